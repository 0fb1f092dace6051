import { plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'

export const buildingBlocks: Model = {
  yaw: 0.35,
  lift: 17,
  focus: [0.4, 0.55],
  build: main => {
    const tones = [main, '#f2c14e', '#5aa9c9', '#e8735a', '#7fb069', '#f4efe2']
    const cube = (x: number, y: number, z: number, tone: number, turn = 0) =>
      at(box(0.7, 0.7, 0.7, 0.06, plastic(tones[tone] ?? main, 0.5)), { x, y: y + 0.35, z, ry: turn })
    return group(
      cube(-0.8, 0, 0.1, 0, 0.1),
      cube(0, 0, 0, 1, -0.06),
      cube(0.8, 0, 0.1, 2, 0.12),
      cube(-0.4, 0.7, 0.05, 3, 0.05),
      cube(0.42, 0.7, 0.04, 4, -0.1),
      at(
        slab(
          [
            [-0.42, 0, 0.05],
            [0.42, 0, 0.05],
            [0, 0.6, 0.06],
          ],
          0.66,
          0.05,
          plastic(tones[5] ?? main, 0.5),
        ),
        { x: 0, y: 1.41, z: 0.04, ry: 0.1 },
      ),
      at(drum(0.3, 0.3, 0.7, plastic(tones[3] ?? main, 0.5), 0.05), { x: 1.45, z: 0.75 }),
      at(
        slab(
          [
            [-0.55, 0, 0.05],
            [-0.28, 0, 0.03],
            [-0.24, 0.2, 0.1],
            [0, 0.3, 0.12],
            [0.24, 0.2, 0.1],
            [0.28, 0, 0.03],
            [0.55, 0, 0.05],
            [0.55, 0.56, 0.05],
            [-0.55, 0.56, 0.05],
          ],
          0.5,
          0.04,
          plastic(tones[4] ?? main, 0.5),
        ),
        { x: -0.7, z: 0.95, ry: 0.3 },
      ),
    )
  },
}
