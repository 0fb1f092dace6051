import { cloth, glow, matte, metal, plastic, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod, slab } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const ridgeTent: Model = {
  yaw: -0.5,
  lift: 12,
  focus: [0.42, 0.45],
  build: main => {
    const canvas = cloth(main, 14, 1.5)
    const inside = matte(darker(main, 0.6))
    const flap = cloth(lighter(main, 0.4), 14, 1.5)
    const rope = matte('#e8dcc2')
    return group(
      at(
        slab(
          [
            [-1.35, 0, 0.02],
            [1.35, 0, 0.02],
            [0, 1.8, 0.06],
          ],
          2.6,
          0.03,
          canvas,
        ),
        {},
      ),
      at(
        slab(
          [
            [-1.0, 0, 0.02],
            [1.0, 0, 0.02],
            [0, 1.42, 0.04],
          ],
          0.04,
          0.01,
          inside,
        ),
        { z: 1.3 },
      ),
      at(
        slab(
          [
            [-1.02, 0, 0.02],
            [-0.5, 0, 0.02],
            [-0.02, 1.44, 0.03],
          ],
          0.08,
          0.03,
          flap,
        ),
        { z: 1.34 },
      ),
      at(
        slab(
          [
            [1.02, 0, 0.02],
            [0.5, 0, 0.02],
            [0.02, 1.44, 0.03],
          ],
          0.08,
          0.03,
          flap,
        ),
        { z: 1.34 },
      ),
      at(box(2.2, 0.05, 1.1, 0.02, cloth('#e6dac2', 12, 3)), { y: 0.025, z: 1.75 }),
      at(drum(0.035, 0.035, 1.95, wood('#a8703f')), { z: 1.33 }),
      ...[-1, 1].map(side =>
        at(
          rod(
            [
              [0, 1.78, 1.3],
              [side * 0.5, 1, 1.9],
              [side * 1.1, 0.03, 2.4],
            ],
            0.012,
            rope,
          ),
          {},
        ),
      ),
      ...[-1, 1].map(side => at(drum(0.03, 0.02, 0.14, metal('#c3c6cc')), { x: side * 1.1, z: 2.4 })),
      at(
        group(
          drum(0.16, 0.18, 0.1, plastic('#d9a441'), 0.03),
          at(drum(0.12, 0.12, 0.22, glow('#ffdc9a', 0.9), 0.04), { y: 0.1 }),
          at(drum(0.1, 0.16, 0.08, plastic('#d9a441'), 0.03), { y: 0.32 }),
        ),
        { x: 0.75, y: 0.05, z: 1.95 },
      ),
    )
  },
}
