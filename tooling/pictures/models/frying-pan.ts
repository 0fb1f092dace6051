import { gloss, matte, metal, plastic, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, turned } from '../studio/shapes.ts'

export const fryingPan: Model = {
  yaw: 0.62,
  lift: 30,
  focus: [0.4, 0.5],
  build: main =>
    group(
      at(
        turned(
          [
            [0, 0.02],
            [0.9, 0.02, 0.1],
            [1.16, 0.36, 0.05],
            [1.22, 0.38, 0.02],
            [1.2, 0.34],
            [0.92, 0.08, 0.1],
            [0, 0.07],
          ],
          plastic(main, 0.3),
        ),
        {},
      ),
      at(drum(0.9, 0.9, 0.012, matte('#2c2e33', 0.6), 0), { y: 0.072 }),
      at(box(0.34, 0.05, 0.16, 0.02, metal('#c3c6cc')), { x: 1.3, y: 0.38, rz: 0.12 }),
      at(box(1.25, 0.11, 0.2, 0.055, wood('#a8703f', 0.6)), { x: 2.02, y: 0.48, rz: 0.12 }),
      at(drum(0.26, 0.26, 0.03, matte('#fffaf0', 0.4), 0.012), { x: -0.12, y: 0.085, z: 0.1 }),
      at(drum(0.3, 0.3, 0.025, matte('#fffaf0', 0.4), 0.012), { x: 0.08, y: 0.085, z: 0 }),
      at(ball(0.15, gloss('#f6a821')).translateY(0), { x: 0.02, y: 0.1, z: 0.04, s: 1 }),
    ),
}
