import type { LeafPictures } from '../../studio/cover/cover.ts'
import { bed } from './bed/covers.ts'
import { bowl } from './bowl/covers.ts'
import { candle } from './candle/covers.ts'
import { chair } from './chair/covers.ts'
import { cushion } from './cushion/covers.ts'
import { deskLamp } from './desk-lamp/covers.ts'
import { floorLamp } from './floor-lamp/covers.ts'
import { mug } from './mug/covers.ts'
import { pendant } from './pendant/covers.ts'
import { pot } from './pot/covers.ts'
import { sofa } from './sofa/covers.ts'
import { storageBox } from './storage-box/covers.ts'
import { table } from './table/covers.ts'
import { teaSet } from './tea-set/covers.ts'
import { towel } from './towel/covers.ts'
import { vase } from './vase/covers.ts'

/** Classes of the home. */
export const homeLeaves: Readonly<Record<string, LeafPictures>> = {
  bed,
  bowl,
  candle,
  chair,
  cushion,
  'desk-lamp': deskLamp,
  'floor-lamp': floorLamp,
  mug,
  pendant,
  pot,
  sofa,
  'storage-box': storageBox,
  table,
  'tea-set': teaSet,
  towel,
  vase,
}
