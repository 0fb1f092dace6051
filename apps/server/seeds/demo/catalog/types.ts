import type { Review, ShelfStatus, StoreStatus, StoreVerification } from '@shiji/contract/statuses.ts'
import type { Attribute, Voices } from './assortment/shape.ts'
import type { Campaign } from './campaign-fit.ts'

/** A text in both languages. */
export interface Both {
  readonly zh: string
  readonly en: string
}

/** Which view of the product a picture shows: the front, in use, from near, beside a thing of known size. */
export type PictureView = 'front' | 'scene' | 'close' | 'size'

/** Promises on the product page. */
export type ServicePromise = 'seven_days_return' | 'ship_in_48h' | 'genuine'

/** A third-level class. */
export interface LeafClass extends Both {
  readonly code: string
  readonly commissionBp: number
  /** What its goods differ in; goods state them in `attributes` by the same names and values. */
  readonly attributes: readonly Attribute[]
  /** What its buyers write. */
  readonly voices: Voices
}

export interface MiddleClass extends Both {
  readonly code: string
  /** Key of the picture that stands for it. */
  readonly cover: string
  readonly commissionBp: number
  readonly leaves: readonly LeafClass[]
}

export interface RootClass extends Both {
  readonly code: string
  /** Key of the picture that stands for it. */
  readonly cover: string
  readonly middles: readonly MiddleClass[]
}

export interface DemoBrand extends Both {
  /** Root class that it makes goods for. */
  readonly root: string
}

export interface DemoStore extends Both {
  readonly seal: string
  readonly colour: string
  readonly city: string
  /** Where it is; undefined for a store that named no place. */
  readonly place: readonly [lat: number, lng: number] | undefined
  /** Pictures at the top of its page, by their keys. */
  readonly slides: readonly string[]
  /** Middle classes it sells in. */
  readonly sells: readonly string[]
  readonly flagship: boolean
  readonly verify: StoreVerification
  readonly status: StoreStatus
  readonly reason: Both
  readonly description: Both
}

export interface DemoAxis extends Both {
  readonly values: readonly (Both & { readonly image: string })[]
}

export interface DemoSku {
  readonly valueIndex: readonly number[]
  /** fen */
  readonly price: number
  readonly stock: number
  readonly image: string
}

export interface DemoGoods {
  /** 0, 1, 2 … in the order in which goods are made. */
  readonly number: number
  readonly leaf: LeafClass
  /** Number of its article in the class, from 1. */
  readonly article: number
  /** Position in `BRANDS` and `STORES`. */
  readonly brand: number
  readonly store: number
  readonly name: Both
  readonly subname: Both
  readonly goodsNo: string
  readonly images: readonly string[]
  /** fen; 0 for none. */
  readonly marketPrice: number
  readonly weight: number
  readonly axes: readonly DemoAxis[]
  readonly skus: readonly DemoSku[]
  readonly content: Both
  readonly attributes: readonly { readonly name: Both; readonly value: Both }[]
  readonly services: readonly ServicePromise[]
  readonly shelf: ShelfStatus
  readonly verify: Review
  readonly refuseInfo: Both
  /** Relative weight in sales (Zipf). */
  readonly popularity: number
  /** Stars that its buyers give on average. */
  readonly liking: number
  /** Days, with fractions, before the anchor day on which the goods were published; later goods are younger. */
  readonly ageDays: number
  /** Campaigns that it suits. */
  readonly campaigns: readonly Campaign[]
}
