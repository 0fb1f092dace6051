import { gloss, glow, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { digits } from '../studio/screens.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'

export const actionCamera: Model = {
  yaw: -0.4,
  lift: 13,
  focus: [0.68, 0.55],
  build: main =>
    group(
      at(box(1.7, 1.24, 0.72, 0.14, rubber(main)), { y: 0.82 }),
      at(slab(rounded(0.76, 0.76, 0.12), 0.16, 0.04, plastic('#191b1f')), { x: 0.38, y: 0.96, z: 0.4 }),
      at(drum(0.28, 0.28, 0.06, metal('#44474e', 0.3), 0.02), { x: 0.38, y: 0.96, z: 0.46, rx: Math.PI / 2 }),
      at(drum(0.2, 0.2, 0.06, gloss('#0a1024'), 0.03), { x: 0.38, y: 0.96, z: 0.48, rx: Math.PI / 2 }),
      at(pane(0.6, 0.52, 0.05, digits(240, 208, '4K', '#ffffff')), { x: -0.42, y: 0.98, z: 0.363 }),
      at(drum(0.16, 0.16, 0.08, plastic('#d8382f'), 0.03), { x: -0.45, y: 1.42 }),
      at(drum(0.04, 0.04, 0.02, glow('#ff5a48', 1), 0), { x: -0.7, y: 0.6, z: 0.355, rx: Math.PI / 2 }),
      at(box(1.1, 0.2, 0.5, 0.08, plastic('#2c2f35')), { y: 0.12 }),
    ),
}
