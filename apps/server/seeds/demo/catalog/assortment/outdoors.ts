import { badminton } from './outdoors/balls/badminton.ts'
import { basketball } from './outdoors/balls/basketball.ts'
import { tableTennis } from './outdoors/balls/table-tennis.ts'
import { tennis } from './outdoors/balls/tennis.ts'
import { fishing } from './outdoors/camping/fishing.ts'
import { lantern } from './outdoors/camping/lantern.ts'
import { tent } from './outdoors/camping/tent.ts'
import { thermos } from './outdoors/camping/thermos.ts'
import { bottle } from './outdoors/fitness/bottle.ts'
import { boxing } from './outdoors/fitness/boxing.ts'
import { dumbbell } from './outdoors/fitness/dumbbell.ts'
import { yogaMat } from './outdoors/fitness/yoga-mat.ts'
import { bicycle } from './outdoors/wheels/bicycle.ts'
import { rollerSkate } from './outdoors/wheels/roller-skate.ts'
import { scooter } from './outdoors/wheels/scooter.ts'
import { skateboard } from './outdoors/wheels/skateboard.ts'
import type { Branch } from './shape.ts'

/** 运动户外 */
export const outdoors: Branch = {
  code: 'outdoors',
  name: '运动户外|Outdoors',
  cover: 'tennis-3',
  groups: [
    {
      code: 'balls',
      name: '球类|Ball sports',
      commission: 600,
      cover: 'basketball-4',
      leaves: [basketball, badminton, tennis, tableTennis],
    },
    {
      code: 'fitness',
      name: '健身|Fitness',
      commission: 600,
      cover: 'dumbbell-9',
      leaves: [dumbbell, yogaMat, boxing, bottle],
    },
    {
      code: 'wheels',
      name: '骑行滑行|Wheels',
      commission: 500,
      cover: 'skateboard-6',
      leaves: [bicycle, skateboard, rollerSkate, scooter],
    },
    {
      code: 'camping',
      name: '露营|Camping',
      commission: 600,
      cover: 'tent-4',
      leaves: [tent, lantern, thermos, fishing],
    },
  ],
}
