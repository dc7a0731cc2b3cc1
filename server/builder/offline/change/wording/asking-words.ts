// "Add a vegetarian", "need a game", "due date to them": what only asks stands beside a name, and is no part of it.
import type { Language } from '#shared/languages.ts'

const ahead: Partial<Record<Language, RegExp>> = {
  en: /^(?:(?:please|pls|also|and|just|can we|could you|i|we) )*(?:ask (?:(?:them|people|everyone|everybody|customers|clients|guests|members|parents) )?(?:also )?for (?:(?:an?|the|their|your) )?|(?:add|include|insert)(?: me| us)?(?: (?:an?|the|some|one|another))? |(?:need|want|show|have|give)(?: me| us)? (?:an?|the|some|one|another) |(?:show|give) (?:me|us) |(?:me|us) )(?=\p{L}{2})/iu,
  sv: /^(?:(?:tack|snälla|även|också|och|bara|kan vi|jag|vi) )*(?:lägg(?:a)? (?:till|in)(?: (?:en|ett|ny|nytt|några))* |(?:visa|ge) (?:mig|oss) |(?:behöver|vill ha) (?:en|ett|några) )(?=\p{L}{2})/iu,
}
const behind: Partial<Record<Language, RegExp>> = {
  en: /(?:,? (?:please|pls|to (?:it|them|each(?: of them)?)|for (?:it|each of them|all of them)))+$/iu,
  sv: /(?:,? (?:tack|på (?:dem|dom|alla)|till (?:dem|dom)))+$/iu,
}

/** The name alone; the whole where nothing would be left of it. */
export function withoutAsking(name: string, language: Language): string {
  const front = ahead[language]
  const back = behind[language]
  if (!front || !back) return name
  const bare = name.replace(front, '').replace(back, '').trim()
  return bare || name
}

/** "We have got a warré hive": how they came by it is no part of its name. */
const gaining =
  /^(?:skaffat|köpt|fått(?: in)?|börjat (?:med|sälja|ha)|infört|tagit in|lagt till|öppnat|startat|byggt|anställt)(?: (?:en|ett|några|också|även))* (?=\p{L})/iu
export const withoutGaining = (name: string): string => name.replace(gaining, '')

/** "Add that as a type": what was spoken of before is called something else. */
export const isPointing = /^(?:that|this|it|them|those|these|det|den|dem|dom|dessa|detta|denna)$/iu
