import { cloth, glow, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, rod } from '../studio/shapes.ts'
import { darker } from '../studio/tones.ts'

export const speaker: Model = {
  yaw: -0.3,
  lift: 15,
  focus: [0.5, 0.75],
  build: main =>
    group(
      at(drum(0.74, 0.76, 1.9, cloth(main, 40, 3), 0.16), { y: 0.06 }),
      drum(0.7, 0.66, 0.12, rubber('#2b2d31'), 0.05),
      at(drum(0.66, 0.7, 0.1, plastic(darker(main, 0.35)), 0.04), { y: 1.92 }),
      at(ring(0.5, 0.022, glow('#ffe2b8', 0.9)), { y: 2.02, rx: Math.PI / 2 }),
      at(box(0.3, 0.3, 0.03, 0.012, metal('#d8b26a')), { y: 1.02, z: 0.755 }),
      at(
        rod(
          [
            [0.72, 1.76, 0],
            [1.02, 1.62, 0.1],
            [1.05, 1.2, 0.14],
            [0.78, 1.04, 0.02],
          ],
          0.035,
          rubber('#c08a54'),
        ),
        {},
      ),
    ),
}
