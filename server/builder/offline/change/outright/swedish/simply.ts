// Single changes in everyday Swedish that name more than one thing, or one in a roundabout way: "ta bort anteckningar överallt", "leverantörer
// behöver jag inte", "antal set och hur jobbigt det var 1-10", "kontraktstid från och till", "kanoterna ska heta Kanot 1 till Kanot 8".
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../../model.ts'
import { freeId } from '../../../understand/plan/plan-things.ts'
import type { SaidField } from '../../../understand/intent.ts'
import { capitalised, idOf, labelOf } from '../../../understand/said.ts'
import { addInTurn, fieldSaid } from '../../added-fields.ts'
import type { Operation } from '../../operations.ts'
import { changeSays } from '../../../reply/change-phrases.ts'
import { alreadySo, does, type Reading, tells } from '../../reading.ts'
import { bare, mainThing, readingsIn, resolveField, resolveThing } from '../../resolve.ts'
import { thingSaid } from '../../sight/states-said.ts'
import { nameOfQuestion } from '../../wording/question-names.ts'
import { type Groups, hasPage, type Saying } from '../deeds.ts'

const sameName = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const idFor = (thing: Thing, label: string) => freeId(idOf(label) || 'field', new Set(thing.fields.map(({ id }) => id)), 'field')

/** "Ta bort anteckningar överallt" */
const everywhere: Saying[1] = (model, { what = '' }: Groups, language) => {
  const found = resolveField(model, what, language)
  if (!found) return null
  const all = model.things.flatMap((thing) =>
    thing.fields
      .filter(({ id, label }) => id !== thing.titleField && sameName(label, found.field.label))
      .map((field): Operation => ({ op: 'removeField', thing: thing.id, field: field.id })),
  )
  return all.length ? does(...all) : null
}

/** "Leverantörer behöver jag inte": the list, where it is called so; one of them is the field. */
const needless: Saying[1] = (model, { what = '' }: Groups) => {
  const low = bare(what).toLowerCase()
  const plurals = (many: string) => [many, `${many}na`, `${many.replace(/a$/u, '')}an`, many.replace(/er$/u, 'erna')]
  const thing = model.things.find(({ many }) => plurals(many.toLowerCase()).includes(low))
  const isField = model.things.some(({ fields }) => fields.some(({ label }) => sameName(label, low)))
  return thing && !isField && model.things.length > 1 ? does({ op: 'removeThing', thing: thing.id }) : null
}

const hostOf = (model: ProjectModel, of: string | undefined, language: Language) =>
  (of && resolveThing(model, of, language)) || mainThing(model)
const addsAll = (model: ProjectModel, host: Thing, fields: readonly SaidField[], language: Language): Reading | null => {
  const operations = addInTurn(model, host.id, fields, language).flat()
  return operations.length === fields.length ? does(...operations) : null
}
const named = (label: string, type: Field['type'], rest: Partial<SaidField> = {}): SaidField => ({
  id: idOf(label),
  label: capitalised(label),
  type,
  ...rest,
})

const wordsMax = 3
const scaleIn = /,? ?(?:på )?(?:en )?(?:skala )?(?:från )?\(?1 ?(?:-|–|till) ?(?<to>5|10)\)?$/iu
/** A question as a field: "hur jobbigt det var 1-10" */
function ofQuestion(question: string, language: Language): SaidField | null {
  const to = scaleIn.exec(question)?.groups?.to
  const plain = question.replace(scaleIn, '').trim()
  if (to) {
    const label = labelOf(plain.replace(/ (?:det|den|de|passet|jag|man|vi) (?:var|är|kändes|känns|tyckte.*)$/iu, ''), language)
    return named(label, to === '5' ? 'rating' : 'int')
  }
  const asked = nameOfQuestion(plain, language)
  return asked && named(asked.name, asked.type, { ...(asked.unit && { unit: asked.unit }) })
}
/** "Antal set och hur jobbigt det var": a name and a question are two fields. */
const andQuestion: Saying[1] = (model, { first = '', question = '' }: Groups, language) => {
  const host = thingSaid(model, question, language) ?? mainThing(model)
  const asked = ofQuestion(question, language)
  if (!host || !asked || first.split(' ').length > wordsMax || resolveThing(model, first, language)) return null
  return addsAll(model, host, [fieldSaid(bare(first), model, language), asked], language)
}

/** "Drottningens färg och årgång": both are hers. */
const bothOfOne: Saying[1] = (model, { owner = '', first = '', second = '', of }: Groups, language) => {
  const isList = resolveThing(model, owner.replace(/s$/iu, ''), language)
  const host = hostOf(model, of, language)
  if (!host || isList || /^(?:vems|deras|dess|hans|hennes|alls)$/iu.test(owner)) return null
  const fields = [first, second].map((each) =>
    named(`${owner.toLowerCase()} ${each.toLowerCase()}`, fieldSaid(each, model, language).type),
  )
  const plain = fields.map((field) =>
    field.type === 'select' || field.type === 'ref' ? { ...field, type: 'text' as const } : field,
  )
  return addsAll(model, host, plain, language)
}

/** "Kontraktstid från och till": the day it begins and the day it ends. */
const fromTo: Saying[1] = (model, { what = '', of }: Groups, language) => {
  const host = hostOf(model, of, language)
  if (!host || resolveThing(model, what, language)) return null
  const isTime = /(?:klockslag|arbetstid|öppettid|pass)/iu.test(what)
  return addsAll(
    model,
    host,
    ['från', 'till'].map((end) => named(`${what.toLowerCase()} ${end}`, isTime ? 'time' : 'date')),
    language,
  )
}

/** "Om katten är kastrerad och chippad": a tick for each. */
const states: Saying[1] = (model, { of, states: said = '' }: Groups, language) => {
  const host = hostOf(model, of, language)
  const all = said.split(/,\s*(?:och |eller )?|\s+(?:och|eller)\s+/u).filter(Boolean)
  if (!host || hasPage(model, 'survey') || all.some((each) => !/(?:[dt]|en|et|ig|isk|sam|bar|full|lös|fri)$/iu.test(each)))
    return null
  return addsAll(
    model,
    host,
    all.map((state) => named(state.toLowerCase(), 'bool')),
    language,
  )
}

/** "Betyget ska vara upp till 10": how far a scale goes. */
const upTo: Saying[1] = (model, { what = '', to = '' }: Groups, language) => {
  const at = resolveField(model, what, language, mainThing(model))
  return at && ['rating', 'int', 'number'].includes(at.field.type) ? `${at.field.label} ska vara från 1 till ${to}` : null
}

/** "Sort är ingen lista man väljer ur, jag skriver själv" */
const writtenMyself: Saying[1] = (model, { what = '' }: Groups, language) => {
  const at = resolveField(model, what, language, mainThing(model))
  return at && at.field.type !== 'text' && !at.field.formula
    ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'text' })
    : null
}

/** "Poäng är fel, det ska vara mål för oss och mål för dem": two in the place of one. */
const ratherTwo: Saying[1] = (model, { was = '', first = '', second = '' }: Groups, language) => {
  const at = resolveField(model, was, language, mainThing(model))
  if (!at || [first, second].some((each) => readingsIn(each, language).some(({ kind }) => kind === 'colour'))) return null
  const { type, unit } = at.field
  const label = labelOf(second, language)
  return does(
    { op: 'renameField', thing: at.thing.id, field: at.field.id, label: labelOf(first, language) },
    {
      op: 'addField',
      thing: at.thing.id,
      field: { id: idFor(at.thing, label), label, type, why: 'edit', ...(unit && { unit }) },
    },
  )
}

const { raw } = String
const adds = raw`(?:lägg (?:till|in)|ta med|ha med|jag vill ha|vi vill ha|vi behöver|skriv in)`

/** "Måste kryssa i att man godkänner att vi tar bilder": a tick that is called so. */
const agreed: Saying[1] = (model, { what = '' }: Groups, language) => {
  const booked = model.pages.find(({ kind }) => kind === 'booking')?.thing
  const host = model.things.find(({ id }) => id === booked) ?? mainThing(model)
  const label = capitalised(what.replace(/^(?:man|de|föräldrarna|kunden) /iu, '').trim())
  return host && label.length <= labelCharsMax ? addsAll(model, host, [named(label, 'bool')], language) : null
}
const labelCharsMax = 40

/** "En kolumn för om det blev något bra eller inte" */
const yesOrNo: Saying[1] = (model, { what = '' }: Groups, language) => {
  const host = thingSaid(model, what, language) ?? mainThing(model)
  const label = capitalised(
    what
      .replace(/ eller (?:inte|ej|dåligt)$/iu, '')
      .replace(/(?<!\p{L})(?:det|den|de|man|något|någon|jag|vi)(?!\p{L}) ?/giu, '')
      .trim(),
  )
  return host && label && label.length <= labelCharsMax ? addsAll(model, host, [named(label, 'bool')], language) : null
}

/** "Hyresgästen ska kunna skicka med en bild" */
const attached: Saying[1] = (model, { of, many }: Groups, language) => {
  const host = hostOf(model, of, language)
  if (!host || host.fields.some(({ type }) => type === 'image')) return null
  return addsAll(model, host, [{ id: 'image', label: many ? 'Bilder' : 'Bild', type: 'image', concept: 'image' }], language)
}

/** "Kvitton och utgifter är samma sak": of two lists that hold the same, the first stays. */
const oneOfBoth: Saying[1] = (model, { one = '', other = '' }: Groups, language) => {
  const [first, second] = [resolveThing(model, one, language), resolveThing(model, other, language)]
  if (!first || !second || first === second) return null
  const goes = first.why !== 'said' && second.why === 'said' ? first : second
  return does({ op: 'removeThing', thing: goes.id })
}

/** "Stjärnor i stället för siffror" */
const stars: Saying[1] = (model, _groups, language) => {
  const all = [mainThing(model), ...model.things].flatMap((thing) =>
    thing ? thing.fields.map((field) => ({ thing, field })) : [],
  )
  if (all.some(({ field }) => field.type === 'rating')) return alreadySo(language)
  const at = all.find(
    ({ field }) =>
      ['int', 'number'].includes(field.type) && /betyg|omdöme|poäng|rating|score/iu.test(`${field.concept} ${field.label}`),
  )
  return at ? does({ op: 'retypeField', thing: at.thing.id, field: at.field.id, type: 'rating' }) : null
}

/** "Värde på sakerna ungefär": only what it is tells of it. */
const roughly: Saying[1] = (_model, { what = '' }: Groups, language) =>
  readingsIn(what, language).some(({ kind }) => kind === 'field') ? `lägg till ${what}` : null

/** "Inköpslistan ska gå att bocka av": most lists of that kind can be. */
const tickable: Saying[1] = (model, { what = '' }: Groups, language) => {
  const thing = resolveThing(model, what, language) ?? resolveThing(model, what.replace(/s?listan?$/iu, ''), language)
  const there = thing?.fields.find(({ type }) => type === 'bool')
  if (!thing) return null
  return there
    ? tells(changeSays.alreadyThere[language](there.label), 'kept')
    : addsAll(model, thing, [named('Klar', 'bool', { concept: 'done' })], language)
}

export const simpleSayings: readonly Saying[] = [
  [
    /^(?<what>\p{L}+) (?:ska|måste|bör|vill jag|vill vi)(?: kunna)?(?: gå att)? (?:bockas?|prickas?|kryssas?) (?:av|i|för)[.!]*$/iu,
    tickable,
  ],
  [
    /^(?:jag vill ha |använd |ha )?stjärnor (?:i ?stället för|och inte|inte) (?:siffror|tal|nummer|poäng|en siffra)[.!]*$/iu,
    stars,
  ],
  [
    /^(?:ett |ungefärligt |ungefär )?(?<what>\p{L}+) på \p{L}+(?:na|en|et|arna|erna)(?: ungefär| ungefärligt| också)[.!]*$/iu,
    roughly,
  ],
  [
    /^(?:ta bort|släng|skippa) (?<what>\p{L}+)-? ?(?:delen|sektionen|avsnittet|rutan|biten)(?:,? (?:det|vi|jag|den|eftersom|för|behövs).*)?[.!]*$/iu,
    (_model, { what = '' }) => `ta bort ${what.replace(/-$/, '')}`,
  ],
  [
    /^(?:(?:jag|vi) vill inte ha|(?:jag|vi) behöver) (?:någon|inget|ingen|något|inte någon|inte något) (?<what>\p{L}+?)-?(?:del|delen|sektion|sida|avsnitt)[.!]*$/iu,
    (_model, { what = '' }) => `ta bort ${what}`,
  ],
  [
    /^(?:(?:man|de|alla|föräldrarna|kunden) )?(?:måste|ska|behöver|ska behöva)(?: man| de| alla)? (?:kryssa i|bocka i|klicka i|intyga|godkänna med kryss)(?: en ruta(?: för| om)?)? att (?<what>.+?)[.!]*$/iu,
    agreed,
  ],
  [
    /^(?:lägg till |jag vill ha |ha )?(?:en |ett )?(?:kolumn|fält|ruta|kryss|kryssruta) (?:för|med|där man ser) (?:om|ifall) (?<what>.+?)[.!]*$/iu,
    yesOrNo,
  ],
  [
    /^(?:\p{L}+(?:en|na|et|a|er)|man|de|kunden|jag|vi) (?:ska|måste|vill|bör|vill gärna)(?: också| även)?(?: kunna)? (?:skicka med|bifoga|ladda upp|lägga (?:in|till|upp)|ta) (?:en |ett |(?<many>flera |några |fler )?)?(?:bild|foto|kort)(?:er|on|en|et)?(?: (?:på|till|av|i|vid) (?:varje )?(?<of>\p{L}+).*)?[.!]*$/iu,
    attached,
  ],
  [
    /^(?:.+[,.;] )?(?:listorna )?(?<one>\p{L}+) och (?<other>\p{L}+) är (?:ju |väl )?(?:samma(?: sak| lista)?|likadana|detsamma)(?:[,.] .*)?[.!]*$/iu,
    oneOfBoth,
  ],
  [
    /^(?:ta bort|ta väck|släng|skippa|stryk) (?:fältet |kolumnen |alla )?(?<what>\p{L}+) (?:överallt|på alla|i alla listor|från alla listor|på alla ställen)[.!]*$/iu,
    everywhere,
  ],
  [
    /^(?:listan (?:över|med) )?(?<what>\p{L}{4,}) (?:behöver|vill|ska|använder) (?:jag|vi|man) (?:inte|aldrig)(?: ha| ha med)?[.!]*$|^(?:jag|vi|man) (?:behöver|vill ha|använder|har) (?:inte|inga|inte några) (?<what>\p{L}{4,}(?:r|er|or|ar|na))[.!]*$|^(?<what>\p{L}{4,}(?:r|na)) (?:behövs inte|är onödiga|är onödigt|kan (?:tas )?bort|ska bort|kan du ta bort)(?: alls)?[.!]*$/iu,
    needless,
  ],
  [
    new RegExp(raw`^${adds} (?<first>[^,]+?) och (?<question>(?:hur|när|var|vem som|vad|varför)(?!\p{L}) .+?)[.!]*$`, 'iu'),
    andQuestion,
  ],
  [
    new RegExp(
      raw`^(?:${adds} )?(?<owner>\p{L}{3,}s) (?<first>\p{L}+) och (?<second>\p{L}+)(?: (?:ska|måste|bör)(?: också)? (?:med|in|finnas|vara med|finnas med)| saknas| behövs)?(?: (?:på|i|för|till|om) (?<of>\p{L}+))?[.!]*$`,
      'iu',
    ),
    (model, groups, language) => bothOfOne(model, groups, language),
  ],
  [new RegExp(raw`^${adds} (?<what>\p{L}+) från och till(?: (?:på|i|för) (?<of>\p{L}+))?[.!]*$`, 'iu'), fromTo],
  [
    /^(?:bocka|pricka|kryssa) (?:av|i|för)(?: när den är| om den är| vad som är)? (?<states>\p{L}+(?:(?:,| och| eller) \p{L}+)+)[.!]*$/iu,
    states,
  ],
  [
    /^(?:lägg (?:till|in)|ta med|skriv|anteckna|notera)(?: in| upp)?(?: ett fält för)? (?:om|ifall|huruvida) (?:(?:den|det|de|man|han|hon) |(?<of>\p{L}+) )(?:är|har blivit|blivit) (?<states>\p{L}+(?:(?:,| och| eller) \p{L}+)*)[.!]*$/iu,
    states,
  ],
  [
    /^(?<what>\p{L}+(?: \p{L}+)?) (?:ska|bör|borde|kan|får) (?:kunna )?(?:vara|gå|räknas|sättas) (?:(?:ända )?upp |som mest |högst |max )?(?:till |av )?(?<to>5|6|10)(?: och inte \d+| i ?stället(?: för \d+)?)?[.!]*$/iu,
    upTo,
  ],
  [
    /^(?<what>\p{L}+(?: \p{L}+)?) (?:är|ska) (?:inte|ingen|inget|ej)(?: vara)? ?(?:en |ett )?(?:fast )?(?:lista|val|rullista|meny|något)(?: (?:man|att|som man|jag) (?:väljer|välja|ska välja)(?: ur| från| bland| i)?)?,? (?:utan |så |men )?(?:(?:det|den|de|jag|man|vi|ska|vill|kan|bara)(?: kunna)? )*(?:skriv\p{L}*|fyll\p{L}* i|fri ?text|fritt).*$/iu,
    writtenMyself,
  ],
  [
    /^(?<was>\p{L}+) (?:är fel|stämmer inte|blev fel)[,.:;]* (?:det|där|den)? ?(?:ska|borde) (?:vara|stå|heta|finnas) (?<first>[\p{L} ]+?) och (?<second>[\p{L} ]+?)[.!]*$/iu,
    ratherTwo,
  ],
]
