import { gloss, glow, metal, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'

export const earbuds: Model = {
  yaw: -0.3,
  lift: 17,
  focus: [0.45, 0.55],
  build: main => {
    const shell = gloss(main)
    const dark = rubber('#25272c')
    const bud = (side: 1 | -1) =>
      at(
        group(
          ball(0.2, shell),
          at(ball(0.12, dark), { x: side * 0.14, y: 0.02, z: 0.08 }),
          at(drum(0.085, 0.07, 0.44, shell, 0.05), { x: -side * 0.03, y: -0.5 }),
          at(drum(0.02, 0.02, 0.02, metal('#c9ccd2'), 0), { x: -side * 0.03, y: 0.02, z: 0.19, rx: Math.PI / 2 }),
        ),
        { x: side * 0.32, y: 1.04, z: 0.06, rz: -side * 0.1 },
      )
    return group(
      loft(
        [
          [0, 0.42, 0.16, 2.4],
          [0.08, 0.6, 0.27, 2.5],
          [0.3, 0.76, 0.38, 2.6],
          [0.6, 0.8, 0.41, 2.6],
          [0.82, 0.79, 0.4, 2.6],
        ],
        shell,
      ),
      at(
        loft(
          [
            [0, 0.75, 0.36, 2.6],
            [0.02, 0.75, 0.36, 2.6],
          ],
          dark,
        ),
        { y: 0.815 },
      ),
      at(
        loft(
          [
            [0, 0.79, 0.4, 2.6],
            [0.2, 0.78, 0.39, 2.6],
            [0.36, 0.66, 0.3, 2.5],
            [0.44, 0.4, 0.16, 2.4],
            [0.46, 0.02, 0.02, 2],
          ],
          shell,
        ),
        { y: 1.22, z: -0.44, rx: -1.25 },
      ),
      at(drum(0.03, 0.03, 0.02, glow('#8ff0b0', 0.8), 0), { y: 0.56, z: 0.41, rx: Math.PI / 2 }),
      bud(1),
      bud(-1),
    )
  },
}
