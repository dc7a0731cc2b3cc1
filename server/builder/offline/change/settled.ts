// What the pieces of a wish came to, once they stand beside each other: what one piece says of what another has just made is no second
// wish.
import type { Language } from '#shared/languages.ts'
import { yesOrNoWords } from '../lexicon/type-words.ts'
import type { Field, ProjectModel } from '../model.ts'
import { fieldNamed } from '../understand/field-named.ts'
import type { SaidField } from '../understand/intent.ts'
import { capitalised } from '../understand/said.ts'
import { fieldSaid } from './added-fields.ts'
import { furtherChoices } from './further-choices.ts'
import type { Operation } from './operations.ts'
import { nameOfQuestion } from './wording/question-names.ts'
import { readPlainly } from './read-wish.ts'

/** "deposit paid y/n": how it is answered is no part of its name. */
const answered = new RegExp(String.raw`\s*[(（]?${yesOrNoWords}[)）]?$`, 'iu')
/** The wish speaks of a name. */
const naming = /\b(?:call|called|name|named|label|title)\b|kalla|heter|heta|namn|döp|呼|名前|という/iu

/** A field told by what it holds and what it is called. */
const calledAs = /^(?<what>.{2,30}?) (?:called|named|som heter|kallad|kallat) (?<name>.{2,40})$/iu

/** "star rating called Interest": its name, and what it holds. */
function calledBy(field: Field, language: Language): Field {
  const { what = '', name = field.label } = calledAs.exec(field.label)?.groups ?? {}
  const { type, concept, options } = fieldNamed(what.toLowerCase(), language)
  const { options: _, ...rest } = field
  const isChoice = type === 'select' || type === 'tags'
  return {
    ...rest,
    label: capitalised(name),
    type: isChoice && !options ? 'text' : type,
    ...(concept !== undefined && { concept }),
    ...(isChoice && options && { options }),
  }
}

/** "A phone number field": what it is kept in is no part of a known name. */
const keptIn = /^(?<name>.{2,30}?)(?: (?:field|column|box)|-?(?:fält|kolumn)(?:et|en)?)$/iu
const askedAsField = /\b(?:an?|the|new|one|add) (?:\p{L}+ ){1,3}(?:field|column)(?= (?:for|to|on|with|in|where|that)\b|[,.:]|$)/iu
function bareField(field: Field, text: string, language: Language): Field | null {
  const name = keptIn.exec(field.label)?.groups?.name
  const known = name === undefined ? undefined : fieldNamed(name.toLowerCase(), language)
  if (name !== undefined && !known?.concept && field.type === 'text' && askedAsField.test(text))
    return { ...field, label: capitalised(name) }
  if (!known?.concept || field.type !== 'text') return null
  const { type, concept, options } = known
  return { ...field, label: capitalised(name!), type, concept, ...(options && { options }) }
}

/** "Mustard yellow with dark blue": the first colour leads, unless another is said to be for what is pressed. */
const forButtons =
  /\b(?:buttons?|accents?|links?|highlights?|instead|rather|not|but)\b|knapp|accent|länk|i ?stället|hellre|inte|men|ボタン|アクセント|リンク/iu
function oneColour(operations: readonly Operation[], text: string): Operation[] {
  const coloured = operations.filter((each) => each.op === 'setTheme' && each.theme.palette !== undefined)
  if (coloured.length < 2 || forButtons.test(text)) return [...operations]
  const leads = coloured.find((each) => each.op === 'setTheme' && each.theme.palette !== 'slate') ?? coloured[0]
  return operations.flatMap((each): Operation[] => {
    if (each.op !== 'setTheme' || each === leads || !coloured.includes(each)) return [each]
    const { palette: _palette, depth: _depth, ...theme } = each.theme
    return Object.keys(theme).length ? [{ op: 'setTheme', theme }] : []
  })
}

/** "Sätta ett betyg": what is done with it is no part of its name. */
const doneTo =
  /^(?:sätta|ge|skriva|ange|fylla i|lägga in|notera|välja|ladda upp|lägga upp|bifoga)(?: in)? (?:ett |en )?(\p{L}{3,}(?: \p{L}{3,})?)$/iu
const bareOf = ({ label, type, concept, options, unit }: SaidField): Partial<Field> => ({
  label,
  type: type === 'ref' || type === 'refs' ? 'text' : type,
  ...(concept !== undefined && { concept }),
  ...(options && { options }),
  ...(unit && { unit }),
})
/** "Vad jag betalade för skivan": what is asked is no name. */
const asksOfRow = /^(?:vad|var|vem|när|varifrån|hur mycket|hur länge) (?!.*(?<!\p{L})(?:per|totalt|varje)(?!\p{L}))/iu
/** "Tid att laga" is how long it takes. */
const lasts = /^tid(?:en)? (?:att|för att|det tar att) /iu
/** 「カテゴリも（水、食料）」 */
const tooBehind = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,}も$/u
const atNone = /(?:0|ゼロ|noll)(?:個|本|枚|円|st)?(?:なら|に|の|だ|と|$)|(?:är|blir) (?:0|noll)(?!\p{L})/iu
/** 「山田、井上、森の3人」: how many they are is no part of the last one. */
const countBehind = /(?<=.)の(?<count>[2-9二三四五六七八九])(?:人|名|つ|種類?|台)$/u
function uncounted(options: readonly string[]): string[] {
  const count = countBehind.exec(options.at(-1) ?? '')?.groups?.count
  const told = '一二三四五六七八九'.indexOf(count ?? '-') + 1 || Number(count)
  return told === options.length ? [...options.slice(0, -1), options.at(-1)!.replace(countBehind, '')] : [...options]
}

/** The new name without what stands behind both of them in the text and is no part of the first. */
function withoutKind(option: string, label: string, text: string): string {
  const behind = text
    .split(option)
    .slice(1)
    .map((rest) => /^[\p{Script=Han}ァ-ヶー]{1,3}/u.exec(rest)?.[0])
  const kind = behind.find((each) => each && label.endsWith(each) && label.length > each.length && label !== `${option}${each}`)
  return kind ? label.slice(0, -kind.length) : label
}

/** The operations as they were meant; each is itself where nothing was amiss. */
export function settled(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  const named = operations.find(({ op }) => op === 'setName')
  const isNew = (thing: string, field: string) =>
    operations.some((each) => each.op === 'addField' && each.thing === thing && each.field.id === field)
  return furtherChoices(model, oneColour(operations, text), text, language).flatMap((each): Operation[] => {
    // "Call it Muddy Paws and make it pink"
    if (each.op === 'setName' && each !== named) return readPlainly(model, each.name, language).operations
    // 「ひよこ組は「りす組」に」, where the choice is ひよこ
    if (each.op === 'renameOption' && language === 'ja') return [{ ...each, label: withoutKind(each.option, each.label, text) }]
    // "a rating please, 1 to 5 stars": the stars are no other name of it
    if (each.op === 'renameField' && isNew(each.thing, each.field) && !naming.test(text)) return []
    // "deposit paid y/n"
    if (each.op === 'addField' && each.field.type === 'text' && answered.test(each.field.label))
      return [{ ...each, field: { ...each.field, label: each.field.label.replace(answered, ''), type: 'bool' } }]
    if (each.op === 'addField' && each.field.type === 'time' && lasts.test(each.field.label))
      return [{ ...each, field: { ...each.field, type: 'int', unit: 'min' } }]
    if (each.op === 'addField' && language === 'ja' && tooBehind.test(each.field.label))
      return [{ ...each, field: { ...each.field, label: each.field.label.replace(/も$/u, '') } }]
    if (each.op === 'addField' && calledAs.test(each.field.label)) return [{ ...each, field: calledBy(each.field, language) }]
    if (each.op === 'addField' && language === 'sv' && (each.field.type === 'text' || doneTo.test(each.field.label))) {
      const [, deed] = doneTo.exec(each.field.label) ?? []
      if (deed) return [{ ...each, field: { ...each.field, ...bareOf(fieldSaid(deed, model, language)) } }]
      const told = asksOfRow.test(each.field.label) ? nameOfQuestion(each.field.label, language) : null
      if (told)
        return [{ ...each, field: { ...each.field, label: told.name, type: told.type, ...(told.unit && { unit: told.unit }) } }]
    }
    // "在庫数が0なら": nothing is below none
    if (each.op === 'addWarning' && each.warning.when === 'below' && each.warning.than === 0 && atNone.test(text))
      return [{ ...each, warning: { ...each.warning, than: 1 } }]
    if ((each.op === 'retypeField' || each.op === 'setOptions') && each.options)
      return [{ ...each, options: uncounted(each.options) }]
    const bare = each.op === 'addField' ? bareField(each.field, text, language) : null
    return bare && each.op === 'addField' ? [{ ...each, field: bare }] : [each]
  })
}
