// "We moved, new address is 12 Mill Lane", "at the top it should say …", "mention that we are dog friendly", "at least a day in advance":
// what the people of a site or of a booking page say of it.
import type { ProjectModel } from '../../model.ts'
import { outrightSays } from '../../reply/outright-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { alreadySo, does, tells } from '../reading.ts'
import { resolveField } from '../resolve.ts'
import { hasPage } from './deeds.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const landing = ({ pages }: ProjectModel) => pages.find(({ kind, sections }) => kind === 'landing' && sections)
const quoted = (text: string) => text.trim().replace(/^["“'‘]+|["”'’]+$/gu, '')

function textOf(model: ProjectModel, part: 'headline' | 'lead' | 'address' | 'email', text: string): Told {
  const page = landing(model)
  return page && text.trim() ? does({ op: 'setSiteText', page: page.id, part, text: quoted(text) }) : null
}

/** What is to be mentioned stands in a section of its own, ahead of how to reach the place. */
function mentioned(model: ProjectModel, said: string): Told {
  const page = landing(model)
  if (!page) return null
  const text = capitalised(quoted(said).replace(/[.\s]+$/, ''))
  const sections = page.sections!
  const contact = sections.findIndex(({ kind }) => kind === 'contact')
  let id = 'note'
  for (let n = 2; sections.some((section) => section.id === id); n++) id = `note${n}`
  const section = { kind: 'text' as const, id, title: text, text: `${text}.` }
  return does({ op: 'addSection', page: page.id, section, to: contact < 0 ? sections.length : contact })
}

const sectionNames = String.raw`(?:faq|f\.a\.q\.|questions and answers|photo gallery|gallery|map|testimonials|reviews|price list|opening hours|newsletter|about(?: me| us)?|team)`

export const siteSaidEn: readonly Saying[] = [
  [
    saying`^(?:we(?:'ve| have)?(?: just)? moved[,.:;]? ?(?:to |and )?)?(?:the |our |my )?(?:new )?address (?:is|has changed to|changed to|should be)(?: now|:)? (?<text>.{5,90}?)(?: now)?$|^we(?:'ve| have)?(?: just)? moved to (?<text2>\d.{4,90})$`,
    (model, { text, text2 }) => textOf(model, 'address', (text ?? text2)!),
  ],
  [
    saying`^(?:the )?(?:text|words?|sentence|line|headline|bit|big (?:text|words)) (?:at|on) (?:the )?(?:very )?top (?:should|must|could|has to|needs to)(?: be| say| read)*:? (?<text>.{3,120})$|^(?:at|on) (?:the )?(?:very )?top (?:it|there) (?:should|must|could) (?:say|be|read|stand):? (?<text2>.{3,120})$|^(?:the )?(?:first thing (?:people|they|visitors|you) (?:see|read)|welcome text) (?:should|must|could) (?:be|say|read):? (?<text3>["“'].{3,120})$`,
    (model, { text, text2, text3 }) => textOf(model, 'headline', (text ?? text2 ?? text3)!),
  ],
  [
    saying`^(?:the |our |my )?(?:name|title)(?: on top| at the top)? (?:is|was)(?: spelled| spelt| written)? (?:wrong|wrongly|misspelled|misspelt|incorrect|not right)[,.;:]? (?:it'?s|it is|it should be|should be|make it|the right one is|spelled|we're) (?<name>["“']?\p{Lu}[^,.;]*?)(?: with (?:an? )?\p{L}{1,2}\b.*| not .*)?$`,
    (_model, { name }) => does({ op: 'setName', name: quoted(name!) }),
  ],
  [
    saying`^(?:please )?(?:mention|say|write|tell (?:people|them|visitors|customers|everyone)|let (?:people|visitors|customers) know|point out|make (?:it )?clear|it should (?:say|mention))(?: on the (?:site|page|front page|website|home ?page))?(?: somewhere)?(?: that)? (?<said>(?:we|i|our|my|the|it|there|dogs?|kids|children|parking)\b.{4,110}?)(?: on (?:the )?(?:site|page|front page|website|home ?page))?$|^(?<said2>(?!make|change|add|remove|put|show)[^,.;]{5,90}?)[,.;:-]+ ?(?:please )?(?:say|mention|write|put) (?:that|this|it)(?: (?:somewhere|on (?:the )?(?:site|page|front page|website|home ?page)))?$`,
    (model, { said, said2 }) => mentioned(model, (said ?? said2)!),
  ],
  [
    saying`^${ask}(?:an? |the |some )?(?<what>${sectionNames})(?: section| part| page)?(?: (?:too|as well|please|in|on the (?:site|page|front page)))*$`,
    (model, { what }, text) =>
      landing(model) &&
      !/section$/i.test(text) &&
      !/^(?:no|remove|hide|drop)\b/i.test(text) &&
      /\b(?:add|put|include|have|want|need|with)\b|^(?:an? )/i.test(text)
        ? [`add a ${what!.toLowerCase().replace(/^(?:f\.a\.q\.|questions and answers)$/, 'faq')} section`]
        : null,
  ],
  // a new name that is a sentence or a saying is that of a page
  [
    saying`^(?:please )?(?:change|rename|call) (?:the )?(?:page |section |menu item )?["“']?(?<was>[\p{L} ]{3,30}?)["”']? (?:to|as|into) ["“']?(?<now>(?:What|How|Why|Where|Who|Our|My|Meet|About|Come|Get|Find|Book|Say)\b [^"”]{2,40}?)["”']?$`,
    (model, { was, now }) => {
      const page = model.pages.find(({ title }) => title.toLowerCase() === was!.toLowerCase())
      return page && landing(model) ? does({ op: 'renamePage', page: page.id, title: now! }) : null
    },
  ],
  [
    saying`^.*\b(?:photo|picture|image)s?\b.*\b(?:is|are) (?:wrong|not mine|not ours|ugly|horrible|fake|made up|awful|not (?:of )?(?:us|me))\b.*$|^${ask}(?:use |put |upload |insert |replace |swap )*(?:in )?(?:the \p{L}+ with )?(?:my|our) (?:own )?(?:photos?|pictures?|images?)(?: (?:at|on|in|for|of|there|instead|here)\b.*)?$`,
    (model) => (landing(model) ? tells(outrightSays.noPhotos.en, 'service') : null),
  ],
  [
    saying`^${ask}(?:(?:don't|do not|never|can't|shouldn't|must not|mustn't|no)(?: let| allow| want| be| have)* )(?:(?:two|2|several|more than one|different|other|any) )?(?:people|persons?|customers?|clients?|guests?|ones?|bookings?|appointments?|anyone)? ?(?:to |be |can |should |on |at )*(?:book(?:ed|ings?)?|have|take|get|double[- ]?book(?:ed|ings?)?) ?(?:on |at |for |in )?(?:(?:the )?same (?:time|slot|hour|appointment)|twice|double|a taken (?:time|slot))(?: twice)?$|^(?:no )?double[- ]?bookings?(?: please| allowed| is not allowed)?$|^(?:the |a )?same (?:time|slot) (?:can't|cannot|must not|shouldn't|should not) be (?:booked|taken) (?:twice|by .*)$`,
    (model) => (hasPage(model, 'booking') ? tells(outrightSays.noDoubles.en, 'kept') : null),
  ],
  [
    saying`^(?:(?:people|they|customers|clients|guests|bookings?|you)? ?(?:must|should|can|have to|need to|to)? ?(?:only )?(?:be )?(?:book(?:ed)?|made|reserve)? ?)(?:at least|minimum|no later than|not later than|latest|up to) (?:an?|one|two|three|\d+) (?:hours?|days?|weeks?)(?:'s?)? (?:in advance|ahead|before(?:hand)?|prior|earlier|notice)(?: .*)?$|^no (?:same[- ]day|last[- ]minute) bookings?$`,
    (model) => (hasPage(model, 'booking') ? tells(outrightSays.notAhead.en, 'kept') : null),
  ],
  [
    saying`^(?:people|they|customers|clients|guests|everyone|who ?ever books) (?:should|must|have to|need to|has to)(?: also)? (?:leave|give|enter|write|tell(?: us| me)?|fill in|add) (?:their |a |an )?(?<what>[\p{L}]+(?: number| address)?) (?:when|if|while|as they|to|before|for) (?:they )?(?:book|booking|reserve|making).*$`,
    (model, { what }) => {
      const booked = model.pages.find(({ kind }) => kind === 'booking')
      const thing = model.things.find(({ id }) => id === booked?.thing)
      const place = thing && resolveField({ ...model, things: [thing] }, what!, 'en', thing)
      if (!thing) return null
      return !place
        ? [`add ${what!} to ${thing.many}`]
        : place.field.required
          ? alreadySo('en')
          : does({ op: 'requireField', thing: thing.id, field: place.field.id, required: true })
    },
  ],
]
