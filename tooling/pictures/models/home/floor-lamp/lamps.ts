import type { Object3D } from 'three'
import { gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { book } from '../../../studio/props/desk.ts'
import { plant } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, ring, rod, turned } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { marble } from '../../../studio/surfaces/ground.ts'
import { lighter } from '../../../studio/tones.ts'
import { cord, glowing, joint, linenShade, milky } from '../parts/lamps.ts'
import { airy, lit } from '../parts/light.ts'
import { block, strut, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const legs = (top: number, spread: number, wood: string, tilt = 0.3): Object3D[] =>
  [0, 1, 2].map(i => {
    const turn = i * 2.094 + tilt
    return strut(
      [Math.cos(turn) * 4, top, Math.sin(turn) * 4],
      [Math.cos(turn) * spread, 0, Math.sin(turn) * spread],
      2.1,
      timber(wood, 'up'),
      1.4,
    )
  })

/** Three splayed legs of beech under a drum of linen, 152 cm. */
export const tripod = (color: string, lit = true): Object3D =>
  group(
    ...legs(116, 32, '#cf9f68'),
    at(drum(5.4, 5.4, 5, metal('#c9a25c', 0.3), 0.6), { y: 113 }),
    at(drum(0.9, 0.9, 12, metal('#c9a25c', 0.3), 0.1), { y: 118 }),
    ...[0, 1, 2].map(i =>
      at(ball(1.2, metal('#c9a25c', 0.3)), {
        x: Math.cos(i * 2.094 + 0.3) * 5.4,
        y: 115.4,
        z: Math.sin(i * 2.094 + 0.3) * 5.4,
      }),
    ),
    at(linenShade(25, 22, 32, lighter(color, 0.25), 0, lit ? glowing(lighter(color, 0.25)) : matte(color, 0.9)), {
      y: 122,
    }),
  )

/** Wooden lamp with a shelf between its legs, 148 cm. */
export const shelved = (color: string): Object3D =>
  group(
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k => strut([s * 8, 112, k * 8], [s * 19, 0, k * 19], 1.9, timber('#8a5f3d', 'up'), 1.4)),
    ),
    at(box(30, 2, 30, 0.8, timber('#8a5f3d')), { y: 48 }),
    at(box(19, 2, 19, 0.8, timber('#8a5f3d')), { y: 111 }),
    at(book('#e0936c'), { x: 3, y: 49, z: 2, ry: 0.3 }),
    at(plant(22, '#f1ede4'), { x: -6, y: 51.6, z: -4 }),
    at(drum(1, 1, 10, metal('#b9bcc2', 0.3), 0.1), { y: 111 }),
    at(linenShade(21, 15, 28, lighter(color, 0.35), 40), { y: 118 }),
  )

/** Polished arc of 190 cm from a round marble foot. */
export const arcLamp = (color: string): Object3D => {
  const steel = color === '#24272c' ? metal('#3a3c42', 0.3) : metal('#d3d6da', 0.16)
  return group(
    at(drum(19, 19, 8, marble('#f1efec'), 1), { x: -52 }),
    at(drum(3, 3, 6, steel, 0.6), { x: -52, y: 8 }),
    rod(
      [
        [-52, 8, 0],
        [-54, 70, 0],
        [-47, 128, 0],
        [-24, 172, 0],
        [14, 188, 0],
        [46, 172, 0],
        [56, 150, 0],
      ],
      1.5,
      steel,
    ),
    at(
      turned(
        [
          [22, 0, 0.3],
          [20, 9, 4],
          [11, 17, 5],
          [3, 19, 1],
          [3, 22, 0.5],
          [0, 22],
        ],
        steel,
      ),
      { x: 57, y: 128 },
    ),
    at(
      airy(
        turned(
          [
            [21.4, 0.2],
            [19, 9, 4],
            [10, 16, 5],
            [0, 17],
          ],
          lit('#fff0cf', 0.85),
        ),
      ),
      { x: 57, y: 128 },
    ),
    at(airy(ball(6.4, lit('#fff8e6', 1))), { x: 57, y: 131 }),
  )
}

/** Slim arc with a milky globe, its remote beside it. */
export const globeArc = (color: string): Object3D => {
  const paint = plastic(color, 0.45)
  return group(
    at(drum(15, 15.6, 2.4, paint, 0.9), { x: -30 }),
    rod(
      [
        [-30, 2, 0],
        [-36, 60, 0],
        [-34, 110, 0],
        [-12, 150, 0],
        [20, 156, 0],
        [36, 142, 0],
      ],
      1.1,
      paint,
    ),
    at(drum(2.4, 2.4, 4, metal('#d8b66a', 0.28), 0.5), { x: 36.6, y: 137.4 }),
    airy(at(ball(15, milky('#fff1d8', 0.85)), { x: 37, y: 123 })),
  )
}

/** Thin pole with a small directed head, 140 cm. */
export const pole = (color: string): Object3D => {
  const paint = plastic(color, 0.4)
  return group(
    drum(13, 13.6, 2, paint, 0.8),
    at(drum(1, 1, 122, paint, 0.1), { y: 1 }),
    at(drum(1.7, 1.7, 5, metal('#b9bcc2', 0.3), 0.6), { y: 78 }),
    at(joint(2, 4, metal('#b9bcc2', 0.3)), { y: 123.6 }),
    strut([0, 123.6, 0], [24, 134, 0], 0.8, paint),
    at(joint(1.7, 4, metal('#b9bcc2', 0.3)), { x: 24, y: 134 }),
    at(group(drum(3.2, 7, 12, paint, 0.8), airy(at(drum(6.4, 6.4, 0.4, lit('#fff4dc', 1), 0.1), { y: -0.2 }))), {
      x: 29.6,
      y: 121.6,
      rz: 0.44,
    }),
  )
}

/** Brushed brass with two joints, 138 cm. */
export const brassReader = (): Object3D => {
  const gold = metal('#c7a05a', 0.32)
  return group(
    turned(
      [
        [0, 0],
        [14, 0, 0.8],
        [14, 2, 0.8],
        [3, 4, 1.4],
        [1.1, 8, 0.6],
        [1.1, 92],
        [0, 92],
      ],
      gold,
    ),
    at(joint(3, 5, gold), { y: 93 }),
    ...[0.9, -0.9].map(z => at(joint(1.2, 0.8, metal('#8a6a34', 0.3)), { y: 93, z: z * 3.2 })),
    strut([0, 93, 0], [-16, 128, 0], 1, gold),
    at(joint(2.6, 4.6, gold), { x: -16, y: 128 }),
    strut([-16, 128, 0], [20, 136, 0], 0.95, gold),
    at(ball(3, gold), { x: -22, y: 126.6 }),
    at(joint(2.2, 4, gold), { x: 20, y: 136 }),
    at(
      group(
        turned(
          [
            [10, 0, 0.2],
            [9.4, 4, 2],
            [4, 10.6, 2],
            [2.4, 15, 0.6],
            [0, 15.4],
          ],
          gold,
        ),
        airy(
          turned(
            [
              [9.6, 0.1],
              [9, 4, 2],
              [0, 9.6],
            ],
            lit('#ffeec6', 0.95),
          ),
        ),
      ),
      { x: 27.6, y: 121.6, rz: 0.42 },
    ),
  )
}

/** Long bar of light on an upright, 150 cm. */
export const bar = (color: string): Object3D => {
  const paint = plastic(color, 0.42)
  return group(
    at(block([30, 2.4, 30], 1.1, paint), { y: 1.2, x: -18 }),
    at(block([3.2, 140, 2], 0.9, paint), { x: -28, y: 71 }),
    at(joint(2.6, 4, metal('#c2c5cb', 0.3)), { x: -28, y: 141 }),
    at(
      group(
        at(block([88, 3, 6.4], 1.4, paint), { x: 40 }),
        airy(at(box(80, 0.6, 5, 0.2, lit('#fffaf0', 1)), { x: 41, y: -1.6 })),
      ),
      { x: -28, y: 142, rz: 0.04 },
    ),
  )
}

const crumpled = (r: number, squash: number, seed: number): Object3D =>
  airy(
    surface(
      (u, v) => {
        const [turn, rise] = [u * Math.PI * 2, (v - 0.5) * Math.PI * 0.94]
        const k =
          1 + (clouds(Math.cos(turn) * 2.2 + seed * 7 + 20, Math.sin(turn) * 2.2 + rise * 1.6 + 20, 3, 64) - 0.5) * 0.34
        const rib = 1 + 0.012 * Math.cos(v * Math.PI * 22)
        return [
          Math.cos(turn) * Math.cos(rise) * r * k * rib,
          Math.sin(rise) * r * squash * (0.9 + 0.1 * k),
          -Math.sin(turn) * Math.cos(rise) * r * k * rib,
        ]
      },
      glowing('#fff4e0', 0.72, 'paper'),
      64,
      56,
    ),
  )

/** Lantern of crumpled white paper in three volumes, 120 cm. */
export const washi = (): Object3D =>
  group(
    drum(13, 14, 2, timber('#6a4630'), 0.6),
    at(drum(1.2, 1.2, 16, timber('#6a4630', 'up'), 0.2), { y: 1 }),
    at(crumpled(24, 0.72, 1), { y: 32 }),
    at(crumpled(29, 0.8, 3), { y: 66 }),
    at(crumpled(20, 0.86, 5), { y: 102 }),
  )

/** Square column of cloth, 120 cm. */
export const clothColumn = (color: string): Object3D =>
  group(
    at(box(30, 2.4, 30, 0.8, timber('#cf9f68')), { y: 1.2 }),
    airy(at(block([27, 112, 27], 1.6, glowing(lighter(color, 0.3), 0.6)), { y: 59 })),
    at(box(28, 2, 28, 0.8, timber('#cf9f68')), { y: 116 }),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k => at(box(1.6, 114, 1.6, 0.4, timber('#cf9f68', 'up')), { x: s * 13.6, y: 58, z: k * 13.6 })),
    ),
    ...[39, 78].map(y => at(box(28, 1, 28, 0.3, timber('#cf9f68')), { y })),
    cord(
      [
        [10, 0.6, -14],
        [24, 0.6, -22],
        [36, 0.6, -40],
      ],
      '#e9e2d4',
      0.5,
    ),
  )

/** Cylinder of blown glass lit from inside, 110 cm. */
export const glassColumn = (color: string): Object3D =>
  group(
    drum(15, 16, 5, metal('#3a3530', 0.4), 1),
    airy(at(drum(5.4, 5.4, 92, lit('#ffedc8', 0.9), 1), { y: 6 })),
    airy(at(drum(12, 12.4, 100, milky(lighter(color, 0.25), 0.34), 3), { y: 5 })),
    at(
      surface(
        (u, v) => {
          const turn = u * Math.PI * 2
          const r = 13.2 + (clouds(Math.cos(turn) * 3 + 30, Math.sin(turn) * 3 + v * 14 + 30, 2, 64) - 0.5) * 2.4
          return [Math.cos(turn) * r, 5 + v * 102, -Math.sin(turn) * r]
        },
        clear(lighter(color, 0.2), 0.6),
        48,
        80,
      ),
      {},
    ),
    ...Array.from({ length: 46 }, (_, i) =>
      at(ball(0.5 + (i % 4) * 0.22, clear('#ffffff', 0.8)), {
        x: Math.cos(i * 2.4) * 12.8,
        y: 10 + i * 2,
        z: Math.sin(i * 2.4) * 12.8,
      }),
    ),
    at(ring(13.6, 0.6, clear(lighter(color, 0.5), 0.8)), { y: 107, rx: Math.PI / 2 }),
  )

/** Small remote control, lying. */
export const remote = (color = '#f4f2ee'): Object3D =>
  group(
    at(block([4, 1.2, 10], 0.5, plastic(color)), { y: 0.6 }),
    ...[-2.6, 0, 2.6].map(z => at(drum(0.8, 0.8, 0.3, gloss('#5a5f66'), 0.1), { y: 1.1, z })),
  )
