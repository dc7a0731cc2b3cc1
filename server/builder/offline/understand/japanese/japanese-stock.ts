// 着物と帯の在庫、貸出と返却を管理したい: what there is a stock of is a list of its own, and no field of what is done with it.
import { knownBlueprints, knownFields } from '../../lexicon/lexicon.ts'
import { addThing } from '../add-said.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { sayNoun } from '../said.ts'

const word = '[\\p{Script=Han}\\p{Script=Katakana}ー]{1,8}'
const stocked = new RegExp(`(?<=^|[。、\\n])(?<one>${word})(?:[とや・](?<other>${word}))?の在庫(?=、|と|や|・|を|も)`, 'u')
/** What its rows are of where a trade rents it out. */
const rented = 'rentalItem'
const done = new Set(['loan', 'rental', 'booking', 'order'])

export function heedStock(intent: Intent): void {
  const { prompt, language, domains, things } = intent
  const { one, other } = (language === 'ja' ? stocked.exec(prompt)?.groups : undefined) ?? {}
  const isOf = (said: SaidThing) => said.one === one || said.known?.nouns.ja.all.includes(one!) === true
  // only beside what is done with it; a stock alone is read as it stands
  if (!one || things.some(isOf) || !things.some(({ known }) => done.has(known?.id ?? ''))) return
  const names = [one, other, '在庫']
  const isTold = ({ label }: SaidField) => names.includes(label)
  for (const said of things) said.fields = said.fields.filter((field) => !isTold(field))
  intent.loose = intent.loose.filter((field) => !isTold(field))
  intent.unknown = intent.unknown.filter((noun) => !names.includes(noun))
  const trade = domains.find((id) => knownBlueprints.get(id)?.things.includes(rented))
  const kept = trade ? { ...saidFromLexicon(rented, 'ja', trade), one, many: one } : sayNoun(one, 'ja')
  const isCounted = kept.known?.fields.some(({ concept }) => concept === 'quantity' || concept === 'stock') === true
  const { label, type } = knownFields.get('stock')!
  kept.fields = [
    ...(other
      ? [
          {
            id: 'type',
            label: knownFields.get('type')!.label.ja,
            type: 'select' as const,
            concept: 'type',
            options: [one, other],
          },
        ]
      : []),
    ...(isCounted ? [] : [{ id: 'stock', label: label.ja, type, concept: 'stock' }]),
  ]
  const list = addThing(intent, kept)
  for (const said of things) if (done.has(said.known?.id ?? '') && !said.parents.includes(list)) said.parents.push(list)
}
