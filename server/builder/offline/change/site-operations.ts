// Changes of a website: its sections and their order, the words at its top, how to reach the place.
import type { ProjectModel } from '../model.ts'
import { sectionId, type Section, type SectionKind, type Site } from '../site-model.ts'

export type SiteOperation =
  | { op: 'addSection'; page: string; section: Section; to: number }
  | { op: 'removeSection'; page: string; section: string }
  | { op: 'moveSection'; page: string; section: string; to: number }
  /** another text or other people in the section of that id */
  | { op: 'setSection'; page: string; section: Section }
  | { op: 'setHours'; page: string; week: Site['week'] }
  | {
      op: 'setSiteText'
      page: string
      part: 'headline' | 'lead' | 'button' | 'thanks' | 'account' | 'closing' | 'phone' | 'email' | 'address'
      text: string
    }

/** Changes the model. Operations name a page and sections that are there; `to` is a place among the other sections. */
export function applySite(model: ProjectModel, operation: SiteOperation): void {
  const page = model.pages.find(({ id }) => id === operation.page)!
  const sections = page.sections ?? []
  switch (operation.op) {
    case 'addSection':
      page.sections = sections.toSpliced(operation.to, 0, structuredClone(operation.section))
      break
    case 'removeSection':
      page.sections = sections.filter((section) => sectionId(section) !== operation.section)
      break
    case 'moveSection': {
      const moved = sections.find((section) => sectionId(section) === operation.section)!
      page.sections = sections.filter((section) => section !== moved).toSpliced(operation.to, 0, moved)
      break
    }
    case 'setSection':
      page.sections = sections.map((each) => (sectionId(each) === sectionId(operation.section) ? operation.section : each))
      break
    case 'setHours':
      if (page.site) page.site = { ...page.site, week: operation.week }
      else page.week = operation.week
      break
    case 'setSiteText':
      if (['headline', 'lead', 'button', 'thanks', 'account', 'closing'].includes(operation.part))
        page.texts = { ...page.texts, [operation.part]: operation.text }
      else if (page.site) page.site = { ...page.site, [operation.part]: operation.text }
  }
}

const shownBy: Record<string, SectionKind> = {
  offer: 'prices',
  event: 'events',
  post: 'news',
  subscriber: 'newsletter',
  message: 'contact',
  guest: 'rsvp',
}

/** A website stays when something it shows goes; the sections of that thing go with it. Changes the model. */
export function leaveSections(model: ProjectModel, thing: string): void {
  for (const page of model.pages) {
    if (page.kind !== 'landing') continue
    const gone = Object.entries(page.parts ?? {}).flatMap(([part, id]) => (id === thing ? [part] : []))
    const kinds = new Set(gone.map((part) => shownBy[part]))
    page.parts = Object.fromEntries(Object.entries(page.parts ?? {}).filter(([part]) => !gone.includes(part)))
    page.sections = page.sections?.filter(({ kind }) => !kinds.has(kind))
  }
}
