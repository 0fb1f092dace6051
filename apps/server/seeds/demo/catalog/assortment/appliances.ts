import { fan } from './appliances/cleaning/fan.ts'
import { humidifier } from './appliances/cleaning/humidifier.ts'
import { robotVacuum } from './appliances/cleaning/robot-vacuum.ts'
import { stickVacuum } from './appliances/cleaning/stick-vacuum.ts'
import { airFryer } from './appliances/kitchen-appliances/air-fryer.ts'
import { coffeeMachine } from './appliances/kitchen-appliances/coffee-machine.ts'
import { kettle } from './appliances/kitchen-appliances/kettle.ts'
import { riceCooker } from './appliances/kitchen-appliances/rice-cooker.ts'
import { airConditioner } from './appliances/large-appliances/air-conditioner.ts'
import { fridge } from './appliances/large-appliances/fridge.ts'
import { television } from './appliances/large-appliances/television.ts'
import { washer } from './appliances/large-appliances/washer.ts'
import { beautyDevice } from './appliances/personal-care/beauty-device.ts'
import { hairDryer } from './appliances/personal-care/hair-dryer.ts'
import { shaver } from './appliances/personal-care/shaver.ts'
import { toothbrush } from './appliances/personal-care/toothbrush.ts'
import type { Branch } from './shape.ts'

/** 家用电器 */
export const appliances: Branch = {
  code: 'appliances',
  name: '家用电器|Appliances',
  cover: 'kettle-3',
  groups: [
    {
      code: 'kitchen-appliances',
      name: '厨房电器|Kitchen appliances',
      commission: 500,
      cover: 'coffee-machine-6',
      leaves: [riceCooker, airFryer, coffeeMachine, kettle],
    },
    {
      code: 'cleaning',
      name: '生活电器|Cleaning & air',
      commission: 500,
      cover: 'robot-vacuum-4',
      leaves: [robotVacuum, stickVacuum, humidifier, fan],
    },
    {
      code: 'personal-care',
      name: '个护电器|Personal care',
      commission: 600,
      cover: 'hair-dryer-3',
      leaves: [hairDryer, toothbrush, shaver, beautyDevice],
    },
    {
      code: 'large-appliances',
      name: '大家电|Large appliances',
      commission: 400,
      cover: 'washer-2',
      leaves: [fridge, washer, television, airConditioner],
    },
  ],
}
