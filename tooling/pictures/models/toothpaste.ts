import { label } from '../studio/labels.ts'
import { glaze, gloss, matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, turned } from '../studio/shapes.ts'
import { loft, pane } from '../studio/soft-shapes.ts'
import { inkOn, lighter } from '../studio/tones.ts'

export const toothpaste: Model = {
  yaw: -0.2,
  lift: 12,
  focus: [0.45, 0.55],
  build: main =>
    group(
      at(
        group(
          drum(0.26, 0.28, 0.32, gloss('#fbf8f2'), 0.04),
          at(
            loft(
              [
                [0, 0.42, 0.4, 2],
                [0.1, 0.5, 0.46, 2],
                [0.8, 0.54, 0.36, 2.1],
                [1.6, 0.58, 0.16, 2.3],
                [2.1, 0.6, 0.03, 4],
              ],
              plastic('#fdfbf7', 0.3),
            ),
            { y: 0.3 },
          ),
          at(
            pane(
              0.76,
              1.2,
              0.02,
              label(456, 720, { title: '牙膏', sub: 'toothpaste', ground: main, ink: inkOn(main), upright: true }),
            ),
            { y: 1.24, z: 0.44, rx: -0.2 },
          ),
          at(box(1.22, 0.14, 0.05, 0.02, plastic(main)), { y: 2.36 }),
        ),
        { x: -0.35 },
      ),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.44, 0, 0.05],
              [0.4, 0.9, 0.02],
              [0.36, 0.9],
              [0.38, 0.1],
              [0, 0.08],
            ],
            glaze(lighter(main, 0.55)),
          ),
          ...[
            [-0.12, 0.12, main],
            [0.14, -0.16, '#f7f3ea'],
          ].map(([x, lean, tone]) =>
            at(
              group(
                at(drum(0.05, 0.06, 1.9, plastic(String(tone), 0.3), 0.03), {}),
                at(box(0.14, 0.42, 0.1, 0.04, plastic(String(tone), 0.3)), { y: 2.02 }),
                at(box(0.12, 0.34, 0.12, 0.02, matte('#ffffff')), { y: 2.03, z: 0.1 }),
              ),
              { x: Number(x), y: 0.1, rz: -Number(lean) },
            ),
          ),
        ),
        { x: 0.85, z: 0.2 },
      ),
    ),
}
