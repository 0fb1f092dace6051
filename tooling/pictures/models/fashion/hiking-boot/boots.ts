import type { Material, Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, group, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Boot, bootSkin, collar, type Skin, skinOf, stitchRound } from '../parts/boot.ts'
import { along, type Last, last, sole } from '../parts/last.ts'
import { type Spot, strap } from '../parts/strips.ts'
import { duck, leather, nylon, suede } from '../parts/stuffs.ts'

const LENGTH = 29

const formOf = (stack: number): Last =>
  last({
    length: LENGTH,
    wide: 1.16,
    toe: 'round',
    bed: [
      [0, stack + 0.5],
      [0.3, stack],
      [0.7, stack - 0.5],
      [0.9, stack - 0.1],
      [1, stack + 0.8],
    ],
    height: [
      [0, 6],
      [1, 4],
    ],
  })

const shapeOf = (form: Last, tall: number, wide = 1): Boot => ({
  form,
  length: LENGTH,
  front: [
    [14.3, 0],
    [14.4, 1.4],
    [13.9, 3.2],
    [11.6, 4.8],
    [7.4, 6],
    [3.4, 8],
    [0.6, 10.6],
    [-0.9, 13],
    ...(tall > 14 ? [[-0.7, tall] as const] : []),
  ],
  back: [
    [0, -14.4],
    [3, -14.6],
    [7, -13.9],
    [11, -13.2],
    [tall, -13.8],
  ],
  shaft: [
    [0, 4.6 * wide],
    [7, 4.5 * wide],
    [11, 4.7 * wide],
    [tall, 5.3 * wide],
  ],
  ankle: 8,
  rise: form.bed(0.3),
})

/** Thick sole with lugs in two rows. */
const lugged = (form: Last, color: string, mid: string, count = 12): Object3D => {
  const low = along([
    [0, 1],
    [0.1, 0.7],
    [0.3, 0.6],
    [0.7, 0.6],
    [0.88, 0.8],
    [1, 2],
  ])
  const stuff = rubber(color)
  const lugs = Array.from({ length: count }, (_, i) => {
    const share = 0.04 + (i / (count - 1)) * 0.9
    return group(
      ...[-1, 1].map(side =>
        at(box(1.5, 1.4, 2.6, 0.25, stuff), {
          x: form.x(share),
          y: low(share) + 0.1,
          z: side * (form.half(share) - 0.5),
          ry: side * 0.3,
        }),
      ),
    )
  })
  return group(
    sole(form, share => low(share) + 1.5, matte(mid, 0.75), 0.62, 0.7),
    sole(form, low, stuff, 0.75, -(form.bed(0.5) - 2.3)),
    ...lugs,
  )
}

/** Tongue, laces through hooks or eyelets, and a bow. */
export function laced(
  skin: Skin,
  tongue: Material,
  cord: string,
  from: number,
  eyes: number,
  hooks: number,
  bow = true,
): Object3D {
  const front = (t: number, off: number) => skin.on(t, 0.5, off)
  const strip = strap(
    Array.from({ length: 14 }, (_, i) =>
      front(from + ((1.04 - from) * i) / 13 > 1 ? 1 : from + ((1 - from) * i) / 13, 0.16),
    ),
    t => 3.2 + t * 1.4,
    0.9,
    tongue,
    [0.7, 0.7, 0],
    40,
  )
  const [fx, fy, fz] = front(1, 0.3)
  const flap = strap(
    [
      [fx, fy - 1, fz],
      [fx + 0.4, fy + 1.2, fz],
      [fx + 1.4, fy + 2.8, fz],
    ],
    4.8,
    0.9,
    tongue,
    [1, -0.2, 0],
    16,
  )
  const rows = eyes + hooks
  const place = (i: number, side: number, off: number): Spot =>
    skin.on(from + 0.02 + ((0.94 - from) * i) / Math.max(1, rows - 1), 0.5 + side * (0.062 + (i / rows) * 0.016), off)
  const parts: Object3D[] = [strip, flap]
  const lace = matte(cord, 0.8)
  for (let i = 0; i < rows; i += 1) {
    for (const side of [-1, 1]) {
      const [x, y, z] = place(i, side, 0.3)
      parts.push(
        i < eyes
          ? at(ring(0.36, 0.14, metal('#b9bcc2', 0.3)), { x, y, z, ry: Math.PI / 2 - side * 0.5, rz: 0.5 })
          : at(box(0.9, 0.8, 0.5, 0.2, metal('#c9a35a', 0.3)), { x, y, z, ry: -side * 0.6 }),
      )
      if (i < rows - 1) {
        const [ax, ay] = front(from + 0.02 + ((0.94 - from) * (i + 0.5)) / Math.max(1, rows - 1), 0.95)
        parts.push(rod([place(i, side, 0.5), [ax, ay, 0], place(i + 1, -side, 0.5)], 0.26, lace))
      }
    }
    if (i === 0) parts.push(rod([place(0, -1, 0.5), front(from + 0.02, 0.95), place(0, 1, 0.5)], 0.26, lace))
  }
  if (bow) {
    const [x, y] = front(0.95, 1.3)
    for (const side of [-1, 1]) {
      parts.push(
        rod(
          [
            [x, y, 0],
            [x + 1, y + 0.6, side * 2.2],
            [x + 1.6, y - 1.6, side * 4],
            [x + 1, y - 1.4, side * 2],
            [x, y, 0],
          ],
          0.24,
          lace,
        ),
      )
      parts.push(
        rod(
          [
            [x, y, 0],
            [x + 1.2, y - 1.4, side * 1.2],
            [x + 1.4, y - 4, side * 2],
          ],
          0.24,
          lace,
        ),
      )
    }
    parts.push(at(ball(0.55, lace), { x, y }))
  }
  return group(...parts)
}

/** How a hiking boot looks. */
export interface Hiker {
  readonly stuff: Material
  readonly main: string
  readonly tall: number
  readonly cord: string
  readonly mid: string
  readonly panel?: Material
  readonly hooks: number
}

/** Laced boot with a rubber rand, toe cap and padded collar. */
export const hiker = ({ stuff, main, tall, cord, mid, panel, hooks }: Hiker): Object3D => {
  const form = formOf(3.6)
  const skin = skinOf(shapeOf(form, tall))
  const dark = darker(main, 0.45)
  const t = (height: number) => skin.tAt(height)
  return group(
    bootSkin(skin, stuff),
    bootSkin(skin, rubber('#2b2a29'), { to: t(1.7), off: 0.16 }),
    bootSkin(skin, rubber('#2b2a29'), { to: t(4.1), left: 0.42, right: 0.58, off: 0.2 }),
    bootSkin(skin, leather(darker(main, 0.25)), { from: t(1.2), to: t(7.6), left: -0.09, right: 0.09, off: 0.18 }),
    ...(panel
      ? [0.16, 0.7].map(left => bootSkin(skin, panel, { from: t(2), to: t(6.4), left, right: left + 0.14, off: 0.1 }))
      : []),
    ...[0.33, 0.575].map(left =>
      bootSkin(skin, leather(darker(main, 0.18)), {
        from: t(5),
        to: 0.97,
        left: left + 0.035,
        right: left + 0.095,
        off: 0.14,
      }),
    ),
    stitchRound(skin, t(3.6), 0.12, 0.36, lighter(main, 0.35), 0.12),
    stitchRound(skin, t(3.6), 0.64, 0.88, lighter(main, 0.35), 0.12),
    stitchRound(skin, t(7.9), 0.1, 0.36, lighter(main, 0.35), 0.12),
    collar(skin, dark, 0.95),
    laced(skin, duck(dark), cord, t(5.2), tall > 14 ? 4 : 5, hooks),
    lugged(form, '#262524', mid),
    heelLoop(skin, dark),
  )
}

const heelLoop = (skin: Skin, color: string): Object3D => {
  const [x, y] = skin.on(1, 0, 0)
  return strap(
    [
      [x + 0.1, y - 3, 0],
      [x - 0.5, y - 0.4, 0],
      [x - 0.3, y + 1.6, 0],
      [x + 0.8, y + 1.2, 0],
    ],
    1.6,
    0.3,
    nylon(color),
    [-1, 0.2, 0],
    20,
  )
}

/** Snow boot: rubber foot, shaft of nylon or suede, cord at the top. */
export const snowBoot = (main: string, quilted: boolean): Object3D => {
  const form = formOf(2.6)
  const tall = 22
  const skin = skinOf(shapeOf(form, tall, 1.08))
  const t = (height: number) => skin.tAt(height)
  const shaft = quilted ? suede(main) : nylon(main, 0.5)
  const foot = quilted ? darker(main, 0.55) : '#33383f'
  const rings = quilted ? [0.6, 0.68, 0.76, 0.84, 0.92] : []
  const [fx, fy] = skin.on(0.94, 0.5, 0.6)
  return group(
    bootSkin(skin, shaft),
    ...rings.map(level => bootSkin(skin, shaft, { from: level, to: level + 0.055, off: 0.3 })),
    ...(quilted ? [] : [bootSkin(skin, nylon(lighter(main, 0.14), 0.5), { from: 0.7, to: 0.79, off: 0.12 })]),
    bootSkin(skin, gloss(foot), { to: t(quilted ? 3.4 : 6.6), off: 0.24 }),
    rod(
      Array.from({ length: 41 }, (_, i): Spot => skin.on(t(quilted ? 3.4 : 6.6), i / 40, 0.3)),
      0.3,
      rubber(darker(foot, 0.3)),
    ),
    collar(skin, '#f1ebdf', 1.3, 0.16),
    rod(
      Array.from({ length: 41 }, (_, i): Spot => skin.on(0.945, i / 40, 0.25)),
      0.22,
      matte('#f0bf3c', 0.7),
    ),
    at(box(1.2, 1.8, 1.2, 0.3, plastic('#24272c')), { x: fx + 0.1, y: fy, z: 0 }),
    ...[-1, 1].map(side =>
      rod(
        [
          [fx + 0.4, fy - 0.6, side * 0.3],
          [fx + 1.2, fy - 2.6, side * 0.8],
          [fx + 1, fy - 5, side * 1.4],
        ],
        0.2,
        matte('#f0bf3c', 0.7),
      ),
    ),
    lugged(form, '#2a2b2d', quilted ? '#e9e1d2' : '#4a4f56', 11),
    heelLoop(skin, darker(main, 0.4)),
  )
}
