import { gloss, glow, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, ring, thrown, turned } from '../studio/shapes.ts'

export const pendant: Model = {
  yaw: 0,
  lift: -3,
  floating: true,
  focus: [0.5, 0.3],
  build: main => {
    const brass = metal('#c9a25c', 0.22)
    return group(
      at(drum(0.022, 0.022, 1.6, rubber('#2b2d31'), 0), { y: 1 }),
      at(drum(0.2, 0.2, 0.08, brass, 0.03), { y: 2.54 }),
      at(
        turned(
          [
            [0.07, 0.3, 0.02],
            [0.1, 0.28, 0.02],
            [0.14, 0, 0.02],
            [0, 0],
          ],
          brass,
        ),
        { y: 0.9 },
      ),
      at(
        thrown(
          [
            [0.98, 0],
            [0.96, 0.08],
            [0.72, 0.4],
            [0.4, 0.74],
            [0.16, 0.94],
            [0.1, 0.98],
          ],
          gloss(main),
        ),
        {},
      ),
      at(ball(0.26, glow('#fff1d6', 1.5)), { y: 0.1 }),
      at(ring(0.97, 0.018, brass), { y: 0, rx: Math.PI / 2 }),
    )
  },
}
