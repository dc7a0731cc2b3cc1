import assert from 'node:assert/strict'
import { test } from 'node:test'
import { inferType } from './infer-type.ts'
import type { Language } from '#shared/languages.ts'

const told: Record<Language, Record<'date' | 'bool' | 'text', string>> = {
  en: {
    date: 'moved in, contract ends, brought in on, ready by, due back, when to ring back',
    bool: 'sold, invoice sent, customer told, keys handed over, whether I own it',
    text: 'lent to, returned by, delivered by, medication given, legends, when it flowers',
  },
  sv: {
    date: 'avtalsslut, garantin t.o.m., skodd senast, ska lämnas tillbaka, förväntat avslut, inflyttad',
    bool: 'kund kontaktad, utfört, moms uträknad, giftig',
    text: 'utfört arbete, skott, kvitterat av, lämnad av, kundkontakt',
  },
  ja: { date: '次回, いつ, 着工, 引渡, 契約満了', bool: '貸出中, 読了, 完了', text: '集中, いつもの店, 着工先' },
}

test('what was done or comes is a day or a yes or no, and what only sounds like it stays a text', () => {
  for (const [language, types] of Object.entries(told))
    for (const [type, labels] of Object.entries(types))
      for (const label of labels.split(', ')) assert.equal(inferType(label, language as Language).type, type, label)
})
