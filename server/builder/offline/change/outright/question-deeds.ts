// "Add a question: would you recommend us, yes or no": one more question of a survey, with how it is answered.
import type { Language } from '#shared/languages.ts'
import type { QuestionKind } from '../../lexicon/survey-questions.ts'
import type { ProjectModel } from '../../model.ts'
import { kindLabel } from '../../page-parts/survey-parts.ts'
import { capitalised } from '../../understand/said.ts'
import type { Groups } from './deeds.ts'
import { does, type Reading } from '../reading.ts'

const yesNo = /[,:(]? ?(?:yes or no|yes\/no|y\/n|ja eller nej|ja\/nej|はい[・かと/／]?いいえ)\)?$/iu
const scale =
  /[,:(]? ?(?:(?:on |in |med |på )?(?:a |an |en )?(?:scale|rating|betyg|skala)?(?: of| from| från)? ?1 ?(?:to|[-–〜]|till|から) ?(?:5|10)|5段階)\)?$/iu
const listed =
  /(?:: | [-–] |[（(]|, (?:with|med) (?:the |färdiga |ready )?(?:choices|options|alternativ|svar): ?)(?<options>[^:()（）]+)[)）]?$/iu
const joints = /\s*,\s*(?:(?:and|or|och|eller) )?|\s+(?:or|eller)\s+(?!more\b|less\b|fler|mer(?!\p{L}))|、|・/u
/** Questions that are answered with yes or no by their first word. */
const asksYes = /^(?:would|will|do|does|did|are|is|was|were|have|has|can|could|skulle|kommer|har|är|var|kan|vill|fick) /i

/** "“How often do you come?” with 1, 2, 3, 4 or more", "Hur ofta? Aldrig, ibland, ofta": what stands behind the mark is chosen from. */
const behindMark =
  /^["“”'「]?(?<text>[^"“”」]+?[?？])["”'」]?[,:]? ?[-–]? ?[(（]?(?:with |and |med |och )?(?:the )?(?:answers |options |choices |svaren |alternativen )?:? ?(?<options>[^?？]*[,、/／][^?？]*?)[)）]?$/iu

const choicesOf = (text: string) =>
  text
    .split(joints)
    .map((each) => capitalised(each.replace(/[.。]$/, '').trim()))
    .filter(Boolean)

type Told = { text: string; kind: QuestionKind; options: string[] }

/** "hur nöjda de var med ledarna" is asked as "Hur nöjda var ni med ledarna?" */
const askedAside =
  /^(?<about>(?:vilke[nt]|vilka) \p{L}+|hur \p{L}+|vad|när|var|varför|hur) (?<who>de|du|ni|man|han|hon|det|\p{L}{3,}(?:en|et|na|ns?)) (?<does>\p{L}+)(?<rest>(?: .+)?)$/iu
const ifAside = /^om (?<who>de|du|ni|man|det|\p{L}{3,}(?:en|et|na)) (?<does>\p{L}+)(?<rest>(?: .+)?)$/iu
/** "Hur långt de rest" leaves the "har" out. */
const supine = /^(?!vet$)\p{L}{2,}t$/iu
const them = (who: string) => (/^de$/i.test(who) ? 'ni' : who)
/** What a form or a poll asks of everybody, and what there is to choose from. */
const usual: Record<Language, readonly (readonly [RegExp, string, readonly string[]])[]> = {
  en: [
    [
      /^(?:their |your )?(?:age(?: group| range)?|how old .+)$/iu,
      'How old are you?',
      ['Under 20', '20–39', '40–59', '60 or older'],
    ],
    [/^(?:their |your )?(?:gender|sex)$/iu, 'What is your gender?', ['Woman', 'Man', 'Other', 'Prefer not to say']],
    [/^(?:their |your )?name$/iu, 'What is your name?', []],
    [/^(?:their |your )?e-?mail(?: address)?$/iu, 'What is your email address?', []],
    [/^(?:their |your )?(?:phone|mobile|phone number)$/iu, 'What is your phone number?', []],
  ],
  sv: [
    [
      /^(?:deras |ens |din )?(?:ålder(?:n)?|hur gam(?:mal|la) .+)$/iu,
      'Hur gammal är du?',
      ['Under 20', '20–39', '40–59', '60 eller äldre'],
    ],
    [/^(?:deras |ens |ditt )?kön(?:et)?$/iu, 'Vilket kön har du?', ['Kvinna', 'Man', 'Annat', 'Vill inte svara']],
  ],
  ja: [
    [/^(?:年代|年齢(?:層)?)$/u, '年代を教えてください', ['10代以下', '20代', '30代', '40代', '50代', '60代以上']],
    [/^(?:性別|男女)$/u, '性別を教えてください', ['女性', '男性', 'その他', '回答しない']],
  ],
}
/** 「また来たいと思うか」 is asked as 「また来たいと思いますか？」; what is over, or a question already, is asked to be told. */
const politely: readonly (readonly [RegExp, string])[] = [
  [/(?:です|ます|でした|ました|ません|でしょう)か$/u, '$&？'],
  [/[ただ]か$/u, '$&教えてください'],
  [/い(?:の)?か$/u, 'いですか？'],
  [/するか$/u, 'しますか？'],
  [/([いきしちにひみりえけせてねへめれげべぎじび])るか$/u, '$1ますか？'],
  [/るか$/u, 'りますか？'],
  [/うか$/u, 'いますか？'],
  [/くか$/u, 'きますか？'],
  [/むか$/u, 'みますか？'],
  [/すか$/u, 'しますか？'],
  [/か$/u, 'ですか？'],
]
const about = /について$/u
const isDefinite = /^(?!.*(?<!\p{L})(?:och|eller)(?!\p{L}).*,)(?:\p{L}+ ){0,2}\p{L}{3,}(?:en|et|an|na|orna|arna)$/iu

/** What is only named is asked for in a sentence; what is a question stays one. */
function inASentence(what: string, language: Language): Told | null {
  if (what.startsWith('「')) return null
  const bare = what.trim().replace(/[.。?？]$/u, '')
  const [, text, options] = usual[language].find(([form]) => form.test(bare)) ?? []
  if (text && options) return { text, kind: options.length ? 'choice' : 'text', options: [...options] }
  if (language === 'en') return null
  if (language === 'ja') {
    if (bare.endsWith('点満点で教えてください')) return { text: bare, kind: 'number', options: [] }
    if (about.test(bare)) return { text: `${bare.replace(about, '')}はいかがでしたか？`, kind: 'scale', options: [] }
    const [form, ending] = politely.find(([each]) => each.test(bare)) ?? []
    const isOpen = /誰|何|どこ|いつ|なぜ|どう|どの|どれ|どんな|いかが/u.test(bare) || /[ただ]か$/u.test(bare)
    if (form && ending) return { text: bare.replace(form, ending), kind: isOpen ? 'text' : 'yesNo', options: [] }
    return /^[^、。？?「」]{1,16}$/u.test(bare) && !/(?:[かがはをにで]|ください)$/u.test(bare)
      ? { text: `${bare}を教えてください`, kind: 'text', options: [] }
      : null
  }
  if (isDefinite.test(bare) && !askedWord.test(bare)) return { text: `Hur nöjd är du med ${bare}?`, kind: 'scale', options: [] }
  return null
}
const askedWord = /^(?:om|hur|vad|vilken|vilket|vilka|varför|var|när|vem|varifrån|skulle|är|har|kan|vill|tycker)(?!\p{L})/iu

/** A Swedish clause as the question it stands for. */
function turnedRound(what: string): string {
  const { about: of, who, does: verb, rest } = askedAside.exec(what)?.groups ?? {}
  if (of && who && verb) return `${of} ${supine.test(verb) ? `har ${them(who)} ${verb}` : `${verb} ${them(who)}`}${rest}`
  const { who: whom, does: act, rest: more } = ifAside.exec(what)?.groups ?? {}
  return whom && act ? `${act} ${them(whom)}${more}` : what
}

/** "How clean the room was too" is asked as "How clean was the room?" */
const turnedRoundEn = (what: string): string =>
  what
    .replace(/ (?:too|also|as well)(?=,|$)/iu, '')
    .replace(/^(how \p{L}+) ((?:the|our|their|your|my|it|they)(?: \p{L}+){0,3}?) (was|were|is|are)(?=,|$)/iu, '$1 $3 $2')

export function questionOf(given: string, language: Language): Told {
  const told = inASentence(given, language)
  if (told) return told
  const what = language === 'sv' ? turnedRound(given) : language === 'en' ? turnedRoundEn(given) : given
  const marked = behindMark.exec(what.trim())?.groups
  const said = marked ? marked.text! : what.trim().replace(/^["“”'「]|["“”'」.]$/g, '')
  const behind = marked?.options ?? listed.exec(said)?.groups!.options
  const isAnswered = yesNo.test(marked?.options ?? said)
  const options = behind && !isAnswered ? choicesOf(behind) : []
  const isChoice = options.length > 1
  if (marked && isAnswered) return { text: capitalised(said), kind: 'yesNo', options: [] }
  const bare = said
    .replace(yesNo, '')
    .replace(scale, '')
    .replace(isChoice ? listed : /$^/, '')
    .trim()
  const kind = isChoice ? 'choice' : yesNo.test(said) || asksYes.test(bare) ? 'yesNo' : scale.test(said) ? 'scale' : 'text'
  const mark = /[?？]$|[ぁ-んァ-ヶ一-龠]/u.test(bare) ? '' : '?'
  return { text: capitalised(bare) + mark, kind, options: isChoice ? options : [] }
}

/** "A question: which of these is made from buffalo milk? Mozzarella, Gouda, Comté": the first answer is the right one. */
function ofQuiz(model: ProjectModel, what: string): Reading | null {
  const quiz = model.pages.find(({ tool }) => tool === 'quiz')
  const question =
    model.things.find(({ id }) => id === quiz?.thing) ?? model.things.find(({ concept }) => concept === 'quizQuestion')
  const { text, options = '' } = behindMark.exec(what.trim())?.groups ?? {}
  const [right, ...wrong] = choicesOf(options)
  const [answer, others] = [
    question?.fields.find(({ id }) => id === 'answer'),
    question?.fields.find(({ type }) => type === 'tags'),
  ]
  if (!question || !text || !right || !wrong.length || !answer || !others) return null
  return does({
    op: 'addRow',
    thing: question.id,
    row: { [question.titleField]: capitalised(text), [answer.id]: right, [others.id]: wrong },
  })
}

export function addQuestion(model: ProjectModel, { what }: Groups, language: Language = model.language): Reading | null {
  const asked = ofQuiz(model, what!)
  if (asked) return asked
  const page = model.pages.find(({ kind }) => kind === 'survey')
  const question = model.things.find(({ id }) => id === page?.thing)
  if (!question) return null
  const { text, kind, options } = questionOf(what!, language)
  const values = { kind: kindLabel(kind, model.language), options, mustAnswer: false, position: question.rows.length + 1 }
  const isKept = (id: string) => question.fields.some((field) => field.id === id)
  const rest = Object.fromEntries(Object.entries(values).filter(([id]) => isKept(id)))
  return does({ op: 'addRow', thing: question.id, row: { [question.titleField]: text, ...rest } })
}
