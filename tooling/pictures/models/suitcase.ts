import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod } from '../studio/shapes.ts'

export const suitcase: Model = {
  yaw: -0.42,
  lift: 10,
  focus: [0.45, 0.6],
  build: main => {
    const shell = plastic(main, 0.32)
    const dark = rubber('#2b2d31')
    return group(
      at(box(1.6, 2.3, 0.86, 0.2, shell), { y: 1.34 }),
      ...[-0.56, -0.28, 0, 0.28, 0.56].map(x => at(box(0.12, 2, 0.06, 0.03, shell), { x, y: 1.34, z: 0.43 })),
      at(box(1.62, 2.32, 0.04, 0.02, dark), { y: 1.34 }),
      ...[-0.36, 0.36].map(x => at(box(0.05, 0.62, 0.06, 0.02, metal('#c3c6cc')), { x, y: 2.72, z: -0.14 })),
      at(box(0.84, 0.12, 0.14, 0.05, dark), { y: 3.04, z: -0.14 }),
      at(
        rod(
          [
            [-0.28, 2.5, 0.16],
            [-0.2, 2.6, 0.16],
            [0.2, 2.6, 0.16],
            [0.28, 2.5, 0.16],
          ],
          0.045,
          dark,
        ),
        {},
      ),
      ...[-0.6, 0.6].flatMap(x =>
        [-0.26, 0.26].map(z => at(drum(0.11, 0.11, 0.12, dark, 0.03), { x: x - 0.06, y: 0.12, z, rz: -Math.PI / 2 })),
      ),
      ...[-0.6, 0.6].flatMap(x => [-0.26, 0.26].map(z => at(box(0.18, 0.14, 0.18, 0.04, dark), { x, y: 0.22, z }))),
      at(box(0.22, 0.34, 0.05, 0.02, metal('#d8b26a')), { x: 0.72, y: 1.44, z: 0.36 }),
    )
  },
}
