/** Pose of the product. */
export type View = 'front' | 'turn' | 'close' | 'pair' | 'scene'

/** One of several products that share a wide picture; places are in product sizes. */
export interface Actor {
  readonly model: string
  readonly colour: string
  readonly x: number
  readonly z: number
  readonly size: number
  readonly yaw?: number
  /** Height of the podium under it; none when left out. */
  readonly podium?: number
}

/** One picture to be rendered; colours are CSS hex, the plate is its inner and outer tone. */
export interface Job {
  readonly model: string
  readonly colours: readonly string[]
  readonly view: View
  /** Without a plate the picture is transparent around the product. */
  readonly plate: readonly [string, string] | null
  /** Wide pictures show these instead of the model; the left part stays free for a headline. */
  readonly cast?: readonly Actor[]
  readonly width: number
  readonly height: number
  /** Drafts take a quarter of the time and show shadows in steps. */
  readonly quality: 'draft' | 'final'
}
