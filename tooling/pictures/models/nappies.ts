import { label } from '../studio/labels.ts'
import { cloth, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, rod } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const nappies: Model = {
  yaw: -0.42,
  lift: 14,
  focus: [0.42, 0.5],
  build: main =>
    group(
      loft(
        [
          [0, 1, 0.52, 5],
          [0.08, 1.08, 0.58, 5],
          [0.9, 1.12, 0.6, 4.4],
          [1.5, 1.06, 0.54, 4.4],
          [1.66, 0.96, 0.34, 4],
          [1.72, 0.9, 0.08, 4],
        ],
        plastic(main, 0.3),
      ),
      rod(
        [
          [-0.4, 1.66, 0],
          [-0.3, 1.96, 0],
          [0.3, 1.96, 0],
          [0.4, 1.66, 0],
        ],
        0.07,
        plastic(darker(main, 0.1), 0.3),
      ),
      at(
        pane(
          1.5,
          1,
          0.3,
          label(900, 600, {
            title: '纸尿裤',
            sub: 'soft nappies',
            ground: '#fdfaf4',
            ink: darker(main, 0.45),
            mark: 'disc',
            accent: lighter(main, 0.6),
          }),
        ),
        { y: 0.78, z: 0.618 },
      ),
      ...[0, 1, 2].map(i =>
        at(box(0.84, 0.13, 0.56, 0.06, cloth('#fdfbf6', 16, 2)), { x: 1.36, y: 0.07 + i * 0.13, z: 0.6, ry: 0.35 }),
      ),
      at(box(0.86, 0.05, 0.1, 0.02, plastic(lighter(main, 0.3))), { x: 1.36, y: 0.42, z: 0.6, ry: 0.35 }),
    ),
}
