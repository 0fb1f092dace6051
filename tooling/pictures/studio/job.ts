/** Pose of the product. */
export type View = 'front' | 'turn' | 'close' | 'pair' | 'scene'

/** One picture to be rendered; colours are CSS hex, the plate is its inner and outer tone. */
export interface Job {
  readonly model: string
  readonly colours: readonly string[]
  readonly view: View
  /** Without a plate the picture is transparent around the product. */
  readonly plate: readonly [string, string] | null
  readonly width: number
  readonly height: number
  /** Drafts take a quarter of the time and show shadows in steps. */
  readonly quality: 'draft' | 'final'
}
