// "Temperament, some of them bite", "emergency contact is important too", "where they heard about us": what is to be kept, said by its
// name alone. It is tried when no reader knows the sentence, and only with a name that can mean nothing else.
import { classOfNoun } from '../../lexicon/noun-classes.ts'
import { singular } from '../../lexicon/inflect.ts'
import type { ProjectModel } from '../../model.ts'
import { colourNamed } from '../readers/read-colour.ts'
import { bare, readingsIn, resolveField, resolveOption, resolveThing } from '../resolve.ts'
import { type Saying, saying, type Told } from './saying.ts'

const wordsMax = 4
/** What a sentence begins with, or what is done, looks some way or is agreed to, is no name of something to keep. */
const isNoName =
  /^(?:yes|no|ok|okay|sorry|thanks?|well|undo|back|stop|help|wait|hi|hello|hey|please|good|great|nice|cool|fine|perfect|oh|hm+|more|less|same|everything|nothing|something|it|this|that|they|we|i|you|he|she|these|those|one|some|all|both|other|others|another|again|next|first|last|test|maybe|perhaps|actually)\b|\b(?:is|are|was|were|be|should|must|can|could|would|will|have|has|had|do|does|don't|not|because|if|when|so|too|very|make|add|show|remove|change|put|see|want|need|like|look|looks|colou?rs?|page|pages|list|view|button|app|site|background|theme|mode|font|text|layout|menu|design)\b|(?:ly|ish|ing)$|[:"“”?!]/i
const isName = (model: ProjectModel, text: string): boolean => {
  const name = bare(text)
  const words = name.split(/\s+/)
  const last = words.at(-1)!.toLowerCase()
  if (!name || words.length > wordsMax || isNoName.test(name) || colourNamed(name, 'en')) return false
  if (resolveField(model, name, 'en') || resolveThing(model, name, 'en') || resolveOption(model, name, 'en')) return false
  const kinds = readingsIn(name, 'en').map(({ kind }) => kind)
  if (kinds.some((kind) => kind !== 'field' && kind !== 'thing')) return false
  return (
    kinds.includes('field') || classOfNoun(singular(last), 'en') !== undefined || !/(?:er|est|y|ed|al|ful|ous|ive)$/.test(last)
  )
}
/** The word list knows it as something a record has. */
const isKnownNoun = (text: string): boolean => readingsIn(text, 'en').some(({ kind }) => kind === 'field')
const added: Saying[1] = (model, { what }): Told =>
  isName(model, what!) ? [`add a field called ${bare(what!).replace(/^(.+) of the .+$/i, '$1')}`] : null

/** "What time is it", "where do I sign in" wants an answer. */
const isAsked =
  /^\p{L}+ (?:(?:is|are|was|were|can|could|do|does|did|should|will|would|am|has|have)\b|(?!(?:it|they|we|i|he|she|you|the|people)\b)\p{L}+ (?:is|are|can|could|do|does|did|should|will|would|am)\b)/iu
const name = String.raw`(?:the |their |its |an? |also |and |some |any )*\p{L}[\p{L}'/-]*(?: (?:of the |of |in |per |for )?[\p{L}'/-]+){0,3}?`

export const elseEn: readonly Saying[] = [
  [
    saying`^(?<what>${name}) (?:is|are|would be|'s|matters?|counts?|could be|seems|will be) (?:also |really |very |quite |pretty |always |just )*(?:important|essential|crucial|vital|useful|handy|helpful|interesting|relevant|good to (?:have|know)|nice to (?:have|know)|worth (?:knowing|noting|recording|keeping)|needed|required reading|wanted|a must(?: have)?|something (?:we|i) (?:need|want|should (?:know|keep|note)|have to (?:know|note)))(?: too| as well| also| for us| for me| to us| to know| to have| here)*$`,
    added,
  ],
  [saying`^(?<what>${name}) matters(?: too| as well| also| a lot| to us)*$`, added],
  [
    saying`^(?<what>${name})(?:,| -| –|;| \() ?(?:because |since |as |so (?:that )?|in case |for when |when )?(?:some|most|many|they|we|i|it|it's|people|he|she|you|our|my|the|a few|half|everyone|everybody|nobody|customers|clients|parents|members|certain|several)\b(?! (?:should|must|needs? to|has to|have to|want|wants|need|would like)\b).*$`,
    added,
  ],
  [
    saying`^(?:has|have|got|with|does it have) (?:an? )?(?<what>[\p{L} -]{2,30}?) or not$`,
    (_model, { what }) => [`add a checkbox for ${what!}`],
  ],
  [
    saying`^(?<what>(?:where|how|when|why|who|whose|which|what) (?:they|it|he|she|we|i|people|the \p{L}+|customers|clients|members|somebody|someone|\p{L}+ed|\p{L}+) .{2,40})$`,
    (_model, { what }) => (isAsked.test(what!) ? null : [`add ${what!}`]),
  ],
  [
    saying`^(?:please )?(?:add|include|have|i want|i need|we need) (?:an? |the )?(?:field |column )?["“](?<what>[^"”]{2,40})["”] (?:for|to|so|when|where|in case|because|if)\b.*$`,
    (model, { what }) => (resolveField(model, what!, 'en') ? null : [`add a field called ${what!}`]),
  ],
  // "tip": nothing but the name of something that is kept
  [
    saying`^(?:the |also |and |a |an )*(?<what>\p{L}[\p{L}'-]*(?: \p{L}[\p{L}'-]*)?)(?: too| as well| also)*$`,
    (model, { what }) => (isKnownNoun(what!) ? added(model, { what: what! }, what!) : null),
  ],
  // "put a picture with every fabric"
  [
    saying`^(?:(?:can|could|would|we|i|you|please|want|need|like|love|to|'d|i'd|we'd|id|let|me|us|be able) )*(?:love|like|put|stick|attach|have|want|need|keep|show|see|store|place|hang|pin|save) (?<what>(?:an? |the |some )?[\p{L}, -]{2,50}?) (?:with|on|at|by|next to|for|beside|to|against|per) (?:each|every|all|any)(?: (?:of )?(?:the|our|my))? (?<list>[\p{L} -]{2,30}?)$`,
    (model, { what, list }) => (resolveThing(model, list!, 'en') ? [`add ${what!} to ${list!}`] : null),
  ],
]
