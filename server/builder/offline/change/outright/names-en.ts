// "We say rowers, not members", "room is the wrong word, it's a spot", "say book instead of book title": what something is called.
import { projectLimits } from '#shared/projects.ts'
import type { ProjectModel, Thing } from '../../model.ts'
import { does, type Reading } from '../reading.ts'
import { bare, mainThing, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { renameForms } from '../wording/rename-forms.ts'
import { ask, type Saying, saying } from './saying.ts'

const wordsMax = 4
const charsMax = 40
/** What goes on like this is a sentence, or what is asked of a field and no name. */
const isNoName =
  /^(?:it|this|that|them|they|these|those|so|yes|no|nothing|something|required|mandatory|optional|hidden|first|last|bigger|smaller|unique|empty|blank|green|blue|red|dark|light|sorted|grouped|a?\s*(?:number|date|text|tick ?box|check ?box|drop-?down|choice|list|time|photo|picture))$|\b(?:should|must|can|could|would|because|when|if|is|are|be|have|has|we|i|you|they|it|unless|which|that)\b|[,.:;?!]/i
const isName = (text: string) => text.length <= charsMax && text.split(/\s+/).length <= wordsMax && !isNoName.test(text)
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What is called just so comes first: a field, a list, a choice; then what a word for it can mean. */
function called(model: ProjectModel, former = '', latter = ''): Reading | null {
  const was = bare(former)
  const name = bare(latter).replace(/^["“']|["”']$/g, '')
  if (!was || !isName(name) || same(was, name)) return null
  const { one, many, asIs } = renameForms(name, 'en')
  const main = mainThing(model)
  const things = [...new Set([main, ...model.things].filter((each) => each !== undefined))]
  const renamed = (thing: string, field: string): Reading => does({ op: 'renameField', thing, field, label: asIs })
  const list = things.find((thing) => same(thing.one, was) || same(thing.many, was))
  for (const thing of things) {
    const field = thing.fields.find(({ label, target }) => same(label, was) && !(list && target === list.id))
    if (field && (field.why === 'said' || !list)) return renamed(thing.id, field.id)
  }
  const thing = list ?? (resolveOption(model, was, 'en') ? undefined : (resolveThing(model, was, 'en') ?? headed(things, was)))
  if (thing) return does({ op: 'renameThing', thing: thing.id, one, many })
  const place = resolveField(model, was, 'en', main)
  if (place) return renamed(place.thing.id, place.field.id)
  const choice = resolveOption(model, was, 'en')
  if (choice)
    return does({ op: 'renameOption', thing: choice.thing.id, field: choice.field.id, option: choice.option, label: asIs })
  // "colour as a treatment" is a choice of that field
  const [, option, holder] = /^(.+?) (?:as|in|under|among|of|for) (?:an? |the )?(.+)$/i.exec(was) ?? []
  const of = option ? resolveOption(model, option, 'en') : undefined
  if (of && same(of.option, bare(option!)) && resolveField(model, holder!, 'en', of.thing)?.field === of.field)
    return does({ op: 'renameOption', thing: of.thing.id, field: of.field.id, option: of.option, label: asIs })
  return same(was, model.name) ? does({ op: 'setName', name: name.slice(0, projectLimits.nameMaxChars) }) : null
}

/** "Job" of print jobs: the only list whose name ends so. */
function headed(things: readonly Thing[], was: string): Thing | undefined {
  const found = things.filter(({ one, many }) => [one, many].some((each) => same(each.split(' ').at(-1)!, was)))
  return found.length === 1 ? found[0] : undefined
}

const term = String.raw`["“']?\p{L}[\p{L}\p{N}'’/ -]{0,40}?["”']?`
const who = String.raw`(?:i|we|people|everyone|everybody|they|you|most people|all of us|our \p{L}+|the \p{L}+)`
const says = String.raw`(?:say|call (?:it|them|this|that|those|these)(?: an?)?|speak of|talk (?:about|of)|write|use(?: the (?:word|term))?|prefer(?: the (?:word|term)| to say| to call them| to call it)?|go with|go by)`
const here = String.raw`(?: (?:here|with us|for us|to us|in our (?:club|school|shop|house|case|team|family|company|office|language|trade)|at our (?:place|club|school|company)|around here|in our case|really|actually|instead|please|everywhere|all over|from now on|over here|these days|now))*`
const word = String.raw`(?:word|term|label|name|wording|title|heading|caption|expression|phrase)`

const tell: Saying[1] = (model, { was, name }) => called(model, was, name)

export const namesEn: readonly Saying[] = [
  // "we say rowers, not members"
  [
    saying`^(?:(?:because|as|since|in our club|in our school|in our shop|at our place|here|with us),? )?${who} (?:usually |always |just |all |only |rather |actually |normally |would |'d )*${says} (?<name>${term})(?:,| -|;| and| but)* (?:(?:and |but )?(?:not|never|rather than|instead of|in place of|over|don't say|we don't say|we don't use)) (?:of )?(?:the |an? )?(?<was>${term})${here}$`,
    tell,
  ],
  [
    saying`^(?:${who} )?(?:don't|do not|never|dont|no longer|hardly ever) (?:really |usually |ever )?${says} (?<was>${term})(?:,| -|;|\.| but| and)+ ?(?:but |and |rather |instead )*(?:${who} (?:usually |always |just |all |rather )*${says}|it's(?: called)?|its(?: called)?|it is(?: called)?|they're(?: called)?|they are(?: called)?|say|call it|call them|write|use)?:? ?(?:an? |the )?(?<name>${term})${here}$`,
    tell,
  ],
  [
    saying`^(?:it's|its|it is|they're|they are|that's|thats|that is|these are|those are)(?: called)? not (?:called )?(?:an? |the )?(?<was>${term})(?:,| -|;| but)+ ?(?:but |rather |it's |its |it is |they're |they are |that's |thats )*(?:called )?(?:an? |the )?(?<name>${term})${here}$`,
    tell,
  ],
  [saying`^not (?:an? |the )?(?<was>${term})(?:,| -| but)+ ?(?:but |rather )?(?:an? |the )?(?<name>${term})${here}$`, tell],
  // "say book instead of book title"
  [
    saying`^${ask}(?:say|write|read|call it|call them|it say|it to say|it should say|let it say|make it say|have it say|use(?: the ${word})?|put(?: the ${word})?)(?: the ${word})? (?:an? |the )?(?<name>${term})(?:,| -)* (?:and not|and never|not|instead of|rather than|in place of|in the place of|where it says|where you wrote|where you have|wherever it says)(?: the ${word})? (?:an? |the )?(?<was>${term})${here}$`,
    tell,
  ],
  [
    saying`^${ask}use (?:the ${word} )?(?<name>${term}) for (?:the )?(?<was>${term})${here}$`,
    (model, { was, name }) => (isPlainWord(model, name!) ? called(model, was, name) : null),
  ],
  [
    saying`^${ask}(?:change|swap|replace|exchange|switch|substitute|turn|correct)(?: out)? (?:the |that |every )*${word} (?:for |of )?(?:the )?(?<was>${term}) (?:by|with|to|for|into|against) (?:the ${word} )?(?<name>${term})${here}$`,
    tell,
  ],
  [
    saying`^(?:where(?:ver)?|when(?:ever)?) (?:it|you|there) (?:says?|stands|is|have|reads|wrote) (?:the ${word} )?(?<was>${term}),? (?:it should (?:say|read|be)|please (?:put|write|say|use)|put|write|say|use|i want|we say|make it|change it to|change that to)(?: to)? (?<name>${term})${here}$`,
    tell,
  ],
  // "room is the wrong word, we say spot"
  [
    saying`^(?:the ${word} )?(?<was>${term}) (?:is|sounds|seems|feels) (?:(?:not|isn't) )?(?:really |quite |just |a bit |rather |very )*(?:the |an? )?(?:wrong|odd|strange|bad|silly|weird|misleading|confusing|right|correct|proper|good|best|ideal|off|too \p{L}+)(?: ${word})?(?:,| -|;|\.| and| so)+ ?(?:so |rather |better |please |but |and )*(?:${who} (?:usually |always |just |all |rather |actually )*${says}|it(?:'s| is| should be| should say| ought to be)(?: called)?|its(?: called)?|say|call it|call them|call that|write|use|make it|better|the right word is|change it to|rename it(?: to)?)? ?(?:an? |the )?(?<name>${term})${here}$`,
    tell,
  ],
  [
    saying`^(?:an? |the )?(?<name>${term}) (?:is|would be|sounds|seems|fits) (?:(?:much|a lot|far|a bit) )?(?:the |an? )?(?:better|right|correct|proper|nicer|clearer|usual|more fitting)(?: ${word})? (?:than|for) (?:the )?(?<was>${term})${here}$|^(?:the )?(?:right|correct|proper|better|usual|real) ${word} for (?:the |an? )?(?<was2>${term}) (?:is|would be) (?:an? |the )?(?<name2>${term})${here}$`,
    (model, { was, name, was2, name2 }) => called(model, was ?? was2, name ?? name2),
  ],
  [
    saying`^(?:the |an? |our )?(?<was>${term}) (?:is|are|would be|should be)(?: better| really| actually| usually| rather| best)* (?:called|named|known as|labell?ed|referred to as)(?: an?| the)? (?<name>${term})${here}$`,
    tell,
  ],
  [
    saying`^what (?:you|it) calls? (?:an? |the )?(?<was>${term}),? (?:we|i|is|are) (?:call |say |called |for us )?(?:an? |the )?(?<name>${term})${here}$`,
    tell,
  ],
  [
    saying`^(?:the |an? |our )?(?<was>${term}),? (?:we|i) (?:call|would call|'d call) (?:that|it|them|those)(?: an?| the)? (?<name>${term})${here}$`,
    tell,
  ],
  // "a pupil is a student here"
  [
    saying`^(?:here|with us|for us|to us|in our \p{L}+|at our \p{L}+|around here|over here),? (?:the |an? |our )?(?<was>${term}) (?:is|are)(?: called| named)? (?:an? |the )?(?<name>${term})$`,
    (model, { was, name }) => (isPlainWord(model, name!) ? called(model, was, name) : null),
  ],
  [
    saying`^(?:the )?(?<was>${term}) (?:is|sounds|looks) (?:(?:far |much |way |a bit )?too (?:long|clumsy|complicated|formal|wordy|technical|fancy)|clumsy|long-winded|a mouthful),? (?:so |just |simply |and |- )*(?:call it |say |just |simply )?(?<name>${term}) (?:is|will|would|does|should|suffices)(?: be)?(?: enough| do| fine| ok| okay| plenty| sufficient| better)?(?: for us)?$`,
    tell,
  ],
  // a choice is meant before the project of that name
  [
    saying`^(?:please )?(?:rename|relabel|change|turn) (?:the )?(?<was>${term}) (?:to|into|as) (?<name>${term})${here}$`,
    (model, { was, name }) => {
      const choice = resolveOption(model, bare(was!), 'en')
      const isOther = resolveThing(model, was!, 'en') ?? resolveField(model, was!, 'en')
      return choice && same(choice.option, bare(was!)) && !isOther ? called({ ...model, name: '' }, was, name) : null
    },
  ],
  [
    saying`^(?:(?:an? |the )?(?<was>${term}) is (?:an? )(?<name>${term})|(?:the |our )?(?<was2>${term}s) are (?:the )?(?<name2>${term}s)) (?:here|with us|for us|to us|in our (?:club|school|shop|house|case|team|family|language|trade)|in our case|around here)$`,
    (model, { was, was2, name, name2 }) =>
      isPlainWord(model, (name ?? name2)!) ? called(model, was ?? was2, name ?? name2) : null,
  ],
  [
    saying`^(?:the |our )?(?<was>${term}) (?:should|must|could|ought to|needs to|has to) (?:rather |really |better |just )*(?:say|read|be called|be named|be labell?ed) (?:an? |the )?(?<name>${term})${here}$`,
    (model, { was, name }) => (isTitleSaid(model, was!) ? called(model, was, name) : null),
  ],
  [saying`^(?<was>${term}) ?(?:->|=>|→|>>) ?(?<name>${term})${here}$`, tell],
]

/** Nothing that the project has already. */
const isPlainWord = (model: ProjectModel, name: string) =>
  !resolveField(model, name, 'en') && !resolveOption(model, name, 'en') && isName(bare(name))
/** "The title should say dish" is about the field of that name, where there is one that was asked for. */
const isTitleSaid = (model: ProjectModel, was: string) =>
  mainThing(model)?.fields.some(({ label, why }) => same(label, bare(was)) && why === 'said') ?? false

const project = String.raw`(?:it|this|the (?:whole )?(?:thing|project|app|site|page)|(?:our|my) (?:project|app|site))`
const goesOn = String.raw`(?:have|make|put|show|sort|add|set|give|let|change|turn|use|remove|hide|order|group|list|colou?r|get|switch|can|could)`
const startsBig = (name = '') => /^["“'']?[\p{Lu}\d]/u.test(name)

/** What the project is called, told together with another wish. */
export const namedBesideEn: readonly Saying[] = [
  // "call it Thursday Quiz League and have the latest results first"
  [
    saying`^(?:please |can you |could you |just )*(?:call|name|title|rename) ${project} (?:to )?(?<name>[^,.;:]{2,50}?),? (?:and|then|but)(?: then| also| please| can you)* (?<rest>${goesOn} .+)$`,
    (_model, { name, rest }) => (startsBig(name) ? [`rename the project to ${name}`, rest!] : null),
  ],
  // "it's Ashby Ravens by the way so put that as the name"
  [
    saying`^(?:it's|it is|its|we're|we are|we're called|we are called|the \p{L}+(?:'s| is)(?: called| named)?|our (?:name|club|team|shop|business|group) is(?: called)?|i'm|i am) (?<name>[^,.;:]{2,50}?)(?:,? (?:by the way|btw|actually|really))?,? (?:so|and|can you|please)(?: please| can you| could you)* (?:put|use|have|make|set|write) (?:that|it|this) (?:as |for |in |be |to )?(?:the |its |our )?(?:name|title|heading|project name)(?: of (?:it|this|the \p{L}+)| at the top)?(?:,? (?:and|then)(?: then| also| please)* (?<rest>.+))?$`,
    (_model, { name, rest }) => (startsBig(name) ? [`rename the project to ${name}`, ...(rest ? [rest] : [])] : null),
  ],
]
