import { label } from '../studio/labels.ts'
import { cloth, matte, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const notebook: Model = {
  yaw: -0.4,
  lift: 20,
  focus: [0.45, 0.55],
  build: main =>
    group(
      at(
        group(
          at(slab(rounded(1.5, 2.1, 0.1), 0.06, 0.02, rubber(main)), { z: 0.15 }),
          at(slab(rounded(1.5, 2.1, 0.1), 0.06, 0.02, rubber(main)), { z: -0.15 }),
          at(box(1.42, 2.02, 0.26, 0.03, matte('#f8f1e0')), {}),
          at(box(0.06, 2.11, 0.38, 0.02, cloth(darker(main, 0.3), 10, 2)), { x: 0.56 }),
          at(
            pane(0.62, 0.26, 0.02, label(310, 130, { title: '手账', ground: 'transparent', ink: lighter(main, 0.5) })),
            { x: -0.14, y: -0.7, z: 0.184 },
          ),
          at(box(0.05, 0.5, 0.012, 0.004, cloth('#d9785a', 8, 2)), { x: 0.1, y: -1.2, z: 0 }),
        ),
        { y: 1.06, rx: -0.18 },
      ),
      at(
        group(
          at(drum(0.06, 0.06, 1.5, plastic(darker(main, 0.4), 0.3), 0.02), {}),
          at(drum(0.01, 0.06, 0.2, metal('#d8b26a')), { y: 1.5 }),
          at(drum(0.064, 0.064, 0.06, metal('#d8b26a'), 0), { y: 0.9 }),
        ),
        { x: -0.4, y: 0.07, z: 0.9, rz: -Math.PI / 2 - 0.1 },
      ),
    ),
}
