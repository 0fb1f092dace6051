import { gloss, metal, plastic, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, drum, group, ring, turned } from '../studio/shapes.ts'
import { darker } from '../studio/tones.ts'

export const headphones: Model = {
  yaw: 0.62,
  focus: [0.24, 0.3],
  zoom: 2,
  build: main => {
    const shell = plastic(main, 0.34)
    const soft = rubber(darker(main, 0.72))
    const steel = metal('#c9ccd2', 0.2)
    const cup = (side: 1 | -1) =>
      at(
        group(
          turned(
            [
              [0, -0.16],
              [0.46, -0.16, 0.1],
              [0.56, 0.02, 0.06],
              [0.5, 0.2, 0.08],
              [0, 0.22],
            ],
            shell,
          ),
          at(ring(0.37, 0.15, soft), { y: -0.2, rx: Math.PI / 2 }),
          at(ring(0.36, 0.018, steel), { y: 0.212, rx: Math.PI / 2 }),
          at(drum(0.3, 0.3, 0.02, gloss(main), 0.01), { y: 0.212 }),
        ),
        { x: side * 1.02, y: 0.66, rz: (-side * Math.PI) / 2 },
      )
    return group(
      at(ring(1, 0.075, shell, Math.PI), { y: 1.25 }),
      at(ring(0.93, 0.08, soft, Math.PI * 0.62), { y: 1.25, rz: Math.PI * 0.19 }),
      ...[-1, 1].map(side => at(drum(0.04, 0.04, 0.5, steel), { x: side, y: 0.8 })),
      cup(1),
      cup(-1),
    )
  },
}
