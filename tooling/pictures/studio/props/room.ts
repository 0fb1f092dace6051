import type { Object3D } from 'three'
import { cloth, glow, matte, metal, wood } from '../materials.ts'
import { at, ball, box, drum, group, rod, turned } from '../shapes.ts'
import { darker, lighter } from '../tones.ts'

/** Floor lamp of 150 cm with a linen shade. */
export const floorLamp = (color = '#e8dfcd', foot = '#3a3733'): Object3D =>
  group(
    drum(14, 15, 2, metal(foot, 0.4), 0.6),
    at(drum(1, 1, 130, metal(foot, 0.4)), {}),
    at(
      turned(
        [
          [20, 0],
          [14, 28],
          [13.4, 28],
          [19.4, 0],
        ],
        matte(color),
      ),
      { y: 122 },
    ),
    at(ball(6, glow('#ffe6bd', 0.9)), { y: 132 }),
  )

/** Arc lamp of brass, 160 cm. */
export const brassLamp = (): Object3D =>
  group(
    drum(13, 14, 2.5, metal('#b98d4f', 0.28), 0.6),
    rod(
      [
        [0, 0, 0],
        [0, 110, 0],
        [-6, 146, 0],
        [-30, 160, 0],
        [-46, 148, 0],
      ],
      1.1,
      metal('#b98d4f', 0.28),
    ),
    at(
      turned(
        [
          [15, 0],
          [11, 11, 4],
          [0, 15],
        ],
        metal('#b98d4f', 0.3),
      ),
      { x: -46, y: 134 },
    ),
    at(ball(5, glow('#ffe2b0', 1)), { x: -46, y: 137 }),
  )

/** Round side table, 48 cm. */
export const sideTable = (color = '#a5784d', high = 48): Object3D =>
  group(
    at(drum(22, 22, 2.4, wood(color), 0.8), { y: high - 2.4 }),
    ...[0, 1, 2].map(i =>
      at(drum(1.5, 1.1, high - 2, wood(color)), { x: Math.cos(i * 2.094) * 13, z: Math.sin(i * 2.094) * 13 }),
    ),
  )

/** Framed picture of plain shapes for the wall; no words. */
export const frame = (color: string, w = 50, h = 64): Object3D =>
  group(
    box(w, h, 2, 0.4, wood('#c39a67')),
    at(box(w - 5, h - 5, 1, 0.1, matte('#f6f1e7')), { z: 0.9 }),
    at(drum(w * 0.24, w * 0.24, 0.3, matte(color), 0), { y: h * 0.08, z: 1.4, rx: Math.PI / 2 }),
    at(box(w * 0.58, h * 0.2, 0.3, 0.1, matte(lighter(color, 0.35))), { y: -h * 0.2, z: 1.5 }),
  )

/** Plain wooden chair, 80 cm. */
export const chair = (color = '#b98757'): Object3D => {
  const stuff = wood(color)
  return group(
    at(box(42, 3, 42, 1.2, stuff), { y: 44 }),
    ...[-18, 18].flatMap(x => [
      at(drum(1.7, 1.4, 44, stuff), { x, z: 18 }),
      at(drum(1.7, 1.4, 82, stuff), { x, z: -18 }),
    ]),
    at(box(40, 9, 2, 0.9, stuff), { y: 76, z: -18 }),
    at(box(36, 4, 1.6, 0.8, stuff), { y: 60, z: -18 }),
  )
}

/** Pouffe of knitted cloth. */
export const pouffe = (color: string, r = 24): Object3D => {
  const body = at(ball(r, cloth(color, 22, 4)), { y: r * 0.72 })
  body.scale.y = 0.72
  return group(body, at(drum(3, 3, 1, matte(darker(color, 0.2))), { y: r * 1.4 }))
}

/** Plain door of 200 cm: the size of wardrobes and fridges. */
export const door = (): Object3D =>
  group(
    at(box(84, 202, 4, 0.6, matte('#e5dfd4')), { y: 101 }),
    at(box(62, 80, 1, 0.4, matte('#dcd5c8')), { y: 146, z: 2.2 }),
    at(box(62, 72, 1, 0.4, matte('#dcd5c8')), { y: 54, z: 2.2 }),
    at(ball(3, metal('#b9bcc2')), { x: 34, y: 98, z: 5 }),
  )
