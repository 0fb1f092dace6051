import type { LeafPictures } from '../../studio/cover/cover.ts'
import { airCushions } from './air-cushion/covers.ts'
import { cleanser } from './cleanser/covers.ts'
import { cream } from './cream/covers.ts'
import { eyePalettes } from './eye-palette/covers.ts'
import { lipsticks } from './lipstick/covers.ts'
import { mask } from './mask/covers.ts'
import { perfume } from './perfume/covers.ts'
import { serum } from './serum/covers.ts'
import { soap } from './soap/covers.ts'

/** Classes of beauty and health. */
export const beautyLeaves: Readonly<Record<string, LeafPictures>> = {
  'air-cushion': airCushions,
  cleanser,
  cream,
  'eye-palette': eyePalettes,
  lipstick: lipsticks,
  mask,
  perfume,
  serum,
  soap,
}
