import { glaze, matte, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, group, ring, rod, thrown } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const bowlSet: Model = {
  yaw: 0.2,
  lift: 20,
  focus: [0.5, 0.55],
  build: main => {
    const body = glaze(main)
    const bowl = () =>
      group(
        thrown(
          [
            [0, 0.06],
            [0.3, 0.05],
            [0.34, 0],
            [0.4, 0.02],
            [0.44, 0.08],
            [0.8, 0.36],
            [0.98, 0.68],
            [0.95, 0.69],
            [0.78, 0.42],
            [0.4, 0.16],
            [0, 0.12],
          ],
          body,
        ),
        at(ring(0.965, 0.02, matte(lighter(main, 0.72), 0.5)), { y: 0.685, rx: Math.PI / 2 }),
      )
    return group(
      at(bowl(), { x: -0.5 }),
      at(bowl(), { x: -0.5, y: 0.22 }),
      at(bowl(), { x: -0.5, y: 0.44 }),
      at(
        thrown(
          [
            [0, 0.05],
            [0.4, 0.03],
            [0.5, 0.02],
            [0.78, 0.1],
            [0.98, 0.2],
            [0.97, 0.23],
            [0.76, 0.15],
            [0.5, 0.08],
            [0, 0.08],
          ],
          glaze(lighter(main, 0.62)),
        ),
        { x: 0.95, z: 0.45 },
      ),
      ...[0.02, 0.13].map(z =>
        at(
          rod(
            [
              [-0.9, 0.22, z],
              [0, 0.25, z],
              [0.95, 0.28, z + 0.02],
            ],
            0.03,
            wood('#8a5a35'),
          ),
          { x: 0.95, z: 0.4, ry: -0.25 },
        ),
      ),
    )
  },
}
