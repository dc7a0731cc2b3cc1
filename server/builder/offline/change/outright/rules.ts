// Whole wishes about what must hold, what comes first and what is taken back, in words that the readers would make fields of: "nobody may
// enter the same plate twice", "sort the tasks so the next one comes first", "remove groups… no wait, just rename them to courses".
import type { Language } from '#shared/languages.ts'
import type { Field, ProjectModel, Thing } from '../../model.ts'
import { knownField } from '../../page-parts/parts.ts'
import { capitalised, idOf } from '../../understand/said.ts'
import type { Groups, Saying } from './deeds.ts'
import { does, type Reading } from '../reading.ts'
import { mainThing, resolveField, resolveThing } from '../resolve.ts'

type Found = { thing: Thing; field: Field }
const found = (model: ProjectModel, what: string | undefined, language: Language, prefer?: Thing): Found | undefined =>
  what ? resolveField(model, what, language, prefer ?? mainThing(model)) : undefined
const titleOf = (thing: Thing): Field => thing.fields.find(({ id }) => id === thing.titleField)!

/** "Nobody may enter the same chemical twice", "två lotter får inte ha samma nummer". */
function unique(model: ProjectModel, { what, of }: Groups, language: Language): Reading | null {
  const owner = of ? resolveThing(model, of, language) : undefined
  const named = what ? resolveThing(model, what, language) : undefined
  const field = owner && what ? owner.fields.find(({ label }) => label.toLowerCase().endsWith(what.toLowerCase())) : undefined
  const { thing, field: told } = owner && field ? { thing: owner, field } : (found(model, what, language) ?? {})
  const whole = named && !told ? { thing: named, field: titleOf(named) } : { thing, field: told }
  if (!whole.thing || !whole.field) return null
  return does({ op: 'setUnique', thing: whole.thing.id, field: whole.field.id, unique: true })
}

/** "Plate has to be unique and can't be empty." */
function uniqueAndFilled(model: ProjectModel, { what }: Groups, language: Language): Reading | null {
  const told = found(model, what, language)
  if (!told) return null
  const place = { thing: told.thing.id, field: told.field.id }
  return does(
    { op: 'setUnique', ...place, unique: true },
    ...(told.field.required ? [] : [{ op: 'requireField' as const, ...place, required: true }]),
  )
}

/** "Each repair gets a number that is unique." */
function numbered(model: ProjectModel, { of, what }: Groups, language: Language): Reading | null {
  const thing = of ? resolveThing(model, of, language) : undefined
  const label = capitalised(what!.trim())
  if (!thing || thing.fields.some((field) => field.label.toLowerCase() === label.toLowerCase())) return null
  const field: Field = { id: idOf(label) || 'number', label, type: 'text', why: 'said' }
  return does({ op: 'addField', thing: thing.id, field }, { op: 'setUnique', thing: thing.id, field: field.id, unique: true })
}

const tones = { yellow: 'amber', amber: 'amber', orange: 'amber', green: 'green', blue: 'blue' } as const
/** "Service due within the next 30 days should be shown in yellow." */
function soon(model: ProjectModel, { what, count, unit, colour }: Groups): Reading | null {
  const days = Number(count) * (/^(?:week|veck)/i.test(unit!) ? 7 : /^(?:month|månad)/i.test(unit!) ? 30 : 1)
  const words = what!
    .toLowerCase()
    .replace(/^(?:the|a|an) /, '')
    .replace(/ (?:is |are )?(?:due|coming up|expiring|that expires?)$/, '')
  const dated = model.things.flatMap((thing) =>
    thing.fields.filter(({ type }) => type === 'date').map((field) => ({ thing, field })),
  )
  const told = dated.find(({ field }) => field.label.toLowerCase().includes(words))
  if (!told || !days) return null
  const tone = tones[colour?.toLowerCase() as keyof typeof tones]
  return does({
    op: 'addWarning',
    thing: told.thing.id,
    warning: { field: told.field.id, when: 'within', than: days, ...(tone && { tone }) },
  })
}

const dayNames: Record<'en' | 'sv', RegExp> = {
  en: /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/i,
  sv: /^(?:mån|tis|ons|tors|fre|lör|sön)dag(?:ar(?:na)?)?$/i,
}
/** "We are open on Saturdays now too": one more day among those one chooses from. */
function dayMore(model: ProjectModel, { day }: Groups, language: Language): Reading | null {
  const name = capitalised(day!.toLowerCase().replace(language === 'sv' ? /ar(?:na)?$/ : /s$/, ''))
  const names = dayNames[language === 'sv' ? 'sv' : 'en']
  for (const thing of model.things)
    for (const field of thing.fields)
      if (field.type === 'select' && field.options?.every((option) => names.test(option)) && !field.options.includes(name))
        return does({ op: 'addOption', thing: thing.id, field: field.id, option: name })
  return null
}

/** "Sort the tasks so the next one comes first": by their day, the earliest first. */
function nextFirst(model: ProjectModel, { of }: Groups, language: Language): Reading | null {
  const thing = (of ? resolveThing(model, of, language) : undefined) ?? mainThing(model)
  const day = thing?.fields.find(({ type }) => type === 'date' || type === 'datetime')
  return thing && day ? does({ op: 'setOrder', thing: thing.id, by: day.id, descending: false }) : null
}

/** "I can't see who has paid": whoever owes something is ticked when it is paid. */
export function whoPaid(model: ProjectModel, _groups: Groups, language: Language): Reading | null {
  const isPaid = ({ concept, label }: Field) => concept === 'paid' || /^(?:paid|betal[dt]|支払い?済み)$/i.test(label)
  if (model.things.some(({ fields }) => fields.some(isPaid))) return null
  const owing = model.things.find(({ fields }) => fields.some(({ type }) => type === 'money')) ?? mainThing(model)
  if (!owing) return null
  const field: Field = { ...knownField(language, 'paid', 'paid'), why: 'said' }
  return does(
    { op: 'addField', thing: owing.id, field },
    { op: 'addWarning', thing: owing.id, warning: { field: field.id, when: 'is', than: false } },
  )
}

/** "A 1 to 5 star rating how much I like the company": another fact of it, and not its name. */
function rated(model: ProjectModel, { of }: Groups, language: Language): Reading | null {
  const thing = of ? resolveThing(model, of, language) : mainThing(model)
  if (!thing || thing.fields.some(({ type }) => type === 'rating')) return null
  return does({ op: 'addField', thing: thing.id, field: { ...knownField(language, 'rating', 'rating'), why: 'said' } })
}

/** "The name of the participant should be called client." */
function calledOtherwise(model: ProjectModel, { what, of, now }: Groups, language: Language): Reading | null {
  const told = found(model, `${of} ${what}`, language)
  if (!told || !told.field.label.toLowerCase().includes(of!.toLowerCase())) return null
  return does({ op: 'renameField', thing: told.thing.id, field: told.field.id, label: capitalised(now!.trim()) })
}

/** "No wait, just rename them to courses": what was said before is taken back, and only says what is meant. */
function takenBack(_model: ProjectModel, { before, rest }: Groups, language: Language): string {
  const meant =
    language === 'sv'
      ? /(?:ta bort|radera|byt(?: namn på)?|ändra|dölj|flytta) (?<what>[\p{L}-]+)/iu.exec(before!)
      : /(?:remove|delete|drop|rename|change|hide|move) (?:the )?(?<what>[\p{L}-]+)/iu.exec(before!)
  const what = meant?.groups?.what
  const they = language === 'sv' ? /(?<!\p{L})(?:dem|dom|den|det)(?!\p{L})/iu : /\b(?:them|it|those|that)\b/i
  const plain = rest!.replace(/^(?:just|only|bara|i ?stället|byt bara) /i, (word) => (/^byt bara/i.test(word) ? 'byt ' : ''))
  return what ? plain.replace(they, what) : plain
}

const said = (told: (groups: Groups) => string) => (_model: ProjectModel, groups: Groups) => told(groups)

export const ruleSayings: Record<Language, readonly Saying[]> = {
  en: [
    [
      /^(?:nobody|no one|no-one|you|we|people|i) (?:may|can|should|must|cannot|can['’]t|shouldn['’]t)(?: not| never)?(?: be able to)? (?:enter|add|have|use|register|put in|create) the same (?<what>[\p{L} ]{2,30}?) (?:twice|two times|more than once|again)\.?$/iu,
      unique,
    ],
    [
      /^(?:no )?two (?<of>[\p{L} ]{2,30}?) (?:may|can|should|must|cannot|can['’]t|shouldn['’]t)(?: not| never)?(?: ever)? (?:have|share|get|use) the same (?<what>[\p{L} ]{2,30}?)\.?$/iu,
      unique,
    ],
    [
      /^(?:the )?(?<what>[\p{L} ]{2,30}?) (?:has to|must|should|needs to) be unique(?:,| and)? (?:and )?(?:it )?(?:can['’]t|cannot|must not|may not|should not|shouldn['’]t|never) (?:be )?(?:left )?(?:empty|blank|missing)\.?$/iu,
      uniqueAndFilled,
    ],
    [
      /^(?:each|every) (?<of>[\p{L} ]{2,30}?) (?:gets|has|should have|should get|needs|must have|has to have) an? (?<what>number|id|code|reference|reference number|serial number) (?:that is|that['’]s|which is|of its own|that must be)(?: unique)?\.?$/iu,
      numbered,
    ],
    [
      /^(?:the )?(?<what>[\p{L} ]{2,30}?) (?:should|must|may|can|needs to) be (?:allowed |possible )?(?:in|with|as|to have) decimals?\.?$/iu,
      said(({ what }) => `${what} should be a number with decimals`),
    ],
    [
      /^(?<what>[\p{L} ]{2,40}?)(?: (?:is|are|that is|that are))? (?:due |expiring |ending )?within (?:the )?(?:next )?(?<count>\d+) (?<unit>days?|weeks?|months?) (?:should|must|can) be (?:shown |marked |highlighted |coloured |colored )?(?:in )?(?<colour>yellow|orange|amber|red|green|blue)\.?$/iu,
      soon,
    ],
    [
      /^we(?:['’]re| are) (?:now )?(?:also )?open (?:on )?(?<day>\p{L}+days?)(?: now)?(?:,? (?:too|as well|also))?\.?$/iu,
      dayMore,
    ],
    [
      /^(?<what>[\p{L} ]{2,30}?) (?:should|must|can|needs to) be a (?:choice|selection) (?:of|between|from):? (?<options>.+)$/iu,
      said(({ what, options }) => `make ${what} a dropdown with ${options}`),
    ],
    [
      /^(?:i|we)(?:['’]d| would)?(?: only)? (?:want|like|need)(?: to see)? only (?:the )?(?<what>[\p{L} ]{2,30}?) (?:that|which|who) (?:are|is)(?:n['’]t| not) (?<state>[\p{L}]+)\b.*$/iu,
      said(({ state }) => `hide the ${state} ones`),
    ],
    [
      /^(?:please )?(?:remove|delete|drop) (?:the )?(?<was>[\p{L} ]{2,30}?)(?: field| column)? and (?:add|put in|have|use) (?:an? |the )?(?<now>[\p{L} ]{2,30}?) instead\.?$/iu,
      said(({ was, now }) => `replace ${was} with ${now}`),
    ],
    [
      /^(?:please )?(?:merge|combine|join) (?<parts>.+?) into (?:one |a single |a )(?:\p{L}+ )?(?<whole>\p{L}+) (?:field|column)\.?$/iu,
      said(({ parts, whole }) => `merge ${parts} into ${whole}`),
    ],
    [
      /^(?:(?:could|can|may) (?:we|i) (?:get|have)|(?:i|we) (?:want|need|would like)) (?:the |this |that )?(?:\p{L}+ )?(?:list |page |table )?on paper\b.*$/iu,
      () => 'print',
    ],
    [
      /^(?:sort|order) (?:the )?(?<of>[\p{L} ]{2,30}?) so (?:that )?(?:the )?(?:next|nearest|soonest|upcoming)(?: one| ones)? (?:comes?|is|are) (?:first|on top|at the top)\.?$/iu,
      nextFirst,
    ],
    [
      /^(?:(?:i|we) can(?:['’]|no)?t see|how (?:do|can) (?:i|we) see|(?:i|we) (?:want|need) to see|show me) who(?:['’]s| has)? (?:already )?(?:paid|not paid|n['’]t paid)(?: (?:and who (?:has|hasn)(?: not|['’]t)?|yet|already))?[.!?]*$/iu,
      whoPaid,
    ],
    [
      /^(?:add |i(?:['’]d)? (?:want|like|need) )?an? (?:(?:1|one)(?: to |-|–)(?:5|five) )?star rating (?:for |of |on )?(?:how much (?:i|we) like )?(?:the |each |every )?(?<of>[\p{L} ]{2,30}?)\.?$/iu,
      rated,
    ],
    [
      /^(?:.{0,40}?, )?(?:the )?(?<what>name|number|date|price|address|phone|email) of (?:the |a )?(?<of>[\p{L}]{2,30}) (?:should|must|ought to) be (?:called|named|labelled) (?<now>[\p{L} ]{2,30})\.?$/iu,
      calledOtherwise,
    ],
    [
      /^(?<before>.+?)(?:[.…,;!-]+ ?)(?:no,? wait|wait,? no|actually,? no|no,? sorry|scratch that|on second thoughts?|no,? actually)[,.:;]* ?(?<rest>.+)$/iu,
      takenBack,
    ],
  ],
  sv: [
    [
      /^(?:två|inga två|flera) (?<of>[\p{L} ]{2,30}?) (?:får|ska|kan|bör)(?: aldrig| inte)?(?: kunna)? ha samma (?<what>[\p{L} ]{2,30}?)\.?$/iu,
      unique,
    ],
    [
      /^(?:(?:man|det|vi|ingen) )?(?:ska|får|bör) (?:(?:inte|aldrig) )?(?:kunna |gå att |få )*(?:ha|finnas|lägga (?:in|till)|skapa|registrera) (?:två|flera|dubbla|mer än en) (?<of>\p{L}{2,30}) (?:med|som har) samma (?<what>[\p{L} ]{2,30}?)\.?$/iu,
      unique,
    ],
    [
      /^samma (?<what>[\p{L} ]{2,30}?) (?:får|ska|kan|bör) (?:inte|aldrig)(?: kunna)? (?:finnas|förekomma|läggas in|registreras|användas|skrivas in) (?:två gånger|flera gånger|mer än en gång|igen)\.?$/iu,
      unique,
    ],
    [
      /^(?:ingen|man|vi|du) (?:får|ska|kan|bör)(?: inte| aldrig)?(?: kunna)? (?:lägga in|skriva in|registrera|ange|använda) samma (?<what>[\p{L} ]{2,30}?) (?:två gånger|flera gånger|igen)\.?$/iu,
      unique,
    ],
    [
      /^(?<what>[\p{L} ]{2,30}?) (?:ska|måste|bör) vara unikt?,? och (?:får|kan|ska) inte (?:vara|lämnas) tomt?\.?$/iu,
      uniqueAndFilled,
    ],
    [
      /^sortera (?<of>[\p{L} ]{2,30}?) så (?:att )?(?:den |det |de )?(?:nästa|närmaste|kommande|tidigaste) (?:kommer |ligger |står |hamnar )?(?:först|överst)\.?$/iu,
      nextFirst,
    ],
    [
      /^vi har (?:nu )?(?:även |också )?öppet (?:även |också )?(?:på )?(?<day>\p{L}+dagar(?:na)?)(?: nu)?(?: också| med)?\.?$/iu,
      dayMore,
    ],
    [
      /^(?:det (?:vore|skulle vara) (?:bra|fint|toppen) (?:om man (?:kunde|kan) se|att (?:kunna )?se)|(?:jag|man|vi) (?:ser inte|kan inte se|vill (?:kunna )?se|behöver se)|visa|hur ser (?:jag|man)) (?:vem|vilka) som (?:inte )?har (?:inte )?betalat(?: (?:och inte|än|ännu))?[.!?]*$/iu,
      whoPaid,
    ],
    [
      /^hur många (?<of>\p{L}+) (?:har|hade) (?:varje|en|respektive) (?<per>\p{L}+)(?: haft| gjort)?\??$/iu,
      said(({ of, per }) => `antal ${of} per ${per}`),
    ],
    [
      /^(?:kan (?:jag|vi|man) (?:få )?se|(?:jag|vi) vill (?:kunna )?se|visa) hur många (?<of>\p{L}+) (?:det (?:är|finns)|som (?:är|finns))? ?(?:i|på|per|för|hos) (?:varje|respektive) (?<per>\p{L}+)\??$/iu,
      said(({ of, per }) => `antal ${of} per ${per}`),
    ],
    [
      /^(?:visa )?snitt(?<what>\p{L}{3,}?)(?:et|en)?(?: (?:hade|skulle|vore|är|kan|vill).*)?$/iu,
      said(({ what }) => `visa snittet av ${what}`),
    ],
    [
      /^(?:ta bort|stryk|släng) (?<was>[\p{L} ]{2,30}?) och (?:lägg till|ha|sätt in) (?<now>[\p{L} ]{2,30}?) i ?stället\.?$/iu,
      said(({ was, now }) => `byt ut ${was} mot ${now}`),
    ],
    [
      /^(?<before>.+?)(?:[.…,;!-]+ ?)(?:nej,? (?:förresten|vänta|visst|jag menar|ångrar mig)|förresten,? nej|vänta,? nej)[,.:;]* ?(?<rest>.+)$/iu,
      takenBack,
    ],
  ],
  ja: [
    [
      /^(?:やっぱり|やはり|ごめん、?|すみません、?)(?:今の|さっきの|直前の)(?:変更)?(?:は|を)?(?:取り消し(?:て.*)?|なし(?:で.*)?|やめ(?:て.*)?)[。！]?$/u,
      () => '元に戻して',
    ],
    [
      /^(?<was>[^。、「」]{1,12})(?:は)?(?:いらない|いりません|不要(?:です)?|なくして)[。、]\s*(?:その)?(?:代わりに|かわりに)「?(?<now>[^。、「」]{1,12})」?(?:を(?:入れて|追加して|使って).*)?[。]?$/u,
      said(({ was, now }) => `${was}を${now}に変更`),
    ],
  ],
}
