// "We also have cases that wait for parts", "trimming cannot be chosen", "we have no lift": choices that somebody tells of without
// saying which field has them.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { does, nothing, type Reading, tells } from '../reading.ts'
import type { Clause } from '../wording/clauses.ts'
import { withoutGaining } from '../wording/asking-words.ts'
import { isTelling } from '../told/deed.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'

type Place = { thing: Thing; field: Field }
type Forms = Partial<Record<Language, readonly RegExp[]>>

const charsMax = 30
const wordsMax = 4

/** `state` is how some of them are. */
const states: Forms = {
  sv: [
    /^(?:lägg till|vi har|det finns|ibland (?:har vi|finns det)|vi får|en del) (?:också |även |alltid |ofta |ibland |en del |många )*(?:\p{L}+ )?\p{L}+,? som (?:också |bara |redan )?(?<state>(?:väntar|ligger|står|behöver|har|är|blivit|fastnat|måste|ska) .+?)(?:,? (?:och |så )?(?:gör|kan|det|lägg|ha) .*(?:status|val|läge|steg|kolumn).*)?$/iu,
  ],
  ja: [
    /^(?<state>[^をはがも、]{1,12}?(?:待ち|中|済み|済|前|後))(?:の(?:もの|やつ|方|人|状態|案件|[^をはがもの、]{1,8}))?(?:も|が)(?:ある|あり|いる|い|追加|選べ|出て).*$/,
    /^(?<state>[^をはがも、]{1,12}?(?:待ち|中|済み|済|前|後))(?:の(?:もの|やつ|方|人|状態|案件|[^をはがもの、]{1,8}))も?を追加$/,
    /^(?:状態|ステータス)に(?:は)?(?<state>[^をはがも、]{1,14})(?:も|が)(?:ない|無い|あり(?:ません)?|ある|必要|ほし|欲し).*$/,
  ],
}

/** `name` is one more, `field` what it is one of, where that is said. */
const more: Forms = {
  sv: [
    /^(?:vi|jag) (?:erbjuder|gör|säljer|har|tar emot|bakar|serverar|hyr ut|odlar|ger|håller|har börjat med|börjar med)(?: nu| numera)? (?:också |även )?(?<name>\p{L}[\p{L} -]*?)(?: också| med| även| numera| nu)?,? (?:och |så )?(?:kan|lägg|ta|sätt|gör|ha|det|den)(?!\p{L}).*(?<!\p{L})(?:bland|som|till|i|under|på) (?:en |ett )?(?:egen |eget |ny |nytt )?(?<field>\p{L}+)$/iu,
    /^(?:vi|jag) (?:erbjuder|gör|säljer|har|tar emot|bakar|serverar|hyr ut|har börjat med|börjar med)(?: nu| numera)? (?:också|även) (?<name>\p{L}[\p{L}-]*)$/iu,
    /^(?:vi|jag) (?:erbjuder|gör|säljer|har|tar emot|bakar|serverar|hyr ut)(?: nu| numera)? (?<name>\p{L}[\p{L}-]*)(?: också| med| även)$/iu,
    /^(?:vi|jag) har (?:också |även )?(?<name>\p{L}[\p{L}-]* \p{L}[\p{L}-]*)(?: också| med| även)$/iu,
    /^(?:vi|jag) har (?:också |även )?(?<name>\p{L}[\p{L}-]*)(?: också| med| även)?,? det är en egen (?<field>\p{L}+)$/iu,
    /^(?:det går inte att|man kan inte|jag kan inte|går inte att) (?:välja|hitta|ange)\s+(?<name>.+?)(?: (?:som|bland|i|på|under) (?<field>\p{L}+))?$/iu,
    /^(?<name>\p{L}[\p{L} -]*?) (?:går inte att välja|finns inte (?:att välja|som val|som alternativ|bland (?:valen|alternativen)))(?: (?:som|bland|i|på|under) (?<field>\p{L}+))?$/iu,
    /^(?<name>\p{L}[\p{L} -]*?) (?:saknas|fattas|finns inte|finns inte med) (?:bland|som|i|på|under) (?<field>\p{L}+)$/iu,
    /^(?:det )?(?:finns|saknas) (?:ju )?(?:ingen|inget|inga|någon|något)?\s*(?<name>\p{L}{3,}) (?:bland|att välja (?:på|bland|i|under)) (?<field>\p{L}+)$/iu,
    /^(?:lägg till|lägg in|ta med|ha med|stoppa in|peta in|få med) (?:också |även )?(?<name>[^,:]+?) (?:bland|ibland) (?<field>\p{L}+)$/iu,
    /^(?:lägg till )?(?<field>\p{L}{4,}(?:n|et)) (?<name>\p{L}[\p{L} -]*?)(?: (?:saknas|fattas|behövs|finns inte(?: med)?))?$/iu,
    /^(?:det )?finns (?:ingen|inget|inga) (?<guess>\p{L}{3,})$/iu,
  ],
  ja: [
    /^(?<field>[^をはがも、]{1,12})(?:に|の(?:中|選択肢)に)(?:は)?「?(?<name>[^をはがも、「」]{1,14})」?(?:も|が)(?:ない|無い|ありません|抜けて|入ってい?ない|足りない|選べない|選べません).*$/,
    /^「?(?<name>[^をはがも、「」]{1,14})」?が(?<field>[^をはがも、]{1,12})(?:で|から|に)(?:は)?(?:選べない|選べません|ない|無い|ありません|入ってい?ない).*$/,
    /^「?(?<name>[^をはがも、「」]{1,14})」?(?:が|を)(?:選べない|選べません|選択できない|選択できません)(?:です|よ|の|ん).*$/,
    /^「?(?<name>[^をはがも、「」]{1,14})」?(?:も|を)(?<field>[^をはがも、]{1,12})(?:の(?:一つ|ひとつ|選択肢))?(?:として|に)(?:は)?(?:追加|入れ|加え|足し|選べ|あ).*$/,
  ],
}

/** What people pay or come with is said by the verb. */
const byVerb: Partial<Record<Language, readonly (readonly [RegExp, RegExp])[]>> = {
  sv: [
    [
      /^(?:vi|man|de|jag|kunder(?:na)?|folk|medlemmar(?:na)?|en del|många|några)? ?(?:kan |måste |ska |får )?(?:också |även |ofta |ibland |kunna )*betalar? (?:också |även |ofta |ibland |numera |oftast )*med (?<name>\p{L}+)(?: också| med| även)?$/iu,
      /betal/i,
    ],
    [/^(?:kunna )?betala (?:också |även )?med (?<name>\p{L}+)(?: också| med| även)?$/iu, /betal/i],
  ],
  ja: [[/^(?:.{0,8}は)?(?<name>[^をはがも、で]{2,12})(?:でも|で(?:の支払い)?も?)(?:払|支払|決済).*$/, /支払|決済|払/]],
}

/** What there is none of, or what is not done any longer. */
const none: Forms = {
  sv: [
    /^(?<name>\p{L}[\p{L} -]*?) (?:har|säljer|gör|bakar|tar|erbjuder|använder|kör|finns|serverar|odlar|hyr) (?:vi |jag |det )?(?:ingen|inga|inget|inte|aldrig|ej)(?: alls| ut)?(?: längre| mer| numera)?(?:,.*)?$/iu,
    /^(?:vi|jag|det|här) (?:har|finns|säljer|gör|bakar|erbjuder|tar|kör|serverar) (?:ju )?(?:ingen|inga|inget|inte|aldrig)(?: längre)? (?<name>\p{L}[\p{L} -]*?)(?: längre| mer| här| hos oss| alls)*(?:,.*)?$/iu,
    /^ta bort (?:valet |alternativet )?(?<name>\p{L}[\p{L} -]*?),? (?:det|den|de|sånt|sådana|vi) (?:har|säljer|gör|bakar|erbjuder|tar|använder) (?:vi )?(?:ingen|inga|inget|inte|aldrig).*$/iu,
    /^ta bort (?:\p{L}+(?:n|et) )(?<name>\p{L}[\p{L} -]*?),? (?:vi|det|den|de) .*(?:inte|aldrig|ingen|inga).*$/iu,
  ],
  ja: [
    /^(?:うち(?:に|で)?は?、?)?「?(?<name>[^をはがも、「」]{1,14})」?(?:は|って|なんて)(?:もう|うちには|うちでは|全然)?(?:やって(?:い)?(?:ない|ません)|扱って(?:い)?(?:ない|ません)|作って(?:い)?(?:ない|ません)|売って(?:い)?(?:ない|ません)|ない|無い|ありません|置いて(?:い)?(?:ない|ません)|やめました|やめた).*$/,
  ],
}

export function readToldChoices(model: ProjectModel, clause: Clause, language: Language): Reading {
  const text = clause.text
  return (
    paid(model, text, language) ??
    gone(model, text, language) ??
    state(model, text, language) ??
    another(model, text, language) ??
    nothing
  )
}

const found = (forms: readonly RegExp[] | undefined, text: string) => {
  for (const form of forms ?? []) {
    const groups = form.exec(text)?.groups
    if (groups) return groups
  }
  return undefined
}

const selectsOf = (thing: Thing | undefined): Place[] =>
  thing?.fields.filter(({ type }) => type === 'select').map((field) => ({ thing, field })) ?? []
const isState = ({ field }: Place) =>
  /status|stage|phase|progress/i.test(field.concept ?? field.id) ||
  /status|stadium|läge|fas$|状態|状況|ステータス|進捗/i.test(field.label)

function paid(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const [form, label] of byVerb[language] ?? []) {
    const name = form.exec(text)?.groups?.name
    const place = name ? selectsOf(mainThing(model)).find(({ field }) => label.test(field.label)) : undefined
    if (name && place) return oneMore(place, name, language)
  }
  return null
}

function state(model: ProjectModel, text: string, language: Language): Reading | null {
  const said = found(states[language], text)?.state
  const places = said ? selectsOf(mainThing(model)).filter(isState) : []
  if (!said || places.length !== 1) return null
  return oneMore(places[0]!, said.replace(/^(?:är|ska|har) (?!att )/iu, ''), language)
}

function another(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of more[language] ?? []) {
    const { name, field, guess } = form.exec(text)?.groups ?? {}
    const said = bare(name ?? guess ?? '')
    if (!said) continue
    const main = mainThing(model)
    if (field) {
      const place = resolveField(model, field, language, main)
      if (place?.field.type === 'select') return oneMore(place, said, language)
      continue
    }
    const isKnown =
      resolveField(model, said, language, main) !== undefined ||
      resolveThing(model, said, language) !== undefined ||
      readingsIn(said, language).some(({ kind }) => kind === 'field' || kind === 'thing')
    const places = selectsOf(main)
    const open = places.length === 1 ? places : places.filter((each) => !isState(each))
    if (!isKnown && open.length === 1) return oneMore(open[0]!, said, language)
  }
  return null
}

function gone(model: ProjectModel, text: string, language: Language): Reading | null {
  for (const form of none[language] ?? []) {
    const name = form.exec(text)?.groups?.name
    const option = name ? resolveOption(model, bare(name), language) : undefined
    if (!option || option.field.options!.length < 2) continue
    return does({ op: 'removeOption', thing: option.thing.id, field: option.field.id, option: option.option })
  }
  return null
}

function oneMore({ thing, field }: Place, said: string, language: Language): Reading | null {
  const option = capitalised(bare(withoutGaining(bare(said))))
  if (
    !option ||
    isTelling(option, language) ||
    option.length > charsMax ||
    option.split(/\s+/).length > wordsMax ||
    /[,、:]/.test(option)
  )
    return null
  const there = field.options!.find((each) => each.toLowerCase() === option.toLowerCase())
  return there
    ? tells(changeSays.alreadyThere[language](there), 'kept')
    : does({ op: 'addOption', thing: thing.id, field: field.id, option })
}
