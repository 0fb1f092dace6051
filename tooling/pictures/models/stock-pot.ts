import { gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, rod, turned } from '../studio/shapes.ts'

export const stockPot: Model = {
  yaw: -0.35,
  lift: 18,
  focus: [0.5, 0.6],
  build: main => {
    const enamel = gloss(main)
    const steel = metal('#d3ad68', 0.22)
    return group(
      at(
        turned(
          [
            [0, 0],
            [1, 0, 0.16],
            [1.08, 0.3, 0.1],
            [1.1, 1.08, 0.03],
            [1.14, 1.12, 0.02],
            [1.14, 1.18, 0.02],
            [0, 1.18],
          ],
          enamel,
        ),
        {},
      ),
      at(
        turned(
          [
            [1.14, 0, 0.02],
            [1.12, 0.08, 0.04],
            [0.7, 0.24, 0.2],
            [0.2, 0.3, 0.05],
            [0, 0.3],
          ],
          enamel,
        ),
        { y: 1.18 },
      ),
      at(drum(0.07, 0.07, 0.1, steel), { y: 1.46 }),
      at(drum(0.2, 0.17, 0.1, steel, 0.04), { y: 1.55 }),
      ...[1, -1].map(side =>
        at(
          rod(
            [
              [side * 1.06, 0.98, -0.24],
              [side * 1.34, 0.98, -0.2],
              [side * 1.38, 0.98, 0],
              [side * 1.34, 0.98, 0.2],
              [side * 1.06, 0.98, 0.24],
            ],
            0.07,
            enamel,
          ),
          {},
        ),
      ),
      at(ring(1.1, 0.012, steel), { y: 0.96, rx: Math.PI / 2 }),
    )
  },
}
