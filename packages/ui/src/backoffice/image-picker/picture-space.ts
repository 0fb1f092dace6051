/** An existing picture. */
export interface SpacePicture {
  readonly id: number | string
  readonly url: string
  readonly name: string
}

/** A source of existing pictures, for example the file space of a store. */
export interface PictureSpace {
  /** One page of pictures whose name contains the search text; pages count from 1. Rejects with a readable message. */
  readonly load: (
    query: { readonly page: number; readonly typed: string },
    signal: AbortSignal,
  ) => Promise<{ readonly pictures: readonly SpacePicture[]; readonly total: number; readonly perPage: number }>
}
