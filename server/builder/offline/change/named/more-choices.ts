// "Add a fourth pickup spot, Stowe", "add graffiti and downed tree to the problem types", "surfplatta behövs som typ", "Ali har slutat, lägg in Petra i stället":
// one more of what a field is chosen from, said by the name of that field. Where no field is called so, that is told: its name is no new field.
import type { Language } from '#shared/languages.ts'
import { singular, swedishSingular, swedishStems } from '../../lexicon/inflect.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, does, type Reading, tells } from '../reading.ts'
import { bare, resolveField, resolveThing } from '../resolve.ts'
import { isPointing } from '../wording/asking-words.ts'
import { namesListed } from './names-listed.ts'

const charsMax = 160
type Told = { what: string; names: string; list?: string; isSure: boolean }
type Form = readonly [RegExp, isSure: boolean]

const ordinal = 'second|third|fourth|fifth|sixth|seventh|2nd|3rd|4th|5th|6th'
const forms: Record<Language, readonly Form[]> = {
  en: [
    [
      new RegExp(
        String.raw`^(?:(?:please|also|and|can you|could you|we need(?: to)?|i need(?: to)?|we(?:['’]ve| have)?(?: got)?) )*(?:add |got |opened |have )?an? (?:new )?(?:${ordinal}) (?<what>\p{L}+(?: \p{L}+)?)[,:]? (?:called |named )?(?<names>["“]?\p{Lu}[\p{L} '’-]{1,28}["”]?)[.!]*$`,
        'u',
      ),
      true,
    ],
    [
      /^(?:(?:please|also|and|can you|could you) )*(?:add|put|include) (?<names>.+?) (?:to|in|among|as) (?:the |our |a |an )?(?:list of )?(?<what>\p{L}+(?: \p{L}+)? (?:types?|kinds|categories|options|choices|statuses|stages|reasons|locations|spots|levels|sizes))(?: list| drop-?down| field)?(?: (?:on|of|for|in) (?:the )?(?<list>\p{L}+))?[.!]*$/iu,
      true,
    ],
    [
      /^(?:we need |please add |add )?(?<names>["“]?\p{L}[\p{L} -]{1,28}?["”]?) (?:is needed|is missing|needed|missing) as an? (?<what>\p{L}+(?: \p{L}+)?)[.!]*$/iu,
      true,
    ],
  ],
  sv: [
    [
      /^(?:(?:och|också) )*(?<names>["”“]?\p{L}[\p{L} ,-]{1,40}?["”]?) (?:behövs|saknas|fattas|bör finnas|ska finnas)(?: också| med| även)? som (?:en |ett )?(?<what>\p{L}+)(?: (?:på|i|för) (?<list>\p{L}+))?[.!]*$/iu,
      true,
    ],
    [
      /^(?:jag|vi) (?:gör|har|säljer|erbjuder|kör|odlar|syr|bakar|lagar) (?<names>\p{L}+(?: \p{L}+)?) (?:också|även|med)(?:,| -| så| och)? (?:och )?(?:lägg|sätt|ta) (?:till|in|med) (?:det|den|dem|dom) (?:som|bland) (?:en |ett )?(?<what>\p{L}+)[.!]*$/iu,
      true,
    ],
    [
      /^(?:(?:snälla|kan du|och|också) )*(?:lägg(?:a)? (?:till|in)|ta med|sätt in) (?<names>.+?) som (?:en |ett )?(?:ny |nytt |nya )?(?<what>kategori(?:er)?|typ(?:er)?|val|alternativ|sort(?:er)?|status(?:ar)?|storlek(?:ar)?)(?: (?:på|i|för|bland|till) (?<list>\p{L}+))?[.!]*$/iu,
      true,
    ],
    [
      /^(?:(?:snälla|kan du|och|också) )*(?:lägg(?:a)? (?:till|in)) (?<what>\p{L}{3,}(?:en|n|et|t)) (?<names>\d+(?:[.,]\d+)? ?(?:min(?:uter)?|tim(?:mar)?|h|kg|g|cm|m|l|cl|dl|st|kr)?)[.!]*$/iu,
      false,
    ],
  ],
  ja: [],
}
/** One has left, and another one comes in the place of the first. */
const instead: Record<Language, readonly RegExp[]> = {
  en: [
    /^(?<was>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?) (?:has left|left|quit|has quit|is gone|has gone|is leaving|retired|has retired|doesn['’]?t work here any ?more|no longer works (?:here|for us))(?: us)?[,.;]? (?:and |so )?(?:(?:please )?(?:remove|take out|delete|drop) (?:him|her|them)(?: (?:from the list|out))? and )?(?:(?:please )?(?:put in|add|use|replace (?:him|her|them) (?:with|by)|swap (?:him|her|them) (?:for|with)|put) )?(?<now>\p{Lu}[\p{L}'’.-]+(?: \p{Lu}[\p{L}'’.-]+)?)(?: (?:in(?:stead)?|takes over|took over|is (?:new|the new one)|has started|started|took (?:his|her|their) place)(?: instead)?)?[.!]*$/u,
  ],
  sv: [
    /^(?<was>\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?) (?:har slutat|slutade|slutar|är borta|har gått i pension|jobbar inte kvar|har lämnat oss)[,.;]? (?:och |så )?(?:ta bort (?:honom|henne|hen|den) och )?(?:lägg in|lägg till|sätt in|skriv in|ersätt (?:honom|henne|hen) med|byt (?:honom|henne|hen) mot)? ?(?<now>\p{Lu}[\p{L}.-]+(?: \p{Lu}[\p{L}.-]+)?)(?: (?:istället|i stället|tar över|har börjat|börjar|är ny))*[.!]*$/u,
  ],
  ja: [
    /^(?<was>[^、。はが]{1,8}?)(?:さん)?(?:は|が)(?:退職|辞め|やめ|異動)[^、。]*[、。](?:代わりに|かわりに)?(?<now>[^、。をはが]{1,8}?)(?:さん)?(?:を|に)(?:入れ|追加|登録|して|変更|差し替え)[^。]*。?$/u,
  ],
}

type Place = { thing: Thing; field: Field }
const isChosen = (field: Field) => field.type === 'select' || field.type === 'tags'
/** What people call a place, a kind: words for the same. */
const alike: readonly RegExp[] = [
  /^(?:spot|location|place|point|site|address|plats|ställe|punkt)$/iu,
  /^(?:type|kind|category|sort|typ|slag|kategori)$/iu,
  /^(?:status|state|stage|step|phase|läge|steg|fas)$/iu,
]
const isSameWord = (a: string, b: string) => a === b || alike.some((words) => words.test(a) && words.test(b))

function choiceField(model: ProjectModel, said: string, list: string | undefined, language: Language): Place | undefined {
  const host = list ? resolveThing(model, list, language) : undefined
  const what = bare(said).toLowerCase()
  const one = language === 'en' ? what.replace(/\p{L}+$/u, singular) : swedishSingular(what)
  const found = resolveField(model, one, language, host) ?? resolveField(model, what, language, host)
  if (found && isChosen(found.field)) return found
  const words = (language === 'sv' ? [one, ...swedishStems(one)] : [one]).map((each) => each.split(/\s+/u))
  const things = host ? [host] : model.things
  const near = things
    .flatMap((thing) => thing.fields.map((field) => ({ thing, field })))
    .filter(({ field }) => {
      const label = field.label.toLowerCase().split(/\s+/u)
      return (
        isChosen(field) &&
        words.some(
          (each) => each.length <= label.length && each.every((word, at) => isSameWord(word, label.at(at - each.length)!)),
        )
      )
    })
  return near.length === 1 ? near[0] : undefined
}

function added(model: ProjectModel, { what, names: list, list: of, isSure }: Told, language: Language): Reading | null {
  const names = namesListed(list, language) ?? [list.trim()]
  const fresh = names.map((each) => capitalised(bare(each.replace(/["“”]/gu, ''))))
  if (fresh.some((each) => !each || isPointing.test(each) || each.split(/\s+/u).length > 4)) return null
  const at = choiceField(model, what, of, language)
  if (!at) return isSure ? tells(changeSays.notFound[language](bare(what))) : null
  const had = new Set(at.field.options?.map((option) => option.toLowerCase()))
  const lacks = fresh.filter((each) => !had.has(each.toLowerCase()))
  if (!lacks.length) return alreadySo(language)
  return does(...lacks.map((option) => ({ op: 'addOption' as const, thing: at.thing.id, field: at.field.id, option })))
}

/** The choice or the row of that name gets the other one. */
function replacedBy(model: ProjectModel, was: string, now: string, language: Language): Reading | null {
  const places = model.things.flatMap((thing) =>
    thing.fields.flatMap((field) => (isChosen(field) && field.options?.includes(was) ? [{ thing, field }] : [])),
  )
  if (places.length)
    return does(
      ...places.map(({ thing, field }) => ({
        op: 'renameOption' as const,
        thing: thing.id,
        field: field.id,
        option: was,
        label: now,
      })),
    )
  const rows = model.things.flatMap((thing) =>
    thing.rows.flatMap((row, at) => (String(row[thing.titleField]) === was ? [{ thing, at }] : [])),
  )
  const [row] = rows
  if (rows.length > 1) return null
  return row
    ? does({ op: 'changeRow', thing: row.thing.id, at: row.at, values: { [row.thing.titleField]: now } })
    : tells(changeSays.notFound[language](was))
}

/** Null where a wish is about something else. */
export function moreChoices(model: ProjectModel, text: string, language: Language): Reading | null {
  if (text.length > charsMax) return null
  const said = text.trim()
  for (const form of instead[language]) {
    const { was, now } = form.exec(said)?.groups ?? {}
    if (was && now) return replacedBy(model, was, now, language)
  }
  for (const [form, isSure] of forms[language]) {
    const { what, names, list } = form.exec(said)?.groups ?? {}
    const reading = what && names ? added(model, { what, names, isSure, ...(list && { list }) }, language) : null
    if (reading) return reading
  }
  return null
}
