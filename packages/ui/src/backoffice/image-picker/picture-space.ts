/** An existing picture. */
export interface SpacePicture {
  readonly id: number | string
  readonly url: string
  readonly name: string
  /** A small version to show; the picture itself without it. */
  readonly thumb?: string
}

/** A folder of existing pictures. */
export interface SpaceFolder {
  readonly id: number
  readonly name: string
}

/** What is looked for: pages count from 1; without a folder in all of them. */
export interface SpaceQuery {
  readonly page: number
  readonly typed: string
  readonly folder?: SpaceFolder['id']
}

/** A source of existing pictures, for example the file space of a store. */
export interface PictureSpace {
  /** One page of pictures whose name contains the search text. Rejects with a readable message. */
  readonly load: (
    query: SpaceQuery,
    signal: AbortSignal,
  ) => Promise<{ readonly pictures: readonly SpacePicture[]; readonly total: number; readonly perPage: number }>
  /** Its folders, in display order; without it there are none. Rejects with a readable message. */
  readonly folders?: (signal: AbortSignal) => Promise<readonly SpaceFolder[]>
}
