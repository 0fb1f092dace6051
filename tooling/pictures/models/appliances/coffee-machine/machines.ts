import type { Object3D } from 'three'
import { gloss, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { feet, groove, lamp, rack, slots, softBox, thin } from '../parts/bodies.ts'
import { heapOf } from '../parts/food.ts'
import { button, knob, panelOf, readout, ticks } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.26)
const dark = () => plastic('#1f2022', 0.42)

/** Portafilter: basket, spouts, handle towards the camera. */
const portafilter = (handle = plastic('#1f2022', 0.42)): Object3D =>
  group(
    at(drum(3.1, 2.8, 2.6, steel(), 0.3), {}),
    at(ring(3.2, 0.3, steel()), { y: 2.3, rx: Math.PI / 2 }),
    at(drum(0.6, 0.6, 5, steel()), { y: 1.2, z: 2.6, rx: Math.PI / 2 }),
    at(drum(1, 1.3, 9, handle, 0.5), { y: 1.2, z: 6.4, rx: Math.PI / 2 + 0.08 }),
    ...[-1, 1].map(x => at(drum(0.5, 0.4, 1.8, steel(), 0.1), { x: x * 1.1, y: -1.6, rz: x * 0.3 })),
  )

/** Cup with crema, white inside. */
export const espressoCup = (color: string, drink = '#b5773c'): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [1.8, 0, 0.4],
        [3, 4.8, 0.2],
        [2.7, 4.8],
        [1.6, 0.6],
        [0, 0.6],
      ],
      gloss(color),
    ),
    at(drum(2.6, 2.6, 0.1, matte(drink, 0.4), 0), { y: 4 }),
    at(ring(1.2, 0.3, gloss(color)), { x: 3.1, y: 2.8 }),
  )

const wand = (x: number, y: number, z: number): Object3D =>
  group(
    rod(
      [
        [x, y, z],
        [x * 1.06, y - 1, z + 2.6],
        [x * 1.1, y - 5, z + 3.8],
        [x * 1.16, y - 11.4, z + 4.6],
      ],
      0.42,
      steel(),
    ),
    at(ball(0.9, steel()), { x, y, z }),
    at(drum(0.62, 0.62, 3.6, plastic('#2b2c2e')), { x: x * 1.1, y: y - 7, z: z + 3.9, rx: -0.1 }),
  )

const gauge = (r: number): Object3D =>
  group(
    at(ring(r, r * 0.14, steel()), { z: 0.3 }),
    at(drum(r, r, 0.4, matte('#f8f4ea'), 0), { rx: Math.PI / 2 }),
    at(ticks(r * 0.76, 9, '#3a3733'), { z: 0.42 }),
    at(thin(0.14, r * 0.9, 0.06, matte('#c8392e')), { x: r * 0.22, y: r * 0.26, z: 0.5, rz: -0.7 }),
  )

/** Slim espresso machine of 15 cm, its edges round. */
export const slimEspresso = (main: string): Object3D =>
  group(
    feet(10, 24, 0.8),
    at(softBox(15, 3.4, 30, 2.4, gloss(main), 0.8), { y: 0.8 }),
    at(rack(12, 11, 10, 0.16), { y: 4.6, z: 8 }),
    at(softBox(15, 25, 15, 2.6, gloss(main), 0.8), { y: 3.6, z: -7.4 }),
    at(softBox(15, 9.4, 24, 2.6, gloss(main), 1.6), { y: 20.6, z: -2.4 }),
    at(slab(rounded(13, 7.6, 1), 0.4, 0.15, steel()), { y: 25.2, z: 9.6 }),
    at(gauge(2.3), { x: -3, y: 25.4, z: 9.9 }),
    at(knob(1.7, 1.4, '#232427'), { x: 3.2, y: 25.4, z: 9.8 }),
    at(drum(3.6, 3.6, 2, steel(), 0.3), { y: 18.6, z: 2.6 }),
    at(portafilter(wood('#7c5335')), { y: 16, z: 2.6 }),
    at(espressoCup('#f6f1e6'), { y: 4.9, z: 4.6, ry: 0.6 }),
    wand(7.4, 22, 2),
    at(box(13, 0.5, 12, 0.2, steel()), { y: 30.2, z: -6 }),
    ...[-3, 3].map(x => at(espressoCup('#f6f1e6'), { x, y: 30.4, z: -6 })),
    ...Array.from({ length: 3 }, (_, i) =>
      at(
        rod(
          [
            [6.6, 30.6 + i * 0.9, -12],
            [6.6, 30.6 + i * 0.9, -1],
            [-6.6, 30.6 + i * 0.9, -1],
            [-6.6, 30.6 + i * 0.9, -12],
          ],
          0.14,
          steel(),
        ),
        {},
      ),
    ),
  )

/** Broad machine of polished steel with two boilers; two gauges. */
export const barEspresso = (main: string): Object3D => {
  const shell = metal(main, 0.24)
  return group(
    feet(25, 25, 2.4, 1.4),
    at(softBox(32, 5, 34, 1.6, shell, 0.5), { y: 2.4 }),
    at(rack(28, 16, 17, 0.18), { y: 7.6, z: 7.6 }),
    at(softBox(32, 26, 16, 1.4, shell, 0.5), { y: 7, z: -8.6 }),
    at(softBox(32, 12, 27, 1.4, shell, 0.6), { y: 25.4, z: -3.2 }),
    at(slab(rounded(30, 10, 0.8), 0.3, 0.1, dark()), { y: 31.4, z: 10.3 }),
    ...[-10, 10].map(x => at(gauge(3), { x, y: 31.4, z: 10.6 })),
    ...[-3.6, 0, 3.6].map(x => at(button(1.3, '#f3f0e8', '#c9ccd2', '#f0904a'), { x, y: 31.4, z: 10.5 })),
    at(drum(4.2, 4.2, 3.4, metal('#d9dbdf', 0.18), 0.4), { y: 22.2, z: 4.6 }),
    at(portafilter(wood('#5a3a24')), { y: 19.4, z: 4.6 }),
    ...[-1.8, 1.8].map(x => at(espressoCup('#eceae4'), { x: x * 1.8, y: 7.8, z: 6, ry: x })),
    wand(15.4, 26, 4),
    at(group(at(wand(15.4, 26, 4), { ry: 0 })), { x: -30.8 }),
    at(
      group(
        turned(
          [
            [0, 0],
            [4, 0, 0.6],
            [4.3, 5, 1],
            [3.4, 9, 0.6],
            [3.7, 10],
          ],
          metal('#d9dbdf', 0.18),
        ),
        at(ring(2.4, 0.36, steel()), { x: 4.4, y: 5 }),
      ),
      { x: -11.4, y: 7.8, z: 8 },
    ),
    at(box(30, 0.5, 20, 0.2, shell), { y: 37.6, z: -5 }),
    ...Array.from({ length: 8 }, (_, i) =>
      at(espressoCup('#f6f3ec'), { x: -10.5 + (i % 4) * 7, y: 37.8, z: -9 + Math.floor(i / 4) * 7 }),
    ),
    ...[-1, 1].map(z =>
      rod(
        [
          [-15, 38, z * 9 - 5],
          [-15, 40.4, z * 9 - 5],
          [15, 40.4, z * 9 - 5],
          [15, 38, z * 9 - 5],
        ],
        0.3,
        shell,
      ),
    ),
  )
}

/** Glass hopper full of beans with a lid; `r` its radius. */
const hopper = (r: number, h: number, lid: string): Object3D =>
  group(
    at(drum(r * 0.9, r * 0.5, h * 0.72, matte('#4a2c1a', 0.5), 0.3), { y: 0.3 }),
    at(heapOf(['#5a3520', '#4a2a18', '#6b4026'], r * 0.82, 1, 60, [1.3, 0.7, 0.9], true), { y: h * 0.7 }),
    turned(
      [
        [r * 0.5, 0],
        [r, h * 0.8, 0.6],
        [r, h],
      ],
      clear('#e6e0d8', 0.3),
    ),
    at(drum(r * 1.02, r * 1.04, 1.4, plastic(lid, 0.4), 0.4), { y: h }),
  )

/** Machine with a grinder: hopper above, the portafilter below it, a dial of steps. */
export const grinderEspresso = (main: string): Object3D =>
  group(
    feet(22, 22, 1.4, 1.2),
    at(softBox(30, 4.6, 31, 3, plastic(main, 0.36), 0.8), { y: 1.2 }),
    at(rack(26, 15, 15, 0.18), { y: 6, z: 6.6 }),
    at(softBox(30, 24, 16, 3, plastic(main, 0.36), 0.8), { y: 5.4, z: -7 }),
    at(softBox(30, 12.4, 26, 3, plastic(main, 0.36), 1.2), { y: 21, z: -2.2 }),
    at(slab(rounded(28, 4.2, 2), 0.5, 0.2, steel()), { y: 30.4, z: 10.8 }),
    at(gauge(3), { y: 26.6, z: 11 }),
    at(ticks(2.6, 15, '#d9d4c8'), { x: -9, y: 26.8, z: 11 }),
    at(knob(1.9, 1.5, '#c9ccd2', '#26272a'), { x: -9, y: 26.8, z: 10.8 }),
    ...[7, 10.4].map(x => at(button(1.3, lighter(main, 0.12), '#c9ccd2', '#f5f1e8'), { x, y: 26.8, z: 10.9 })),
    at(drum(3.8, 3.8, 2.2, steel(), 0.3), { x: 5, y: 19, z: 4.4 }),
    at(portafilter(), { x: 5, y: 16.4, z: 4.4 }),
    at(box(6, 3.2, 5, 1, dark()), { x: -8, y: 19.6, z: 6 }),
    at(group(at(portafilter(), {}), at(heapOf(['#4a2c1a', '#5a3722'], 2.6, 2, 46, [0.5, 0.4, 0.5]), { y: 2.6 })), {
      x: -8,
      y: 13,
      z: 6.6,
    }),
    ...[-10.6, -5.4].map(x => at(box(0.8, 1, 7, 0.3, steel()), { x, y: 14.4, z: 4 })),
    at(espressoCup('#f0c6a8'), { x: 5, y: 6.2, z: 6.6, ry: 0.4 }),
    wand(14, 23, 5),
    at(hopper(7, 8.6, darker(main, 0.4)), { x: -6, y: 33.2, z: -4 }),
  )

const latte = (h = 11): Object3D =>
  group(
    at(drum(3, 2.7, h * 0.3, matte('#f3e6d2', 0.4), 0.2), { y: 0.4 }),
    at(drum(3.2, 3, h * 0.28, matte('#c08a5a', 0.4), 0), { y: 0.4 + h * 0.3 }),
    at(drum(3.35, 3.2, h * 0.24, matte('#f7f0e2', 0.5), 0.3), { y: 0.4 + h * 0.58 }),
    turned(
      [
        [0, 0],
        [2.9, 0, 0.4],
        [3.6, h, 0.1],
        [3.45, h],
      ],
      clear('#eef4f4', 0.22),
    ),
  )

/** Bean-to-cup machine: hopper above, spout, touch screen. */
export const autoMachine = (
  main: string,
  { w = 26, h = 34, screen = true, drink = 'latte' as 'latte' | 'cup' } = {},
): Object3D => {
  const shell = plastic(main, 0.36)
  const front = screen ? gloss('#141517') : plastic(lighter(main, 0.25), 0.4)
  return group(
    feet(w * 0.7, 28, 0.8),
    at(softBox(w, 4, 38, 2.6, shell, 0.8), { y: 0.8 }),
    at(softBox(w * 0.8, 0.8, 13, 2, steel(), 0.2), { y: 4.8, z: 10.6 }),
    at(slots(w * 0.66, 5, 1.8, 0.6), { y: 5.64, z: 10.6, rx: -Math.PI / 2 }),
    at(softBox(w, h - 4, 22, 2.6, shell, 1), { y: 4.4, z: -8 }),
    at(softBox(w, h * 0.42, 31, 2.6, shell, 1.2), { y: h * 0.62, z: -3.4 }),
    at(slab(rounded(w - 1.4, h * 0.4, 1.6), 0.5, 0.2, front), { y: h * 0.83, z: 12.1 }),
    at(slab(rounded(w - 2, h * 0.5, 1.6), 0.3, 0.1, gloss('#1b1c1f')), { y: h * 0.38, z: 3.1 }),
    ...(screen
      ? [
          at(readout(w * 0.78, h * 0.24, { digits: '12', keys: ['cup', 'drop', 'leaf'], ink: '#ffe2bd' }), {
            y: h * 0.84,
            z: 12.4,
          }),
        ]
      : [
          ...[-1, 0, 1].map(i =>
            at(button(1.7, '#f7f2e8', '#c9a35a', i ? undefined : '#d98f4a'), { x: i * 5.4, y: h * 0.85, z: 12.4 }),
          ),
        ]),
    at(box(6.6, 7, 6, 1.6, dark()), { y: h * 0.6, z: 11 }),
    ...[-1.2, 1.2].map(x => at(drum(0.7, 0.8, 1.8, steel(), 0.1), { x, y: h * 0.44, z: 11.4 })),
    at(drink === 'latte' ? latte() : espressoCup('#f3d9c4'), { y: 5.6, z: 11.2 }),
    at(hopper(w * 0.3, 6, darker(main, 0.4)), { y: h + 0.8, z: -6 }),
  )
}

/** Slim capsule machine: lever, cup stand, clear tank behind. */
export const capsuleSlim = (main: string): Object3D =>
  group(
    at(softBox(11, 2, 32, 5, plastic(main, 0.34), 0.6), { z: 0 }),
    at(softBox(9, 0.8, 11, 4.4, steel(), 0.2), { y: 2, z: 9.4 }),
    at(softBox(11, 21, 13, 5, plastic(main, 0.34), 1), { y: 1.8, z: -3 }),
    at(
      slab(
        [
          [-9, 0, 4],
          [11, 0, 2.2],
          [12, 5.4, 2.4],
          [2, 8.6, 4],
          [-9, 7, 3],
        ],
        10.6,
        2,
        gloss(main),
      ),
      { y: 18, z: 1, ry: -Math.PI / 2 },
    ),
    at(
      slab(
        [
          [-6, 0, 1],
          [7, 1.4, 1.4],
          [7, 2.8, 0.8],
          [-6, 2, 0.8],
        ],
        7,
        0.5,
        steel(),
      ),
      { y: 25.4, z: 2, ry: -Math.PI / 2 },
    ),
    at(drum(1.5, 1.8, 3, dark(), 0.4), { y: 15.6, z: 8.6 }),
    at(softBox(9.6, 22, 8, 3.6, clear('#d6e6ec', 0.4), 0.8), { y: 2, z: -12.4 }),
    at(softBox(8.6, 14, 7, 3, clear('#8fc0d4', 0.5), 0.4), { y: 2.8, z: -12.4 }),
    at(softBox(9.8, 1.6, 8.2, 3.6, dark(), 0.3), { y: 24, z: -12.4 }),
    ...[-1.5, 1.5].map(x => at(group(at(button(0.9, '#f6f2ea'), { rx: -Math.PI / 2 + 0.2 })), { x, y: 25.6, z: 6.6 })),
    at(espressoCup('#f6f1e6'), { y: 2.8, z: 9.6, ry: -0.5 }),
  )

/** Capsules in colours, lying about or heaped. */
export const capsules = (tones: readonly string[], reach: number, seed = 1): Object3D =>
  group(
    ...tones.map((tone, i) =>
      at(
        group(
          drum(1.25, 1.75, 2.5, metal(tone, 0.34), 0.3),
          at(drum(1.9, 1.9, 0.16, metal(lighter(tone, 0.3), 0.4), 0), { y: -0.1 }),
        ),
        {
          x: (noise(i + seed) - 0.5) * reach * 2,
          z: (noise(i + seed + 20) - 0.5) * reach,
          y: i % 3 === 0 ? 1.6 : 0.1,
          rz: i % 3 === 0 ? 1.45 : 0,
          ry: i * 1.3,
        },
      ),
    ),
  )

/** Capsule machine to carry: like a flask, its cup below. */
export const capsulePortable = (main: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [3.4, 0, 0.4],
        [3.7, 6.4, 0.2],
        [0, 6.4],
      ],
      clear('#e6ece8', 0.4),
    ),
    at(drum(3.1, 2.9, 2.6, liquid('#5a3018'), 0.3), { y: 0.4 }),
    at(drum(3.2, 3.1, 0.5, matte('#c58a4a', 0.4), 0.1), { y: 3 }),
    at(drum(3.9, 3.8, 15, plastic(main, 0.5), 0.4), { y: 6.4 }),
    at(ring(3.92, 0.22, steel()), { y: 6.8, rx: Math.PI / 2 }),
    ...Array.from({ length: 22 }, (_, i) => {
      const turn = (i / 22) * Math.PI * 2
      return at(thin(0.4, 5, 0.3, plastic(darker(main, 0.25))), {
        x: Math.sin(turn) * 3.86,
        y: 18.4,
        z: Math.cos(turn) * 3.86,
        ry: turn,
      })
    }),
    groove(3.92, 15.4, darker(main, 0.5), 0.12),
    at(drum(3.4, 3.9, 2, dark(), 0.6), { y: 21.4 }),
    at(button(1, darker(main, 0.3), '#c9a35a', '#ffffff'), { y: 12.6, z: 3.9 }),
    at(lamp(0.25, '#8fd07a'), { y: 10.6, z: 3.9 }),
    rod(
      [
        [-3.8, 20, 0],
        [-6.6, 19, 0],
        [-7.2, 14, 0],
        [-6, 10, 0],
        [-3.8, 9.4, 0],
      ],
      0.4,
      matte('#b98757'),
    ),
  )

/** Capsule machine with a frother beside it on one tray. */
export const capsuleFrother = (main: string): Object3D =>
  group(
    at(softBox(28, 1.6, 22, 4, dark(), 0.5), { x: 4 }),
    at(
      group(
        at(softBox(14, 22, 18, 6.4, gloss(main), 1.6), {}),
        at(softBox(13, 6, 24, 5, gloss(main), 2.4), { y: 19, z: 2.6 }),
        at(box(8, 1.4, 13, 0.6, steel()), { y: 25.6, z: 4 }),
        at(drum(1.6, 2, 3, dark(), 0.4), { y: 16.4, z: 11 }),
      ),
      { x: -3, y: 1.6, z: -2 },
    ),
    at(latte(9), { x: -3, y: 1.6, z: 9 }),
    at(
      group(
        drum(4.6, 4.8, 12, metal('#d9dbdf', 0.24), 0.5),
        at(drum(4.9, 5, 2.4, dark(), 0.4), {}),
        at(
          turned(
            [
              [4.6, 0],
              [4, 1.4, 0.6],
              [0, 2],
            ],
            clear('#e6ecec', 0.4),
          ),
          { y: 12 },
        ),
        at(heapOf(['#fbf7ee', '#f5eee0'], 3.6, 1.2, 26, [1.2, 0.8, 1.2], true), { y: 10.9 }),
        at(ball(0.9, dark()), { y: 14.6 }),
        at(lamp(0.5, '#f0904a'), { y: 5.6, z: 4.76 }),
      ),
      { x: 11.4, y: 1.6, z: 1 },
    ),
  )

/** Glass jug with coffee, lid and handle. */
const coffeeJug = (trim: string): Object3D =>
  group(
    at(drum(6.4, 6.2, 7, liquid('#3f2212'), 0.8), { y: 0.5 }),
    turned(
      [
        [0, 0],
        [6.2, 0, 0.8],
        [7.4, 4, 2.4],
        [5, 12.4, 0.6],
      ],
      clear('#f0f4f2', 0.26),
    ),
    at(ring(5.1, 0.34, steel()), { y: 12.2, rx: Math.PI / 2 }),
    at(drum(4.6, 5, 1.4, plastic(trim, 0.4), 0.5), { y: 12.4 }),
    at(
      slab(
        [
          [4.6, 13, 0.4],
          [10.4, 12.4, 1.6],
          [10, 3.6, 1],
          [8.6, 3.6, 0.6],
          [8.8, 10.4, 1],
          [4.8, 10.8, 0.3],
        ],
        2.2,
        0.5,
        plastic(trim, 0.4),
      ),
      {},
    ),
  )

/** Filter machine: column with a basket over the jug on its plate. */
export const dripMachine = (main: string, { beans = false, digits = '' } = {}): Object3D => {
  const shell = plastic(main, 0.4)
  return group(
    feet(16, 20, 0.7),
    at(softBox(22, 3.4, 27, 4, shell, 0.8), { y: 0.6 }),
    at(drum(7.4, 7.6, 0.7, metal('#3a3b3e', 0.4), 0.2), { y: 4, z: 3 }),
    at(softBox(22, 30, 10, 4, shell, 1), { y: 3.6, z: -8 }),
    at(softBox(22, 11.4, 25, 5, shell, 1.8), { y: 22.4, z: -1 }),
    at(drum(7, 5.4, 4, plastic(darker(main, 0.3), 0.4), 0.6), { y: 18.4, z: 3 }),
    at(coffeeJug(darker(main, 0.45)), { y: 4.7, z: 3, ry: -0.3 }),
    ...(digits
      ? [
          at(panelOf(11, 4, { digits, ink: '#ffd9a0' }), { y: 28.6, z: 11.5 }),
          ...[-8, 8].map(x => at(button(1.2, '#f3f0e8'), { x, y: 28.6, z: 11.5 })),
        ]
      : [at(button(1.5, '#f6f2ea', '#c9a35a', '#d98f4a'), { y: 2.4, z: 13.5 })]),
    ...(beans
      ? [at(hopper(6, 7, darker(main, 0.4)), { y: 33.6, z: -2 })]
      : [at(softBox(18, 1.4, 20, 4, plastic(lighter(main, 0.16), 0.4), 0.5), { y: 33.6, z: -1 })]),
    at(slab(rounded(1.8, 16, 0.9), 0.4, 0.15, clear('#cfe2ea', 0.7)), { x: 11.05, y: 15, z: -8, ry: Math.PI / 2 }),
  )
}
