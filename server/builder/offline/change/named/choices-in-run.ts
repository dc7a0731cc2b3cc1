// "Need categories, rent groceries car fun savings", "species should be a dropdown not free text, dog cat rabbit bird and other": choices of single words run
// together without a comma. They are those of the field that is called so, in place of what it had.
import type { Language } from '#shared/languages.ts'
import { functionWords } from '../../lexicon/function-words.ts'
import { singular, swedishSingular } from '../../lexicon/inflect.ts'
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { capitalised } from '../../understand/said.ts'
import { chosen } from '../outright/choices.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { namesListed } from './names-listed.ts'

const charsMax = 200
const [wordsMin, wordsMax] = [3, 12]
type Latin = Exclude<Language, 'ja'>
const forms: Record<Latin, readonly RegExp[]> = {
  en: [
    /^(?:(?:we|i|it|please|also|just|and|it) )*(?:needs?|want|could use|would like|use|add|make)(?: these| some| the| a few| different)? (?<what>categories|types|kinds|groups|statuses|stages|sizes|levels|tags|genres)(?:,|:| [-–]| like| such as) (?<list>.+)$/iu,
    /^(?:(?:please|also|and) )*(?:the |make (?:the )?)?(?<what>\p{L}+(?: \p{L}+)?)(?: field)? (?:(?:should|must|needs to|has to|could|can|ought to) be )?(?:an? )?(?:drop-?down|choice|select|pick ?list|list to (?:pick|choose) from)(?: (?:list|field|menu))?(?:,? (?:and )?(?:not|instead of|rather than|no)(?: (?:a|just))? (?:free )?(?:text|typing|writing)(?: field)?)?(?:,|:| [-–]| with| of) (?<list>.+)$/iu,
  ],
  sv: [
    /^(?:(?:vi|jag|det|också|och|snälla) )*(?:behöver|behövs|vill ha|ha|använd|lägg till)(?: de här| några| olika)? (?<what>kategorier|typer|grupper|statusar|storlekar|nivåer|genrer|sorter)(?:,|:| [-–]| som| typ) (?<list>.+)$/iu,
    /^(?:(?:snälla|också|och) )*(?:gör )?(?<what>\p{L}+)(?:fältet)? (?:(?:ska|bör|måste|borde|kan) vara )?(?:till )?(?:en |ett )?(?:rullista|rullgardin(?:smeny)?|val|vallista|lista att välja (?:från|ur))(?:,? (?:och )?(?:inte|istället för|i stället för|ingen)(?: bara)? (?:fri ?text|text|fritextfält))?(?:,|:| [-–]| med) (?<list>.+)$/iu,
  ],
}
/** "sätt mat, hyra och nöje som kategorier": told by what they are. */
const asKinds: Record<Latin, RegExp> = {
  en: /^(?:(?:please|also|and) )*(?:use|put|have|set) (?<list>.+) as (?:the |our )?(?<what>categories|types|kinds|groups|statuses|stages|sizes|levels|genres)[.!]*$/iu,
  sv: /^(?:(?:snälla|också|och) )*(?:sätt|ha|använd|lägg) (?<list>.+) som (?:våra )?(?<what>kategorier|typer|grupper|statusar|storlekar|nivåer|genrer|sorter)[.!]*$/iu,
}
const joints: Record<Latin, RegExp> = { en: /\s+(?:and|or)\s+|\s*,\s*/iu, sv: /\s+(?:och|eller)\s+|\s*,\s*/iu }

/** The words, each of them a choice. */
function inRun(text: string, language: Latin): string[] | null {
  const told = text.trim().replace(/[.!\s]+$/u, '')
  const words = told.split(joints[language]).flatMap((each) => each.split(/\s+/u))
  const isWord = (word: string) =>
    /^\p{L}[\p{L}-]+$/u.test(word) &&
    !functionWords[language].stop.has(word.toLowerCase()) &&
    !functionWords[language].verbs.has(word.toLowerCase())
  return words.length >= wordsMin && words.length <= wordsMax && words.every(isWord) ? words : null
}

const ofAnimals = /^(?:species|breeds?|arter|art|djurslag|ras|raser)$/iu
/** What is told of animals is a field of theirs. */
function hostOf(model: ProjectModel, what: string, language: Language): Thing | undefined {
  const animals = model.things.find(
    ({ one, concept }) => /^(?:pet|animal)$/u.test(concept ?? '') || classOfNoun(one, language) === 'animal',
  )
  return (ofAnimals.test(what) ? animals : undefined) ?? mainThing(model)
}

/** Null where a wish is about something else. */
export function choicesInRun(model: ProjectModel, text: string, language: Language): Reading | null {
  if (language === 'ja' || text.length > charsMax) return null
  for (const form of [asKinds[language], ...forms[language]]) {
    const { what = '', list = '' } = form.exec(text.trim())?.groups ?? {}
    if (!what) continue
    // with commas they are for other readers, where no word of the sentence misleads them
    const isPlain = /,/u.test(list) && !/free|text|typing/iu.test(text.slice(0, -list.length))
    const names =
      isPlain && form !== asKinds[language] ? null : /,/u.test(list) ? namesListed(list, language) : inRun(list, language)
    if (!names) continue
    const one = ofAnimals.test(bare(what))
      ? bare(what)
      : language === 'en'
        ? bare(what).replace(/\p{L}+$/u, singular)
        : swedishSingular(bare(what))
    const options = names.map(capitalised)
    const host = hostOf(model, one, language)
    const at = resolveField(model, one, language, host) ?? resolveField(model, what, language, host)
    if (!host || (!at && resolveThing(model, what, language))) return null
    if (!at) return does(chosen(host, one, options, model, language))
    if (at.field.id === at.thing.titleField || at.field.formula || at.field.target) return null
    const place = { thing: at.thing.id, field: at.field.id }
    return does(
      at.field.type === 'select' || at.field.type === 'tags'
        ? { op: 'setOptions', ...place, options }
        : { op: 'retypeField', ...place, type: 'select', options },
    )
  }
  return null
}
