import type { Object3D } from 'three'
import { glow, type Material, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, rod, slab } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { laced } from '../../fashion/hiking-boot/boots.ts'
import { type Boot, bootSkin, collar, type Skin, skinOf, stitchRound } from '../../fashion/parts/boot.ts'
import { type Last, last, sole } from '../../fashion/parts/last.ts'
import { type Spot, strap } from '../../fashion/parts/strips.ts'
import { duck, leather } from '../../fashion/parts/stuffs.ts'
import { block, strut } from '../../home/parts/shape.ts'
import { axle, solid } from '../parts/wheels.ts'

const LENGTH = 28

/** A boot over a bed that is `heel` high behind and `toe` high in front. */
const form = (heel: number, toe: number): Last =>
  last({
    length: LENGTH,
    wide: 1.1,
    toe: 'round',
    bed: [
      [0, heel],
      [0.28, heel],
      [0.66, toe],
      [0.9, toe],
      [1, toe + 0.7],
    ],
    height: [
      [0, 6],
      [1, 4],
    ],
  })

const boot = (of: Last, tall: number, wide = 1): Boot => ({
  form: of,
  length: LENGTH,
  front: [
    [13.8, 0],
    [13.9, 1.4],
    [13.3, 3.4],
    [10.8, 5],
    [6.8, 6.2],
    [3, 8],
    [0.4, 10.4],
    ...(tall > 12 ? [[-0.8, 13] as const] : []),
    ...(tall > 15 ? [[-0.8, tall] as const] : []),
  ],
  back: [
    [0, -13.9],
    [3, -14],
    [7, -13.3],
    [Math.min(11, tall - 0.5), -12.7],
    [tall, -13.2],
  ],
  shaft: [
    [0, 4.4 * wide],
    [7, 4.3 * wide],
    [Math.min(11, tall - 0.5), 4.5 * wide],
    [tall, 5 * wide],
  ],
  ankle: 8,
  rise: of.bed(0.3),
})

/** Ratchet strap over the boot at a share of its height. */
const ratchet = (skin: Skin, t: number, color: string, tone: string): Object3D => {
  const points = Array.from({ length: 15 }, (_, i): Spot => skin.on(t, 0.3 + (i / 14) * 0.4, 0.55))
  const [x, y, z] = skin.on(t, 0.36, 0.9)
  return group(
    strap(points, 2.3, 0.4, plastic(color, 0.5), s => [0.4 + 0.6 * Math.sin(s * Math.PI), 0.3, Math.cos(s * Math.PI)]),
    at(block([3.6, 2, 0.9], 0.4, plastic(tone, 0.4)), { x, y, z: z + 0.2, ry: 0.5 }),
    at(box(2, 1.2, 0.5, 0.2, metal('#c9ccd1', 0.3)), { x: x + 0.3, y, z: z + 0.7, ry: 0.5 }),
  )
}

/** Hard shell: lower shell, cuff with a joint, laces between and straps. */
export interface Shell {
  readonly tall?: number
  readonly second: string
  readonly cord?: string
  readonly straps?: number
  readonly toeCap?: string
}

function shellBoot(
  of: Last,
  main: string,
  { tall = 21, second, cord = '#f4f0e8', straps = 2, toeCap }: Shell,
): Object3D {
  const skin = skinOf(boot(of, tall, 1.06))
  const t = (height: number) => skin.tAt(height)
  const paint = plastic(main, 0.4)
  const low = tall < 15
  const [jx, jy, jz] = skin.on(t(8), 0.2, 0.55)
  return group(
    bootSkin(skin, duck(darker(second, 0.1))),
    bootSkin(skin, paint, { to: t(3.2), off: 0.34 }),
    bootSkin(skin, plastic(toeCap ?? main, 0.4), { to: t(4.6), left: 0.4, right: 0.6, off: 0.4 }),
    bootSkin(skin, paint, { to: t(8.4), left: -0.24, right: 0.24, off: 0.36 }),
    ...(low
      ? []
      : [
          bootSkin(skin, plastic(darker(main, 0.12), 0.42), {
            from: t(8),
            to: t(tall - 2.4),
            left: -0.36,
            right: 0.36,
            off: 0.62,
          }),
          ...[1, -1].map(s => at(axle(1.5, 0.5, metal('#b9bcc2', 0.3), 0.1), { x: jx, y: jy, z: s * (jz + 0.25) })),
        ]),
    collar(skin, second, 0.9),
    laced(skin, duck(second), cord, t(4.9), low ? 4 : 5, 0, low),
    ...(straps > 0 ? [ratchet(skin, t(low ? 8.4 : tall - 4.4), darker(second, 0.2), second)] : []),
    ...(straps > 1 ? [ratchet(skin, t(8.6), darker(second, 0.2), second)] : []),
  )
}

/** How an inline skate is made. */
export interface Inline extends Shell {
  readonly wheels?: number
  readonly r?: number
  readonly wheel: string
  readonly lit?: boolean
  readonly brake?: boolean
  readonly frame?: string
}

/** Skate with its wheels in one row. */
export function inline(main: string, given: Inline): Object3D {
  const { wheels = 4, r = 4, wheel, lit = false, brake = true, frame = '#3a3c40' } = given
  const rail = metal(frame, 0.38)
  const gap = r * 2 + 0.35
  const bed = r * 2 + 2.6
  const of = form(bed + 0.9, bed)
  const reach = ((wheels - 1) * gap) / 2
  const side = (z: number) =>
    at(
      slab(
        [
          [-reach - 1.6, r - 0.6, 0.8],
          [reach + 1.6, r - 0.6, 0.8],
          [reach + 1, r + 2, 1],
          [10, bed + 0.1, 0.6],
          [4, bed + 0.1, 0.6],
          [0, r + 3.2, 2.5],
          [-4, bed + 0.9, 0.6],
          [-11, bed + 0.9, 0.6],
        ],
        0.5,
        0.12,
        rail,
      ),
      { z },
    )
  return group(
    shellBoot(of, main, given),
    sole(of, share => of.bed(share) - 0.9, plastic(darker(main, 0.3), 0.5), 0.25, 0.3),
    side(1.7),
    side(-1.7),
    ...Array.from({ length: wheels }, (_, i) => {
      const x = -reach + i * gap
      return group(
        at(solid(r, 2.4, lit ? glow(wheel, 1) : rubber(wheel), plastic(lighter(frame, 0.5), 0.4), 0.5), { x, y: r }),
        at(axle(0.7, 4.4, metal('#c9ccd1', 0.3)), { x, y: r }),
      )
    }),
    ...(brake
      ? [
          strut([-reach - 1, r + 0.6, 0], [-reach - 7, r + 1, 0], 1.5, plastic('#2b2d31')),
          at(block([4.6, 4.6, 3], 1, rubber('#26272a')), { x: -reach - 7.6, y: r - 0.6, rz: 0.2 }),
        ]
      : []),
  )
}

/** How a skate with two axles is made. */
export interface Quad {
  readonly hard?: boolean
  readonly wheel: string
  readonly second: string
}

/** Skate over two axles of broad wheels with a round stop in front. */
export function quad(main: string, { hard = false, wheel, second }: Quad): Object3D {
  const of = hard ? form(8.8, 8.2) : form(10.8, 8.2)
  const cast = hard ? plastic(second, 0.45) : metal('#b4b7bc', 0.3)
  const skin = skinOf(boot(of, 21, 1.04))
  const t = (height: number) => skin.tAt(height)
  const upper = hard
    ? [shellBoot(of, main, { second, straps: 2, tall: 18, cord: '#f7f2e8' })]
    : [
        bootSkin(skin, leather(main)),
        bootSkin(skin, leather(lighter(main, 0.35)), { to: t(4.2), left: 0.4, right: 0.6, off: 0.14 }),
        bootSkin(skin, leather(lighter(main, 0.35)), { to: t(9), left: -0.1, right: 0.1, off: 0.14 }),
        stitchRound(skin, t(3.4), 0.12, 0.38, lighter(main, 0.6), 0.12),
        stitchRound(skin, t(3.4), 0.62, 0.88, lighter(main, 0.6), 0.12),
        collar(skin, lighter(main, 0.55), 0.8),
        laced(skin, leather(lighter(main, 0.2)), second, t(5), 5, 3),
        at(
          block([8.6, 2.6, 7], 0.7, matte('#8a6244', 0.6), (x, y, z) => [x - (y > 0 ? 0 : -0.5), y, z]),
          { x: -9.2, y: 9.2 },
        ),
      ]
  return group(
    ...upper,
    sole(of, share => of.bed(share) - 0.8, matte(hard ? darker(main, 0.3) : '#8a6244', 0.6), 0.25, 0.25),
    at(box(25, 0.9, 6, 0.4, cast), { y: 7.3, x: -0.6 }),
    ...[-9, 8].flatMap(x => [
      at(block([4.6, 3.6, 4.4], 1.4, cast), { x, y: 5.4 }),
      strut([x, 3.3, -6.8], [x, 3.3, 6.8], 0.7, metal('#8f9297', 0.3)),
      ...[-1, 1].map(s =>
        at(solid(3.3, 3.6, plastic(wheel, 0.35), plastic(lighter(wheel, 0.4), 0.4), 0.55), { x, y: 3.3, z: s * 4.9 }),
      ),
    ]),
    strut([12, 7, 0], [14.4, 5, 0], 1, metal('#8f9297', 0.3)),
    at(drum(2.3, 2.6, 2.6, plastic(wheel, 0.5), 0.7), { x: 15.6, y: 2.7, rz: 0.6 }),
  )
}

/** Skate for figures: laced leather, a heel, a long blade with teeth at its tip. */
export function figure(
  main: string,
  { lining, cord, sole: under = '#5a3f2c' }: { lining: string; cord: string; sole?: string },
): Object3D {
  const of = form(11, 7.6)
  const skin = skinOf(boot(of, 20))
  const t = (height: number) => skin.tAt(height)
  const steel = metal('#f2f4f6', 0.34)
  const brown = matte(under, 0.5)
  return group(
    bootSkin(skin, leather(main)),
    bootSkin(skin, leather(darker(main, 0.04)), { to: t(4.4), left: 0.4, right: 0.6, off: 0.1 }),
    stitchRound(skin, t(3.6), 0.1, 0.38, darker(main, 0.18), 0.12),
    stitchRound(skin, t(3.6), 0.62, 0.9, darker(main, 0.18), 0.12),
    stitchRound(skin, t(9.4), -0.2, 0.2, darker(main, 0.18), 0.12),
    collar(skin, lining, lining === main ? 0.6 : 1.1),
    laced(skin, leather(lighter(main, 0.1)), cord, t(5), 4, 4),
    sole(of, share => of.bed(share) - 0.9, brown, 0.22, 0.2),
    at(
      block([8.8, 3.4, 6.8], 0.6, brown, (x, y, z) => [x + (y < 0 && x > 0 ? -1 : 0), y, z]),
      { x: -9.3, y: 8.7 },
    ),
    at(box(8.4, 0.5, 4.6, 0.2, steel), { x: -9.3, y: 6.8 }),
    at(box(10, 0.5, 5, 0.2, steel), { x: 7.4, y: 6.5 }),
    at(
      slab(
        [
          [-17.4, 0.5, 0.4],
          [-14, 0.05, 1],
          [11, 0, 2],
          [14.2, 0.9, 0.2],
          [14.6, 1.7],
          [15.2, 1.9],
          [15, 2.8],
          [15.4, 3.2],
          [14.6, 4.2, 0.8],
          [10.6, 6.6, 0.5],
          [4.4, 6.6, 0.5],
          [6.6, 3.4, 1.5],
          [0, 2.3, 3],
          [-6.4, 2.6, 2],
          [-6, 6.8, 0.3],
          [-12, 6.8, 0.3],
          [-13.4, 2.6, 1],
          [-17.4, 1.8, 0.4],
        ],
        0.42,
        0.08,
        steel,
      ),
      {},
    ),
  )
}

/** Skate for ice hockey: a stiff low boot, a plastic holder and a blade that is round at both ends. */
export function hockey(
  main: string,
  { second = '#f1efea', straps = 0 }: { second?: string; straps?: number } = {},
): Object3D {
  const of = form(9.6, 8.8)
  const skin = skinOf(boot(of, 16.5, 1.06))
  const t = (height: number) => skin.tAt(height)
  const holder = plastic('#f4f4f2', 0.4)
  return group(
    bootSkin(skin, duck(main)),
    bootSkin(skin, plastic(darker(main, 0.45), 0.35), { to: t(4.8), left: 0.38, right: 0.62, off: 0.42 }),
    bootSkin(skin, plastic(darker(main, 0.25), 0.5), { to: t(2.2), off: 0.24 }),
    ...[0.14, 0.72].map(left =>
      bootSkin(skin, plastic(second, 0.5), { from: t(2.6), to: t(7.4), left, right: left + 0.14, off: 0.22 }),
    ),
    bootSkin(skin, plastic(darker(main, 0.3), 0.5), { to: t(12), left: -0.1, right: 0.1, off: 0.3 }),
    bootSkin(skin, plastic(darker(main, 0.3), 0.5), { from: t(8.4), to: 0.97, left: -0.32, right: 0.32, off: 0.16 }),
    collar(skin, darker(main, 0.5), 1),
    laced(skin, matte('#e9e6df', 0.95), '#f7f5f0', t(5), 6, 0),
    ...(straps ? [ratchet(skin, t(13), '#2b2d31', second)] : []),
    sole(of, share => of.bed(share) - 0.8, plastic('#2b2d31', 0.5), 0.3, 0.2),
    at(
      slab(
        [
          [-14.6, 2.4, 1],
          [14.4, 2.2, 1.2],
          [15, 4, 1],
          [12.4, 8.1, 0.6],
          [3, 8.1, 0.6],
          [4.4, 5, 1.4],
          [-3.4, 5, 1.4],
          [-3, 8.8, 0.6],
          [-12.6, 8.8, 0.6],
        ],
        2,
        0.5,
        holder,
      ),
      {},
    ),
    at(
      slab(
        [
          [-15, 2.6],
          [-14.4, 1, 1],
          [-11, 0.1, 2],
          [0, 0, 2],
          [11, 0.1, 2],
          [14.6, 1.2, 1],
          [15.2, 2.6],
        ],
        0.5,
        0.08,
        metal('#f2f4f6', 0.34),
      ),
      {},
    ),
  )
}

/** Two of them: one in front, one behind and turned a little. */
export const pairOf = (make: () => Object3D, gap = 13, turn = 0.35, ahead = -4): Object3D =>
  group(at(group(make()), { z: gap / 2, x: 2 }), at(group(make()), { z: -gap / 2, x: ahead, ry: turn }))

/** The pair hangs by its laces from a peg; toes down. */
export const hung = (make: () => Object3D, cord: string): Object3D =>
  group(
    at(group(at(group(make()), { x: 6, y: -22 })), { x: -9, y: 24, z: 0, rz: -0.95 }),
    at(group(at(group(make()), { x: 6, y: -22 })), { x: 10, y: 14, z: -8, rz: -1.1, ry: 0.1 }),
    rod(
      [
        [-4, 28, 2],
        [-1, 44, 1],
        [1, 58, 0],
      ],
      0.32,
      matte(cord, 0.85),
    ),
    rod(
      [
        [14, 18, -6],
        [7, 40, -4],
        [1, 58, 0],
      ],
      0.32,
      matte(cord, 0.85),
    ),
    at(axle(1.4, 14, matte('#a9794b', 0.7), 0.5), { x: 1, y: 57.4, z: -5 }),
  )

/** Pad for a knee or an elbow. */
export const pad = (color: string, size = 1): Object3D => {
  const curve = (x: number, r: number) => (x / r) ** 2 * 3
  const soft: Material = matte('#34363b', 0.95)
  return at(
    group(
      at(
        block([13, 3, 17], 1.4, soft, (x, y, z) => [x, y + 3 - curve(x, 6.5), z]),
        { y: 1.6 },
      ),
      at(
        block([9.6, 2.4, 11], 1.1, plastic(color, 0.4), (x, y, z) => [x, y + 3 - curve(x, 7), z]),
        { y: 3.4 },
      ),
    ),
    { s: size },
  )
}
