import { label } from '../studio/labels.ts'
import { gloss, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, turned, wrap } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const pillBottle: Model = {
  yaw: -0.15,
  lift: 15,
  focus: [0.42, 0.5],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.7, 0, 0.08],
          [0.7, 1.5, 0.22],
          [0.52, 1.64, 0.04],
          [0, 1.64],
        ],
        plastic(main, 0.2),
      ),
      at(drum(0.6, 0.62, 0.4, plastic('#fbf9f4', 0.4), 0.05), { y: 1.62 }),
      at(
        wrap(
          0.704,
          1,
          2.2,
          label(900, 580, {
            title: '维生素',
            sub: 'vitamin',
            ground: '#fdfaf4',
            ink: darker(main, 0.45),
            mark: 'band',
            accent: main,
          }),
        ),
        { y: 0.78 },
      ),
      ...[
        [1, 0.15, 0.5, 0.4],
        [1.25, 0.15, 0.2, 1.6],
        [0.86, 0.15, 0.85, 2.3],
      ].map(([x = 0, y = 0, z = 0, turn = 0]) =>
        at(
          group(
            at(drum(0.14, 0.14, 0.42, gloss(lighter(main, 0.2)), 0.13), { rz: Math.PI / 2, x: 0.21 }),
            at(drum(0.141, 0.141, 0.2, gloss('#fdf6e6'), 0.1), { rz: Math.PI / 2, x: 0.22 }),
          ),
          { x, y, z, ry: turn },
        ),
      ),
    ),
}
