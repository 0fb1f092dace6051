import { display, gloss, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, ring, sheet, turned } from '../studio/shapes.ts'

export const riceCooker: Model = {
  yaw: -0.34,
  lift: 17,
  focus: [0.42, 0.45],
  build: main =>
    group(
      turned(
        [
          [0, 0],
          [0.95, 0, 0.12],
          [1.12, 0.5, 0.3],
          [1.1, 1.18, 0.1],
          [0, 1.18],
        ],
        gloss(main),
      ),
      at(drum(1.11, 1.115, 0.07, metal('#c9cdd2'), 0.02), { y: 1.16 }),
      at(
        turned(
          [
            [1.1, 0],
            [1.1, 0.1, 0.08],
            [0.85, 0.34, 0.3],
            [0.3, 0.42, 0.1],
            [0, 0.42],
          ],
          gloss(main),
        ),
        { y: 1.23 },
      ),
      at(drum(0.16, 0.2, 0.09, rubber('#3a3d42'), 0.03), { y: 1.63, z: -0.2 }),
      at(box(0.62, 0.62, 0.2, 0.1, plastic('#22252a')), { y: 0.62, z: 1.04, rx: -0.08 }),
      at(
        sheet(
          0.44,
          0.2,
          display(220, 100, (pen, w, h) => {
            pen.fillStyle = '#101820'
            pen.fillRect(0, 0, w, h)
            pen.fillStyle = '#ffd38a'
            pen.font = '600 66px "Noto Sans CJK SC"'
            pen.textAlign = 'center'
            pen.fillText('0:38', w / 2, 74)
          }),
        ),
        { y: 0.72, z: 1.152, rx: -0.08 },
      ),
      at(drum(0.09, 0.09, 0.05, metal('#c9cdd2'), 0.015), { y: 0.48, z: 1.13, rx: Math.PI / 2 - 0.08 }),
      at(ring(0.13, 0.012, metal('#c9a25c')), { y: 0.48, z: 1.15, rx: -0.08 }),
      at(box(0.5, 0.12, 0.3, 0.06, plastic('#3a3d42')), { y: 1.3, z: 1.05 }),
      at(ball(0.05, plastic('#3a3d42')), { y: 0.03 }),
    ),
}
