import type { Object3D } from 'three'
import { furry, PILES, type Pile, stuffed } from '../../../studio/cloth/fur.ts'
import { cloth, gloss, matte, metal, terry } from '../../../studio/materials.ts'
import { ribbon } from '../../../studio/props/soft.ts'
import { at, ball, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

type Place = { x?: number; y?: number; z?: number; rx?: number; ry?: number; rz?: number }

/** Furry part of `w` × `h` × `d` at a place. */
const part = (w: number, h: number, d: number, color: string, pile: Pile, place: Place, seed = 1): Object3D =>
  at(furry(stuffed(w, h, d, color, seed), color, pile), place)

const eye = (x: number, y: number, z: number, r = 0.6): Object3D =>
  at(
    group(
      ball(r, gloss('#1d1815')),
      at(ball(r * 0.26, matte('#ffffff', 0.3)), { x: r * 0.36, y: r * 0.42, z: r * 0.76 }),
    ),
    { x, y, z },
  )

const smile = (y: number, z: number, wide = 1.3): Object3D =>
  rod(
    [
      [-wide, y + wide * 0.4, z - 0.3],
      [-wide * 0.5, y, z],
      [0, y + wide * 0.35, z + 0.1],
      [wide * 0.5, y, z],
      [wide, y + wide * 0.4, z - 0.3],
    ],
    0.14,
    matte('#3a2c26'),
  )

/** Sitting bear of 30 cm. */
export function bear(color: string, pile: Pile, extras: { bow?: string; paws?: string } = {}): Object3D {
  const pale = lighter(color, 0.5)
  const paw = extras.paws ?? pale
  const fur = (w: number, h: number, d: number, place: Place, seed: number) => part(w, h, d, color, pile, place, seed)
  return group(
    fur(15, 17, 13, { y: 8.4 }, 1),
    at(stuffed(10, 11, 4, pale), { y: 8, z: 5 }),
    fur(15.5, 14, 13.4, { y: 21, z: 0.6 }, 2),
    at(furry(stuffed(6.6, 5.2, 5, pale, 3), pale, PILES.velour), { y: 19, z: 6.6 }),
    at(stuffed(2.4, 1.7, 1.3, '#3a2a22'), { y: 20.5, z: 9 }),
    smile(17.7, 9, 1.2),
    ...[-1, 1].flatMap((side, i) => [
      eye(side * 3, 22.6, 6.7),
      fur(5.4, 5.4, 3, { x: side * 6.2, y: 27, z: 0 }, i + 4),
      at(stuffed(3.2, 3.2, 1.4, pale), { x: side * 6.2, y: 26.9, z: 1.5 }),
      fur(5.6, 11.4, 5.8, { x: side * 8.4, y: 11.4, z: 2.4, rz: side * 0.5, rx: -0.5 }, i + 6),
      fur(6.8, 6.8, 12.6, { x: side * 5.4, y: 3.6, z: 8, ry: side * 0.32 }, i + 8),
      at(stuffed(5.2, 5.4, 1.6, paw), { x: side * 7.4, y: 4, z: 14, ry: side * 0.32 }),
    ]),
    ...(extras.bow ? [at(ribbon(extras.bow, 4), { y: 14.6, z: 7 })] : []),
  )
}

/** Slim rabbit with very long ears; `lies` on its back or sits. */
export function rabbit(color: string, pile: Pile, dress?: string): Object3D {
  const pink = '#e9b6b4'
  const fur = (w: number, h: number, d: number, place: Place, seed: number) => part(w, h, d, color, pile, place, seed)
  return group(
    dress ? at(stuffed(11.6, 15, 10, dress), { y: 8 }) : fur(11, 15, 9.4, { y: 8 }, 1),
    fur(11.4, 10.4, 10, { y: 19.4, z: 0.4 }, 2),
    at(stuffed(1.5, 1, 0.8, pink), { y: 18.9, z: 5.3 }),
    smile(17.4, 5, 0.8),
    ...[-1, 1].flatMap((side, i) => [
      eye(side * 2.5, 20.3, 4.6, 0.5),
      fur(4.4, 19, 2.6, { x: side * 6.4, y: 16, z: 0.6, rz: side * 0.18 }, i + 4),
      at(stuffed(2.4, 13, 0.8, pink), { x: side * 6.7, y: 14.8, z: 1.9, rz: side * 0.18 }),
      fur(3.6, 11, 3.6, { x: side * 5.6, y: 10, z: 3.4, rz: side * 0.4, rx: -0.4 }, i + 6),
      fur(4.2, 4.2, 14, { x: side * 3.6, y: 2.2, z: 9, ry: side * 0.24 }, i + 8),
      ...(dress
        ? [
            at(drum(0.6, 0.6, 0.3, metal('#d8b66a')), { x: side * 2.6, y: 12.6, z: 4.6, rx: Math.PI / 2 }),
            rod(
              [
                [side * 2.6, 12.6, 4.6],
                [side * 3.4, 15, 2.4],
                [side * 3, 15.4, -2],
              ],
              0.55,
              cloth(dress, 8),
            ),
          ]
        : []),
    ]),
  )
}

/** Whale of 80 cm, lying. */
export function whale(color: string): Object3D {
  const fur = (w: number, h: number, d: number, place: Place, seed: number) =>
    part(w, h, d, color, { long: 0.5, dense: 3, curl: 0.4 }, place, seed)
  const belly = at(stuffed(58, 22, 31, '#f3efe6'), { x: -3, y: 9.6 })
  return group(
    fur(64, 31, 34, { y: 17, rz: 0.04 }, 1),
    belly,
    fur(26, 14, 14, { x: 34, y: 22, rz: 0.6 }, 2),
    ...[-1, 1].flatMap((side, i) => [
      fur(18, 5, 14, { x: 44, y: 31, z: side * 8, ry: side * -0.7, rz: 0.5 }, i + 3),
      fur(20, 5, 11, { x: -6, y: 8, z: side * 19, ry: side * 0.5, rx: side * 0.5 }, i + 5),
    ]),
    eye(-22, 17, 14.4, 1.3),
    eye(-22, 17, -14.4, 1.3),
    rod(
      [
        [-30, 11, 8.6],
        [-25, 10, 13],
        [-18, 12, 15.4],
      ],
      0.35,
      matte('#3a2c26'),
    ),
  )
}

/** Corgi like a loaf of bread, lying. */
export function loaf(color: string): Object3D {
  const cream = '#f6ead6'
  const fur = (w: number, h: number, d: number, tone: string, place: Place, seed: number) =>
    part(w, h, d, tone, PILES.velour, place, seed)
  return group(
    fur(44, 19, 20, color, { y: 10.4 }, 1),
    fur(40, 10, 18.6, cream, { y: 5.6 }, 2),
    fur(17, 16, 17, color, { x: -22, y: 15 }, 3),
    fur(8.4, 12, 9, cream, { x: -29, y: 12.6 }, 4),
    at(stuffed(2.4, 2, 2.6, '#33261f'), { x: -33.6, y: 14.4 }),
    ...[-1, 1].flatMap((side, i) => [
      fur(5, 10, 3, color, { x: -19, y: 24, z: side * 5.6, rx: side * 0.3 }, i + 5),
      eye(-29, 17, side * 4.4, 0.8),
      fur(9, 5, 5, cream, { x: -17, y: 2.6, z: side * 8 }, i + 7),
      fur(9, 5, 5, cream, { x: 15, y: 2.6, z: side * 8 }, i + 9),
    ]),
    fur(6, 6, 6, cream, { x: 23, y: 13 }, 12),
  )
}

/** Glove puppet, upright: a sleeve, a head with a wide mouth, two arms. */
export function puppet(color: string, ears: 'spikes' | 'round' | 'long' | 'point' | 'none' = 'round'): Object3D {
  const pale = lighter(color, 0.5)
  const fur = (w: number, h: number, d: number, tone: string, place: Place, seed: number) =>
    part(w, h, d, tone, PILES.velour, place, seed)
  const top: Object3D[] =
    ears === 'spikes'
      ? [0, 1, 2, 3].map(i =>
          at(drum(0.2, 1.7, 3.2, terry('#e9a04a', 3), 0.2), { y: 29 - i * 4.4, z: -4 - (i === 0 ? 0 : 1.6), rx: -0.7 }),
        )
      : ears === 'none'
        ? []
        : [-1, 1].map((side, i) =>
            fur(
              ears === 'round' ? 5 : 3.4,
              ears === 'long' ? 12 : 5.4,
              2.6,
              color,
              { x: side * 4.4, y: ears === 'long' ? 32 : 28.6, rz: -side * (ears === 'point' ? 0.3 : 0.14) },
              i + 20,
            ),
          )
  return group(
    at(drum(5.2, 7.6, 17, terry(color, 6), 1), {}),
    at(ring(7.5, 0.7, cloth(darker(color, 0.2), 4)), { y: 0.8, rx: Math.PI / 2 }),
    fur(13.4, 11, 12, color, { y: 23.4 }, 1),
    fur(10, 4, 8, color, { y: 22.4, z: 5.6, rx: -0.12 }, 2),
    fur(9.4, 3.2, 7.4, pale, { y: 17.6, z: 5, rx: 0.3 }, 3),
    at(stuffed(8, 2.4, 6.4, '#b5544c'), { y: 19.6, z: 5 }),
    ...[-1, 1].flatMap((side, i) => [
      eye(side * 2.8, 26.4, 5.4, 0.8),
      fur(4.4, 9, 4.4, color, { x: side * 7.2, y: 12.6, z: 2, rz: side * 0.9 }, i + 9),
    ]),
    ...top,
  )
}

/** Strawberry charm with a clip. */
export function charm(color: string): Object3D {
  const seeds = Array.from({ length: 16 }, (_, i) => {
    const [turn, y] = [i * 2.4, 2 + (i % 5) * 1.15]
    const away = Math.sqrt(Math.max(0.1, 1 - ((y - 4.6) / 4.9) ** 2)) * 3.9
    return at(ball(0.24, matte('#f6e2a4')), { x: Math.sin(turn) * away, y, z: Math.cos(turn) * away })
  })
  const leaves = Array.from({ length: 6 }, (_, i) =>
    at(group(at(stuffed(1.6, 0.6, 3.6, '#6f9a57'), { z: 1.6, rx: 0.4 })), { y: 8.4, ry: i * 1.047 }),
  )
  return group(
    at(furry(stuffed(7.6, 9, 7, color, 2), color, { long: 0.2, dense: 22, curl: 0.5 }), { y: 4.6 }),
    ...seeds,
    ...leaves,
    eye(-1.3, 4.6, 3.4, 0.36),
    eye(1.3, 4.6, 3.4, 0.36),
    smile(3.4, 3.5, 0.5),
    ...Array.from({ length: 5 }, (_, i) =>
      at(ring(0.5, 0.11, metal('#c9ccd2')), { y: 9.2 + i * 0.78, ry: i % 2 ? Math.PI / 2 : 0 }),
    ),
    at(ring(1.3, 0.22, metal('#c9a35a', 0.24)), { y: 14.2 }),
  )
}
