// A wish of which nothing was understood is answered in whole words, with what comes nearest to it in this project: what could be said of
// the list or the field that it names, or of a website, that its words stand there as they are.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel, Thing } from '../model.ts'
import { notUnderstood } from '../reply/phrases.ts'
import { spokenSays } from '../reply/spoken-phrases.ts'
import type { Change } from './done.ts'
import { mainThing, resolveField } from './resolve.ts'
import { thingSaid } from './sight/states-said.ts'

const saidCharsMax = 120
const wordMin = 4

/** The field that a word of the wish names. */
const fieldIn = (model: ProjectModel, said: string, language: Language) =>
  language === 'ja'
    ? undefined
    : said
        .split(/[\s,.;:!?]+/u)
        .filter((word) => word.length >= wordMin)
        .map((word) => resolveField(model, word, language, mainThing(model)))
        .find((found) => found && found.field.id !== found.thing.titleField)

const ofList: Record<Language, (thing: Thing) => string> = {
  en: ({ many }) => `add … to ${many.toLowerCase()}`,
  sv: ({ many }) => `lägg till … på ${many.toLowerCase()}`,
  ja: ({ many }) => `${many}に…を追加`,
}
const ofField: Record<Language, (label: string) => string> = {
  en: (label) => `rename ${label} to …`,
  sv: (label) => `byt namn på ${label} till …`,
  ja: (label) => `${label}の名前を…に変更`,
}
const ordered: Record<Language, (thing: Thing, label: string) => string> = {
  en: ({ many }, label) => `sort ${many.toLowerCase()} by ${label}`,
  sv: ({ many }, label) => `sortera ${many.toLowerCase()} efter ${label}`,
  ja: ({ many }, label) => `${many}を${label}順に並べる`,
}
/** What asks to see something is answered by what can be shown. */
const asksToSee =
  /^(?:(?:i|we|can i|can we|let me)\b.{0,24}\bsee\b|show|how (?:many|much)|who|which)|^(?:(?:jag|vi|man|kan (?:jag|man|vi))(?!\p{L}).{0,24}(?<!\p{L})(?:se|veta)(?!\p{L})|kunna se|se |visa |hur (?:många|mycket)|vem|vilka|vilke[nt])|見たい|見られ|知りたい|いくつ|何[件人本個]/iu
const onlyOf: Record<Language, (option: string) => string> = {
  en: (option) => `show only ${option.toLowerCase()}`,
  sv: (option) => `visa bara ${option.toLowerCase()}`,
  ja: (option) => `「${option}」だけ表示`,
}
const countOf: Record<Language, (thing: Thing, label: string) => string> = {
  en: ({ many }, label) => `number of ${many.toLowerCase()} per ${label.toLowerCase()}`,
  sv: ({ many }, label) => `antal ${many.toLowerCase()} per ${label.toLowerCase()}`,
  ja: ({ many }, label) => `${label}ごとの${many}の件数`,
}
const onPage: Record<Language, string> = {
  en: 'add a section about …',
  sv: 'lägg till en sektion om …',
  ja: '…についてのセクションを追加',
}

function examplesFor(model: ProjectModel, said: string, language: Language): string[] {
  const isSite = model.pages.some(({ kind }) => kind === 'landing')
  const found = fieldIn(model, said, language)
  const thing = thingSaid(model, said, language) ?? found?.thing ?? mainThing(model)
  const chosen = thing?.fields.find(({ type }) => type === 'select')
  if (thing && chosen && asksToSee.test(said))
    return [onlyOf[language](chosen.options![0]!), countOf[language](thing, chosen.label)]
  const page = isSite ? [onPage[language]] : []
  const rows = thing ? [ofList[language](thing)] : []
  const canSort = found && !['ref', 'refs', 'tags', 'image', 'longtext', 'url'].includes(found.field.type)
  const field = !found
    ? []
    : !canSort
      ? [ofField[language](found.field.label)]
      : [ordered[language](found.thing, found.field.label), ofField[language](found.field.label)]
  return [...page, ...field.slice(0, 1), ...rows, ...field.slice(1)].slice(0, 2)
}

/** The change as it is, with the answer in whole words where nothing came of the wish. */
export function withNearest(change: Change, said: string, language: Language): Change {
  const { model, operations, notes } = change
  const text = said.trim()
  const unread = notUnderstood[language]([text.replace(/[?？]+$/, '')])
  const isMissed =
    !operations.length &&
    notes.length === 1 &&
    [unread, notUnderstood[language]([text])].includes(notes[0]!.text) &&
    text.length <= saidCharsMax
  const examples = isMissed ? examplesFor(model, text, language) : []
  return examples.length
    ? { ...change, notes: [{ kind: 'unknown', text: spokenSays.nearest[language](text, examples) }] }
    : change
}
