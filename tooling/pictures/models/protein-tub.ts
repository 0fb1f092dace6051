import { label } from '../studio/labels.ts'
import { matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, turned, wrap } from '../studio/shapes.ts'
import { darker, inkOn } from '../studio/tones.ts'

export const proteinTub: Model = {
  yaw: -0.15,
  lift: 12,
  focus: [0.45, 0.5],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.9, 0, 0.1],
          [0.94, 0.3, 0.1],
          [0.94, 1.6, 0.16],
          [0.8, 1.8, 0.05],
          [0, 1.8],
        ],
        plastic(darker(main, 0.55), 0.36),
      ),
      at(drum(0.86, 0.88, 0.36, plastic(main, 0.4), 0.05), { y: 1.76 }),
      ...Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * Math.PI * 2
        return at(box(0.05, 0.26, 0.03, 0.012, plastic(main, 0.4)), {
          x: Math.sin(a) * 0.87,
          y: 1.94,
          z: Math.cos(a) * 0.87,
          ry: a,
        })
      }),
      at(
        wrap(
          0.945,
          1.16,
          2.4,
          label(1000, 510, {
            title: '蛋白粉',
            sub: 'whey protein',
            ground: main,
            ink: inkOn(main),
            mark: 'band',
            accent: darker(main, 0.55),
          }),
        ),
        { y: 0.96 },
      ),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.22, 0, 0.04],
              [0.26, 0.3, 0.01],
              [0.24, 0.3],
              [0.2, 0.04],
              [0, 0.03],
            ],
            plastic('#fbf9f4'),
          ),
          at(box(0.6, 0.06, 0.12, 0.03, plastic('#fbf9f4')), { x: 0.5, y: 0.27 }),
          at(ball(0.2, matte('#f0dfc2')).translateY(0.2), { y: 0.22 }),
        ),
        { x: 1.2, z: 0.5, ry: 0.5 },
      ),
    ),
}
