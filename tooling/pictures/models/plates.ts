import { glaze, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, thrown } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const plates: Model = {
  yaw: 0,
  lift: 26,
  focus: [0.5, 0.45],
  build: main => {
    const plate = (r: number, colour: string) =>
      thrown(
        [
          [0, 0.04],
          [r * 0.5, 0.03],
          [r * 0.6, 0.03],
          [r * 0.84, 0.1],
          [r, 0.16],
          [r * 0.99, 0.19],
          [r * 0.8, 0.14],
          [r * 0.56, 0.07],
          [0, 0.07],
        ],
        glaze(colour),
      )
    return group(
      plate(1.3, main),
      at(plate(0.98, lighter(main, 0.55)), { y: 0.1 }),
      at(
        thrown(
          [
            [0, 0.05],
            [0.2, 0.03],
            [0.26, 0.05],
            [0.5, 0.26],
            [0.56, 0.44],
            [0.53, 0.44],
            [0.44, 0.26],
            [0.2, 0.1],
            [0, 0.09],
          ],
          glaze(main),
        ),
        { y: 0.18 },
      ),
      at(box(0.1, 0.03, 1.1, 0.014, metal('#d3ad68', 0.2)), { x: 1.62, y: 0.03, z: 0.2 }),
      at(
        loft(
          [
            [0, 0.1, 0.17],
            [0.03, 0.1, 0.17],
          ],
          metal('#d3ad68', 0.2),
        ),
        { x: 1.62, y: 0.02, z: -0.42 },
      ),
      ...[-0.06, 0, 0.06].map(dx =>
        at(box(0.022, 0.03, 0.42, 0.01, metal('#d3ad68', 0.2)), { x: -1.62 + dx, y: 0.03, z: -0.5 }),
      ),
      at(box(0.16, 0.03, 0.16, 0.014, metal('#d3ad68', 0.2)), { x: -1.62, y: 0.03, z: -0.24 }),
      at(box(0.08, 0.03, 0.9, 0.014, metal('#d3ad68', 0.2)), { x: -1.62, y: 0.03, z: 0.26 }),
    )
  },
}
