import { cloth, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group } from '../studio/shapes.ts'
import { pillow } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const bed: Model = {
  yaw: 0.55,
  lift: 22,
  focus: [0.4, 0.6],
  build: main => {
    const oak = wood('#a8703f')
    const linen = cloth(main, 30, 2)
    const white = cloth('#fbf8f2', 30, 2)
    return group(
      at(box(2.5, 0.22, 3, 0.07, oak), { y: 0.34 }),
      at(box(2.56, 1.35, 0.16, 0.07, oak), { y: 0.72, z: -1.5 }),
      at(box(2.1, 0.9, 0.14, 0.07, cloth(lighter(main, 0.35), 24, 3)), { y: 0.9, z: -1.4 }),
      ...[-1.1, 1.1].flatMap(x => [-1.3, 1.3].map(z => at(drum(0.08, 0.05, 0.26, oak), { x, z }))),
      at(box(2.36, 0.36, 2.86, 0.14, white), { y: 0.6, z: 0.02 }),
      at(box(2.48, 0.22, 1.9, 0.1, linen), { y: 0.74, z: 0.5 }),
      at(box(2.5, 0.1, 0.46, 0.05, cloth(lighter(main, 0.5), 30, 2)), { y: 0.85, z: -0.36 }),
      ...[-0.58, 0.58].map(x => at(pillow(1.06, 0.7, 0.34, white, 0.35), { x, y: 0.98, z: -1.06, rx: -0.9 })),
      at(pillow(0.7, 0.5, 0.3, cloth(darker(main, 0.2), 20, 3), 0.4), {
        x: 0.1,
        y: 1.04,
        z: -0.78,
        rx: -0.8,
        rz: 0.08,
      }),
    )
  },
}
