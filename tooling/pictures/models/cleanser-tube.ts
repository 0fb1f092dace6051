import { label } from '../studio/labels.ts'
import { gloss, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, turned } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { darker, inkOn } from '../studio/tones.ts'

export const cleanserTube: Model = {
  yaw: -0.25,
  focus: [0.5, 0.5],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.48, 0, 0.06],
          [0.46, 0.42, 0.04],
          [0, 0.42],
        ],
        gloss('#fbf8f2'),
      ),
      loft(
        [
          [0.42, 0.5, 0.48, 2],
          [0.5, 0.56, 0.52, 2],
          [1.2, 0.6, 0.42, 2.1],
          [2, 0.64, 0.2, 2.2],
          [2.5, 0.66, 0.05, 2.6],
          [2.72, 0.66, 0.03, 4],
        ],
        plastic(main, 0.34),
      ),
      at(box(1.34, 0.22, 0.05, 0.02, plastic(darker(main, 0.06), 0.34)), { y: 2.64 }),
      at(
        pane(
          0.8,
          1.1,
          0.02,
          label(480, 660, { title: '洁面乳', sub: 'cleanser', ground: 'transparent', ink: inkOn(main), upright: true }),
        ),
        { y: 1.36, z: 0.47, rx: -0.2 },
      ),
    ),
}
