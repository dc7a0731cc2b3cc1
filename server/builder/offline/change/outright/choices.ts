// Whole wishes that list what a field is chosen from: "add era such as medieval, baroque, modern", "a board of the bikes: bought,
// stripped, sold", 「樹種を選べるようにして。黒松、五葉松」. What they list are choices, and no fields and no rows.
import type { Language } from '#shared/languages.ts'
import { finishedOption } from '../../generate/tones.ts'
import { singular } from '../../lexicon/inflect.ts'
import { knownFields } from '../../lexicon/lexicon.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { freeId } from '../../understand/plan/plan-things.ts'
import { capitalised, idOf, labelOf } from '../../understand/said.ts'
import { fieldSaid } from '../added-fields.ts'
import type { Operation } from '../operations.ts'
import { choicesListed, choicesMin, choiceWordsMax, noChoice } from '../choices/choices-in-words.ts'
import type { Groups, Saying } from './deeds.ts'
import { choose } from '../told/choice-deeds.ts'
import { splitChoice } from '../told/choosing-deeds.ts'
import { listCalled } from '../new-lists.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'

const labelWordsMax = 6

/** Two of them are what lists keep: then they are fields of what stands in front. */
const areFields = (choices: readonly string[], language: Language) =>
  choices.filter((each) => readingsIn(each, language).some(({ kind }) => kind === 'field')).length >= choicesMin

/** A new field that is chosen from. */
export const chosen = (thing: Thing, label: string, options: string[], model: ProjectModel, language: Language): Operation => {
  const { id, concept } = fieldSaid(label, model, language)
  const free = freeId(id || idOf(label), new Set(thing.fields.map((each) => each.id)), 'field')
  const field: Field = {
    id: free,
    label: labelOf(label, language),
    type: 'select',
    options,
    why: 'edit',
    ...(concept && knownFields.get(concept)?.type === 'select' && { concept }),
  }
  return { op: 'addField', thing: thing.id, field }
}

const kindPlural = /^(?:kinds|types|categories|sizes|colou?rs|stages|levels|areas|rooms|units)$/i
const retyped = new Set(['text', 'longtext', 'number', 'int', 'bool', 'percent', 'rating'])
const chosenNow = new Set(['select', 'tags', 'ref'])
const choosable = new Set([...retyped, ...chosenNow])

/** "Light need" of a project that has one light, and nothing else that is called nearly so. */
function nearlyCalled(model: ProjectModel, name: string, language: Language) {
  const words = language === 'ja' ? [] : name.toLowerCase().split(/\s+/)
  if (words.length !== 2 || readingsIn(name, language).length) return undefined
  const all = model.things.flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
  const near = all.filter(
    ({ field }) => field.type === 'select' && words[0] === field.label.toLowerCase() && field.concept !== 'status',
  )
  return near.length === 1 ? near[0] : undefined
}

/** What is there is chosen from then on, what is not is added; a field of another list keeps its place. */
export function among(model: ProjectModel, { field = '', options = '', thing }: Groups, language: Language): Reading | null {
  const choices = choicesListed(options, language)
  // "Types: laptop, monitor": each is of one
  const name = bare(kindPlural.test(field) ? singular(field) : field)
  if (!choices || !name || name.split(/\s+/).length > labelWordsMax) return null
  const host = (thing && resolveThing(model, thing, language)) || mainThing(model)
  const found = resolveField(model, name, language, host) ?? nearlyCalled(model, name, language)
  // 「フェリーの到着便」 is no other word for the day of arrival
  const isMeant = found && (choosable.has(found.field.type) || found.field.label.toLowerCase() === name.toLowerCase())
  const at = isMeant ? found : undefined
  if (!host || (!at && (resolveThing(model, name, language) || areFields(choices, language)))) return null
  if (!at) return does(chosen(host, name, choices, model, language))
  const isTitle = at.field.id === at.thing.titleField
  if (isTitle || at.field.formula) return null
  if (chosenNow.has(at.field.type)) return choose(model, { field: name, options }, language)
  if (!retyped.has(at.field.type)) return null
  return does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'select', options: choices })
}
/** "Sex should be male, female, unknown with unknown as default". */
function withStart(model: ProjectModel, { field = '', options = '', start = '' }: Groups, language: Language): Reading | null {
  const told = among(model, { field, options }, language)
  const choice = choicesListed(options, language)?.find((each) => each.toLowerCase() === bare(start).toLowerCase())
  const [change] = told?.operations ?? []
  if (!told || !choice || !change || !('field' in change) || !('thing' in change) || typeof change.thing !== 'string') return null
  const id = typeof change.field === 'string' ? change.field : change.field.id
  return { ...told, operations: [...told.operations, { op: 'setStart', thing: change.thing, field: id, start: choice }] }
}
/** Only of what is there. */
const amongThere: Saying[1] = (model, groups, language) => {
  const found = resolveField(model, bare(groups.field ?? ''), language)
  return found && choosable.has(found.field.type) ? among(model, groups, language) : null
}

/** "Where did they book: Airbnb, direct, phone": the question is the name of the field. */
const answered: Saying[1] = (model, { field, options }, language) => {
  const isAsking = model.pages.some(({ kind }) => kind === 'survey')
  // "vilken streamingtjänst: …", where that is a field
  const named = field!.replace(/^(?:vilke[nt]|vilka|vad för|which|what) /i, '')
  const there = named === field ? undefined : resolveField(model, named, language, mainThing(model))
  if (there && !isAsking) return among(model, { field: there.field.label, options }, language)
  const choices = choicesListed(options!, language)
  const host = mainThing(model)
  if (isAsking || !choices || !host) return null
  const label = capitalised(field!.replace(/^(?:the|if|whether|om) /i, '').trim())
  const isYesNo = choices.length === choicesMin && choices.every((each) => /^(?:yes|no|ja|nej|はい|いいえ)$/i.test(each))
  if (label.split(/\s+/).length > labelWordsMax) return null
  if (!isYesNo) return does(chosen(host, label, choices, model, language))
  return does({ op: 'addField', thing: host.id, field: { id: idOf(label), label, type: 'bool', why: 'edit' } })
}

export const isState = ({ type, id, concept = id }: Field) => type === 'select' && /status|stage|progress|state/i.test(concept)

/** "A board of the bikes: bought, stripped, sold": its columns are what a row's state is chosen from. */
function boardOf(model: ProjectModel, { thing: name, options }: Groups, language: Language): Reading | null {
  const columns = choicesListed(options!, language)
  const named = name ? resolveThing(model, name.replace(/^(?:the|all|my|our|våra|mina|alla) /i, ''), language) : undefined
  const isNew = !named && name !== undefined && readingsIn(name, language).some(({ kind }) => kind === 'thing')
  const added = isNew ? listCalled(model, name, language) : undefined
  const thing = named ?? added?.thing ?? (name ? undefined : mainThing(model))
  if (!columns || !thing) return null
  const state = thing.fields.find(isState)
  return does(
    ...(added ? [added] : []),
    state
      ? { op: 'setOptions', thing: thing.id, field: state.id, options: columns }
      : { op: 'addField', thing: thing.id, field: stateOf(columns, model.language) },
    { op: 'addView', thing: thing.id, view: 'board' },
  )
}
export function stateOf(options: string[], language: Language): Field {
  const { label } = knownFields.get('status')!
  return { id: 'status', label: capitalised(label[language]), type: 'select', concept: 'status', options, why: 'edit' }
}

/** "Add licence class A2 and AM": what follows the name of a field that is chosen from. */
function further(model: ProjectModel, { what = '' }: Groups, language: Language): Reading | null {
  const words = what.split(/\s+/)
  for (let at = Math.min(words.length - 1, labelWordsMax); at > 0; at--) {
    const label = words.slice(0, at).join(' ')
    const rest = words.slice(at).join(' ')
    // a name or a number: "add status column" asks for none
    if (!/^["“”'「]?(?:\p{Lu}|\d)/u.test(rest) || /["“”'].* |\b(?:after|before|between|efter|före|mellan)\b/iu.test(rest))
      continue
    const fields = model.things.flatMap((thing) =>
      thing.fields
        .filter((field) => (field.type === 'select' || field.type === 'tags') && sameName(field.label, label))
        .map((field) => ({ thing, field })),
    )
    // of two lists with a status, what is done is a status of the one where something is done
    const isWork = ({ field }: (typeof fields)[number]) => finishedOption(language, field.options ?? []) !== undefined
    const found = (inWork.test(rest) ? fields.find(isWork) : undefined) ?? fields[0]
    const all = /,| and | och | or | eller /.test(rest) ? choicesListed(rest, language) : [bare(rest)]
    if (!found || !all || all.some((each) => each.split(/\s+/).length > choiceWordsMax)) continue
    const fresh = all.filter((each) => !found.field.options!.some((option) => option.toLowerCase() === each.toLowerCase()))
    if (!fresh.length) return null
    return does(...fresh.map((option): Operation => ({ op: 'addOption', thing: found.thing.id, field: found.field.id, option })))
  }
  return null
}
const inWork =
  /vänta|pågå|påbörja|klar|avslut|avbr|pausa|åtgärd|godkänn|skicka|beställ|waiting|progress|started|finished|paused|cancel|approv|sent|ordered|待ち|中$|済/iu
const sameName = (label: string, said: string) =>
  label.toLowerCase() ===
    bare(said)
      .toLowerCase()
      .replace(/(?<=..)s$/, '') || label.toLowerCase() === bare(said).toLowerCase()

/** "Take out digital hybrid and put harpsichord instead": the one goes, the other stands where it stood. */
function insteadOf(model: ProjectModel, { was, now }: Groups, language: Language): Reading | null {
  const found = resolveOption(model, bare(was!), language)
  const option = capitalised(bare(now!))
  // "remove the follow-up and add an address": the one is a choice, the other a field
  const isOther = !/^["“”'「]/u.test(now!) && readingsIn(option, language).length > 0
  if (!found || isOther || option.split(/\s+/).length > choiceWordsMax || noChoice[language].test(option)) return null
  const at = { thing: found.thing.id, field: found.field.id }
  return does({ op: 'addOption', ...at, option, after: found.option }, { op: 'removeOption', ...at, option: found.option })
}

const split: Saying[1] = (model, { option, options }, language) => splitChoice(model, { option, options }, language)

export const choiceSayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?:please )?(?:split|divide) (?:the )?(?<option>[\p{L}\d -]{2,30}?) (?:up )?into (?<options>[^.;]+?)(?:, (?:the )?same for .+)?$/iu,
      split,
    ],
    [
      /^(?:please )?(?:add|include|record|track|i(?:['’]d| would)? (?:want|like|need)) (?:an? |the )?(?<field>[\p{L}][\p{L}\d' -]{1,30}?)(?: field)?,? (?:such as|e\.g\.|for example|for instance) (?<options>.+)$/iu,
      among,
    ],
    [
      /^(?:please )?(?:add|use|set|change|make) (?:the )?(?<field>[\p{L}][\p{L}\d' -]{1,30}?)(?: to)?: (?<options>.+)$/iu,
      amongThere,
    ],
    [
      /^(?<field>(?:kinds?|types?|categor(?:y|ies)|sizes?|colou?rs?|status(?:es)?|stages?|levels?|areas?|rooms?|units?)): (?<options>.+)$/iu,
      among,
    ],
    [
      /^(?:the )?(?<field>[\p{L}][\p{L} -]{1,30}?) (?:should|must|can|could) be (?<options>.+?),? (?:and |with )(?:the )?(?:default(?: is)? )?(?<start>[\p{L} ]+?)(?: (?:as|being|is) (?:the |a )?default| by default)\.?$/iu,
      withStart,
    ],
    [
      /^(?:please )?add (?:a field for |a |an |the )?(?<field>[\p{L}][\p{L}\d'’ -]{1,30}?)(?: field)?(?:,| where| and| so)? (?:that )?(?:you|we|i|people|one|they) (?:can|could|should be able to|must be able to|may) (?:choose|pick|select)(?: between| from| among)?:? (?<options>.+)$/iu,
      among,
    ],
    [
      /^(?:the |our |my )?(?<field>\p{L}+)s? (?:are|is one of|can be) (?<options>.+?),? (?:so |and )?(?:please )?(?:make|turn) (?:it|that|this|them) (?:in)?(?:to )?an? (?:choice|drop-?down|drop down|select|selection|list to choose from)\.?$/iu,
      among,
    ],
    [
      /^(?<field>(?:where|how|what|which|who|why|when) (?!should\b|can\b|about\b)[\p{L}' -]{3,40}?)\??: (?<options>.+)$/iu,
      answered,
    ],
    [
      /^(?:also )?(?:ask|record|note|store|keep|say) (?:down )?(?:whether|if) (?<field>[^.:?,]{3,40})[.:?] ?(?<options>.+)$/iu,
      answered,
    ],
    [
      /^(?:please )?(?:make|show|give me|add|create|i(?:['’]d| would)? (?:want|like|need)) (?:me )?(?:a |the )?(?:kanban )?board (?:of|for|with) (?<thing>[\p{L} -]+?)(?: with (?:the )?(?:columns|stages|steps))?: (?<options>.+)$/iu,
      boardOf,
    ],
    [/^(?<thing>[\p{L} -]+?) (?:on|as|in) a (?:kanban )?board(?: please)?: (?<options>.+)$/iu, boardOf],
    [
      /^(?:please )?(?:make|show|give me|add|create|i(?:['’]d| would)? (?:want|like|need)) (?:me )?(?:a |the )?(?:kanban )?(?:board|columns)(?: with (?:the )?(?:columns|stages|steps)| on a board)?:? (?:with )?(?<options>[^:]+,.+)$/iu,
      boardOf,
    ],
    [/^(?:please )?(?:add|include|also offer) (?:the |a )?(?<what>[\p{L}].{3,60})$/iu, further],
    [
      /^(?:please )?(?:take out|remove|drop|throw out|replace|swap|lose) (?:the )?(?<was>["“'][^"”']+["”']|[\p{L}\d-]+(?: [\p{L}\d-]+)?) and (?:put(?: in)?|add|use|take) (?<now>["“'][^"”']+["”']|[\p{L}\d-]+(?: [\p{L}\d-]+)?)(?: instead| in its place)?\.?$/iu,
      insteadOf,
    ],
  ],
  sv: [
    [/^dela (?:upp )?(?<option>[\p{L}\d -]{2,30}?) i (?<options>[^.;]+?)(?:, (?:samma|likadant) (?:för|med) .+)?$/iu, split],
    [
      /^(?:lägg till|lägg in|ta med|jag vill ha|vi behöver) (?:en |ett |fältet )?(?<field>\p{L}[\p{L}\d -]{1,30}?),? (?:såsom|som till exempel|till exempel|t\.? ?ex\.?|exempelvis|typ) (?<options>.+)$/iu,
      among,
    ],
    [
      /^(?:lägg till|ha|gör) (?:ett fält för |ett val för |en |ett |fältet )?(?<field>\p{L}[\p{L}\d -]{1,30}?)(?:,| där| så att| och)? (?:man|vi|jag|de|kunden)? ?(?:ska kunna|kan|måste kunna|får) välja(?: mellan| bland| på)?:? (?<options>.+)$/iu,
      among,
    ],
    [/^(?:lägg till|ändra|gör|använd) (?:fältet )?(?<field>\p{L}[\p{L}\d -]{1,30}?)(?: till)?: (?<options>.+)$/iu, amongThere],
    [/^(?<field>(?:typer|sorter|kategorier|storlekar|färger|status(?:ar)?|steg|nivåer|enheter)): (?<options>.+)$/iu, among],
    [
      /^(?:lägg till |ha med |jag vill ha |vi vill ha )?(?<field>(?:var|hur|vad|vilken|vilket|vem|varför|när) (?!ska |kan )[\p{L} -]{3,40}?)\??: (?<options>.+)$/iu,
      answered,
    ],
    [/^(?:fråga|anteckna|notera|spara) (?:också )?om (?<field>[^.:?,]{3,40})[.:?] ?(?<options>.+)$/iu, answered],
    [
      /^(?:gör|visa|lägg till|skapa|jag vill ha|jag vill se) (?:en )?tavla (?:över|för|med) (?<thing>[\p{L} -]+?)(?: med (?:kolumnerna|stegen))?: (?<options>.+)$/iu,
      boardOf,
    ],
    [/^(?<thing>[\p{L} -]+?) (?:på|som|i) en tavla(?: tack)?: (?<options>.+)$/iu, boardOf],
    [
      /^(?:gör|visa|lägg till|skapa|jag vill ha|jag vill se|vi vill ha) (?:en |olika )?(?:tavla|kolumner)(?: med (?:kolumnerna|stegen)| på en tavla| på tavlan)?:? (?:med )?(?<options>[^:]+,.+)$/iu,
      boardOf,
    ],
    [/^(?:lägg till|ta med) (?<what>\p{L}.{3,60})$/iu, further],
    [
      /^(?:ta bort|byt(?: ut)?|ersätt|släng) (?<was>["”'][^"”']+["”']|[\p{L}\d-]+) och (?:lägg till|sätt in|ta med) (?<now>["”'][^"”']+["”']|[\p{L}\d-]+)(?: i ?stället)?\.?$/iu,
      insteadOf,
    ],
  ],
  ja: [
    [
      /^(?<field>[^。、「」]{1,14}?)(?:を|は|も)(?:選べるように|選択式に|選択肢に|選択制に|プルダウンに|選ぶ形に|選べる(?:欄|項目)を(?:足|追加|つく|作))[^。]{0,12}[。．](?<options>[^。]+?)。?$/u,
      among,
    ],
    [
      /^(?<thing>[^。、「」]{1,14}?)(?:を|は)?(?:ボード|カンバン|看板)(?:で|に|表示)[^。：:]{0,14}[。：:](?<options>[^。]+?)(?:で|です|の順)?。?$/u,
      boardOf,
    ],
  ],
}
