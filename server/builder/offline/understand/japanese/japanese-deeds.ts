// Which of one list goes with which of another, in Japanese: どの講師がどのクラスを担当するか, 誰がどの鍵をいつ借りたか. The clause names the
// lists and links them, for verbs in general; what happens time after time (借りた, いつ, three ends) leaves a record of its own.
import { bareChunk } from '../bare-chunk.ts'
import { japaneseDeeds as knownDeeds, recordsOfActs } from '../../lexicon/deeds.ts'
import { readingsOf } from '../../lexicon/lexicon.ts'
import { addField, addThing } from '../add-said.ts'
import { inferType } from '../infer-type.ts'
import { type Intent, type SaidThing, used } from '../intent.ts'
import { saidFromLexicon } from '../plan/plan-things.ts'
import { sayField, sayNoun } from '../said.ts'

type End = { noun: string; particle: string }
export type JapaneseDeed = {
  ends: End[]
  /** whoever acts was asked for and not named: 誰が */
  isSomebody: boolean
  isDated: boolean
  /** what else was asked: いくらで, どこで */
  asked: string[]
  verb: string
  start: number
  end: number
}

const noun = '(?:お|ご)?[\\u4e00-\\u9fff々ァ-ヶーA-Za-z0-9]{1,12}(?:[りきいしち][\\u4e00-\\u9fff]{1,3})?'
const named = `(?:どの|何の|どんな)${noun}(?:さん|たち|君)?(?:から|が|に|を|で|へ|と|の|は)`
const asked =
  '(?:(?:誰|だれ|どなた)(?:から|が|に|と)?|いつ|どこ(?:から|で|に|へ)?|何(?:を|が|で|回|人|個|時に|本|枚|[\\u4e00-\\u9fff]{1,2}(?=[\\u4e00-\\u9fff]))|いくら(?:で)?)'
const phrase = `(?:${named}|${asked})`
const clause = new RegExp(
  `${phrase}[、 ]?(?:[^、。\\n]{0,6}?${phrase}[、 ]?){1,4}(?<verb>[^、。，,・：:（()）\\s]{1,12}?[ただるうくすつむぶぬぐ](?:の|ん)?)か(?:どうか)?(?![らつね])`,
  'gu',
)
/** 会費を誰が払ったか: what is acted on comes first. */
const objectFirst = new RegExp(
  `(?<object>${noun})[をは](?:誰|だれ|どなた)が(?<verb>[^、。，,・：:（()）\\s]{1,8}?[ただるうくすつむぶぬぐ](?:の|ん)?)か(?:どうか)?(?![らつね])`,
  'gu',
)
const eachNamed = new RegExp(
  `(?:どの|何の|どんな)(?<noun>${noun})(?:さん|たち|君)?(?<particle>から|が|に|を|で|へ|と|の|は)`,
  'gu',
)
const endsMin = 2
const askedFields: readonly (readonly [RegExp, string])[] = [
  [/何[をが]/, '品目'],
  [/何(?:個|本|枚)/, '数量'],
  [/何人/, '人数'],
  [/何回/, '回数'],
  [/いくら/, '金額'],
  [/どこ/, '場所'],
]

/** The clauses in which at least one list is asked for by name, in order. */
export function japaneseDeedsIn(text: string): JapaneseDeed[] {
  return [...text.matchAll(clause), ...text.matchAll(objectFirst)].flatMap((found) => {
    const whole = found[0]
    const verb = found.groups!.verb!
    const object = found.groups!.object
    const ends = object
      ? [{ noun: object, particle: 'を' }]
      : [...whole.matchAll(eachNamed)].map(({ groups }) => ({ noun: groups!.noun!, particle: groups!.particle! }))
    if (object && !knownDeeds.some(({ stems }) => stems.includes(stemOf(verb)))) return []
    const isSomebody = /(?:誰|だれ|どなた)/.test(whole)
    const front = whole.slice(0, whole.lastIndexOf(verb))
    const counted = /何([\u4e00-\u9fff]{2})$/.exec(front)?.[1]
    const labels = askedFields.flatMap(([pattern, label]) => (pattern.test(front) ? [label] : []))
    if (counted) labels.push(`${counted}数`)
    const deed = { ends, isSomebody, isDated: /いつ|何時/.test(front), asked: labels, verb }
    const more = Number(isSomebody) + (isListed(text, found.index) ? 0 : labels.length + Number(deed.isDated))
    if (!ends.length || ends.length + more < endsMin || isOneOfMany(text, found.index)) return []
    return [{ ...deed, start: found.index, end: found.index + whole.length }]
  })
}

const isListed = (text: string, at: number) => /[、，,・：:（(]$/.test(text.slice(0, at))
/** 日付、時刻、どの業者にどの部品を頼んだか: one more field of a list. */
const isOneOfMany = (text: string, at: number) => /[、，,・][^、，,・。\n]{1,12}[、，,・]$/.test(text.slice(0, at))

/** The list a noun names, by its whole or by how it ends: 派遣スタッフ. */
function readingOf(text: string) {
  const index = readingsOf('ja')
  const thingOf = (part: string) => index.get(part.toLowerCase())?.find(({ kind, hidden }) => kind === 'thing' && !hidden)
  const whole = index.get(text.toLowerCase())
  const field = person.test(text) ? undefined : whole?.find(({ kind }) => kind === 'field')
  for (let from = 0; from < text.length; from++) {
    const thing = from === 0 || text.length - from > 1 ? thingOf(text.slice(from)) : undefined
    if (thing) return { thing, field: undefined }
  }
  return { thing: undefined, field: field !== undefined || (!person.test(text) && inferType(text, 'ja').known) }
}
const person = /(?:講師|先生|[師士者員生手人係客])$/

/** The same list under the name it has already. */
const addOnce = (intent: Intent, said: SaidThing): SaidThing => {
  const twin = intent.things.find((each) => (said.known ? each.known === said.known : each.one === said.one))
  if (!twin) return addThing(intent, said)
  twin.passing = false
  return twin
}

/** A field from its label alone. */
const sayLabel = (text: string) => {
  const field = readingsOf('ja')
    .get(text)
    ?.find(({ kind }) => kind === 'field')
  return sayField(bareChunk(text, { fieldWords: 1, ...(field && { field }) }), 'ja')
}

const happened = /[ただ](?:の|ん)?$/
/** 借りている and 担当した: the verb's own signs. */
const stemOf = (verb: string) => /^[\u4e00-\u9fff々]+/u.exec(verb)?.[0] ?? verb

/** Puts the lists into the intent, each once, and what links them. */
export function takeJapaneseDeed(intent: Intent, deed: JapaneseDeed): void {
  const { ends, verb } = deed
  used(intent, deed.start, deed.end)
  const known = ends.map((each) => ({ ...each, ...readingOf(each.noun) }))
  const lists = known
    .filter(({ field }) => !field)
    .map((each) => ({ ...each, said: addOnce(intent, sayNoun(each.noun, 'ja', each.thing)) }))
  const ofDeed = knownDeeds.find(({ stems }) => stems.includes(stemOf(verb)))
  const act = recordsOfActs.get(stemOf(verb))
  const isHappening = happened.test(verb) || deed.isDated || (lists.length > endsMin && act !== undefined)
  const ids = new Set(lists.map(({ said }) => said.known?.id))
  const others = intent.things.filter((each) => !each.known?.entry.actor && !lists.some((list) => list.said === each))
  const isTime = ({ known: thing }: SaidThing) =>
    thing?.fields.some(({ type }) => type === 'date' || type === 'datetime') ?? false
  const said =
    others.find((each) => each.known?.fields.some(({ target }) => target && ids.has(target))) ??
    others.findLast((each) => each.naming || (isHappening && isTime(each)))
  const actorNoun = (ends.find(({ particle }) => particle === 'が') ?? ends[0])!.noun
  const record =
    said ??
    (ofDeed
      ? addOnce(intent, saidFromLexicon(ofDeed.thing, 'ja'))
      : isHappening
        ? addOnce(intent, { ...sayNoun(`${act ?? longStem(verb, actorNoun)}記録`, 'ja'), naming: true })
        : undefined)
  if (record) {
    for (const { said: end } of lists) if (end !== record && !record.parents.includes(end)) record.parents.push(end)
    if (!isTime(record) && (deed.isDated || (isHappening && !said)))
      addField(intent, record, { id: 'date', label: '日付', type: 'date', concept: 'date' })
  }
  const actor = lists.find(({ particle }) => particle === 'が' || particle === 'は') ?? lists[0]
  const other = lists.find((each) => each !== actor)
  // 講師がクラスを担当する: what is acted on knows who; スタッフが派遣先で働く: who acts knows where
  if (!record && actor && other) {
    const rest = lists.filter((each) => each !== actor)
    if (rest.length === 1 && other.particle === 'を') other.said.parents.push(actor.said)
    else actor.said.parents.push(...rest.map((each) => each.said))
  }
  const host = record ?? (other ?? actor)?.said
  if (deed.isSomebody && host) addField(intent, host, { id: 'person', label: labelOfActor(verb), type: 'text' })
  const labels = [...known.flatMap(({ noun: label, field }) => (field ? [label] : [])), ...deed.asked]
  if (host) for (const label of labels) addField(intent, host, sayLabel(label))
  // fields said of nobody belong to what happens
  if (record && !said && intent.things.length === lists.length + 1)
    for (const field of intent.loose.splice(0)) addField(intent, record, field)
}

/** 誰に何をいつ貸したか, and nothing else: the record such an act leaves. */
export function recordOfAct(labels: readonly string[]): SaidThing | null {
  const stem = stemOf(labels[0] ?? '').replace(/(?:人|相手)$/, '')
  if (!labels.some((label) => happened.test(label.slice(0, stem.length + 2)))) return null
  const deed = knownDeeds.find(({ stems }) => stems.includes(stem))
  if (deed) return saidFromLexicon(deed.thing, 'ja')
  const act = recordsOfActs.get(stem)
  return act ? { ...sayNoun(act, 'ja'), naming: true } : null
}

/** 担当した leaves a 担当記録; of a verb of one sign that has no noun, whose record it is. */
const longStem = (verb: string, actor: string) => {
  const stem = stemOf(verb)
  return stem.length > 1 ? stem : `${actor}の`
}
const labelOfActor = (verb: string) => {
  const plain = verb.replace(/(?:の|ん)$/, '')
  return plain.length > actorCharsMax || plain.endsWith('する') ? '担当者' : `${plain}人`
}
const actorCharsMax = 6
