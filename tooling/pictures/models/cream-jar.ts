import { label } from '../studio/labels.ts'
import { gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, thrown, turned, wrap } from '../studio/shapes.ts'
import { inkOn } from '../studio/tones.ts'

export const creamJar: Model = {
  yaw: -0.1,
  lift: 19,
  focus: [0.4, 0.5],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.86, 0, 0.16],
          [0.92, 0.2, 0.1],
          [0.92, 0.78, 0.1],
          [0.8, 0.86, 0.03],
          [0.76, 0.86, 0.02],
          [0.74, 0.78],
        ],
        gloss(main),
      ),
      at(
        thrown(
          [
            [0, 0.3],
            [0.12, 0.24],
            [0.3, 0.14],
            [0.55, 0.06],
            [0.75, 0.02],
            [0.76, -0.1],
          ],
          gloss('#fffaf2'),
        ),
        { y: 0.84 },
      ),
      at(wrap(0.924, 0.42, 1.5, label(660, 200, { title: '面霜', ground: main, ink: inkOn(main) })), { y: 0.44 }),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.9, 0, 0.04],
              [0.9, 0.42, 0.1],
              [0, 0.42],
            ],
            metal('#d9b36b', 0.24),
          ),
          at(drum(0.7, 0.7, 0.01, gloss(main), 0), { y: 0.42 }),
        ),
        { x: 1.3, y: 0.86, z: 0.16, rz: -1.12, ry: 0.25 },
      ),
    ),
}
