import { anodised, gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { hills } from '../studio/screens.ts'
import { at, drum, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const foldablePhone: Model = {
  yaw: 0,
  lift: 13,
  focus: [0.3, 0.55],
  build: main => {
    const half = (side: 1 | -1) =>
      at(
        group(
          slab(rounded(1.06, 2.1, 0.13), 0.09, 0.03, anodised(main)),
          at(
            pane(
              1.01,
              2.03,
              0.08,
              hills(520, 1040, side < 0 ? '#2b3f8f' : '#8a5bd6', side < 0 ? '#9a6bff' : '#ffb08a'),
            ),
            {
              z: 0.0465,
            },
          ),
        ),
        { x: side * 0.53 },
      )
    const open = group(
      group(half(-1)),
      at(group(half(1)), { ry: -0.5 }),
      at(drum(0.05, 0.05, 2.08, metal('#aeb2ba'), 0.01), { y: -1.04, z: -0.03 }),
    )
    const closed = group(
      slab(rounded(1.06, 2.1, 0.13), 0.2, 0.05, anodised(main)),
      at(slab(rounded(0.24, 0.78, 0.11), 0.06, 0.02, gloss(lighter(main, 0.06))), { x: -0.32, y: 0.56, z: 0.1 }),
      ...[0.78, 0.56, 0.34].map(y =>
        at(drum(0.075, 0.075, 0.03, gloss('#07080c'), 0.01), { x: -0.32, y, z: 0.125, rx: Math.PI / 2 }),
      ),
    )
    return group(at(open, { x: -0.35, y: 1.06, ry: 0.34 }), at(closed, { x: 1.35, y: 1.06, z: -0.85, ry: -0.12 }))
  },
}
