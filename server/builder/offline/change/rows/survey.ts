// Wishes about a question of a survey: "take the comments out", "drop the last question", "rename the question about the room to …", 1問目を「…」に
// 変更. A question is a row, called by its place, by a word of it, or by what it is for.
import type { Language } from '#shared/languages.ts'
import { questionsByWord } from '../../lexicon/asked-for.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { addQuestion } from '../outright/question-deeds.ts'
import { does, type Reading, tells } from '../reading.ts'
import { readingsIn } from '../resolve.ts'

const lead: Record<Language, string> = {
  en: String.raw`^(?:(?:please|also|and|can you|could you|ok|i think)[,!]? )*`,
  sv: String.raw`^(?:(?:snälla|kan du|och|också|ok|jag tror att)[,!]? )*`,
  ja: '^',
}
const form = (language: Language, rest: string) => new RegExp(lead[language] + rest, 'iu')
/** What goes: `what` is the question, as it is called. */
const goes: Record<Language, readonly RegExp[]> = {
  en: [
    form(
      'en',
      String.raw`(?:remove|delete|drop|take (?:out|away)|get rid of|skip|lose|leave out) (?:the )?(?<what>[^,.;]+?)[.!]*$`,
    ),
    form('en', String.raw`take (?:the )?(?<what>[^,.;]+?) (?:out|away|off)[.!]*$`),
    form(
      'en',
      String.raw`(?:please )?(?:don['’]?t|do not|no need to) ask (?:about |for |them about )?(?:the |their )?(?<what>[^,.;]+?)[.!]*$`,
    ),
    form('en', String.raw`(?:we|i) (?:don['’]?t|do not) (?:need|want) (?:the )?(?<what>[^,.;]+?)[.!]*$`),
    form(
      'en',
      String.raw`(?:the )?(?<what>[^,.;]+?) (?:(?:should(?:n['’]?t| not)|must(?:n['’]?t| not)) be (?:there|in there|included)|(?:is|are)(?:n['’]?t| not) needed|(?:is|are) (?:unnecessary|not necessary)|(?:can|should|must) (?:go|be (?:removed|deleted|dropped)))(?:,? (?:and |so )?(?:please )?(?:take|remove|delete|drop|get rid of)(?: of)? (?:it|them|that|those)(?: out| away)?)?[.!]*$`,
    ),
  ],
  sv: [
    form('sv', String.raw`(?:ta bort|ta väck|stryk|släng|skippa|plocka bort|slopa) (?<what>[^,.;]+?)[.!]*$`),
    form('sv', String.raw`(?:fråga inte|vi behöver inte fråga) (?:om|efter) (?<what>[^,.;]+?)[.!]*$`),
    form('sv', String.raw`(?:vi|jag) behöver inte (?<what>[^,.;]+?)[.!]*$`),
    form(
      'sv',
      String.raw`(?<what>[^,.;]+?) (?:behövs inte|ska inte (?:vara|finnas) (?:där|med)|är onödig[at]?|kan (?:tas bort|strykas|utgå)|ska bort)(?:,? (?:och |så )?(?:ta bort|stryk|släng|plocka bort|slopa) (?:det|den|dem|dom))?[.!]*$`,
    ),
  ],
  ja: [
    form(
      'ja',
      String.raw`(?<what>[^、。「」をはが]{1,20}?)(?:は|を|が|も)?(?:いら(?:ない|ん)|要らない|不要|必要ない|なくて(?:も)?いい)[^、。]*?(?:[、。]?(?:それ(?:は|を)?)?(?:消し|削除|外し|取っ|なくし)[^。]*)?[。！!]*$`,
    ),
    form('ja', String.raw`(?<what>[^、。「」をはが]{1,20}?)(?:は|を|も)(?:消し|削除|外し|取り除|なくし|取っ)[^、。]*[。！!]*$`),
  ],
}
/** Another text for one of them. */
const reworded: Record<Language, readonly RegExp[]> = {
  en: [
    form(
      'en',
      String.raw`(?:change|rename|reword|rewrite|turn) (?:the )?(?<what>.+?) (?:to|into|as) ["“](?<text>[^"”]+)["”]?[.!]*$`,
    ),
    form(
      'en',
      String.raw`(?:the )?(?<what>.+?question.*?|question \d+) (?:should|must) (?:say|be|read):? ["“](?<text>[^"”]+)["”]?[.!]*$`,
    ),
  ],
  sv: [
    form('sv', String.raw`(?:ändra|byt|döp om|skriv om) (?<what>.+?) till:? ["”“](?<text>[^"”“]+)["”“]?[.!]*$`),
    form('sv', String.raw`(?<what>.*?fråga.*?) (?:ska|bör) (?:vara|lyda|heta):? ["”“](?<text>[^"”“]+)["”“]?[.!]*$`),
  ],
  ja: [
    form(
      'ja',
      String.raw`(?<what>[^「」]{1,20}?)(?:を|は)「(?<text>[^」]+)」(?:に|へ)(?:変更|変え|直し|して|書き換え)[^。]*[。！!]*$`,
    ),
  ],
}
const asking: RegExp =
  /^(?:also )?(?:please )?(?:add|include|put in|ask (?:for|about)|we (?:also )?(?:want|need)) (?:the |their |an? )?(?<what>\p{L}[\p{L} -]{1,24}?)(?: (?:too|as well|also|please))*[.!]*$/iu
const ofQuestion = /(?<!\p{L})questions?(?!\p{L})|(?<!\p{L})fråga|質問|設問|問目/iu

/** 「また来たいですか」という質問を追加、はい・いいえで: how it is answered stands behind it. */
const answered =
  /^「(?<asked>[^」]+)」(?:という|って(?:いう)?)?(?:の)?(?:質問|設問|項目)?(?:も|を)(?:追加|入れ|足|作|聞)[^、。]*[、。](?:回答は|答えは|選択肢は)?(?<answers>[^、。]+(?:[、・/／][^、。]+)+?)(?:で|から[^。]*|の[^。]*択[^。]*|です)?(?:お願い[^。]*)?。?$/u

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|första|最初|一番最初|[1１]問目|1番目|問1)$/iu,
  /^(?:second|2nd|andra|[2２]問目|2番目|問2)$/iu,
  /^(?:third|3rd|tredje|[3３]問目|3番目|問3)$/iu,
  /^(?:fourth|4th|fjärde|[4４]問目|4番目|問4)$/iu,
  /^(?:fifth|5th|femte|[5５]問目|5番目|問5)$/iu,
  /^(?:sixth|6th|sjätte|[6６]問目|6番目|問6)$/iu,
]
const last = /^(?:last|final|sista|最後|一番最後)$/iu

const bareOf: Record<Language, RegExp> = {
  en: /^(?:the )?(?:questions? (?:about|on|for|regarding|of|where we ask about|that asks about) (?:the )?|questions? (?:no\.? |number )?(?=\d))|(?: questions?| one)$/giu,
  sv: /^(?:den )?(?:frågan?|frågorna) (?:om|som handlar om|kring|nr |nummer )?\s*|(?: ?(?:frågan|frågorna))$/giu,
  ja: /(?:について|に関する|を聞く|を尋ねる)?の?(?:質問|設問|項目)(?:文)?$/gu,
}
const stemMin = 5
const empty = new Set([
  'what',
  'with',
  'about',
  'that',
  'this',
  'your',
  'were',
  'they',
  'have',
  'deras',
  'något',
  'skulle',
  'vilken',
  'eller',
])

/** The place of the question that is called so; -1 where none is, or several are. */
export function questionAt(question: Thing, said: string, language: Language): number {
  const order = question.rows
    .map((row, at) => ({ at, place: Number(row['position'] ?? at) }))
    .toSorted((a, b) => a.place - b.place)
  const what = said
    .trim()
    .replace(bareOf[language], '')
    .replace(/^["“”「]|["“”」]$/gu, '')
    .trim()
  if (!what) return -1
  const nth = /^\d+$/u.test(what) ? Number(what) - 1 : ordinals.findIndex((each) => each.test(what))
  if (nth >= 0) return order[nth]?.at ?? -1
  if (last.test(what)) return order.at(-1)!.at
  const texts = question.rows.map((row) => String(row[question.titleField] ?? '').toLowerCase())
  const hits = hitsOf(texts, what.toLowerCase(), language)
  if (hits.length === 1) return hits[0]!
  const known = questionsByWord.find(({ words }) => words[language].test(what))
  const fits = order.filter(
    ({ at }) =>
      known &&
      (!known.kind || question.rows[at]!['kind'] === kindLabel(known.kind, language)) &&
      (!known.text || known.text.test(texts[at]!)),
  )
  return hits.length ? -1 : (fits.at(-1)?.at ?? -1)
}

function hitsOf(texts: readonly string[], what: string, language: Language): number[] {
  if (language === 'ja') return texts.flatMap((text, at) => (what.length > 1 && text.includes(what) ? [at] : []))
  const stems = what
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= stemMin - 1 && !empty.has(word))
    .map((word) => word.slice(0, Math.max(stemMin - 1, word.length - 3)))
  if (!stems.length) return []
  return texts.flatMap((text, at) =>
    stems.every((stem) => text.split(/[^\p{L}]+/u).some((word) => word.startsWith(stem))) ? [at] : [],
  )
}

export function questionsSaid(model: ProjectModel, text: string, language: Language): Reading | null {
  const page = model.pages.find(({ kind }) => kind === 'survey')
  const question = model.things.find(({ id }) => id === page?.thing)
  if (!question) return null
  const said = text.trim()
  for (const each of reworded[language]) {
    const { what, text: now } = each.exec(said)?.groups ?? {}
    const at = what && now ? questionAt(question, what, language) : -1
    if (at >= 0) return does({ op: 'changeRow', thing: question.id, at, values: { [question.titleField]: now } })
  }
  const { asked: quoted, answers } = (language === 'ja' && answered.exec(said)?.groups) || {}
  if (quoted && answers)
    return addQuestion(
      model,
      { what: `${quoted.replace(/[?？]$/u, '')}？ ${answers.replace(/で$/u, '').replaceAll('・', '/')}` },
      'ja',
    )
  for (const each of goes[language]) {
    const what = each.exec(said)?.groups?.what
    if (!what) continue
    const at = questionAt(question, what, language)
    if (at >= 0) return does({ op: 'removeRow', thing: question.id, at })
    if (ofQuestion.test(what)) return tells(changeSays.notFound[language](what.replace(bareOf[language], '').trim() || what))
  }
  // what every question has is none of what people are asked
  const asked = language === 'en' ? asking.exec(said)?.groups?.what : undefined
  const isField = asked && !ofQuestion.test(asked) && readingsIn(asked, 'en').some(({ kind }) => kind === 'field')
  return isField ? addQuestion(model, { what: asked }, 'en') : null
}
