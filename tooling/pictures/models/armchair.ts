import { cloth, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group } from '../studio/shapes.ts'

export const armchair: Model = {
  yaw: 0.5,
  lift: 13,
  focus: [0.5, 0.62],
  build: main => {
    const skin = cloth(main, 22, 3)
    const oak = wood('#a8703f')
    return group(
      at(box(1.5, 0.36, 1.3, 0.16, skin), { y: 0.72, z: 0.04 }),
      at(box(1.5, 1.15, 0.34, 0.17, skin), { y: 1.32, z: -0.58, rx: -0.2 }),
      ...[-0.86, 0.86].flatMap(x => [
        at(box(0.09, 0.09, 1.45, 0.04, oak), { x, y: 1.14, z: 0 }),
        at(drum(0.05, 0.04, 1.14, oak), { x, y: 0, z: 0.6 }),
        at(drum(0.05, 0.04, 1.2, oak), { x, y: 0, z: -0.62, rx: -0.1 }),
        at(box(0.07, 0.09, 1.3, 0.03, oak), { x, y: 0.52 }),
      ]),
      ...[-0.6, 0.62].map(z => at(box(1.7, 0.08, 0.07, 0.03, oak), { y: 0.5, z })),
    )
  },
}
