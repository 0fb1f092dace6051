import { gloss, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, drum, group } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'

export const thermometer: Model = {
  yaw: -0.62,
  lift: 12,
  focus: [0.6, 0.75],
  build: main =>
    group(
      at(
        loft(
          [
            [0, 0.3, 0.34, 2.4],
            [0.2, 0.42, 0.46, 2.4],
            [1.1, 0.44, 0.48, 2.4],
            [1.36, 0.3, 0.36, 2.2],
            [1.4, 0.1, 0.1, 2],
          ],
          plastic('#fbf9f4', 0.32),
        ),
        { y: 1.9, z: -0.6, rx: Math.PI / 2 },
      ),
      at(drum(0.26, 0.3, 0.1, plastic(main), 0.03), { y: 1.9, z: 0.74, rx: Math.PI / 2 }),
      at(drum(0.17, 0.17, 0.06, gloss('#1d2128'), 0.02), { y: 1.9, z: 0.82, rx: Math.PI / 2 }),
      at(
        loft(
          [
            [0, 0.28, 0.22, 2.4],
            [0.1, 0.33, 0.28, 2.4],
            [1.2, 0.3, 0.26, 2.4],
            [1.7, 0.34, 0.34, 2.3],
          ],
          plastic(main, 0.36),
        ),
        { z: -0.2, rx: -0.14 },
      ),
      at(box(0.2, 0.3, 0.12, 0.05, plastic('#fbf9f4')), { y: 1.36, z: 0.1, rx: -0.14 }),
      at(pane(0.5, 0.34, 0.06, digits(300, 204, '36.5', '#134a3a', '#c9f2dd')), {
        x: 0.454,
        y: 1.9,
        z: 0.02,
        ry: Math.PI / 2,
      }),
    ),
}
