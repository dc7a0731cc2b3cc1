// The policy lets run what the page was built with, byte for byte, and nothing else.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { test } from 'node:test'
import { pagePolicy } from './page-policy.ts'

const config = { baseUrl: 'https://smida.example', contentHost: 'content.example' }
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const page =
  '<script>theme()</script><script type="application/ld+json">{"a":1}</script><script type="module">import "/a.js"</script><script src="/b.js"></script>'

test('inline scripts run by their hashes; data and files need none; anything else does not run', () => {
  const policy = pagePolicy(page, config)
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'))
  assert.equal(scripts, `script-src 'self' ${hashOf('theme()')} ${hashOf('import "/a.js"')}`)
  assert.ok(!policy.includes(hashOf('{"a":1}')))
  assert.doesNotMatch(scripts!, /unsafe/)
})

test('films and their captions play from the site itself and from nowhere else', () => {
  assert.deepEqual(
    pagePolicy(page, config)
      .split('; ')
      .filter((part) => part.startsWith('media-src')),
    ["media-src 'self'"],
  )
})

test('only previews and publications may be framed, and nobody may frame us', () => {
  const policy = pagePolicy(page, config)
  assert.match(policy, /frame-src https:\/\/\*\.apps\.content\.example https:\/\/\*\.preview\.content\.example;/)
  assert.match(policy, /frame-ancestors 'none'/)
  assert.match(policy, /base-uri 'none'/)
})
