import { gloss, rubber } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, group, ring, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const phoneCase: Model = {
  yaw: 0,
  focus: [0.36, 0.8],
  zoom: 2,
  build: main => {
    const shell = (colour: string) =>
      group(
        slab(rounded(1.22, 2.5, 0.24), 0.2, 0.07, rubber(colour)),
        at(slab(rounded(0.6, 0.66, 0.16), 0.07, 0.025, rubber(darker(colour, 0.12))), { x: -0.25, y: 0.84, z: 0.09 }),
        at(pane(0.5, 0.56, 0.11, gloss('#14161b')), { x: -0.25, y: 0.84, z: 0.128 }),
        at(ring(0.33, 0.016, rubber(lighter(colour, 0.32))), { y: -0.25, z: 0.1 }),
        at(box(0.04, 0.24, 0.04, 0.012, rubber(lighter(colour, 0.32))), { y: -0.78, z: 0.1 }),
      )
    return group(
      at(shell(main), { x: -0.4, y: 1.25, ry: 0.28 }),
      at(shell(lighter(main, 0.45)), { x: 0.62, y: 1.25, z: -0.6, ry: 0.22 }),
    )
  },
}
