import type { LeafPictures } from '../../studio/cover/cover.ts'
import { novel } from './novel/covers.ts'
import { plush } from './plush/covers.ts'

/** Classes of toys, books and crafts. */
export const kidsLeaves: Readonly<Record<string, LeafPictures>> = { novel, plush }
