// "How do I print this?", "can my colleague use it on her phone?", "thanks, looks great": an answer, and nothing changes.
import { beyondSays } from '../../reply/beyond-phrases.ts'
import { changeSays } from '../../reply/change-phrases.ts'
import { serviceNotes } from '../../reply/phrases.ts'
import { questionSays } from '../../reply/question-phrases.ts'
import type { Reading } from '../reading.ts'
import { ask, type Saying, saying } from './saying.ts'

const answers =
  (...texts: readonly string[]) =>
  (): Reading => ({ operations: [], notes: texts.map((text) => ({ kind: 'kept', text })) })
const needs =
  (...texts: readonly string[]) =>
  (): Reading => ({ operations: [], notes: texts.map((text) => ({ kind: 'service', text })) })

const how = String.raw`(?:(?:and |so )?(?:how|where)(?: (?:do|can|could|would|should|am|are|does|is|will)| to)?|is it possible|is there (?:a|any) way|can|could|may|do|does|will|would|what happens (?:if|when)|what if|who)\b`
const others = String.raw`(?:my|our|the|his|her|other|another|more|several|two|both|all|any|a|many|some|different) *(?:\w+ )?(?:colleagues?|co-?workers?|people|persons?|users?|team(?: ?mates?)?|staff|employees?|wife|husband|partners?|boss|manager|mother|mom|mum|father|dad|sister|brother|son|daughter|kids|family|friends?|assistants?|helpers?|volunteers?|mechanics?|lads|girls|boys|guys|neighbou?rs?|members?|someone else|others)|(?:someone|somebody|anyone|anybody|everyone|everybody|others)(?: else)?`
const it = '(?:this|it|that|the (?:list|page|site|app|project|data|thing)|everything|these|them)'

const praise =
  /^(?:thanks?|thx|ty|cheers|great|good|nice|perfect|perfectly|lovely|awesome|amazing|brilliant|excellent|fantastic|wonderful|beautiful|beautifully|super|cool|fine|done|love|like|happy|wow|neat|splendid|superb|helpful|exactly|pleased|impressed|works|well|better)$/
const around =
  /^(?:that|this|it|it's|that's|which|all|is|are|was|so|very|really|just|quite|looking|looks|look|works|work|pretty|already|much|the|a|an|i|i'm|we|you|your|what|absolutely|simply|job|stuff|now|far|lot|and|for|with|of|to|me|us|help|way|as|wanted|needed|had|in|mind|am|oh|my|everyone|here|loves|even|than|before|how|quickly|fast)$/
const isPraise = (text: string): boolean => {
  const words = text.toLowerCase().match(/[\p{L}']+/gu) ?? []
  return words.some((word) => praise.test(word)) && words.every((word) => praise.test(word) || around.test(word))
}

export const questionsEn: readonly Saying[] = [
  [/^[^?:"]{3,90}$/, (_model, _parts, text) => (isPraise(text) ? answers(questionSays.thanks.en)() : null)],
  [
    saying`^(?:${how}).*\b(?:print(?:ed|ing|out)?|paper|pdf)\b(?!.*\b(?:add|field|column|button)\b).*$`,
    answers(beyondSays.print.en),
  ],
  [
    saying`^(?:${how}).*\b(?:undo|go back|change (?:it|that) back|take (?:it|that|this) back|revert|earlier version|older version|old version)\b.*$`,
    answers(changeSays.undo.en),
  ],
  [saying`^(?:${how}).*\b(?:log ?in|sign in|get in|password|passwords|account|accounts)\b.*$`, needs(serviceNotes.login.en)],
  [
    saying`^(?:${how})(?: also| too)? (?:${others}) .*\b(?:use|see|open|get (?:in|into|to)|look at|work (?:in|on|with)|write in|edit|change|access|have access)\b(?: ${it}| too| also| at the same time| on | from | with |$)(?!.*\b(?:book|order|reserve|buy|pay|sign up|register)\b).*$`,
    (_model, _parts, text) =>
      /\b(?:phone|mobile|tablet|ipad|iphone|android)s?\b/i.test(text)
        ? answers(beyondSays.phone.en, beyondSays.share.en)()
        : needs(beyondSays.share.en)(),
  ],
  [
    saying`^(?:${how}).*\b(?:share|send|publish|give)\b.*\b(?:${it}|link|address)\b.*$|^(?:${how}|what(?:'s| is)).*\b(?:the|a|my|our) (?:link|web ?address|url)\b.*$|^how do (?:i|we) (?:publish|share|go live|put (?:it|this) online)\b.*$`,
    needs(beyondSays.share.en),
  ],
  [
    saying`^(?:${how}|does|is).*\b(?:on|from|with|in) (?:my|our|the|a|an|her|his|their|any) (?:\w+ )?(?:phone|mobile|tablet|ipad|iphone|android|smartphone|small screen)s?\b.*$`,
    answers(beyondSays.phone.en),
  ],
  [
    saying`^(?:is|are|where(?: is| are| does| do)?|who(?: can)?|what happens (?:to|with)|will|does|do|can|how safe is).*\b(?:(?:my|our|the|this|all) (?:data|entries|information|stuff|customers|lists?)|what (?:i|we) (?:enter|type|write|put in)|it|this|everything)\b.*\b(?:safe|saved?|stored?|lost?|secure|private|kept|gone|see|live|deleted|backed up|go)\b.*$`,
    answers(beyondSays.backup.en),
  ],
  [
    saying`^(?:${how}).*\b(?:offline|without (?:the )?(?:internet|wi-?fi|a connection|network))\b.*$`,
    answers(questionSays.offline.en),
  ],
  [
    saying`^(?:what does (?:it|this) cost|how much (?:is|does|do) (?:it|this|that|we|i)(?: cost| pay)?|is (?:it|this) (?:really )?free|(?:do|must) (?:i|we) (?:have to )?pay.*)(?: to use| a month| per month| for this| for it)*$`,
    answers(questionSays.cost.en),
  ],
  [
    saying`^(?:how|where) (?:do|can|could|would|should|am|to)(?: i| we| you| one)?(?: supposed to| best)? (?:add|enter|put in|type in|create|make|change|edit|delete|remove|update|correct|fix) (?:an?|one|a new|new|the|another|my|our|something|more|some|entries|them|it)(?: \p{L}+){0,2}$`,
    answers(questionSays.howToAdd.en),
  ],
  [
    saying`^how (?:do|does|can|should) (?:i|we|it|this|one|you) (?:start|begin|work|use (?:it|this)|get started)(?: with (?:it|this))?$`,
    answers(questionSays.howToAdd.en),
  ],
  [
    saying`^(?:how|where) (?:do|can|could|to)(?: i| we| you)? (?:search|find|look (?:for|up))\b.*$`,
    answers(changeSays.searchThere.en),
  ],
  [saying`^(?:how|where) (?:do|can|could|to)(?: i| we| you)? (?:sort|filter|narrow)\b.*$`, answers(changeSays.filterThere.en)],
  [
    saying`^${ask}(?:the |all )?(?:dates?|days?)(?: .*)? (?:like|as|in the form(?:at)?|in the format|written|format(?:ted)?|in) (?:this |the |so )?[:"“]?(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|[dmy]{1,4}[./ -][dmy]{1,4}[./ -][dmy]{1,4}|(?:british|european|american|us|uk|swedish|german|iso)(?: format| style| way| order)?|day first|month first)["”]?(?: .*)?$|^${ask}(?:british|european|american|us|uk|day[- ]first|month[- ]first) dates?(?: format| style)?$|^${ask}(?:the )?(?:day|month) (?:first|before the (?:month|day))(?: in (?:the |all )?dates?)?$`,
    answers(questionSays.dates.en),
  ],
]
