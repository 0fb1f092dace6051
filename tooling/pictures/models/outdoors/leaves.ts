import type { LeafPictures } from '../../studio/cover/cover.ts'
import { badminton } from './badminton/covers.ts'
import { basketball } from './basketball/covers.ts'
import { bicycle } from './bicycle/covers.ts'
import { bottle } from './bottle/covers.ts'
import { boxing } from './boxing/covers.ts'
import { dumbbell } from './dumbbell/covers.ts'
import { fishing } from './fishing/covers.ts'
import { lantern } from './lantern/covers.ts'
import { rollerSkate } from './roller-skate/covers.ts'
import { scooter } from './scooter/covers.ts'
import { skateboard } from './skateboard/covers.ts'
import { tableTennis } from './table-tennis/covers.ts'
import { tennis } from './tennis/covers.ts'
import { tent } from './tent/covers.ts'
import { thermos } from './thermos/covers.ts'
import { yogaMat } from './yoga-mat/covers.ts'

/** Classes of sport and the outdoors. */
export const outdoorsLeaves: Readonly<Record<string, LeafPictures>> = {
  badminton,
  basketball,
  bicycle,
  bottle,
  boxing,
  dumbbell,
  fishing,
  lantern,
  'roller-skate': rollerSkate,
  scooter,
  skateboard,
  'table-tennis': tableTennis,
  tennis,
  tent,
  thermos,
  'yoga-mat': yogaMat,
}
