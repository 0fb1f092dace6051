import { cloth, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, rod, slab } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const retroSpeaker: Model = {
  yaw: -0.36,
  lift: 14,
  focus: [0.34, 0.5],
  build: main =>
    group(
      at(box(2.3, 1.35, 0.95, 0.18, plastic(main)), { y: 0.8 }),
      at(slab(rounded(2.02, 1.08, 0.1), 0.04, 0.015, cloth(lighter(main, 0.55), 34, 3)), { y: 0.8, z: 0.475 }),
      ...[-0.5, 0.5].map(x => at(ring(0.36, 0.03, metal('#d3ad68')), { x, y: 0.8, z: 0.5 })),
      ...[-0.5, 0.5].map(x =>
        at(drum(0.1, 0.16, 0.06, metal('#d3ad68'), 0.03), { x, y: 0.8, z: 0.48, rx: Math.PI / 2 }),
      ),
      ...[-0.55, -0.2, 0.15].map(x => at(drum(0.1, 0.1, 0.1, metal('#d3ad68'), 0.02), { x, y: 1.47, z: 0.05 })),
      at(
        rod(
          [
            [-0.95, 1.45, 0],
            [-0.85, 1.78, 0],
            [0, 1.86, 0],
            [0.85, 1.78, 0],
            [0.95, 1.45, 0],
          ],
          0.05,
          rubber('#8a5a35'),
        ),
        { z: -0.22 },
      ),
      ...[-0.9, 0.9].map(x => at(drum(0.1, 0.1, 0.14, rubber('#2b2d31')), { x, y: 0, z: 0.25 })),
    ),
}
