import type { LeafPictures } from '../../studio/cover/cover.ts'
import { perfume } from './perfume/covers.ts'

/** Classes of beauty and health. */
export const beautyLeaves: Readonly<Record<string, LeafPictures>> = { perfume }
