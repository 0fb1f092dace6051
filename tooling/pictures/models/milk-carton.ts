import { label } from '../studio/labels.ts'
import { glass, matte, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab, turned } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const milkCarton: Model = {
  yaw: -0.5,
  lift: 13,
  focus: [0.42, 0.45],
  build: main => {
    const card = matte('#fcfaf5', 0.5)
    const roof = slab(
      [
        [-0.5, 0, 0.02],
        [0.5, 0, 0.02],
        [0.03, 0.44],
        [-0.03, 0.44],
      ],
      1,
      0.01,
      matte(main, 0.5),
    )
    return group(
      at(box(1, 1.5, 1, 0.03, card), { y: 0.75 }),
      at(box(1.004, 0.5, 1.004, 0.03, matte(main, 0.5)), { y: 0.25 }),
      at(roof, { y: 1.49, ry: Math.PI / 2 }),
      at(box(1, 0.24, 0.05, 0.01, card), { y: 2.02 }),
      at(
        pane(
          0.8,
          0.72,
          0.02,
          label(480, 432, { title: '鲜牛奶', sub: 'fresh milk', ground: 'transparent', ink: darker(main, 0.3) }),
        ),
        { y: 1.02, z: 0.506 },
      ),
      at(drum(0.16, 0.16, 0.12, plastic(darker(main, 0.15)), 0.03), { y: 1.7, z: 0.28, rx: 0.83 }),
      at(
        group(
          turned(
            [
              [0, 0],
              [0.3, 0, 0.04],
              [0.36, 0.9, 0.01],
              [0.34, 0.9],
              [0.28, 0.06],
              [0, 0.05],
            ],
            glass('#ffffff', 0.3),
          ),
          at(drum(0.33, 0.285, 0.62, matte('#fffdf8', 0.4), 0.02), { y: 0.06 }),
        ),
        { x: 0.98, z: 0.4 },
      ),
    )
  },
}
