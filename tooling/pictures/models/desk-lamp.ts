import { gloss, glow, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, thrown } from '../studio/shapes.ts'

export const deskLamp: Model = {
  yaw: -0.2,
  lift: 9,
  focus: [0.5, 0.74],
  build: main => {
    const brass = metal('#c9a25c', 0.24)
    return group(
      drum(0.62, 0.66, 0.09, brass, 0.03),
      at(drum(0.036, 0.036, 1.7, brass), { y: 0.06 }),
      at(
        thrown(
          [
            [0.84, 0],
            [0.82, 0.22],
            [0.7, 0.48],
            [0.48, 0.68],
            [0.22, 0.8],
            [0.04, 0.83],
          ],
          gloss(main),
        ),
        { y: 1.6 },
      ),
      at(ball(0.08, brass), { y: 2.48 }),
      at(ball(0.24, glow('#fff1d6', 1.5)), { y: 1.72 }),
      at(drum(0.8, 0.8, 0.01, glow('#ffe7bd', 0.8), 0), { y: 1.63 }),
    )
  },
}
