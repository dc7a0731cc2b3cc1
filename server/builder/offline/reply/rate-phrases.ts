// What the built-in builder says about costs that are worked out, in the person's language.
import type { Language } from '#shared/languages.ts'

export const rateSays = {
  /** a rate is there, and nothing that it could be multiplied by */
  noLength: {
    en: (rate: string, many: string) =>
      `Nothing in ${many.toLowerCase()} tells how long or how many, so “${rate}” cannot be multiplied by anything. Say “add hours to ${many.toLowerCase()}” first, then ask again.`,
    sv: (rate: string, many: string) =>
      `Inget på ${many.toLowerCase()} säger hur länge eller hur många, så ”${rate}” har inget att gångras med. Säg ”lägg till timmar på ${many.toLowerCase()}” först, och fråga sedan igen.`,
    ja: (rate: string, many: string) =>
      `「${many}」には何時間か、いくつかを数字で入れる項目がないため、「${rate}」から計算できません。先に「${many}に時間数を追加」と伝えてください。`,
  } satisfies Record<Language, (rate: string, many: string) => string>,
  /** what an equation names is there and can hold no number */
  noNumber: {
    en: (label: string) =>
      `**${label}** holds no number, so nothing can be worked out from it. Say “${label} is a number” first.`,
    sv: (label: string) => `**${label}** är inget tal, så det går inte att räkna med. Säg ”${label} är ett tal” först.`,
    ja: (label: string) => `**${label}**は数値ではないため計算に使えません。先に「${label}を数値に変更」と伝えてください。`,
  } satisfies Record<Language, (label: string) => string>,
}
