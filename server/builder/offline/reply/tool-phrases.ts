// What the builder says about what a tool starts with.
import type { Language } from '#shared/languages.ts'
import { type ToolStart, toolStarts } from '../lexicon/tool-starts.ts'
import type { Page, ToolSettings } from '../model.ts'

const rangeOf = ({ min, max, among }: ToolStart) => among?.join(', ') ?? `${min}–${max}`

export const toolSays = {
  onlyThese: {
    en: (start: ToolStart) => `${start.label.en} can be ${rangeOf(start)}, so I took what comes nearest.`,
    sv: (start: ToolStart) => `${start.label.sv} kan vara ${rangeOf(start)}, så jag tog det närmaste.`,
    ja: (start: ToolStart) => `${start.label.ja}は ${rangeOf(start)} から選べるため、最も近い値にしました。`,
  },
}

/** "Minutes of focus: 50, Minutes of break: 10" */
const dayTerm: Record<Language, string> = {
  en: 'Days to pay on new invoices',
  sv: 'Dagar att betala på nya fakturor',
  ja: '新しい請求書の支払期限（日数）',
}
export const startsText = ({ tool }: Page, starts: Record<string, number>, language: Language): string =>
  Object.entries(starts)
    .map(
      ([name, value]) =>
        `**${(tool ? toolStarts[tool]?.[name]?.label : dayTerm)?.[language] ?? name}**${language === 'ja' ? '：' : ': '}${value}`,
    )
    .join(language === 'ja' ? '、' : ', ')

/** "Buttons: 15 %, 18 %, 20 %" */
export function settingsText({ rates, marks, signs }: ToolSettings, language: Language): string {
  const say = (en: string, sv: string, ja: string, what: string) =>
    `**${{ en, sv, ja }[language]}**${language === 'ja' ? '：' : ': '}${what}`
  if (rates) return say('Buttons', 'Knappar', 'ボタン', rates.map((rate) => `${rate} %`).join(', '))
  if (marks) return say('The players', 'Spelarna', 'プレイヤー', marks.join(' '))
  return say('On the cards', 'På korten', 'カードの絵', (signs ?? []).slice(0, signsShown).join(' ') + ' …')
}
const signsShown = 6
