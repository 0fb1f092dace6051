import { label } from '../studio/labels.ts'
import { gloss, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, turned, wrap } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const babyWash: Model = {
  yaw: -0.2,
  lift: 12,
  focus: [0.36, 0.55],
  build: main => {
    const skin = plastic(main, 0.4)
    return group(
      turned(
        [
          [0, 0],
          [0.66, 0, 0.2],
          [0.74, 0.5, 0.4],
          [0.6, 1.3, 0.3],
          [0.28, 1.5, 0.08],
          [0, 1.5],
        ],
        skin,
      ),
      at(drum(0.3, 0.32, 0.16, plastic('#fdfaf4'), 0.03), { y: 1.46 }),
      at(ball(0.42, plastic('#fdfaf4')), { y: 1.92 }),
      ...[-0.3, 0.3].map(x => at(ball(0.14, plastic('#fdfaf4')), { x, y: 2.26 })),
      ...[-0.14, 0.14].map(x => at(ball(0.035, gloss('#3a2f2a')), { x, y: 1.98, z: 0.39 })),
      at(ball(0.05, gloss('#d98a7a')), { y: 1.88, z: 0.41 }),
      at(
        wrap(
          0.742,
          0.66,
          1.5,
          label(560, 330, { title: '洗护', sub: 'baby wash', ground: '#fdfaf4', ink: darker(main, 0.5) }),
        ),
        { y: 0.66 },
      ),
      at(
        group(
          at(ball(0.36, gloss('#ffd257')), {}).translateY(0.3),
          at(ball(0.24, gloss('#ffd257')), { x: 0.16, y: 0.78 }),
          at(
            loft(
              [
                [0, 0.1, 0.05],
                [0.14, 0.03, 0.02],
              ],
              gloss('#f0862e'),
            ),
            { x: 0.38, y: 0.76, rz: -Math.PI / 2 },
          ),
          at(ball(0.035, gloss('#2a2320')), { x: 0.3, y: 0.88, z: 0.16 }),
        ),
        { x: 1.1, z: 0.42, ry: -0.5 },
      ),
    )
  },
}
