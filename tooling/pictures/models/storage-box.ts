import { cloth, matte, rubber, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, group, rod, slab } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const storageBox: Model = {
  yaw: -0.44,
  lift: 18,
  focus: [0.4, 0.5],
  build: main => {
    const skin = cloth(main, 20, 4)
    const oak = wood('#b98757')
    return group(
      at(box(2, 1.1, 1.4, 0.08, skin), { y: 0.55 }),
      at(box(2.08, 0.16, 1.48, 0.06, cloth(darker(main, 0.16), 20, 4)), { y: 1.16 }),
      at(slab(rounded(0.5, 0.3, 0.04), 0.02, 0.006, matte('#fbf7ee')), { y: 0.42, z: 0.706 }),
      at(
        rod(
          [
            [-0.3, 0.72, 0.7],
            [-0.2, 0.86, 0.8],
            [0.2, 0.86, 0.8],
            [0.3, 0.72, 0.7],
          ],
          0.04,
          rubber('#9a6234'),
        ),
        {},
      ),
      at(box(1.5, 0.7, 1.1, 0.07, cloth(lighter(main, 0.5), 18, 4)), { x: 0.05, y: 1.6 }),
      at(box(1.58, 0.1, 1.18, 0.04, oak), { x: 0.05, y: 1.98 }),
      at(ball(0.08, oak), { x: 0.05, y: 2.08 }),
    )
  },
}
