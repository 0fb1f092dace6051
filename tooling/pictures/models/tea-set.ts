import { glaze, gloss, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, rod, slab, thrown } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'

export const teaSet: Model = {
  yaw: 0.3,
  lift: 19,
  focus: [0.36, 0.55],
  build: main => {
    const clay = glaze(main)
    const cup = (x: number, z: number) =>
      at(
        group(
          thrown(
            [
              [0, 0.03],
              [0.14, 0.02],
              [0.17, 0.06],
              [0.27, 0.24],
              [0.31, 0.36],
              [0.29, 0.37],
              [0.24, 0.24],
              [0.1, 0.08],
              [0, 0.07],
            ],
            clay,
          ),
          at(drum(0.27, 0.27, 0.01, gloss('#9a5a22'), 0), { y: 0.28 }),
        ),
        { x, y: 0.1, z },
      )
    return group(
      at(slab(rounded(3.2, 1.9, 0.2), 0.1, 0.04, wood('#8a5a35')), { y: 0.05, rx: -Math.PI / 2 }),
      at(
        group(
          thrown(
            [
              [0, 0.02],
              [0.4, 0.02],
              [0.46, 0.06],
              [0.66, 0.3],
              [0.7, 0.56],
              [0.58, 0.82],
              [0.34, 0.94],
              [0.3, 0.95],
            ],
            clay,
          ),
          at(
            thrown(
              [
                [0.33, 0],
                [0.32, 0.04],
                [0.2, 0.1],
                [0.06, 0.13],
                [0, 0.13],
              ],
              clay,
            ),
            { y: 0.94 },
          ),
          at(ball(0.09, clay), { y: 1.14 }),
          rod(
            [
              [0.56, 0.4, 0],
              [0.86, 0.5, 0],
              [0.98, 0.78, 0],
              [1.12, 0.9, 0],
            ],
            0.09,
            clay,
          ),
          rod(
            [
              [-0.52, 0.78, 0],
              [-0.86, 0.86, 0],
              [-1, 0.58, 0],
              [-0.84, 0.3, 0],
              [-0.6, 0.3, 0],
            ],
            0.065,
            clay,
          ),
        ),
        { x: -0.42, y: 0.1, z: -0.2 },
      ),
      cup(0.95, -0.3),
      cup(0.72, 0.52),
      cup(0.02, 0.66),
    )
  },
}
