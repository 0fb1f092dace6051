/** One picture of an article. */
export interface CoverJob {
  readonly leaf: string
  /** Place of the article in its class, from 0. */
  readonly article: number
  /** Colour of the article; its cover's build decides when it has none. */
  readonly colour: string | null
  /** Whether it is another colour than that of the cover. */
  readonly other?: boolean
  /** Whether the picture is of this article only: it shows the thing of its cover, not the one of its kind. */
  readonly alone?: boolean
  readonly view: 'front' | 'scene' | 'close' | 'size'
  readonly side: number
  /** Height of a wide picture; `side` is then its width. */
  readonly height?: number
  /** Drafts take a third of the time and show shadows in steps. */
  readonly quality: 'draft' | 'final'
}
