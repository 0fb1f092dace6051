import type { Group } from 'three'
import { anodised, gloss, metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { hills } from '../studio/screens.ts'
import { at, drum, group, ring, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { lighter } from '../studio/tones.ts'

export const phone: Model = {
  yaw: 0,
  focus: [0.72, 0.78],
  zoom: 2,
  build: main => {
    const front = group(
      slab(rounded(1.2, 2.5, 0.2), 0.14, 0.05, anodised(main)),
      at(pane(1.12, 2.42, 0.16, hills(560, 1210, '#7aa7ff', '#ffb38a', clock)), { z: 0.0712 }),
      at(drum(0.035, 0.035, 0.004, gloss('#08090c'), 0), { y: 1.08, z: 0.071, rx: Math.PI / 2 }),
    )
    const back = group(
      slab(rounded(1.2, 2.5, 0.2), 0.14, 0.05, anodised(main)),
      at(slab(rounded(0.56, 0.62, 0.14), 0.08, 0.03, gloss(lighter(main, 0.08))), { x: -0.27, y: 0.86, z: 0.07 }),
      ...lenses(),
    )
    return group(at(front, { x: -0.45, y: 1.25, ry: 0.26 }), at(back, { x: 0.62, y: 1.25, z: -0.5, ry: 0.3 }))
  },
}

function lenses(): Group[] {
  const spots: [number, number][] = [
    [-0.39, 1.0],
    [-0.14, 1.0],
    [-0.39, 0.73],
  ]
  return spots.map(([x, y]) =>
    at(
      group(
        at(ring(0.1, 0.018, metal('#b9bcc2')), {}),
        at(drum(0.1, 0.1, 0.03, gloss('#07080c'), 0.01), { z: -0.01, rx: Math.PI / 2 }),
        at(drum(0.045, 0.045, 0.03, gloss('#1d2a4a'), 0.01), { z: -0.006, rx: Math.PI / 2 }),
      ),
      { x, y, z: 0.118 },
    ),
  )
}

function clock(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.font = '300 150px "Noto Sans CJK SC"'
  pen.fillText('10:08', 280, 330)
  pen.font = '400 40px "Noto Sans CJK SC"'
  pen.fillText('11月21日 星期六', 280, 400)
}
