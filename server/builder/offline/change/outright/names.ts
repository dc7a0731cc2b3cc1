// Whole wishes that say a name in quotation marks, two fields at once, or what no project has: "replace “Couple” with “Client”
// everywhere", "before and after pictures", "a German version". A name in quotation marks is taken as it is written.
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { knownField } from '../../page-parts/parts.ts'
import { sayNoun } from '../../understand/said.ts'
import type { Operation } from '../operations.ts'
import { answers, type Groups, hasPage, type Saying } from './deeds.ts'
import { alreadySo, does, type Reading } from '../reading.ts'
import { filterBy } from '../readers/read-filterable.ts'
import { rowOf } from '../readers/read-rows.ts'
import { mainThing, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'

/** A list, a field, a choice or a page that is called so. */
function renamed(model: ProjectModel, { was = '', now = '' }: Groups, language: Language): Reading | null {
  const low = was.toLowerCase()
  const page = model.pages.find(({ title, thing }) => title.toLowerCase() === low && !thing)
  const named = model.things.find(({ one, many }) => [one, many].some((name) => name.toLowerCase() === low))
  const thing = named ?? (resolveField(model, was, language) ? undefined : resolveThing(model, was, language))
  if (thing) {
    const known = readingsIn(now, language).find(({ kind }) => kind === 'thing')
    const { one, many } = sayNoun(now, language, known)
    const isKept = (name: string) => name.toLowerCase() === now.toLowerCase()
    return does({
      op: 'renameThing',
      thing: thing.id,
      one: isKept(one) ? now : one,
      many: isKept(many) ? now : many,
    })
  }
  const at = resolveField(model, was, language, mainThing(model))
  if (at) return does({ op: 'renameField', thing: at.thing.id, field: at.field.id, label: now })
  const option = resolveOption(model, was, language)
  if (option)
    return does({ op: 'renameOption', thing: option.thing.id, field: option.field.id, option: option.option, label: now })
  return page ? does({ op: 'renamePage', page: page.id, title: now }) : null
}

const beforeAfter: Record<Language, readonly [string, string]> = {
  en: ['Photo before', 'Photo after'],
  sv: ['Bild före', 'Bild efter'],
  ja: ['ビフォー写真', 'アフター写真'],
}
/** "Before and after pictures on each bike". */
function twoPictures(model: ProjectModel, { thing }: Groups, language: Language): Reading | null {
  const host = (thing && resolveThing(model, thing, language)) || mainThing(model)
  if (!host) return null
  const labels = beforeAfter[model.language]
  const fieldOf = (id: string, label: string): Field => ({ id, label, type: 'image', why: 'edit' })
  return does(
    ...['before', 'after'].map((id, at): Operation => ({ op: 'addField', thing: host.id, field: fieldOf(id, labels[at]!) })),
  )
}

/** "Write “Paws & Relax” at the top": of a website its headline, of all others their name. */
const atTop = (model: ProjectModel, { text = '' }: Groups): Reading => {
  const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
  return does(page ? { op: 'setSiteText', page: page.id, part: 'headline', text } : { op: 'setName', name: text })
}

/** "Make the e-mail not required". */
function optional(model: ProjectModel, { field }: Groups, language: Language): Reading | null {
  const at = resolveField(model, field!, language, mainThing(model))
  return at ? does({ op: 'requireField', thing: at.thing.id, field: at.field.id, required: false }) : null
}

/** "New sauce: “Widow's Breath”, heat 5, 11.50": a row of that name, and what else is said of it. */
function newRow(model: ProjectModel, { of = '', name = '', rest = '' }: Groups, language: Language): Reading | null {
  const sold = model.pages.find(({ kind }) => kind === 'shop')?.thing
  const lists = model.things.filter(({ why }) => why !== 'implied')
  const named = resolveThing(model, of, language)
  const thing = named ?? model.things.find(({ id }) => id === sold) ?? (lists.length === 1 ? lists[0] : undefined)
  // a word that the project has no list for may be a field
  if (!thing || (!named && resolveField(model, of, language))) return null
  const values = rest
    .split(/\s*,\s*|\s+(?:and|och)\s+/)
    .map((each) => each.trim())
    .filter(Boolean)
  return rowOf(model, thing, [name, ...values], language)
}

/** "Members should rate the routes with 1 to 5 stars". */
function rated(model: ProjectModel, { thing }: Groups, language: Language): Reading | null {
  const host = resolveThing(model, thing!, language)
  if (!host) return null
  if (host.fields.some(({ type }) => type === 'rating')) return alreadySo(language)
  return does({ op: 'addField', thing: host.id, field: { ...knownField(model.language, 'rating', 'rating'), why: 'edit' } })
}

/** Every list has them above it; what is written in words becomes a choice for it. */
const filters: Saying[1] = (model, groups, language) =>
  filterBy(model, groups.by ?? '', language) ??
  (hasPage(model, 'collection') || hasPage(model, 'shop') ? answers(changeSays.filterThere)(model, groups, language) : null)

const otherLanguages =
  'french|german|spanish|italian|dutch|norwegian|danish|finnish|polish|portuguese|chinese|korean|arabic|russian|turkish|hindi|greek|czech|ukrainian|thai|vietnamese'
const otherSwedish =
  'franska|tyska|spanska|italienska|nederländska|norska|danska|finska|polska|portugisiska|kinesiska|koreanska|arabiska|ryska|turkiska'

export const nameSayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?:please )?(?:rename|change|replace|swap|turn) (?:the )?(?:word |label |title |field |list )?["“'](?<was>[^"”']+)["”'] (?:to|with|by|for|into) ["“'](?<now>[^"”]+?)["”'](?:,? (?:everywhere|throughout|in all places|in the menu))?(?:[,.;] ?(?:we|i|it|because|since|as|so|that)\b.*)?\.?$/iu,
      renamed,
    ],
    [
      /^(?:please )?(?:i(?:['’]d| would)? (?:like|want|love)|add|let me (?:add|upload|put in)|we need|have) (?:a )?before[ -](?:and|&|\/)[ -]?after[ -](?:pictures?|photos?|images?|shots?|pics?)(?: (?:on|for|of|to) (?:each|every|the|all)? ?(?<thing>\p{L}+))?\.?$/iu,
      twoPictures,
    ],
    [
      /^(?:please )?(?:(?:add |put in )?(?:an? |the |one more |another )?new|add (?:an?|another|one more)) (?<of>\p{L}+)(?: called| named)?:? ["“'](?<name>[^"”]+?)["”'](?:,? (?:with )?(?<rest>.+?))?\.?$/iu,
      newRow,
    ],
    [
      /^(?:please )?add ["“'](?<name>[^"”]+?)["”'] as an? (?:new |another )?(?<of>\p{L}+)(?:,? (?:with )?(?<rest>.+?))?\.?$/iu,
      newRow,
    ],
    [
      /^(?:(?:our |the )?\p{L}+ (?:should|can|could|must|may)(?: be able to)? rate|let (?:our |the )?\p{L}+ rate) (?:the |each |every |our )?(?<thing>\p{L}+)(?: (?:with|from|on|by|out of) .*)?\.?$/iu,
      rated,
    ],
    [
      /^(?:please )?(?:write|put|show|display) ["“'](?<text>[^"”]+?)["”'] (?:at|on) (?:the )?(?:very )?top(?: of the page)?\.?$/iu,
      atTop,
    ],
    [
      /^(?:please )?(?:make|set|mark) (?:the )?(?<field>[\p{L}'’ -]+?) (?:not|no longer) (?:required|mandatory|compulsory|obligatory|needed)(?: any ?more)?\.?$/iu,
      optional,
    ],
    [
      /^(?:please )?(?:(?:and )?(?:(?:let|allow) (?:me|us|people|visitors) (?:to )?|(?:i|we)(?:['’]d)? (?:want|need|like|would like) to (?:be able to )?)filter (?:by|on|for) (?<by>.+?)|(?:add |have |i want |i need )?(?:an? )?filters? (?:for|by|on) (?:the )?(?<by>it|that|them|[\p{L} ]{3,30}))\.?$/iu,
      filters,
    ],
    [
      new RegExp(
        `^(?:.*\\b(?:an? |the )?(?:${otherLanguages}) (?:version|translation)\\b.*|(?:can (?:it|we) (?:also )?(?:be|have it) |(?:also |make it (?:also )?available )?)in (?:${otherLanguages})(?: too| as well| also)?(?:,? with .+)?)$`,
        'iu',
      ),
      answers(changeSays.onlyThree, 'unknown'),
    ],
    [
      /^(?:.*\b(?:an? |the )?(?:english|swedish|japanese) (?:version|translation) (?:too|as well|also)|.*\balso (?:an? |the |in )?(?:english|swedish|japanese)(?: version| translation)?|.*\b(?:in )?(?:english|swedish|japanese) (?:too|as well)|.*\b(?:switch|choose|toggle) between (?:english|swedish|japanese) and .+)\.?$/iu,
      answers(outrightSays.oneLanguage),
    ],
  ],
  sv: [
    [
      /^(?:byt|ändra|ersätt|döp om) (?:namn på |ut |ordet |fältet |listan )*["”“'](?<was>[^"”']+)["”'] (?:till|mot|med) ["”“'](?<now>[^"”]+?)["”'](?:,? (?:överallt|i menyn|på alla ställen))?(?:[,.;] ?(?:vi|jag|det|för|eftersom|så)(?!\p{L}).*)?\.?$/iu,
      renamed,
    ],
    [
      /^(?:jag vill (?:ha|kunna lägga in)|lägg till|vi behöver|gärna) (?:före[ -](?:och|&)[ -]efter-?)[ ]?(?:bilder|foton|kort)(?: (?:på|för|av|till) (?:varje|alla)? ?(?<thing>\p{L}+))?\.?$/iu,
      twoPictures,
    ],
    [
      /^(?:lägg (?:till|in) )?(?:en |ett )?ny(?:tt|a)? (?<of>\p{L}+)(?: som heter)?:? ["”“'](?<name>[^"”]+?)["”'](?:,? (?:med )?(?<rest>.+?))?\.?$/iu,
      newRow,
    ],
    [
      /^lägg (?:till|in) ["”“'](?<name>[^"”]+?)["”'] som (?:en |ett )?(?:ny(?:tt)? )?(?<of>\p{L}+)(?:,? (?:med )?(?<rest>.+?))?\.?$/iu,
      newRow,
    ],
    [
      /^(?:våra |de )?\p{L}+ (?:ska|bör|borde) (?:kunna |få )?(?:betygsätta|sätta betyg på) (?:de |varje |våra )?(?<thing>\p{L}+)(?: (?:med|från|på) .*)?\.?$/iu,
      rated,
    ],
    [/^(?:skriv|sätt|visa) ["”“'](?<text>[^"”]+?)["”'] (?:högst upp|överst|längst upp)(?: på sidan)?\.?$/iu, atTop],
    [
      /^(?:(?:och )?(?:låt|jag vill|vi vill|man ska|kunderna ska)(?: mig| kunna)* filtrera (?:på|efter) (?<by>.+?)|(?:lägg till |jag vill ha |ha )?(?:ett |en )?filter (?:på|för|efter) (?<by>det|den|[\p{L} ]{3,30}))\.?$/iu,
      filters,
    ],
    [
      /^ta bort (?<field>[\p{L} ]{3,24}?) (?:som|ur|från|bland) filt(?:er|ret|ren)(?:[,.] .+)?$/iu,
      answers(changeSays.filterThere),
    ],
    [
      new RegExp(
        `^(?:.*(?:${otherSwedish}) (?:version|översättning).*|.*(?:på|in) (?:${otherSwedish})(?: som språk)?(?: också| med)?)$`,
        'iu',
      ),
      answers(changeSays.onlyThree, 'unknown'),
    ],
    [
      /^(?:.*(?:engelsk|svensk|japansk) (?:version|översättning) (?:också|med|även).*|.*(?:också|även) (?:på|en) (?:engelska|svenska|japanska|engelsk|svensk|japansk)(?: version)?)\.?$/iu,
      answers(outrightSays.oneLanguage),
    ],
  ],
  ja: [
    [
      /(?:英語|日本語|スウェーデン語)(?:でも|にも|版も|と.+を切り替え)(?:見|表示|切り?替え|読|対応|作|使|できる).*$/u,
      answers(outrightSays.oneLanguage),
    ],
    [
      /(?:中国語|韓国語|ベトナム語|フランス語|ドイツ語|スペイン語|ポルトガル語)(?:に|で|版|も).*$/u,
      answers(changeSays.onlyThree, 'unknown'),
    ],
    [/^(?<by>.{1,14}?)(?:で|ごとに)(?:絞り込め|絞り込み|フィルター?)(?:でき)?るように.*$/u, filters],
    [/^(?:(?<thing>.{1,10}?)(?:の|に))?(?:ビフォーアフター|施工前後|作業前後|前後)の(?:写真|画像)(?:を|も).*$/u, twoPictures],
  ],
}
