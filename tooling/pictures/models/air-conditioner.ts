import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const airConditioner: Model = {
  yaw: -0.36,
  lift: 4,
  floating: true,
  focus: [0.62, 0.4],
  build: main =>
    group(
      at(box(3.5, 1.02, 0.86, 0.26, plastic(main, 0.3)), { y: 0.6 }),
      at(box(3.5, 0.7, 0.5, 0.22, plastic(main, 0.3)), { y: 0.46, z: -0.16 }),
      at(box(3.16, 0.16, 0.3, 0.05, rubber('#3a3d43')), { y: 0.14, z: 0.18 }),
      at(box(3.16, 0.05, 0.32, 0.02, plastic(lighter(main, 0.4))), { y: 0.06, z: 0.34, rx: 0.5 }),
      at(box(3.3, 0.018, 0.02, 0.006, metal('#d8b26a')), { y: 0.3, z: 0.425 }),
      at(pane(0.5, 0.24, 0.05, digits(200, 96, '26°', '#3a4a5a', lighter(main, 0.3))), { x: 1.2, y: 0.66, z: 0.433 }),
    ),
}
