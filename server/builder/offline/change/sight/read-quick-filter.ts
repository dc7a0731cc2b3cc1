// "Who is still in the building", "leases ending in the next 60 days", "unpaid fees": rows that somebody wants to see at a touch.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../../model.ts'
import { conditionText } from '../../reply/condition-phrases.ts'
import { capitalised } from '../../understand/said.ts'
import { does, nothing, type Reading } from '../reading.ts'
import { isFigure } from './figure-said.ts'
import { groupsSaid } from './groups-said.ts'
import { statesSaid } from './states-said.ts'

const labelMaxChars = 40
const ahead: Record<Language, RegExp> = {
  en: /^(?:(?:a |the )?(?:list|overview|view|screen|page) (?:of|with|showing|for) )?(?:all |only |just |any(?:thing|one)? |the |those |which |what |who(?:ever)? |everyone |everything |people |ones |(?:is|are|has|have|that|who|which|that['’]s|who['’]s|what['’]s|which['’]s) )*/i,
  sv: /^(?:(?:en )?(?:lista|översikt|vy|skärm|sida) (?:på|över|av|med|för) )?(?:alla |allt |bara |endast |de |den |det |dem |vilka |vilken |vilket |vad |vem |som |(?:är|har) )*/i,
  ja: /^(?:すべての|全ての|全部の|誰が|どれが|何が)*/,
}
const behind: Record<Language, RegExp> = {
  en: /(?:\s+(?:straight away|right away|at a glance|at once|quickly|easily|immediately|right now|now|ones?|on top|first|for \p{L}+ \p{L}+))+$/iu,
  sv: /(?:\s+(?:direkt|snabbt|enkelt|lätt|just nu|nu|överst|först))+$/i,
  ja: /(?:の)?(?:一覧|リスト|もの|画面|ところ)?(?:だけ|のみ)?(?:を|が|も|は|で)?(?:教えて|見せて|出して)?$/,
}

/** How the person calls what is to be seen, where that is short; else what is true of it. */
function labelOf(said: string, language: Language): string {
  const name = said.trim().replace(ahead[language], '').replace(behind[language], '').trim()
  return name && name.length <= labelMaxChars ? capitalised(name) : ''
}

/** "If the task is handed in" is written down of each, what stands in quotes is a name, and who sees what is another matter. */
const asksWhether = /^(?:if|whether|om|huruvida)\s|["“”「]|\b(?:own|but)\b|(?<!\p{L})(?:egna?|men)(?!\p{L})|自分の/iu

export function readQuickFilter(model: ProjectModel, { text }: { text: string }, language: Language): Reading {
  if (isFigure(text, language) || groupsSaid(text, language).length || asksWhether.test(text)) return nothing
  const shown = statesSaid(model, text, language)
  if (!shown) return nothing
  const { thing, where } = shown
  const label = labelOf(text, language) || where.map((each) => conditionText(thing, each, language)).join(', ')
  return does({ op: 'addQuickFilter', thing: thing.id, quickFilter: { label, where } })
}
