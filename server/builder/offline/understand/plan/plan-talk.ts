// Pages on which people answer and talk: surveys, feeds, chats. What is said around them ("for my hotel", "where parents …") says
// whom they are for, not what to keep lists of.
import type { Language } from '#shared/languages.ts'
import { knownThings } from '../../lexicon/lexicon.ts'
import { kindPhrases, type KindCue } from '../../lexicon/page-phrases.ts'
import { type SurveyTopic, surveyTitles, textIn, topicWords } from '../../lexicon/survey-questions.ts'
import type { Asked, Page, Thing } from '../../model.ts'
import { partWords } from '../../page-parts/part-words.ts'
import { listedQuestions, sentWith } from '../asked/english-asked.ts'
import type { Intent, SaidField, SaidThing } from '../intent.ts'
import { sayNoun } from '../said.ts'

const talkKinds = ['survey', 'feed', 'chat'] as const
type TalkKind = (typeof talkKinds)[number]
const isTalk = (cue: KindCue): cue is TalkKind => talkKinds.some((kind) => kind === cue)

/** Words that are part of every such page. */
const talkThings = new Set([
  'survey',
  'review',
  'testimonial',
  'message',
  'post',
  'photo',
  'comment',
  'question',
  'faq',
  'poll',
  'vote',
])
/** One field said of a survey is more likely what it is about than a question. */
const askedMin = 2
const loneFieldsMin = 3
const connectors = /,|、|・|\b(?:and|with|plus|och|med|samt)\b|と|や/i

/** How it is answered and shown, and no question. */
const aboutAnswers = /^(?:results?|結果|匿名|無記名|集計|グラフ|anonym[ta]?|resultat(?:et|en)?|diagram(?:met)?|statistik)$/i

const partsOfChat =
  /^(?:channel|room|group|thread|topic|emoji|reaction|file|photo|kanal|rum|grupp|tråd|チャンネル|ルーム|グループ|スレッド)s?/i
const plainOf = (word: string) => word.replace(/[^\p{L}\p{N} ]/gu, '.')

/** What the wanted survey, feed or chat is about is no record of its own, unless its fields or views were said. */
export function settleTalk(intent: Intent, kinds: readonly KindCue[]): void {
  const kind = kinds.find(isTalk)
  if (!kind) return
  const { language, prompt } = intent
  const phrase = kindPhrases[kind][language].wish
  const asking = phrase.exec(prompt)
  const before = prompt.slice(0, asking?.index).toLowerCase()
  // "members, payments and a chat" keeps members; "customer feedback survey" does not
  const isBefore = ({ one, many }: SaidThing) =>
    [many, one].some((word) => {
      const from = before.lastIndexOf(word.toLowerCase())
      const behind = before.slice(from + word.length)
      return from >= 0 && (language === 'ja' ? /^(?:、|・|,|と|や)/.test(behind) : connectors.test(behind))
    })
  // "ask guests with a short survey": whom it is for
  const isAsking = kind === 'survey' && /\bask(?:ing|s)? [^.!?\n]*$/.test(before)
  // "a questionnaire about school lunch: rating, comment": what it is about has no fields of its own
  const isTopic = ({ one, many }: SaidThing) =>
    kind === 'survey' &&
    [many, one].some((word) => new RegExp(`\\babout (?:the |our |my )?${plainOf(word)}\\b`, 'i').test(prompt))
  const isPage = (thing: SaidThing) =>
    talkThings.has(thing.known?.id ?? '') || phrase.test(thing.one) || phrase.test(thing.many) || isTopic(thing)
  // "a chat for volunteers with channels": the chat has them
  const isOwnField = ({ label }: SaidField) => phrase.test(label) || (kind === 'chat' && partsOfChat.test(label))
  const isAbout = (word: string) =>
    asking?.[0].toLowerCase().includes(word.toLowerCase()) ||
    phrase.test(word) ||
    topicWords.some(([, words]) => words.test(word))
  if (kind === 'survey') {
    const asked = [...intent.things.filter(isPage).flatMap(({ fields }) => fields), ...intent.loose]
      .filter(({ label }) => !phrase.test(label) && !aboutAnswers.test(label))
      .filter(({ label }, at, all) => !all[at + 1] || !prompt.includes(`${label}の${all[at + 1]!.label}`))
      .flatMap(askedOf)
    const listed = (language === 'en' ? listedQuestions(prompt)?.asked : undefined) ?? []
    if (Math.max(listed.length, asked.length) >= askedMin) intent.asked ??= listed.length >= asked.length ? listed : asked
    const sent = language === 'en' && intent.topic ? sentWith(prompt) : undefined
    if (sent) intent.sent = sayNoun(sent, language)
    intent.loose = []
    // its results are charts already
    intent.pages.delete('dashboard')
  }
  intent.things = intent.things.filter(
    (thing) => !isPage(thing) && (!thing.fields.every(isOwnField) || thing.views.length > 0 || (isBefore(thing) && !isAsking)),
  )
  intent.unknown = intent.unknown.filter((word) => !isAbout(word))
  if (intent.things.length) return
  intent.about = []
  // "a feed where our club shares photos" lists no fields
  if (intent.loose.length < loneFieldsMin) intent.loose = []
}

/** A survey, feed or chat that is the whole wish: what its domain would keep is not asked for. */
export const isTalkOnly = (intent: Intent, kinds: readonly KindCue[]): boolean =>
  kinds.some(isTalk) && kinds.every((kind) => isTalk(kind) || kind === 'settings') && !intent.things.length && !intent.pages.size

/** "Survey for our gym members about …", "enkät till våra medlemmar om", 会員向けアンケート: who is asked says more than what about or who will see it. */
const audience: Record<Language, RegExp> = {
  en: /\b(?:survey|questionnaire|feedback form|form|poll)s? (?:for|to|among|of|from) ((?:(?!(?:about|on|regarding|after|with|where|so|that)\b)[\p{L}’'-]+ ?){1,5})/iu,
  sv: /(?:enkät\p{L}*|undersökning\p{L}*|frågeformulär\p{L}*|utvärdering\p{L}*) (?:för|till|bland|åt) ((?:(?!(?:om|efter|med|där|kring|så)(?!\p{L}))[\p{L}-]+ ?){1,4})/iu,
  ja: /([\p{Script=Han}\p{Script=Katakana}ー]+)(?:さん|様|の皆さん)?(?:向け|に対する|への?|を対象にした?)(?:の)?[^。]{0,10}?アンケート/u,
}
function topicOf(text: string, language: Language): SurveyTopic {
  const asked = audience[language].exec(text)?.[1]
  return (asked && topicIn(asked)) || topicIn(text) || 'general'
}
const topicIn = (text: string): SurveyTopic | undefined => topicWords.find(([, words]) => words.test(text))?.[0]

/** "How satisfied", in whatever words: a mark out of five. */
const scaleWords = /satisf|how good|overall|quality|\brat(?:e|ing)|nöjd|betyg|kvalitet|helhet|満足|評価|品質|総合/i
const yesNoWords = /recommend|come back|rekommend|återkomma|komma tillbaka|勧め|推薦|また来/i
/** How a field is asked for; what is not here is asked for in words. */
const askedKinds: Partial<Record<SaidField['type'], Asked['kind']>> = {
  bool: 'yesNo',
  rating: 'scale',
  percent: 'scale',
  tags: 'several',
  longtext: 'text',
}

/** "rating, comment, would you come back" as questions. */
function askedOf({ label, type, options }: SaidField): Asked[] {
  if (type === 'image' || type === 'ref' || type === 'refs') return []
  if (yesNoWords.test(label)) return [{ text: label, kind: 'yesNo' }]
  if (type !== 'longtext' && !options?.length && scaleWords.test(label)) return [{ text: label, kind: 'scale' }]
  if (type === 'select' && options?.length) return [{ text: label, kind: 'choice', options }]
  return [{ text: label, kind: askedKinds[type] ?? 'text' }]
}

/** A page of the kind. */
export function talkPage(
  kind: TalkKind,
  things: readonly Thing[],
  language: Language,
  { prompt = '', asked, sent, topic: told }: Partial<Pick<Intent, 'prompt' | 'asked' | 'sent' | 'topic'>>,
): Omit<Page, 'path'> {
  if (kind === 'feed') {
    // "members post runs with distance and a photo": the runs are the posts
    const posts = things.find(
      ({ why, concept, fields }) =>
        why === 'said' && !knownThings.get(concept ?? '')?.entry.actor && fields.some(({ type }) => type === 'image'),
    )
    return { id: 'feed', title: partWords.feed[language], icon: 'Newspaper', kind, ...(posts && { thing: posts.id }) }
  }
  if (kind === 'chat') return { id: 'chat', title: partWords.chat[language], icon: 'MessagesSquare', kind }
  const topic = told ?? topicOf(prompt, language)
  return {
    id: 'survey',
    title: sent?.one ?? textIn(surveyTitles[topic], language),
    icon: 'ClipboardList',
    kind,
    topic,
    ...(asked?.length && { asked: [...asked] }),
    ...(sent && { sent: { one: sent.one, many: sent.many } }),
  }
}
