import { glass, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, rod } from '../studio/shapes.ts'

export const stickVacuum: Model = {
  yaw: -0.5,
  lift: 10,
  focus: [0.5, 0.74],
  zoom: 2.4,
  build: main => {
    const shell = plastic(main, 0.34)
    const dark = rubber('#2b2d31')
    return at(
      group(
        at(box(0.9, 0.16, 0.36, 0.07, dark), { y: 0.09, z: 0.1 }),
        at(box(0.8, 0.1, 0.1, 0.04, shell), { y: 0.13, z: 0.28 }),
        at(
          rod(
            [
              [0, 0.12, 0],
              [0, 0.4, -0.08],
              [0, 0.6, -0.1],
            ],
            0.08,
            dark,
          ),
          {},
        ),
        at(drum(0.062, 0.062, 1.75, metal('#c3c6cc', 0.28)), { y: 0.5, z: -0.1 }),
        at(drum(0.17, 0.17, 0.5, glass('#c9d8e4', 0.4), 0.04), { y: 2.16, z: 0.02 }),
        at(drum(0.09, 0.07, 0.44, metal('#9aa0a8')), { y: 2.19, z: 0.02 }),
        at(drum(0.19, 0.18, 0.2, shell, 0.05), { y: 2.64, z: 0.02 }),
        at(drum(0.14, 0.14, 0.5, shell, 0.06), { y: 2.5, z: -0.26, rx: 0.2 }),
        at(
          rod(
            [
              [0, 2.78, 0.02],
              [0, 2.98, -0.2],
              [0, 2.92, -0.5],
              [0, 2.62, -0.6],
              [0, 2.36, -0.5],
            ],
            0.075,
            shell,
          ),
          {},
        ),
        at(box(0.2, 0.24, 0.32, 0.06, dark), { y: 2.26, z: -0.46 }),
        at(drum(0.1, 0.1, 0.02, metal('#d8b26a'), 0), { y: 2.84, z: 0.02 }),
      ),
      {},
    )
  },
}
