import assert from 'node:assert/strict'
import { test } from 'node:test'
import { swedishPlural, swedishSingular } from './inflect.ts'

const forms: [one: string, many: string][] = [
  ['avtal', 'avtal'],
  ['kundsamtal', 'kundsamtal'],
  ['läkemedel', 'läkemedel'],
  ['kundomdöme', 'kundomdömen'],
  ['supportärende', 'supportärenden'],
  ['lokal', 'lokaler'],
  ['maskin', 'maskiner'],
  ['städuppgift', 'städuppgifter'],
  ['brandvarnare', 'brandvarnare'],
  ['artikel', 'artiklar'],
  ['möbel', 'möbler'],
  ['flicka', 'flickor'],
  ['löprunda', 'löprundor'],
  ['bokning', 'bokningar'],
  ['handbok', 'handböcker'],
  ['traktor', 'traktorer'],
  ['vänskapsmatch', 'vänskapsmatcher'],
  ['kammarkonsert', 'kammarkonserter'],
  ['körmedlem', 'körmedlemmar'],
  ['bärbuske', 'bärbuskar'],
  ['örhänge', 'örhängen'],
]

test('Swedish nouns and compounds bend by their last part, both ways', () => {
  for (const [one, many] of forms) {
    assert.equal(swedishPlural(one), many)
    assert.equal(swedishSingular(many), one)
  }
})
