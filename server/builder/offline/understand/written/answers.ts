// Questions and their answers: what is asked is left, and what is answered is told. "What is kept?" asks for lists, 「必要な項目は？」 for fields.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'

const question = /(?<=^|[\n.!?。！？]\s*)(?:Q|Question|F|Fråga|質問|問)\s*\d{0,2}\s*[.:：)）]\s*(?<asked>[^?？\n]*)[?？\n]\s*/giu
const answer =
  /(?<=^|[\n.!?。！？]\s*)(?:A|Answer|S|Svar|回答|答え?)\s*\d{0,2}\s*[.:：)）]\s*(?:(?:yes|yep|yeah|ja|japp|jo|はい|ええ)\s*[,、]\s*)?/giu
/** A question for what each of them has opens a list in its answer. */
const forFields = /(?:fields?|columns?|details|note (?:down )?about|know about|fält|kolumner|uppgifter|項目|記録する内容|入力(?:する|内容))/iu
const forEach: Record<Language, string> = { en: 'For each one: ', sv: 'För varje: ', ja: '項目は' }

export function answers(text: string, language: Language): Edit[] {
  const asked = editsOf(text, question, ({ groups }) => (forFields.test(groups!.asked!) ? forEach[language] : ''))
  if (!asked.length) return []
  return [...asked, ...editsOf(text, answer, () => '')].toSorted((first, second) => first.start - second.start)
}
