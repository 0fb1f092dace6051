import type { LeafPictures } from '../../studio/cover/cover.ts'
import { bottle } from './bottle/covers.ts'
import { boxing } from './boxing/covers.ts'
import { dumbbell } from './dumbbell/covers.ts'
import { fishing } from './fishing/covers.ts'
import { lantern } from './lantern/covers.ts'
import { tent } from './tent/covers.ts'
import { thermos } from './thermos/covers.ts'
import { yogaMat } from './yoga-mat/covers.ts'

/** Classes of sport and the outdoors. */
export const outdoorsLeaves: Readonly<Record<string, LeafPictures>> = {
  bottle,
  boxing,
  dumbbell,
  fishing,
  lantern,
  tent,
  thermos,
  'yoga-mat': yogaMat,
}
