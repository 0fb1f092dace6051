import { cloth, gloss, matte, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, turned } from '../studio/shapes.ts'

export const airCushion: Model = {
  yaw: -0.3,
  lift: 24,
  focus: [0.45, 0.4],
  build: main => {
    const shell = gloss(main)
    const gold = metal('#d9b36b', 0.2)
    return group(
      drum(1.06, 1.02, 0.34, shell, 0.1),
      at(ring(0.96, 0.03, gold), { y: 0.34, rx: Math.PI / 2 }),
      at(drum(0.9, 0.9, 0.02, matte('#e8c9a8', 0.6), 0.01), { y: 0.33 }),
      at(
        turned(
          [
            [0, 0],
            [0.6, 0, 0.05],
            [0.4, 0.12, 0.1],
            [0, 0.14],
          ],
          cloth('#f3ece2', 8, 2),
        ),
        { x: 0.14, y: 0.35, z: 0.16 },
      ),
      at(
        group(
          at(drum(1.06, 1.04, 0.16, shell, 0.06), { rx: Math.PI / 2 }),
          at(drum(0.9, 0.9, 0.02, metal('#eef1f4', 0.06), 0), { z: 0.155, rx: Math.PI / 2 }),
          at(ring(0.92, 0.025, gold), { z: 0.16 }),
        ),
        { y: 1.28, z: -1.16, rx: -0.22 },
      ),
      at(box(0.4, 0.12, 0.14, 0.05, gold), { y: 0.3, z: -1.05 }),
    )
  },
}
