// "Would you be so kind as to", "any chance you could", "if it's not too much trouble": courtesies around what is asked for.
import type { Unwrapping } from './plain-wish.ts'

const asking = String.raw`(?:you|we|i|it|someone)(?: (?:could|can|would|might|may|were able to|was able to))?(?: please| perhaps| maybe| possibly| also| kindly)*`

const offering = String.raw`^(?:(?:would|do) you mind|how about|what about|any chance of|is there any chance of|i(?:'d| would) appreciate(?: you)?|(?:can|could|may) i suggest|i(?:'d)? suggest|it(?:'s| is) worth|consider|please consider|we(?:'re| are) thinking of|we thought of|would it be possible by|i'm thinking of|think about)`

export const courtesiesEn: readonly Unwrapping[] = [
  [
    new RegExp(
      `${offering} (sort|add|show|group|call|mark|turn|colou?r|highlight|flag|order|split|count|paint|link|keep)ing\\s+`,
      'i',
    ),
    '$1 ',
  ],
  [new RegExp(`${offering} (remov|chang|mak|mov|renam|hid|delet|includ|giv|us|tak|replac|merg)ing\\s+`, 'i'), '$1e '],
  [new RegExp(`${offering} (pu|se|le|ge)tting\\s+`, 'i'), '$1t '],
  [new RegExp(`${offering} (dro|swa|ski)pping\\s+`, 'i'), '$1p '],
  [/\b(?:kindly|possibly)\s+(?=\p{L})/giu, ''],
  [
    new RegExp(
      `^(?:(?:so|and|also|hi|hello|ok|then)[, ]+)*(?:i was (?:just )?wondering (?:if|whether)|i wonder (?:if|whether)|any chance(?: that)?|is there (?:any|a) chance(?: that)?|i(?:'d| would) be (?:very |really |so |most )?(?:grateful|thankful|glad|happy|pleased|obliged) (?:if)|it(?:'d| would) be (?:really |very |just |so )?(?:grand|brilliant|super|lovely|great|nice|good|cool|ace|perfect|wonderful|fantastic|helpful|amazing|fab|ideal|sweet|handy|useful) if|would it be (?:possible|ok|okay|alright|all right) (?:if)|do you think|i(?:'d| would) (?:really )?(?:appreciate|love) it if|if) ${asking} (?=(?:add|remove|delete|rename|call|change|make|put|show|sort|group|move|set|hide|have|swap|replace|drop|include|mark|warn|highlight|flag|use|turn|colour|color|let|give|get|take|split|order|total|sum|count)\\b)`,
      'i',
    ),
    '',
  ],
  [
    /^(?:(?:could|would|can|will) you )?(?:please )?be (?:so|very|ever so) (?:kind|good|nice)(?: as)? (?:to|and)\s+|^(?:could|may|can|might) i (?:trouble|bother|ask) you to\s+|^(?:i would|i'd) (?:kindly )?(?:ask|like to ask) you to\s+|^(?:do me a favou?r and|be a dear and|be a star and|feel free to|go ahead and|try to|make sure to|remember to|don't forget to)\s+/i,
    '',
  ],
  [
    /[\s,.;-]+(?:if (?:it's|it is|that's|that is) not too (?:much (?:trouble|bother|to ask)|hard|difficult)|if (?:you|that|it)(?:'s| is| would be)? (?:ok|okay|alright|all right|fine|possible|doable|can|could|have time)(?: with you)?|when you (?:have|get) (?:a minute|a moment|time|a chance|round to it)|(?:very )?much appreciated|many thanks|thanks (?:a lot|so much|a million|in advance|very much|again)|thank you (?:very much|so much|kindly|in advance)|ta|ta very much|cheers(?: mate)?|would be (?:great|nice|lovely|grand|brilliant|good|super)|that would be (?:great|nice|lovely|grand|brilliant|good|super|perfect|all)|that'd be (?:great|nice|lovely|grand|good)|i think|i guess|i suppose|for a start|for now)[\s.!]*$/i,
    '',
  ],
]
