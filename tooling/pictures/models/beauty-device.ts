import { gloss, glow, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, turned } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const beautyDevice: Model = {
  yaw: -0.4,
  lift: 12,
  focus: [0.5, 0.78],
  zoom: 2,
  build: main =>
    group(
      drum(0.6, 0.64, 0.16, plastic(lighter(main, 0.3)), 0.06),
      at(
        group(
          loft(
            [
              [0, 0.16, 0.16, 2],
              [0.08, 0.22, 0.22, 2],
              [0.8, 0.26, 0.25, 2],
              [1.4, 0.24, 0.23, 2],
              [1.8, 0.36, 0.3, 2, 0.06],
              [2.1, 0.42, 0.34, 2, 0.12],
              [2.26, 0.3, 0.24, 2, 0.14],
              [2.3, 0.02, 0.02, 2, 0.14],
            ],
            gloss(main),
          ),
          at(drum(0.3, 0.32, 0.06, metal('#d8b26a'), 0.02), { y: 1.98, z: 0.4, rx: Math.PI / 2 - 0.1 }),
          at(
            turned(
              [
                [0, 0],
                [0.24, 0, 0.02],
                [0.22, 0.05, 0.03],
                [0, 0.09],
              ],
              metal('#eef0f2', 0.1),
            ),
            { y: 1.98, z: 0.45, rx: Math.PI / 2 - 0.1 },
          ),
          at(drum(0.07, 0.07, 0.04, metal('#d8b26a'), 0.015), { y: 1.1, z: 0.24, rx: Math.PI / 2 }),
          ...[0.86, 0.74, 0.62].map(y =>
            at(drum(0.022, 0.022, 0.01, glow('#ffffff', 0.8), 0), { y, z: 0.25, rx: Math.PI / 2 }),
          ),
        ),
        { y: 0.14 },
      ),
    ),
}
