import { anodised, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { hills } from '../studio/screens.ts'
import { at, box, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'

export const monitor: Model = {
  yaw: -0.34,
  lift: 9,
  focus: [0.3, 0.6],
  build: main =>
    group(
      at(slab(rounded(3, 1.76, 0.07), 0.12, 0.04, plastic('#23262b')), { y: 1.62 }),
      at(pane(2.92, 1.66, 0.03, hills(1200, 680, '#1d2f6f', '#ff9c7a')), { y: 1.63, z: 0.062 }),
      at(box(0.34, 1.3, 0.1, 0.04, anodised(main)), { y: 0.74, z: -0.2, rx: 0.06 }),
      at(slab(rounded(1.15, 0.8, 0.14), 0.06, 0.025, anodised(main)), { y: 0.03, z: -0.06, rx: -Math.PI / 2 }),
    ),
}
