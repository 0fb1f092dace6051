import { gloss, matte, metal, terry } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const eyePalette: Model = {
  yaw: -0.25,
  lift: 27,
  focus: [0.45, 0.35],
  build: main => {
    const tones = [
      '#f1dcc8',
      '#dfb493',
      '#c58467',
      main,
      darker(main, 0.3),
      darker(main, 0.6),
      lighter(main, 0.5),
      '#8c5a4a',
      '#3f2a26',
    ]
    const shell = gloss('#3a2d2c')
    return group(
      at(slab(rounded(2.2, 1.7, 0.1), 0.14, 0.04, shell), { y: 0.07, rx: -Math.PI / 2 }),
      ...tones.map((tone, i) =>
        at(
          at(slab(rounded(0.6, 0.46, 0.04), 0.04, 0.012, i % 4 === 1 ? metal(tone, 0.5) : matte(tone, 0.7)), {
            rx: -Math.PI / 2,
          }),
          {
            x: ((i % 3) - 1) * 0.68,
            y: 0.145,
            z: (Math.floor(i / 3) - 1) * 0.52,
            rx: -Math.PI / 2,
          },
        ),
      ),
      at(
        group(
          slab(rounded(2.2, 1.7, 0.1), 0.1, 0.03, shell),
          at(pane(2, 1.5, 0.06, metal('#eaf0f4', 0.05)), { z: 0.052 }),
        ),
        { y: 0.92, z: -1.06, rx: -0.3 },
      ),
      at(drum(0.035, 0.03, 1.3, metal('#d9b36b')), { x: 1.5, y: 0.05, z: 0.7, rx: -Math.PI / 2 }),
      at(ball(0.09, terry('#4a342c', 4)), { x: 1.5, y: 0.09, z: -0.68 }),
    )
  },
}
