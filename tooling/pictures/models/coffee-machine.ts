import { gloss, matte, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, rod, slab, thrown } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'

export const coffeeMachine: Model = {
  yaw: -0.4,
  lift: 13,
  focus: [0.45, 0.62],
  build: main => {
    const shell = gloss(main)
    const steel = metal('#d3d6da', 0.2)
    const dark = rubber('#2a2c31')
    return group(
      at(box(1.7, 0.26, 1.5, 0.09, shell), { y: 0.13, z: 0.1 }),
      at(slab(rounded(1.36, 0.86, 0.06), 0.05, 0.02, steel), { y: 0.27, z: 0.4, rx: -Math.PI / 2 }),
      at(box(1.7, 2, 0.7, 0.12, shell), { y: 1.1, z: -0.35 }),
      at(box(1.7, 0.76, 1.3, 0.14, shell), { y: 1.78, z: 0.08 }),
      at(drum(0.3, 0.34, 0.22, steel, 0.03), { y: 1.2, z: 0.34 }),
      at(drum(0.33, 0.33, 0.12, dark, 0.03), { y: 1.12, z: 0.34 }),
      at(
        rod(
          [
            [0, 1.18, 0.6],
            [0, 1.16, 0.9],
            [0, 1.12, 1.2],
          ],
          0.07,
          dark,
        ),
        {},
      ),
      ...[-0.09, 0.09].map(x => at(drum(0.04, 0.05, 0.12, steel), { x, y: 1, z: 0.36 })),
      at(
        thrown(
          [
            [0, 0.02],
            [0.16, 0.02],
            [0.24, 0.2],
            [0.27, 0.42],
            [0.24, 0.4],
            [0.2, 0.15],
            [0, 0.08],
          ],
          gloss('#fbf7ef'),
        ),
        { y: 0.3, z: 0.38 },
      ),
      at(ring(0.1, 0.03, gloss('#fbf7ef')), { x: 0.28, y: 0.52, z: 0.38 }),
      at(drum(0.22, 0.22, 0.02, matte('#6b4226'), 0), { y: 0.62, z: 0.38 }),
      at(drum(0.2, 0.2, 0.06, steel, 0.02), { x: -0.48, y: 1.8, z: 0.72, rx: Math.PI / 2 }),
      at(drum(0.16, 0.16, 0.07, matte('#fbf7ef'), 0.01), { x: -0.48, y: 1.8, z: 0.72, rx: Math.PI / 2 }),
      at(box(0.012, 0.11, 0.02, 0.004, rubber('#c0392b')), { x: -0.45, y: 1.84, z: 0.79, rz: -0.5 }),
      ...[0.1, 0.34, 0.58].map(x => at(drum(0.08, 0.08, 0.06, steel, 0.025), { x, y: 1.8, z: 0.72, rx: Math.PI / 2 })),
      at(
        rod(
          [
            [0.66, 1.42, 0.4],
            [0.7, 1.2, 0.55],
            [0.66, 0.8, 0.6],
          ],
          0.035,
          steel,
        ),
        {},
      ),
      at(box(1.4, 0.05, 0.6, 0.02, steel), { y: 2.18, z: -0.1 }),
    )
  },
}
