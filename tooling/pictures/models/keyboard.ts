import { metal, plastic } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'
import { rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const keyboard: Model = {
  yaw: -0.4,
  lift: 27,
  focus: [0.3, 0.45],
  zoom: 2,
  build: main => {
    const rows = [
      [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2],
      [1.5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1.5],
      [1.8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.2],
      [2.3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2.7],
      [1.2, 1.2, 1.2, 6.2, 1.2, 1.2, 1.8],
    ]
    const accent = plastic(main)
    const pale = plastic(lighter(main, 0.78))
    const caps = rows.flatMap((row, r) => {
      let x = -7
      return row.map((w, i) => {
        const middle = x + w / 2
        x += w
        const edge = i === 0 || i === row.length - 1 || r === 4
        return at(box(w * 0.2 - 0.03, 0.13, 0.17, 0.035, edge && w !== 6.2 ? accent : pale), {
          x: middle * 0.2,
          y: 0.24,
          z: (r - 2) * 0.2,
        })
      })
    })
    return group(
      at(slab(rounded(3, 1.2, 0.1), 0.2, 0.05, plastic(lighter(main, 0.55))), { y: 0.1, rx: -Math.PI / 2 }),
      ...caps,
      at(drum(0.09, 0.1, 0.14, metal('#d3ad68'), 0.03), { x: 1.3, y: 0.2, z: -0.42 }),
    )
  },
}
