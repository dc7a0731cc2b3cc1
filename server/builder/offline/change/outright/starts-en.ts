// "Hourly rate on each job, 45 quid as standard", "a rained-off tick, off to begin with": a new field told together with what it starts with.
import type { ProjectModel } from '../../model.ts'
import { fieldSaid } from '../added-fields.ts'
import { bare, mainThing, resolveField, resolveThing } from '../resolve.ts'
import { deeds } from '../told/deeds.ts'
import { ask, type Saying, saying, type Told } from './saying.ts'

const atFirst = String.raw`(?:by default|as (?:the |a )?(?:standard|default|usual)|to (?:begin|start) with|at first|from the start|unless (?:i|we|you|they|somebody|someone) \p{L}+(?: it| that)?|normally|usually)`
const usually = String.raw`(?:usually|normally|mostly|typically|nearly always|almost always|generally|by default|defaults? to|defaulting to|starts? (?:at|on|as|with)|starting (?:at|on|as|with)|preset to|pre-?filled with)`
const value = String.raw`(?<value>[$€£]?\d+(?:[.,]\d+)?(?: ?(?:\p{L}+|%))?|["“]?\p{L}[\p{L}'-]*(?: \p{L}+)?["”]?)`
const it = String.raw`(?:(?:and|but|which|that|with|it|have|make|set|put|keep|leave|being|be|is|should|always|already|on|at|as|of) )*`
const words = {
  tick: / ?\b(?:tick ?box|check ?box|tick|yes\/no|yes or no)(?: field| box)?\b/i,
  placed: / (?:to|on|for|per|of|with) (?:each|every|the|all|our|a) (\p{L}+)$/iu,
}

function withStart(model: ProjectModel, { first = '', value: said = '' }: Readonly<Record<string, string | undefined>>): Told {
  const told = first
    .replace(/["“”]/g, '')
    .replace(/,? ?\([^)]*\)$|,$/g, '')
    .trim()
  const list = words.placed.exec(told)?.[1]
  const named = told.replace(words.placed, '').replace(/,? in (?:minutes|hours|days|\p{L}{1,3})$/iu, '')
  const isTick = words.tick.test(named)
  const name = bare(
    named
      .replace(words.tick, '')
      .replace(/,\s*$/, '')
      .replace(/^(?:an? )?(?:for|called|named) /i, ''),
  )
  const host = (list && resolveThing(model, list, 'en')) || mainThing(model)
  const isNew =
    host && name && name.split(' ').length < 4 && resolveField({ ...model, things: [host] }, name, 'en', host) === undefined
  if (!host || !isNew || resolveThing(model, name, 'en') || (list && !resolveThing(model, list, 'en'))) return null
  const to = list ? ` to the ${host.many.toLowerCase()}` : ''
  const isNumber = /^\d+(?:[.,]\d+)?$/.test(said) && fieldSaid(name, model, 'en').type === 'text'
  const start = said.replace(/["“”]/g, '').replace(/ ?(?:quid|bucks)$/i, '')
  const added = isTick ? `add a tick box for ${name}${to}` : isNumber ? `add a number field called ${name}${to}` : first
  return [added, `default ${name} to ${start}`]
}

export const startsEn: readonly Saying[] = [
  // "new rentals start with today as the out date"
  [
    saying`^(?:an? |each |every |all |the )*new \p{L}+(?: \p{L}+)? (?:(?:should|must|always|could|can) )*(?:starts?|begins?|comes?|opens?|has|have|gets?) (?:out )?(?:with|at) (?<value>.{1,30}?) (?:as|for|in|under) (?:the |its |their )?(?<field>\p{L}[\p{L} ]{1,30})$`,
    (model, { field, value: said }) => deeds.start(model, { field, value: said }, 'en'),
  ],
  // "when I add a new book the level should already be set to green, nearly all of them are"
  [
    saying`^(?:(?:when(?:ever)?|if|every time|each time) (?:i|we|you|they|somebody|someone|people) (?:add|make|create|enter|start|put in|open) (?:an? |the )?(?:new )?\p{L}+(?: \p{L}+)?,? )?(?:the |its |their )?(?<field>\p{L}[\p{L} ]{1,30}?) (?:should|must|could|can|needs? to|ought to|has to) (?:already|automatically|always|just) (?:be |start(?: out)? |say |show |have |stand )?(?:set |filled in |ticked |chosen |picked )?(?:to |as |at |on |with |in )?(?<value>[^,.;]{1,30}?)(?:[,.;] .+| (?:because|since|as) .+)?$`,
    (model, { field, value: said }) => deeds.start(model, { field, value: said }, 'en'),
  ],
  // "the date should be filled in with today"
  [
    saying`^${ask}(?:the |its |their )?(?<field>\p{L}[\p{L} ]{1,30}?) (?:should|must|could|can|needs? to|ought to|has to) (?:be )?(?:filled(?: in| out)?|prefilled|pre-filled|preset|set|start(?: out| off)?) (?:with|as|at|on) (?<value>[^,.;]{1,30}?)$`,
    (model, { field, value: said }) => deeds.start(model, { field, value: said }, 'en'),
  ],
  [saying`^${ask}(?<first>\p{L}[^.?!;:]{2,60}?|["“].{2,60}?)(?:,|;| -|\.) ?${it}${value} ${atFirst}$`, withStart],
  [
    saying`^${ask}(?<first>\p{L}[^.?!;:]{2,60}?|["“].{2,60}?)(?:,|;| -)? ?(?:and |which |that |it |is |it's |should be )*${usually} (?:at |on )?${value}$`,
    withStart,
  ],
]
