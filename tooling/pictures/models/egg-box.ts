import { matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { noise } from '../studio/noise.ts'
import { at, box, drum, group, thrown } from '../studio/shapes.ts'
import { blend } from '../studio/tones.ts'

export const eggBox: Model = {
  yaw: -0.38,
  lift: 24,
  focus: [0.4, 0.45],
  build: main => {
    const pulp = matte('#b9b3a6', 0.95)
    const egg = (i: number, x: number, y: number, z: number) => {
      const tone = blend(main, '#ffffff', noise(i) * 0.18)
      return at(
        thrown(
          [
            [0, 0],
            [0.14, 0.03],
            [0.235, 0.14],
            [0.25, 0.27],
            [0.2, 0.44],
            [0.11, 0.56],
            [0, 0.6],
          ],
          plastic(tone, 0.55),
        ),
        { x, y, z },
      )
    }
    return group(
      at(box(3, 0.42, 1.3, 0.1, pulp), { y: 0.21 }),
      at(box(2.9, 0.06, 1.2, 0.03, matte('#8f897c', 0.95)), { y: 0.4 }),
      ...Array.from({ length: 10 }, (_, i) => egg(i, ((i % 5) - 2) * 0.56, 0.24, (Math.floor(i / 5) - 0.5) * 0.56)),
      ...Array.from({ length: 12 }, (_, i) =>
        at(drum(0.03, 0.1, 0.3, pulp, 0.02), { x: ((i % 4) - 1.5) * 0.56, y: 0.36, z: (Math.floor(i / 4) - 1) * 0.56 }),
      ),
      at(box(3, 0.36, 1.3, 0.12, pulp), { y: 1.02, z: -0.88, rx: -1.2 }),
      at(
        thrown(
          [
            [0, -0.3],
            [0.14, -0.27],
            [0.235, -0.16],
            [0.25, -0.03],
            [0.2, 0.14],
            [0.11, 0.26],
            [0, 0.3],
          ],
          plastic(main, 0.55),
        ),
        { x: 1.25, y: 0.25, z: 1.05, rz: -1.35, ry: 0.5 },
      ),
    )
  },
}
