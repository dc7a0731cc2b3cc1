// "The price should be per hour", "priset ska vara per dag", 料金は1時間あたりにして: what an amount is for stands in its name.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { alreadySo, does, type Reading } from './reading.ts'
import { mainThing, resolveField } from './resolve.ts'

const forms: Record<Language, RegExp> = {
  en: /^(?:please )?(?:make )?(?:the )?(?<what>\p{L}+(?: (?!should|must|has|needs|is|are|be)\p{L}+)?) (?:(?:should|must|has to|needs to) )?(?:be |is |are )?(?:charged |counted )?(?<per>per (?:hour|day|night|week|month|year|person|head|piece|item|session|lesson|km|mile|kilo|kg))(?:,? not per \p{L}+)?[.!]*$/iu,
  sv: /^(?:gör )?(?<what>\p{L}+) (?:(?:ska|måste|bör) )?(?:vara |gälla |räknas |är )?(?<per>per (?:timme|dag|dygn|natt|vecka|månad|år|person|styck|gång|lektion|mil|kilo|kg))(?:,? inte per \p{L}+)?[.!]*$/iu,
  ja: /^(?<what>[^、。はを]{1,10}?)(?:は|を)(?<per>(?:1|１|一)?(?:時間|日|泊|週間?|か月|ヶ月|月|年|人|個|回))(?:あたり|ごと)(?:の(?:金額|料金))?(?:に(?:して|変更)[^。]*|です)[。！!]*$/u,
}

export function perTime(model: ProjectModel, text: string, language: Language): Reading | null {
  const { what = '', per = '' } = forms[language].exec(text.trim())?.groups ?? {}
  const place = what ? resolveField(model, what, language, mainThing(model)) : undefined
  if (!place || place.field.type !== 'money') return null
  const { thing, field } = place
  // what it was for before is left
  const bare = field.label.replace(/ per \p{L}+$/iu, '').replace(/（[^（）]*(?:あたり|ごと)）$/u, '')
  const label = language === 'ja' ? `${bare}（${per}あたり）` : `${bare} ${per.toLowerCase()}`
  return label === field.label ? alreadySo(language) : does({ op: 'renameField', thing: thing.id, field: field.id, label })
}
