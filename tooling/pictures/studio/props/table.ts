import type { Object3D } from 'three'
import { glass, glaze, matte, metal, plastic, wood } from '../materials.ts'
import { noise } from '../noise.ts'
import { at, ball, box, drum, group, placed, ring, rod, thrown, turned } from '../shapes.ts'
import { darker, lighter } from '../tones.ts'

/** Cup of stoneware, 8 cm, with tea or coffee in it. */
export const cup = (color: string, drink = '#5b3a22'): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [2.7, 0, 0.5],
        [4.1, 8, 0.15],
        [3.8, 8, 0.15],
        [2.6, 0.8, 0.6],
        [0, 0.7],
      ],
      glaze(color),
    ),
    at(drum(3.6, 3.6, 0.05, matte(drink, 0.25), 0), { y: 6.6 }),
    at(ring(2.1, 0.42, glaze(color)), { x: 4.4, y: 4.4 }),
  )

/** Saucer under a cup. */
export const saucer = (color: string, r = 7.4): Object3D =>
  thrown(
    [
      [0, 0.3],
      [r * 0.5, 0.3],
      [r * 0.8, 0.9],
      [r, 1.6],
      [r * 0.97, 1.8],
      [r * 0.5, 0.75],
      [0, 0.7],
    ],
    glaze(color),
  )

/** Flat plate with a low rim. */
export const plateOf = (color: string, r = 12): Object3D => saucer(color, r)

/** Bowl; `high` against its radius. */
export const bowl = (color: string, r = 7, high = 6, material = glaze(color)): Object3D =>
  thrown(
    [
      [0, 0],
      [r * 0.45, 0],
      [r * 0.8, high * 0.35],
      [r, high],
      [r * 0.95, high],
      [r * 0.72, high * 0.38],
      [r * 0.4, high * 0.12],
      [0, high * 0.1],
    ],
    material,
  )

/** Clear tumbler with a drink up to `full`. */
export const tumbler = (drink: string, r = 3.6, high = 11, full = 0.72, ice = 0): Object3D => {
  const parts: Object3D[] = [
    at(drum(r * 0.9, r * 0.82, high * full, plastic(drink, 0.3), 0.3), { y: 0.5 }),
    ...Array.from({ length: ice }, (_, i) =>
      at(box(2, 2, 2, 0.35, glass('#f4fafc', 0.5)), {
        x: (noise(i + 3) - 0.5) * r * 0.9,
        y: high * full - 1 + i * 0.7,
        z: (noise(i + 9) - 0.3) * r * 0.8,
        ry: i * 1.1,
        rz: i * 0.6,
      }),
    ),
    turned(
      [
        [0, 0],
        [r * 0.86, 0, 0.4],
        [r, high, 0.1],
        [r * 0.95, high],
      ],
      glass('#eef6f8', 0.15),
    ),
  ]
  return group(...parts)
}

/** Spoon lying along x, 14 cm. */
export const spoon = (color = '#c6c9cf', stuff = metal(color, 0.22)): Object3D => {
  const bowlPart = at(ball(1, stuff), { x: -5.8, y: 0.5 })
  bowlPart.scale.set(2.4, 0.45, 1.6)
  return group(
    bowlPart,
    rod(
      [
        [-3.8, 0.5, 0],
        [-1, 0.9, 0],
        [4, 0.6, 0],
        [8, 0.4, 0],
      ],
      0.32,
      stuff,
    ),
  )
}

/** Wooden scoop. */
export const scoop = (): Object3D => spoon('#b98757', wood('#b98757'))

/** Wire whisk lying along x. */
export const whisk = (): Object3D =>
  placed(
    group(
      at(drum(0.7, 0.8, 11, wood('#8a5a35'), 0.2), { y: -11 }),
      ...Array.from({ length: 6 }, (_, i) =>
        at(
          rod(
            [
              [0.3, 0, 0],
              [2.6, 6, 0],
              [2.4, 9.6, 0],
              [0, 11.4, 0],
              [-2.4, 9.6, 0],
              [-2.6, 6, 0],
              [-0.3, 0, 0],
            ],
            0.09,
            metal('#c6c9cf', 0.2),
          ),
          { ry: (i / 6) * Math.PI },
        ),
      ),
    ),
    { y: 2.6, rz: Math.PI / 2 },
  )

/** Coffee beans or other pebbles of food, scattered in a half moon. */
export const beans = (color: string, count = 26, reach = 12): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const stuff = matte(i % 3 ? color : darker(color, 0.2), 0.45)
      const one = group(ball(0.62, stuff), at(box(1, 0.16, 0.1, 0.04, matte(darker(color, 0.5))), { y: 0.58 }))
      one.scale.set(1.15, 0.66, 0.82)
      return at(group(one), {
        x: (noise(i) - 0.5) * reach * 2 * noise(i + 31),
        y: 0.42,
        z: (noise(i + 50) - 0.5) * reach * noise(i + 77),
        ry: noise(i + 9) * 6,
        rz: (noise(i + 12) - 0.5) * 0.6,
      })
    }),
  )

/** Low wooden crate of slats. */
export const crate = (w = 30, h = 10, d = 20, color = '#c79a63'): Object3D => {
  const slat = wood(color)
  const inside = wood(darker(color, 0.12))
  return group(
    at(box(w, 0.8, d, 0.1, inside), { y: 0.4 }),
    ...[0.25, 0.75].flatMap(share => [
      at(box(w, h * 0.38, 0.8, 0.15, slat), { y: h * share, z: d / 2 }),
      at(box(w, h * 0.38, 0.8, 0.15, inside), { y: h * share, z: -d / 2 }),
      at(box(0.8, h * 0.38, d, 0.15, slat), { y: h * share, x: -w / 2 }),
      at(box(0.8, h * 0.38, d, 0.15, slat), { y: h * share, x: w / 2 }),
    ]),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(box(1.6, h, 1.6, 0.15, inside), { x: x * (w / 2 - 1), y: h / 2, z: z * (d / 2 - 1) })),
    ),
  )
}

/** Candle in a glass, lit. */
export const candle = (color: string): Object3D =>
  group(
    at(drum(3.2, 3.2, 5.6, matte(lighter(color, 0.3)), 0.3), { y: 0.4 }),
    turned(
      [
        [0, 0],
        [3.5, 0, 0.5],
        [3.6, 8, 0.1],
        [3.4, 8],
      ],
      glass(color, 0.3),
    ),
    at(drum(0.1, 0.1, 1, matte('#3a3633'), 0), { y: 6 }),
  )
