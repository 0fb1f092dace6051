import { glaze, gloss } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, thrown } from '../studio/shapes.ts'

export const mug: Model = {
  yaw: -0.5,
  lift: 16,
  focus: [0.62, 0.62],
  build: main =>
    group(
      thrown(
        [
          [0, 0.03],
          [0.56, 0.02],
          [0.72, 0.1],
          [0.79, 0.4],
          [0.82, 1.2],
          [0.84, 1.6],
          [0.81, 1.64],
          [0.78, 1.58],
          [0.75, 1.2],
          [0.72, 0.4],
          [0.5, 0.16],
          [0, 0.14],
        ],
        glaze(main),
      ),
      at(ring(0.4, 0.1, glaze(main), Math.PI * 1.1), { x: 0.78, y: 0.88, rz: -Math.PI * 0.55 }),
      at(drum(0.76, 0.76, 0.02, gloss('#4a2c1a'), 0), { y: 1.34 }),
    ),
}
