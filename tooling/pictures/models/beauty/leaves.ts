import type { LeafPictures } from '../../studio/cover/cover.ts'
import { airCushions } from './air-cushion/covers.ts'
import { bodyWash } from './body-wash/covers.ts'
import { cleanser } from './cleanser/covers.ts'
import { cream } from './cream/covers.ts'
import { eyePalettes } from './eye-palette/covers.ts'
import { firstAid } from './first-aid/covers.ts'
import { lipsticks } from './lipstick/covers.ts'
import { mask } from './mask/covers.ts'
import { perfume } from './perfume/covers.ts'
import { protein } from './protein/covers.ts'
import { serum } from './serum/covers.ts'
import { shampoo } from './shampoo/covers.ts'
import { soap } from './soap/covers.ts'
import { thermometer } from './thermometer/covers.ts'
import { toothpaste } from './toothpaste/covers.ts'
import { vitamin } from './vitamin/covers.ts'

/** Classes of beauty and health. */
export const beautyLeaves: Readonly<Record<string, LeafPictures>> = {
  'air-cushion': airCushions,
  'body-wash': bodyWash,
  cleanser,
  cream,
  'eye-palette': eyePalettes,
  'first-aid': firstAid,
  lipstick: lipsticks,
  mask,
  perfume,
  protein,
  serum,
  shampoo,
  soap,
  thermometer,
  toothpaste,
  vitamin,
}
