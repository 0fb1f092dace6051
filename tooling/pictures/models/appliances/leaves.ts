import type { LeafPictures } from '../../studio/cover/cover.ts'
import { airConditioner } from './air-conditioner/covers.ts'
import { airFryer } from './air-fryer/covers.ts'
import { beautyDevice } from './beauty-device/covers.ts'
import { coffeeMachine } from './coffee-machine/covers.ts'
import { fan } from './fan/covers.ts'
import { fridge } from './fridge/covers.ts'
import { hairDryer } from './hair-dryer/covers.ts'
import { humidifier } from './humidifier/covers.ts'
import { kettle } from './kettle/covers.ts'
import { riceCooker } from './rice-cooker/covers.ts'
import { robotVacuum } from './robot-vacuum/covers.ts'
import { shaver } from './shaver/covers.ts'
import { stickVacuum } from './stick-vacuum/covers.ts'
import { television } from './television/covers.ts'
import { toothbrush } from './toothbrush/covers.ts'
import { washer } from './washer/covers.ts'

/** Classes of appliances. */
export const appliancesLeaves: Readonly<Record<string, LeafPictures>> = {
  'air-conditioner': airConditioner,
  'air-fryer': airFryer,
  'beauty-device': beautyDevice,
  'coffee-machine': coffeeMachine,
  fan,
  fridge,
  'hair-dryer': hairDryer,
  humidifier,
  kettle,
  'rice-cooker': riceCooker,
  'robot-vacuum': robotVacuum,
  shaver,
  'stick-vacuum': stickVacuum,
  television,
  toothbrush,
  washer,
}
