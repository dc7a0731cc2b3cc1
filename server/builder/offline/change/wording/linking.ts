// How a wish says on which record one chooses, and from which list: "låt varje kupa stå i en bigård", "på bokningen väljer man
// frisör". `from` is what points, or `field` of it, `to` what is chosen; what is not named is the list that the rest of it adds.
import type { Latin } from '../../understand/tokens.ts'
import { form } from '../told/form.ts'
import { linkingEn } from './linking-en.ts'

const { raw } = String
/** Ahead of the clause: what it is joined by. */
const joint = raw`(?:^|[.!?;,]\s*|\s+)`
/** To the end of the clause. */
const rest = raw`[^.;,!?]*`
const end = raw`(?=\s*(?:[.;,!?]|$))`

const noun = (name: string) => raw`(?<${name}>\p{L}[\p{L}-]+)`
const field = raw`["“]?(?<field>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?)["”]?`
const they = raw`(?<pronoun>den|dem|dom|det|en|ett|någon|listan|den listan)`

const leadSv = raw`(?:(?:och|samt|så|sen|sedan|men|där|som|att|gör|låt|se till|det|vill|ska|skulle|kan|bör|måste|borde|behöver|få|får|kunna|gärna|också|även|jag|vi|man|de|dom|mig|oss|personalen|lätt|enkelt) )*`
const eachSv = raw`(?:varje|varenda|alla|vart och ett av|en|ett|själva|våra|de|den)`
const canSv = raw`(?:(?:ska|kan|vill|bör|måste|borde|behöver|få|får|kunna|gärna|också|även|jag|vi|man|de|personalen) )*`
const pickSv = raw`(?:välj(?:er|a|s|as)?|ang(?:e|er|es)|ser?|veta|framgår?|koppla[rs]?|peka[r]? ut)`
const aSv = raw`(?:en|ett|sin|sitt|varsin|varsitt|någon av|något av|en av|ett av|rätt)`
const whichSv = raw`(?:vilken|vilket|vilka|en|ett|sin|rätt|någon|någon av)`
const onSv = raw`(?:på|till|för|i|vid)`
const tieSv = raw`(?:koppla[s]?|knyta?s?|länka[s]?|peka[r]?|binda?s?|hör(?:a|de)?|tillhör(?:a)?|gäll(?:er|a))`

const sv: readonly RegExp[] = [
  form`${joint}${leadSv}${tieSv} (?:ihop )?(?:${eachSv} )?${noun('from')} (?:till|med|mot|ihop med|på) (?:${aSv} )?(?:${they}${end}|${noun('to')})${rest}`,
  form`${joint}(?:och |samt |så )?(?:låt|gör så att|så att|se till att) (?:fältet )?${field} (?:ska |kan )?(?:peka[r]?|kopplas|väljas|väljs|hämtas|länkas|länka[r]?) (?:på|till|från|ur|bland|i) (?:${they}|${noun('to')})${end}`,
  form`${joint}${leadSv}${onSv} (?:${eachSv} )?${noun('from')} ${canSv}${pickSv} ${canSv}(?:(?:${whichSv} )?${noun('to')}|(?:vem|vilken|vilket)(?= som))${rest}`,
  form`${joint}${leadSv}${pickSv} ${onSv} (?:${eachSv} )?${noun('from')} (?:(?:vilken|vilket|vilka) ${noun('to')}|vem)${rest}`,
  form`${joint}${leadSv}(?:välj(?:er|a)?|ange[r]?|peka ut) vem som \p{L}+ (?:${eachSv} )?${noun('from')}${rest}`,
  form`${joint}${leadSv}(?:välj(?:er|a)?|ange[r]?|peka ut) (?:${whichSv} )?${noun('to')} (?:på|till|för|i|vid) (?:${eachSv} )?${noun('from')}${rest}`,
  form`${joint}${leadSv}(?:varje|varenda|alla|en|ett) ${noun('from')} ${canSv}\p{L}+(?: (?:till|i|på|från|hos|av|under|med|vid|ihop med))? ${aSv} (?:av )?${noun('to')}${rest}`,
  form`${joint}där (?:varje|varenda|alla|en|ett) ${noun('from')} (?:hör hemma|hör till|står|finns|bor|ligger|förvaras|tillhör|ingår)${end}`,
  form`${joint}(?:och |samt |så )?låt ${noun('from')} (?:få )?(?:välja|ha|tillhöra|höra till|gå i|vara med i) (?:en|ett|sin|sitt) ${noun('to')}${rest}`,
  form`${joint}(?:och |samt |där |så )?${noun('from')} ${canSv}(?:pekar?|kopplas|länkas) (?:på|till|mot) (?:rätt |sin |sitt |en |ett )?${noun('to')}${rest}`,
  form`${joint}${leadSv}${noun('from')} ${canSv}${tieSv} (?:till|på|med|mot|ihop med)${end}`,
  form`${joint}${leadSv}${tieSv} (?:till |på |mot |ihop med )?${aSv} ${noun('to')}${rest}`,
]

export const linking: Record<Latin, readonly RegExp[]> = { en: linkingEn, sv }
