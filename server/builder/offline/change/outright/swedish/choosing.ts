// Choices in everyday Swedish: "dela in i stämmor: sopran alt tenor bas", "ansvarig ska vara någon av tjejerna, Maria Fatima och Lena", "vem ska
// göra det? jag eller Anders", "lägg till Vunnen som steg", "betyg A-F".
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { capitalised, sayNoun } from '../../../understand/said.ts'
import { fieldSaid } from '../../added-fields.ts'
import type { Operation } from '../../operations.ts'
import { does, tells } from '../../reading.ts'
import { changeSays } from '../../../reply/change-phrases.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../../resolve.ts'
import { listCalled, pointingField } from '../../new-lists.ts'
import { nameOfQuestion } from '../../wording/question-names.ts'
import { chosen } from '../choices.ts'
import type { Groups, Saying } from '../deeds.ts'
import { noted } from '../../told/choosing-deeds.ts'
import { spokenSays } from '../../../reply/spoken-phrases.ts'
import { looselyListed, sideBySide } from './loosely.ts'
import { doerLabel } from './missing.ts'

type At = { thing: Thing; field: Field }
const choosable = new Set(['text', 'select', 'tags'])
/** What is there is chosen from these from then on, what is not is added. */
function chooses(model: ProjectModel, name: string, options: string[], host: Thing, language: Language): Operation[] | null {
  const at = resolveField(model, name, language, host)
  if (!at) return [chosen(host, name, options, model, language)]
  if (at.field.id === at.thing.titleField || at.field.formula || !choosable.has(at.field.type)) return null
  return at.field.type === 'text'
    ? [{ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options }]
    : alike(model, at).map(({ thing, field }) => ({ op: 'setOptions', thing: thing.id, field: field.id, options }))
}
/** Those of other lists that have the same name and the same choices mean the same: the levels of pupils and of lessons. */
const alike = ({ things }: ProjectModel, { field: { label, options = [] } }: At): At[] =>
  things.flatMap((thing) =>
    thing.fields
      .filter((field) => field.label === label && field.options?.join() === options.join())
      .map((field) => ({ thing, field })),
  )

const areFields = (options: readonly string[], language: Language) =>
  options.filter((each) => readingsIn(each, language).some(({ kind }) => kind === 'field')).length > 1

const one = (model: ProjectModel, said: string, language: Language): string =>
  resolveField(model, said, language)?.field.label ?? sayNoun(bare(said), language, undefined).one.toLowerCase()

/** "Kategorier hyra mat el bil och nöje", "nivåerna heter …" */
const these: Saying[1] = (model, { field = '', options = '', thing }: Groups, language) => {
  const host = (thing && resolveThing(model, thing, language)) || mainThing(model)
  const all = looselyListed(options)
  if (!host || !all || resolveThing(model, field, language)) return null
  const operations = chooses(model, one(model, field, language), all, host, language)
  return operations && does(...operations)
}

/** "Dela in i stämmor: …": each row is of one, and they stand by it. */
const divided: Saying[1] = (model, groups, language) => {
  const made = these(model, groups, language)
  if (!made || typeof made === 'string') return made
  const [first] = made.operations
  const host = model.things.find(({ id }) => first && 'thing' in first && id === first.thing)
  if (!host || !first || !('field' in first)) return made
  return does(...made.operations, {
    op: 'setGroup',
    thing: host.id,
    group: typeof first.field === 'string' ? first.field : first.field.id,
  })
}

/** "Lägg in väder också, soligt mulet regn": only where what is told are no fields. */
const addedWith: Saying[1] = (model, groups, language) => {
  const all = looselyListed(groups.options ?? '')
  const known = fieldSaid(groups.field ?? '', model, language)
  const isChosen = known.type === 'select' || /(?<!\p{L})eller(?!\p{L})/iu.test(groups.options ?? '')
  return all &&
    all.length > 1 &&
    isChosen &&
    !areFields(all, language) &&
    (all.length > 2 || /(?<!\p{L})eller(?!\p{L})/iu.test(groups.options ?? ''))
    ? these(model, groups, language)
    : null
}

/** Whoever speaks is one of them. */
const persons = /^(?:jag|mig|mej)$/iu
const nameWordsMax = 2
/** "Vem ska göra det? Jag eller Anders" */
const whoOf: Saying[1] = (model, { question = '', options = '' }: Groups, language) => {
  const all = sideBySide(options).map((each) => capitalised(each.replace(persons, 'jag')))
  const host = mainThing(model)
  if (!host || all.length < 2 || all.some((each) => each.split(' ').length > nameWordsMax)) return null
  const isDoing = /^vem (?:som )?(?:ska|gör|skall|tar|ansvarar|är ansvarig)/iu.test(question)
  const name = isDoing
    ? spokenSays.responsible[model.language]
    : (nameOfQuestion(question, language)?.name ?? capitalised(question))
  const operations = chooses(model, name, all, host, language)
  return operations && does(...operations)
}

/** "Var jag fick tag på den, biblioteket, köpt eller lånad av en kompis" */
const answered: Saying[1] = (model, { question = '', options = '' }: Groups, language) => {
  const all = looselyListed(options)
  const host = mainThing(model)
  if (!host || !all || areFields(all, language)) return null
  const asked = nameOfQuestion(question, language)
  const name = asked && asked.type === 'text' && !/^Plats$/u.test(asked.name) ? asked.name : capitalised(question)
  const operations = chooses(model, name, all, host, language)
  return operations && does(...operations)
}

/** "Lägg till Vunnen och Förlorad som steg": choices more of what is there. */
const further: Saying[1] = (model, { field = '', options = '' }: Groups, language) => {
  // "lägg till båda som läge": which ones was said before
  if (/^(?:båda|bägge|alla|dem|dom|de|dessa)$/iu.test(options.trim())) return null
  const fields = model.things.flatMap((thing) => thing.fields.map((each) => ({ thing, field: each })))
  const name = one(model, field, language).toLowerCase()
  const at =
    fields.find(({ field: each }) => each.type === 'select' && each.label.toLowerCase() === name) ??
    fields.find(
      ({ thing, field: each }) =>
        choosable.has(each.type) && !each.formula && each.id !== thing.titleField && each.label.toLowerCase().endsWith(name),
    )
  const all = looselyListed(options) ?? (options.trim().split(/\s+/).length <= 3 ? [capitalised(bare(options))] : null)
  if (!at || !all) return null
  if (at.field.type === 'text')
    return all.length > 1
      ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: all })
      : null
  const has = (option: string) => at.field.options!.some((each) => each.toLowerCase() === option.toLowerCase())
  const fresh = all.filter((option) => !has(option))
  if (!fresh.length) return tells(changeSays.alreadyThere[language](all.join(', ')), 'kept')
  return does(...fresh.map((option): Operation => ({ op: 'addOption', thing: at.thing.id, field: at.field.id, option })))
}

/** "Betyg A-F" */
const lettered: Saying[1] = (model, { field = '', from = '', to = '', thing }: Groups, language) => {
  const [first, last] = [from.toUpperCase().charCodeAt(0), to.toUpperCase().charCodeAt(0)]
  const host = (thing && resolveThing(model, thing, language)) || mainThing(model)
  if (!host || last <= first) return null
  const options = Array.from({ length: last - first + 1 }, (_each, at) => String.fromCharCode(first + at))
  const there = resolveField({ ...model, things: [host] }, field, language, host)
  return does(
    there && choosable.has(there.field.type)
      ? { op: 'retypeField', thing: host.id, field: there.field.id, type: 'select', options }
      : chosen(host, field, options, model, language),
  )
}

/** "Vem som vill ha är Anna, Per eller ingen": of what is there by that very name. */
const thereOf: Saying[1] = (model, groups, language) => {
  const named = (groups.field ?? '').trim().toLowerCase()
  const isThere = model.things.some(({ fields }) =>
    fields.some(({ label, type }) => label.toLowerCase() === named && choosable.has(type)),
  )
  return isThere ? these(model, groups, language) : null
}

/** "Dela upp packlistan på mig och Karin": whose each row is. */
const amongPeople: Saying[1] = (model, { thing = '', options = '' }: Groups, language) => {
  const host = resolveThing(model, thing, language) ?? mainThing(model)
  const all = sideBySide(options).map((each) => capitalised(each.replace(persons, 'jag')))
  if (!host || all.length < 2 || all.some((each) => each.split(' ').length > nameWordsMax)) return null
  const label = spokenSays.responsible[model.language]
  if (host.fields.some((field) => field.label === label)) return null
  const added = chosen(host, label, all, model, language)
  return added.op === 'addField' ? does(added, { op: 'setGroup', thing: host.id, group: added.field.id }) : null
}

const kinds =
  '(?:kategorier|typer|sorter|grupper|nivåer|storlekar|färger|statusar|status|prioritet|stegen?|stämmor|klasser|avdelningar|lag|ämnen|märken|kategori|typ|sort|nivå|storlek|stämma|klass|avdelning)(?:na|en|n|et)?'
/** "Typ stege också": one more, and a word that says so. */
const alsoAlone = /^[^\s,]+ (?:också|även|med|oxå|osså)[.!]*$/iu
const adds = '(?:lägg (?:till|in)|ta med|ha med|jag vill ha|vi vill ha|vi behöver|skriv in)'
const { raw } = String

const weekdays = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag', 'Lördag', 'Söndag']
/** "Dagarna ska man kunna kryssa i flera av" */
const several: Saying[1] = (model, { field = '' }: Groups, language) => {
  const at = resolveField(model, field, language, mainThing(model))
  if (!at || at.field.formula || at.field.id === at.thing.titleField) return null
  if (at.field.type === 'select') return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'tags' })
  const areDays = /^(?:vecko)?dag(?:ar)?$/iu.test(at.field.label) && ['text', 'int'].includes(at.field.type)
  return areDays ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'tags', options: weekdays }) : null
}

/** "Vem som lånat ska väljas från en lista på anställda" */
const fromList: Saying[1] = (model, { question = '', list = '' }: Groups, language) => {
  const names = [doerLabel(question.replace(/^vem som /iu, '')), nameOfQuestion(question, language)?.name, question]
  const at = names.flatMap((name) => (name ? [resolveField(model, name, language, mainThing(model))] : [])).find(Boolean)
  if (at?.field.type !== 'text' || at.field.id === at.thing.titleField) return null
  const there = resolveThing(model, list, language)
  if (there === at.thing) return null
  if (there) return does(...pointingField(at, there.id))
  const added = listCalled(model, list, language)
  return does(added, ...pointingField(at, added.thing.id))
}

const yesOrNo = '(?:bara )?(?:ja (?:och|eller) nej|ja ?/ ?nej|(?:en |ett )?(?:kryss(?:ruta)?|bock|ruta)|fritext|text)'
const notEnough = '(?:räcker|funkar|duger|fungerar) inte(?: riktigt| längre)?'
/** "Ja och nej räcker inte på klart, jag behöver stegen bokat, pågår och klart" */
const ratherThese: Saying[1] = (model, { field = '', options = '' }: Groups, language) => {
  const at = resolveField(model, field, language, mainThing(model))
  const all = looselyListed(options)
  if (!at || !all || at.field.formula || at.field.target || at.field.id === at.thing.titleField) return null
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: all })
}

export const choosingSayings: readonly Saying[] = [
  [
    new RegExp(
      raw`^(?:${yesOrNo} ${notEnough} (?:på|för|i|som|till|under) (?<field>\p{L}+(?: \p{L}+)?)|(?<field>\p{L}+(?: \p{L}+)?) ${notEnough} (?:med|som) ${yesOrNo})(?:,|[.:;]| [–-]) (?:så |det |utan |för )?(?:(?:jag|vi|man|det) )?(?:behöver|behövs|vill ha|måste (?:ha|finnas)|ska vara|borde vara)(?: vi| jag)?(?: (?:stegen|valen|alternativen|lägena|statusarna|något av))?:? (?<options>[^.:?]+(?:,| och | eller )[^.:?]+?)[.!]*$`,
      'iu',
    ),
    ratherThese,
  ],
  [
    /^(?<field>\p{L}+(?: \p{L}+)?) (?:ska|måste|bör|vill|kan)(?: man| jag| vi| de)?(?: kunna| få)? (?:kryssa i|välja|bocka i|ange|ha|markera|vara) (?:flera|mer än en|fler än en|många)(?: av| stycken| samtidigt| på en gång)?[.!]*$/iu,
    several,
  ],
  [
    /^(?<question>vem som \p{L}+(?: \p{L}+)?|\p{L}+(?: \p{L}+)?) (?:ska|måste|bör|vill (?:jag|vi)|får)(?: man| vi| jag)?(?: kunna| gå att)? (?:väljas?|hämtas|plockas?) (?:från|ur|bland|i) (?:en |vår |ett )?(?:lista|listan|register|registret) (?:på|över|med|av) (?:våra |alla |de )?(?<list>\p{L}+)[.!]*$/iu,
    fromList,
  ],
  [
    /^dela (?:upp )?(?<thing>\p{L}+) (?:på|mellan) (?<options>(?=.*(?:(?<!\p{L})(?:mig|oss|dig)(?!\p{L})|\p{Lu}))[^.:?]+ och [^.:?]+?)[.!]*$/u,
    amongPeople,
  ],
  [
    /^(?<field>[\p{L} ]{3,30}?) (?:är|kan vara|blir|ska vara|(?:kan|får|ska) (?:bara|endast|enbart) vara) (?:antingen |bara )?(?<options>(?!(?:ett|en|i|på|med|från|minst|max|högst|över|under|större|mindre|obligator\p{L}*|frivillig\p{L}*|valfri\p{L}*|unik\p{L}*|någon|nån|något|nåt|samma|inte)(?: |,|$))[^.:?]+(?:,| eller )[^.:?]+?)[.!]*$/iu,
    thereOf,
  ],
  [
    /^(?:dela (?:in|upp)|sortera in|ordna in|gruppera)(?: (?:dem|det|allt|allihop|\p{L}+(?:na|en|et)))? (?:i|på|efter|per) (?<field>\p{L}+)(?:[:,]| som| typ| –| -)? (?<options>[^.:]+?)[.!]*$/iu,
    divided,
  ],
  [
    new RegExp(
      raw`^(?:${adds} )?(?:olika )?(?<field>${kinds})(?:(?<anew> (?:är|heter|ska (?:vara|heta)|som|typ|bara|endast|enbart))|:)? (?<options>(?!(?:på|till|för|av|ska|och|med|är|som) )[^.:?()]+?)[.!]*$`,
      'iu',
    ),
    (model, groups, language) => {
      const all = looselyListed(groups.options ?? '') ?? []
      if (all.length < 2 || alsoAlone.test(groups.options!)) return null
      const more = groups.anew ? null : noted(model, { field: groups.field, options: all.join(', ') }, language)
      return more ?? these(model, groups, language)
    },
  ],
  [
    /^(?<field>[\p{L} ]{3,24}?) (?:ska|kan|bör|får|måste) (?:bara )?(?:vara|bli|väljas bland|väljas mellan|väljas från) (?:någon|en|ett|något) (?:av|bland) (?:(?:de(?:m)? |våra |mina )?(?:\p{L}+(?:na|a|e|en))[,:] ?)?(?<options>[^.:?]+?)[.!]*$/iu,
    these,
  ],
  [
    /^(?<options>[^.:?,]+?) (?:ska|måste|bör|vill jag|vill vi)(?: kunna)?(?: gå att)? (?:väljas?|välja)(?:,? (?:som|för|på|i|när det gäller))?,? (?<question>(?:vem|var|hur|vilke[nt]|vad) .+?)[.!]*$/iu,
    whoOf,
  ],
  [
    /^(?<question>vem (?:som )?(?:ska |skall )?(?:\p{L}+ ?){1,5}?)(?:\?|:|,| –| -) ?(?:är det )?(?<options>[^.:?]+ (?:eller|och) [^.:?]+?)[.!?]*$/iu,
    whoOf,
  ],
  [
    new RegExp(
      raw`^(?:${adds} )?(?:också )?(?<question>(?:var|hur|vad|varför|vilke[nt] \p{L}+)(?: (?!eller )\p{L}+){1,6}?)(?:,|:|\?) (?<options>[^.:?]+ eller [^.:?]+?)[.!?]*$`,
      'iu',
    ),
    answered,
  ],
  [
    new RegExp(
      raw`^${adds} (?<field>\p{L}+)(?: (?:på|för|till) (?:varje |alla )?(?<thing>\p{L}+))?(?: också| även| med)?(?:,|:| typ| alltså| som kan vara) (?<options>[^.:?]+?)[.!]*$`,
      'iu',
    ),
    addedWith,
  ],
  [new RegExp(raw`^(?:${adds} )(?<options>[^.:?]+?) som (?:ett |en )?(?<field>\p{L}{3,})[.!]*$`, 'iu'), further],
  [
    new RegExp(
      raw`^(?:${adds} )?(?<field>\p{L}+) (?:(?:från|mellan|med|på skalan) )?(?<from>[A-Ha-h]) ?(?:-|–|till) ?(?<to>[A-Ha-h])(?: (?:på|för|till|i) (?<thing>\p{L}+))?[.!]*$`,
      'u',
    ),
    lettered,
  ],
]
