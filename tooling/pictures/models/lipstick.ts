import { gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, turned } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'

export const lipstick: Model = {
  yaw: -0.2,
  lift: 13,
  focus: [0.36, 0.8],
  zoom: 2.1,
  build: main => {
    const gold = metal('#d9b36b', 0.2)
    const black = gloss('#2a2327')
    const bullet = loft(
      [
        [0, 0.22, 0.22],
        [0.42, 0.22, 0.22],
        [0.6, 0.21, 0.18, 2, -0.04],
        [0.78, 0.17, 0.11, 2, -0.11],
        [0.9, 0.1, 0.05, 2, -0.17],
        [0.94, 0.02, 0.01, 2, -0.2],
      ],
      gloss(main),
    )
    return group(
      at(
        group(
          at(box(0.74, 0.9, 0.74, 0.06, black), { y: 0.45 }),
          at(drum(0.31, 0.31, 0.4, gold, 0.02), { y: 0.88 }),
          at(
            turned(
              [
                [0, 0],
                [0.24, 0],
                [0.24, 0.4, 0.04],
                [0, 0.4],
              ],
              gloss(main),
            ),
            { y: 1.26 },
          ),
          at(bullet, { y: 1.5, ry: -0.9 }),
        ),
        { x: -0.5 },
      ),
      at(
        group(
          at(box(0.78, 1.5, 0.78, 0.06, black), { y: 0.75 }),
          at(box(0.8, 0.1, 0.8, 0.03, gold), { y: 0.1 }),
          at(box(0.24, 0.24, 0.02, 0.008, gold), { y: 0.86, z: 0.39 }),
        ),
        { x: 0.66, z: -0.3, ry: 0.3 },
      ),
    )
  },
}
