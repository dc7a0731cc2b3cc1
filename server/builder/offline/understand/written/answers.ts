// Questions and their answers: what is asked is left, and what is answered is told. "What is kept?" asks for lists, 「必要な項目は？」 for fields.
import type { Language } from '#shared/languages.ts'
import { type Edit, editsOf } from './pieces.ts'
import { eachHas } from './sentence.ts'

const question = /(?<=^|[\n.!?。！？]\s*)(?:Q|Question|F|Fråga|質問|問)\s*\d{0,2}\s*[.:：)）]\s*(?<asked>[^?？\n]*)[?？\n]\s*/giu
const answer =
  /(?<=^|[\n.!?。！？]\s*)(?:A|Answer|S|Svar|回答|答え?)\s*\d{0,2}\s*[.:：)）]\s*(?:(?:yes|yep|yeah|ja|japp|jo|はい|ええ)\s*[,、]\s*)?/giu
/** A question for what each of them has opens a list in its answer. */
const forFields =
  /(?:fields?|columns?|details|note (?:down )?about|know about|about (?:each|them|it)|veta om|om (?:dem|varje)|fält|kolumner|uppgifter|項目|記録する内容|入力(?:する|内容))/iu
/** Questions that ask what is to be built, without a sign. */
const bare: Record<Language, RegExp> = {
  en: /(?<=^|[.!?\n]\s*)(?<asked>(?:what|which|who|how|anything|and what|what else)(?!\p{L})[^.!?\n]{0,80})\?\s+(?:(?:yes|yep|yeah|no),? )?(?=\S)/giu,
  sv: /(?<=^|[.!?\n]\s*)(?<asked>(?:vad|vilka|vilket|vem|hur|något (?:mer|annat)|och vad)(?!\p{L})[^.!?\n]{0,80})\?\s+(?:(?:ja|jo|nej),? )?(?=\S)/giu,
  ja: /(?<=^|[。！？?\n]\s*)(?<asked>(?:何|どんな|誰|どう|ほかに|他に)[^。！？?\n]{0,40})[？?]\s*(?:(?:はい|ええ|いいえ)、?)?(?=\S)/gu,
}
const bareMin = 2

export function answers(text: string, language: Language): Edit[] {
  const left = ({ groups }: RegExpExecArray) => (forFields.test(groups!.asked!) ? eachHas[language] : '')
  const asked = editsOf(text, question, left)
  if (!asked.length) {
    const told = editsOf(text, bare[language], left)
    return told.length >= bareMin ? told : []
  }
  return [...asked, ...editsOf(text, answer, () => '')].toSorted((first, second) => first.start - second.start)
}
