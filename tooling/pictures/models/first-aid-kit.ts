import { cloth, matte, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod, slab } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'

export const firstAidKit: Model = {
  yaw: -0.4,
  lift: 14,
  focus: [0.45, 0.5],
  build: main =>
    group(
      at(box(2.2, 1.5, 0.9, 0.22, cloth(main, 20, 2)), { y: 0.78 }),
      at(box(2.22, 0.05, 0.92, 0.02, metal('#c3c6cc')), { y: 1.1 }),
      at(slab(rounded(0.86, 0.86, 0.43), 0.04, 0.015, matte('#fdfaf4')), { y: 0.68, z: 0.46 }),
      at(box(0.18, 0.54, 0.03, 0.012, matte(main)), { y: 0.68, z: 0.49 }),
      at(box(0.54, 0.18, 0.03, 0.012, matte(main)), { y: 0.68, z: 0.49 }),
      rod(
        [
          [-0.4, 1.5, 0],
          [-0.34, 1.78, 0],
          [0.34, 1.78, 0],
          [0.4, 1.5, 0],
        ],
        0.06,
        rubber('#2f3136'),
      ),
      at(
        group(
          slab(rounded(0.24, 0.9, 0.12), 0.04, 0.015, matte('#e8c39a')),
          at(box(0.2, 0.24, 0.05, 0.015, matte('#f6e3c9')), {}),
        ),
        { x: 1.25, y: 0.06, z: 0.75, rx: -Math.PI / 2, rz: 0.5 },
      ),
      at(group(at(drum(0.22, 0.22, 0.4, cloth('#fdfaf4', 6, 2), 0.04), {})), { x: -1.3, y: 0, z: 0.6 }),
    ),
}
