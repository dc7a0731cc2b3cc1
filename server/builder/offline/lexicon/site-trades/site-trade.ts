import type { HeroKind, SectionKind } from '../../site-model.ts'

/** A text in three languages: `English|Svenska|日本語`. */
export type Told = string

/** What the website of a class of trades says and shows until its owner writes something better. */
export type SiteTrade = {
  /** the first line of the page, and the sentence under it */
  headline: Told
  lead: Told
  /** icon, heading, sentence */
  reasons: readonly (readonly [icon: string, title: Told, text: Told])[]
  questions: readonly (readonly [question: Told, answer: Told])[]
  /** what two guests or customers said */
  voices: readonly Told[]
  /** what the people of the place do */
  roles: readonly Told[]
  /** drawn pictures, the most fitting first */
  pictures: string
  /** what is offered: the thing of the lexicon that the prices are of */
  offer: 'menuItem' | 'service' | 'product' | 'event' | 'course'
  /** for trades that have no rows of their own: name, price, minutes, description */
  services?: readonly (readonly [name: Told, price: number, minutes: number, text: Told])[]
  /** they stand there also where the blueprint has rows of its own */
  servicesFirst?: true
  steps: 'visit' | 'job' | 'order' | 'join' | 'try' | 'help'
  /** Monday to Sunday: `09-17`, or `-` for closed */
  week: string
  heroes: readonly HeroKind[]
  /** what stands on the page when the person says nothing about it, in order */
  sections: readonly SectionKind[]
}
