import { glass, glow, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, rod, turned } from '../studio/shapes.ts'

export const lantern: Model = {
  yaw: -0.3,
  lift: 12,
  focus: [0.5, 0.45],
  build: main => {
    const shell = plastic(main, 0.4)
    const dark = rubber('#2b2d31')
    return group(
      turned(
        [
          [0, 0],
          [0.7, 0, 0.08],
          [0.74, 0.3, 0.08],
          [0.56, 0.5, 0.06],
          [0, 0.5],
        ],
        shell,
      ),
      at(drum(0.5, 0.5, 1, glass('#fff2d8', 0.35), 0.02), { y: 0.5 }),
      at(drum(0.28, 0.28, 0.86, glow('#ffdc9a', 1.1), 0.12), { y: 0.56 }),
      ...[0, 1, 2, 3].map(i => {
        const a = (i / 4) * Math.PI * 2 + 0.78
        return at(drum(0.035, 0.035, 1.02, dark), { x: Math.cos(a) * 0.52, y: 0.5, z: Math.sin(a) * 0.52 })
      }),
      at(
        turned(
          [
            [0, 0],
            [0.62, 0, 0.04],
            [0.6, 0.14, 0.06],
            [0.34, 0.36, 0.1],
            [0, 0.4],
          ],
          shell,
        ),
        { y: 1.5 },
      ),
      rod(
        [
          [-0.6, 1.56, 0],
          [-0.66, 1.95, 0],
          [-0.3, 2.3, 0],
          [0.3, 2.3, 0],
          [0.66, 1.95, 0],
          [0.6, 1.56, 0],
        ],
        0.035,
        metal('#c3c6cc'),
      ),
      at(drum(0.12, 0.12, 0.06, metal('#d8b26a'), 0.02), { y: 0.22, z: 0.72, rx: Math.PI / 2 }),
    )
  },
}
