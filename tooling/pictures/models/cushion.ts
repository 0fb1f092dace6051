import { cloth } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, group } from '../studio/shapes.ts'
import { pillow } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const cushion: Model = {
  yaw: -0.3,
  lift: 9,
  focus: [0.4, 0.55],
  build: main =>
    group(
      at(pillow(2, 2, 1.15, cloth(main, 24, 4), 0.5), { x: -0.2, y: 1, rx: -0.12, rz: 0.04 }),
      at(pillow(1.5, 1.05, 0.8, cloth(lighter(main, 0.5), 16, 3), 0.5), {
        x: 0.62,
        y: 0.53,
        z: 0.62,
        rx: -0.2,
        rz: -0.05,
      }),
    ),
}
