import { label } from '../studio/labels.ts'
import { crystal, glass, gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'

export const perfume: Model = {
  yaw: -0.32,
  lift: 11,
  focus: [0.5, 0.5],
  build: main =>
    group(
      at(box(1.4, 1.5, 0.74, 0.14, crystal(main, 0.55)), { y: 0.76 }),
      at(box(1.24, 1.16, 0.6, 0.08, glass(main, 0.32)), { y: 0.66 }),
      at(drum(0.24, 0.24, 0.16, metal('#d9b36b', 0.18), 0.02), { y: 1.5 }),
      at(box(0.72, 0.56, 0.6, 0.06, gloss('#f7f1e8')), { y: 1.94 }),
      at(
        pane(
          0.76,
          0.5,
          0.02,
          label(456, 300, {
            title: '花信',
            sub: 'eau de parfum',
            ground: '#fdf8f0',
            ink: '#4a3a30',
            mark: 'frame',
            accent: '#d9b36b',
          }),
        ),
        { y: 0.74, z: 0.376 },
      ),
    ),
}
