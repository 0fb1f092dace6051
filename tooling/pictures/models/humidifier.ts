import type { Mesh } from 'three'
import { glass, glow, metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, drum, group, ring, thrown, turned } from '../studio/shapes.ts'
import { lighter } from '../studio/tones.ts'

export const humidifier: Model = {
  yaw: -0.3,
  lift: 13,
  focus: [0.5, 0.4],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.7, 0, 0.06],
          [0.74, 0.5, 0.08],
          [0, 0.5],
        ],
        plastic(main, 0.36),
      ),
      at(ring(0.735, 0.016, glow('#ffe2b8', 0.9)), { y: 0.5, rx: Math.PI / 2 }),
      at(
        thrown(
          [
            [0.73, 0],
            [0.76, 0.3],
            [0.7, 0.75],
            [0.48, 1.15],
            [0.22, 1.4],
            [0.14, 1.52],
            [0.1, 1.52],
          ],
          plastic(lighter(main, 0.6), 0.3),
        ),
        { y: 0.51 },
      ),
      at(drum(0.1, 0.13, 0.08, metal('#c3c6cc'), 0.02), { y: 2 }),
      at(drum(0.1, 0.1, 0.04, metal('#d8b26a'), 0.015), { y: 0.26, z: 0.71, rx: Math.PI / 2 }),
      ...mist(),
    ),
}

function mist(): Mesh[] {
  return Array.from({ length: 9 }, (_, i) =>
    at(ball(0.1 + i * 0.024, glass('#ffffff', 0.13)), {
      x: Math.sin(i * 1.9) * (0.04 + i * 0.03),
      y: 2.14 + i * 0.09,
      z: Math.cos(i * 2.3) * 0.06,
    }),
  )
}
