// "Delete the made up people", "one of the samples should be Merino Cloud", "it looks so empty": the rows a project starts with.
import type { ProjectModel } from '../../model.ts'
import { resolveThing } from '../resolve.ts'
import { called, clear, gone, of, untrue, why } from './examples-en.ts'
import { ask, type Saying, saying } from './saying.ts'

const many = String.raw`(?:\d+|two|three|four|five|six|seven|eight|nine|ten|a dozen|twenty)`

export const rowsEn: readonly Saying[] = [
  [
    saying`^${ask}(?:${gone}) (?:(?:all|the|of|those|these|your|any|every|this) )*(?:${untrue}) ?(?<name>[\p{L} -]*?)?(?: (?:from|in|of|on) (?:the |all )?(?:list|lists|table|page|project))?${why}$`,
    (model, { name }) =>
      !name || new RegExp(`^(?:${of}|${untrue})*$`, 'i').test(name.replace(/ /g, '')) || resolveThing(model, name, 'en')
        ? clear(model, name)
        : null,
  ],
  [
    saying`^${ask}(?:${gone}) (?:(?:all|the|of|those|these|your|any|every|this) )*(?<name>people|data|rows|entries|records|stuff|names|content)(?: (?:that|which|who) (?:are|is|aren't|isn't|was|were|came|come|you)\b.*|(?: (?:in|from|of) (?:the )?(?:list|table|there|here))?)${why}$`,
    (model, { name }) => clear(model, name),
  ],
  [
    saying`^${ask}(?:${gone}) (?:(?:all|the|of|those|these|your) )*(?<name>[\p{L} -]+?) (?:(?:that|which|who) (?:you|the builder|smida) (?:made up|invented|put in|added|created|filled in|came up with)|(?:you|smida) (?:made up|invented|put in|added)|(?:that|who|which) (?:aren't|are not|isn't|is not) (?:real|ours|mine|true)).*$`,
    (model, { name }) => clear(model, name),
  ],
  [
    saying`^(?:(?:all|these|those|the|none of these|none of the|none of those) )+(?<name>[\p{L} -]+?)? ?(?:are|is|aren't|isn't) (?:not )?(?:all )?(?:real|fake|made up|invented|ours|mine|just examples|examples|only examples|not true|wrong)[,;.]? (?:so |please |can you |could you |and )*(?:${gone}) (?:them|those|these|it|all of them)(?: all)?.*$`,
    (model, { name }) => clear(model, name),
  ],
  [
    saying`^${ask}(?:start|begin|have|be|open)?(?: with| from| it| them| everything| the lists?)*(?: an?| the)? ?(?:empty|blank|clean|fresh)(?: list| lists| table| page| slate| sheet)?(?:,? (?:so|and|because) .*|,? (?:no|without) (?:examples?|samples?|data))?$`,
    () => ['delete the sample data'],
  ],
  [
    saying`^${ask}(?:one|another) of (?:the|those|these|my|our|your) (?<of>(?:(?:${untrue}) )?[\p{L} -]+?) (?:(?:should|could|can|must|to) )?(?:be |is )?(?:called |named )?["“]?(?<name>[\p{Lu}\d][^"”]*)["”]?$`,
    (model, { name, of: list }) => (startsBig(name) ? called(model, name!, withoutUntrue(list)) : null),
  ],
  [
    saying`^${ask}(?:one|an?|another) (?<of>(?:(?:${untrue}) )?[\p{L} -]+?) (?:(?:should|could|must|to) )(?:be )?(?:called |named )?["“]?(?<name>[\p{Lu}\d][^"”]*)["”]?$`,
    (model, { name, of: list }) => (startsBig(name) && isList(model, list) ? called(model, name!, withoutUntrue(list)) : null),
  ],
  [
    saying`^${ask}(?:(?:call|name|rename) )?(?:the |your )?(?:first|top|1st) (?<of>(?:(?:${untrue}) )?[\p{L} -]+?) (?:(?:should|could|must|to) )?(?:be )?(?:called |named )?["“]?(?<name>[\p{Lu}\d][^"”]*)["”]?$`,
    (model, { name, of: list }) => (startsBig(name) && isList(model, list) ? called(model, name!, withoutUntrue(list)) : null),
  ],
  [
    saying`^${ask}["“]?(?<name>\p{Lu}[^"”]*?)["”]? (?:as|for|among|in|to) (?:an? |one of |the |one |another )*(?:${untrue})s?(?: (?:${of}|(?<of>[\p{L}]+)))?$`,
    (model, { name, of: list }) => (startsBig(name) ? called(model, name!, list) : null),
  ],
  [
    saying`^${ask}(?:some |a few |a couple of |a bit |lots |(?<count>${many}) )?(?:more|extra|additional|other|further)? ?(?:(?:${untrue}) )?(?<of>${of}|[\p{L}]+s) ?(?:to (?:try|play|test|see|start|look|show)\b.*|so (?:that )?(?:i|we|it)\b.*)$`,
    (model, { count, of: list }) =>
      new RegExp(`^(?:${of})$`, 'i').test(list!) || resolveThing(model, list!, 'en')
        ? [`add ${count ?? 'some'} more examples${resolveThing(model, list!, 'en') ? ` to ${list}` : ''}`]
        : null,
  ],
  // "one of the examples should be for Mrs Abernathy", "can one of the sample customers be Mr Patel"
  [
    saying`^(?:(?:can|could|should|would|may|will|please|let|make|have|i want|i'd like|we want) )*(?:one|another|the first|an?|some|any) (?:of (?:the |those |these |my |our |your )?)?(?:(?:(?:${untrue})s?) ?)(?<of>[\p{Ll} -]*?) ?(?:(?:(?:should|could|can|must|to|might) )?(?:be |is )?(?:for|about|of|by|from|with|called|named|booked for|made out to|to be|say|read|show) |be |is |to be )["“]?(?<name>[\p{Lu}\d][^"”]*?)["”]?$`,
    (model, { name, of: list }) => (startsBig(name) && isList(model, list) ? called(model, name!, withoutUntrue(list)) : null),
  ],
  [
    saying`^(?:(?:can|could|would|please|you|we|i|want|i'd|like|to|let's) )*(?:put(?: in)?|use|have|add|include|take|show|write|enter|type in|make|bring in|insert) ["“]?(?<name>\p{Lu}[^"”]*?)["”]?,? (?:in )?(?:as|for|among|into|to) (?:an? |one of |the |one |another |your |those |my |our )*(?:${untrue})s?(?: (?:${of}|(?<of>[\p{L}]+)))?$`,
    (model, { name, of: list }) => (startsBig(name) ? called(model, name!, list) : null),
  ],
  // "more examples would help me show this to the committee"
  [
    saying`^(?:(?:can|could|would|should|may|please|you|we|i|it|there|let|me|us|have|has|be|get|put in|add|see|use|need|needs?|want|like|'d|i'd|we'd|give|show|make|maybe|perhaps|also|just) )*(?:(?<count>${many}|some|a few|a couple of|a bit|lots of|plenty of|a lot) )?(?:of )?(?:more|extra|additional|further|other) (?:(?:of )?(?:the |these |those )?)?(?:(?:${untrue})s? ?)(?<of>[\p{L}]*?)(?:,? (?:to|so|would|could|should|might|will|as|because|since|for|if|when|in|on|here|there|and|please|that|than|too)\b.*)?$`,
    (model, { count, of: list }) => {
      const thing = resolveThing(model, list ?? '', 'en')
      if (list && !thing && !new RegExp(`^(?:${of})$`, 'i').test(list)) return null
      return [`add ${count && /\d|^[a-z]+$/.test(count) ? count : 'some'} more examples${thing ? ` to ${list}` : ''}`]
    },
  ],
  [
    saying`^(?:it|the (?:list|page|table)|this|everything)(?: still)? (?:looks|is|seems|feels) (?:so |too |a bit |rather |very |pretty |kind of )*(?:empty|bare|thin|sparse|short)\b.*$`,
    () => ['add some more examples'],
  ],
  [
    saying`^${ask}(?:fill|populate|pad|flesh) (?:it|this|the (?:list|table|page)|them)(?: up| out)?(?: (?:a bit|a little|some))?(?: more)?(?: with (?:more |some |a few )*(?:${of}|${untrue}).*)?$`,
    () => ['add some more examples'],
  ],
  [
    saying`^${ask}(?<count>${many}|a few|some|a couple of) (?:more )?(?:(?:${untrue}) )(?<of>[\p{L}]+)$`,
    (model, { count, of: list }) =>
      resolveThing(model, list!, 'en')
        ? [`add ${count} more examples to ${list}`]
        : new RegExp(`^(?:${of})$`, 'i').test(list!)
          ? [`add ${count} more examples`]
          : null,
  ],
]

const startsBig = (name = '') => /^[\p{Lu}\d]/u.test(name)
const withoutUntrue = (list = '') => list.replace(new RegExp(`^(?:${untrue})\\s*`, 'i'), '')
const isList = (model: ProjectModel, list = '') => {
  const name = withoutUntrue(list)
  return !name || new RegExp(`^(?:${of}|${untrue})$`, 'i').test(name) || resolveThing(model, name, 'en') !== undefined
}
