import { label } from '../studio/labels.ts'
import { plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const bodyWash: Model = {
  yaw: -0.3,
  lift: 11,
  focus: [0.5, 0.5],
  build: main =>
    group(
      loft(
        [
          [0, 0.62, 0.36, 2.8],
          [0.06, 0.7, 0.42, 2.8],
          [1.1, 0.78, 0.46, 2.6],
          [1.8, 0.7, 0.4, 2.4],
          [2.1, 0.46, 0.32, 2.2],
          [2.2, 0.3, 0.28, 2],
        ],
        plastic(main, 0.2),
      ),
      at(drum(0.34, 0.36, 0.4, plastic('#fbf8f2', 0.36), 0.06), { y: 2.2 }),
      at(
        pane(
          0.86,
          1.16,
          0.3,
          label(516, 700, {
            title: '沐浴露',
            sub: 'body wash',
            ground: lighter(main, 0.75),
            ink: darker(main, 0.7),
            mark: 'disc',
            accent: lighter(main, 0.45),
          }),
        ),
        { y: 1.08, z: 0.466 },
      ),
    ),
}
