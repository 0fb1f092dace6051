import { matte, terry } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, slab } from '../studio/shapes.ts'
import { spiral } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const towels: Model = {
  yaw: -0.4,
  lift: 17,
  focus: [0.4, 0.6],
  build: main => {
    const folded = (y: number, colour: string, w: number) =>
      group(
        at(box(w, 0.18, 1.3, 0.085, terry(colour)), { y: y - 0.08 }),
        at(box(w * 0.985, 0.18, 1.28, 0.085, terry(colour)), { y: y + 0.08 }),
      )
    const rolled = (x: number, y: number, colour: string) =>
      at(slab(spiral(0.04, 0.3, 4, 0.05), 1.2, 0.02, terry(colour)), { x, y, z: 0.1 })
    return group(
      folded(0.18, main, 2),
      folded(0.53, lighter(main, 0.45), 1.96),
      folded(0.88, darker(main, 0.14), 1.92),
      rolled(-0.48, 1.4, lighter(main, 0.6)),
      rolled(0.28, 1.4, main),
      at(box(0.16, 0.16, 0.02, 0.01, matte('#fbf7ee')), { x: 0.7, y: 0.5, z: 0.66 }),
    )
  },
}
