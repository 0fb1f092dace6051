import type { Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { slots, softBox } from '../parts/bodies.ts'
import { type Programme, showing } from './screens.ts'

const dark = () => plastic('#1d1e21', 0.4)

/** Panel of a television around its middle: thin rim, screen, thicker back. */
const panel = (
  w: number,
  programme: Programme,
  { thin = 3, rim = 0.7, frame = metal('#3a3c40', 0.4), portrait = false, back = true } = {},
): Object3D => {
  const h = w * 0.565
  const [x, y] = portrait ? [h, w] : [w, h]
  return group(
    slab(rounded(x, y, 0.6), thin, 0.3, frame),
    at(pane(x - rim * 2, y - rim * 2, 0.4, showing(programme, x - rim * 2, y - rim * 2)), { z: thin / 2 + 0.03 }),
    ...(back ? [at(box(x * 0.6, y * 0.56, 3, 1, dark()), { y: -y * 0.1, z: -thin / 2 - 1 })] : []),
    at(ball(0.3, glow('#e0503c', 0.8)), { x: x * 0.47, y: -y / 2 + rim * 0.5, z: thin / 2 }),
  )
}

/** Stands on two slim feet. */
export const flat = (w: number, programme: Programme, { spread = 0.36, feet = '#3a3c40' } = {}): Object3D => {
  const h = w * 0.565
  const high = w * 0.045
  return group(
    at(panel(w, programme), { y: h / 2 + high }),
    ...[-1, 1].map(x =>
      group(
        rod(
          [
            [x * w * spread, high + 1, 0],
            [x * w * (spread + 0.02), high * 0.5, 4],
            [x * w * (spread + 0.035), 0.8, w * 0.09],
          ],
          w * 0.007,
          metal(feet, 0.35),
        ),
        rod(
          [
            [x * w * spread, high + 1, 0],
            [x * w * (spread + 0.02), high * 0.5, -4],
            [x * w * (spread + 0.035), 0.8, -w * 0.07],
          ],
          w * 0.007,
          metal(feet, 0.35),
        ),
      ),
    ),
  )
}

/** Hangs flush in a frame of wood like a picture. */
export const framedTelevision = (w: number, programme: Programme, color = '#7c5335'): Object3D => {
  const h = w * 0.565
  const stuff = wood(color)
  return group(
    at(
      group(
        panel(w - 6, programme, { thin: 2, rim: 2.6, frame: matte('#f3ece0', 0.8), back: false }),
        ...[-1, 1].flatMap(side => [
          at(box(w + 2, 3.6, 4.4, 0.6, stuff), { y: (side * h) / 2 }),
          at(box(3.6, h + 3.4, 4.4, 0.6, stuff), { x: (side * w) / 2 }),
        ]),
      ),
      { y: h / 2 + 2 },
    ),
  )
}

/** Black and very thin, flush on the wall, a glow behind its edges. */
export const flush = (w: number, programme: Programme): Object3D =>
  group(at(panel(w, programme, { thin: 1.4, rim: 0.4, frame: gloss('#0d0e10'), back: false }), { y: (w * 0.565) / 2 }))

/** On a pole with a round base on wheels; upright or across. */
export const rolling = (
  w: number,
  programme: Programme,
  main: string,
  { portrait = false, high = 96 } = {},
): Object3D =>
  group(
    at(drum(21, 23, 3.6, plastic(main, 0.4), 1.6), { y: 3 }),
    ...[0, 1, 2, 3, 4].map(i =>
      at(drum(1.7, 1.7, 1.6, rubber('#2b2c2e'), 0.3), {
        x: Math.cos(i * 1.2566) * 18,
        y: 1.7,
        z: Math.sin(i * 1.2566) * 18,
        rx: Math.PI / 2,
      }),
    ),
    at(drum(2.4, 2.8, high - 4, plastic(main, 0.4), 0.4), { y: 5, z: -5 }),
    at(drum(3.4, 3.4, 4, metal('#d9dbdf', 0.3), 0.6), { y: high * 0.5, z: -5 }),
    at(box(11, 11, 6, 2, plastic(main, 0.4)), { y: high, z: -4 }),
    at(panel(w, programme, { portrait, thin: 3.4, rim: 1.4, frame: plastic(main, 0.4), back: false }), {
      y: high,
      z: 1,
    }),
    at(
      rod(
        [
          [-3, high - 18, -7],
          [-6, high - 22, -8],
          [6, high - 22, -8],
          [3, high - 18, -7],
        ],
        0.8,
        plastic(main),
      ),
      {},
    ),
  )

/** Low rounded box that throws light onto a large screen above. */
export const laser = (w: number, programme: Programme, body = '#e6e2da'): Object3D => {
  const h = w * 0.565
  return group(
    at(
      group(
        at(softBox(w * 0.26, 11, 30, 8, plastic(body, 0.42), 3), {}),
        at(slab(rounded(w * 0.24, 8, 2), 0.4, 0.1, cloth('#5a5c60', 8)), { y: 5.4, z: 15 }),
        at(slots(w * 0.1, 4, 1.2, 0.5), { x: w * 0.08, y: 11.1, z: 4, rx: -Math.PI / 2 }),
        at(box(w * 0.12, 0.5, 8, 0.2, gloss('#101216')), { y: 11, z: -6 }),
        at(box(w * 0.08, 0.2, 2, 0.1, glow('#dff2e6', 1)), { y: 11.3, z: -7 }),
      ),
      { z: 26 },
    ),
    at(
      group(
        slab(rounded(w, h, 0.5), 2, 0.3, matte('#1b1c1e')),
        at(pane(w - 2.4, h - 2.4, 0.3, showing(programme, w - 2.4, h - 2.4)), { z: 1.05 }),
      ),
      { y: h / 2 + 26 },
    ),
  )
}
