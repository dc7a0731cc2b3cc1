// The plainest descriptions there are, of any list: its name and its fields. Each must become that list with those fields, and nothing else.
import type { Language } from '#shared/languages.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { Share } from '../measure-prompts.ts'
import { inRow, inSentence, type Sheet, sheets } from './sample.ts'

type Form = (many: string, labels: readonly string[]) => string

const titled = (text: string) => text[0]!.toUpperCase() + text.slice(1)

export const promptForms: Record<Language, Record<string, Form>> = {
  en: {
    'X: a, b, c': (many, labels) => `${titled(many)}: ${inRow(labels, 'en')}`,
    'A list of X with a, b and c': (many, labels) => `A list of ${many} with ${inSentence(labels, 'en')}`,
    'keep track of our X. For each one: a, b, c': (many, labels) =>
      `I want to keep track of our ${many}. For each one: ${inRow(labels, 'en')}.`,
    'An app for X (a, b, c)': (many, labels) => `An app for ${many} (${inRow(labels, 'en')})`,
  },
  sv: {
    'X: a, b, c': (many, labels) => `${titled(many)}: ${inRow(labels, 'sv')}`,
    'En lista över X med a, b och c': (many, labels) => `En lista över ${many} med ${inSentence(labels, 'sv')}`,
    'hålla koll på våra X. För varje: a, b, c': (many, labels) =>
      `Jag vill hålla koll på våra ${many}. För varje: ${inRow(labels, 'sv')}.`,
    'En app för X (a, b, c)': (many, labels) => `En app för ${many} (${inRow(labels, 'sv')})`,
  },
  ja: {
    'X：a、b、c': (many, labels) => `${many}：${inRow(labels, 'ja')}`,
    'Xの一覧。a、b、cを記録したい': (many, labels) => `${many}の一覧。${inRow(labels, 'ja')}を記録したい`,
    'Xを管理するアプリ。項目はa、b、c。': (many, labels) => `${many}を管理するアプリ。項目は${inRow(labels, 'ja')}。`,
    'X（a、b、c）': (many, labels) => `${many}（${inRow(labels, 'ja')}）`,
  },
}

/** What a description lacks, or has too much of. */
export function faultsOf(prompt: string, { many, fields }: Sheet): string[] {
  const { model } = understand(prompt)
  if (!model) return ['nothing was built']
  const list = model.things.find((thing) => thing.many.toLowerCase() === many) ?? model.things[0]
  const lacking = fields.filter(({ label }) => !list?.fields.some((field) => field.label.toLowerCase() === label))
  return [
    ...lacking.map(({ label }) => `lacks ${label}`),
    ...model.things.filter((thing) => thing !== list).map((thing) => `builds ${thing.many}`),
    ...model.pages.filter(({ kind }) => kind !== 'collection' && kind !== 'dashboard').map(({ kind }) => `shows a ${kind}`),
  ]
}

/** How many of `count` lists are read as they are written, in each form. */
export function measurePlainPrompts(
  language: Language,
  count: number,
  seed: number,
): { shares: Record<string, Share>; misses: string[] } {
  const misses: string[] = []
  const shares = Object.fromEntries(
    Object.entries(promptForms[language]).map(([name, form]): [string, Share] => {
      const faulty = sheets(language, count, seed).filter((each) => {
        const prompt = form(
          each.many,
          each.fields.map(({ label }) => label),
        )
        const faults = faultsOf(prompt, each)
        if (faults.length) misses.push(`${prompt}\n      ${faults.join('; ')}`)
        return faults.length > 0
      })
      return [name, { found: count - faulty.length, all: count }]
    }),
  )
  return { shares, misses }
}
