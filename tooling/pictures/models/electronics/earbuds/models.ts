import { Group, type Object3D } from 'three'
import { cloth, glaze, gloss, matte, metal, plastic } from '../../../studio/materials.ts'
import { at, box, drum, group, ring, slab, thrown } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, wire } from '../parts/strips.ts'
import { beanBud, chargeCase, clipBud, drops, type Finish, hookBud, stemBud, well } from './buds.ts'

const PEBBLE = { w: 6.2, d: 2.7, high: 3.4, lid: 1.7 } as const
const PUCK = { w: 6, d: 5.6, high: 1.9, lid: 1.1, square: 2.1 } as const
const OVAL = { w: 6.8, d: 4.6, high: 2, lid: 1.1, square: 2.4 } as const
const WIDE = { w: 9.6, d: 6.4, high: 2.1, lid: 1.1, square: 3 } as const

const pearl = (color: string) => gloss(lighter(color, 0.18))

/** Open pebble, both buds in their wells; `lift` raises them out. */
export const pebbleOpen = (finish: Finish, lift = 0, soft = false): Object3D =>
  chargeCase(
    finish,
    PEBBLE,
    ...[-1, 1].map(x => well(x * 1.35, 3.42, 0, 0.95, 0.7, finish.color)),
    ...[-1, 1].map(x =>
      at(group(stemBud(finish, soft)), {
        x: x * 1.25,
        y: 3.9 + lift,
        ry: x > 0 ? Math.PI + 1.15 : -1.15,
        rz: x * 0.04,
      }),
    ),
  )

/** One bud in the case, the other lies in front. */
export const pebbleOne = (color: string): Object3D => {
  const finish = { color, stuff: pearl(color), trim: '#e3c9a8' }
  return group(
    chargeCase(
      finish,
      PEBBLE,
      ...[-1, 1].map(x => well(x * 1.35, 3.42, 0, 0.95, 0.7, color)),
      at(group(stemBud(finish, true)), { x: 1.25, y: 3.95, ry: Math.PI + 1.15 }),
    ),
    at(group(stemBud(finish, true)), { x: -3.2, y: 0.75, z: 3.4, rz: 1.45, rx: 0.3, ry: 0.5 }),
  )
}

/** Shut matt case standing, both buds before it. */
export const pebbleShut = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.62), trim: '#8d9096', tip: '#3a3d42' }
  return group(
    chargeCase(finish, { ...PEBBLE, open: 0 }),
    at(group(stemBud(finish)), { x: 5, y: 3.26, z: 0.6, ry: 2.6 }),
    at(group(stemBud(finish)), { x: -1.4, y: 0.8, z: 3.6, rz: 1.5, ry: -0.4 }),
  )
}

/** Low round case, open, with two beans. */
export const puckOpen = (finish: Finish, plate?: string): Object3D =>
  chargeCase(
    finish,
    PUCK,
    ...[-1, 1].map(x => well(x * 1.3, 1.92, 0.1, 1.1, 1.1, finish.color)),
    ...[-1, 1].map(x => at(group(beanBud(finish, plate)), { x: x * 1.3, y: 2.3, z: 0.3, rx: -1.05, rz: x * -0.4 })),
  )

/** Two beans in front, larger than all else, the case open behind. */
export const beansFirst = (color: string): Object3D => {
  const finish = { color, stuff: gloss(color), trim: '#d8b66a', tip: '#2a2c30' }
  return group(
    at(chargeCase(finish, { ...PUCK, open: 1.7 }, ...[-1, 1].map(x => well(x * 1.3, 1.92, 0, 1, 1, color))), {
      z: -4.4,
    }),
    at(group(beanBud(finish, '#d8b66a')), { x: -2.3, y: 1.6, z: 1.4, ry: 0.4, rx: -0.2, s: 1.7 }),
    at(group(beanBud(finish, '#d8b66a')), { x: 2.1, y: 1.6, z: 2, ry: -0.3, rx: -0.2, s: 1.7 }),
  )
}

/** Shut case on a key ring. */
export const keyringCase = (color: string): Object3D =>
  group(
    chargeCase({ color, stuff: plastic(color, 0.4) }, { ...PUCK, w: 5, d: 4.6, open: 0 }),
    at(ring(0.5, 0.16, metal('#c9ccd2')), { x: 2.7, y: 1.4, rx: Math.PI / 2 }),
    at(ring(1.5, 0.14, metal('#c9ccd2')), { x: 4.3, y: 0.4, rx: Math.PI / 2 - 0.2 }),
    ...[0.2, -0.7].map((turn, i) =>
      at(
        group(
          at(drum(1.1, 1.1, 0.22, metal(i ? '#c9a35a' : '#b9bcc2', 0.3), 0.06), { x: 1.6 }),
          at(box(3.6, 0.2, 0.62, 0.06, metal(i ? '#c9a35a' : '#b9bcc2', 0.3)), { x: 4, y: 0.12 }),
          ...[0, 1, 2].map(k =>
            at(box(0.3, 0.18, 0.5, 0.04, metal(i ? '#c9a35a' : '#b9bcc2', 0.3)), {
              x: 4.4 + k * 0.5,
              y: 0.12,
              z: 0.42,
            }),
          ),
        ),
        { x: 4.8, y: 0.2 + i * 0.14, z: 1.2, ry: turn - 0.9 },
      ),
    ),
    at(group(beanBud({ color, stuff: plastic(color, 0.4) })), { x: -1.6, y: 0.9, z: 4, rx: -0.5, ry: 0.3 }),
    at(group(beanBud({ color, stuff: plastic(color, 0.4) })), { x: 0.9, y: 0.9, z: 4.6, rx: -0.5, ry: -0.4 }),
  )

/** Clips on a dish, like ear rings. */
export const clipsOnDish = (color: string): Object3D => {
  const finish = { color, stuff: metal(lighter(color, 0.1), 0.22), trim: '#fff4dc' }
  return group(
    thrown(
      [
        [0, 0],
        [2.6, 0],
        [4, 0.5],
        [5, 1.3],
        [4.9, 1.4],
        [3.8, 0.8],
        [0, 0.5],
      ],
      glaze('#f3eee4'),
    ),
    at(ring(4.95, 0.1, metal('#d8b66a', 0.24)), { y: 1.36, rx: Math.PI / 2 }),
    at(group(clipBud(finish)), { x: -1.4, y: 1.9, z: 0.4, ry: 0.3, rx: -0.1 }),
    at(group(clipBud(finish)), { x: 1.5, y: 1.85, z: 0.9, ry: -0.7, rx: -0.2, rz: 0.2 }),
  )
}

/** Oval case, open, two clips in it. */
export const ovalOpen = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.4) }
  return chargeCase(
    finish,
    OVAL,
    ...[-1, 1].map(x => well(x * 1.6, 2.02, 0, 1.3, 1.2, color)),
    ...[-1, 1].map(x => at(group(clipBud(finish)), { x: x * 1.6, y: 2.6, z: 0.1, rx: -0.9, rz: x * 0.2 })),
  )
}

/** Two clips on the rim of a mug. */
export const clipsOnMug = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.34), trim: '#f4f1ea' }
  const espresso = group(
    thrown(
      [
        [0, 0],
        [3.4, 0],
        [3.8, 0.5],
        [3.95, 4],
        [4, 7.2],
        [3.75, 7.2],
        [3.65, 1],
        [0, 0.9],
      ],
      glaze('#f4e6c8'),
    ),
    at(drum(3.6, 3.6, 0.2, plastic('#6b4128', 0.2)), { y: 6 }),
    at(ring(2, 0.46, glaze('#f4e6c8')), { x: 4.6, y: 3.8 }),
  )
  return group(
    at(espresso, { s: 0.68 }),
    at(group(clipBud(finish)), { x: -1.5, y: 5.1, z: 2.2, ry: 1.2, s: 1.15 }),
    at(group(clipBud(finish)), { x: 0.9, y: 5.1, z: 2.5, ry: 1.9, s: 1.15 }),
  )
}

/** Wide case, open, two hooks around their speakers. */
export const wideOpen = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.45), trim: '#2a2c30' }
  return chargeCase(
    finish,
    WIDE,
    ...[-1, 1].map(x => well(x * 2.2, 2.12, 0.2, 1.9, 2.2, color)),
    at(group(hookBud(finish)), { x: -3.4, y: 2.6, z: 0.9, rx: -1.25, s: 0.86 }),
    at(group(hookBud(finish)), { x: 3.3, y: 2.6, z: 0.5, rx: -1.25, ry: 0, rz: Math.PI, s: 0.86 }),
  )
}

/** Two wet hooks leaning on each other on the ground. */
export const wetHooks = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.35), trim: '#2a2c30' }
  return group(
    at(group(hookBud(finish)), { x: -3.8, y: 2.1, z: 1, ry: 0.3 }),
    at(group(hookBud(finish)), { x: 2.2, y: 2.1, z: -0.6, ry: -0.35 }),
    drops(26, 6, 0.06),
    ...[-3.9, 2.1].map((x, i) => at(drops(9, 1, 0, 3 + i), { x, y: 2.4, z: i ? 0.2 : 1.8, rx: Math.PI / 2 })),
  )
}

/** The other one of a pair. */
const mirrored = (thing: Object3D): Object3D => {
  const other = new Group()
  other.add(thing)
  other.scale.x = -1
  return group(other)
}

/** Hooks and a medal on a rail. */
export const onMedal = (color: string): Object3D => {
  const finish = { color, stuff: plastic(color, 0.4), trim: '#f4f1ea' }
  return group(
    at(drum(0.5, 0.5, 23, metal('#c9a35a', 0.3), 0.2), { x: 11.5, y: 13, rz: Math.PI / 2 }),
    ...[-1, 1].map(x =>
      at(box(1.3, 6.6, 0.14, 0.05, cloth(x < 0 ? '#d9503c' : '#f4ead8', 8)), {
        x: x * 0.85,
        y: 10.2,
        z: -0.3,
        rz: x * -0.24,
      }),
    ),
    at(drum(1.9, 1.9, 0.5, metal('#e0b34c', 0.26), 0.12), { y: 5.6, z: -0.4, rx: Math.PI / 2 }),
    at(ring(1.5, 0.1, metal('#fbe0a0', 0.2)), { y: 5.6, z: 0.15 }),
    at(group(hookBud(finish)), { x: -10.4, y: 6.6, z: 0.7, s: 2.3 }),
    at(mirrored(hookBud(finish)), { x: 10.4, y: 6.6, z: 0.7, s: 2.3 }),
  )
}

/** Badge on a band, lying. */
export const badge = (color: string): Object3D =>
  group(
    at(slab(rounded(7, 10, 0.5), 0.2, 0.06, plastic('#f6f4ee')), { y: 0.12, rx: -Math.PI / 2 }),
    at(box(5.4, 0.06, 2.4, 0.02, matte(color)), { y: 0.24, z: -3 }),
    at(drum(1.6, 1.6, 0.06, matte(darker(color, 0.2)), 0), { y: 0.22, z: 0.4 }),
    wire(
      [
        [-0.4, 0.2, -4.8],
        [-2.4, 0.2, -10],
        [2, 0.2, -16],
        [8, 0.2, -14],
      ] satisfies Point[],
      0.5,
      cloth(color, 6),
    ),
  )
