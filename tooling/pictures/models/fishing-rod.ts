import { gloss, metal, plastic, rubber, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, ring, rod } from '../studio/shapes.ts'
import { loft } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const fishingRod: Model = {
  yaw: -0.3,
  lift: 13,
  focus: [0.45, 0.35],
  zoom: 2,
  build: main => {
    const cork = wood('#d0a878', 0.5)
    const carbon = gloss('#23262b')
    const steel = metal('#c9ccd1', 0.22)
    const shaft = group(
      at(drum(0.075, 0.085, 0.62, cork, 0.03), {}),
      at(drum(0.05, 0.055, 0.3, steel, 0.01), { y: 0.62 }),
      at(drum(0.07, 0.07, 0.34, cork, 0.03), { y: 0.92 }),
      at(drum(0.012, 0.05, 2.6, carbon, 0), { y: 1.26 }),
      ...[1.5, 2, 2.5, 3, 3.4, 3.8].map((y, i) =>
        at(ring(0.075 - i * 0.009, 0.01, steel), { y, z: 0.1 - i * 0.012, rx: Math.PI / 2 }),
      ),
      at(drum(0.17, 0.17, 0.26, plastic(main, 0.3), 0.05), { y: 0.64, z: 0.32 }),
      at(drum(0.19, 0.19, 0.05, steel, 0.02), { y: 0.88, z: 0.32 }),
      at(box(0.06, 0.2, 0.28, 0.02, carbon), { y: 0.74, z: 0.16 }),
      at(
        rod(
          [
            [0.16, 0.72, 0.32],
            [0.34, 0.72, 0.32],
            [0.36, 0.72, 0.5],
          ],
          0.022,
          steel,
        ),
        {},
      ),
      at(ball(0.06, plastic('#2b2d31')), { x: 0.36, y: 0.72, z: 0.54 }),
    )
    return group(
      at(shaft, { x: -0.95, y: 0.05, z: 0.25, rz: -0.52, rx: -0.05 }),
      at(box(1.5, 0.66, 0.8, 0.08, plastic(main, 0.4)), { x: 0.62, y: 0.34, z: -0.3 }),
      at(box(1.54, 0.16, 0.84, 0.06, plastic(lighter(main, 0.45), 0.4)), { x: 0.62, y: 0.72, z: -0.3 }),
      at(
        rod(
          [
            [0.3, 0.8, -0.3],
            [0.36, 0.98, -0.3],
            [0.88, 0.98, -0.3],
            [0.94, 0.8, -0.3],
          ],
          0.045,
          rubber('#2b2d31'),
        ),
        {},
      ),
      ...[0.34, 0.9].map(x => at(box(0.14, 0.16, 0.04, 0.015, steel), { x, y: 0.62, z: 0.12 })),
      at(
        group(
          at(
            loft(
              [
                [0, 0.02, 0.02],
                [0.1, 0.1, 0.06],
                [0.3, 0.12, 0.07],
                [0.46, 0.03, 0.02],
              ],
              gloss('#e0623c'),
            ),
            { rz: Math.PI / 2 },
          ),
          at(ball(0.025, gloss('#ffffff')), { x: -0.38, y: 0.03, z: 0.05 }),
        ),
        { x: 1.2, y: 0.1, z: 0.55, ry: 0.5 },
      ),
    )
  },
}
