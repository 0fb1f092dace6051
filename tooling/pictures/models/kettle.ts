import { gloss, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, rod, turned } from '../studio/shapes.ts'

export const kettle: Model = {
  yaw: -0.3,
  lift: 12,
  focus: [0.5, 0.6],
  build: main => {
    const shell = gloss(main)
    const dark = rubber('#2b2d31')
    return group(
      drum(0.78, 0.82, 0.14, dark, 0.05),
      at(
        turned(
          [
            [0, 0],
            [0.72, 0, 0.08],
            [0.74, 0.12, 0.05],
            [0.5, 1.5, 0.1],
            [0.44, 1.62, 0.05],
            [0, 1.62],
          ],
          shell,
        ),
        { y: 0.15 },
      ),
      at(drum(0.735, 0.735, 0.06, metal('#d8b26a'), 0.01), { y: 0.17 }),
      at(
        turned(
          [
            [0, 0],
            [0.46, 0, 0.03],
            [0.44, 0.08, 0.05],
            [0.1, 0.18, 0.06],
            [0, 0.18],
          ],
          shell,
        ),
        { y: 1.76 },
      ),
      at(ball(0.09, metal('#d8b26a')), { y: 2.02 }),
      at(
        rod(
          [
            [-0.6, 0.62, 0],
            [-0.95, 0.82, 0],
            [-1, 1.4, 0],
            [-1.24, 1.72, 0],
            [-1.42, 1.7, 0],
          ],
          0.075,
          shell,
        ),
        {},
      ),
      at(
        rod(
          [
            [0.46, 1.6, 0],
            [0.8, 1.72, 0],
            [1.06, 1.5, 0],
            [1.06, 0.9, 0],
            [1, 0.62, 0],
          ],
          0.085,
          dark,
        ),
        {},
      ),
    )
  },
}
