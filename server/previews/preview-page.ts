// The HTML of a preview: the project's own page with our runtime before everything else, the import map of the shared packages,
// and the newest good pack; until there is one, a quiet placeholder that already fetches React.
import type { PreviewPack } from '#server/compiler/compiler.ts'
import { insertIntoPage } from '#server/compiler/index-page.ts'
import { importMapOf, preloadsOf, vendorUrl, type VendorManifest } from '#server/compiler/vendor-manifest.ts'
import type { Language } from '#shared/languages.ts'

type PreviewPage = {
  pack: PreviewPack | null
  /** of the feed; 0 without a pack */ revision: number
  /** there is nothing to build yet */ empty: boolean
  manifest: VendorManifest
  /** origin of the workspace that may frame and command the page */ parentOrigin: string
  /** of the person, for the few words of the runtime itself */ language: Language
}

const usualPackages = ['react', 'react-dom/client', 'react/jsx-runtime', 'react-router', 'lucide-react', 'clsx', 'tailwind-merge']
const buildingTexts: Record<Language, string> = { en: 'Building…', sv: 'Bygger…', ja: '構築中…' }
const emptyTexts: Record<Language, string> = {
  en: 'Nothing here yet. Describe what you need.',
  sv: 'Här är det tomt än så länge. Beskriv vad du behöver.',
  ja: 'まだ何もありません。作りたいものを書いてください。',
}

const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
/** A stylesheet inside a style element ends at the first `</style`. */
const inStyle = (css: string) => css.replaceAll(/<\/style/gi, '<\\/style')

export function previewPage({ pack, revision, empty, manifest, parentOrigin, language }: PreviewPage): string {
  const runtime = `<script src="${vendorUrl(manifest.runtime)}" data-revision="${revision}" data-parent-origin="${escapeAttribute(parentOrigin)}" data-language="${language}"></script>`
  const importMap = `<script type="importmap">${JSON.stringify({ imports: importMapOf(manifest) })}</script>`
  const preloads = [...(pack ? pack.preload : preloadsOf(manifest, usualPackages))]
    .map((url) => `<link rel="modulepreload" href="${url}">`)
    .join('')
  if (!pack) return waitingPage(runtime + importMap + preloads, language, empty)
  const packUrl = `/__smida/pack.js?r=${revision}`
  return insertIntoPage(pack.html, {
    headHtml: `${runtime}${importMap}<link rel="modulepreload" href="${packUrl}">${preloads}`,
    headEndHtml: `<style id="smida-style">${inStyle(pack.css)}</style>`,
    bodyEndHtml: `<script type="module" src="${packUrl}"></script>`,
  })
}

const waitingPage = (headHtml: string, language: Language, empty: boolean) => `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${headHtml}
<title>${(empty ? emptyTexts : buildingTexts)[language]}</title><style id="smida-style">
:root { color-scheme: light dark; background: light-dark(#fafaf9, #1c1917); color: light-dark(#78716c, #a8a29e); font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; min-height: 100vh; display: grid; place-items: center }
main { display: grid; gap: 16px; justify-items: center }
.dots { display: flex; gap: 8px }
.dots i { width: 8px; height: 8px; border-radius: 50%; background: currentColor; animation: pulse 1.2s ease-in-out infinite }
.dots i:nth-child(2) { animation-delay: .15s } .dots i:nth-child(3) { animation-delay: .3s }
@keyframes pulse { 0%, 60%, 100% { opacity: .25 } 30% { opacity: 1 } }
@media (prefers-reduced-motion: reduce) { .dots i { animation: none; opacity: .6 } }
</style></head><body><main>${empty ? '' : '<div class="dots" aria-hidden="true"><i></i><i></i><i></i></div>'}<p role="status">${(empty ? emptyTexts : buildingTexts)[language]}</p></main></body></html>
`
