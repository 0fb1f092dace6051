import { label } from '../studio/labels.ts'
import { matte, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, turned, wrap } from '../studio/shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const formulaTin: Model = {
  yaw: 0,
  lift: 15,
  focus: [0.42, 0.5],
  build: main =>
    group(
      drum(0.84, 0.84, 1.9, metal('#d9dce0', 0.3), 0.03),
      at(wrap(0.845, 1.7, 6.28, label(2200, 700, { title: '', ground: '#fbf8f0', ink: main })), { y: 0.96 }),
      at(
        wrap(
          0.85,
          1.7,
          2,
          label(840, 840, {
            title: '奶粉',
            sub: 'growing-up formula',
            ground: '#fbf8f0',
            ink: darker(main, 0.35),
            mark: 'disc',
            accent: lighter(main, 0.55),
          }),
        ),
        { y: 0.96 },
      ),
      at(drum(0.852, 0.852, 0.3, plastic(main), 0.02), { y: 0.04 }),
      at(drum(0.87, 0.87, 0.24, plastic(main), 0.05), { y: 1.8 }),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.24, 0, 0.04],
              [0.27, 0.26, 0.01],
              [0.25, 0.26],
              [0.22, 0.04],
              [0, 0.03],
            ],
            plastic(lighter(main, 0.4)),
          ),
          at(box(0.6, 0.05, 0.13, 0.02, plastic(lighter(main, 0.4))), { x: 0.52, y: 0.23 }),
          at(ball(0.21, matte('#fff3d6')), { y: 0.16 }),
        ),
        { x: 1.15, z: 0.45, ry: 0.4 },
      ),
    ),
}
