import { label } from '../studio/labels.ts'
import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, rod, turned, wrap } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const pumpBottle: Model = {
  yaw: -0.3,
  lift: 11,
  focus: [0.5, 0.45],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.68, 0, 0.1],
          [0.7, 1.9, 0.28],
          [0.26, 2.08, 0.06],
          [0.26, 2.2],
          [0, 2.2],
        ],
        plastic(main, 0.34),
      ),
      at(drum(0.3, 0.3, 0.22, rubber('#2f3136'), 0.03), { y: 2.14 }),
      at(drum(0.06, 0.06, 0.34, metal('#c3c6cc')), { y: 2.34 }),
      at(drum(0.2, 0.22, 0.16, rubber('#2f3136'), 0.05), { y: 2.62 }),
      rod(
        [
          [0, 2.7, 0],
          [0.3, 2.73, 0.1],
          [0.56, 2.7, 0.2],
          [0.62, 2.6, 0.22],
        ],
        0.07,
        rubber('#2f3136'),
      ),
      at(
        wrap(
          0.702,
          1.2,
          1.8,
          label(640, 610, {
            title: '洗发水',
            sub: 'shampoo',
            ground: lighter(main, 0.7),
            ink: '#2f2a26',
            mark: 'seal',
            accent: darker(main, 0.2),
          }),
        ),
        { y: 0.98 },
      ),
    ),
}
