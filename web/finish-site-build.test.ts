import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startAfterPaint } from './finish-site-build.ts'

const page = (code: string) => `<p>$&</p><script type="module" async="">${code}</script><script>window.other = 1</script>`

test('every module is loaded after the paint, and the rest of the script runs with them', () => {
  const html = startAfterPaint(
    page(
      'import "/assets/manifest.js";\nimport * as route0 from "/assets/root.js";\n  window.routes = {"root":route0};\nimport("/assets/entry.js");',
    ),
  )
  assert.equal(
    html,
    page(
      'const begin=async()=>{const [,route0]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js")]);' +
        'window.routes = {"root":route0};\nimport("/assets/entry.js");};' +
        'if(document.hidden)begin();else requestAnimationFrame(()=>setTimeout(begin))',
    ),
  )
})

test('a page that begins otherwise ends the build', () => {
  assert.throws(() => startAfterPaint('<p>none</p>'), /does not begin its scripts/)
  assert.throws(() => startAfterPaint(page('start()')), /does not begin its scripts/)
})
