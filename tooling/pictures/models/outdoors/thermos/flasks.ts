import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, print, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, placed, ring, rod, slab, turned, wrap } from '../../../studio/shapes.ts'
import { disc, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strap } from '../../fashion/parts/strips.ts'
import {
  carryLoop,
  fading,
  foot,
  hammered,
  jointAt,
  mouth,
  powder,
  ribs,
  sideHandle,
  straw,
  thread,
  titanium,
  wallOf,
} from '../parts/flasks.ts'

const steel = () => metal('#cfd2d6', 0.24)

const screwLid = (color: string, r: number, high: number, bare = false): Object3D => {
  const stuff = bare ? titanium() : powder(color)
  return group(
    drum(r, r, high, stuff, 0.5),
    at(ring(r * 0.62, 0.05, matte(darker(color, 0.2))), { y: high, rx: Math.PI / 2 }),
    at(drum(r * 0.99, r * 0.99, 0.22, bare ? metal('#8f8e8b', 0.3) : steel(), 0.05), { y: -0.2 }),
  )
}

const straightBody = (color: string, r: number, high: number, bare = false): Object3D =>
  group(
    wallOf(
      [
        [r * 0.96, 0, 0.3],
        [r, 0.5, 0.2],
        [r, high - 1.2, 0.8],
        [r * 0.97, high, 0.2],
        [r * 0.8, high + 0.1],
      ],
      bare ? titanium() : powder(color),
    ),
    drum(r * 0.97, r * 0.95, 0.35, bare ? metal('#8f8e8b', 0.3) : steel(), 0.1),
  )

/** Slim flask with its screw lid on; `bare` is titanium. */
export const straight = (color: string, r = 3.5, high = 23.8, bare = false): Object3D =>
  group(straightBody(color, r, high * 0.8, bare), at(screwLid(color, r * 0.985, high * 0.19, bare), { y: high * 0.81 }))

/** The same open and steaming, the lid beside it. */
export const opened = (color: string): Object3D =>
  group(
    straightBody(color, 3.5, 19),
    at(drum(2.75, 2.75, 1.7, steel(), 0.1), { y: 18.8 }),
    thread(2.78, 19.3, steel()),
    mouth(2.6, 20.9, 2.6, gloss('#8a5a2a')),
    at(group(screwLid(color, 3.45, 4.4)), { x: 9, z: 4 }),
  )

/** Flask with its tea strainer standing beside, full of leaves. */
export const withStrainer = (color: string): Object3D =>
  group(
    straight(color, 3.4, 22.6),
    at(
      group(
        drum(2.4, 2.3, 5, metal('#c3c6ca', 0.34), 0.3),
        ...Array.from({ length: 60 }, (_, i) => {
          const a = (i / 15) * Math.PI * 2 + Math.floor(i / 15) * 0.2
          return placed(drum(0.16, 0.16, 0.08, matte('#2a2b2e'), 0), {
            x: Math.sin(a) * 2.36,
            y: 1 + Math.floor(i / 15) * 1.05,
            z: Math.cos(a) * 2.36,
            ry: a,
            rx: Math.PI / 2,
          })
        }),
        at(ring(2.5, 0.2, steel()), { y: 5, rx: Math.PI / 2 }),
        ...Array.from({ length: 34 }, (_, i) =>
          at(leaf(i % 3 ? '#5d6b34' : '#7f8f49', 2, 0.8, 0.4), {
            x: (noise(i) - 0.5) * 3.6,
            y: 4.7 + noise(i + 9) * 0.9,
            z: (noise(i + 30) - 0.5) * 3.6,
            ry: i * 1.3,
            rz: 0.3,
          }),
        ),
      ),
      { x: 8.4, z: 4.6 },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(leaf(i % 2 ? '#5d6b34' : '#6f7f3f', 2.1, 0.8, 0.3), {
        x: 11 + noise(i) * 5,
        y: 0.2,
        z: 7 + noise(i + 4) * 4,
        ry: i * 2,
      }),
    ),
  )

/** Small flask for children: flip lid, a bear on the wall, a strap across the body. */
export function kids(color: string): Object3D {
  const pale = lighter(color, 0.55)
  const bear = print(300, 300, (pen, w, h) => {
    pen.clearRect(0, 0, w, h)
    const dot = (x: number, y: number, rx: number, ry: number, tone: string) => {
      pen.fillStyle = tone
      pen.beginPath()
      pen.ellipse(w * x, h * y, w * rx, h * ry, 0, 0, 7)
      pen.fill()
    }
    for (const x of [0.26, 0.74]) {
      dot(x, 0.26, 0.14, 0.14, '#a9764a')
      dot(x, 0.26, 0.075, 0.075, '#e9c3a0')
    }
    dot(0.5, 0.54, 0.36, 0.33, '#b98352')
    dot(0.5, 0.66, 0.17, 0.14, '#f1dcc0')
    dot(0.5, 0.6, 0.05, 0.036, '#3a2618')
    for (const x of [0.36, 0.64]) dot(x, 0.49, 0.03, 0.036, '#3a2618')
    for (const x of [0.26, 0.74]) dot(x, 0.6, 0.05, 0.035, '#e59a86')
  })
  return group(
    wallOf(
      [
        [3.3, 0, 0.5],
        [3.45, 2, 0.5],
        [3.45, 11.4, 1.4],
        [3, 13, 0.4],
      ],
      powder(color),
    ),
    foot(3.42, darker(color, 0.25)),
    at(wrap(3.48, 5.4, 1.6, bear), { y: 6.6 }),
    at(drum(3, 3.3, 2.6, plastic(pale), 0.6), { y: 12.6 }),
    at(drum(2.2, 2.9, 1.6, plastic(color), 0.7), { y: 15.1 }),
    at(box(1.5, 1.2, 0.8, 0.3, plastic('#f6f2e8')), { y: 14.2, z: 3.1 }),
    at(box(2.2, 1.4, 1, 0.4, plastic(pale)), { y: 15, z: -2.7 }),
    ...[-1, 1].map(s => at(ring(0.8, 0.2, plastic(pale)), { x: s * 3.6, y: 13.8 })),
    strap(
      [
        [-3.8, 13.6, 0],
        [-5.4, 9, 2],
        [-6.4, 2, 4],
        [-5, 0.5, 7],
        [1, 0.5, 8.4],
        [6.4, 0.6, 6.4],
        [6.8, 3, 3],
        [5.2, 9, 1],
        [3.8, 13.6, 0],
      ],
      1.5,
      0.2,
      matte(darker(color, 0.12)),
      t => [t < 0.3 ? -1 : t > 0.7 ? 1 : 0, t > 0.25 && t < 0.75 ? 1 : 0.1, 0.5],
      90,
    ),
  )
}

const jarBody = (color: string, r: number, high: number): Object3D =>
  group(
    wallOf(
      [
        [r * 0.94, 0, 0.5],
        [r, 0.8, 0.6],
        [r, high - 1.2, 0.9],
        [r * 0.93, high],
      ],
      powder(color),
    ),
    drum(r * 0.95, r * 0.93, 0.4, steel(), 0.1),
  )

/** Folding spoon of steel, lying along x. */
export const foldingSpoon = (): Object3D => {
  const bowl = at(ball(1, steel()), { x: -6.4, y: 0.7 })
  bowl.scale.set(2.9, 0.5, 1.9)
  return group(
    bowl,
    at(box(4, 0.3, 0.9, 0.1, steel()), { x: -2.4, y: 0.8 }),
    at(drum(0.55, 0.55, 0.6, metal('#a5a9ae'), 0.1), { x: -0.4, y: 0.5 }),
    at(box(7, 0.3, 1.2, 0.14, steel()), { x: 3.2, y: 0.6 }),
  )
}

const jarLid = (color: string, r: number): Object3D =>
  group(
    drum(r * 0.98, r * 0.98, 3, plastic(lighter(color, 0.3)), 0.6),
    ribs(r * 0.98, 0.5, 1.9, 36, plastic(lighter(color, 0.2)), 0.14),
    at(slab(rounded(r * 1.5, 1.2, 0.6), 0.6, 0.2, plastic(darker(color, 0.15))), { y: 3.2, rx: Math.PI / 2 }),
    ...[-1, 1].map(s => at(drum(0.4, 0.4, 1.2, plastic(darker(color, 0.15)), 0.1), { x: s * r * 0.72, y: 2.4 })),
  )

/** Closed food jar with its handle up and the spoon beside. */
export const foodClosed = (color: string): Object3D =>
  group(
    jarBody(color, 5.2, 12),
    at(group(jarLid(color, 5.1)), { y: 12 }),
    at(carryLoop(9.6, 4.6, 0.34, plastic(darker(color, 0.15))), { y: 13.6 }),
    at(foldingSpoon(), { x: 3, z: 9, ry: 0.2 }),
  )

/** Open food jar of porridge, its lid and spoon beside. */
export const foodOpen = (color: string): Object3D =>
  group(
    jarBody(color, 5.2, 12),
    thread(4.55, 12.1, steel(), 2),
    mouth(4.5, 13.2, 1.4, matte('#f3ead2', 0.5)),
    ...Array.from({ length: 26 }, (_, i) => {
      const a = i * 2.4
      const grain = at(ball(0.36, matte(i % 5 ? '#faf3e0' : '#d9783f', 0.5)), {
        x: Math.cos(a) * Math.sqrt(noise(i)) * 3.7,
        y: 11.95,
        z: Math.sin(a) * Math.sqrt(noise(i)) * 3.7,
      })
      grain.scale.set(1.3, 0.5, 0.9)
      return grain
    }),
    at(group(jarLid(color, 5.1)), { x: 12.4, y: 5, z: 2.4, rz: -1.2, ry: -0.5 }),
    at(foldingSpoon(), { x: 6, z: 10, ry: 0.25 }),
  )

/** Jar of two storeys: body of porridge, a tray of side dishes, both lids beside. */
export function foodLayers(color: string): Object3D {
  const dish = group(
    turned(
      [
        [0, 0],
        [4.2, 0, 0.4],
        [4.5, 4, 0.2],
        [4.25, 4],
        [4, 0.5, 0.4],
        [0, 0.4],
      ],
      plastic('#f1ede4'),
    ),
    ...Array.from({ length: 22 }, (_, i) => {
      const [x, z] = [(noise(i) - 0.5) * 6, (noise(i + 50) - 0.5) * 6]
      const left = x < 0
      return left
        ? at(box(1.7, 0.8, 1, 0.3, gloss(i % 2 ? '#5f8f3f' : '#77a552')), { x: -0.4 + x * 0.8, y: 3.2, z, ry: i })
        : at(ball(0.85, gloss(i % 2 ? '#d9662f' : '#e58a44')), { x: 0.5 + x * 0.75, y: 3.1, z: z * 0.8 })
    }),
  )
  return group(
    jarBody(color, 4.7, 10.5),
    thread(4.1, 10.6, steel(), 2),
    mouth(4.05, 11.7, 1.2, matte('#efe6cc', 0.5)),
    at(dish, { x: 10.6, z: 3.4 }),
    at(group(jarLid(color, 4.7)), { x: -9.6, z: 4.8 }),
    at(foldingSpoon(), { x: 2, z: 10.4, ry: 0.15 }),
  )
}

/** Outdoor flask of 1.5 litres: hammered coat, side handle, cup lid; the cup stands beside when `poured`. */
export function outdoorJug(color: string, poured = true): Object3D {
  const cup = group(
    turned(
      [
        [0, 0.2],
        [3.6, 0, 0.5],
        [4.3, 6, 0.2],
        [4.1, 6],
        [3.5, 0.5, 0.4],
        [0, 0.5],
      ],
      steel(),
    ),
    ...(poured ? [at(disc(4, gloss('#a8641f')), { y: 4.9 })] : []),
  )
  return group(
    wallOf(
      [
        [5.2, 0, 0.4],
        [5.4, 0.8, 0.3],
        [5.4, 22.5, 2.4],
        [4, 25.6, 0.8],
        [3.7, 26],
      ],
      hammered(color),
    ),
    drum(5.45, 5.3, 1.2, steel(), 0.2),
    at(ring(5.42, 0.2, steel()), { y: 22.4, rx: Math.PI / 2 }),
    poured
      ? group(
          at(drum(3.6, 3.7, 1.6, steel(), 0.2), { y: 25.8 }),
          at(drum(2.7, 3.2, 2.6, plastic('#2c2e32'), 0.5), { y: 27.3 }),
          at(drum(1.1, 1.2, 0.8, plastic('#4a4d53'), 0.2), { y: 29.8 }),
        )
      : at(group(at(cup, { rx: Math.PI, y: 6 })), { y: 26 }),
    sideHandle(5.3, 7, 21, 3.4, 0.6, rubber('#2e3034')),
    ...[7, 21].map(y => at(ring(5.46, 0.36, plastic('#2e3034')), { y, rx: Math.PI / 2 })),
    ...(poured ? [at(cup, { x: -10.4, z: 4.6 })] : []),
  )
}

/** Household flask: round belly, spout, handle, a press lid. */
export const houseJug = (color: string): Object3D =>
  group(
    wallOf(
      [
        [6, 0, 0.6],
        [6.9, 2, 2],
        [7.2, 7, 4],
        [6.2, 14, 4],
        [4.4, 18.6, 1.6],
        [4.2, 20.4],
      ],
      powder(color),
    ),
    drum(6.2, 6, 0.6, wood('#b98757'), 0.2),
    at(drum(4.3, 4.3, 0.8, steel(), 0.2), { y: 20 }),
    at(
      rod(
        [
          [-3.4, 19.4, 0],
          [-5, 20.4, 0],
          [-6.1, 21.8, 0],
        ],
        1.15,
        powder(color),
      ),
      {},
    ),
    at(drum(3.6, 4.2, 1.7, plastic(lighter(color, 0.14)), 0.7), { y: 20.8 }),
    at(drum(1.2, 1.5, 1.2, wood('#b98757'), 0.4), { y: 22.4 }),
    sideHandle(5, 8.6, 20, 4.6, 0.72, wood('#b98757')),
  )

/** Travel cup for coffee: tapered, silicone band, flat lid with a slider. */
export const coffeeCup = (color: string): Object3D =>
  group(
    wallOf(
      [
        [3.2, 0, 0.4],
        [3.35, 0.8, 0.3],
        [4.35, 13.6, 0.3],
        [4.4, 14],
      ],
      powder(color),
    ),
    at(drum(4.24, 3.98, 3.6, rubber(darker(color, 0.42)), 0.25), { y: 7.6 }),
    ...Array.from({ length: 3 }, (_, i) => jointAt(4.05 + i * 0.07, 8.5 + i * 0.9, darker(color, 0.55), 0.07)),
    drum(3.3, 3.2, 0.5, steel(), 0.1),
    at(drum(4.5, 4.6, 1.3, plastic('#2c2d31'), 0.35), { y: 13.8 }),
    at(drum(4, 4.2, 0.5, plastic('#36383d'), 0.2), { y: 15 }),
    at(box(2.2, 0.7, 1.6, 0.3, plastic(lighter(color, 0.1))), { y: 15.7, z: 1.7 }),
    at(box(1.2, 0.12, 0.7, 0.05, matte('#121315')), { y: 15.5, z: 3.2 }),
  )

/** Tumbler of 1.2 litres: fading coat, narrow foot, large handle, straw through the lid. */
export const bigTumbler = (color: string): Object3D =>
  group(
    wallOf(
      [
        [3.5, 0, 0.4],
        [3.7, 8, 1.2],
        [4.9, 10.4, 1.4],
        [5.1, 22, 0.3],
        [5.1, 22.5],
      ],
      fading(color),
    ),
    drum(3.6, 3.5, 0.6, steel(), 0.15),
    at(drum(5.2, 5.25, 1.5, plastic(lighter(color, 0.6)), 0.35), { y: 22.3 }),
    at(drum(4.5, 4.8, 0.6, plastic(lighter(color, 0.72)), 0.2), { y: 23.6 }),
    at(drum(1, 1.3, 0.7, plastic(color), 0.2), { x: 0.4, y: 24 }),
    straw(
      [
        [0.4, 23, 0],
        [0.5, 28, 0],
        [0.9, 31, 0.1],
        [1.9, 33, 0.3],
      ],
      lighter(color, 0.5),
      0.42,
    ),
    sideHandle(4.9, 10.6, 20.6, 4.2, 0.68, plastic(lighter(color, 0.4))),
    at(ring(5.18, 0.36, plastic(lighter(color, 0.4))), { y: 20.4, rx: Math.PI / 2 }),
  )
