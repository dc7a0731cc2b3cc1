import type { ReactNode } from 'react'
import { animalsPictures } from './animals-pictures'
import { foodPictures } from './food-pictures'
import { goodsPictures } from './goods-pictures'
import { homePictures } from './home-pictures'
import { leisurePictures } from './leisure-pictures'
import { naturePictures } from './nature-pictures'
import { peoplePictures } from './people-pictures'
import { travelPictures } from './travel-pictures'

/** What a picture is drawn with: the project's colours, and choices that stay the same for the same row. */
export interface Brush {
  /** One of the five chart colours, the row's own first; `strength` per cent of it on the ground of a card. */
  ink(at: number, strength?: number): string
  leaf: string
  wood: string
  dark: string
  light: string
  /** A number below `count`; each `place` chooses on its own. */
  pick(place: number, count: number): number
}

export interface Picture {
  /** A table, the open air, or a wall behind it. */
  on: 'table' | 'air' | 'wall'
  /** Draws on 400 × 240; what stands on something stands at 196. */
  draw(brush: Brush): ReactNode
}
export type Pictures = Record<string, Picture>

/** Pictures by name: what `picture:bread` in the sample rows shows. */
export const pictures: Pictures = {
  ...animalsPictures,
  ...foodPictures,
  ...goodsPictures,
  ...homePictures,
  ...leisurePictures,
  ...naturePictures,
  ...peoplePictures,
  ...travelPictures,
}
