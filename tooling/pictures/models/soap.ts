import { label } from '../studio/labels.ts'
import { glass, plastic, wood } from '../studio/materials.ts'
import type { Model } from '../studio/model.ts'
import { at, ball, box, group, slab } from '../studio/shapes.ts'
import { pane, rounded } from '../studio/soft-shapes.ts'
import { darker, lighter } from '../studio/tones.ts'

export const soap: Model = {
  yaw: -0.35,
  lift: 25,
  focus: [0.5, 0.6],
  build: main =>
    group(
      at(slab(rounded(2.3, 1.6, 0.24), 0.12, 0.05, wood('#b98757')), { y: 0.1, rx: -Math.PI / 2 }),
      ...[-0.8, -0.4, 0, 0.4, 0.8].map(x => at(box(0.06, 0.04, 1.2, 0.015, wood('#8a5a35')), { x, y: 0.17 })),
      at(box(1.6, 0.52, 1.05, 0.22, plastic(main, 0.4)), { y: 0.44 }),
      at(pane(0.8, 0.5, 0.2, label(400, 250, { title: '皂', ground: main, ink: darker(main, 0.25) })), {
        y: 0.702,
        rx: -Math.PI / 2,
      }),
      at(box(1.3, 0.44, 0.9, 0.18, plastic(lighter(main, 0.55), 0.4)), { x: 0.2, y: 0.92, z: -0.05, ry: 0.35 }),
      ...[
        [-0.95, 0.3, 0.62, 0.13],
        [-1.12, 0.24, 0.4, 0.08],
        [-0.78, 0.25, 0.82, 0.09],
      ].map(([x = 0, y = 0, z = 0, r = 0.1]) => at(ball(r, glass('#ffffff', 0.3)), { x, y, z })),
    ),
}
