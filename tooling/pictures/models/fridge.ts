import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, drum, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const fridge: Model = {
  yaw: -0.44,
  lift: 8,
  focus: [0.42, 0.6],
  build: main => {
    const door = plastic(main, 0.3)
    const steel = metal('#c9ccd1', 0.24)
    return group(
      at(box(1.7, 3.1, 1.24, 0.05, plastic(darker(main, 0.2))), { y: 1.6, z: -0.1 }),
      ...[-0.43, 0.43].map(x => at(box(0.84, 1.86, 0.16, 0.05, door), { x, y: 2.2, z: 0.56 })),
      ...[0.94, 0.36].map(y => at(box(1.7, 0.56, 0.16, 0.05, door), { y, z: 0.56 })),
      ...[-0.07, 0.07].map(x => at(box(0.05, 1.1, 0.07, 0.02, steel), { x, y: 2.1, z: 0.68 })),
      ...[1.12, 0.54].map(y => at(box(1.1, 0.05, 0.07, 0.02, steel), { y, z: 0.68 })),
      at(pane(0.26, 0.34, 0.05, digits(130, 170, '4°', '#d8f0ff')), { x: -0.45, y: 2.5, z: 0.643 }),
      ...[-0.7, 0.7].map(x => at(drum(0.06, 0.06, 0.08, rubber('#2b2d31')), { x, z: 0.4 })),
    )
  },
}
