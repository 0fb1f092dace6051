import type { Material, Object3D } from 'three'
import { glaze, gloss, matte, metal } from '../../../studio/materials.ts'
import { leaf } from '../../../studio/props/green.ts'
import { spoon } from '../../../studio/props/table.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { decorated, drinkAt, type Outline, speckled, vessel } from '../parts/crockery.ts'
import { broth, chopsticks, chunks, eggHalf, fish, greens, moist, noodles, rice } from '../parts/meals.ts'
import { shaped, strut } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const RICE_BOWL: Outline = [
  [2.6, 0],
  [2.7, 0.7],
  [4.6, 2],
  [5.7, 4.2],
  [6.1, 6.2],
]

/** Plate of radius `r` with a narrow raised rim. */
export const plate = (r: number, stuff: Material, high = 2): Object3D =>
  vessel(
    [
      [r * 0.56, 0],
      [r * 0.6, 0.4],
      [r * 0.88, 0.7],
      [r * 0.97, high * 0.7],
      [r, high],
    ],
    0.32,
    stuff,
  )

const lotus = (color: string): Object3D => {
  const body = vessel(RICE_BOWL, 0.34, glaze(color))
  return shaped(body, (x, y, z) => {
    const petal = Math.abs(Math.cos(Math.atan2(z, x) * 4)) ** 0.5
    const k = 1 + 0.075 * petal * Math.min(1, y / 3.4)
    return [x * k, y * (1 + 0.05 * (petal - 0.6)), z * k]
  })
}

/** One bowl of carved petals with rice. */
export const riceBowl = (color: string): Object3D => group(lotus(color), at(rice(5.4, 3), { y: 4.6 }))

/** Four bowls of carved petals, one with rice. */
export const lotusBowls = (color: string): Object3D =>
  group(
    at(riceBowl(color), { x: 5, z: 4 }),
    ...[0, 1, 2].map(i => at(lotus(color), { x: -7.4, y: i * 2.6, z: -3, ry: i * 0.2 })),
  )

const striped = (color: string, kind: number): Material =>
  decorated((pen, w, h) => {
    pen.fillStyle = '#f6f2e8'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = color
    pen.strokeStyle = color
    const [rim, foot] = [h / 2, h]
    const part = (a: number, b: number) => pen.fillRect(0, rim + (foot - rim) * a, w, (foot - rim) * (b - a))
    if (kind === 0) for (let i = 0; i < 6; i += 1) part(0.08 + i * 0.14, 0.14 + i * 0.14)
    if (kind === 1) for (let x = 0; x < 48; x += 1) pen.fillRect((x * w) / 48, rim + 10, w / 96, foot)
    if (kind === 2) {
      part(0.05, 0.42)
      part(0.52, 0.58)
    }
    if (kind === 3) for (let i = 0; i < 9; i += 1) part(0.1 + i * 0.09, 0.12 + i * 0.09)
    if (kind === 4) {
      pen.lineWidth = 12
      for (let x = -8; x < 40; x += 1) {
        pen.beginPath()
        pen.moveTo((x * w) / 32, foot)
        pen.lineTo((x * w) / 32 + 120, rim)
        pen.stroke()
      }
    }
    if (kind === 5) part(0.3, 1)
    part(0, 0.03)
  })

/** Six small bowls, each striped in its own way. */
export const stripedBowls = (color: string): Object3D =>
  group(
    ...Array.from({ length: 6 }, (_, i) =>
      at(
        vessel(
          [
            [2.4, 0],
            [2.5, 0.6],
            [4.2, 1.8],
            [5.3, 4],
            [5.7, 5.6],
          ],
          0.3,
          striped(color, i),
        ),
        {
          x: -12.6 + (i % 3) * 12.6 + (i > 2 ? 2 : 0),
          z: i > 2 ? 6 : -6,
        },
      ),
    ),
  )

/** Bowl carved from one piece of wood, with porridge. */
export const woodenBowl = (): Object3D => {
  const wood = timber('#d9ae74')
  return group(
    vessel(
      [
        [3.4, 0],
        [4.8, 0.6],
        [6.4, 2.8],
        [6.6, 5.2],
        [6.3, 6],
      ],
      0.7,
      wood,
    ),
    drinkAt('#f4e8cd', 5.6, 4.6, '#e9d9b4'),
    ...[0, 1, 2, 3].map(i =>
      at(ball(0.6, moist('#3f4a86')), { x: Math.cos(i * 1.3) * 1.8 + 0.8, y: 4.9, z: Math.sin(i * 1.3) * 1.6 }),
    ),
    ...[0, 1].map(i => at(leaf('#6f9a4f', 1.6, 0.8, 0.2), { x: -0.6 + i, y: 5, z: 0.4, ry: i * 2 })),
    at(spoon('#c79a63', wood), { x: 2.4, y: 5.6, z: 1, ry: -0.5, rz: 0.34, s: 0.8 }),
  )
}

/** Three dull plates, stacked, with pasta. */
export const pastaPlates = (color: string): Object3D => {
  const stuff = speckled(color, 0, darker(color, 0.5))
  return group(
    ...[0, 1, 2].map(i => at(plate(12.6, stuff), { y: i * 1.1 })),
    at(noodles(6.4, '#efc871', 38, 0.22), { y: 2.8 }),
    at(chunks('#c8392e', 4, 7, 1.3), { y: 4.2 }),
    ...[0, 1, 2].map(i =>
      at(leaf('#4f8a35', 3, 1.8, 0.5), {
        x: Math.cos(i * 2.1) * 0.8,
        y: 4.9,
        z: Math.sin(i * 2.1) * 0.8,
        ry: i * 2.1,
        rz: 0.3,
      }),
    ),
  )
}

/** Stand of two bent boards that holds a plate at a slant of `back` radians. */
const plateStand = (back: number): Object3D => {
  const wood = timber('#b98757')
  const [c, s] = [Math.cos(back), Math.sin(back)]
  const on = (along: number, out: number): [number, number] => [1.5 + along * c + out * s, out * c - along * s]
  return group(
    ...[-1, 1].flatMap(k => {
      const [y1, z1] = on(17, -0.9)
      const [y0, z0] = on(0.4, -0.9)
      return [
        strut([k * 5, y0, z0], [k * 5, y1, z1], 0.75, wood),
        strut([k * 5, 0.75, z0 - 1], [k * 5, 0.75, 6], 0.75, wood),
        strut([k * 5, 0.75, 5.4], [k * 5, 3.6, 6], 0.75, wood),
        strut([k * 5, 0.75, z0 - 8], [k * 5, y1 * 0.72, z1 * 0.72 - 0.6], 0.6, wood),
        strut([k * 5, 0.75, z0 - 8], [k * 5, 0.75, z0], 0.75, wood),
      ]
    }),
    ...[4, -6].map(z => strut([-5, 0.75, z], [5, 0.75, z], 0.6, wood)),
  )
}

/** Four dull plates: three stacked under pasta, one in a stand behind. */
export const dinnerPlates = (color: string): Object3D => {
  const back = 0.26
  return group(
    pastaPlates(color),
    at(
      group(
        plateStand(back),
        at(group(at(plate(12.6, speckled(color, 0, darker(color, 0.5))), { rx: Math.PI / 2 - back })), {
          y: 1.6 + 12.6 * Math.cos(back),
          z: 1.2 - 12.6 * Math.sin(back),
        }),
      ),
      { x: -11, z: -15, ry: 0.35 },
    ),
  )
}

/** Long oval plate with a steamed fish. */
export const fishPlate = (color: string): Object3D => {
  const oval = group(
    plate(10, glaze(color), 2.2),
    at(ring(9.86, 0.12, gloss(darker(color, 0.3))), { y: 2.24, rx: Math.PI / 2 }),
  )
  oval.scale.x = 1.75
  const sauce = at(drum(6.2, 6.2, 0.08, gloss('#9a6232'), 0), { y: 0.8 })
  sauce.scale.x = 1.8
  return group(oval, group(sauce), at(fish(31), { y: 0.9, ry: 0.06 }))
}

/** Large ramen bowl, seen from above. */
export const ramen = (color: string): Object3D => {
  const stuff = speckled(color, 0.5, '#2a1a12')
  return group(
    vessel(
      [
        [3.8, 0],
        [4, 1],
        [7.4, 4],
        [9.8, 8.6],
      ],
      0.5,
      stuff,
    ),
    at(ring(9.6, 0.2, matte('#4a3226')), { y: 8.7, rx: Math.PI / 2 }),
    broth('#b9772e', 8.7, 7.2),
    at(noodles(6.6, '#f0d48c', 30, 0.24), { y: 6.9 }),
    at(eggHalf(2), { x: -3.4, y: 8, z: 3 }),
    at(eggHalf(2), { x: -5.2, y: 8, z: -0.4, ry: 0.7 }),
    ...[0, 1, 2].map(i =>
      at(
        group(
          drum(2.5, 2.5, 0.5, moist('#d9a07e'), 0.2),
          at(ring(1.5, 0.3, moist('#f3d9c4')), { y: 0.5, rx: Math.PI / 2 }),
        ),
        { x: 2.6 + i * 0.8, y: 7.7 + i * 0.34, z: -3.8 + i * 1.8, rx: 0.16 },
      ),
    ),
    at(greens(3.4, 10), { x: 3, y: 7.5, z: 4.2 }),
    ...Array.from({ length: 12 }, (_, i) =>
      at(ring(0.4, 0.14, moist('#7fae4f')), {
        x: Math.cos(i * 2.4) * (1 + i * 0.16),
        y: 8.5,
        z: Math.sin(i * 2.4) * (1 + i * 0.12),
        rx: 1.4,
      }),
    ),
    at(chopsticks('#4a2f1f', 26), { x: 2, y: 9, z: 6.4, ry: 0.2 }),
  )
}

/** Lidded soup bowl with two loops, its lid leaning on it. */
export const soupBowl = (color: string): Object3D => {
  const stuff = glaze(color)
  return group(
    vessel(
      [
        [4.6, 0],
        [5.4, 0.8],
        [8, 4],
        [8.3, 7.4],
        [7.9, 8.6],
      ],
      0.44,
      stuff,
    ),
    ...[-1, 1].map(s =>
      at(group(at(ring(1.7, 0.42, stuff, Math.PI), { rx: -Math.PI / 2 + 0.2, rz: 0 })), {
        x: s * 8.2,
        y: 6.4,
        ry: s * (Math.PI / 2),
      }),
    ),
    broth('#e3b84c', 7.4, 7.2, 26),
    at(chunks('#f0ddb8', 4, 6, 2.3), { y: 7.1 }),
    at(chunks('#e88634', 5, 5, 1.1, 4), { y: 7.2 }),
    ...Array.from({ length: 7 }, (_, i) =>
      at(ball(0.34, moist('#c8392e')), { x: Math.cos(i * 2.1) * 5, y: 7.4, z: Math.sin(i * 2.1) * 4.4 }),
    ),
    ...[0, 1, 2, 3].map(i =>
      at(leaf('#5f9a45', 2, 0.7, 0.2), { x: Math.cos(i * 1.7) * 3, y: 7.7, z: Math.sin(i * 1.7) * 3, ry: i * 2 }),
    ),
    at(
      group(
        at(
          group(
            vessel(
              [
                [0.4, 3.4],
                [4, 2.9],
                [7, 1.2],
                [8.2, 0],
              ],
              0.4,
              stuff,
            ),
            rod(
              [
                [-1.4, 3.2, 0],
                [-1, 4.6, 0],
                [1, 4.6, 0],
                [1.4, 3.2, 0],
              ],
              0.4,
              stuff,
            ),
          ),
          { rx: 1.05 },
        ),
      ),
      { x: 12.6, y: 6.6, z: 5, ry: 0.5 },
    ),
  )
}

const china = (): Material =>
  decorated((pen, w, h) => {
    pen.fillStyle = '#fbfaf6'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#c9a35a'
    pen.fillRect(0, h * 0.488, w, 12)
    pen.fillStyle = '#3f5f8a'
    pen.fillRect(0, h * 0.53, w, 4)
    pen.fillRect(0, h * 0.455, w, 4)
  }, 0.2)

/** Dinner set of bone china, laid for six around a tureen. */
export const chinaSet = (): Object3D => {
  const stuff = china()
  return group(
    at(soupPot(stuff), {}),
    ...Array.from({ length: 6 }, (_, i) => {
      const turn = (i / 6) * Math.PI * 2 + Math.PI / 6
      return at(
        group(
          plate(10.4, stuff, 1.6),
          at(vessel(RICE_BOWL, 0.24, stuff), { y: 0.8 }),
          at(plate(4.6, stuff, 1.2), { x: 13.4, z: -6 }),
          at(spoon('#fbfaf6', gloss('#fbfaf6')), { x: 12, y: 0.2, z: 4, ry: 1.4, s: 0.8 }),
        ),
        { x: Math.sin(turn) * 33, z: Math.cos(turn) * 33, ry: turn },
      )
    }),
    ...[0, 1, 2, 3].map(i =>
      at(plate(7.4, stuff, 1.6), { x: Math.sin(i * 1.57) * 15.5, z: Math.cos(i * 1.57) * 15.5 }),
    ),
  )
}

const soupPot = (stuff: Material) =>
  group(
    vessel(
      [
        [4.6, 0],
        [5.4, 0.8],
        [8, 4],
        [8.4, 8],
      ],
      0.4,
      stuff,
    ),
    at(
      vessel(
        [
          [0.4, 3.6],
          [4, 3],
          [7.6, 1],
          [8.3, 0],
        ],
        0.3,
        stuff,
      ),
      { y: 8 },
    ),
    at(ball(1, gloss('#c9a35a')), { y: 12.2 }),
  )

/** Speckled tableware for two. */
export const setForTwo = (color: string): Object3D => {
  const [a, b] = [speckled(color, 0.25), speckled(lighter(color, 0.45), 0.25)]
  const place = (x: number, turn: number) =>
    at(
      group(
        plate(12, a, 1.8),
        at(plate(8.6, b, 1.6), { y: 1 }),
        at(vessel(RICE_BOWL, 0.34, a), { y: 1.8 }),
        at(chopsticks('#5a3a26', 22), { x: 0, z: 13.8 }),
      ),
      { x, ry: turn },
    )
  return group(
    place(-14, 0.1),
    place(14.6, -0.1),
    at(
      vessel(
        [
          [2.6, 0],
          [3, 0.6],
          [3.5, 4],
          [3.4, 7.6],
        ],
        0.34,
        b,
      ),
      { x: -3, z: -14 },
    ),
    at(
      vessel(
        [
          [2.6, 0],
          [3, 0.6],
          [3.5, 4],
          [3.4, 7.6],
        ],
        0.34,
        a,
      ),
      { x: 5, z: -14.6 },
    ),
    at(plate(5.4, b, 1.4), { x: 18, z: -15 }),
    at(plate(5.4, a, 1.4), { x: -17, z: -15 }),
  )
}

/** Ten pairs of chopsticks with metal caps, in a row. */
export const chopstickRow = (color: string): Object3D =>
  group(
    ...Array.from({ length: 10 }, (_, i) =>
      at(chopsticks(color, 24, metal(i % 2 ? '#d8b66a' : '#c9ccd2', 0.25)), { z: -13 + i * 2.9, x: (i % 2) * 0.2 }),
    ),
  )

/** One pair on its rest. */
export const restingPair = (color: string): Object3D =>
  group(
    at(chopsticks(color, 24, metal('#d8b66a', 0.25)), { y: 0.8, rz: 0.03 }),
    at(box(4, 1, 2.4, 0.5, glaze('#f1ede4')), { x: -8, y: 0.5 }),
  )
