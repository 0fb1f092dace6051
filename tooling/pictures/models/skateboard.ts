import { metal, plastic, print, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, box, drum, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const skateboard: Model = {
  yaw: -0.42,
  lift: 9,
  focus: [0.45, 0.66],
  build: main => {
    const graphic = print(410, 1500, (pen, w, h) => {
      pen.fillStyle = main
      pen.fillRect(0, 0, w, h)
      for (const [i, tone] of [lighter(main, 0.3), '#fbf5e6', darker(main, 0.35)].entries()) {
        pen.fillStyle = tone
        pen.beginPath()
        pen.arc(w * (0.3 + i * 0.22), h * (0.3 + i * 0.2), w * (0.62 - i * 0.14), 0, Math.PI * 2)
        pen.fill()
      }
      pen.strokeStyle = '#fbf5e6'
      pen.lineWidth = 12
      for (const y of [0.1, 0.125, 0.88, 0.905]) {
        pen.beginPath()
        pen.moveTo(0, h * y)
        pen.lineTo(w, h * y)
        pen.stroke()
      }
    })
    const truck = (y: number) =>
      group(
        at(box(0.26, 0.3, 0.14, 0.05, metal('#c9ccd1', 0.26)), { y, z: 0.1 }),
        at(drum(0.05, 0.05, 0.9, metal('#c9ccd1', 0.26)), { x: 0.45, y, z: 0.2, rz: Math.PI / 2 }),
        ...[-0.4, 0.4].map(x =>
          at(drum(0.17, 0.17, 0.2, plastic('#fbf5e6', 0.3), 0.06), { x: x + 0.1, y, z: 0.22, rz: Math.PI / 2 }),
        ),
        ...[-0.52, 0.52].map(x => at(drum(0.06, 0.06, 0.02, metal('#8a8e96'), 0), { x, y, z: 0.22, rz: Math.PI / 2 })),
      )
    return at(
      group(
        at(slab(rounded(0.86, 3.1, 0.43), 0.09, 0.03, wood('#c39a67')), {}),
        at(pane(0.8, 3.04, 0.4, graphic), { z: 0.047 }),
        truck(0.86),
        truck(-0.86),
      ),
      { y: 1.56, rz: 0.1, rx: -0.12 },
    )
  },
}
