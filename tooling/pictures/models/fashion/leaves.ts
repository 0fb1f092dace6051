import type { LeafPictures } from '../../studio/cover/cover.ts'
import { backpack } from './backpack/covers.ts'
import { blouse } from './blouse/covers.ts'
import { coat } from './coat/covers.ts'
import { dress } from './dress/covers.ts'
import { flatSandal } from './flat-sandal/covers.ts'
import { handbag } from './handbag/covers.ts'
import { highHeel } from './high-heel/covers.ts'
import { hikingBoot } from './hiking-boot/covers.ts'
import { jeansClass } from './jeans/covers.ts'
import { necktie } from './necktie/covers.ts'
import { runningShoe } from './running-shoe/covers.ts'
import { shortsClass } from './shorts/covers.ts'
import { suitcase } from './suitcase/covers.ts'
import { sunglasses } from './sunglasses/covers.ts'
import { tShirt } from './t-shirt/covers.ts'
import { tankTop } from './tank-top/covers.ts'

/** Classes of fashion. */
export const fashionLeaves: Readonly<Record<string, LeafPictures>> = {
  backpack,
  blouse,
  coat,
  dress,
  'flat-sandal': flatSandal,
  handbag,
  'high-heel': highHeel,
  'hiking-boot': hikingBoot,
  jeans: jeansClass,
  necktie,
  'running-shoe': runningShoe,
  shorts: shortsClass,
  suitcase,
  sunglasses,
  't-shirt': tShirt,
  'tank-top': tankTop,
}
