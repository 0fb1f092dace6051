import type { BrandName } from '../goods/brands.ts'
import type { ColourCode } from '../goods/colours.ts'
import type { Pair } from '../pair.ts'

/** Choice besides the colour: name, values, and each value's share of the first one's price. */
export interface Choice {
  readonly name: Pair
  readonly values: readonly (readonly [Pair, number])[]
}

/** A property that tells goods of a class apart, with the values it can take. Buyers filter by those marked. */
export interface Attribute {
  readonly code: string
  readonly name: Pair
  readonly values: readonly Pair[]
  readonly filter?: true
  /** Only some articles have it: a toothbrush has no fluoride. */
  readonly some?: true
}

/** What the store says of the goods: a heading and a sentence, true of every article it stands beside. */
export type Claim = readonly [heading: Pair, sentence: Pair]

/** One shape of what a class sells; its articles differ in colour, material, props and camera. */
export interface Kind {
  readonly code: string
  /** The thing itself, as a shopkeeper calls it. */
  readonly noun: Pair
  /** What the picture shows, for who draws it: outline, proportions, parts. */
  readonly sketch: string
  /** What is true of this kind only; shown before the claims of the class. */
  readonly claims: readonly Claim[]
  readonly choice?: Choice
}

/** One thing for sale. Brand and name together are its title: "栖木 带盖收纳箱 20L". */
export interface Article {
  readonly kind: string
  /** Whether it looks unlike the others of its kind, or has other words on it: it shares no pictures with them. */
  readonly alone?: true
  readonly brand: BrandName
  /** The thing and one deciding fact, without the brand. */
  readonly name: Pair
  /** One line of what speaks for it, in other words than the name. */
  readonly subname: Pair
  /** Shown in the table of parameters only. */
  readonly series?: Pair
  /** Yuan, of the first value of the choice. */
  readonly price: number
  /** Grams, packed, of the first value of the choice. */
  readonly grams: number
  /** Colours on sale, its own one first, three at most; none when it has its natural colour. */
  readonly colours?: readonly ColourCode[]
  /** Whether colours only tell pictures apart and the buyer does not choose by them (books, bottles of wine). */
  readonly dyed?: false
  /** By code of the attribute, the Chinese half of one of its values. */
  readonly facts: Readonly<Record<string, string>>
  /** Instead of the choice of the class; null when it comes in one form only. */
  readonly choice?: Choice | null
  /** How its picture differs from others of its kind besides the colour: material, pattern, props, camera. */
  readonly look: string
}

/** What buyers of a class write, by mood; each a whole comment in both languages. */
export interface Voices {
  readonly good: readonly Pair[]
  readonly fair: readonly Pair[]
  readonly poor: readonly Pair[]
}

/** A third-level class and all it sells. */
export interface Leaf {
  readonly code: string
  readonly name: Pair
  /** Last two digits of the price in fen. */
  readonly ending: 0 | 90
  readonly attributes: readonly Attribute[]
  /** True of all its kinds. */
  readonly claims: readonly Claim[]
  readonly choice: Choice | null
  readonly kinds: readonly Kind[]
  readonly articles: readonly Article[]
  readonly voices: Voices
}

/** A second-level class. */
export interface Grouping {
  readonly code: string
  readonly name: Pair
  /** Basis points. */
  readonly commission: number
  /** Key of the cover of one of its articles that stands for the class. */
  readonly cover: string
  readonly leaves: readonly Leaf[]
}

/** A first-level class. */
export interface Branch {
  readonly code: string
  readonly name: Pair
  /** Key of the cover of one of its articles that stands for the class. */
  readonly cover: string
  readonly groups: readonly Grouping[]
}
