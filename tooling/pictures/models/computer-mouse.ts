import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const computerMouse: Model = {
  yaw: 0.5,
  lift: 24,
  focus: [0.45, 0.6],
  build: main =>
    group(
      loft(
        [
          [0, 0.58, 0.98, 2.6],
          [0.1, 0.66, 1.06, 2.6],
          [0.3, 0.64, 1.02, 2.5, -0.01],
          [0.46, 0.54, 0.86, 2.4, -0.05],
          [0.58, 0.36, 0.58, 2.2, -0.1],
          [0.63, 0.16, 0.26, 2, -0.14],
          [0.64, 0.01, 0.02, 2, -0.15],
        ],
        plastic(main, 0.36),
      ),
      loft(
        [
          [0.02, 0.6, 1, 2.6],
          [0.07, 0.67, 1.075, 2.6],
          [0.11, 0.66, 1.06, 2.6],
        ],
        rubber(darker(main, 0.6)),
      ),
      at(drum(0.15, 0.15, 0.1, rubber('#2a2c31'), 0.03), { x: -0.05, y: 0.44, z: 0.46, rz: -Math.PI / 2 }),
      at(drum(0.152, 0.152, 0.02, metal('#d3ad68'), 0), { x: -0.01, y: 0.44, z: 0.46, rz: -Math.PI / 2 }),
    ),
}
