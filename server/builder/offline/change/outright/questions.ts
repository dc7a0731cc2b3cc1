// Wishes about what a survey asks, in Swedish and Japanese: "lägg till en fråga om maten", 「年代の質問も入れて」, "frågan om priset kan
// tas bort", 「名前は聞かなくていい」. They change its questions, which are rows, and never the fields that every question has.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import type { Operation } from '../operations.ts'
import { answers, type Groups, hasPage, only, type Saying } from './deeds.ts'
import { addQuestion } from './question-deeds.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { readingsIn } from '../resolve.ts'

const questionsOf = (model: ProjectModel): Thing | undefined => {
  const page = model.pages.find(({ kind }) => kind === 'survey')
  return model.things.find(({ id }) => id === page?.thing)
}
const textAt = (question: Thing, at: number): string => String(question.rows[at]?.[question.titleField] ?? '')

const stemMin = 5
const emptySv = new Set(['fråga', 'frågan', 'frågor', 'deras', 'något', 'någon', 'skulle', 'vilken', 'vilket', 'eller'])
/** "om de skulle rekommendera oss" is the one that says "rekommendera"; of 「接客についての質問」 the longest part tells. */
function askedOf(question: Thing, what: string, language: Language): number {
  const all = question.rows.map((_row, at) => textAt(question, at).toLowerCase())
  if (language === 'ja') return all.findIndex((text) => text.includes(what))
  const words = what
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= stemMin - 1 && !emptySv.has(word))
  const stems = words.map((word) => word.slice(0, Math.max(stemMin, word.length - 2)))
  const hits = all.map((text) => stems.filter((stem) => text.split(/[^\p{L}]+/u).some((word) => word.startsWith(stem))).length)
  const most = Math.max(0, ...hits)
  return most === 0 || hits.filter((hit) => hit === most).length > 1 ? -1 : hits.indexOf(most)
}

function removed(model: ProjectModel, { what = '' }: Groups, language: Language): Reading | null {
  const question = questionsOf(model)
  if (!question) return null
  const said = what.replace(/^["“”「『]|["“”」』?？]$/gu, '').trim()
  const at = numbered(question, said) ?? askedOf(question, said, language)
  return at < 0 ? tells(changeSays.notFound[language](said)) : does({ op: 'removeRow', thing: question.id, at })
}

/** The place of the question that is the third on the form. */
function numbered(question: Thing, said: string | undefined): number | undefined {
  const number = /^\d+$/.test(said ?? '') ? Number(said) : ordinals.findIndex((form) => form.test(said ?? '')) + 1
  const isLast = last.test(said ?? '')
  if (!number && !isLast) return undefined
  const order = question.rows
    .map((row, at) => ({ at, place: Number(row['position'] ?? at) }))
    .toSorted((a, b) => a.place - b.place)
  return (isLast ? order.at(-1) : order[number - 1])?.at
}
const ordinals = [/^(?:första|最初)$/u, /^andra$/u, /^tredje$/u, /^fjärde$/u, /^femte$/u]
const last = /^(?:sista|最後)$/u

/** "Ändra fråga 1 till …" */
function reworded(model: ProjectModel, { number, text = '' }: Groups): Reading | null {
  const question = questionsOf(model)
  const at = question && numbered(question, number)
  if (!question || at === undefined) return null
  return does({ op: 'changeRow', thing: question.id, at, values: { [question.titleField]: text.replace(/["“”」』]$/u, '') } })
}

const must =
  (isMust: boolean): Saying[1] =>
  (model, { kind }, language) => {
    const question = questionsOf(model)
    if (!question) return null
    const only = kind && kindLabel('text', language)
    const operations = question.rows.flatMap((row, at): Operation[] =>
      Boolean(row['mustAnswer']) === isMust || (only && row['kind'] !== only)
        ? []
        : [{ op: 'changeRow', thing: question.id, at, values: { mustAnswer: isMust } }],
    )
    return operations.length ? does(...operations) : alreadySo(language)
  }

/** A survey is called as its project and its page are. */
function surveyNamed(model: ProjectModel, { text = '' }: Groups): Reading | null {
  const page = model.pages.find(({ kind }) => kind === 'survey')
  return page ? does({ op: 'setName', name: text }, { op: 'renamePage', page: page.id, title: text }) : null
}

/** Where there is a survey, a question is asked; elsewhere the sentence means something else. */
const asks =
  (told: (groups: Groups) => string): Saying[1] =>
  (model, groups, language) =>
    questionsOf(model) ? addQuestion(model, { what: told(groups) }, language) : null

/** "Första frågan ska vara …": it stands before all others. */
const asksFirst: Saying[1] = (model, groups, language) => {
  const question = questionsOf(model)
  const made = question && addQuestion(model, groups, language)
  const first = question && Math.min(1, ...question.rows.map((row) => Number(row['position'] ?? 1))) - 1
  for (const each of made?.operations ?? []) if (each.op === 'addRow') each.row['position'] = first
  return made ?? null
}

/** "Lägg till kön": every question has the fields it has; what is added to a survey is one question more. */
const asksForField: Saying[1] = (model, { what = '' }, language) =>
  hasPage(model, 'survey') && questionsOf(model) && readingsIn(what, language).some(({ kind }) => kind === 'field')
    ? addQuestion(model, { what }, language)
    : null

/** Stars go so far. */
const starsMax = 5
const isSurvey = (tell: Saying[1]) => only((model) => hasPage(model, 'survey'), tell)

export const questionSayings: Record<Language, readonly Saying[]> = {
  en: [],
  sv: [
    [/^(?:den )?första frågan (?:ska|bör|borde) (?:vara|bli):? (?<what>.+)$/iu, asksFirst],
    [
      /^(?:ta bort|ta väck|stryk|släng|skippa|plocka bort) (?:den )?(?<what>första|andra|tredje|fjärde|femte|sista) frågan\.?$/iu,
      removed,
    ],
    [
      /^(?:ta bort|ta väck|stryk|släng|skippa|plocka bort) (?:fråga(?: nummer| nr)?|frågan|frågorna)(?: om| som handlar om| där man frågar om)? (?<what>.+?)\.?$/iu,
      removed,
    ],
    [
      /^frågan(?: om| som handlar om)? (?<what>.+?) (?:kan|ska|får|bör) (?:tas )?bort(?:a)?(?: helt)?\.?$|^(?:vi |jag |man )?(?:behöver inte|ska inte|vill inte) (?:ha frågan om|fråga (?:om|efter)) (?<what>.+?)\.?$|^fråga inte (?:om|efter) (?<what>.+?)\.?$/iu,
      isSurvey(removed),
    ],
    [
      /^(?:ändra|byt|skriv om) (?:text(?:en)? (?:på|i) )?(?:fråga(?: nummer| nr)? (?<number>\d+)|(?:den )?(?<number>första|andra|tredje|fjärde|femte|sista) frågan) till:? ["“”]?(?<text>.+)$/iu,
      reworded,
    ],
    [
      /^(?:(?:det|man|de|ingen|inga frågor) (?:ska|får|behöver|måste|borde) inte|ingen ska|inga frågor ska|ingen fråga ska) (?:vara |behöva vara )?(?:obligatorisk[ta]?|tvingande|måste|svara på allt)(?: att (?:svara(?: på .+)?|fylla i .+))?\.?$|^(?:gör )?(?:alla|samtliga)? ?(?:frågor|frågorna|svar|svaren)(?: ska(?: vara)?| får vara)? (?:frivilliga|valfria|icke[ -]obligatoriska)\.?$|^(?:man|de) (?:ska|måste|behöver) (?:kunna hoppa över|inte svara på) (?:alla )?(?:frågor|frågorna)(?: som man (?:inte )?vill)?\.?$/iu,
      must(false),
    ],
    [
      /^(?:(?:gör )?(?:alla|samtliga) (?:frågor|frågorna)(?: ska(?: vara)?| måste vara| är)? obligatoriska|(?:man|alla|de) (?:ska|måste) svara på (?:alla (?:frågor|frågorna)|allt|allihop))\.?$/iu,
      must(true),
    ],
    [
      /^(?:alla )?(?:svar|svaren|enkäten|den|det) (?:ska|måste|bör) (?:vara|kunna lämnas|lämnas|kunna besvaras) anonymt?a?\.?$|^(?:är|blir) (?:svaren|enkäten|det) anonym[ta]?\??$|^(?:man|de|alla) ska (?:kunna )?(?:få )?(?:svara|vara) anonymt?a?\.?$/iu,
      isSurvey(answers(outrightSays.anonymous)),
    ],
    [
      /^(?:namnet på (?:enkäten|undersökningen|formuläret)|(?:enkäten|undersökningen|formuläret)s? (?:namn|rubrik|titel)|enkäten|undersökningen|rubriken|titeln)(?: (?:ska|bör|borde))? (?:vara|heta|är|bli):? ["“”]?(?<text>\p{Lu}[^"”]+?)["”]?\.?$/u,
      surveyNamed,
    ],
    [
      /^(?:vi|jag|man)(?: skulle| vill| behöver)* (?:också |även |gärna )*(?:vilja )?(?:veta|fråga|få veta|höra)(?: också| även)? (?<what>(?:om|hur|vad|vilken|vilket|vilka|varför|var|när|vem)(?!\p{L}).+?)\.?$/iu,
      asks(({ what }) => what!),
    ],
    [
      /^(?:fråga|ställ frågan|fråga dem|fråga folk)(?: också| även)? (?:om|efter) (?<what>(?!de |du |ni |man |det )\p{L}[\p{L} -]{2,40}?)(?: också| även| med)?\.?$/iu,
      asks(({ what }) => what!),
    ],
    [
      /^(?:lägg (?:till|in)|ta med|ha med) (?:också |även )?(?<what>\p{L}[\p{L} -]{1,30}?)(?: också| även| med)?\.?$/iu,
      asksForField,
    ],
  ],
  ja: [
    [
      /^(?:最初|一番最初|1問目|１問目|1つ目)の?(?:質問|設問)?(?:は|を)、?(?<what>[^。]+?)(?:に(?:して.*|変更.*)?|で(?:お願い.*)?)?$/u,
      isSurvey(asksFirst),
    ],
    [
      /^(?:質問|設問|問)(?<number>\d+)(?:の文章?)?(?:を|は)[「『](?<text>[^」』]+)[」』].*$|^(?<number>\d+)(?:問目|番目の?(?:質問|設問)|つ目の?(?:質問|設問))(?:を|は)[「『](?<text>[^」』]+)[」』].*$/u,
      reworded,
    ],
    [
      /^(?:質問|設問|問)(?<what>\d+)(?:は|を|も)?(?:いら|要ら|不要|削除|消|外|なくて).*$|^(?<what>\d+)(?:問目|番目の(?:質問|設問)|つ目の(?:質問|設問))(?:は|を)?(?:いら|要ら|不要|削除|消|外|なくて).*$/u,
      isSurvey(removed),
    ],
    [
      /^「?(?<what>[^。、「」]{1,20}?)」?(?:について|に関する|を聞く|を尋ねる)?の?(?:質問|設問)(?:は|を|も)?(?:いら|要ら|不要|削除|消|外し|なくし|なくて|やめ).*$/u,
      removed,
    ],
    [
      /^(?<what>[^。、「」]{1,16}?)(?:は|を|まで)(?:聞かなくて|尋ねなくて|聞かない|質問しなくて|答えてもらわなくて).*$/u,
      isSurvey(removed),
    ],
    [
      /^(?:すべて|全て|全部|全)?の?(?:(?<kind>自由(?:記述|記入|回答|欄))|質問|設問|回答|項目)(?:は|を|も)?(?:全部|すべて|全て)?(?:任意|必須(?:じゃな|では?な|にしな|を(?:外|やめ)|から外)|答えなくて|回答しなくて|空欄でも).*$/u,
      isSurvey(must(false)),
    ],
    [
      /^(?:すべて|全て|全部|全)の?(?:質問|設問|項目)(?:は|を|に)?(?:必須|必ず).*$|^(?:質問|設問)(?:は|を)(?:全部|すべて|全て)必須.*$/u,
      isSurvey(must(true)),
    ],
    [/^.*(?:匿名|無記名|誰が(?:答え|回答し)たか(?:わ|分)からない).*$/u, isSurvey(answers(outrightSays.anonymous))],
    [
      /^(?<what>[^。、「」（(]{1,20}?)(?:を|も)?(?:聞|尋ね|質問し|伺|たずね)[^。、（(]{0,8}[（(](?<options>[^）)]+)[）)][^。]{0,12}$/u,
      asks(({ what, options }) => `${what}${what!.endsWith('か') ? '' : 'を'}教えてください（${options}）`),
    ],
    [
      /^(?<what>[^。、「」]{1,16}?)(?:を|は|も)(?<to>\d+)(?:点満点|段階)で(?:聞|尋ね|答え|評価|質問|お願い).*$/u,
      asks(({ what, to }) => (Number(to) <= starsMax ? `${what}について` : `${what}を${to}点満点で教えてください`)),
    ],
    [
      /^(?<what>[^。、「」]{1,16}?)の?自由(?:記述|記入|回答)の?(?:欄|項目|質問)?(?:も|を)?(?:追加|足|入れ|加え|増や|作|ほし|欲し|つけ|付け).*$/u,
      asks(({ what }) => what!),
    ],
    [/^(?:アンケート|フォーム)?の?(?:タイトル|名前|題名)(?:は|を)、?「(?<text>[^」]+)」.*$/u, surveyNamed],
    [
      /^(?<what>[^。、「」]{1,20}?)(?:を|も)(?:聞|尋ね|質問し|伺|たずね)[^。、]*[。、](?<options>[^。]+?)(?:の中)?(?:から|で)?(?:選[^。]*|の?(?:選択式|選択肢|[2-9二三四五]択)[^。]*)?。?$/u,
      asks(({ what, options }) => `${what}を教えてください（${options}）`),
    ],
    [
      /^(?<what>[^。「」]{2,24}?か)(?:どうか)?(?:も|を|について)?(?:聞|尋ね|質問|たずね|知りたい|教えて).*$/u,
      asks(({ what }) => what!),
    ],
    [
      /^(?<what>[^。、「」]{1,20}?)(?:について|に関して)(?:も|の)?(?:質問|設問)?(?:も|を)?(?:追加|足|入れ|加え|聞|尋ね|増や|作).*$/u,
      asks(({ what }) => `${what}について`),
    ],
    [
      /^(?<what>[^。、「」]{1,20}?)の(?:質問|設問)(?:も|を)?(?:追加|足|入れ|加え|増や|作|ほし|欲し|お願い).*$|^(?<what>[^。、「」]{1,16}?)(?:も|を)(?:聞きたい|聞いて|尋ねたい|質問したい|聞けるように|回答してもらいたい).*$/u,
      asks(({ what }) => what!),
    ],
    [
      /^自由(?:記述|記入|回答)(?:の?(?:欄|項目|質問))?(?:も|を)?(?:追加|足|入れ|加え|増や|作|ほし|欲し|つけ|付け).*$/u,
      asks(() => 'ご自由にお書きください'),
    ],
    [/^(?<what>[^。、「」]{1,16}?)(?:の?(?:欄|項目))?(?:も|を)(?:追加|足|入れ|加え|増や|ほし|欲し|つけ|付け).*$/u, asksForField],
    [
      /^(?<what>[^。、「」]{1,16}?)(?:は|を|も)(?:5段階|五段階|星(?:5つ)?)(?:で|評価|に).*$/u,
      asks(({ what }) => `${what}について`),
    ],
  ],
}
