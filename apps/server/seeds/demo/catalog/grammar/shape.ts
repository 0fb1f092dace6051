import type { ColourCode } from '../goods/colours.ts'
import type { Pair } from '../pair.ts'
import type { PictureView, ServicePromise } from '../types.ts'

/** A dyeable drawing: hues within `reach` degrees of `base` take the colourway. */
export interface Motif {
  readonly motif: string
  readonly base?: string
  readonly reach?: number
}

/** How a thing is drawn: the name of a studio model, or a vector motif. */
export type Drawing = string | Motif

/** One thing that a class sells; the noun of a title always fits the picture. */
export interface Kind {
  readonly noun: Pair
  readonly drawing: Drawing
  /** Colourways, default first; none when the thing has its natural colour. */
  readonly colours: readonly ColourCode[]
  /** False when colours only tell goods apart and the buyer does not choose by them. */
  readonly dyed?: false
  readonly views?: readonly PictureView[]
  /** Instead of the words, choice and facts of the class, where those do not fit this kind. */
  readonly adjectives?: readonly Pair[]
  readonly choice?: Choice
  readonly facts?: Leaf['facts']
}

/** Axis of choice besides the colour: name, values, and each value's share of the first one's price. */
export interface Choice {
  readonly name: Pair
  readonly values: readonly (readonly [Pair, number])[]
}

/** Grammar of a third-level class. */
export interface Leaf {
  readonly code: string
  readonly name: Pair
  /** Yuan: floor, typical, ceiling. */
  readonly price: readonly [number, number, number]
  /** Last two digits of the price in fen. */
  readonly ending: 0 | 90
  /** Grams, lightest and heaviest. */
  readonly weight: readonly [number, number]
  /** Six words that only fit this class. */
  readonly adjectives: readonly Pair[]
  readonly kinds: readonly Kind[]
  readonly choice: Choice
  readonly facts: readonly (readonly [Pair, ...Pair[]])[]
}

/** Grammar of a second-level class and what its leaves share. */
export interface Grouping {
  readonly code: string
  readonly name: Pair
  /** Basis points. */
  readonly commission: number
  readonly icon: Drawing
  readonly iconColour?: ColourCode
  readonly promises: readonly ServicePromise[]
  /** Six series names. */
  readonly series: readonly Pair[]
  /** Six words that fit all leaves. */
  readonly adjectives: readonly Pair[]
  /** Selling points: heading and sentence. */
  readonly points: readonly (readonly [Pair, Pair])[]
  readonly leaves: readonly Leaf[]
}

/** Grammar of a first-level class. */
export interface Branch {
  readonly code: string
  readonly name: Pair
  readonly icon: Drawing
  readonly iconColour?: ColourCode
  readonly groups: readonly Grouping[]
}
