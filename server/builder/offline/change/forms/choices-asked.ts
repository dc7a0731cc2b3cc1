// "What kind of event it is (wedding, birthday)", "mellan 30 minuter, 60 minuter och 90 minuter", 「初めての方か2回目以降の方か」: what visitors
// choose from, and what the question is called.
import type { Language } from '#shared/languages.ts'
import { capitalised, labelOf } from '../../understand/said.ts'
import { choiceList, written } from '../choices/choice-list.ts'
import { clauseAsked } from '../pages-said/clause-asked.ts'
import { asChoice, type Asking } from './asking-words.ts'

/** `about` is '' where only the choices were told. */
export type Choosing = { about: string; options: string[] }

const { raw } = String
const list = '(?<list>[^()（）:]+?)'
const forms: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?<about>[^()]+?),? ?\((?<list>[^()]+)\)$/u,
    new RegExp(raw`^(?<about>[^:]+?)(?:: ?| [–-] )(?:either )?${list}$`, 'iu'),
    new RegExp(
      raw`^(?:(?<about>[^,]+?),? )?(?:between|among|out of|either|from(?= [^,]+(?:,| (?:and|or) ))|with (?:the )?(?:choices|options|answers)) ${list}$`,
      'iu',
    ),
    new RegExp(
      raw`^(?:if|whether) (?:they|people|\p{L}+s) (?:want|prefer|would (?:like|prefer|rather have)|['’]d like) (?:an? |the )?(?<list>[^,]+ or [^,]+|[^()]+, [^()]+ or [^()]+)$`,
      'iu',
    ),
  ],
  sv: [
    /^(?<about>[^()]+?),? ?\((?<list>[^()]+)\)$/u,
    new RegExp(raw`^(?<about>[^:]+?)(?:: ?| [–-] )(?:antingen )?${list}$`, 'iu'),
    new RegExp(
      raw`^(?:(?<about>[^,]+?),? )?(?:mellan|bland|antingen|från(?= [^,]+(?:,| (?:och|eller) ))|med (?:alternativen|valen|svaren)) ${list}$`,
      'iu',
    ),
    new RegExp(
      raw`^om (?:de|dom|man|\p{L}+(?:en|na)) (?:vill ha|föredrar|hellre vill ha) (?:en |ett )?(?<list>[^,]+ eller [^,]+|[^()]+, [^()]+ eller [^()]+)$`,
      'iu',
    ),
  ],
  ja: [
    /^(?<about>[^（(「]+?)(?:を|は|について)?[（(](?<list>[^）)]+)[）)](?:を|から|も)?$/u,
    /^(?:(?<about>[^、「」]{1,20}?)(?:を|は|について|で))?、?(?<list>「[^」]+」(?:[、と・か]?「[^」]+」)+)$/u,
    /^(?:(?<about>[^、「」]{1,20}?)(?:を|は|について)、?)?(?<list>[^、。「」を]+?(?:[、・／/][^、。「」を]+?)+)$/u,
    /^(?:(?<about>[^、「」かを]{1,16}?)(?:を|は|について|が)、?)?(?<list>[^、。「」を]+?か(?:[^、。「」かを]+?か)+)$/u,
    // 「シングルスかダブルス」: hiragana may have a か of its own
    /^(?:(?<about>[^、「」かを]{1,16}?)(?:を|は|について)、?)?(?<list>[^、。「」をかぁ-ん]+か[^、。「」をか]+)$/u,
  ],
}
/** "Typ Säljes, Bortskänkes eller Fråga": names with capitals behind what they are. */
const named =
  /^(?<about>\p{Ll}{2,}) (?<list>\p{Lu}\p{L}+(?: \p{L}+)?(?:, ?\p{Lu}\p{L}+(?: \p{L}+)?)*,? (?:or|and|eller|och|o) \p{Lu}\p{L}+(?: \p{L}+)?)$/u

function optionsOf(told: string, language: Language): string[] {
  if (language !== 'ja') return written(choiceList(told.replace(/[.!?]+$/u, ''), language))
  const quoted = [...told.matchAll(/「([^」]+)」/gu)].map(([, each]) => each!)
  if (quoted.length > 1) return quoted
  const either = /か/u.test(told) && !/[、・／/,]/u.test(told) ? told.split('か').filter(Boolean) : []
  return either.length > 1 ? either : choiceList(told, language)
}

/** "Between two packages: …" */
const fromAmong =
  /^(?:between|from|among|one of|mellan|bland|av) (?:(?:the|our|these|våra) )?(?:(?:two|three|four|five|\d|två|tre|fyra|fem) )?(?:different |olika )?/iu

/** "…, with ready-made answers: …" */
const withChoices =
  /,? (?:with|med) (?:(?:ready-made|fixed|set|färdiga|fasta|givna) )?(?:choices|options|answers|alternativ|svarsalternativ|svar)$/iu

/** What there is to choose from; null where nothing is. */
export function choicesAsked({ what, deed }: Asking, language: Language): Choosing | null {
  if (/かどうか/u.test(what)) return null
  const isChosen = asChoice[language].test(what)
  const said = what.replace(asChoice[language], '').trim()
  for (const form of [...forms[language], named]) {
    const { about = '', list: told } = form.exec(said)?.groups ?? {}
    const options = told ? optionsOf(told, language) : []
    if (options.length > 1 && !isSeveral(about, language))
      return { about: about.replace(fromAmong, '').replace(withChoices, '').trim(), options }
  }
  const options = isChosen || deed === 'tag' ? optionsOf(said, language) : []
  return options.length > 1 ? { about: '', options } : null
}
/** "Two more questions: age, town": what is listed are questions. */
const isSeveral = (about: string, language: Language): boolean =>
  (language === 'en'
    ? /\b(?:questions|fields|things|details|information|info|following)\b/iu
    : language === 'sv'
      ? /(?<!\p{L})(?:frågor(?:na)?|fält(?:en)?|uppgifter(?:na)?|saker|följande)(?!\p{L})/iu
      : /項目|以下|次の|情報/u
  ).test(about)

const kindOf: Record<Language, readonly (readonly [RegExp, string])[]> = {
  en: [
    [
      /^(?:the |an? )?(?:what|which) ((?:kind|type|sort)s? of [\p{L} -]+?)(?: (?:it|this|that|they|we|people|you|the \p{L}+)(?:['’]s)?(?: .+)?)?$/iu,
      '$1',
    ],
    [/^(?:what|which) ([\p{L}-]+(?: [\p{L}-]+)?) (?:they|people|it|you|customers|guests|clients|the \p{L}+) .+$/iu, '$1'],
    [
      /^(?:the |an? |their )?((?!(?:how|what|where|when|why|who|which|whether|if|they|people)\b)[\p{L}-]+(?: [\p{L}'’-]+){0,4})$/iu,
      '$1',
    ],
  ],
  sv: [
    [/^vilke[nt] ((?:typ|sorts?) (?:av )?[\p{L} -]+?)(?: (?:det|de|man|kund\p{L}*) .+)?$/iu, '$1'],
    [/^vilk(?:en|et|a) (\p{L}+) (?:de|man|det|dom|kund\p{L}*|gäst\p{L}*) .+$/iu, '$1'],
    [
      /^(?:en |ett |deras )?((?!(?:hur|vad|var|när|varför|vem|vilke[nt]|vilka|om|de|man)(?!\p{L}))[\p{L}-]+(?: [\p{L}-]+){0,3})$/iu,
      '$1',
    ],
  ],
  ja: [
    [/^どん?な(.+?)(?:か|なのか)?$/u, '$1の種類'],
    [/^(.{1,20}?)(?:か|なのか|かどうか)?$/u, '$1'],
  ],
}
const timeOnly = /^\d+ ?(?:min|minutes|minuter|h|hours?|timm\p{L}*|分|時間)$/iu
const nameless: Record<Language, { choice: string; length: string; or: string }> = {
  en: { choice: 'Choice', length: 'Length', or: ' or ' },
  sv: { choice: 'Val', length: 'Längd', or: ' eller ' },
  ja: { choice: '選択', length: '長さ', or: '・' },
}
const orCharsMax = 28

/** What a question with choices is called in a form. */
export function labelOfChoice({ about, options }: Choosing, language: Language): string {
  for (const [form, name] of kindOf[language]) if (form.test(about)) return labelOf(about.replace(form, name), language)
  if (about) return clauseAsked(about, language).text
  const { choice, length, or } = nameless[language]
  if (options.every((option) => timeOnly.test(option))) return length
  const either = options.length === 2 ? options.join(or) : ''
  return either && either.length <= orCharsMax ? capitalised(language === 'ja' ? either : either.toLowerCase()) : choice
}
