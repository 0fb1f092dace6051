import { metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, ring, rod, turned } from '../studio/shapes.ts'

export const hairDryer: Model = {
  yaw: -0.75,
  lift: 10,
  focus: [0.62, 0.72],
  build: main => {
    const shell = plastic(main, 0.32)
    const dark = rubber('#24262c')
    return group(
      at(
        turned(
          [
            [0, 0],
            [0.4, 0, 0.06],
            [0.42, 0.2, 0.06],
            [0.4, 1.16, 0.1],
            [0.3, 1.24, 0.04],
            [0, 1.24],
          ],
          shell,
        ),
        { y: 1.7, z: -0.62, rx: Math.PI / 2 },
      ),
      at(ring(0.35, 0.05, metal('#d8b26a')), { y: 1.7, z: 0.6 }),
      at(
        turned(
          [
            [0, 0],
            [0.36, 0, 0.02],
            [0.27, 0.32, 0.02],
            [0.2, 0.32, 0.01],
            [0.18, 0.2],
            [0, 0.2],
          ],
          dark,
        ),
        { y: 1.7, z: 0.62, rx: Math.PI / 2 },
      ),
      at(ring(0.12, 0.012, metal('#8a8e96')), { y: 1.7, z: 0.83 }),
      at(ring(0.34, 0.03, metal('#c3c6cc')), { y: 1.7, z: -0.6 }),
      at(drum(0.2, 0.18, 1.4, shell, 0.08), { y: 0.02 }),
      at(box(0.1, 0.3, 0.06, 0.03, dark), { y: 1, z: 0.18 }),
      at(drum(0.05, 0.05, 0.04, metal('#d8b26a'), 0.01), { y: 0.7, z: 0.17, rx: Math.PI / 2 }),
      at(
        rod(
          [
            [0, 0.05, 0],
            [0.05, 0.04, -0.3],
            [0.6, 0.04, -0.5],
            [1, 0.04, 0],
            [0.7, 0.04, 0.5],
            [0.3, 0.04, 0.5],
          ],
          0.04,
          dark,
        ),
        {},
      ),
    )
  },
}
