import { label } from '../studio/labels.ts'
import { metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, turned, wrap } from '../studio/shapes.ts'
import { inkOn, lighter } from '../studio/tones.ts'

export const essenceBottle: Model = {
  yaw: 0,
  focus: [0.5, 0.45],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.66, 0, 0.1],
          [0.66, 2, 0.34],
          [0.24, 2.2, 0.1],
          [0, 2.2],
        ],
        plastic(lighter(main, 0.1), 0.18),
      ),
      at(drum(0.26, 0.26, 0.08, metal('#d9b36b'), 0.01), { y: 2.16 }),
      at(drum(0.36, 0.36, 0.72, metal(lighter(main, 0.35), 0.3), 0.05), { y: 2.24 }),
      at(
        wrap(
          0.665,
          1.1,
          1.7,
          label(620, 604, {
            title: '肌底液',
            sub: 'essence',
            ground: lighter(main, 0.1),
            ink: inkOn(main),
            mark: 'frame',
            accent: '#d9b36b',
          }),
        ),
        { y: 1 },
      ),
    ),
}
