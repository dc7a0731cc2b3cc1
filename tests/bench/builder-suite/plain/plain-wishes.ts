// The plainest wishes there are, about any field of any list: each must do what it says to that field, and take nothing else away.
import type { Language } from '#shared/languages.ts'
import { change } from '#server/builder/offline/change/change.ts'
import { chances, type Chance } from '#server/builder/offline/learning/chances.ts'
import type { Field, ProjectModel, Thing } from '#server/builder/offline/model.ts'
import { understand } from '#server/builder/offline/understand/understand.ts'
import type { Share } from '../measure-prompts.ts'
import { anyField, inRow, inSentence, oneOf, type Sheet, sheet, sheets } from './sample.ts'

/** What a wish names: two fields and a choice that are there, two fields and a list that are not. */
type Names = {
  list: string
  field: string
  other: string
  chooser: string
  choice: string
  fresh: string
  second: string
  sheet: Sheet
}
type After = { before: ProjectModel; after: ProjectModel; named: Names }
type Check = (done: After) => boolean
type Form = readonly [said: string, check: Check]

const listOf = (model: ProjectModel): Thing => model.things[0]!
const fieldsOf = (model: ProjectModel): Field[] => model.things.flatMap(({ fields }) => fields)
const called = (model: ProjectModel, label: string) => fieldsOf(model).find((field) => field.label.toLowerCase() === label)
const isKept = ({ before, after }: After, but = ''): boolean =>
  listOf(before).fields.every(
    ({ id, label }) => label.toLowerCase() === but || listOf(after).fields.some((field) => field.id === id),
  )
const choicesOf = (model: ProjectModel, label: string) => called(model, label)?.options?.map((each) => each.toLowerCase()) ?? []
const isSame = (all: readonly string[], wanted: string) => all.join() === wanted

const added: Check = (done) =>
  called(done.after, done.named.fresh) !== undefined &&
  isKept(done) &&
  done.after.things.length === done.before.things.length &&
  fieldsOf(done.after).length === fieldsOf(done.before).length + 1
const bothAdded: Check = (done) =>
  called(done.after, done.named.fresh) !== undefined && called(done.after, done.named.second) !== undefined && isKept(done)
const addedAs =
  (suits: (field: Field) => boolean): Check =>
  (done) => {
    const field = called(done.after, done.named.fresh)
    return field !== undefined && suits(field) && isKept(done)
  }
const removed: Check = (done) => called(done.after, done.named.field) === undefined && isKept(done, done.named.field)
const renamed: Check = ({ before, after, named }) => called(after, named.fresh)?.id === called(before, named.field)?.id
const required: Check = ({ after, named }) => called(after, named.field)?.required === true
const sorted =
  (descending: boolean | null): Check =>
  ({ before, after, named }) =>
    after.things.some(
      ({ order }) => order?.by === called(before, named.field)?.id && (descending === null || order?.descending === descending),
    )
const moved: Check = ({ after, named }) => {
  const labels = listOf(after).fields.map(({ label }) => label.toLowerCase())
  return labels.indexOf(named.field) < labels.indexOf(named.other)
}
const offered =
  (option: string): Check =>
  ({ after, named }) =>
    choicesOf(after, named.chooser).includes(option)
const struck: Check = ({ after, named }) => {
  const left = choicesOf(after, named.chooser)
  return left.length > 0 && !left.includes(named.choice)
}
const grouped: Check = ({ after, named }) => after.things.some(({ group }) => group === called(after, named.chooser)?.id)
const newList: Check = (done) => {
  const { after, before, named } = done
  const list = after.things.find(({ many }) => many.toLowerCase() === named.sheet.many)
  const has = (label: string) => list?.fields.some((field) => field.label.toLowerCase() === label) ?? false
  return named.sheet.fields.every(({ label }) => has(label)) && isKept(done) && after.things.length === before.things.length + 1
}
const listRenamed: Check = (done) => listOf(done.after).many.toLowerCase() === done.named.sheet.many && isKept(done)

/** {field} and the others stand for what is named; {a, b, c} are the fields of the new list. */
export const wishForms: Record<Language, readonly Form[]> = {
  en: [
    ['add {fresh}', added],
    ['Add a field for {fresh}', added],
    ['I also need to save the {fresh}', added],
    ['Could we have {fresh} as well?', added],
    ['{fresh} is missing', added],
    ['add {fresh} and {second}', bothAdded],
    ['add a checkbox for {fresh}', addedAs(({ type }) => type === 'bool')],
    ['add {fresh} with the choices alpha, beta and gamma', addedAs(({ options = [] }) => isSame(options, 'Alpha,Beta,Gamma'))],
    ['remove {field}', removed],
    ["We don't need {field}", removed],
    ['Nobody ever fills in {field}, so take it out', removed],
    ['rename {field} to {fresh}', renamed],
    ['{field} should be called {fresh}', renamed],
    ['make {field} required', required],
    ['sort by {field}', sorted(null)],
    ['sort by {field}, highest first', sorted(true)],
    ['move {field} before {other}', moved],
    ['{field} should be a long text', ({ after, named }) => called(after, named.field)?.type === 'longtext'],
    ['add zeta to {chooser}', offered('zeta')],
    ['{chooser} needs another option: zeta', offered('zeta')],
    ['remove {choice} from {chooser}', struck],
    ['group by {chooser}', grouped],
    ['Add a list of {list} with {a, b and c}', newList],
    ['I also want to keep track of {list}: {a, b, c}', newList],
    ['rename {own} to {list}', listRenamed],
    ['Remove {field} and add {fresh}', (done) => called(done.after, done.named.fresh) !== undefined && removed(done)],
  ],
  sv: [
    ['lägg till {fresh}', added],
    ['Lägg till ett fält för {fresh}', added],
    ['Jag vill också kunna spara {fresh}', added],
    ['{fresh} saknas', added],
    ['lägg till {fresh} och {second}', bothAdded],
    ['lägg till en kryssruta för {fresh}', addedAs(({ type }) => type === 'bool')],
    ['lägg till {fresh} med valen alfa, beta och gamma', addedAs(({ options = [] }) => isSame(options, 'Alfa,Beta,Gamma'))],
    ['ta bort {field}', removed],
    ['Vi behöver inte {field}', removed],
    ['Ingen fyller i {field}, så ta bort det', removed],
    ['byt namn på {field} till {fresh}', renamed],
    ['{field} ska heta {fresh}', renamed],
    ['gör {field} obligatoriskt', required],
    ['sortera efter {field}', sorted(null)],
    ['sortera efter {field}, högst först', sorted(true)],
    ['flytta {field} före {other}', moved],
    ['{field} ska vara en lång text', ({ after, named }) => called(after, named.field)?.type === 'longtext'],
    ['lägg till zeta i {chooser}', offered('zeta')],
    ['{chooser} behöver ett val till: zeta', offered('zeta')],
    ['ta bort {choice} från {chooser}', struck],
    ['gruppera efter {chooser}', grouped],
    ['Lägg till en lista över {list} med {a, b and c}', newList],
    ['Jag vill också hålla koll på {list}: {a, b, c}', newList],
    ['byt namn på {own} till {list}', listRenamed],
    ['Ta bort {field} och lägg till {fresh}', (done) => called(done.after, done.named.fresh) !== undefined && removed(done)],
  ],
  ja: [
    ['{fresh}を追加', added],
    ['{fresh}の欄を追加してください', added],
    ['{fresh}も記録したい', added],
    ['{fresh}が足りません', added],
    ['よく忘れるので、{fresh}も記録できるようにしてください', added],
    ['{fresh}と{second}を追加', bothAdded],
    ['{fresh}のチェックボックスを追加', addedAs(({ type }) => type === 'bool')],
    ['{fresh}（甲、乙、丙）を追加', addedAs(({ options = [] }) => isSame(options, '甲,乙,丙'))],
    ['{field}を削除', removed],
    ['{field}はいらない', removed],
    ['誰も{field}を入力しないので、消してください', removed],
    ['{field}を{fresh}に変更', renamed],
    ['「{field}」を「{fresh}」という名前にしてください', renamed],
    ['{field}を必須にして', required],
    ['{field}順に並べて', sorted(null)],
    ['{field}の大きい順に並べて', sorted(true)],
    ['{field}を{other}の前に移動', moved],
    ['{field}を長文にして', ({ after, named }) => called(after, named.field)?.type === 'longtext'],
    ['{chooser}に「予備」を追加', offered('予備')],
    ['{chooser}から{choice}を削除', struck],
    ['{chooser}ごとにまとめて表示', grouped],
    ['{list}の一覧を追加。{a, b, c}を記録したい', newList],
    ['{list}（{a, b, c}）も管理したい', newList],
    ['{own}を{list}に変更', listRenamed],
    [
      '{field}を削除して、{fresh}を追加してください',
      (done) => called(done.after, done.named.fresh) !== undefined && removed(done),
    ],
  ],
}

const written = (said: string, names: Names, own: string, language: Language): string => {
  const labels = names.sheet.fields.map(({ label }) => label)
  const values: Record<string, string> = {
    ...Object.fromEntries(Object.entries(names).filter((pair): pair is [string, string] => typeof pair[1] === 'string')),
    own,
    'a, b, c': inRow(labels, language),
    'a, b and c': inSentence(labels, language),
  }
  return said.replace(/\{([^}]+)\}/g, (_whole, name: string) => values[name]!)
}

/** Pictures and ticked choices have no order. */
const unsorted = new Set(['image', 'tags', 'ref', 'refs'])
const newFields = 3

/** Null where the list has too few fields to name, or the drawn names are parts of each other. */
function namesFor(model: ProjectModel, language: Language, next: Chance): Names | null {
  const own = listOf(model)
  const fields = own.fields.filter(({ id, type }) => id !== own.titleField && !unsorted.has(type))
  const chooser = fields.find(({ options = [] }) => options.length > 1)
  const drawn = sheet(language, next)
  const [field, other] = [oneOf(fields, next), oneOf(fields, next)]
  const [fresh, second] = [anyField(language, next).label, anyField(language, next).label]
  if (!chooser || !drawn || field === other) return null
  const labels = own.fields.map(({ label }) => label.toLowerCase())
  const isPart = (one: string, two: string) => one.includes(two) || two.includes(one)
  const isApart = (name: string, others: readonly string[]) => !others.some((each) => isPart(name, each))
  const areApart =
    isApart(fresh, [...labels, second]) &&
    isApart(second, labels) &&
    isApart(drawn.many, [own.many.toLowerCase(), own.one.toLowerCase()])
  return areApart
    ? {
        list: drawn.many,
        field: field.label.toLowerCase(),
        other: other.label.toLowerCase(),
        chooser: chooser.label.toLowerCase(),
        choice: chooser.options![0]!.toLowerCase(),
        fresh,
        second,
        sheet: { many: drawn.many, fields: drawn.fields.slice(0, newFields) },
      }
    : null
}

/** How many of up to `count` lists each form of a wish does right. */
export function measurePlainWishes(
  language: Language,
  count: number,
  seed: number,
): { shares: Record<string, Share>; misses: string[] } {
  const next = chances(seed)
  const misses: string[] = []
  const shares: Record<string, Share> = {}
  for (const { many, fields } of sheets(language, count, seed)) {
    const labels = fields.map(({ label }) => label)
    const on = language === 'ja' ? `${many}：${inRow(labels, 'ja')}` : `${many}: ${inRow(labels, language)}`
    const { model } = understand(on, language)
    const named = model?.things.length === 1 ? namesFor(model, language, next) : null
    if (!model || !named) continue
    for (const [said, check] of wishForms[language]) {
      const wish = written(said, named, listOf(model).many.toLowerCase(), language)
      const share = (shares[said] ??= { found: 0, all: 0 })
      share.all++
      if (check({ before: model, after: change(model, wish).model, named })) share.found++
      else misses.push(`${on}\n      ${wish}`)
    }
  }
  return { shares, misses }
}
