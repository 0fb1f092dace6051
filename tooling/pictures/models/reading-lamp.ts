import { glow, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, rod, turned } from '../studio/shapes.ts'

export const readingLamp: Model = {
  yaw: -0.5,
  lift: 10,
  focus: [0.62, 0.72],
  build: main => {
    const shell = plastic(main, 0.36)
    const arm = metal('#c3c6cc', 0.28)
    const joint = (x: number, y: number) => at(drum(0.1, 0.1, 0.2, shell, 0.03), { x, y, z: -0.1, rx: Math.PI / 2 })
    return group(
      drum(0.6, 0.64, 0.12, shell, 0.05),
      rod(
        [
          [0, 0.1, 0],
          [-0.26, 0.6, 0],
          [-0.5, 1.1, 0],
        ],
        0.045,
        arm,
      ),
      rod(
        [
          [-0.5, 1.1, 0],
          [0, 1.6, 0],
          [0.42, 2.02, 0],
        ],
        0.045,
        arm,
      ),
      joint(0, 0.14),
      joint(-0.5, 1.1),
      joint(0.42, 2.02),
      at(
        group(
          at(
            turned(
              [
                [0.06, 0.5, 0.03],
                [0.16, 0.48, 0.04],
                [0.22, 0.26, 0.05],
                [0.5, -0.12, 0.02],
                [0.47, -0.12],
                [0.1, 0.3],
              ],
              shell,
            ),
            {},
          ),
          at(ball(0.17, glow('#fff1d6', 1.4)), { y: 0.02 }),
        ),
        { x: 0.62, y: 1.9, rz: 0.62 },
      ),
    )
  },
}
