/** A picture that is there already. */
export interface SpacePicture {
  readonly id: number | string
  readonly url: string
  readonly name: string
}

/** A place with pictures to take from, such as the file space of a store. */
export interface PictureSpace {
  /** One page of pictures whose name has the typed words; pages count from 1. Rejects with a message for people. */
  readonly load: (
    query: { readonly page: number; readonly typed: string },
    signal: AbortSignal,
  ) => Promise<{ readonly pictures: readonly SpacePicture[]; readonly total: number; readonly perPage: number }>
}
