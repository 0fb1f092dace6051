import type { Object3D } from 'three'
import { gloss, metal, plastic, rubber } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, thrown, turned } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { cord, joint, linenShade, milky } from '../parts/lamps.ts'
import { airy, lit } from '../parts/light.ts'
import { block, type Point, strut } from '../parts/shape.ts'

/** Mushroom of blown glass, 30 cm: a tinted dome over a milky one on a flared stem. */
export function glassMushroom(color: string): Object3D {
  const tint = blend(color, '#ffb060', 0.15)
  const dome = (s: number): Point[] => [
    [13.4 * s, 17, 0],
    [13.8 * s, 18.6, 0],
    [12.8 * s, 23, 0],
    [9 * s, 27.4, 0],
    [4 * s, 29.4, 0],
    [0, 29.8, 0],
  ]
  return group(
    thrown(
      [
        [0, 0],
        [7.6, 0],
        [8, 1],
        [6.2, 3],
        [3.4, 8],
        [2.9, 13],
        [3.6, 18],
        [4, 20],
      ],
      milky(lighter(tint, 0.15), 0.3),
    ),
    at(ring(7.8, 0.3, metal('#d8b66a', 0.25)), { y: 0.4, rx: Math.PI / 2 }),
    airy(
      thrown(
        dome(0.9).map(([x, y]) => [x, y - 0.3] as const),
        milky('#fff2d8', 0.8),
      ),
    ),
    airy(
      thrown(
        dome(1).map(([x, y]) => [x, y] as const),
        milky(tint, 0.55),
      ),
    ),
    at(
      thrown(
        dome(1.015).map(([x, y]) => [x, y] as const),
        clear(lighter(color, 0.2), 0.3),
      ),
      { y: 0.1 },
    ),
    at(ring(13.5, 0.28, milky(lighter(tint, 0.3), 0.5)), { y: 17, rx: Math.PI / 2 }),
    cord([
      [0, 0.3, -7],
      [-4, 0.3, -12],
      [-9, 0.3, -20],
      [-12, 0.3, -40],
    ]),
  )
}

/** Lamp of brass with an enamelled dome and a pull chain, 42 cm. */
export function brass(color: string): Object3D {
  const gold = metal('#c9a25c', 0.26)
  return group(
    turned(
      [
        [0, 0],
        [9.6, 0, 0.6],
        [9.6, 1.4, 0.6],
        [5, 2.4, 1],
        [1.6, 5, 1],
        [1.1, 8, 0.4],
        [1.1, 28],
        [0, 28],
      ],
      gold,
    ),
    at(ball(1.9, gold), { y: 13 }),
    at(ball(1.5, gold), { y: 26 }),
    at(
      turned(
        [
          [17, 0, 0.2],
          [16.6, 3, 3],
          [11, 10.6, 4],
          [3, 13.4, 0.6],
          [0, 13.6],
        ],
        gloss(color),
      ),
      { y: 25 },
    ),
    at(
      airy(
        turned(
          [
            [16.6, 0.1],
            [16, 3, 3],
            [10.6, 10, 4],
            [0, 12.8],
          ],
          lit('#fff0cf', 0.8),
        ),
      ),
      { y: 25 },
    ),
    at(ring(16.9, 0.34, gold), { y: 25, rx: Math.PI / 2 }),
    at(drum(1.2, 1.6, 2, gold, 0.4), { y: 38.4 }),
    at(ball(1.2, gold), { y: 41 }),
    at(airy(ball(3.6, lit('#fff6df', 1))), { y: 28 }),
    ...Array.from({ length: 12 }, (_, i) => at(ball(0.26, gold), { x: 5.4, y: 25 - i * 0.72, z: 6 })),
    at(drum(0.7, 0.4, 1.6, gold, 0.2), { x: 5.4, y: 15.2, z: 6 }),
  )
}

/** Round glazed foot and a pleated linen shade, 28 cm. */
export const porcelain = (color: string): Object3D =>
  group(
    thrown(
      [
        [0, 0],
        [4, 0],
        [4.6, 0.8],
        [7.6, 5],
        [7.4, 9.4],
        [3.4, 12.6],
        [1.7, 13.6],
        [1.5, 15.4],
      ],
      gloss(color),
    ),
    at(ring(4.6, 0.3, gloss(darker(color, 0.2))), { y: 0.5, rx: Math.PI / 2 }),
    at(drum(1.7, 1.7, 2.4, metal('#d3ab62', 0.26), 0.3), { y: 13.6 }),
    at(linenShade(11.6, 7.4, 13.4, '#f3e6cf', 36), { y: 15 }),
    cord(
      [
        [0, 0.3, -4],
        [4, 0.3, -10],
        [9, 0.3, -20],
        [11, 0.3, -40],
      ],
      '#efe6d6',
    ),
  )

/** Study lamp with a bar of light of 46 cm. */
export function study(color: string): Object3D {
  const body = plastic(color, 0.4)
  return group(
    drum(9.4, 9.8, 1.9, body, 0.7),
    at(drum(1.3, 1.3, 0.3, lit('#ffe9c0', 0.6), 0.05), { y: 1.8, z: 6.4 }),
    at(block([3.6, 35, 1.5], 0.7, body), { y: 19, z: -5.4 }),
    at(joint(2.1, 4.2, metal('#b9bcc2', 0.3), 'x'), { y: 36.6, z: -5.4 }),
    strut([0, 36.6, -5.4], [0, 40.6, 4], 1.2, body),
    at(block([47, 2, 4.8], 0.9, body), { y: 41, z: 6, rx: 0.14 }),
    at(airy(box(44, 0.5, 3.6, 0.2, lit('#fffaf0', 1))), { y: 39.9, z: 6.1, rx: 0.14 }),
  )
}

/** Rechargeable lamp with a folding neck and a flat ring of light. */
export function dormitory(color: string): Object3D {
  const [body, pale] = [plastic(color, 0.45), plastic(lighter(color, 0.55), 0.45)]
  return group(
    at(block([13, 4, 13], 1.9, body), { y: 2 }),
    at(drum(2, 2, 0.5, pale, 0.2), { y: 3.9, z: 3.2 }),
    at(ring(1.3, 0.16, lit('#dff6ff', 0.7)), { y: 4.4, z: 3.2, rx: Math.PI / 2 }),
    at(box(1, 0.34, 0.2, 0.15, plastic('#2c2d31')), { x: 6.5, y: 1.6 }),
    at(joint(1.7, 4, pale, 'x'), { y: 4.8, z: -4 }),
    strut([0, 4.8, -4], [0, 21, -10], 1.1, body),
    at(joint(1.6, 3.6, pale, 'x'), { y: 21, z: -10 }),
    strut([0, 21, -10], [0, 29.6, 1], 1, body),
    at(joint(1.5, 3.2, pale, 'x'), { y: 29.8, z: 1 }),
    at(
      group(
        drum(8, 7.2, 2, body, 0.9),
        at(airy(drum(6.8, 6.8, 0.3, lit('#fff8e8', 1), 0.1)), { y: -0.16 }),
        at(drum(2.6, 2.6, 0.5, pale, 0.2), { y: 2 }),
      ),
      { y: 28, z: 8.4, rx: 0.36 },
    ),
  )
}

const bell = (color: string, r = 8.2): Object3D =>
  group(
    turned(
      [
        [r, 0, 0.2],
        [r * 0.97, r * 0.35, 1],
        [r * 0.62, r * 1.05, 2],
        [r * 0.36, r * 1.2, 0.6],
        [r * 0.36, r * 1.7, 0.5],
        [0, r * 1.75],
      ],
      gloss(color),
    ),
    airy(
      turned(
        [
          [r * 0.96, 0.1],
          [r * 0.9, r * 0.4, 1],
          [r * 0.5, r * 1.02, 2],
          [0, r * 1.05],
        ],
        lit('#fff3d6', 0.85),
      ),
    ),
    at(airy(ball(r * 0.36, lit('#fffaf0', 1))), { y: r * 0.34 }),
    ...[1.3, 1.45].map(k => at(ring(r * 0.37, 0.14, metal('#33353a')), { y: r * k, rx: Math.PI / 2 })),
  )

const spring = (from: Point, to: Point, r: number, turns: number): Object3D => {
  const coil = Array.from({ length: turns * 9 }, (_, i): Point => {
    const t = i / (turns * 9 - 1)
    const turn = i * 0.7
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(turn) * r,
      from[2] + (to[2] - from[2]) * t + Math.cos(turn) * r,
    ]
  })
  return rod(coil, r * 0.3, metal('#c2c5cb', 0.25))
}

/** Spring-arm lamp of steel, 62 cm. */
export function springArm(color: string): Object3D {
  const body = gloss(color)
  const steel = metal('#b9bcc2', 0.28)
  const [a, b, c]: [Point, Point, Point] = [
    [-6, 5, 0],
    [-21, 37, 0],
    [16, 56, 0],
  ]
  const bars = (from: Point, to: Point, gap: number) =>
    [-1, 1].map(s => strut([from[0], from[1], s * gap], [to[0], to[1], s * gap], 0.55, body))
  return group(
    drum(10.5, 10.8, 2.2, body, 0.8),
    at(drum(2, 2.4, 3.4, steel, 0.3), { x: -6, y: 2 }),
    ...bars(a, b, 1.5),
    ...bars(b, c, 1.5),
    spring([-8, 10, 0], [-15.5, 26, 0], 0.75, 14),
    spring([-16, 38.8, 0], [2, 48.4, 0], 0.75, 14),
    at(joint(2.1, 4.6, steel), { x: -6, y: 5 }),
    at(joint(2.6, 4.8, steel), { x: -21, y: 37 }),
    at(joint(1.9, 4.4, steel), { x: 16, y: 56 }),
    strut([16, 56, 0], [21, 54, 0], 0.8, steel),
    at(bell(color, 8.6), { x: 26, y: 40, rz: 0.34 }),
  )
}

/** Slim lamp clamped to the edge of a desk. */
export function clamped(color: string): Object3D {
  const body = plastic(color, 0.35)
  const steel = metal('#9da0a6', 0.3)
  return group(
    at(box(6, 1.3, 6, 0.4, body), { x: -16, y: 0.7 }),
    at(box(1.6, 9, 5, 0.5, body), { x: -19.4, y: -3 }),
    at(box(6, 1.2, 5, 0.4, body), { x: -16.6, y: -7 }),
    at(drum(0.6, 0.6, 5, steel, 0.1), { x: -15.6, y: -11 }),
    at(drum(1.6, 1.6, 1, body, 0.3), { x: -15.6, y: -11.6 }),
    strut([-16, 1, 0], [-16, 26, 0], 0.9, body),
    at(joint(1.6, 3, steel), { x: -16, y: 26 }),
    strut([-16, 26, 0], [2, 40, 0], 0.8, body),
    at(joint(1.5, 3, steel), { x: 2, y: 40 }),
    at(
      group(
        at(block([32, 1.5, 3.4], 0.7, body), {}),
        at(airy(box(29, 0.4, 2.4, 0.2, lit('#fff6e2', 1))), { y: -0.75 }),
      ),
      { x: 14, y: 40.6, rz: -0.05 },
    ),
  )
}

/** Lamp with a clip of rubber jaws and a gooseneck. */
export function clip(color: string): Object3D {
  const body = plastic(color, 0.4)
  const pale = plastic(lighter(color, 0.5), 0.4)
  const neck: Point[] = [
    [0, 8, 0],
    [0, 17, 0],
    [3, 27, 1],
    [11, 32, 2],
    [18, 29, 3],
  ]
  return group(
    at(block([5, 11, 1.8], 0.8, body), { x: 0, y: 2.4, z: 1.8, rx: -0.2 }),
    at(block([5, 11, 1.8], 0.8, body), { x: 0, y: 2.4, z: -1.8, rx: 0.2 }),
    ...[-1, 1].map(s => at(box(5, 1.6, 1, 0.4, rubber('#3a3b40')), { y: -2.4, z: s * 2.2 })),
    at(joint(1.2, 5.6, metal('#c2c5cb', 0.28), 'x'), { y: 3.4 }),
    at(box(4.6, 3, 5.4, 1.2, pale), { y: 8 }),
    at(ball(0.7, lit('#dff6ff', 0.6)), { y: 8.2, z: 2.8 }),
    rod(neck, 0.75, rubber('#6a6c72')),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ring(0.78, 0.14, rubber('#85878d')), { x: 0.02 * i * i * 0.3, y: 10 + i * 1.6, rx: Math.PI / 2 }),
    ),
    at(
      group(
        drum(5, 2.4, 4.6, body, 0.9),
        at(airy(drum(4.5, 4.5, 0.3, lit('#fff6e0', 1), 0.1)), { y: 4.5 }),
        at(ring(4.8, 0.2, pale), { y: 4.6, rx: Math.PI / 2 }),
      ),
      { x: 18.6, y: 29, z: 3, rz: Math.PI + 0.7 },
    ),
  )
}

/** Soft night light in the shape of a seal pup, 14 cm. */
export function silicone(color: string): Object3D {
  const skin = milky(lighter(color, 0.45), 0.42)
  const eye = gloss('#3a2c26')
  return group(
    airy(
      block(
        [15, 12.4, 13],
        6.2,
        skin,
        (x, y, z) => [
          x * (1 - Math.max(0, y) * 0.022),
          y * (1 - 0.06 * (x / 7.5) ** 2),
          z * (1 - Math.max(0, y) * 0.02),
        ],
        24,
      ),
    ),
    ...[-1, 1].map(s => airy(at(ball(1.9, skin), { x: s * 5.4, y: 6 }))),
    ...[-1, 1].map(s => at(ball(0.62, eye), { x: s * 2.5, y: 1.4, z: 6.1 })),
    ...[-1, 1].map(s => at(ball(0.8, milky('#f2a08c', 0.3)), { x: s * 4.5, y: -0.4, z: 5.2 })),
    at(block([1.3, 0.9, 0.8], 0.4, eye), { y: 0.5, z: 6.5 }),
    ...[-1, 1].map(s => airy(at(ball(2, skin), { x: s * 4, y: -5.2, z: 4.6 }))),
    at(drum(5.6, 6, 1, plastic('#f4efe6'), 0.3), { y: -6.8 }),
  )
}

/** Slim cordless lamp with a small shade and a grip, 34 cm. */
export function portable(color: string): Object3D {
  const body = metal(lighter(color, 0.12), 0.42)
  return group(
    drum(6.4, 6.6, 1.8, body, 0.5),
    at(drum(0.8, 0.8, 24, body, 0.1), { y: 1.6 }),
    at(drum(1.1, 1.1, 2, metal('#d8b66a', 0.26), 0.2), { y: 1.8 }),
    at(
      turned(
        [
          [8.4, 0, 0.2],
          [7.6, 4.6, 0.5],
          [2, 7.4, 1],
          [0, 7.6],
        ],
        body,
      ),
      { y: 23 },
    ),
    at(
      airy(
        turned(
          [
            [8.1, 0.1],
            [7.2, 4.4, 0.5],
            [0, 6.6],
          ],
          lit('#ffeccb', 0.95),
        ),
      ),
      { y: 23 },
    ),
    at(airy(drum(5.6, 5.6, 0.4, lit('#fff2d6', 1), 0.1)), { y: 23.6 }),
    at(ring(2.2, 0.34, metal('#d8b66a', 0.26)), { y: 32 }),
    at(box(1.1, 0.4, 0.4, 0.15, plastic('#17181b')), { y: 0.9, z: -6.5 }),
  )
}
