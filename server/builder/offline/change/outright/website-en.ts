// "Add a page with the hall rules", "links to my instagram", "make it a bar chart", "make it anonymous": pages and parts by what is on them.
import { outrightSays } from '../../reply/outright-phrases.ts'
import type { ProjectModel } from '../../model.ts'
import { alreadySo, does, tells } from '../reading.ts'
import { addQuestion } from './question-deeds.ts'
import { hasPage } from './deeds.ts'
import { resolveField, resolveThing } from '../resolve.ts'
import { listOf } from './lists-en.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const written =
  /\b(?:rules|terms|guidelines|instructions|polic(?:y|ies)|tips|info|information|guide|manual|faqs?|directions|routines?|conditions|help|history|story|regulations|procedures)$/i

const places: readonly string[] = ['first', 'second', 'third', 'fourth', 'fifth']
/** The question that stands there, in other words. */
function questionAt(model: ProjectModel, at: string, text: string): Told {
  const question = model.things.find(({ id }) => id === model.pages.find(({ kind }) => kind === 'survey')?.thing)
  if (!question) return null
  const place = /^\d/.test(at) ? Number.parseInt(at, 10) - 1 : places.indexOf(at.toLowerCase())
  const row = at.toLowerCase() === 'last' ? question.rows.length - 1 : place
  return question.rows[row]
    ? does({ op: 'changeRow', thing: question.id, at: row, values: { [question.titleField]: text } })
    : null
}

const isSite = ({ pages }: ProjectModel) => pages.some(({ kind, sections }) => kind === 'landing' && sections !== undefined)

/** A page of words: a section of a website, elsewhere a list of titles with their text. */
function wordsPage(model: ProjectModel, about: string): Told {
  if (!written.test(about) || resolveThing(model, about, 'en') || resolveField(model, about, 'en')) return null
  return isSite(model) ? [`add a section about ${about}`] : listOf(model, about, 'title, text')
}

export const websiteEn: readonly Saying[] = [
  [
    saying`^${ask}(?:an? )?(?:section|form|place|box|way|spot|button|field) (?:where|for|so|that lets) .*\b(?:sign up|subscribe|join|register|leave their e-?mail)\b.*\b(?:news|newsletter|updates|mailing list)\b.*$`,
    (model) => {
      const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
      if (!page) return null
      return page.sections!.some(({ kind }) => kind === 'newsletter') ? alreadySo('en') : ['add a newsletter section']
    },
  ],
  [
    saying`^(?:(?:my|our|the)|(?:we|i)(?:'ve| have)(?: got)? (?:an? )?(?:new )?) ?(?:phone |mobile |tele?phone )?(?:number|phone)(?:'s| is|:|,)? (?<text>[+\d][\d ()+-]{5,20}\d)(?:,? and (?<rest>.+))?$`,
    (model, { text, rest }) => {
      const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
      if (!page) return null
      return rest ? [`our phone number is ${text}`, rest] : does({ op: 'setSiteText', page: page.id, part: 'phone', text: text! })
    },
  ],
  // questions of a survey
  [
    saying`^${ask}(?:an? )?(?<kind>rating|scale|stars?|yes ?\/? ?(?:or )?no|text|open) question(?: (?:from|of|on a scale (?:of|from))? ?\(?1(?: to |-| – )(?:5|10)\)?)? (?:for|about|on|of) (?:the )?(?<what>.+)$`,
    (model, { kind, what }) => {
      const isRated = /rating|scale|star/i.test(kind!)
      const said = isRated ? `How would you rate the ${what}, scale 1 to 5` : /yes/i.test(kind!) ? `${what}, yes or no` : what!
      return addQuestion(model, { what: said })
    },
  ],
  [
    saying`^${ask}(?:(?:an? |the )?(?:last|final|new|next|another|extra|one more|also a|first)) question(?: is|:| -|,)?:? (?<what>[^:]+)$`,
    (model, { what }) =>
      /\b(?:should|must|be|go|away)\b/i.test(what!.split(' ')[0]!) ? null : addQuestion(model, { what: what! }),
  ],
  [
    saying`^(?:change|rename|reword|rewrite|replace|make) (?:the )?(?<at>first|second|third|fourth|fifth|last|1st|2nd|3rd) question(?: (?:to|into|with|say|read|ask|should be))*:? ["“'](?<text>[^"”]+?)["”']$`,
    (model, { at, text }) => questionAt(model, at!, text!),
  ],
  [
    saying`^${ask}(?<map>an? map (?:and|with|of|showing) )?(?:my|our|the) address(?: is|:|,) (?<text>[^:]{5,90}?)(?<map2>,? (?:and|with) an? map)?$`,
    (model, { map, text, map2 }) => {
      const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
      if (!page) return null
      const isThere = page.sections!.some(({ kind }) => kind === 'address')
      const to = page.sections!.findIndex(({ kind }) => kind === 'contact')
      return does(
        { op: 'setSiteText', page: page.id, part: 'address', text: text! },
        ...(isThere || !(map ?? map2)
          ? []
          : [
              {
                op: 'addSection' as const,
                page: page.id,
                section: { kind: 'address' as const },
                to: to < 0 ? page.sections!.length : to,
              },
            ]),
      )
    },
  ],
  [
    saying`^(?:the |my |our )?(?<part>headline|heading|main heading|tagline|subtitle|slogan) (?:is|looks|sounds|seems|feels) [^,.;:"“]{3,40}[,.;:]+ (?:so |please |can you |could you )*(?:make it|change it to|call it|use|put|it should (?:be|say|read)|i(?:'d)? (?:want|prefer|like)(?: it to (?:be|say))?):? ["“'](?<text>[^"”]+?)["”']$`,
    (model, { part, text }) => (isSite(model) ? [`change the ${part} to "${text}"`] : null),
  ],
  [
    saying`^${ask}(?:change|set|replace|make)? ?(?:the )?(?:text|line|sentence|words?|bit|paragraph)s? (?:(?:that is |that's |right |just )?(?:under|below|beneath|underneath) )(?:the |my |our )?(?:headline|heading|title|name|big text)(?: (?:to|with|should (?:be|say|read)|say))*:? ["“'](?<text>[^"”]+?)["”']$`,
    (model, { text }) => {
      const page = model.pages.find(({ kind, sections }) => kind === 'landing' && sections)
      return page ? does({ op: 'setSiteText', page: page.id, part: 'lead', text: text! }) : null
    },
  ],
  [
    saying`^${ask}(?<one>(?:an? )?(?:section|part|text|bit|paragraph) (?:about|on|for) .+?),? and (?<two>(?:an? |some )?(?:photo )?(?:gallery|map|contact form|faq|price list|opening hours|testimonials|reviews|team|prices))(?: section| page)?$`,
    (model, { one, two }) => (isSite(model) ? [`add ${one}`, `add ${two}`] : null),
  ],
  [
    saying`^${ask}(?:an? |the |one )?(?:new |extra |separate |simple |text |info(?:rmation)? )*page (?:called |named |titled |with |for |about |where (?:i|we) can (?:put|write|have) |that (?:explains|shows|tells|says|has) )(?:all )?(?:the |our |my |some |more )*["“']?(?<about>\p{L}[\p{L}' -]{2,40}?)["”']?$`,
    (model, { about }) => wordsPage(model, about!),
  ],
  // "add a rules page": what is read and filled in by nobody
  [
    saying`^${ask}(?:an? |the |our )?(?<about>(?:\p{L}+ )?(?:rules|terms|polic(?:y|ies)|guidelines|instructions|information|info|history))(?: and conditions)? page$`,
    (model, { about }) => wordsPage(model, about!),
  ],
  [
    saying`^${ask}(?:turn |change |switch |draw )*(?:it|this|that|them|the (?:\p{L}+ ){0,2}?(?:chart|graph|diagram)s?|the dashboard)?(?: (?:as|to|into|be|with|should be))* (?:an? |the )?(?:stacked |horizontal |vertical )?(?:bar|line|pie|donut|doughnut|column|area|scatter)s?(?: ?(?:charts?|graphs?|diagrams?))?(?: (?:instead|rather)\b.*)?$`,
    (model, _parts, text) =>
      hasPage(model, 'dashboard') &&
      /\b(?:chart|graph|diagram|bar|pie|donut)/i.test(text) &&
      /\b(?:it|this|that|them|charts?|graphs?)\b/i.test(text)
        ? tells(outrightSays.charts.en, 'kept')
        : null,
  ],
  [
    saying`^${ask}(?:(?:it|this|the (?:survey|form|answers|responses|questionnaire|poll)) )?(?:(?:should|must|needs to|has to|to) )?(?:be |stay |keep |remain |completely |fully )*(?:it |this |the (?:survey|answers|responses) )?(?:be |stay )?anonymous(?:ly)?$`,
    (model) => (hasPage(model, 'survey') ? tells(outrightSays.anonymous.en, 'kept') : null),
  ],
]
