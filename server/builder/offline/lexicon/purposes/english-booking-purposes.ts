// Choosing a time, a place or a thing for a while oneself, as English prompts say it.
import { can, count, english, keepsRecords, more, noun, people, some, waysOf } from './english-words.ts'
import type { Purpose } from './purpose.ts'

const { raw } = String
const choose = raw`pick|pick out|choose|find|get|take|select|grab|reserve|book|claim|snap up|secure|bag|hold|request|arrange|agree on|schedule|fix|see and take|nab|settle on`
const free = raw`free|open|available|vacant|empty|unbooked|left|spare|suitable|convenient|possible`
const time = raw`(?:(?:an?|their|the|its|own|one|of|our|my|that|suits|half|quarter|full|${free}|\w+ing|\w+-minute|\d+-minute|first|next|new|visiting|trial|lesson|fitting|viewing|haircut|morning|afternoon|evening) )*(?:times?|(?:time ?)?slots?|hours?|half[- ]hours?|quarter of an hour|appointments?|gaps?|day and (?:an? )?(?:time|hour)|date and (?:an? )?(?:time|hour)|day(?: they like| that suits| for)|sittings?|openings?|session)|one of (?:my|our|the|their) (?:${free} )?(?:\p{L}+ )?(?:times|slots|hours|days|mornings|afternoons|evenings|nights|weekends|weeks|dates|(?:mon|tues|wednes|thurs|fri|satur|sun)days)`
const place = raw`(?:the|an?|our|my|one of (?:the|our)|a place in the) (?:\p{L}+[ -]){0,3}(?:room|hall|court|sauna|boat|canoe|kayak|van|car|trailer|bike|bicycle|kiln|oven|machine|bench|desk|studio|workshop|pitch|lane|table|seat|hut|cabin|cottage|barn|stall|tent|kitchen|washing machine|projector|slot|place|berth|spot|space|chair|guest room|guest flat|darkroom|loom|lathe|printer|telescope)s?`
const span = raw`for (?:an?|${count}|the|one|\d+) (?:\p{L}+ )?(?:hours?|half day|days?|evenings?|mornings?|afternoons?|nights?|weekends?|weeks?|hour or two|while)`
const isFree = raw`which (?:[\p{L}’'-]+ ){1,3}(?:is|are) (?:still )?(?:left|free|open|available)|(?:what|which|when|who|where|whether|if)(?: (?:of )?[\p{L}’'-]+){0,4}(?:is|’s|'s|are|has) (?:still )?(?:a |an )?${free}|(?:what|when)[’']?s ${free}|(?:the )?${free} (?:times|slots|hours|days|appointments|dates|seats|tables|rooms|nights|weeks)`
const take = raw`secure|sign for|borrow|take|pick|choose|book|reserve|grab|claim|get|select|hold|sign|put|ask for|request`

const asks = { kind: 'booking' } as const
const unless = keepsRecords

export const englishBookingPurposes: readonly Purpose[] = waysOf(
  { asks, takes: 'prompt', unless },
  // "We hire out six canoes. People should see what's free and take one": what is taken is listed
  english`(?:hire|rent|lend|let)s?(?:ing)? out (?:${count} |our |some |my |the )?(?<called>${noun})(?: and (?:${count} )?${noun})?[^]{1,60}?(?:${people}) (?:${can})${more}(?:${isFree}|${free})[^]{0,60}?(?:${take})`,
  english`(?:hire|rent|lend|let|loan)s?(?:ing)? out (?:${count} |our |some |my |the )?(?<called>${noun})(?: and (?:${count} )?${noun})?[^]{1,40}?(?:${people}) (?:${can}) (?:${take}) (?:one|it|them|a|an|the)${some}`,
  english`^(?:(?:i|we|they) (?:want|would like|need) to )?(?:reserve|book|borrow|take|claim) (?:${place})${some}(?:${span})${some}`,
  english`(?:${people}) (?:(?:${can}) )?(?:choose|pick|decide|select) between (?:mornings?|afternoons?|times|days|dates|mon\p{L}+|early|two|three|several|different)${some}`,
  english`(?:let |lets |letting |so |that |where |for |have |how |get )*(?:${people}) (?:(?:${can}|themselves|just|then|simply|easily|be able to) )*(?:see (?:what|which|when)[^.!?]{0,40} and )?(?:${choose})(?: themselves| for themselves)? (?:${time})(?: themselves| online| on their own| with \p{L}+)?`,
  english`(?:${people}) (?:${can}) ${some}(?:see|look up|check|find out)(?: for themselves| online| directly| at once)? (?:${isFree})${more}(?:${take})`,
  english`(?:see|shows?|look up|check) (?:${isFree})${more}(?:and|then|to|so that they can|where they can) (?:${take})`,
  english`(?:put|write|enter) (?:themselves|their names?|your name|oneself|yourself|me|us) (?:down )?(?:for|on|in|into) (?:${time}|${place})`,
  english`(?:sign|signs|signing) (?:themselves )?up for (?:${time}|a (?:place|seat|turn|shift|session|slot))${some}`,
  english`(?:${people}) (?:(?:${can}) )?(?:choose|pick|select|say) (?:which|what) (?:tour|session|class|course|trip|day|date|table|seat|room|court|boat|treatment|therapist|stylist|barber|time|hour|week|night)${some}`,
  english`(?:${people}|guests|visitors) [^.!?]{0,60}?(?:reserve|book) (?:${place}|an? (?:\p{L}+ )?(?:pitch|cabin|room|cottage|tent|place|table|tour|lesson|treatment|spot)) (?:for|on) (?:their|the|certain|particular|some|a) (?:dates?|days?|stay|nights?|weekend|evening|time)`,
  english`(?:${people}) (?:(?:${can}) )?(?:take|borrow|reserve|book|hold|rent|hire|claim|get) (?:${place}) (?:${span})${some}`,
  english`(?:without|instead of|not|rather than|no more|tired of|sick of|stop) (?:having to |the |us )?(?:phone|call|e-?mail|ring|text|call|phon|ring|e-?mail|text|answer)(?:ing|s)?${some}(?:${choose}) (?:${time})`,
  english`(?:${choose}) (?:${time})${more}(?:without|instead of|rather than) (?:having to )?(?:phone|call|ring|e-?mail|text)(?:ing)?${some}`,
  english`(?:ask for|request|offer|hand out|give out) (?:free |open |available )?(?:times|slots|hours|appointments|(?:an? )(?:time|slot|appointment))(?: to (?:${people}))?${some}`,
  english`(?:book|reserve|take|grab|get) (?:${time}) (?:with (?:me|us|our|the|a|my)|at (?:our|my|the)|for (?:a|an|the|their))${some}`,
  english`(?:${people}) (?:picks?|chooses?|selects?) (?:an? |the )?(?:day|date|time|hour)${some}(?:and|,) ${some}(?:leaves?|gives?|writes?|with|says?|enters?|types?)${some}(?:numbers?|names?|phone|address|how many)`,
)
