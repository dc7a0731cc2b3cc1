// "Working isn't just yes or no, it's in use, faulty or away", "subs should be full, part or none rather than a tick": a tick that becomes a
// choice of what somebody lists.
import type { ProjectModel } from '../../model.ts'
import { choicesListed } from '../choices/choices-in-words.ts'
import { does } from '../reading.ts'
import { mainThing, resolveField } from '../resolve.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const counted =
  /^(?:(?:i|we)(?:'d| would)? (?:want|need|like|prefer|rather have) |(?:any|one) of |either |more like |(?:these|the following|two|three|four|five|six|\d)(?: (?:of them|options|choices|things|states|answers|values|possibilities))?(?:: ?| - |, | of |$)|(?:an? )?(?:choice|list|drop-?down|option|pick ?list)s?(?: of| with| between)?:? )+/i

function chosen(model: ProjectModel, said: string, list: string): Told {
  const place = resolveField(model, said, 'en', mainThing(model))
  const options = choicesListed(list.replace(counted, ''), 'en')
  if (place?.field.type !== 'bool' || !options || options.some((each) => isTick.test(each))) return null
  return does({ op: 'retypeField', thing: place.thing.id, field: place.field.id, type: 'select', options })
}
const isTick = /^(?:yes|no|(?:yes ?(?:\/|or|and) ?no)|tick|(?:tick|check) ?box)$/i

const name = String.raw`\p{L}[\p{L}'-]*(?: [\p{L}'-]+){0,3}?`
const tick = String.raw`(?:an? |just |only |simple |plain |the |as )*(?:yes ?(?:\/|or|and|-) ?no|tick(?:s|ed)?|tick(?:ing)? ?box(?:es)?|check ?box(?:es)?|on\/off|true\/false)(?: (?:field|box|question|thing))?`
const the = String.raw`(?:(?:the|our|my|a|an|each|every) )*`
const should = String.raw`(?:should|must|needs?|wants?|has|have|ought|could do|would be better|is|are)(?: (?:to|with|really|be|have|as|rather|better|being))*`
const list = String.raw`(?<list>[^.;!]+(?:,| or | and |\/)[^.;!]+)`
const rather = String.raw`(?:[,.;:]| -)+ ?(?:but |and |so |it's |it is |they're |they are |there's |there are |i |we |can |you |make it |it should be |should be |could it be |rather |want |need |more like |have )*:? ?`
const fails = String.raw`(?:isn't|is not|aren't|are not|doesn't|does not|won't|can't|is no|are no|never)`

export const tickToChoiceEn: readonly Saying[] = [
  [
    saying`^${ask}instead of ${the}(?:${tick} (?:for|on|in) ${the})?(?<what>${name})(?: ${tick}| being ${tick})?,? (?:(?:i|we)(?:'d| would)? (?:want|need|like|prefer|rather have)|have|use|make it|it should be|let (?:me|us) (?:pick|choose)(?: from)?|put|give (?:me|us))? ?${list}$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
  [
    saying`^${ask}${the}(?<what>${name})(?: ${tick})? (?:${should}) (?:(?<head>[^:,]{2,30}?) )?(?:instead of|rather than|and not|not) (?:${tick})(?:: ?|,| -)+ ?${list}$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
  [
    saying`^${ask}${the}(?<what>${name}) (?:${should}) ${list},? (?:instead of|rather than|and not|not) (?:${tick})$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
  [
    saying`^${the}(?<what>${name})(?: ${tick})? ${fails}\b[^,.;:]{0,40}${rather}${list}$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
  [
    saying`^(?:${tick}) (?:${fails}\b[^,.;:]{0,30}? )?for ${the}(?<what>${name})(?: ${fails}\b[^,.;:]{0,40})?${rather}${list}$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
  [
    saying`^${ask}(?:change|swap|switch|turn|replace|convert|make) ${the}(?<what>${name})(?: (?:from |being )?${tick})?(?: (?:to|for|into|with)| be| -|:) ${list}$`,
    (model, { what, list: all }) => chosen(model, what!, all!),
  ],
]
