// What a prompt says, before anything is decided: the shape between reading words and planning a project.
import type { VisitorsForm } from './visitors/visitors-form.ts'
import type { Language } from '#shared/languages.ts'
import type { Asked, FieldType, PageTexts, ProjectModel, ViewKind } from '../model.ts'
import type { PageCue, ServiceCue } from '../lexicon/cues.ts'
import type { KindCue } from '../lexicon/page-phrases.ts'
import type { KnownThing } from '../lexicon/lexicon.ts'
import type { ProductKindId } from '../lexicon/product-kinds.ts'
import type { StudyTold } from './study-told.ts'
import type { ToolTold } from './tool-told.ts'
import type { SurveyTopic } from '../lexicon/survey-questions.ts'
import type { ToolId } from '../lexicon/tool-entries.ts'
import type { NounClass } from '../lexicon/noun-classes.ts'
import type { SaidDoing } from './doing.ts'
import type { SiteTold } from './site-told/site-told.ts'
import type { ServiceTold } from './offers/services-told.ts'
import type { StandingsTold } from './standings/standings-told.ts'
import type { SaidSection } from './read-sections.ts'
import type { NamesTold } from './written/names-told.ts'
import type { Table } from './written/header-rows.ts'
import type { RowsTold } from './written/rows-told.ts'

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
  /** an item of a list that was written down: a field, whatever else its word may be */
  isItem?: true
}
export type SaidThing = {
  known?: KnownThing
  /** what kind of noun it is, where the lexicon does not know it and its place says more than its word */
  nounClass?: NounClass
  /** the usual thing of a trade it takes the place of: the candles a shop sells are its products */
  standsFor?: string
  one: string
  many: string
  fields: SaidField[]
  views: ViewKind[]
  parents: SaidThing[]
  /** said in the words for what to build: "customer list" */
  naming: boolean
  /** the person listed its fields, and no others are wanted when they are enough */
  owns: boolean
  /** only how many there are was told: "taxi firm, 6 cars" */
  counted?: boolean
  /** every mention was in passing: a place, a reason, the trade itself */
  passing?: boolean
  /** nobody named it but in "båtens längd" */
  implied?: true
  /** nobody named it, but such a product has it: the reviews of "an Airbnb for boats" */
  brought?: true
  /** usual fields that a link says better: a repair of a list of bikes writes down no item */
  linked?: readonly string[]
  /** the word its own name is written under: "Gymschema: övning, set" */
  titled?: string
  /** 患者さんの予約: it was only named as the one something is of */
  whose?: boolean
}
export type Span = { start: number; end: number; as: 'used' | 'filler' | 'unknown' }
export type Intent = {
  prompt: string
  language: Language
  name?: string
  currency?: string
  things: SaidThing[]
  /** what a website asks its visitors */
  form?: VisitorsForm
  /** fields said without saying of what */
  loose: SaidField[]
  domains: string[]
  /** a trade no blueprint names: its class and its words */
  trade?: { id: string; text: string }
  doing?: SaidDoing
  /** nouns the project is for or about, for when nothing else was said */
  about: string[]
  /** a domain said as a kind of record: "bonsai tracker" */
  recordOf?: string
  /** the known product it is to be like, as it was called, where that says what is kept */
  product?: { name: string; kind: ProductKindId }
  /** clauses that say who may do what */
  roles: string[]
  /** what was named in passing, for when nothing was named outright */
  aside: { domains: string[]; trades: { id: string; text: string }[]; things: string[] }
  views: { view: ViewKind; thing?: SaidThing }[]
  /** tables that were pasted, with their records */
  pasted?: readonly Table[]
  /** rows that a sentence tells, and what the rows of a list are called */
  rowsTold?: readonly RowsTold[]
  namesTold?: readonly NamesTold[]
  pages: Set<PageCue>
  /** kinds of page that a purpose asked for, without their word */
  kinds: Set<KindCue>
  /** of a website, in the order they were said */
  sections?: SaidSection[]
  /** of a website: the person listed what is on it; one can book there */
  listed?: {
    isList: boolean
    wantsBooking: boolean
    isPlain?: boolean
    shop?: string
    read: readonly { start: number; end: number }[]
  }
  /** it is to be like a product that everybody knows: what that keeps is wanted, and no page that sells it */
  isLikeKnown?: true
  /** hand-made tools, in the order they were said */
  tools: Set<ToolId>
  /** the first tool was said before any thing */
  toolFirst: boolean
  services: Set<ServiceCue>
  /** several kinds of people do several things: a website alone would not do */
  isPlatform?: true
  /** a purpose tells of one page, and its trade brings no lists along */
  isAlone?: true
  /** what a survey is for, where its purpose says so */
  topic?: SurveyTopic
  /** what a survey should ask */
  asked?: Asked[]
  /** the tool that is all of what was asked for, with what it begins with */
  toolTold?: ToolTold
  /** how a quiz or cards should work */
  study?: StudyTold
  /** the habits that were named, for a tracker to begin with */
  habits?: string[]
  /** what is sent in with a form, by its name */
  sent?: { one: string; many: string }
  /** what a website's description tells of the place itself */
  siteTold?: SiteTold
  /** what a booking page offers, as far as it was told with its length and price */
  offers?: ServiceTold[]
  /** what is booked is a place or a thing: the one that there is, or each of a list */
  booked?: 'one' | 'each'
  /** what is booked is a place at something that many come to */
  gathers?: true
  /** a table of who leads, and the two lists it is made of */
  standings?: StandingsTold & { ranked?: string; results?: string }
  theme: Partial<ProjectModel['theme']>
  /** what its front page says, as it was told in quotes */
  texts?: PageTexts
  unknown: string[]
  spans: Span[]
}

/** A place of a prompt that is read as a whole, and what it puts into the intent. */
export type Clause = {
  start: number
  end: number
  take: (intent: Intent) => void
  /** nothing else in the prompt is read */
  alone?: true
}

/** Of a prompt that nothing was read of yet. */
export const freshIntent = (prompt: string, language: Language): Intent => ({
  prompt,
  language,
  things: [],
  loose: [],
  domains: [],
  about: [],
  aside: { domains: [], trades: [], things: [] },
  roles: [],
  views: [],
  pages: new Set(),
  kinds: new Set(),
  tools: new Set(),
  toolFirst: false,
  services: new Set(),
  theme: {},
  unknown: [],
  spans: [],
})

/** Marks a place of the prompt as understood. */
export const used = (intent: Intent, start: number, end: number) => intent.spans.push({ start, end, as: 'used' })

/** 患者さんの予約 asks for bookings; a list of patients only makes them whole. */
export const isOwnerOnly = ({ things, language }: Intent, said: SaidThing): boolean =>
  language === 'ja' &&
  said.whose === true &&
  !said.naming &&
  !said.fields.length &&
  !said.views.length &&
  things.some((each) => each !== said && each.parents.includes(said))
