import type { Object3D } from 'three'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { book } from '../../../studio/props/desk.ts'
import { at, box, drum, group, ring } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { cotton, foldedQuilt, mattress, pillow, quilt, turnBack } from '../parts/bedding.ts'
import { block, strut } from '../parts/shape.ts'
import { pine, timber } from '../parts/timber.ts'

interface Made {
  readonly w: number
  readonly l: number
  /** Top of the mattress. */
  readonly y: number
  readonly sheet: string
  readonly cover: string
  readonly back?: string
  readonly pillows?: number
  readonly from?: number
  readonly drop?: number
  readonly stripes?: string
}

/** Bedding as for the night: pillows, a quilt and its turned-back edge. */
function made({ w, l, y, sheet, cover, back = sheet, pillows = 2, from = 0.34, drop = 20, stripes }: Made): Object3D {
  const stuff = stripes === undefined ? cotton(cover) : cotton(cover, 'stripes', stripes)
  const wide = pillows === 1 ? w * 0.62 : w * 0.44
  return group(
    ...Array.from({ length: pillows }, (_, i) =>
      at(group(pillow(wide, 44, cotton(i % 2 ? sheet : lighter(sheet, 0.3)), 16, i)), {
        x: pillows === 1 ? 0 : (i - 0.5) * w * 0.48,
        y: y + 3,
        z: -l / 2 + 27,
        rx: 0.5,
      }),
    ),
    at(quilt(w, l, drop, stuff, from), { y: y + 1 }),
    at(turnBack(w + 4, 24, cotton(back)), { y: y + 5.6, z: l * (from - 0.5) + 8 }),
  )
}

/** Upholstered bed with a tall headboard in channels. */
export function channelled(color: string, w = 160, l = 205): Object3D {
  const skin = upholstery(color, 'weave')
  const n = 9
  return group(
    at(block([w + 12, 26, l + 8], 6, skin), { y: 20 }),
    at(block([w + 20, 106, 10], 4, skin), { y: 60, z: -l / 2 - 8 }),
    ...Array.from({ length: n }, (_, i) =>
      at(
        block([(w + 18) / n + 0.6, 100, 9], 4.4, skin, (x, y, z) => [
          x,
          y,
          z + (z > 0 ? 2.6 * (1 - (x / ((w + 18) / n / 2)) ** 2) : 0),
        ]),
        {
          x: ((i + 0.5) / n - 0.5) * (w + 16),
          y: 62,
          z: -l / 2 - 1,
        },
      ),
    ),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k => at(drum(3, 2.4, 8, timber('#6a4630', 'up')), { x: s * (w / 2 - 4), z: k * (l / 2 - 8) })),
    ),
    at(mattress(w - 2, 20, l - 4), { y: 30 }),
    made({ w: w - 2, l: l - 4, y: 50, sheet: '#f7f4ee', cover: '#f9f7f2', back: lighter(color, 0.35), drop: 14 }),
    at(book('#c98a5e'), { x: 34, y: 57, z: 40, ry: 0.4 }),
    at(book('#5f7f7a', 13, 19), { x: 35, y: 59.4, z: 41, ry: 0.1 }),
  )
}

/** Leather bed whose base floats over hidden feet. */
export function floating(color: string, w = 166, l = 206): Object3D {
  const skin = upholstery(color, 'leather')
  return group(
    at(box(w - 34, 14, l - 40, 1, matte('#2a2420')), { y: 7 }),
    at(block([w + 18, 15, l + 16], 3, skin), { y: 21.6 }),
    at(
      block([w + 18, 78, 15], 6, skin, (x, y, z) => [x, y, z - Math.max(0, y) * 0.16]),
      { y: 52, z: -l / 2 - 2 },
    ),
    ...[-1, 0, 1].map(i =>
      at(box(0.5, 70, 0.8, 0.2, matte(darker(color, 0.3))), { x: i * (w / 3.2), y: 54, z: -l / 2 + 4.4, rx: -0.16 }),
    ),
    at(mattress(w - 6, 20, l - 8), { y: 28 }),
    made({ w: w - 6, l: l - 8, y: 48, sheet: '#efe6d8', cover: '#cdb79d', back: '#f4eee2', drop: 15 }),
  )
}

/** Bed of oak with slats as its headboard, half made: the slats below show. */
export function slatted(color: string, w = 160, l = 204): Object3D {
  const [flat, up] = [timber(color, 'across', 0.7), timber(color, 'up')]
  return group(
    ...[-1, 1].map(s => at(box(4, 15, l, 1, timber(color, 'up')), { x: s * (w / 2 + 2), y: 28 })),
    at(box(w + 8, 13, 4, 1, flat), { y: 28, z: l / 2 }),
    ...[-1, 1].flatMap(s => [
      strut([s * (w / 2 + 1), 36, l / 2 - 2], [s * (w / 2 + 1), 0, l / 2 - 1], 3.4, up, 2.4),
      strut([s * (w / 2 + 1), 98, -l / 2], [s * (w / 2 + 1), 0, -l / 2 - 2], 3.2, up, 2.6),
      at(box(1.6, 1.6, 0.6, 0.2, timber(darker(color, 0.3))), { x: s * (w / 2 - 4), y: 28, z: l / 2 + 2.2 }),
    ]),
    at(box(w + 4, 9, 4, 1.6, flat), { y: 93, z: -l / 2 }),
    at(box(w + 4, 6, 4, 1.6, flat), { y: 44, z: -l / 2 }),
    ...Array.from({ length: 11 }, (_, i) =>
      at(box(5, 46, 2, 0.6, up), { x: ((i + 0.5) / 11 - 0.5) * (w - 6), y: 68, z: -l / 2 }),
    ),
    ...Array.from({ length: 15 }, (_, i) => at(box(w - 2, 2, 8, 0.6, flat), { y: 32, z: -l / 2 + 10 + i * 13.3 })),
    at(mattress(w - 4, 18, l - 8), { y: 34 }),
    made({ w: w - 4, l: l - 8, y: 52, sheet: '#f1ebe0', cover: '#9fb0a4', back: '#e9dfcc', from: 0.42, drop: 10 }),
  )
}

/** Single bed of knotty pine with striped bedding. */
export function pineSingle(): Object3D {
  const [w, l] = [116, 196]
  const [flat, up] = [pine(), pine('#e2bd84', 'up')]
  return group(
    ...[-1, 1].map(s => at(box(3.4, 14, l, 0.8, up), { x: s * (w / 2 + 1), y: 30 })),
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k =>
        at(box(7, k > 0 ? 52 : 88, 7, 1.4, up), { x: s * (w / 2), y: (k > 0 ? 52 : 88) / 2, z: (k * l) / 2 }),
      ),
    ),
    ...[58, 78].map(y => at(box(w, 13, 3, 1, flat), { y, z: -l / 2 })),
    at(box(w, 20, 3, 1, flat), { y: 34, z: l / 2 }),
    at(mattress(w - 4, 17, l - 8), { y: 34 }),
    made({
      w: w - 4,
      l: l - 8,
      y: 51,
      sheet: '#f7f4ee',
      cover: '#f4f0e6',
      stripes: '#7f9fc0',
      pillows: 1,
      drop: 8,
      from: 0.32,
    }),
  )
}

/** Low broad platform of 22 cm around the mattress. */
export function platform(color: string): Object3D {
  const [w, l] = [196, 220]
  const flat = timber(color, 'across', 0.8)
  return group(
    at(box(w - 24, 8, l - 24, 1, matte('#2a211b')), { y: 4 }),
    ...Array.from({ length: 8 }, (_, i) => at(box(w, 4, l / 8 - 0.4, 0.5, flat), { y: 10, z: (i - 3.5) * (l / 8) })),
    at(box(w, 30, 4, 1, flat), { y: 22, z: -l / 2 + 2 }),
    at(mattress(152, 16, 200), { y: 12 }),
    made({ w: 152, l: 198, y: 28, sheet: '#efe9dd', cover: '#6f8288', back: '#e9e2d4', drop: 8, from: 0.3 }),
  )
}

/** Base lifted at the foot over a chest with folded quilts; seen from the foot. */
export function gasLift(color: string): Object3D {
  const [w, l] = [160, 200]
  const skin = upholstery(color, 'weave')
  const lid = group(
    at(box(w - 4, 5, l - 6, 1, matte('#e8dfd0')), { y: 2 }),
    at(mattress(w - 6, 20, l - 8), { y: 5 }),
    at(quilt(w - 8, l - 10, 6, cotton('#f6f2e9'), 0.3), { y: 26 }),
    ...[-1, 1].map((s, i) => at(group(pillow(62, 42, cotton('#fbf9f4'), 15, i)), { x: s * 36, y: 26, z: -l / 2 + 28 })),
  )
  return group(
    ...[-1, 1].map(s => at(block([7, 40, l + 6], 3, skin), { x: s * (w / 2 + 2), y: 21 })),
    at(block([w + 11, 40, 7], 3, skin), { y: 21, z: l / 2 }),
    at(block([w + 14, 100, 12], 5, skin), { y: 50, z: -l / 2 - 4 }),
    ...[-1, 0, 1].map(i => at(block([w / 3, 46, 5], 2.4, skin), { x: i * (w / 3 + 1), y: 74, z: -l / 2 + 4 })),
    at(box(w - 4, 3, l - 6, 0.6, timber('#cfa97a')), { y: 6 }),
    at(foldedQuilt(58, 50, cotton('#e8b48f'), 3, 8), { x: -40, y: 7, z: 66 }),
    at(foldedQuilt(52, 48, cotton('#8fb0c4'), 2, 9), { x: 26, y: 7, z: 62 }),
    at(foldedQuilt(40, 46, cotton('#efe3c4'), 3, 6), { x: 30, y: 7, z: 10 }),
    at(group(at(lid, { z: l / 2 - 4 })), { y: 40, z: -l / 2 + 6, rx: -0.46 }),
    ...[-1, 1].map(s =>
      group(
        strut([s * (w / 2 - 3), 22, 10], [s * (w / 2 - 5), 64, -30], 1.5, metal('#c9ccd2', 0.25)),
        strut([s * (w / 2 - 3), 22, 10], [s * (w / 2 - 4), 42, -10], 2.4, plastic('#2c2d31')),
      ),
    ),
  )
}

/** Oak bed with two drawers in each side, one open with sweaters. */
export function drawers(color: string): Object3D {
  const [w, l] = [160, 204]
  const flat = timber(color, 'up', 0.8)
  const front = (z: number, open: number) =>
    at(
      group(
        box(3, 28, 92, 0.6, flat),
        at(box(1, 3, 18, 0.4, matte(darker(color, 0.5))), { x: 1.4, y: 7 }),
        ...(open > 0
          ? [
              at(box(open, 1.4, 86, 0.3, timber('#d9b98c')), { x: -open / 2, y: -11 }),
              ...[-1, 1].map(s => at(box(open, 20, 1.6, 0.3, timber('#d9b98c')), { x: -open / 2, y: -2, z: s * 43 })),
              at(foldedQuilt(open - 8, 26, upholstery('#d98a6a', 'boucle'), 3, 5), { x: -open / 2, y: -9, z: -26 }),
              at(foldedQuilt(open - 8, 26, upholstery('#e9dfc8', 'boucle'), 3, 5), { x: -open / 2, y: -9, z: 3 }),
              at(foldedQuilt(open - 8, 24, upholstery('#7f9a9f', 'boucle'), 2, 5), { x: -open / 2, y: -9, z: 30 }),
            ]
          : []),
      ),
      { x: w / 2 + 2 + open, y: 21, z },
    )
  return group(
    at(box(w + 2, 34, l, 0.8, timber(darker(color, 0.1))), { y: 20 }),
    at(box(w + 8, 4, l + 4, 1, flat), { y: 39 }),
    front(47, 40),
    front(-48, 0),
    at(box(w + 12, 92, 5, 1.4, timber(color, 'across', 0.7)), { y: 46, z: -l / 2 - 3 }),
    at(mattress(w - 6, 17, l - 10), { y: 40 }),
    made({ w: w - 6, l: l - 10, y: 57, sheet: '#f4efe6', cover: '#c9d3cd', back: '#f7f3ea', drop: 9 }),
  )
}

/** Bunk bed of 170 cm with a guard rail and a stair of drawers. */
export function bunk(color: string): Object3D {
  const [w, l, high] = [98, 196, 168]
  const paint = plastic(color, 0.55)
  const [flat, up] = [timber('#dcb988'), timber('#dcb988', 'up')]
  const level = (y: number, cover: string, stripes?: string) =>
    group(
      at(box(l, 13, 3, 0.8, paint), { y, z: w / 2 }),
      at(box(l, 13, 3, 0.8, paint), { y, z: -w / 2 }),
      at(box(l, 3, w, 0.6, flat), { y: y - 3 }),
      at(block([l - 6, 14, w - 6], 4, upholstery('#f6f2ea', 'weave')), { y: y + 6 }),
      at(block([l * 0.62, 7, w - 2], 3.4, stripes ? cotton(cover, 'check', stripes) : cotton(cover)), {
        x: 26,
        y: y + 14,
      }),
      at(group(pillow(44, 62, cotton('#fdfbf6'), 13)), { x: -l / 2 + 30, y: y + 13 }),
    )
  return group(
    ...[-1, 1].flatMap(s =>
      [-1, 1].map(k => at(box(6.4, high, 6.4, 1.2, up), { x: (s * l) / 2, y: high / 2, z: (k * w) / 2 })),
    ),
    level(30, '#f4d9a8', '#e0936c'),
    level(116, '#a9cbd8'),
    ...[146, 158].map(y => at(box(l - 50, 6, 2.4, 0.8, paint), { x: -22, y, z: w / 2 })),
    ...[-88, -44, 0, 44].map(x => at(box(5, 30, 2.4, 0.8, paint), { x, y: 145, z: w / 2 + 0.6 })),
    ...[146, 158].map(y => at(box(l, 6, 2.4, 0.8, paint), { y, z: -w / 2 })),
    ...[0, 1, 2, 3].map(i => {
      const tall = 28 * (i + 1)
      return group(
        at(box(44, tall, 25, 0.8, paint), { x: l / 2 + 26, y: tall / 2, z: w / 2 - 2 - i * 25 }),
        at(box(46, 2.4, 26, 0.6, flat), { x: l / 2 + 26, y: tall + 1, z: w / 2 - 2 - i * 25 }),
        at(box(1.4, 20, 19, 0.5, plastic(lighter(color, 0.3), 0.5)), {
          x: l / 2 + 48.4,
          y: tall - 14,
          z: w / 2 - 2 - i * 25,
        }),
        at(ring(1.6, 0.5, metal('#d8b66a')), { x: l / 2 + 49.6, y: tall - 14, z: w / 2 - 2 - i * 25, ry: Math.PI / 2 }),
      )
    }),
    at(box(40, 20, 1.4, 0.5, plastic(lighter(color, 0.3), 0.5)), { x: l / 2 + 26, y: 14, z: w / 2 + 11 }),
  )
}
