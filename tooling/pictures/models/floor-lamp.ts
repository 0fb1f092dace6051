import { cloth, glow, metal, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, rod, turned } from '../studio/shapes.ts'

export const floorLamp: Model = {
  yaw: -0.35,
  lift: 7,
  focus: [0.5, 0.82],
  zoom: 2.2,
  build: main => {
    const oak = wood('#a8703f')
    return group(
      ...[0, 1, 2].map(i => {
        const a = (i / 3) * Math.PI * 2 + 0.55
        const on = (r: number, y: number): [number, number, number] => [Math.cos(a) * r, y, Math.sin(a) * r]
        return rod([on(0.08, 2.5), on(0.4, 1.2), on(0.72, 0.02)], 0.05, oak)
      }),
      at(drum(0.16, 0.16, 0.14, metal('#c9a25c'), 0.03), { y: 2.42 }),
      at(
        turned(
          [
            [0.56, 0.92, 0.01],
            [0.76, 0, 0.01],
            [0.75, 0],
            [0.55, 0.92],
          ],
          cloth(main, 30, 2),
        ),
        { y: 2.5 },
      ),
      at(drum(0.53, 0.72, 0.88, glow('#ffecc8', 0.55), 0.01), { y: 2.52 }),
    )
  },
}
