// A wish that names a choice there is and what is to become of it: "goalie not keeper", "no more limousin", "split interview into phone
// screen and on-site", "advent och jul är samma sak", 「草取りは除草って書き方で」; and choices that a named field lacks.
import type { Language } from '#shared/languages.ts'
import { escaped } from '../../lexicon/escaped.ts'
import { singular, swedishStems } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { isPointing } from '../wording/asking-words.ts'
import { choiceList, written } from './choice-list.ts'
import type { Listed } from './listed-choices.ts'

type Choice = { thing: Thing; field: Field; option: string }
type Groups = Record<string, string | undefined>
type Form = readonly [RegExp, (model: ProjectModel, groups: Groups, language: Language) => Operation[] | null]

const stems = (word: string, language: Language): string[] => {
  const low = word.toLowerCase().trim()
  if (language === 'ja') return [low]
  return language === 'en' ? [low, singular(low)] : [low, ...swedishStems(low), low.replace(/(?:at|t|a)$/, '')]
}

/** The one choice that is called so, of all fields of which one is picked; undefined where several are. */
function choiceNamed(model: ProjectModel, said: string | undefined, language: Language): Choice | undefined {
  if (!said) return undefined
  const forms = new Set(stems(said.replace(/^(?:the|an?|den|det|en|ett) /i, '').replace(/["“”'「」]/g, ''), language))
  const found = model.things.flatMap((thing) =>
    thing.fields.flatMap((field) =>
      field.type === 'select'
        ? (field.options ?? [])
            .filter((option) => stems(option, language).some((form) => forms.has(form)))
            .map((option) => ({ thing, field, option }))
        : [],
    ),
  )
  return found.length === 1 ? found[0] : undefined
}

/** A new name: none that is a choice, a field or a list already. */
const freshName = (model: ProjectModel, said: string | undefined, { field }: Choice, language: Language): string | null => {
  const name = said?.replace(/["“”'「」『』]/g, '').trim()
  if (!name || name.length > nameCharsMax || name.split(/\s+/).length > nameWordsMax) return null
  if (field.options?.some((option) => option.toLowerCase() === name.toLowerCase())) return null
  return resolveField(model, name, language) || resolveThing(model, name, language) ? null : capitalised(name)
}
const nameCharsMax = 26
const nameWordsMax = 3

function rename(model: ProjectModel, { option, name }: Groups, language: Language): Operation[] | null {
  const choice = choiceNamed(model, option, language)
  const label = choice && freshName(model, name, choice, language)
  if (!choice || !label) return null
  return [{ op: 'renameOption', thing: choice.thing.id, field: choice.field.id, option: choice.option, label }]
}

function remove(model: ProjectModel, { option }: Groups, language: Language): Operation[] | null {
  const choice = choiceNamed(model, option, language)
  return choice && choice.field.options!.length > 1
    ? [{ op: 'removeOption', thing: choice.thing.id, field: choice.field.id, option: choice.option }]
    : null
}

/** The first of the new ones takes the place, and the rows, of the one that is split. */
function split(model: ProjectModel, { option, list }: Groups, language: Language): Operation[] | null {
  const choice = choiceNamed(model, option, language)
  const [first, ...others] = written(choiceList(list ?? '', language))
  if (!choice || !first || !others.length) return null
  const at = { thing: choice.thing.id, field: choice.field.id }
  const added = others.map((each, place): Operation => ({
    op: 'addOption',
    ...at,
    option: each,
    after: place ? others[place - 1]! : first,
  }))
  return [
    ...(first === choice.option ? [] : [{ op: 'renameOption' as const, ...at, option: choice.option, label: first }]),
    ...added,
  ]
}

/** Both become one, and the rows of both with them. */
function merge(model: ProjectModel, { option, other, name }: Groups, language: Language): Operation[] | null {
  const [one, two] = [choiceNamed(model, option, language), choiceNamed(model, other, language)]
  if (!one || !two || one.field !== two.field || one.option === two.option) return null
  const label = freshName(model, name, one, language)
  if (!label) return null
  return [one, two].map((each) => ({ op: 'renameOption', thing: one.thing.id, field: one.field.id, option: each.option, label }))
}

/** New choices of a field that is named; "RSVP needs a maybe" makes a choice of a tick. */
function lacks(model: ProjectModel, { field: said, list }: Groups, language: Language): Operation[] | null {
  const place = said ? resolveField(model, said.replace(/^(?:the|den|det) /i, ''), language) : undefined
  if (!place || place.field.type !== 'select') return null
  const one = (list ?? '')
    .replace(/^(?:an?|the|en|ett) /i, '')
    .replace(/["“”'「」『』]/g, '')
    .trim()
  const names = choiceList(list ?? '', language)
  const all = written(names.length ? names : [one])
  const isGood = all.every(
    (name) => name && !isPointing.test(name) && name.length <= nameCharsMax && name.split(/\s+/).length <= nameWordsMax,
  )
  const fresh = all.filter((name) => !place.field.options?.some((option) => option.toLowerCase() === name.toLowerCase()))
  if (!isGood || !fresh.length || fresh.some((name) => resolveField(model, name, language))) return null
  return fresh.map((option) => ({ op: 'addOption', thing: place.thing.id, field: place.field.id, option }))
}

const quote = String.raw`["“”'‘’]?`
const say = (text: TemplateStringsArray, ...parts: readonly string[]) => new RegExp(String.raw(text, ...parts), 'iu')
const name = String.raw`${quote}(?<name>[\p{L}][\p{L}\d -]{0,24}?)${quote}`
const option = String.raw`${quote}(?<option>[\p{L}\d][\p{L}\d -]{0,24}?)${quote}`
const end = String.raw`(?=$|[,.;!?)]| as a word| please| pls| for | from now| as we| everywhere)`

const forms: Record<Language, readonly Form[]> = {
  en: [
    [
      say`^(?:.*[,;.] )?(?:i(?:'d)? (?:also )?prefer |(?:please |just |also )*(?:use |say |write |make it |it'?s |should be |call it )*)${name} (?:and )?(?:not|instead of|rather than|over) (?:the )?${option}${end}`,
      rename,
    ],
    [
      say`(?:^|[,;.] |what was |what is )(?:the )?${option} (?:becomes?|turn(?:s|ed)? into|is now|is (?:called|named)|was renamed(?: to)?|should (?:be called|be named|say|read)|has become|->|=>|→) (?:an? |the )?${name}${end}`,
      rename,
    ],
    [
      say`(?:says?|called|reads?|the word) ${option}[.,] (?:could|can|should|would) (?:it|you|we) (?:say|read|be|call it|write) ${name}(?: instead)?\??$`,
      rename,
    ],
    [say`^(?:there (?:is|are) )?no more ${option}(?=$|[,.;!]| on | in | at | here| for)`, remove],
    [
      say`(?:^|[,;.] )(?:we|i) (?:do not|don't|never|no longer|don’t) (?:\w+ ){0,2}?${option}(?: any ?more| any longer|ever)?(?=$|[,.;!])`,
      remove,
    ],
    [
      say`${option} (?:should be |needs to be |must be |has to be |gets )?(?:split|divided|broken)(?: up)? in(?:to)? (?<list>[^.;!]+?)[.!]?$`,
      split,
    ],
    [say`split (?:the )?${option} (?:up )?in(?:to)? (?<list>[^.;!]+?)[.!]?$`, split],
    [
      say`${option} (?:and|\+|&) ${quote}(?<other>[\p{L}\d][\p{L}\d -]{0,24}?)${quote} ?(?:=|are|is|should|can|could|together|into|for us).*?(?:name it|call it|call them|called|named|as|into|under|to|:) ${name}[.!]?$`,
      merge,
    ],
    [
      say`(?:^|[,;.] )(?:the )?(?<field>[\p{L}][\p{L} ]{1,24}?) (?:also )?(?:needs?|lacks?|misses|is missing|could use|should have) (?:an? |also |the )*(?<list>${quote}[\p{L}\d][^.;!?]{0,40}?)(?: option| too| as well| choice)*(?=$|[.;!?])`,
      lacks,
    ],
    [
      say`^(?<list>[\p{L}\d][^;!?]{0,60}?) (?:is|are) (?:an? )?(?<field>[\p{L}]{3,20}?)(?: too| also| as well)(?=$|[,.;!])`,
      lacks,
    ],
    [
      say`(?:^|[,;.] )(?:put|add|throw) (?<list>[^.;!?]{2,60}?) (?:in|to|into|under|as|on) (?:the )?(?<field>[\p{L}][\p{L} ]{1,24}?)(?: list| options| choices| too| as well| please| pls)*(?=$|[.;!?])`,
      lacks,
    ],
  ],
  sv: [
    [
      say`^(?:.*[,;.] )?(?:skriv |säg |kalla det |hellre |det ska vara |det heter )*${name} (?:och )?(?:inte|istället för|i stället för|hellre än|ist för) ${option}(?=$|[,.;!?])`,
      rename,
    ],
    [
      say`(?:^|[,;.] )${option} (?:blir|ska heta|heter (?:nu|numera)|ska bli|bör heta|byter namn till|döps om till|kallas nu|->|→) ${name}(?=$|[,.;!?])`,
      rename,
    ],
    [say`(?:^|[,;.] )(?:ingen|inga|inget) ${option} (?:längre|mer|kvar)(?=$|[,.;!])`, remove],
    [
      say`(?:^|[,;.] )${option} (?:är (?:upplöst|borta|nedlagd|nedlagt|slopad|slopat|utgången)|finns inte (?:längre|mer)|utgår|har utgått|har lagts ner|används inte(?: längre)?)(?=$|[,.;!]| så | och )`,
      remove,
    ],
    [
      say`(?:istället för|i stället för) (?:bara )?${option} (?:vill|ska|behöver) (?:vi|jag|man) (?:kunna )?(?:skilja på|ha|dela upp i|välja mellan) (?<list>[^.;!]+?)[.!]?$`,
      split,
    ],
    [say`(?:dela(?: upp)?|splitta) ${option} (?:upp )?(?:i|på) (?<list>[^.;!]+?)[.!]?$`, split],
    [
      say`${option} (?:och|\+|&|o) ${quote}(?<other>[\p{L}\d][\p{L}\d -]{0,24}?)${quote} (?:är|kan|ska|borde|får).*?(?:under|i samma|i en|till|som|heta|kalla (?:det|dem)|:)(?: samma)?:? ${name}[.!]?$`,
      merge,
    ],
    [
      say`(?:^|[,;.] )(?<field>[\p{L}][\p{L} ]{1,24}?) (?:behöver|saknar|borde ha|ska ha) (?:också |även |en |ett )*(?<list>${quote}[\p{L}\d][^.;!?]{0,40}?)(?: också| med| som (?:val|alternativ))*(?=$|[.;!?])`,
      lacks,
    ],
    [
      say`(?:^|[,;.] |så )(?:lägg|släng|sätt|stoppa|ta|få) in (?<list>${quote}[^.;!?]{1,50}?${quote}) (?:i|på|under|bland|som) (?<field>[\p{L}][\p{L} ]{1,24}?)(?:,? mellan [^.;!]+| också| med| tack)*(?=$|[.;!?])`,
      lacks,
    ],
    [say`(?:^|[,;.] )(?:kunna )?sätta (?<field>status\p{L}*) (?<list>${quote}[\p{L}\d][\p{L}\d -]{0,24}?${quote}) på `, lacks],
  ],
  ja: [
    [
      /(?:^|[、。\s]|それと|あと)[「『]?(?<option>[^「」『』、。\s]{1,12}?)[」』]?は[「『]?(?<name>[^「」『』、。\s]{1,12}?)[」』]?(?:って|という)(?:書き方|表記|名前|言い方|名称)/u,
      rename,
    ],
    [
      /[「『]?(?<option>[^「」『』、。\s]{1,12}?)[」』]?(?:じゃなくて|ではなく|より)[「『]?(?<name>[^「」『』、。\s]{1,12}?)[」』]?(?:に|って|で|と|がいい|のほうが)/u,
      rename,
    ],
    [
      /(?:^|[、。\s])[「『]?(?<option>[^「」『』、。\s]{1,12}?)[」』]?(?:って(?:の|いうの))?を(?<list>[^、。]{2,30}?)に(?:分け|分割|細分)/u,
      split,
    ],
    [
      /(?:^|[、。\s]|ので)[「『]?(?<option>[^「」『』、。\s]{1,12}?)[」』]?(?:が|は)[^、。]{0,16}?(?:使えなくなり|なくなり|廃止|やめ|終わり)[^。]*。?[^。]*(?:削除|消し|外し|なくし)/u,
      remove,
    ],
  ],
}

/** 「出欠に未定を」「作業内容に農薬散布を足して」: what a field that is named is to have as well. */
function japaneseLacks(model: ProjectModel, text: string): Listed | null {
  for (const thing of model.things)
    for (const { type, label, options = [] } of thing.fields) {
      if (type !== 'select') continue
      const form = new RegExp(
        `${escaped(label)}(?:の(?:選択肢|ところ|欄))?に[「『]?(?<list>[^「」『』。\\s]{1,20}?)[」』]?(?:っていう[^、。]{1,6}|という[^、。]{1,6}|も)?(?:を|も)?(?:追加|足|入れ|いれ|加え|増や|ほし|欲し|お願い|$|。)`,
        'u',
      )
      const { list = '' } = form.exec(text)?.groups ?? {}
      const bare = list.replace(/^(?:、|も)|[をも]$/g, '')
      const names = choiceList(bare, 'ja')
      const fresh = (names.length ? names : [bare]).filter((each) => each && !options.includes(each))
      if (!bare || fresh.some((each) => each.length > nameCharsMax / 2 || /[はがをで]/.test(each))) continue
      const field = thing.fields.find((each) => each.label === label)!
      const operations = fresh.map((option): Operation => ({ op: 'addOption', thing: thing.id, field: field.id, option }))
      if (operations.length) return { operations, rest: text.replace(form, '') }
    }
  return null
}

export function choicesAnew(model: ProjectModel, text: string, language: Language): Listed | null {
  const wish = text.trim()
  for (const [form, does] of forms[language]) {
    const found = form.exec(wish)
    const operations = found && does(model, found.groups ?? {}, language)
    if (!found || !operations?.length) continue
    const rest = `${wish.slice(0, found.index)} ${wish.slice(found.index + found[0].length)}`
    return {
      operations,
      rest: rest
        .replace(/^[\s,.;!]+/, '')
        .replace(/^(?:and|och|plus|also) /i, '')
        .trim(),
    }
  }
  return language === 'ja' ? japaneseLacks(model, wish) : null
}
