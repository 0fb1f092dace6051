import { matte, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, ring, slab } from '../studio/shapes.ts'
import { spiral } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const yogaMat: Model = {
  yaw: 0.55,
  lift: 24,
  focus: [0.4, 0.65],
  build: main => {
    const mat = rubber(main)
    return group(
      at(slab(spiral(0.08, 0.42, 5, 0.05), 2.3, 0.01, mat), { y: 0.46, z: 0, ry: Math.PI / 2 }),
      at(box(2.3, 0.05, 2.2, 0.02, mat), { y: 0.03, z: 1.1 }),
      at(box(2.1, 0.006, 0.05, 0.002, rubber(lighter(main, 0.45))), { y: 0.058, z: 1.95 }),
      at(ring(0.26, 0.012, rubber(lighter(main, 0.45))), { y: 0.058, z: 1.2, rx: Math.PI / 2 }),
      at(group(at(box(0.5, 0.34, 0.9, 0.05, matte(lighter(main, 0.4))), {})), { x: 1.6, y: 0.17, z: 1.3, ry: 0.3 }),
    )
  },
}
