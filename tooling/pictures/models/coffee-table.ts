import { glaze, matte, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, rod, thrown } from '../studio/shapes.ts'
import { darker } from '../studio/tones.ts'

export const coffeeTable: Model = {
  yaw: 0.35,
  lift: 18,
  focus: [0.5, 0.7],
  build: main => {
    const top = wood(main)
    const legs = wood(darker(main, 0.25))
    return group(
      at(drum(1.2, 1.16, 0.11, top, 0.05), { y: 0.84 }),
      ...[0, 1, 2, 3].map(i => {
        const a = (i / 4) * Math.PI * 2 + 0.5
        const on = (r: number, y: number): [number, number, number] => [Math.cos(a) * r, y, Math.sin(a) * r]
        return rod([on(0.66, 0.84), on(0.78, 0.42), on(0.92, 0.02)], 0.06, legs)
      }),
      at(drum(0.72, 0.72, 0.05, top, 0.02), { y: 0.34 }),
      at(
        thrown(
          [
            [0, 0.01],
            [0.14, 0.01],
            [0.24, 0.16],
            [0.2, 0.34],
            [0.1, 0.46],
            [0.12, 0.54],
            [0.1, 0.54],
            [0.08, 0.46],
          ],
          glaze('#eae4d6'),
        ),
        { x: -0.42, y: 0.95, z: -0.25 },
      ),
      at(
        rod(
          [
            [0, 0, 0],
            [0.02, 0.4, 0],
            [0.14, 0.8, 0.05],
          ],
          0.012,
          matte('#5f7347'),
        ),
        { x: -0.42, y: 1.3, z: -0.25 },
      ),
      ...[0, 1, 2, 3, 4].map(i =>
        at(ball(0.05, matte('#7d9460')), { x: -0.36 + i * 0.022, y: 1.74 + i * 0.085, z: -0.24 + (i % 2) * 0.06 }),
      ),
      at(box(0.62, 0.08, 0.44, 0.015, matte('#d9785a')), { x: 0.4, y: 0.99, z: 0.2, ry: 0.3 }),
      at(box(0.56, 0.07, 0.4, 0.015, matte('#f4eee2')), { x: 0.4, y: 1.065, z: 0.2, ry: 0.1 }),
    )
  },
}
