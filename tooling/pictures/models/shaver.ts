import { gloss, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, drum, group, ring, slab } from '../studio/shapes.ts'
import { loft, pane, rounded } from '../studio/soft-shapes.ts'

export const shaver: Model = {
  yaw: -0.4,
  lift: 13,
  focus: [0.5, 0.8],
  zoom: 2,
  build: main => {
    const head = (x: number, y: number) =>
      at(
        group(
          drum(0.28, 0.26, 0.1, gloss('#23262b'), 0.03),
          at(ring(0.2, 0.045, metal('#e0e2e6', 0.16)), { y: 0.1, rx: Math.PI / 2 }),
          at(drum(0.12, 0.12, 0.03, metal('#b9bcc2', 0.3), 0.01), { y: 0.1 }),
        ),
        { x, y, z: 0.3, rx: Math.PI / 2 - 0.3 },
      )
    return group(
      loft(
        [
          [0, 0.22, 0.2, 2.4],
          [0.06, 0.3, 0.28, 2.4],
          [0.7, 0.36, 0.33, 2.4],
          [1.3, 0.28, 0.26, 2.4],
          [1.6, 0.27, 0.25, 2.3],
        ],
        plastic(main, 0.3),
      ),
      at(
        loft(
          [
            [0, 0.24, 0.2, 2.2],
            [0.2, 0.34, 0.2, 2.2],
            [0.5, 0.5, 0.22, 2.1],
            [0.86, 0.44, 0.2, 2.1],
            [0.98, 0.2, 0.1, 2],
          ],
          plastic('#2b2d31'),
        ),
        { y: 1.55, rx: 0.12 },
      ),
      at(group(head(-0.26, 2), head(0.26, 2), head(0, 2.4)), { y: 0.02, z: 0.02 }),
      at(slab(rounded(0.2, 0.2, 0.1), 0.05, 0.02, metal('#d8b26a')), { y: 1.1, z: 0.3 }),
      at(pane(0.26, 0.2, 0.05, digits(130, 100, '98', '#ffffff')), { y: 0.62, z: 0.34 }),
    )
  },
}
