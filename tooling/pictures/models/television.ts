import { metal } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { hills } from '../studio/screens.ts'
import { at, box, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { blend, darker } from '../studio/tones.ts'

export const television: Model = {
  yaw: -0.3,
  lift: 8,
  focus: [0.35, 0.55],
  build: main =>
    group(
      at(slab(rounded(3.6, 2.06, 0.05), 0.1, 0.03, metal('#34373d', 0.36)), { y: 1.34 }),
      at(pane(3.53, 1.98, 0.02, hills(1400, 790, darker(main, 0.35), blend(main, '#ffb48a', 0.75), sun)), {
        y: 1.345,
        z: 0.052,
      }),
      at(box(1.9, 0.11, 0.3, 0.05, metal('#44474e', 0.36)), { y: 0.09, z: 0.05 }),
      at(box(0.5, 0.4, 0.08, 0.02, metal('#34373d', 0.36)), { y: 0.25, z: -0.05 }),
      at(slab(rounded(1.3, 0.6, 0.06), 0.04, 0.015, metal('#34373d', 0.36)), { y: 0.02, rx: -Math.PI / 2 }),
    ),
}

function sun(pen: CanvasRenderingContext2D): void {
  pen.fillStyle = 'rgba(255,240,214,0.85)'
  pen.beginPath()
  pen.arc(1010, 260, 96, 0, Math.PI * 2)
  pen.fill()
}
