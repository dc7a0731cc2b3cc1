// How people ask in English to call something otherwise. Tried in order among the other unwrappings.
import type { Unwrapping } from './plain-wish.ts'

export const renamingEn: readonly Unwrapping[] = [
  [
    /^(?:let's |let us )?(?:use|say|write|have|i want|i'd like|we say|i prefer|i'd prefer)\s+(["“]?[\p{L}\ue200-\ue227 ]+["”]?)\s+(?:instead of|rather than|in place of)\s+(["“]?[\p{L}\ue200-\ue227 ]+["”]?)$/iu,
    'rename $2 to $1',
  ],
  [/^instead of\s+(.+?),?\s+(?:use|say|write|call (?:it|them)|have|i want|i'd like|we say|put)\s+(.+)$/i, 'rename $1 to $2'],
  [
    /^(.+?)\s+(?:should|must|could|ought to|needs? to) (?:rather |really |instead )?(?:be (?:called|named|labell?ed|titled|renamed(?: to)?)|(?:read|say)(?!\s+(?:which|who|whom|whose|what|where|when|how|if|whether)\b))\s+(.+?)(?:\s+instead)?$/i,
    'rename $1 to $2',
  ],
  [
    /^(?:can|could|should|may) (?:the )?(["“]?[\p{L} -]{2,40}?["”]?) (?:say|read|be called|be named) (["“]?[\p{L} -]{2,40}?["”]?)(?: instead)?$/iu,
    'rename $1 to $2',
  ],
  [/^(?:i|we)(?:'d rather| would rather| prefer to|'d prefer to| would prefer to) call\s+(.+)$/i, 'call $1'],
  [/^(?:label|title|relabel|retitle)\s+(.+?)\s+(?:as\s+|to\s+)?(["“].+["”])$/i, 'rename $1 to $2'],
  [/^change the (?:word(?:ing)?|text|heading|caption)(?: of| for| from)?\s+(.+?)\s+(to|into)\s+(.+)$/i, 'rename $1 $2 $3'],
]
