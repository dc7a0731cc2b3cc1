// "I can't see what I earned in October", "how much has each client paid me?": what an English wish asks to see, without the words that
// ask, where it is to stand, when it was and by whom it is gathered.
import type { Span } from '../../shown-rules.ts'

export type AskedEn = {
  /** what is asked for, bare of all that is told below */
  what: string
  /** words ask to see something, or the sentence is a question */
  isAsked: boolean
  /** it is to stand on the first page, or on top of something */
  place?: 'page' | 'top'
}

const see = String.raw`(?:see|know|find out|find|check|view|look up|tell|work out|figure out|keep an eye on|keep track of|look at|show(?: up)?|display|count|calculate|get an overview of)`
const leads: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:i|we|you|one|people)(?:'d| would)? (?:also |just |really |still |always |only |mostly |often )*(?:want|need|like|love|wish|have)(?: to)?(?: be able to)? (?:also |just |quickly |easily |always |really )*${see}(?: out)?(?: here| at a glance| quickly)? (?:(?:straight|right) away )?`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:i|we|you)(?: (?:still|really|always|never|also|simply|just))* (?:can't|cannot|can not|don't|do not|never|couldn't|am not able to|can never|can) (?:really |ever |even |seem to |quickly )*${see} `,
    'i',
  ),
  new RegExp(
    String.raw`^(?:can|could|should) (?:i|we|you|it|there)(?: please| also| just)* (?:be able to )?${see}(?: (?:me|us|there|on it))? `,
    'i',
  ),
  new RegExp(String.raw`^(?:where|how) (?:can|do|could|would) (?:i|we|you) ${see} `, 'i'),
  new RegExp(
    String.raw`^(?:it|that)(?:'d| would)(?: also| really)? be (?:really |very |so )?(?:nice|good|great|cool|handy|useful|lovely|helpful|awesome|brilliant) (?:to|if (?:i|we|you|it) (?:can|could|would)) (?:also |just |quickly )*${see}(?: (?:me|us))? `,
    'i',
  ),
  /^(?:just|only|simply)(?: show| see)?(?: me)? (?=(?:the |my )?(?:today's|tomorrow's|this (?:week|month)'s|upcoming|next)\b)/i,
  /^(?:please )?(?:(?:show|tell)(?: me| us)?|(?:give|get|let) (?:me|us)) (?:know |see )?|^(?:see|know|display|view|list|count|calculate|work out) /i,
  /^(?:i(?:'m| am)? (?:curious|wondering)|i wonder|(?:i have )?no idea|not sure|i (?:always |keep )?forget(?:ting)?|i keep losing track of|i lose track of|i lost track of|what (?:i'm|i am|we're|we are) missing is|missing:?|i miss|what about|how about)(?: (?:about|of))? /i,
  /^(?:an? |the )?(?:(?:little|red|big|small|running) )*(?:number|counter|badge|count)s? (?:on|at|beside|next to|for|with|showing|of|that says|that shows) (?:the |how many )*(?=\p{L}+ (?:that|which|who|not|still|open|un)|(?:un|not |open |over|late))/iu,
  /^(?:add|put|have|include|get|make|need|want|i(?:'d)? (?:want|need|like)|we (?:want|need)|there should be|can (?:i|we|you) (?:have|get|add)|could (?:i|we|you) (?:have|get|add)) (?=(?:the |an? |my |our |some )*(?:(?:running |grand |overall |monthly |weekly |yearly |daily |big )*(?:total|sum|average|mean|count|number of|percent|percentage|share|how (?:many|much)|amount|graph|chart|pie|bar|statistics|stats|overview of|summary of|figure)\b))/i,
]
const page = String.raw`(?:(?:right |straight |somewhere |displayed |shown )*(?:on|at|in|to) (?:the |my |our )?(?:very )?(?:first|front|start|main|home|landing|opening)[ -]?(?:page|screen)?|(?:on|in|to) (?:the |my |our |a )?(?:dashboard|overview|homepage|home)|first thing|when (?:i|we|you) open (?:it|the app|the page|the site))`
const top = String.raw`(?:(?:at|on|to) (?:the )?(?:very )?top(?: of (?:the )?(?:page|screen|app|site|everything))?|up top|straight away|right away|at a glance|at first glance)`
const asides =
  /[,;]? (?:so (?:that )?(?:i|we|it|they|my|the)\b.*|because .*|for (?:my|our|the) (?:accountant|tax(?:es)?|taxman|treasurer|boss|records?|books|report)\b.*|please|if possible|(?:really |very )?(?:big|large|huge|prominently)|in (?:a )?(?:big|large)(?: (?:letters|numbers|text|font))?|(?:maybe|perhaps|possibly|ideally|preferably) (?:as |in |with )?(?:an? )?(?:pie|bar|line|chart|graph|diagram).*)$/i
const drawing =
  /[, ]*\b(?:as|in|with|on|like) (?:an? |some |nice |small |little )*(?:pie |bar |line |column )?(?:chart|graph|diagram|pie|bars?)s?$|^(?:an? |the |some |nice |small |simple )*(?:pie |bar |line |column )?(?:chart|graph|diagram)s? (?:of|with|for|showing|over|about|on|that shows) /i

/** A question begins so; "what" alone may go on in any way. */
const question =
  /^(?:how (?:many|much|far|often|long)|which|who(?:'s|se)?|what(?:'s| is| are| has| have| was| were| do| did| does| percentage| percent| share)?|when(?:'s| is| are))\b/i
const nouns =
  /^(?:the |an? |my |our |your )*(?:(?:running |grand |overall |monthly |weekly |yearly |daily |combined )*(?:total|sum|average|mean|avg|count|number of|percent(?:age)?|share)\b)/i

/** "First page should be today's sessions", "start page = this week's meals" */
const firstPage =
  /^(?:the |my |our )?(?:first|front|start|home|opening|main) ?(?:page|screen)? (?:(?:should|must|could|to|has to|can) )?(?:be|show|is|=|:|have|contain|list)(?: me| only)? (?:the |a )?(?=\S)/i
export function askedEn(said: string): AskedEn {
  let text = said.trim().replace(/[?!.\s]+$/, '')
  let isAsked = false
  let place: AskedEn['place']
  const peel = (form: RegExp, mark: () => void) => {
    const shorter = text.replace(form, '').trim()
    if (shorter === text || !shorter) return
    text = shorter
    mark()
  }
  for (let last = ''; last !== text;) {
    last = text
    for (const [where, form] of [
      ['page', page],
      ['top', top],
    ] as const) {
      const mark = () => (place = where)
      peel(
        new RegExp(
          String.raw`^${form},? (?:i (?:want|need|would like|'d like)(?: to see)? |show(?: me)? |should be |put )?`,
          'i',
        ),
        mark,
      )
      peel(new RegExp(String.raw`[, ]+(?:and )?(?:(?:i want |put |show )?(?:that|this|it) )?${form}$`, 'i'), mark)
    }
    peel(firstPage, () => (place = 'page'))
    for (const lead of leads) peel(lead, () => (isAsked = true))
    peel(asides, () => {})
    peel(drawing, () => {
      isAsked = true
      text = text.replace(/^(?:can|could) (?:i|we|you) (?:have|get|add|make|draw|put)(?: me| us| in)? /i, '')
    })
  }
  return {
    what: text,
    isAsked: isAsked || place !== undefined || question.test(text) || nouns.test(text),
    ...(place && { place }),
  }
}

export type TimeEn = {
  during?: Span
  /** the stretch before the current one */
  last?: Span
  /** stretches beside each other */
  over?: Span
  /** the one of them that was named: "October" */
  named?: string
}
const months = 'january|february|march|april|may|june|july|august|september|october|november|december'
const times: readonly (readonly [RegExp, (found: RegExpExecArray) => TimeEn])[] = [
  [
    new RegExp(
      String.raw`\s*\b(?:in|during|for|back in|of) (${months}|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?: (?:this|last) year| 20\d\d)?`,
      'i',
    ),
    ([, month]) => ({ over: 'month', named: month! }),
  ],
  [
    /,?\s*\b(?:more|less|better|worse|compared?)\b.*\b(?:than|to|with) (?:the )?(?:last|previous|past) (week|month|year)\b/i,
    ([, span]) => ({ over: span!.toLowerCase() as Span }),
  ],
  [
    /\s*\b(?:(?:in|during|for|of|from) )?(?:the )?(?:last|previous|past) (week|month|year)\b(?:'s)?/i,
    ([, span]) => ({ last: span!.toLowerCase() as Span }),
  ],
  [/\s*\byesterday(?:'s)?\b/i, () => ({ last: 'day' })],
  [/\s*\b(?:in|during|for) 20\d\d\b/i, (found) => ({ over: 'year', named: found[0].replace(/\D+/g, '') })],
  [
    /\s*\b(?:so far )?(?:in |during |for )?this (week|month|year)\b(?:'s)?(?: so far)?/i,
    ([, span]) => ({ during: span!.toLowerCase() as Span }),
  ],
  [/\s*\b(?:so far )?(?:today(?:'s)?|tonight(?:'s)?)(?: so far)?\b/i, () => ({ during: 'day' })],
  [
    /\s*\b(?:over time|month by month|over the (?:months|year)|through the year|from month to month)\b/i,
    () => ({ over: 'month' }),
  ],
  [/\s*\b(?:week by week|over the weeks)\b/i, () => ({ over: 'week' })],
  [/\s*\b(?:over the years|year by year)\b/i, () => ({ over: 'year' })],
]

/** When it was, and the words without that. */
export function timeEn(what: string): { rest: string; time: TimeEn } {
  for (const [form, tell] of times) {
    const found = form.exec(what)
    if (found)
      return {
        rest: what
          .replace(found[0], ' ')
          .replace(/\s{2,}/g, ' ')
          .trim(),
        time: tell(found),
      }
  }
  return { rest: what, time: {} }
}

const gathered =
  /\s*\b(?:(?:per|by|split by|grouped by|broken down by|for each|for every|in each|of each|from each|to each|at each|on each|with each|each|every|each of (?:the|my|our)|(?:in|for) every) )(?:of (?:the|my|our) )?(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?)/iu
const paced = /\b(daily|weekly|monthly|yearly|annual)\s+/i
const ahead = /\b(?:a|an) (day|week|month|year)$/i

/** By what it is gathered, each with one word and with two, and the words without that. */
export function groupsEn(what: string, isGroup: (name: string) => boolean): { rest: string; groups: string[] } {
  const groups: string[] = []
  let rest = what
  for (let found = gathered.exec(rest); found; found = gathered.exec(rest)) {
    const [two] = [found[1]!]
    const one = two.split(' ')[0]!
    const name = isGroup(two) ? two : one
    groups.push(name)
    const end = found.index + found[0].length - (two.length - name.length)
    rest = `${rest.slice(0, found.index)} ${rest.slice(end)}`.replace(/^\s*(?:,|and) |\s{2,}/g, ' ').trim()
  }
  const pace = (groups.length ? null : paced.exec(rest)) ?? ahead.exec(rest)
  if (pace) {
    groups.push(pace[1]!)
    rest = rest.replace(pace[0], '').trim()
  }
  return { rest, groups }
}
