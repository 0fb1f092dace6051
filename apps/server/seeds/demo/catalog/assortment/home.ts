import { bed } from './home/furniture/bed.ts'
import { chair } from './home/furniture/chair.ts'
import { sofa } from './home/furniture/sofa.ts'
import { table } from './home/furniture/table.ts'
import { candle } from './home/lighting/candle.ts'
import { deskLamp } from './home/lighting/desk-lamp.ts'
import { floorLamp } from './home/lighting/floor-lamp.ts'
import { pendant } from './home/lighting/pendant.ts'
import { bowl } from './home/tableware/bowl.ts'
import { mug } from './home/tableware/mug.ts'
import { pot } from './home/tableware/pot.ts'
import { teaSet } from './home/tableware/tea-set.ts'
import { cushion } from './home/textiles/cushion.ts'
import { storageBox } from './home/textiles/storage-box.ts'
import { towel } from './home/textiles/towel.ts'
import { vase } from './home/textiles/vase.ts'
import type { Branch } from './shape.ts'

/** 家居家装 */
export const home: Branch = {
  code: 'home',
  name: '家居家装|Home',
  cover: 'chair-6',
  groups: [
    {
      code: 'furniture',
      name: '家具|Furniture',
      commission: 600,
      cover: 'sofa-4',
      leaves: [sofa, chair, bed, table],
    },
    {
      code: 'lighting',
      name: '灯饰香氛|Lighting',
      commission: 600,
      cover: 'desk-lamp-2',
      leaves: [deskLamp, floorLamp, pendant, candle],
    },
    {
      code: 'tableware',
      name: '餐厨|Table & kitchen',
      commission: 500,
      cover: 'pot-8',
      leaves: [mug, teaSet, pot, bowl],
    },
    {
      code: 'textiles',
      name: '家纺收纳|Textiles & storage',
      commission: 500,
      cover: 'cushion-2',
      leaves: [cushion, storageBox, vase, towel],
    },
  ],
}
