import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { castor, slots, softBox, thin } from '../parts/bodies.ts'
import { button, knob, printed, readout, ticks } from '../parts/panels.ts'

/** How a wall unit differs. */
export interface Wall {
  readonly w?: number
  readonly flap?: number
  readonly digits?: string
  readonly trim?: string
  readonly fresh?: boolean
  readonly ribs?: boolean
}

/** Long low box for a wall: rounded shell, air flap at its lower edge, lit figure. 80 to 92 cm. */
export const wallUnit = (
  main: string,
  { w = 86, flap = 0.9, digits = '26', trim, fresh = false, ribs = false }: Wall = {},
): Object3D =>
  group(
    at(
      slab(
        [
          [-10, 2, 1.4],
          [4, 0, 4],
          [10, 7, 6],
          [11, 25, 5],
          [8, 29, 2.4],
          [-10, 29, 1],
        ],
        w,
        1,
        plastic(main, 0.34),
      ),
      { ry: -Math.PI / 2 },
    ),
    ...[-1, 1].map(x =>
      at(
        slab(
          [
            [-9.6, 2.4, 1.4],
            [4, 0.6, 4],
            [9.6, 7.2, 6],
            [10.6, 24.8, 5],
            [7.8, 28.6, 2.2],
            [-9.6, 28.6, 1],
          ],
          1,
          0.3,
          plastic(lighter(main, 0.35), 0.4),
        ),
        { x: x * (w / 2 + 0.2), ry: -Math.PI / 2 },
      ),
    ),
    at(box(w - 8, 5.4, 3, 0.6, matte('#1d1f22')), { y: 4.6, z: 6.6, rx: 0.75 }),
    ...Array.from({ length: 15 }, (_, i) =>
      at(thin(0.3, 4.4, 2.4, plastic('#4a4d52')), { x: (i - 7) * ((w - 12) / 14), y: 4.8, z: 7, rx: 0.75 }),
    ),
    at(group(at(box(w - 7, 0.8, 7.6, 0.4, plastic(lighter(main, 0.25), 0.34)), { z: 3.6 })), {
      y: 2.6,
      z: 4.4,
      rx: 0.75 - flap,
    }),
    at(box(w - 4, 0.24, 0.4, 0.1, matte(darker(main, 0.4))), { y: 9.2, z: 10.5 }),
    ...(trim ? [at(box(w - 1, 0.7, 0.5, 0.2, metal(trim, 0.3)), { y: 10.6, z: 10.8 })] : []),
    ...(ribs
      ? Array.from({ length: 6 }, (_, i) =>
          at(box(w - 3, 0.34, 0.3, 0.1, plastic(darker(main, 0.14))), { y: 13 + i * 2, z: 11 }),
        )
      : []),
    at(readout(8, 3.6, { digits, ink: '#ffffff', ground: darker(main, 0.55) }), { x: w / 2 - 12, y: 17, z: 11.2 }),
    ...(fresh
      ? [
          at(
            group(
              at(ring(4, 0.5, plastic(darker(main, 0.25))), {}),
              at(printed(4, 4, ['leaf'], darker(main, 0.6)), { z: 0.2 }),
            ),
            { x: -w / 2 + 11, y: 18, z: 11 },
          ),
          rod(
            [
              [-w / 2 - 1, 14, -4],
              [-w / 2 - 5, 14, -5],
              [-w / 2 - 6, 22, -6],
              [-w / 2 - 6, 40, -7],
            ],
            2,
            plastic('#f3f1ec'),
          ),
        ]
      : []),
    at(slots(w - 10, 4, 1.6, 0.6), { y: 29.1, z: -2, rx: -Math.PI / 2 }),
  )

/** Tall cylinder for a floor: slots in a long opening. 178 cm. */
export const column = (main: string): Object3D =>
  group(
    drum(19, 20, 3, plastic('#3a3533', 0.4), 1),
    at(drum(17, 17.4, 166, metal(main, 0.42), 2), { y: 2.6 }),
    at(drum(17.4, 17.4, 6, gloss('#232427'), 1), { y: 168 }),
    at(
      loft(
        [
          [64, 5.2, 2, 6],
          [66, 6, 2.4, 6],
          [152, 6, 2.4, 6],
          [154, 5.2, 2, 6],
        ],
        matte('#17181b'),
        40,
      ),
      { z: 15.6 },
    ),
    ...Array.from({ length: 20 }, (_, i) =>
      at(thin(11, 0.5, 2, metal(lighter(main, 0.3), 0.35)), { y: 68 + i * 4.3, z: 17.4 }),
    ),
    ...[-1, 1].map(x => at(box(1, 90, 2.4, 0.5, metal('#e3c28f', 0.3)), { x: x * 6.3, y: 109, z: 16.6 })),
    at(readout(7, 5, { digits: '24', ink: '#ffe2bd' }), { y: 160, z: 17.2 }),
    at(
      group(
        ...Array.from({ length: 9 }, (_, i) =>
          at(ring(17.3, 0.18, matte(darker(main, 0.45))), { y: 8 + i * 4, rx: Math.PI / 2 }),
        ),
      ),
      {},
    ),
  )

/** Straight tower: box with two rows of slots, panel of glass. 172 cm. */
export const straightTower = (main: string): Object3D =>
  group(
    at(softBox(50, 4, 36, 6, plastic('#3a3c40', 0.4), 0.8), {}),
    at(softBox(48, 166, 34, 6, metal(main, 0.4), 1.4), { y: 3.6 }),
    at(slab(rounded(42, 60, 2), 1, 0.3, matte('#26282c')), { y: 136, z: 16.8 }),
    ...Array.from({ length: 17 }, (_, i) =>
      at(box(41, 1, 2.2, 0.4, plastic(lighter(main, 0.4), 0.4)), { y: 110 + i * 3.3, z: 17.4, rx: 0.4 }),
    ),
    at(slab(rounded(42, 22, 1.6), 0.8, 0.3, gloss('#131519')), { y: 90, z: 16.9 }),
    at(readout(26, 10, { digits: '26', keys: ['snow', 'wind', 'power'], ink: '#dff2ff' }), { y: 91, z: 17.4 }),
    at(slots(38, 12, 3.2, 0.9, darker(main, 0.55)), { y: 34, z: 17 }),
    at(box(42, 0.5, 0.4, 0.1, matte('#4a4d52')), { y: 60, z: 17 }),
  )

/** Hose with rings along points. */
const ducting = (points: readonly (readonly [number, number, number])[], r = 6): Object3D =>
  group(
    rod(points, r * 0.92, matte('#e6e4de', 0.6)),
    ...points.slice(0, -1).flatMap(([x, y, z], i) => {
      const [nx, ny, nz] = points[i + 1] ?? [x, y, z]
      return Array.from({ length: 5 }, (_, k) =>
        at(ball(r * 1.02, matte(k % 2 ? '#d6d3cc' : '#efede8', 0.6)), {
          x: x + ((nx - x) * k) / 5,
          y: y + ((ny - y) * k) / 5,
          z: z + ((nz - z) * k) / 5,
        }),
      )
    }),
  )

/** Box on castors with its flap up and, when wanted, its hose. */
export const portable = (main: string, { hose = true, dark = false } = {}): Object3D =>
  group(
    ...[-1, 1].flatMap(x => [-1, 1].map(z => at(castor(2.6), { x: x * 13, z: z * 11, ry: x * 0.4 }))),
    at(softBox(38, 66, 34, 8, plastic(main, 0.36), 2.4), { y: 6 }),
    at(softBox(38.3, 1, 34.3, 8, matte(darker(main, 0.4)), 0.1), { y: 52 }),
    at(slab(rounded(28, 34, 4), 0.8, 0.3, plastic(lighter(main, 0.16), 0.4)), { y: 28, z: 17 }),
    at(slots(22, 9, 2.6, 0.8, darker(main, 0.55)), { y: 26, z: 17.5 }),
    at(box(29, 6, 4, 1, matte('#17181b')), { y: 62, z: 15.6, rx: -0.3 }),
    ...[0, 1, 2].map(i =>
      at(box(27, 0.7, 3, 0.3, plastic(dark ? '#5a5d62' : '#d9dbdf')), { y: 60.4 + i * 1.8, z: 16.8, rx: -0.2 }),
    ),
    at(box(30, 1.2, 9, 0.5, plastic(lighter(main, 0.1), 0.36)), { y: 66.6, z: 17.6, rx: 0.5 }),
    at(
      group(
        at(readout(16, 4, { digits: '24', keys: ['snow', 'wind', 'power'], ink: '#dff2ff' }), { rx: -Math.PI / 2 }),
      ),
      { y: 72.2, z: 2 },
    ),
    at(printed(5, 5, ['snow'], lighter(main, 0.6)), { y: 46.6, z: 17.2 }),
    ...[-1, 1].map(x =>
      at(slab(rounded(10, 3, 1.4), 1, 0.4, plastic(darker(main, 0.3))), { x: x * 19, y: 50, ry: Math.PI / 2 }),
    ),
    ...(hose
      ? [
          ducting([
            [12, 48, -17],
            [24, 50, -24],
            [34, 64, -26],
            [36, 86, -26],
          ]),
        ]
      : []),
  )

/** Square box half inside a window: slatted front, controls at its side. */
export const windowUnit = (main: string, { dials = true } = {}): Object3D =>
  group(
    at(box(52, 36, 40, 1.6, plastic(darker(main, 0.06), 0.42)), { y: 18, z: -14 }),
    at(slab(rounded(54, 38, 2), 4, 1.2, plastic(main, 0.38)), { y: 18, z: 7 }),
    at(slab(rounded(38, 31, 1.4), 0.8, 0.3, matte(darker(main, 0.5))), { x: -6, y: 18, z: 9 }),
    ...Array.from({ length: 10 }, (_, i) =>
      at(box(37, 1.3, 1.6, 0.5, plastic(main, 0.38)), { x: -6, y: 5 + i * 2.1, z: 9.6, rx: 0.35 }),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(1.1, 7, 1.6, 0.4, plastic(main, 0.38)), { x: -22 + i * 4, y: 29, z: 9.6, ry: 0.3 }),
    ),
    at(slab(rounded(11, 31, 1.4), 0.6, 0.2, plastic(lighter(main, 0.3), 0.4)), { x: 20, y: 18, z: 9.2 }),
    ...(dials
      ? [25, 15].map((y, i) =>
          group(
            at(ticks(4, 9, '#6f6a60'), { x: 20, y, z: 9.6 }),
            at(knob(2.7, 1.8, '#4a4640', '#f6f2ea', i ? -0.8 : 0.5), { x: 20, y, z: 9.4 }),
          ),
        )
      : [
          at(readout(8, 5, { digits: '25', ink: '#dff2ff' }), { x: 20, y: 27, z: 9.56 }),
          ...[20, 15.6, 11.2].map(y => at(button(1.5, '#f6f4ef', '#c9ccd2'), { x: 20, y, z: 9.5 })),
        ]),
    at(ball(0.6, rubber('#d8503c')), { x: 20, y: 7, z: 9.8 }),
  )

/** Sash window around a unit, in brick or plaster: frame, upper pane, side panels. */
export const sash = (frame: string, glassTone: string): Object3D =>
  group(
    ...[-1, 1].map(x => at(box(5, 132, 9, 0.8, wood(frame)), { x: x * 45, y: 64, z: -2 })),
    at(box(96, 5, 9, 0.8, wood(frame)), { y: 130, z: -2 }),
    at(box(104, 4, 18, 0.8, wood(frame)), { y: -2.4, z: 0 }),
    at(box(88, 4.4, 6, 0.8, wood(frame)), { y: 40, z: -2 }),
    at(box(86, 86, 0.6, 0.1, gloss(glassTone)), { y: 86, z: -3 }),
    at(box(3, 86, 4, 0.4, wood(frame)), { y: 86, z: -2 }),
    ...[-1, 1].map(x => at(box(18, 37, 2, 0.4, plastic('#e3dfd6', 0.5)), { x: x * 36, y: 19, z: -2 })),
  )
