import { gloss, print, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, drum, group, turned } from '../studio/shapes.ts'
import { pane } from '../studio/soft-shapes.ts'
import { darker } from '../studio/tones.ts'

export const boardGame: Model = {
  yaw: 0.5,
  lift: 24,
  focus: [0.5, 0.5],
  build: main => {
    const board = print(800, 800, (pen, w, h) => {
      pen.fillStyle = '#f4ead4'
      pen.fillRect(0, 0, w, h)
      const n = 8
      for (let i = 0; i < n; i += 1)
        for (let j = 0; j < n; j += 1) {
          pen.fillStyle = (i + j) % 2 ? main : '#f4ead4'
          pen.fillRect(40 + i * 90, 40 + j * 90, 90, 90)
        }
      pen.strokeStyle = darker(main, 0.4)
      pen.lineWidth = 10
      pen.strokeRect(36, 36, 728, 728)
    })
    const pawn = (colour: string) =>
      group(
        turned(
          [
            [0, 0],
            [0.2, 0, 0.03],
            [0.19, 0.1, 0.04],
            [0.1, 0.18, 0.05],
            [0.07, 0.42, 0.04],
            [0.13, 0.46, 0.02],
            [0, 0.5],
          ],
          gloss(colour),
        ),
        at(ball(0.13, gloss(colour)), { y: 0.58 }),
      )
    const dark = darker(main, 0.55)
    return group(
      at(box(2.5, 0.2, 2.5, 0.04, wood('#8a5a35')), { y: 0.1 }),
      at(pane(2.4, 2.4, 0.02, board), { y: 0.202, rx: -Math.PI / 2 }),
      ...[
        [-0.95, 0.4],
        [-0.41, 0.13],
        [0.13, 0.67],
        [0.67, 0.4],
      ].map(([x = 0, z = 0]) => at(pawn(dark), { x, y: 0.2, z })),
      ...[
        [-0.67, -0.67],
        [-0.13, -0.94],
        [0.4, -0.4],
        [0.94, -0.67],
      ].map(([x = 0, z = 0]) => at(pawn('#fbf5e6'), { x, y: 0.2, z })),
      at(box(0.34, 0.34, 0.34, 0.06, gloss('#fbf5e6')), { x: 1.6, y: 0.17, z: 0.8, ry: 0.4 }),
      ...[
        [-0.08, 0.08],
        [0.08, -0.08],
        [0, 0],
      ].map(([dx = 0, dz = 0]) => at(drum(0.03, 0.03, 0.01, gloss(main), 0), { x: 1.6 + dx, y: 0.335, z: 0.8 + dz })),
    )
  },
}
