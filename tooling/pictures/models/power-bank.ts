import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, group, rod, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const powerBank: Model = {
  yaw: -0.4,
  lift: 13,
  focus: [0.5, 0.7],
  build: main =>
    at(
      group(
        slab(rounded(1.2, 2.1, 0.24), 0.46, 0.12, plastic(main, 0.36)),
        at(pane(0.74, 0.34, 0.1, digits(300, 138, '86%', '#c8ffd9')), { y: 0.66, z: 0.232 }),
        at(box(0.05, 0.26, 0.1, 0.02, metal('#c3c6cc')), { x: 0.6, y: 0.5 }),
        at(
          rod(
            [
              [0, 1.05, 0],
              [0, 1.28, 0],
              [0.3, 1.4, 0],
              [0.74, 1.2, 0],
              [0.78, 0.4, 0],
              [0.78, 0.05, 0],
            ],
            0.05,
            rubber(darker(main, 0.4)),
          ),
          {},
        ),
        at(box(0.16, 0.28, 0.12, 0.04, rubber(darker(main, 0.4))), { x: 0.78, y: -0.02 }),
        at(box(0.12, 0.12, 0.05, 0.02, metal('#c3c6cc')), { x: 0.78, y: -0.2 }),
      ),
      { y: 1.05 },
    ),
}
