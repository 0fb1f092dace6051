import { label } from '../studio/labels.ts'
import { crystal, gloss, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, thrown, turned, wrap } from '../studio/shapes.ts'

export const serum: Model = {
  yaw: 0,
  focus: [0.5, 0.5],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.62, 0, 0.12],
          [0.62, 1.62, 0.3],
          [0.28, 1.78, 0.1],
          [0.28, 1.92],
          [0, 1.92],
        ],
        crystal(main, 0.7),
      ),
      at(drum(0.31, 0.31, 0.1, metal('#d9b36b'), 0.02), { y: 1.86 }),
      at(drum(0.3, 0.3, 0.42, gloss('#f4efe6'), 0.05), { y: 1.96 }),
      at(
        thrown(
          [
            [0.2, 0],
            [0.21, 0.12],
            [0.21, 0.34],
            [0.15, 0.5],
            [0, 0.56],
          ],
          rubber('#2c2c31'),
        ),
        { y: 2.36 },
      ),
      at(wrap(0.626, 0.86, 1.9, label(760, 344, { title: '精华', sub: 'serum', ground: '#fbf6ec', ink: '#3b3024' })), {
        y: 0.76,
      }),
    ),
}
