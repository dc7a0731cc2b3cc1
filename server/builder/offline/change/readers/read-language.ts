// "In Swedish please", "in French", "prices in euros": the language a project speaks and the money it counts in.
import { type Language, isLanguage } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { currencyIn } from '../../understand/currency-in.ts'
import { detectLanguage } from '../../understand/detect-language.ts'
import { unitOf } from '../../understand/units.ts'
import { readBySigns } from '../../understand/read-intent.ts'
import { alreadySo, does, nothing, tells, type Reading } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import type { Clause } from '../wording/clauses.ts'

const languages: [RegExp, Language][] = [
  [/swedish|svenska|スウェーデン語/gi, 'sv'],
  [/japanese|japanska|日本語/gi, 'ja'],
  [/english|engelska|英語/gi, 'en'],
]
const isDirected = /(?:\b(?:in|to|into)|(?<!\p{L})(?:på|till))\s+$/iu
/** 「英語になっている」 tells how it is now. */
const isDirectedJa = /^(?:に(?!なって)|で|へ|化)/u
const isSoNow = /語になって(?:い?る|しま)/u

/** "Some buttons are in English, all should be in Japanese": what it is to become is told last. */
function languageNamed(text: string): Language | undefined {
  const named = languages
    .flatMap(([sign, to]) => [...text.matchAll(sign)].map(({ index, 0: name }) => ({ to, index, end: index + name.length })))
    .toSorted((a, b) => a.index - b.index)
  const directed = named.filter(({ index, end }) => isDirected.test(text.slice(0, index)) || isDirectedJa.test(text.slice(end)))
  return (directed.at(-1) ?? named[0])?.to
}

const otherLanguage =
  /\b(?:in|to|into)\s+(?:french|german|spanish|italian|dutch|norwegian|danish|finnish|polish|portuguese|chinese|mandarin|korean|arabic|russian|turkish|hindi|greek|czech|ukrainian|thai|vietnamese)\b|(?<!\p{L})(?:på|till)\s+(?:franska|tyska|spanska|italienska|nederländska|norska|danska|finska|polska|portugisiska|kinesiska|koreanska|arabiska|ryska|turkiska)(?!\p{L})|(?:フランス|ドイツ|スペイン|イタリア|中国|韓国|ポルトガル|ロシア|ベトナム|タイ)語(?:に|で|へ)/iu

/** "In French please": said to be out of reach, and no field of that name. */
export function readOtherLanguage(_model: ProjectModel, { text, verb }: Clause, language: Language): Reading {
  return otherLanguage.test(text) && verb !== 'rename' && !currencyIn(text) ? tells(changeSays.onlyThree[language]) : nothing
}

export function readLanguage(model: ProjectModel, clause: Clause): Reading {
  const target = languageNamed(clause.text)
  const asks =
    /\b(?:in|to|into|language|translate|switch|på|till|språk|översätt)\b|に|で|翻訳/i.test(clause.text) &&
    clause.verb !== 'add' &&
    clause.verb !== 'remove'
  const alone = clause.verb === 'other' && clause.text.split(/\s+/).length <= 4
  const isAsked = /translat|översätt|翻訳|訳し/i.test(clause.text)
  // "swedish kronor" is money
  if (
    !target ||
    currencyIn(clause.text) ||
    !isLanguage(target) ||
    !(asks || alone) ||
    isSoNow.test(clause.text) ||
    (!isAsked && readBySigns(clause.text).things.length)
  )
    return nothing
  if (target === model.language) return alreadySo(detectLanguage(clause.text))
  return does({ op: 'setLanguage', language: target })
}

export function readCurrency(model: ProjectModel, clause: Clause, language: Language): Reading {
  const wanted = currencyIn((clause.to ?? clause.text).replace(/\binstead of\b.*|i stället för.*/i, ''))
  const isAlone = clause.verb === 'other' && clause.text.split(/\s+/).length <= 2
  const asks =
    isAlone || /currency|valuta|通貨|\b(?:use|make|switch|in|to|prices|amounts|i|använd|till)\b|で|に/i.test(clause.text)
  // "weight in pounds" weighs
  const weighed = unitOf(/\bin\s+(\p{L}+)$/iu.exec(clause.text)?.[1] ?? '', language)
  const measured = weighed
    ? resolveField(
        model,
        clause.text.replace(/^(?:show|record|enter|measure)\s+|\s+(?:(?:should|must) be |is )?in\s+\p{L}+$/giu, ''),
        language,
        mainThing(model),
      )?.field
    : undefined
  if (measured && measured.type !== 'money' && /weight|mass|load/i.test(`${measured.concept ?? ''} ${measured.label}`))
    return nothing
  // 「コーヒーは450円に」 is a price, and no currency
  const isAmount = /\d[\d,. ]*(?:円|kr(?!\p{L})|kronor|sek|:-)/iu.test(clause.text)
  if (!wanted || !asks || isAmount || clause.verb === 'add' || clause.verb === 'remove') return nothing
  return wanted === model.currency ? alreadySo(language) : does({ op: 'setCurrency', currency: wanted })
}
