import type { Object3D } from 'three'
import { glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { feet, groove, holes, rack, softBox } from '../parts/bodies.ts'
import { heapOf, loaf } from '../parts/food.ts'
import { button, knob, panelOf, readout, ticks } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.26)
const dark = () => plastic('#1f2022', 0.42)

/** Chips of potato in a heap. */
export const fries = (r: number, high = 3): Object3D =>
  heapOf(['#f0c25a', '#e6b04a', '#f4cf74', '#d99c3c'], r, high, Math.round(r * 9), [5.4, 0.9, 0.9])

/** Roast chicken on its back: body, legs, wings. */
export const chicken = (size = 1): Object3D => {
  const skin = plastic('#c07a34', 0.4)
  const body = at(ball(7, skin), { y: 5.6 })
  body.scale.set(1.1, 0.82, 0.9)
  const part = (r: number, x: number, y: number, z: number, sx: number, rz: number) => {
    const piece = at(ball(r, plastic('#b26c2c', 0.4)), { x, y, z, rz })
    piece.scale.set(sx, 1, 1)
    return piece
  }
  const whole = group(
    body,
    ...[-1, 1].flatMap(z => [
      part(2.7, 4.6, 5.8, z * 4.4, 1.7, 0.6),
      part(1.1, 9.4, 9, z * 3.4, 1.8, 0.7),
      at(ball(0.9, matte('#f3e9d4')), { x: 11, y: 10.2, z: z * 3.2 }),
      part(1.7, -3.6, 6, z * 6, 2, -0.3),
    ]),
    ...Array.from({ length: 16 }, (_, i) =>
      at(ball(0.28, matte(i % 2 ? '#4f7a3a' : '#7a4420')), {
        x: (noise(i) - 0.5) * 9,
        y: 10.6 - Math.abs(noise(i) - 0.5) * 4,
        z: (noise(i + 8) - 0.5) * 6,
      }),
    ),
  )
  whole.scale.setScalar(size)
  return whole
}

/** Food behind a window: turned to the front and pressed flat. */
const pressed = (food: Object3D): Object3D => {
  const flat = group(at(food, { rx: Math.PI / 2 }))
  flat.scale.z = 0.16
  return group(flat)
}

/** Basket of a drawer: dark trough with a front, window or not, and a thick handle. */
const basket = (
  main: string,
  w: number,
  h: number,
  d: number,
  { window = false, inside = group() as Object3D, handle = dark() } = {},
): Object3D =>
  group(
    at(box(w - 2, 0.6, d, 0.2, matte('#1c1d1f', 0.5)), { y: 0.6, z: -d / 2 }),
    ...[-1, 1].map(x =>
      at(box(0.6, h * 0.7, d, 0.2, matte('#242528', 0.5)), { x: x * (w / 2 - 1.4), y: h * 0.35, z: -d / 2 }),
    ),
    at(box(w - 2, h * 0.7, 0.6, 0.2, matte('#242528', 0.5)), { y: h * 0.35, z: -d }),
    at(inside, { y: h * 0.3, z: -d / 2 }),
    at(slab(rounded(w, h, Math.min(4, h * 0.3)), 2.4, 0.9, plastic(main, 0.38)), { y: h / 2 }),
    ...(window
      ? [
          at(slab(rounded(w * 0.66, h * 0.5, 2), 0.8, 0.3, dark()), { y: h * 0.62, z: 1 }),
          at(slab(rounded(w * 0.58, h * 0.42, 1.6), 0.4, 0.1, glow('#b5642a', 0.5)), { y: h * 0.62, z: 1.4 }),
          at(pressed(fries(w * 0.2, 1.2)), { y: h * 0.58, z: 1.5, s: 0.72 }),
          at(slab(rounded(w * 0.6, h * 0.44, 1.6), 0.3, 0.1, clear('#ffd9a8', 0.2)), { y: h * 0.62, z: 3.4 }),
        ]
      : []),
    at(
      slab(
        [
          [-2.2, -1.8, 0.9],
          [2.2, -1.8, 0.9],
          [1.9, 2.2, 0.9],
          [-1.9, 2.2, 0.9],
        ],
        8.4,
        0.8,
        handle,
      ),
      { y: h * (window ? 0.2 : 0.5), z: 5 },
    ),
    at(box(2.4, 1.2, 6, 0.5, steel()), { y: h * (window ? 0.2 : 0.5) + 1.7, z: 5.4 }),
  )

/** Upright body like an egg with its drawer; `out` cm pulled. */
export const drawerFryer = (
  main: string,
  { out = 0, window = false, dials = false, s = 1, inside = group() as Object3D } = {},
): Object3D => {
  const fryer = group(
    feet(16, 18, 0.8),
    loft(
      [
        [0.8, 10, 12, 3],
        [2, 12.6, 14, 3],
        [12, 14, 15.6, 2.8],
        [22, 13.6, 15, 2.6],
        [29, 10.6, 12, 2.4],
        [31.4, 6, 7, 2.2],
        [31.8, 0.4, 0.4, 2],
      ],
      plastic(main, 0.38),
    ),
    ...(out > 0 ? [at(box(21.4, 13, 4, 1, matte('#0f1011')), { y: 10, z: 13.6 })] : []),
    at(basket(main, 22, 14, 20, { window, inside }), { y: 3.2, z: 14.2 + out }),
    ...(dials
      ? [
          at(
            group(
              slab(rounded(8.6, 12.4, 3), 1, 0.4, plastic('#d9dbdc', 0.4)),
              ...[3, -3].map((y, i) =>
                group(
                  at(ticks(2.9, 9, '#6f6a60'), { y, z: 0.7 }),
                  at(knob(1.9, 1.5, '#3a3d40', '#f6f2ea', i ? -0.8 : 0.6), { y, z: 0.5 }),
                ),
              ),
            ),
            { y: 24.2, z: 14.1, rx: -0.14 },
          ),
        ]
      : [
          at(group(at(panelOf(13, 6.4, { digits: '180°', keys: ['wind', 'power'], ink: '#ffffff' }), {})), {
            y: 23.4,
            z: 15,
            rx: -0.3,
          }),
        ]),
    at(holes(9, 3, 1.4, 0.36, darker(main, 0.5)), { y: 24, z: -14.6 }),
  )
  fryer.scale.setScalar(s)
  return fryer
}

/** Sheet with food for a rack. */
export const bread = (): Object3D => group(at(loaf(19, 11), { y: 0.4, z: 6 }))

/** Box oven: glass door down by `open`, knobs at the right, racks with food. */
export const oven = (
  main: string,
  { open = 1.2, retro = false, out = 0, upper = group() as Object3D, lower = group() as Object3D } = {},
): Object3D => {
  const shell = plastic(main, 0.36)
  const hollow = matte('#232427', 0.6)
  return group(
    feet(34, 26, 1.4, 1.3),
    at(box(42, 3, 34, 1.4, shell), { y: 2.9 }),
    at(box(42, 3, 34, 1.6, shell), { y: 30.4 }),
    at(box(3, 29, 34, 1.4, shell), { x: -19.5, y: 16.6 }),
    at(box(12, 29, 34, 1.6, shell), { x: 15, y: 16.6 }),
    at(box(28, 25, 1, 0.2, hollow), { x: -4.5, y: 16.6, z: -15 }),
    at(box(26.6, 0.5, 30, 0.1, hollow), { x: -4.5, y: 4.6 }),
    at(box(26.6, 0.5, 30, 0.1, glow('#c97a34', 0.35)), { x: -4.5, y: 28.8 }),
    ...[6.4, 7.8].map(z =>
      at(
        rod(
          [
            [-16, 28, z * 2 - 14],
            [8, 28, z * 2 - 14],
          ],
          0.36,
          glow('#f0843c', 0.9),
        ),
        {},
      ),
    ),
    at(group(rack(26, 28), at(upper, { y: 0.5 })), { x: -4.5, y: 18.4, z: out }),
    at(group(rack(26, 28), at(lower, { y: 0.5 })), { x: -4.5, y: 9.6, z: out * 0.55 }),
    at(
      group(
        at(slab(rounded(29, 24, 1.2), 1.4, 0.5, retro ? shell : dark()), { y: 12 }),
        at(slab(rounded(24, 17, 1), 1.6, 0.3, clear('#d9e2e2', 0.5)), { y: 11.4 }),
        at(drum(0.7, 0.7, 24, steel()), { x: 12, y: 22.4, z: 2.4, rz: Math.PI / 2 }),
        ...[-10, 10].map(x => at(box(1, 1, 2.4, 0.3, steel()), { x, y: 22.4, z: 1.4 })),
      ),
      { x: -4.5, y: 4.4, z: 17.2, rx: open },
    ),
    ...(retro
      ? [24.4, 16.4, 8.4].map((y, i) =>
          group(
            at(ticks(3.3, 9, '#f3ecdc'), { x: 15, y, z: 17.1 }),
            at(knob(2.3, 1.8, '#f3ecdc', '#4a3a2a', i * 0.9 - 0.5), { x: 15, y, z: 16.9 }),
          ),
        )
      : [
          at(readout(7.6, 6, { digits: '220', ink: '#ffd9a0' }), { x: 15, y: 24.4, z: 17.1 }),
          ...[15.4, 8.4].map(y => at(knob(2.3, 1.8, '#c9ccd2', '#26272a'), { x: 15, y, z: 16.9 })),
        ]),
  )
}

/** Pieces of food for the racks. */
export const wings = (): Object3D =>
  group(
    ...Array.from({ length: 10 }, (_, i) => {
      const wing = ball(1.7, plastic(i % 2 ? '#b5662a' : '#c77c38', 0.45))
      wing.scale.set(1.7, 0.8, 1)
      return at(group(wing), { x: (i % 5) * 4.6 - 9.4, y: 1.2, z: Math.floor(i / 5) * 7 + 2, ry: noise(i) * 2 })
    }),
  )

/** Slices of dried fruit. */
export const driedFruit = (): Object3D =>
  group(
    ...Array.from({ length: 15 }, (_, i) =>
      at(drum(1.9, 1.9, 0.5, matte(['#e08a3c', '#d9503c', '#e6c24a'][i % 3] ?? '#e08a3c', 0.5), 0.15), {
        x: (i % 5) * 4.6 - 9.2,
        y: 0.3,
        z: Math.floor(i / 5) * 4.6,
      }),
    ),
  )

/** Two drawers side by side under one display. */
export const doubleFryer = (
  main: string,
  { left = 0, right = 0, leftFood = group() as Object3D, rightFood = group() as Object3D, wide = false } = {},
): Object3D =>
  group(
    feet(30, 24, 0.8),
    at(softBox(40, 30, 32, 6, plastic(main, 0.38), 2.2), { y: 0.8 }),
    at(slab(rounded(36, 7.6, 2.4), 0.6, 0.24, dark()), { y: 25.4, z: 15.9 }),
    at(readout(14, 4.4, { digits: '200', keys: ['wind', 'flame'], ink: '#ffffff' }), { x: -9.4, y: 25.4, z: 16.24 }),
    at(readout(14, 4.4, { digits: '180', keys: ['clock', 'power'], ink: '#ffffff' }), { x: 9.4, y: 25.4, z: 16.24 }),
    at(box(37, 16.6, 3, 1, matte('#0f1011')), { y: 11, z: 14.8 }),
    ...(wide
      ? [at(basket(main, 36, 16, 24, { inside: group(at(leftFood, { y: 4 })) }), { y: 2.6, z: 16 + left })]
      : [
          at(basket(main, 17.8, 16, 24, { inside: group(at(leftFood, { y: 4 })) }), { x: -9.3, y: 2.6, z: 16 + left }),
          at(basket(main, 17.8, 16, 24, { inside: group(at(rightFood, { y: 4 })) }), { x: 9.3, y: 2.6, z: 16 + right }),
        ]),
  )

/** Whole fish. */
export const fish = (): Object3D => {
  const skin = plastic('#c98f5a', 0.4)
  const body = at(ball(1, skin), { y: 1.8 })
  body.scale.set(11.5, 1.8, 3.6)
  return group(
    body,
    at(
      slab(
        [
          [0, 0],
          [5, 3.6, 0.6],
          [4, 0],
          [5, -3.6, 0.6],
        ],
        0.6,
        0.2,
        plastic('#b5763f', 0.4),
      ),
      { x: 10.4, y: 1.6, rx: -Math.PI / 2 },
    ),
    ...[-5, -1.4, 2.2].map(x => at(box(0.5, 0.3, 4.4, 0.1, matte('#7a4420')), { x, y: 3.5, ry: 0.5 })),
    at(ball(0.5, matte('#f6f1e6')), { x: -8.6, y: 2.9, z: 1.2 }),
    ...Array.from({ length: 5 }, (_, i) =>
      at(drum(1.7, 1.7, 0.4, matte('#f0d452', 0.4), 0.1), { x: -8 + i * 4, y: 1.2, z: 5 + (i % 2), rx: 0.3 }),
    ),
  )
}

/** Divider of the large basket. */
export const divider = (): Object3D =>
  group(
    at(slab(rounded(22, 10, 1.2), 0.9, 0.3, metal('#8d9096', 0.4)), { y: 5 }),
    at(box(8, 1.6, 1.6, 0.6, rubber('#2b2c2e')), { y: 10.6 }),
  )

/** Glass bowl on a stand with the heating head as its lid, `up` cm lifted. */
export const glassFryer = (main: string, food: Object3D, { up = 0, s = 1, tilt = 0 } = {}): Object3D => {
  const fryer = group(
    at(drum(12, 13, 3, plastic(main, 0.38), 1), {}),
    at(drum(9, 9, 0.6, steel(), 0.1), { y: 3 }),
    at(food, { y: 4.6 }),
    turned(
      [
        [0, 3.2],
        [9.6, 3.2, 2.4],
        [13, 8, 4],
        [13.2, 18, 0.6],
      ],
      clear('#eef5f5', 0.26),
    ),
    turned(
      [
        [0, 3.8],
        [9.2, 3.8, 2],
        [12.5, 8.2, 4],
        [12.7, 17.6],
      ],
      clear('#eef5f5', 0.12),
    ),
    at(ring(13.2, 0.42, clear('#eef5f5', 0.5)), { y: 18, rx: Math.PI / 2 }),
    ...[-1, 1].map(x =>
      at(
        slab(
          [
            [0, -3.4, 1],
            [4, -3, 1.4],
            [4, 3, 1.4],
            [0, 3.4, 1],
          ],
          5.6,
          1,
          plastic(main, 0.38),
        ),
        { x: x * 12.6, y: 14, ry: x < 0 ? Math.PI : 0 },
      ),
    ),
    at(
      group(
        at(drum(12.4, 13.4, 3.4, plastic(lighter(main, 0.1), 0.38), 1), {}),
        at(drum(8.4, 12.4, 6, plastic(main, 0.38), 2), { y: 3.2 }),
        groove(13.3, 0.6, darker(main, 0.5)),
        at(drum(11, 11, 1.2, metal('#5a5c60', 0.4), 0.3), { y: -1.2 }),
        at(panelOf(9.6, 4, { digits: '180', keys: ['power'], ink: '#ffffff' }), { y: 5.6, z: 11.3, rx: -0.6 }),
        at(drum(2.2, 1.6, 2.6, dark(), 0.6), { y: 9 }),
        at(button(1, '#f6f2ea'), { y: 1.8, z: 13.3 }),
      ),
      { y: 18.6 + up, x: up * 0.5, rz: -tilt },
    ),
  )
  fryer.scale.setScalar(s)
  return fryer
}

/** Vegetables of all colours. */
export const vegetables = (r: number): Object3D =>
  group(
    heapOf(['#d9503c', '#6fa04c', '#f0b03c', '#e0782f', '#4f8a3f', '#7a3f6a'], r, 4.6, 56, [3, 1.7, 2.2]),
    at(heapOf(['#8fbb62', '#5c8a45'], r * 0.7, 2, 12, [3.4, 0.6, 1.4]), { y: 4 }),
  )

/** Egg tarts around one in the middle. */
export const tarts = (r: number): Object3D =>
  group(
    ...Array.from({ length: 6 }, (_, i) => {
      const turn = (i / 5) * Math.PI * 2
      const tart = group(
        drum(3, 2, 2.2, matte('#d9a55c', 0.6), 0.2),
        at(drum(2.5, 2.5, 0.3, plastic('#f3c64a', 0.3), 0.1), { y: 1.95 }),
        at(drum(0.8, 0.8, 0.1, matte('#8a4a20', 0.4), 0), { x: 0.5, y: 2.24 }),
      )
      return at(tart, i === 5 ? { y: 0.5 } : { x: Math.cos(turn) * r, y: 0.2, z: Math.sin(turn) * r })
    }),
  )
