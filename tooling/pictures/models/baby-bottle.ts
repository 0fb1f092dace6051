import { matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod, thrown, turned } from '../studio/shapes.ts'

export const babyBottle: Model = {
  yaw: -0.2,
  lift: 11,
  focus: [0.5, 0.45],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.5, 0, 0.1],
          [0.54, 0.5, 0.2],
          [0.5, 1.2, 0.25],
          [0.46, 1.5, 0.1],
          [0, 1.5],
        ],
        plastic('#fdfaf4', 0.22),
      ),
      at(drum(0.49, 0.51, 0.9, matte('#fffdf6', 0.3), 0.1), { y: 0.05 }),
      ...[0, 1, 2, 3, 4, 5].map(i =>
        at(box(i % 2 ? 0.12 : 0.2, 0.02, 0.02, 0.006, matte(main)), { x: 0.16, y: 0.4 + i * 0.14, z: 0.505, ry: 0.3 }),
      ),
      at(drum(0.5, 0.52, 0.3, plastic(main), 0.06), { y: 1.48 }),
      at(
        thrown(
          [
            [0.42, 0],
            [0.36, 0.12],
            [0.16, 0.24],
            [0.13, 0.36],
            [0.15, 0.46],
            [0.1, 0.58],
            [0, 0.6],
          ],
          plastic('#f3d8b4', 0.3),
        ),
        { y: 1.76 },
      ),
      ...[1, -1].map(side =>
        rod(
          [
            [side * 0.48, 1.5, 0],
            [side * 0.92, 1.46, 0.05],
            [side * 0.94, 0.86, 0.08],
            [side * 0.5, 0.7, 0.02],
          ],
          0.075,
          plastic(main),
        ),
      ),
    ),
}
