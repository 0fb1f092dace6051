import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, group } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const airFryer: Model = {
  yaw: -0.36,
  lift: 15,
  focus: [0.45, 0.5],
  build: main => {
    const shell = plastic(main, 0.34)
    return group(
      loft(
        [
          [0, 0.8, 0.74, 3.4],
          [0.06, 0.88, 0.82, 3.4],
          [0.9, 0.98, 0.92, 3.2],
          [1.6, 0.96, 0.9, 3],
          [1.95, 0.82, 0.76, 2.8],
          [2.1, 0.5, 0.46, 2.5],
          [2.13, 0.02, 0.02, 2],
        ],
        shell,
      ),
      at(box(1.24, 0.96, 0.3, 0.14, plastic(darker(main, 0.07), 0.34)), { y: 0.62, z: 0.82 }),
      at(box(0.2, 0.3, 0.52, 0.08, rubber('#2a2c31')), { y: 0.72, z: 1.12 }),
      at(box(0.26, 0.66, 0.16, 0.07, rubber('#2a2c31')), { y: 0.64, z: 1.36 }),
      at(box(0.05, 0.4, 0.03, 0.012, metal('#d8b26a')), { y: 0.64, z: 1.45 }),
      at(pane(0.72, 0.4, 0.1, digits(360, 200, '200°', '#ffd9a0')), { y: 1.5, z: 0.915, rx: -0.06 }),
    )
  },
}
