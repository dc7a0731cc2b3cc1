// What of goods is a choice among others than usually: "storlek (50–164)" and for whom of children's clothes, 状態 of what is second-hand.
import type { Language } from '#shared/languages.ts'
import { knownFields, optionLabel } from '../../lexicon/lexicon.ts'
import { escaped } from '../../lexicon/escaped.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'

/** Sizes of children's clothes go up by so many centimetres, from and up to these. */
const [step, smallest, largest] = [6, 44, 188]
const optionsMax = 24

function sizesBetween(from: number, to: number): string[] | undefined {
  const isOfChildren = from >= smallest && to <= largest && (to - from) % step === 0
  const by = isOfChildren ? step : 1
  const count = (to - from) / by + 1
  if (!(count > 1) || count > optionsMax) return undefined
  return Array.from({ length: count }, (_, at) => String(from + at * by))
}

function sizeTold({ prompt }: Intent, { label }: SaidField): string[] | undefined {
  const found = new RegExp(String.raw`${escaped(label)}[^\p{L}\d]{1,3}(\d{2,3}) ?[-–〜～~] ?(\d{2,3})(?!\d)`, 'iu').exec(prompt)
  return found ? sizesBetween(Number(found[1]), Number(found[2])) : undefined
}

const forChildren = /barn|(?<!\p{L})baby|kids?(?!\p{L})|child|toddler|子ども|子供|キッズ|ベビー/iu
/** For whom clothes of children are. */
const girlsAndBoys: Record<Language, string[]> = {
  en: ['Girl', 'Boy', 'Unisex'],
  sv: ['Flicka', 'Pojke', 'Unisex'],
  ja: ['女の子', '男の子', '男女兼用'],
}

/** In place. */
export function settleChoices(intent: Intent, goods: SaidThing): void {
  const { language, prompt } = intent
  for (const field of goods.fields) {
    const sizes = field.concept === 'size' ? sizeTold(intent, field) : undefined
    if (sizes) Object.assign(field, { type: 'select', options: sizes })
    const isUsualGender =
      /gender|sex/i.test(field.concept ?? '') && !prompt.toLowerCase().includes(field.options?.[0]?.toLowerCase() ?? '-')
    if (isUsualGender && forChildren.test(prompt)) Object.assign(field, { type: 'select', options: girlsAndBoys[language] })
    // how goods are, and not how far something has come
    const condition = knownFields.get('condition')
    const usual = knownFields.get('status')?.options?.map((option) => optionLabel(option, language))
    if (language === 'ja' && field.label === '状態' && condition?.options && field.options?.join() === usual?.join())
      Object.assign(field, {
        id: 'condition',
        concept: 'condition',
        type: 'select',
        options: condition.options.map((option) => optionLabel(option, language)),
      })
  }
}
