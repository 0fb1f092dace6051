import { cloth, gloss, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, rod, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const charger: Model = {
  yaw: -0.44,
  lift: 15,
  focus: [0.4, 0.66],
  build: main => {
    const shell = plastic(main, 0.36)
    const port = (y: number, wide: boolean) =>
      at(
        group(
          slab(rounded(wide ? 0.36 : 0.3, wide ? 0.15 : 0.1, 0.05), 0.03, 0.01, metal('#b9bcc2')),
          at(pane(wide ? 0.3 : 0.24, wide ? 0.1 : 0.05, 0.024, gloss('#15171b')), { z: 0.016 }),
        ),
        {
          x: 0,
          y,
          z: 0.52,
        },
      )
    return group(
      at(box(1, 1.3, 1.04, 0.2, shell), { x: -0.5, y: 0.65 }),
      at(group(port(0.94, false), port(0.68, false), port(0.4, true)), { x: -0.5 }),
      at(
        rod(
          [
            [0.25, 0.06, 0.75],
            [0.9, 0.06, 1],
            [1.3, 0.06, 0.5],
            [1, 0.06, -0.05],
            [0.45, 0.06, 0.1],
            [0.4, 0.06, 0.62],
            [1, 0.07, 0.86],
            [1.45, 0.07, 0.45],
            [1.1, 0.08, -0.2],
            [0.35, 0.08, 0.02],
          ],
          0.055,
          cloth(lighter(main, 0.1), 8),
        ),
        {},
      ),
      at(box(0.18, 0.12, 0.36, 0.045, shell), { x: 0.1, y: 0.07, z: 0.7, ry: 1.25 }),
      at(box(0.12, 0.05, 0.12, 0.02, metal('#c3c6cc')), { x: -0.12, y: 0.07, z: 0.62, ry: 1.25 }),
    )
  },
}
