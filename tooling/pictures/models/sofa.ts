import { cloth, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group } from '../studio/shapes.ts'

export const sofa: Model = {
  yaw: 0.4,
  lift: 14,
  focus: [0.35, 0.6],
  build: main => {
    const skin = cloth(main)
    const oak = wood('#8a5a35')
    return group(
      at(box(3.1, 0.4, 1.3, 0.12, skin), { y: 0.45 }),
      at(box(1.28, 0.32, 1.05, 0.14, skin), { x: -0.66, y: 0.78, z: 0.1 }),
      at(box(1.28, 0.32, 1.05, 0.14, skin), { x: 0.66, y: 0.78, z: 0.1 }),
      at(box(1.3, 0.78, 0.36, 0.17, skin), { x: -0.66, y: 1.22, z: -0.46, rx: -0.14 }),
      at(box(1.3, 0.78, 0.36, 0.17, skin), { x: 0.66, y: 1.22, z: -0.46, rx: -0.14 }),
      at(box(0.36, 0.82, 1.36, 0.15, skin), { x: -1.55, y: 0.76 }),
      at(box(0.36, 0.82, 1.36, 0.15, skin), { x: 1.55, y: 0.76 }),
      at(box(3.2, 0.95, 0.26, 0.12, skin), { y: 0.82, z: -0.62 }),
      ...[-1.4, 1.4].flatMap(x => [-0.5, 0.5].map(z => at(drum(0.06, 0.04, 0.28, oak), { x, z }))),
    )
  },
}
