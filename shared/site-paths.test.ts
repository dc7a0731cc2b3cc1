import assert from 'node:assert/strict'
import { it } from 'node:test'
import { inLanguage, languageOfPath, siteAnswer, withLanguage } from './site-paths.ts'

const at = (pathname: string, search = '') => siteAnswer(pathname, search, 'sv')
const redirect = (location: string, byLanguage: boolean) => ({ kind: 'redirect', location, byLanguage })

it('ROUTE-1 ROUTE-2 paths with a language are pages, with or without a trailing slash', () => {
  for (const path of ['/en', '/sv/pricing', '/ja/inspiration/crm', '/en/business/crm', '/en/inspiration/business/crm'])
    for (const pathname of [path, `${path}/`]) assert.deepEqual(at(pathname), { kind: 'page', language: path.slice(1, 3), path })
})

it('LANG-2 a bare path goes to the visitor’s language, query kept', () => {
  assert.deepEqual(at('/'), redirect('/sv', true))
  assert.deepEqual(at('/pricing', '?x=1'), redirect('/sv/pricing?x=1', true))
  assert.deepEqual(at('/signup/', '?prompt=a%20b'), redirect('/sv/signup?prompt=a%20b', true))
})

it('LANG-3 an unknown language is removed and the rest goes to English', () => {
  assert.deepEqual(at('/fr', '?x=1'), redirect('/en?x=1', false))
  assert.deepEqual(at('/fr/pricing', '?x=1'), redirect('/en/pricing?x=1', false))
  assert.deepEqual(at('/fr/inspiration/business/crm'), redirect('/en/inspiration/business/crm', false))
})

it('ROUTE-3 what fits no route is missing, in the path’s language or the visitor’s', () => {
  assert.deepEqual(at('/en/a/b/c'), { kind: 'missing', language: 'en' })
  assert.deepEqual(at('/a/b/c/d/e'), { kind: 'missing', language: 'sv' })
  assert.deepEqual(at('/nothing.txt'), { kind: 'missing', language: 'sv' })
  assert.deepEqual(at('/ja/nothing.txt'), { kind: 'missing', language: 'ja' })
})

it('ROUTE-4 paths with an exclamation mark are the workspace’s', () => {
  assert.deepEqual(at('/!ui'), { kind: 'workspace' })
  assert.deepEqual(at('/!organization/create/1'), { kind: 'workspace' })
})

it('no path redirects to another host', () => {
  for (const pathname of ['//elsewhere.example', '//elsewhere.example/pricing', '/\\elsewhere.example', '///pricing']) {
    const answer = at(pathname)
    if (answer.kind === 'redirect') assert.match(answer.location, /^\/(en|sv|ja)(\/[^/\\]|$)/)
  }
})

it('LANG-5 internal targets get the language once; the root becomes just the language', () => {
  assert.equal(withLanguage('sv', '/'), '/sv')
  assert.equal(withLanguage('sv', '/#features'), '/sv#features')
  assert.equal(withLanguage('sv', '/signup?return=/en/x#y'), '/sv/signup?return=/en/x#y')
  assert.equal(withLanguage('sv', '/sv/login'), '/sv/login')
})

it('LANG-6 the language segment is replaced, or put in front', () => {
  assert.equal(inLanguage('ja', '/en/login'), '/ja/login')
  assert.equal(inLanguage('ja', '/en'), '/ja')
  assert.equal(inLanguage('ja', '/login'), '/ja/login')
  assert.equal(languageOfPath('/sv/login'), 'sv')
  assert.equal(languageOfPath('/fr/login'), 'en')
})
