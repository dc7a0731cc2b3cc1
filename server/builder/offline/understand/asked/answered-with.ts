// How a question is answered, by what is written behind it: "(1-5)", "(yes/no)", "(SNS、検索、その他)※複数選択可", "hur många".
import type { Asked } from '../../model.ts'
import { capitalised } from '../said.ts'

/** What a question says without how it is answered, and how it is. */
export type Answered = Asked & { isTold: boolean }

const severalWords =
  /複数(?:選択|回答)?(?:可(?:能)?|OK|あり)?|いくつでも|multiple(?: \p{L}+){0,2}|several(?: \p{L}+){0,2}|(?:(?:select|choose|pick|tick|check) )?(?:all|any) that apply:?|as many as (?:they|you) (?:like|want)|(?:select|choose|pick|tick) several|checkbox(?:es)?|flera (?:val|svar|alternativ)(?: \p{L}+){0,2}|(?:flera|kryssa i alla|välj alla|(?:choose|select|pick|tick) (?:all|any))/iu
const oneWords = /単一選択|(?:1|一|ひと)つ(?:だけ)?選択|択一|single choice|choose one|pick one|one answer|välj ett|ett val/iu
const requiredWords =
  /(?<![\p{L}])(?:required|mandatory|must be (?:answered|filled in)|obligatorisk[at]?|måste (?:fyllas i|besvaras)|tvingande)(?!\p{L})|必須/iu
const optionalWords = /(?<![\p{L}])(?:optional|voluntary|if (?:any|they want)|valfritt?|frivillig[at]?t?)(?!\p{L})|任意/iu
const freeWords =
  /自由(?:記述|記入|回答|入力)?|記述(?:式)?|フリー(?:記述|コメント)?|free ?text|open(?:[- ]ended)?|long answer|text(?: field| box)?|(?:fri|öppen) ?text|fritext|textfält|öppen fråga/iu
const yesNoWords =
  /^(?:yes ?(?:\/|or|,|・|-|and) ?no|y\/n|ja ?(?:\/|eller|,|-) ?nej|j\/n|はい[/・、,かと／ ]?いいえ|yes[/・、]no|あり[/・、／]?なし(?=の二択)|○[×✕]|○か×)$/iu
/** "1-5", "scale 1 to 10", "5段階", "stars", "på en skala från 1 till 5" */
const scaleWords =
  /(?:(?:on |in |på )?(?:a |an |en )?(?:scale|skala|スケール|rating|betyg|marks?)?[ :]*(?:of|from|från|mellan|between)? ?(?<!\d)(?<from>[01]) ?(?:-|–|—|~|〜|～|to|till|and|och|から) ?(?<to>10|[3-9])(?: stars?| stjärnor| points?| poäng)?(?!\d|[.,]\d| ?(?:people|persons?|personer|人))|(?<steps>10|[3-9３-９五十七三])段階(?:評価)?|(?<stars>[3-9五]|10|three|four|five|six|ten|tre|fyra|fem|tio)?[- ]?(?:out of (?<outOf>10|[3-9]|five|ten)|stars?|stjärnor|星|★)(?: rating)?(?:の数)?(?<=.)(?:[3-9５五]つ)?)/iu
const inWords: Record<string, number> = {
  三: 3,
  五: 5,
  七: 7,
  十: 10,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  tre: 3,
  fyra: 4,
  fem: 5,
  tio: 10,
}
const usualMarks = 5

/** "(number)", （日付）: the kind itself. */
const kindNotes: readonly (readonly [RegExp, 'number' | 'date'])[] = [
  [/^(?:an? )?(?:number|numeric|siffra|tal|antal|数字|数値)$/iu, 'number'],
  [/^(?:an? |ett )?(?:date|datum|日付)$/iu, 'date'],
]
const numberWords =
  /^(?:how many|number of|no\. of|hur många|antal(?:et)?|how old are you|hur gammal är du|quantity|ålder$|age$|年齢$)(?!\p{L})|(?:人数|回数|個数|台数|枚数|年数|金額|時間数|名様)$|何(?:人|名|回|個|台|枚|歳|時間)(?:くらい|ぐらい|ほど)?(?:です|ます|来|参加|利用)?[^。]{0,8}か?[?？]?$/iu
const dateWords =
  /(?:^|\s)(?:date(?: of \p{L}+)?|birthday|birth ?date|day of birth)$|^(?:which|what) date|(?:^|\s|\p{L})datum(?:et)?$|^(?:vilket datum|födelsedag)|(?:年月日|日付|日にち|誕生日|参加日|来店日|来館日|来院日|希望日|訪問日|利用日|到着日|出発日|予定日|開催日|購入日)$/iu
/** "which meals", "vilka aktiviteter": more than one of them. */
const asksSeveral =
  /^(?:which|what) (?:\p{Ll}*[^s\W]s(?!\p{L})|\p{Ll}+ \p{Ll}+[^s\W]s (?=(?:do|did|are|would|have|they)(?!\p{L})))|^vilka(?!\p{L})|(?:すべて|全て|いくつでも|複数)[^。]{0,4}選/iu
const parting = /\s*(?:,|、|，|\/|／|・|;|\||(?:(?:,)?\s+(?:or|eller|and|och)\s+))\s*/u

/** "8/1、8/2、8/3": where commas part them, nothing else does. */
const partingByCommas = /\s*[,、，]\s*(?:(?:or|and|eller|och)\s+)?|\s+(?:or|eller)\s+/u
/** 出席/欠席: asked by its answers. */
export const either =
  /^(?:出席|参加|あり|有り?|可|要|希望する|する)[/／・](?:欠席|不参加|なし|無し?|不可|不要|希望しない|しない)$/u

const bracketed = /[（([【［]([^（）()[\]【】［］]*)[）)\]】］]/gu
const optionCharsMax = 60

const optionsOf = (raw: string): string[] => {
  const options = raw
    .split(/[,、，]/u.test(raw) ? partingByCommas : parting)
    .map((each) =>
      capitalised(
        each
          .replace(/^["“”'「『]|["“”'」』]$/gu, '')
          .replace(/(?:など|等|etc\.?|m\.?m\.?)$/iu, '')
          .trim(),
      ),
    )
    .filter(Boolean)
  return options.every((option) => option.length <= optionCharsMax) ? [...new Set(options)] : []
}

/** The marks of a scale that is none of five. */
function marksOf(raw: string): string[] | undefined {
  const { from, to, steps, stars, outOf } = scaleWords.exec(raw)?.groups ?? {}
  const most = to ?? steps ?? stars ?? outOf
  const last = most === undefined ? usualMarks : (inWords[most.toLowerCase()] ?? Number(most.normalize('NFKC')))
  const first = from === '0' ? 0 : 1
  if (first === 1 && last === usualMarks) return undefined
  return Array.from({ length: last - first + 1 }, (_, at) => String(first + at))
}
const scale = (text: string, raw: string): Asked => {
  const options = marksOf(raw)
  return { text, kind: 'scale', ...(options && { options }) }
}

/** "Was the pace too slow, just right or too fast?": what is told last tells how long the first is. */
const amongOnes =
  /^(?<head>(?:was|were|is|are|do|did|would|var|är|vill|föredrar|tycker)\s[^,?]+?),? (?<rest>(?:[^,?]{1,30}, )*[^,?]{1,30}? (?:or|eller) [^,?]{1,30})\?$/iu
function choiceInQuestion(text: string): string[] {
  const parts = text.replace(/\?$/u, '').split(/\s*,\s*(?:or |eller )?|\s+(?:or|eller)\s+/iu)
  if (!amongOnes.test(text) && !/^(?:was|were|is|are|var|är)\s.+\s(?:or|eller)\s/iu.test(text)) return []
  if (parts.length < 2 || /^(?:not|inte|no|nej)$/iu.test(parts.at(-1)!)) return []
  const words = parts[0]!.split(' ')
  const size = parts.at(-1)!.split(' ').length
  const first = words.slice(-size)
  // something must be left that is asked about
  return words.length - size < 2 ? [] : [first.join(' '), ...parts.slice(1)].map((part) => capitalised(part.trim()))
}

/** Stands where a bracket was. */
const bracketMark = '¦'
/** 進度は速い・ちょうどよい・遅い */
const amongPoints = /^(?<front>[^は・、]{1,14})は(?<list>[^・、]{1,12}(?:・[^・、]{1,12}){2,})$/u
const notes =
  /\s*(?:[※*＊][^※\n]*|[-–—,;:：、] *(?:multiple|several|all that apply|select all|choose all|flera (?:val|svar)|複数(?:選択|回答)|optional|valfritt?|frivilligt?|obligatorisk[at]?|required|任意|必須|free text|fritext|自由記述|自由回答)[^,¦]*|(?<=¦) *(?:flera (?:val|svar)|välj (?:flera|alla)|multiple|(?:choose|select|pick|tick) (?:several|all|any)|複数(?:選択|回答)|[-–—])[^,¦]*)$/iu
const tail = new RegExp(
  String.raw`(?:[\s,:：、-]+|(?=[1-9五十三七星★]))(?:${scaleWords.source.replaceAll(/\?<\w+>/g, '?:').replace('|rating|betyg|marks?', '')}|(?:yes ?(?:\/|or) ?no|ja ?(?:\/|eller) ?nej|はい[・/／]いいえ))[?？]?$`,
  'iu',
)

/** A question as it was told: its text alone, and how it is answered; `isTold` where that was written. */
export function answeredWith(said: string): Answered {
  let text = said.trim().replace(/[.。;；,、]$/u, '')
  const told: string[] = []
  text = text.replaceAll(bracketed, (_, inside: string) => {
    told.push(inside)
    return bracketMark
  })
  for (let note = notes.exec(text); note?.[0]; note = notes.exec(text)) {
    told.push(note[0].trim())
    text = text.slice(0, note.index)
  }
  text = text.replaceAll(bracketMark, ' ').trim()
  const marked = tail.exec(text)
  if (marked && marked.index > 0) {
    told.push(marked[0].replace(/^[\s,:：、-]+|[?？]$/gu, ''))
    text = text.slice(0, marked.index) + (/[?？]$/u.test(text) ? text.at(-1)! : '')
  }
  // "Which course? Basic, Advanced, Power BI": what stands behind the mark, and behind a colon
  const behind =
    amongPoints.exec(text) ??
    /^(?<front>[^?？:：]{3,}(?:[?？]|(?=[:：])))[:：]?\s*(?<list>[^?？:：]+(?:,|、|\/|／|・| or | eller )[^?？:：]+)$/u.exec(
      text.trim(),
    )
  if (behind) {
    told.push(behind.groups!['list']!)
    text = behind.groups!['front']!
  }
  text = text.replace(/\s+([?？])/u, '$1').trim()
  return {
    ...answerOf(text, told),
    isTold: told.length > 0,
    ...(told.some((each) => requiredWords.test(each)) && { required: true }),
  }
}

const isNoteOnly = (note: string) =>
  [severalWords, oneWords, requiredWords, optionalWords, freeWords]
    .reduce((left, words) => left.replace(words, ''), note)
    .replaceAll(/[\s、,・/／※*＊:：–—-]|で|可|OK|回答|answers?|possible|möjliga?/giu, '') === ''

function answerOf(text: string, told: readonly string[]): Asked {
  const isSeveral = told.some((note) => severalWords.test(note))
  const kept = told.filter((note) => !isNoteOnly(note)).map((note) => note.replace(severalWords, '').replace(/[、,・※ ]+$/u, ''))
  for (const note of kept) {
    if (yesNoWords.test(note.trim())) return { text, kind: 'yesNo' }
    const kind = kindNotes.find(([words]) => words.test(note.trim()))?.[1]
    if (kind) return { text, kind }
    const options = optionsOf(note.replace(requiredWords, '').replace(optionalWords, ''))
    if (scaleWords.test(note) && options.length < 3) return scale(text, note)
    if (options.length > 1) return { text, kind: isSeveral || asksSeveral.test(text) ? 'several' : 'choice', options }
  }
  if (told.some((note) => freeWords.test(note))) return { text, kind: 'text' }
  const among = either.test(text) ? optionsOf(text) : choiceInQuestion(text)
  if (among.length > 1) return { text, kind: isSeveral ? 'several' : 'choice', options: among }
  if (numberWords.test(text)) return { text, kind: 'number' }
  if (dateWords.test(text)) return { text, kind: 'date' }
  return { text, kind: 'text' }
}
