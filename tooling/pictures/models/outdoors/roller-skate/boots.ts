import type { Material, Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { laced } from '../../fashion/hiking-boot/boots.ts'
import { bootSkin, collar, type Skin, skinOf } from '../../fashion/parts/boot.ts'
import { last, sole } from '../../fashion/parts/last.ts'
import { leather } from '../../fashion/parts/stuffs.ts'
import { strut } from '../../home/parts/shape.ts'
import { axle, caster } from '../parts/wheels.ts'

const LONG = 29

/** Boot on its sole: how tall, of what, and how it closes. */
interface Make {
  readonly stuff: Material
  readonly main: string
  readonly tall: number
  readonly wide?: number
  readonly heel?: number
  readonly laces?: string
  readonly eyes?: number
  readonly hooks?: number
  readonly lining?: string
  readonly bow?: boolean
}

const made = ({ tall, wide = 1.05, heel = 0 }: Pick<Make, 'tall' | 'wide' | 'heel'>) => {
  const stack = 1.2
  const form = last({
    length: LONG,
    wide: wide * 1.06,
    toe: 'round',
    bed: [
      [0, stack + heel],
      [0.3, stack + heel * 0.86],
      [0.62, stack + heel * 0.14],
      [0.85, stack],
      [1, stack + 0.4],
    ],
    height: [
      [0, 6],
      [1, 4],
    ],
  })
  const skin = skinOf({
    form,
    length: LONG,
    front: [
      [14.3, 0],
      [14.4, 1.5],
      [13.8, 3.4],
      [11.4, 5.2],
      [7.2, 6.6],
      [3.4, 8.8],
      [0.8, 11.4],
      [-0.9, 14],
      ...(tall > 15 ? [[-0.9, tall] as const] : []),
    ],
    back: [
      [0, -14.4],
      [3, -14.6],
      [7, -13.7],
      [11, -12.9],
      [tall, -13.6],
    ],
    shaft: [
      [0, 4.5 * wide],
      [7, 4.4 * wide],
      [11, 4.5 * wide],
      [tall, 5.1 * wide],
    ],
    ankle: 8,
    rise: form.bed(0.3),
  })
  return { form, skin }
}

const upperOf = (make: Make): { whole: Object3D[]; skin: Skin; form: ReturnType<typeof made>['form'] } => {
  const { form, skin } = made(make)
  return {
    form,
    skin,
    whole: [
      bootSkin(skin, make.stuff),
      collar(skin, make.lining ?? darker(make.main, 0.4), 0.8),
      ...(make.laces
        ? [
            laced(
              skin,
              leather(make.main),
              make.laces,
              skin.tAt(6.2),
              make.eyes ?? 5,
              make.hooks ?? 2,
              make.bow ?? true,
            ),
          ]
        : []),
    ],
  }
}

const strapRound = (skin: Skin, low: number, high: number, color: string, off = 0.6): Object3D =>
  group(bootSkin(skin, plastic(color, 0.45), { from: skin.tAt(low), to: skin.tAt(high), left: 0.2, right: 0.8, off }))

const buckle = (skin: Skin, height: number, color: string): Object3D => {
  const [x, y, z] = skin.on(skin.tAt(height), 0.31, 1.1)
  return at(box(4.4, 2.3, 1.1, 0.4, plastic(color, 0.35)), { x, y, z, ry: 0.3 })
}

/** How an inline skate looks. */
export interface Inline {
  readonly wheels?: number
  readonly r?: number
  readonly tyre?: string
  readonly core?: string
  readonly lit?: boolean
  readonly low?: boolean
  readonly shell?: string
}

/** Inline skate: hard shell, cuff with buckle and strap, wheels in one row; the toe at +x. */
export function inline(
  main: string,
  { wheels = 4, r = 3.8, tyre = '#f1ede3', core = main, lit = false, low = false, shell = main }: Inline = {},
): Object3D {
  const tall = low ? 11.4 : 20
  const deep = 2 * r + 2.2
  const { whole, skin, form } = upperOf({
    stuff: leather(low ? shell : '#33363b'),
    main: low ? shell : '#33363b',
    tall,
    wide: 1.02,
    ...(low ? { laces: '#f1eee6', eyes: 5, hooks: 0, bow: false } : {}),
  })
  const hard = plastic(shell, 0.32)
  const dark = low ? '#2a2c30' : darker(shell, 0.5)
  const gap = wheels === 3 ? 2 * r + 0.7 : 2 * r + 0.3
  const first = -((wheels - 1) / 2) * gap
  const frame = low ? plastic('#26282c', 0.4) : plastic(lighter('#3a3d43', 0.1), 0.4)
  return group(
    placed(
      group(
        ...whole,
        sole(form, () => 0.2, low ? plastic('#1f2124', 0.3) : hard, 0.3, 0.9),
        ...(low
          ? [strapRound(skin, 8.4, 10.4, '#2a2c30')]
          : [
              bootSkin(skin, hard, { to: skin.tAt(4.6), off: 0.34 }),
              bootSkin(skin, hard, { from: skin.tAt(1), to: skin.tAt(9), left: -0.3, right: 0.3, off: 0.42 }),
              bootSkin(skin, hard, { from: skin.tAt(9.4), to: skin.tAt(18), left: -0.34, right: 0.34, off: 0.7 }),
              strapRound(skin, 15, 17, dark, 1),
              strapRound(skin, 8.6, 10.6, dark, 0.8),
              buckle(skin, 16, '#d9dadb'),
              buckle(skin, 9.6, '#d9dadb'),
            ]),
      ),
      { y: deep - 0.8 },
    ),
    ...[-1, 1].map(s =>
      at(
        slab(
          [
            [first - 1.6, r - 1.4, 1],
            [-first + 1.6, r - 1.4, 1],
            [-first + 1.2, r + 2, 1],
            [10, deep + 0.6, 0.8],
            [5, deep + 0.6, 1],
            [0, r + 3.4, 2],
            [-6, deep + 0.6, 1],
            [-12, deep + 0.6, 0.8],
            [first - 1.4, r + 2, 1],
          ],
          0.5,
          0.15,
          frame,
        ),
        { z: s * 1.75 },
      ),
    ),
    ...Array.from({ length: wheels }, (_, i) =>
      at(group(caster(r, 2.4, tyre, core, lit)), { x: first + i * gap, y: r }),
    ),
    ...Array.from({ length: wheels }, (_, i) =>
      at(axle(0.7, 4.6, metal('#c3c6ca', 0.3)), { x: first + i * gap, y: r }),
    ),
    ...(low
      ? []
      : [
          strut([first - 1, r + 1.6, 0], [first - 5.6, r + 0.4, 0], 1.1, frame),
          at(drum(1.5, 1.9, 3.4, rubber('#2b2c30'), 0.4), { x: first - 6, y: 1 }),
        ]),
  )
}

/** How a quad skate looks. */
export interface Quad {
  readonly laces?: string
  readonly wheel?: string
  readonly hard?: boolean
  readonly stop?: string
}

/** Skate with two axles of wide wheels and a toe stop in front. */
export function quad(
  main: string,
  { laces = '#f6f1e6', wheel = '#f0b7a0', hard = false, stop = '#e9a08c' }: Quad = {},
): Object3D {
  const stuff = hard ? plastic(main, 0.36) : leather(main)
  const { whole, skin, form } = upperOf({
    stuff,
    main,
    tall: hard ? 15.5 : 21,
    heel: hard ? 0.6 : 2.4,
    lining: hard ? '#3b3e44' : '#f1e9dc',
    ...(hard ? { wide: 1.16 } : { laces, eyes: 6, hooks: 3 }),
  })
  const base = plastic(hard ? '#3b3e44' : '#efe8da', 0.4)
  return group(
    placed(
      group(
        ...whole,
        sole(form, share => (share < 0.28 ? 0.4 : 0.5), matte(hard ? '#3b3e44' : '#b98a5c', 0.6), 0.25, 0.5),
        ...(hard
          ? [
              strapRound(skin, 12, 14.4, '#f3eee2', 0.7),
              strapRound(skin, 5.8, 8, '#f3eee2', 0.7),
              buckle(skin, 13.2, '#3b3e44'),
              buckle(skin, 7, '#3b3e44'),
            ]
          : [
              bootSkin(skin, leather(darker(main, 0.14)), { to: skin.tAt(3.2), left: 0.36, right: 0.64, off: 0.12 }),
              bootSkin(skin, leather(darker(main, 0.14)), {
                from: skin.tAt(0.6),
                to: skin.tAt(8),
                left: -0.1,
                right: 0.1,
                off: 0.12,
              }),
            ]),
      ),
      { y: 7.2 },
    ),
    at(box(24, 1.1, 5, 0.5, base), { y: 7.2 }),
    ...[-8.6, 8.2].flatMap(x => [
      at(drum(1.5, 2, 2.6, metal('#b9bdc2', 0.3), 0.4), { x, y: 4.4 }),
      at(drum(1.7, 1.7, 1.1, rubber(stop), 0.3), { x: x + 1.6, y: 5 }),
      at(axle(1.1, 7, metal('#b9bdc2', 0.3), 0.3), { x, y: 3.1 }),
      ...[-1, 1].map(s => at(group(caster(3.1, 3.4, wheel, '#fbf6ec')), { x, y: 3.1, z: s * 4.6 })),
    ]),
    placed(drum(2, 1.3, 3.2, rubber(stop), 0.6), { x: 15.4, y: 2.2, z: 0, rz: -0.35 }),
    strut([11, 6.8, 0], [15.2, 5.2, 0], 1, metal('#b9bdc2', 0.3)),
  )
}

/** Figure skate: laced boot with a heel, long blade with picks at the toe. */
export function figure(main: string, { laces = '#fbf8f0', lining = '#f2e6d2', adjust = false } = {}): Object3D {
  const { whole, skin, form } = upperOf({
    stuff: leather(main),
    main,
    tall: 21,
    wide: 0.98,
    heel: 3.4,
    laces,
    eyes: 6,
    hooks: 4,
    lining,
  })
  const steel = metal('#d3d6da', 0.18)
  return group(
    placed(
      group(
        ...whole,
        bootSkin(skin, leather(darker(main, 0.07)), {
          from: skin.tAt(0.6),
          to: skin.tAt(9),
          left: -0.1,
          right: 0.1,
          off: 0.12,
        }),
        sole(
          form,
          share =>
            share < 0.24 ? 0.5 : share < 0.3 ? 0.5 + (share - 0.24) * 40 : 0.5 + Math.max(0, 2.4 - (share - 0.3) * 8.4),
          gloss('#6d4a33'),
          0.18,
          0.3,
        ),
      ),
      { y: 4.9 },
    ),
    slab(
      [
        [-17.4, 0.5, 0.4],
        [-15, 0, 3],
        [11, 0.1, 3],
        [13.6, 1.1, 0.1],
        [14.4, 0.9, 0.1],
        [14.6, 1.9, 0.1],
        [15.3, 1.9, 0.1],
        [15.2, 3, 0.3],
        [12.6, 3, 0.4],
        [11.6, 2, 1],
        [-16.8, 1.9, 0.5],
      ],
      0.42,
      0.08,
      steel,
    ),
    ...[
      [-10.4, 5.4],
      [8, 5.4],
    ].map(([x = 0, h = 5]) =>
      group(
        strut([x - 1.4, 1.4, 0], [x, h, 0], 0.55, steel),
        strut([x + 1.6, 1.4, 0], [x, h, 0], 0.55, steel),
        at(box(7.4, 0.5, 4.4, 0.2, adjust ? metal('#b98d4f', 0.3) : steel), { x, y: 5.3 }),
      ),
    ),
    ...(adjust ? [-12.6, -8.2, 5.8, 10.2].map(x => at(ball(0.4, metal('#8d9198', 0.3)), { x, y: 5.1, z: 2 })) : []),
  )
}

/** Hockey skate: low stiff boot with a hard toe, blade in a plastic holder, rounded at both ends. */
export function hockey(main: string, { adjust = false } = {}): Object3D {
  const { whole, skin, form } = upperOf({
    stuff: leather('#2b2e34'),
    main: '#2b2e34',
    tall: 16,
    wide: 1.08,
    laces: '#f3f0e8',
    eyes: 7,
    hooks: 0,
    bow: !adjust,
    lining: '#8d9198',
  })
  const holder = plastic('#f1efe9', 0.4)
  return group(
    placed(
      group(
        ...whole,
        bootSkin(skin, plastic(main, 0.34), { to: skin.tAt(4.2), left: 0.37, right: 0.63, off: 0.36 }),
        bootSkin(skin, plastic(main, 0.4), {
          from: skin.tAt(0.5),
          to: skin.tAt(13),
          left: -0.13,
          right: 0.13,
          off: 0.34,
        }),
        ...[0.15, 0.69].map(left =>
          bootSkin(skin, plastic(main, 0.4), {
            from: skin.tAt(0.6),
            to: skin.tAt(5),
            left,
            right: left + 0.16,
            off: 0.2,
          }),
        ),
        sole(form, () => 0.3, plastic('#22242a', 0.4), 0.2, 0.6),
        ...(adjust ? [strapRound(skin, 11.6, 13.8, main, 0.7), buckle(skin, 12.7, '#d9dadb')] : []),
      ),
      { y: 6 },
    ),
    slab(
      [
        [-15.4, 2.6, 1],
        [-14, 1.8, 1],
        [13.4, 1.8, 1],
        [15, 2.8, 1],
        [13.4, 6.6, 0.8],
        [4.4, 6.6, 1],
        [3.4, 4, 1.4],
        [-4.4, 4, 1.4],
        [-5.4, 6.6, 1],
        [-13.6, 6.6, 0.8],
      ],
      2.4,
      0.6,
      holder,
    ),
    slab(
      [
        [-15.4, 2.6, 0.6],
        [-15, 1, 1.4],
        [-12, 0.05, 3],
        [10.6, 0, 3],
        [14.2, 1, 1.4],
        [15, 2.8, 0.6],
      ],
      0.42,
      0.08,
      metal('#d3d6da', 0.18),
    ),
  )
}

/** Pair: one from the side, the other turned behind it. */
export const pairOf = (make: () => Object3D, gap = 13, turn = 0.5): Object3D =>
  group(placed(make(), { z: gap * 0.6, x: -9 }), placed(make(), { z: -gap * 0.6, x: 9, ry: turn }))

/** Pair that hangs by its laces side by side, the toes down a little; its top at about 40. */
export const hungPair = (make: () => Object3D): Object3D =>
  group(
    ...[-1, 1].map(s =>
      placed(group(at(group(make()), { rz: -0.5 })), { x: s * 9 - 2, y: 14 - s * 3, z: s * 3, ry: s * 0.35 - 0.3 }),
    ),
    ...[-1, 1].map(s => strut([s * 9 - 2, 37 - s * 3, s * 3], [0, 62, -1], 0.3, matte('#f6f1e4', 0.8))),
    placed(drum(0.9, 0.9, 6, metal('#b98d4f', 0.3), 0.2), { y: 62, z: -4, rx: Math.PI / 2 }),
  )

/** Puck, and a roll of tape. */
export const puckAndTape = (): Object3D =>
  group(
    placed(drum(3.8, 3.8, 2.5, rubber('#2a2c30'), 0.3), {}),
    placed(drum(3.2, 3.2, 2.4, matte('#f1eee6', 0.7), 0.2), { x: 8.6, z: 2 }),
    placed(drum(1.9, 1.9, 0.1, matte('#8a7a66'), 0), { x: 8.6, y: 2.4, z: 2 }),
  )

/** Mitten lying. */
export const mitten = (color: string): Object3D => {
  const hand = at(ball(1, matte(color, 0.95)), { y: 2.2, x: 5 })
  hand.scale.set(7.4, 2.2, 4.6)
  const thumb = at(ball(1, matte(color, 0.95)), { y: 2, x: 3, z: 5, ry: -0.6 })
  thumb.scale.set(3.6, 1.7, 1.9)
  return group(
    hand,
    thumb,
    placed(drum(3.6, 3.8, 5, matte(lighter(color, 0.4), 0.95), 1), { x: 0.6, y: 2.4, rz: Math.PI / 2 }),
  )
}
