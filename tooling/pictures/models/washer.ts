import { gloss, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, drum, group, ring, turned } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const washer: Model = {
  yaw: -0.42,
  lift: 11,
  focus: [0.46, 0.45],
  build: main =>
    group(
      at(box(1.9, 2.4, 1.6, 0.08, plastic(main, 0.32)), { y: 1.24 }),
      at(box(1.9, 0.42, 0.06, 0.03, plastic(lighter(main, 0.3))), { y: 2.2, z: 0.8 }),
      at(pane(0.6, 0.22, 0.04, digits(300, 110, '0:42', '#bfe6ff')), { x: 0.42, y: 2.2, z: 0.833 }),
      at(drum(0.13, 0.14, 0.1, metal('#c9ccd1'), 0.03), { x: -0.1, y: 2.2, z: 0.82, rx: Math.PI / 2 }),
      at(box(0.5, 0.24, 0.03, 0.012, plastic(darker(main, 0.06))), { x: -0.62, y: 2.2, z: 0.825 }),
      at(ring(0.66, 0.1, metal('#c9ccd1', 0.2)), { y: 1.12, z: 0.82 }),
      at(drum(0.6, 0.6, 0.04, gloss('#262b33'), 0.02), { y: 1.12, z: 0.8, rx: Math.PI / 2 }),
      at(
        turned(
          [
            [0, 0],
            [0.56, 0, 0.02],
            [0.5, 0.1, 0.05],
            [0.2, 0.2, 0.1],
            [0, 0.22],
          ],
          gloss('#39485c'),
        ),
        { y: 1.12, z: 0.8, rx: Math.PI / 2 },
      ),
      at(box(0.1, 0.3, 0.1, 0.04, metal('#c9ccd1')), { x: 0.74, y: 1.12, z: 0.88 }),
      ...[-0.8, 0.8].map(x => at(drum(0.08, 0.08, 0.06, rubber('#2b2d31')), { x, z: 0.6 })),
    ),
}
