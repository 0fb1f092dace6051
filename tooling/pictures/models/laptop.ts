import { anodised, metal, print } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { hills } from '../studio/screens.ts'
import { at, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const laptop: Model = {
  yaw: -0.42,
  lift: 20,
  focus: [0.35, 0.35],
  build: main => {
    const metalBody = anodised(main)
    const keys = print(900, 360, (pen, w, h) => {
      pen.clearRect(0, 0, w, h)
      pen.fillStyle = '#1f2126'
      for (let row = 0; row < 5; row += 1) {
        const widths = row === 4 ? [1, 1, 1, 1.3, 5, 1.3, 1, 1] : Array.from({ length: 13 - row * 0.5 }, () => 1)
        const total = widths.reduce((sum, width) => sum + width, 0)
        let x = 0
        for (const width of widths) {
          const span = (width / total) * w
          pen.beginPath()
          pen.roundRect(x + 4, row * (h / 5) + 4, span - 8, h / 5 - 8, 10)
          pen.fill()
          x += span
        }
      }
    })
    const lid = group(
      at(slab(rounded(2.6, 1.72, 0.1), 0.05, 0.02, metalBody), { y: 0.86 }),
      at(pane(2.5, 1.6, 0.05, hills(1000, 640, '#36598f', '#f0a07c')), { y: 0.87, z: 0.0265 }),
    )
    return group(
      at(slab(rounded(2.6, 1.8, 0.1), 0.09, 0.03, metalBody), { y: 0.045, rx: -Math.PI / 2 }),
      at(pane(2.3, 0.86, 0.03, keys), { y: 0.0915, z: -0.3, rx: -Math.PI / 2 }),
      at(pane(0.96, 0.56, 0.05, metal(lighter(main, 0.12), 0.4)), { y: 0.0912, z: 0.52, rx: -Math.PI / 2 }),
      at(lid, { y: 0.09, z: -0.88, rx: -0.3 }),
    )
  },
}
