import type { LeafPictures } from '../../studio/cover/cover.ts'
import { dumbbell } from './dumbbell/covers.ts'
import { thermos } from './thermos/covers.ts'
import { yogaMat } from './yoga-mat/covers.ts'

/** Classes of sport and the outdoors. */
export const outdoorsLeaves: Readonly<Record<string, LeafPictures>> = {
  dumbbell,
  thermos,
  'yoga-mat': yogaMat,
}
