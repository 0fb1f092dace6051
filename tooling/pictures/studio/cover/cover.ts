import type { Object3D, Vector3Tuple } from 'three'

/** Builds a product in centimetres. It stands on y = 0 and faces +z; `main` is the colour of the article as hex. */
export type Build = (main: string) => Object3D

/** Light of a shot. */
export type Mood = 'day' | 'soft' | 'morning' | 'evening' | 'above'

/** What a set gives: scenery in studio units, in which the product is 2 long and stands on the origin. */
export interface Scenery {
  /** Surfaces that catch shadows and throw none: walls, floors, cloths. */
  readonly ground: readonly Object3D[]
  /** Things that throw shadows: boards, plinths, tufts. */
  readonly pieces?: readonly Object3D[]
  /** Height that the product stands on; 0 when left out. */
  readonly top?: number
  /** Colour behind everything, and of the light that the floor throws back. */
  readonly backdrop: readonly [inner: string, outer: string]
  /** Colour that the distance fades into, outdoors. */
  readonly haze?: string
}

/** A place to photograph, coloured by its tone. */
export type MakeSet = (tone: string, accent: string) => Scenery

/** How one picture is taken. */
export interface Shot {
  readonly set: MakeSet
  /** Colour of the wall or backdrop. */
  readonly tone: string
  /** Second colour of the set: a rug, tiles, the floor. */
  readonly accent?: string
  readonly light?: Mood
  /** Turn of the product towards the camera in radians; 0 is straight on. */
  readonly yaw?: number
  /** Degrees of the camera above the horizon; 10 when left out, 86 looks down on a flat lay. */
  readonly lift?: number
  /** Share of the square that the product fills; 0.61 when left out. */
  readonly fill?: number
  /** Opening of the lens in degrees: 26 when left out, 18 flattens, 36 is near and lively. */
  readonly lens?: number
  /** Place of the product's centre in the picture, shares from the upper left. */
  readonly centre?: readonly [number, number]
  /** Things around the product in centimetres, as the product is; its middle is at 0. They are never framed. */
  readonly props?: () => readonly Object3D[]
}

/** The cover of one article. Covers have the order of the articles of their class. */
export interface Cover {
  readonly kind: string
  readonly build: Build
  readonly shot: Shot
  /** How its other colours differ, when the cover shows too little of them: from behind, on another wall. */
  readonly others?: { readonly build?: Build; readonly shot?: Partial<Shot> }
}

/** Pictures that up to four articles of a kind share. */
export interface Views {
  /** The thing in these pictures, when the first article of the kind shows it folded or packed. */
  readonly build?: Build
  /** In use. */
  readonly scene: Shot
  /** Where the close-up looks (shares of the product's width and height from its lower left), and how close. */
  readonly close: { readonly focus: readonly [number, number]; readonly zoom?: number; readonly shot?: Partial<Shot> }
  /** Something everybody knows the size of, and the direction that is measured. */
  readonly size: {
    readonly beside: Build
    readonly along?: 'height' | 'width'
    readonly shot?: Partial<Shot>
    /** What is measured, when the other pictures show more than one. */
    readonly build?: Build
  }
}

/** All pictures of a class. */
export interface LeafPictures {
  readonly kinds: Readonly<Record<string, Views>>
  readonly covers: readonly Cover[]
}

/** A vector for tables of places. */
export type Spot = Vector3Tuple
