// "Lägg till trivselregler", said of a website: what nobody keeps of its posts and messages is no field of theirs. It is a list where the
// lexicon knows one by that name, else something for visitors to read.
import type { Language } from '#shared/languages.ts'
import type { ProjectModel } from '../model.ts'
import { listCalled } from './new-lists.ts'
import type { Operation } from './operations.ts'
import { aboutSection } from './outright/sites.ts'
import { readingsIn } from './resolve.ts'

/** What the page itself writes or is sent. */
const ofVisitors = new Set(['post', 'message', 'subscriber'])

export function sitePlaced(model: ProjectModel, operations: readonly Operation[], text: string, language: Language): Operation[] {
  const isSite = model.pages.some(({ kind, sections }) => kind === 'landing' && sections)
  if (language === 'en' || !isSite) return [...operations]
  const low = text.toLowerCase()
  return operations.flatMap((each): Operation[] => {
    const thing = each.op === 'addField' ? model.things.find(({ id }) => id === each.thing) : undefined
    if (each.op !== 'addField' || !thing || !ofVisitors.has(thing.concept ?? '') || each.field.type !== 'text') return [each]
    const { label } = each.field
    const readings = readingsIn(label, language)
    const isTold = [thing.one, thing.many].some((name) => low.includes(name.toLowerCase()))
    if (isTold || each.field.concept || readings.some(({ kind }) => kind === 'field')) return [each]
    if (readings.some(({ kind }) => kind === 'thing')) return [listCalled(model, label, language)]
    return aboutSection(model, label, language) ?? [each]
  })
}
