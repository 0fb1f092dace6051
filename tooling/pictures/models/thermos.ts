import { gloss, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, rod, turned } from '../studio/shapes.ts'

export const thermos: Model = {
  yaw: -0.3,
  lift: 11,
  focus: [0.5, 0.72],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.46, 0, 0.06],
          [0.46, 1.9, 0.1],
          [0.38, 2.04, 0.04],
          [0, 2.04],
        ],
        plastic(main, 0.46),
      ),
      at(drum(0.465, 0.465, 0.06, metal('#c9ccd1', 0.24), 0.01), { y: 0 }),
      at(drum(0.4, 0.4, 0.06, metal('#c9ccd1', 0.2), 0.01), { y: 2.02 }),
      at(drum(0.36, 0.4, 0.5, plastic(main, 0.46), 0.08), { y: 2.08 }),
      at(
        rod(
          [
            [-0.3, 2.5, 0],
            [-0.24, 2.74, 0],
            [0.24, 2.74, 0],
            [0.3, 2.5, 0],
          ],
          0.04,
          rubber('#c08a54'),
        ),
        {},
      ),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.34, 0, 0.05],
              [0.4, 0.5, 0.02],
              [0.37, 0.5],
              [0.32, 0.06],
              [0, 0.05],
            ],
            metal('#c9ccd1', 0.24),
          ),
          at(drum(0.36, 0.36, 0.01, gloss('#8a4f22'), 0), { y: 0.36 }),
        ),
        { x: 0.98, z: 0.35 },
      ),
      at(drum(0.05, 0.05, 0.02, metal('#d8b26a'), 0), { y: 1.3, z: 0.455, rx: Math.PI / 2 }),
    ),
}
