import type { Object3D } from 'three'
import { glaze, matte, metal, wood } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { stone } from '../../../studio/surfaces/ground.ts'
import { chrome } from '../parts/stuff.ts'

/** Draining dish of wooden slats, 12 cm, its top at 1.4 cm. */
export const slatDish = (color = '#b98757'): Object3D =>
  group(
    ...[-4, 4].map(x => at(box(1.2, 0.8, 8, 0.1, wood(color)), { x, y: 0.4 })),
    ...[0, 1, 2, 3, 4].map(i => at(box(11.6, 0.55, 1.1, 0.16, wood(color)), { y: 1.1, z: -3.2 + i * 1.6 })),
  )

/** Ceramic dish with ridges along x, its top at 1.3 cm. */
export const ridgeDish = (color: string): Object3D =>
  group(
    at(slab(rounded(12.4, 8.8, 2.4), 1, 0.4, glaze(color)), { y: 0.5, rx: -Math.PI / 2 }),
    ...[-2.4, -1.2, 0, 1.2, 2.4].map(z =>
      at(drum(0.3, 0.3, 8.4, glaze(color), 0.2), { x: 4.2, y: 1, z, rz: Math.PI / 2 }),
    ),
  )

/** Flat stone as a dish, its top at 1.1 cm. */
export const stoneDish = (color: string): Object3D =>
  placed(slab(rounded(13.4, 9.4, 3.4), 1.1, 0.4, stone(color, 1)), { y: 0.55, rx: -Math.PI / 2 })

/** Tap of chrome, 16 cm high, its spout towards +z. */
export const tap = (): Object3D =>
  group(
    drum(2.2, 2.4, 0.8, chrome(), 0.2),
    at(drum(1.3, 1.3, 11, chrome(), 0.3), { y: 0.6 }),
    rod(
      [
        [0, 11, 0],
        [0, 13.6, 1.2],
        [0, 14.2, 4.6],
        [0, 13.2, 8],
        [0, 11.6, 8.6],
      ],
      0.95,
      chrome(),
    ),
    at(box(0.9, 0.7, 4.4, 0.3, chrome()), { x: 1.6, y: 8, rz: 0.3 }),
  )

/** Square sheet of waxed paper, opened, with the creases of its folds. */
export const wrapper = (color: string, w = 13): Object3D =>
  group(
    at(box(w, 0.05, w * 0.8, 0.02, matte(color, 0.6)), { y: 0.03, ry: 0.16 }),
    ...[-1, 1].map(side =>
      at(group(at(box(0.06, 0.03, w * 0.8, 0.01, matte('#d9cfb8', 0.7)), { x: side * w * 0.3, y: 0.06 })), {
        ry: 0.16,
      }),
    ),
  )

/** Low round tin with its lid behind it. */
export const oldTin = (color: string): Object3D =>
  group(
    drum(4.6, 4.6, 3, metal(color, 0.42), 0.2),
    at(drum(4.7, 4.7, 1.4, metal(color, 0.4), 0.3), { y: 2.4 }),
    at(ring(3.4, 0.1, metal('#f0dcae', 0.3)), { y: 3.82, rx: Math.PI / 2 }),
  )

/** Bar of chrome along x, for what hangs. */
export const chromeBar = (): Object3D => placed(drum(0.8, 0.8, 60, chrome(), 0.1), { x: 30, rz: Math.PI / 2 })

/** Small jug of cream-coloured china. */
export const jug = (color: string, high = 9): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [high * 0.28, 0, 0.5],
        [high * 0.4, high * 0.34, 2],
        [high * 0.27, high * 0.8, 1.6],
        [high * 0.33, high, 0.1],
        [high * 0.3, high, 0.1],
        [high * 0.24, high * 0.8, 1],
        [high * 0.34, high * 0.3, 1],
        [0, 0.6],
      ],
      glaze(color),
    ),
    at(ring(high * 0.24, high * 0.05, glaze(color), 3.6), { x: high * 0.36, y: high * 0.56, rz: -1.8 }),
  )
