import { launchBrowser } from '../tests/bench/browser.ts'
import { readFileSync } from 'node:fs'
const b = await launchBrowser(); const [out, w, cols, ...files] = process.argv.slice(2)
const p = await b.newPage({ viewport: { width: Number(w) * Number(cols) + 8 * Number(cols), height: 600 } })
await p.setContent(`<style>body{margin:0;background:#888;display:grid;gap:8px;grid-template-columns:repeat(${cols},1fr)}img{width:100%}</style>` + files.map((f) => `<img src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join(''))
await p.waitForTimeout(500); await p.screenshot({ path: out!, fullPage: true }); await b.close()
