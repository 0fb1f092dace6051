import { gloss, glow, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, turned } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const robotVacuum: Model = {
  yaw: -0.3,
  lift: 27,
  focus: [0.5, 0.6],
  zoom: 1.9,
  build: main =>
    group(
      turned(
        [
          [0, 0.05],
          [1.2, 0.05, 0.06],
          [1.26, 0.12, 0.04],
          [1.26, 0.34, 0.07],
          [1.18, 0.42, 0.05],
          [0, 0.42],
        ],
        plastic(main, 0.32),
      ),
      at(
        turned(
          [
            [1.255, 0],
            [1.28, 0.02, 0.02],
            [1.28, 0.18, 0.02],
            [1.255, 0.2],
          ],
          rubber('#2b2d31'),
        ),
        { y: 0.13 },
      ),
      at(drum(0.98, 0.98, 0.012, gloss(lighter(main, 0.14)), 0), { y: 0.415 }),
      at(drum(0.32, 0.36, 0.2, plastic('#2b2d31'), 0.04), { y: 0.42, z: -0.42 }),
      at(drum(0.26, 0.26, 0.02, gloss('#3d4046'), 0), { y: 0.62, z: -0.42 }),
      at(ring(0.29, 0.015, metal('#d8b26a')), { y: 0.625, z: -0.42, rx: Math.PI / 2 }),
      ...[-0.16, 0.16].map(x => at(drum(0.1, 0.1, 0.03, plastic('#f6f4ef'), 0.012), { x, y: 0.42, z: 0.48 })),
      at(box(0.5, 0.03, 0.05, 0.012, glow('#8fd3ff', 0.8)), { y: 0.3, z: 1.27 }),
      at(box(0.04, 0.16, 0.02, 0.008, rubber('#2b2d31')), { x: 1.2, y: 0.08, z: 0.6 }),
    ),
}
