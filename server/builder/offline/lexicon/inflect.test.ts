import assert from 'node:assert/strict'
import { test } from 'node:test'
import { swedishIndefinite, swedishPlural, swedishSingular } from './inflect.ts'

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
  ['vapen', 'vapen'],
  ['skada', 'skador'],
  ['vattenskada', 'vattenskador'],
  ['nyckel', 'nycklar'],
  ['kofferregel', 'kofferregler'],
  ['handduk', 'handdukar'],
  ['kastrull', 'kastruller'],
  ['spade', 'spadar'],
  ['drake', 'drakar'],
  ['kloster', 'kloster'],
  ['vapenregister', 'vapenregister'],
  ['elektriker', 'elektriker'],
  ['stormhatt', 'stormhattar'],
  ['akvarium', 'akvarier'],
  ['lagerstudio', 'lagerstudior'],
  ['get', 'getter'],
  ['budget', 'budgetar'],
  ['hyresvärd', 'hyresvärdar'],
  ['tång', 'tänger'],
  ['vinkelhake', 'vinkelhakar'],
  ['tistel', 'tistlar'],
  ['boendemiljö', 'boendemiljöer'],
  ['resebyrå', 'resebyråer'],
  ['hinder', 'hinder'],
  ['äventyr', 'äventyr'],
  ['lekredskap', 'lekredskap'],
  ['utrymme', 'utrymmen'],
  ['inventarium', 'inventarier'],
]

test('Swedish nouns and compounds bend by their last part, both ways', () => {
  for (const [one, many] of forms) {
    assert.equal(swedishPlural(one), many)
    assert.equal(swedishSingular(many), one)
  }
})

test('what was borrowed in the plural stays so', () => {
  for (const many of ['ipads', 'workshops']) {
    assert.equal(swedishPlural(many), many)
    assert.equal(swedishSingular(many), many.slice(0, -1))
  }
})

const definite: [said: string, indefinite: string][] = [
  ['värdet', 'värde'],
  ['nyckeln', 'nyckel'],
  ['tallriken', 'tallrik'],
  ['hyresvärden', 'hyresvärd'],
  ['hyresgästen', 'hyresgäst'],
  ['festen', 'fest'],
  ['marksten', 'marksten'],
  ['bron', 'bro'],
  ['kaféet', 'kafé'],
  ['områden', 'område'],
  ['hårt', 'hårt'],
  ['skadat', 'skadat'],
  ['rast', 'rast'],
  ['önskan', 'önskan'],
]

test('a noun that stands for one is its own singular, though it ends like several', () => {
  for (const one of ['fjäder', 'revisor', 'hamster', 'server']) assert.equal(swedishSingular(one), one)
})

test('the definite is taken off Swedish nouns, and off nothing that only ends like it', () => {
  for (const [said, indefinite] of definite) assert.equal(swedishIndefinite(said), indefinite)
})
