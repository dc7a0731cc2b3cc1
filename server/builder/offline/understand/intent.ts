// What a prompt says, before anything is decided: the shape between reading words and planning a project.
import type { Language } from '#shared/languages.ts'
import type { FieldType, ProjectModel, ViewKind } from '../model.ts'
import type { PageCue, ServiceCue } from '../lexicon/cues.ts'
import type { KnownThing } from '../lexicon/lexicon.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'

export type SaidField = {
  id: string
  label: string
  type: FieldType
  concept?: string
  options?: string[]
  unit?: string
  required?: boolean
  /** the word also names a thing: a reference when that thing is in the project */
  thing?: string
  /** "customer name": the thing whose name it is */
  nameOf?: string
}
export type SaidThing = {
  known?: KnownThing
  one: string
  many: string
  fields: SaidField[]
  views: ViewKind[]
  parents: SaidThing[]
  /** said in the words for what to build: "customer list" */
  naming: boolean
  /** the person listed its fields, and no others are wanted when they are enough */
  owns: boolean
}
export type Span = { start: number; end: number; as: 'used' | 'filler' | 'unknown' }
export type Intent = {
  prompt: string
  language: Language
  name?: string
  currency?: string
  things: SaidThing[]
  /** fields said without saying of what */
  loose: SaidField[]
  domains: string[]
  views: { view: ViewKind; thing?: SaidThing }[]
  pages: Set<PageCue>
  /** hand-made tools, in the order they were said */
  tools: Set<ToolId>
  /** the first tool was said before any thing */
  toolFirst: boolean
  services: Set<ServiceCue>
  theme: Partial<ProjectModel['theme']>
  unknown: string[]
  spans: Span[]
}
