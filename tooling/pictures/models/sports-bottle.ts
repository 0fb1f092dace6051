import { matte, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod, turned } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const sportsBottle: Model = {
  yaw: -0.3,
  lift: 11,
  focus: [0.5, 0.72],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.52, 0, 0.1],
          [0.56, 0.9, 0.2],
          [0.48, 1.15, 0.15],
          [0.56, 1.5, 0.25],
          [0.5, 2, 0.2],
          [0.36, 2.2, 0.05],
          [0, 2.2],
        ],
        plastic(main, 0.2),
      ),
      at(drum(0.42, 0.42, 0.34, rubber('#2b2d31'), 0.04), { y: 2.14 }),
      at(drum(0.18, 0.24, 0.3, plastic(lighter(main, 0.4)), 0.06), { y: 2.46 }),
      rod(
        [
          [0.36, 2.3, 0],
          [0.66, 2.46, 0],
          [0.6, 2.82, 0],
          [0.2, 2.86, 0],
        ],
        0.05,
        rubber('#2b2d31'),
      ),
      ...[0, 1, 2, 3, 4].map(i =>
        at(box(0.18, 0.02, 0.02, 0.006, matte('#ffffff')), { x: -0.28, y: 0.4 + i * 0.14, z: 0.46, ry: -0.5 }),
      ),
    ),
}
