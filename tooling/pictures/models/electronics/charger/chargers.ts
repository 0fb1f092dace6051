import type { Object3D } from 'three'
import { anodised, cloth, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { chargeCase } from '../earbuds/buds.ts'
import { litPane } from '../parts/desk-things.ts'
import { type Point, strip, wire } from '../parts/strips.ts'
import { flatFront, smallBack } from '../phone/phones.ts'
import { ringsFace } from '../watch/dials.ts'
import { squareHead } from '../watch/watches.ts'

/** Oval socket in a face that looks to +z. */
export const socket = (flat = true): Object3D =>
  flat
    ? group(
        slab(rounded(1.05, 0.42, 0.2), 0.1, 0.03, metal('#b9bcc2', 0.3)),
        at(slab(rounded(0.86, 0.25, 0.12), 0.1, 0.02, gloss('#0b0c0f')), { z: 0.03 }),
        at(box(0.54, 0.07, 0.06, 0.02, metal('#d8b66a')), { z: 0.08 }),
      )
    : group(
        slab(rounded(1.5, 0.7, 0.1), 0.1, 0.03, metal('#b9bcc2', 0.3)),
        at(box(1.26, 0.46, 0.1, 0.03, gloss('#0b0c0f')), { z: 0.03 }),
        at(box(1.1, 0.16, 0.06, 0.02, plastic('#e0813c')), { y: -0.08, z: 0.08 }),
      )

/** Plug of a cable that points to -z, with the start of its cord. */
export const plugEnd = (tone: string, cord: string): Object3D =>
  group(
    at(slab(rounded(0.8, 0.24, 0.11), 0.8, 0.03, metal('#d5d8dc', 0.24)), { z: -0.6 }),
    at(slab(rounded(1.1, 0.6, 0.26), 2, 0.12, metal(tone, 0.3)), { z: 0.8 }),
    at(drum(0.2, 0.3, 1.2, rubber(cord), 0.06), { z: 1.8, rx: Math.PI / 2 }),
  )

/** Charger with its pins behind; sockets in a row on its face. */
export const plug = (
  color: string,
  w: number,
  h: number,
  d: number,
  sockets: readonly boolean[],
  trim = lighter(color, 0.35),
): Object3D =>
  group(
    at(slab(rounded(w, h, Math.min(w, h) * 0.22), d, 0.35, plastic(color, 0.4)), { y: h / 2 }),
    at(slab(rounded(w - 0.9, h - 0.9, Math.min(w, h) * 0.18), 0.1, 0.04, gloss(trim)), { y: h / 2, z: d / 2 }),
    ...sockets.map((flat, i) =>
      at(group(socket(flat)), {
        y: h / 2 + (sockets.length === 1 ? 0 : (i / (sockets.length - 1) - 0.5) * -h * 0.52),
        z: d / 2 + 0.06,
      }),
    ),
    at(drum(0.1, 0.1, 0.06, glow('#9df0b0', 1), 0.02), { x: w * 0.3, y: h * 0.86, z: d / 2 + 0.04, rx: Math.PI / 2 }),
    ...[-1, 1].map(x =>
      at(box(0.16, 0.66, 1.7, 0.05, metal('#d8dade', 0.24)), { x: x * 0.64, y: h / 2, z: -d / 2 - 0.8, rz: x * 0.24 }),
    ),
    at(slab(rounded(3, 2, 0.5), 0.2, 0.06, plastic(darker(color, 0.08))), { y: h / 2, z: -d / 2 }),
  )

/** Three small chargers as building bricks. */
export const bricksOf = (color: string): Object3D =>
  group(
    at(plug(color, 3.4, 3.4, 3.6, [true]), { x: -1.9, ry: 0.16 }),
    at(plug('#f7f3ea', 3.4, 3.4, 3.6, [true], '#ffffff'), { x: 2, z: -0.3, ry: -0.12 }),
    at(plug(lighter(color, 0.45), 3.4, 3.4, 3.6, [true]), { x: 0, y: 3.4, z: -0.1, ry: 0.05 }),
  )

/** Power bank standing: slab with a figure behind dark glass. */
export interface Bank {
  readonly color: string
  readonly w: number
  readonly h: number
  readonly d: number
  readonly figure: string
  readonly unit: string
}

/** Power bank, its display to the viewer and its sockets on top. */
export const bank = ({ color, w, h, d, figure, unit }: Bank): Object3D =>
  group(
    at(slab(rounded(w, h, 1.3), d, d * 0.3, plastic(color, 0.45)), { y: h / 2 }),
    at(slab(rounded(w - 0.9, h * 0.34, 0.9), 0.1, 0.04, gloss('#14161b')), { y: h * 0.79, z: d / 2 }),
    at(
      litPane(w - 1.5, h * 0.28, (pen, pw, ph) => {
        pen.fillStyle = '#14161b'
        pen.fillRect(0, 0, pw, ph)
        pen.fillStyle = '#dff4ff'
        pen.textAlign = 'center'
        pen.textBaseline = 'middle'
        pen.font = `600 ${ph * 0.62}px "Noto Sans CJK SC"`
        pen.fillText(figure, pw * 0.45, ph * 0.52)
        pen.font = `500 ${ph * 0.24}px "Noto Sans CJK SC"`
        pen.fillText(unit, pw * 0.84, ph * 0.66)
      }),
      { y: h * 0.79, z: d / 2 + 0.06 },
    ),
    ...[0, 1].map(i =>
      at(group(at(group(socket(i === 0)), { rx: -Math.PI / 2 })), { x: (i - 0.5) * w * 0.4, y: h + 0.02 }),
    ),
    at(box(0.2, 1.5, d * 0.4, 0.08, plastic(darker(color, 0.15))), { x: w / 2, y: h * 0.7 }),
    ...Array.from({ length: 5 }, (_, i) =>
      at(box(w * 0.5, 0.12, 0.06, 0.03, plastic(darker(color, 0.12))), { y: h * 0.14 + i * 0.5, z: d / 2 }),
    ),
  )

/** The same with a short cable as a loop to carry it. */
export const bankWithLoop = (color: string): Object3D =>
  group(
    bank({ color, w: 6.6, h: 11.4, d: 2.4, figure: '88', unit: '%' }),
    strip(
      [
        [-3.2, 8.4],
        [-3.7, 11.4],
        [-3, 14.4],
        [0, 16],
        [3, 14.4],
        [3.7, 11.4],
        [3.2, 8.4],
      ],
      0.5,
      0.2,
      rubber(darker(color, 0.35)),
    ),
    at(box(0.7, 2, 1.3, 0.2, plastic(darker(color, 0.35))), { x: -3.3, y: 8.2 }),
    at(box(0.7, 2, 1.3, 0.2, plastic(darker(color, 0.35))), { x: 3.3, y: 8.2 }),
  )

/** Thin magnetic bank on the back of a phone, seen aslant. */
export const bankOnPhone = (color: string): Object3D =>
  group(
    smallBack({ color: '#e9e6e0', back: 'glass' }),
    at(slab(rounded(5.8, 8.6, 1.1), 0.9, 0.3, plastic(color, 0.45)), { y: 5, z: 1.05 }),
    at(ring(1.9, 0.12, plastic(lighter(color, 0.4))), { y: 6, z: 1.5 }),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.12, 0.12, 0.06, glow(i < 3 ? '#bff6d0' : '#6a7078', 1), 0.02), {
        x: -0.75 + i * 0.5,
        y: 1.6,
        z: 1.5,
        rx: Math.PI / 2,
      }),
    ),
  )

/** Round pad on a tilted foot, a phone held by it. */
export const padStand = (color: string): Object3D =>
  group(
    at(drum(4.2, 4.6, 1.3, cloth(lighter(color, 0.1), 16, 2), 0.4), {}),
    at(drum(3.7, 3.7, 0.2, metal('#d8b66a', 0.3), 0.05), { y: 1.25 }),
    at(drum(0.8, 0.9, 8.6, metal('#d8b66a', 0.28), 0.2), { z: -1.6, y: 1, rx: -0.1 }),
    at(group(at(drum(3, 3, 0.9, plastic(color, 0.4), 0.3), { rx: Math.PI / 2 - 0.3, z: -1 })), { y: 9.6, z: -0.8 }),
    at(group(flatFront({ color: '#5f6f7f', screen: ['#2a3560', '#c98fa8'] })), { y: 2.6, z: 2.3, rx: -0.3 }),
    wire(
      [
        [0, 0.5, -4.4],
        [2, 0.3, -7],
        [8, 0.3, -8],
        [14, 0.3, -5],
      ],
      0.22,
      matte(lighter(color, 0.3)),
    ),
  )

/** Folding tray: a phone upright, a watch and earbuds beside it. */
export const threeInOne = (color: string): Object3D => {
  const mat = (x: number) =>
    group(
      at(slab(rounded(8.2, 10.4, 1.6), 1.1, 0.35, plastic(color, 0.5)), { x, y: 0.55, rx: -Math.PI / 2 }),
      at(slab(rounded(7, 9, 1.2), 0.2, 0.08, cloth(lighter(color, 0.2), 14, 2)), { x, y: 1.1, rx: -Math.PI / 2 }),
    )
  return group(
    mat(-9),
    mat(0),
    mat(9),
    ...[-4.5, 4.5].map(x => at(box(1, 0.7, 6, 0.3, rubber(darker(color, 0.4))), { x, y: 0.6 })),
    at(slab(rounded(7.4, 7.4, 1.6), 0.9, 0.3, plastic(color, 0.5)), { x: -9, y: 5.4, z: -2.8, rx: -0.3 }),
    at(group(flatFront({ color: '#4a5a6a', screen: ['#3f6f8a', '#f0c08a'] })), { x: -9, y: 1.5, z: -0.6, rx: -0.3 }),
    at(drum(1.8, 2.2, 2.6, plastic(color, 0.5), 0.3), { y: 1 }),
    at(group(at(group(squareHead('#c9ccd2', ringsFace('#0c0e14')).body), { rx: -0.6 })), { y: 4.8, z: 0.6 }),
    at(
      group(
        strip(
          [
            [-2.6, -3.4],
            [-2.9, -1],
            [0, 0],
            [2.9, -1],
            [2.6, -3.4],
          ],
          1,
          0.16,
          rubber('#e9e6e0'),
        ),
      ),
      { y: 4.3, z: 0, ry: Math.PI / 2 },
    ),
    at(
      group(chargeCase({ color: '#fbf9f4', stuff: gloss('#fbf9f4') }, { w: 6, d: 4.8, high: 1.5, lid: 0.8, open: 0 })),
      { x: 9, y: 1.2 },
    ),
  )
}

/** Cable wound to a flat coil, tied with leather; its plugs lie to the front. */
export const woundBraid = (color: string): Object3D => {
  const spin = (turns: number, from: number, to: number, y: number): Point[] =>
    Array.from({ length: turns * 16 }, (_, i): Point => {
      const t = i / (turns * 16 - 1)
      const angle = t * turns * Math.PI * 2
      const r = from + (to - from) * t
      return [Math.cos(angle) * r, y + Math.sin(t * 30) * 0.05, Math.sin(angle) * r]
    })
  return group(
    wire([...spin(4, 3.4, 5.2, 0.4)], 0.32, cloth(color, 90, 6), 240),
    wire([...spin(3, 3.6, 4.9, 1)], 0.32, cloth(color, 90, 6), 200),
    wire(
      [
        [5.2, 0.5, 0],
        [5.4, 0.4, 2.6],
        [3.6, 0.34, 5.4],
        [1.4, 0.34, 7],
      ],
      0.32,
      cloth(color, 40, 6),
      40,
    ),
    at(group(plugEnd('#8d9096', darker(color, 0.3))), { x: 0.2, y: 0.34, z: 8, ry: 2.2 }),
    wire(
      [
        [4.9, 1, 0],
        [7, 0.8, 1.6],
        [8, 0.34, 4],
        [7.4, 0.34, 6],
      ],
      0.32,
      cloth(color, 40, 6),
      40,
    ),
    at(group(plugEnd('#8d9096', darker(color, 0.3))), { x: 7, y: 0.34, z: 7.6, ry: 2.85 }),
    at(box(3.2, 1.9, 1.3, 0.3, cloth('#8a5632', 20, 1)), { x: -4.3, y: 0.95 }),
    at(ball(0.26, metal('#d8b66a', 0.24)), { x: -4.3, y: 1.94 }),
  )
}

/** One plug that parts into three, fanned out. */
export const threeWay = (color: string): Object3D =>
  group(
    wire(
      [
        [0, 0.4, -9],
        [3, 0.4, -7.4],
        [-2.6, 0.4, -4.6],
        [0, 0.4, -1.6],
      ],
      0.34,
      rubber(color),
      60,
    ),
    at(box(2, 0.95, 3.2, 0.42, plastic(color, 0.4)), { y: 0.5, z: -9.6, ry: 0.4 }),
    at(box(1.3, 0.5, 1.6, 0.08, metal('#d5d8dc', 0.24)), { x: -0.9, y: 0.5, z: -11.6, ry: 0.4 }),
    at(slab(rounded(2.2, 2.6, 0.8), 0.8, 0.25, anodised(lighter(color, 0.2))), { y: 0.45, z: -0.6, rx: -Math.PI / 2 }),
    ...[-1, 0, 1].flatMap(side => [
      wire(
        [
          [side * 0.5, 0.4, 0.6],
          [side * 2.2, 0.36, 3],
          [side * 4.4, 0.36, 6],
        ],
        0.24,
        rubber(color),
        40,
      ),
      at(group(at(group(plugEnd(['#c9ccd2', '#d8b66a', '#8d9096'][side + 1] ?? '#c9ccd2', color)), { ry: Math.PI })), {
        x: side * 5,
        y: 0.36,
        z: 8,
        ry: side * 0.55,
      }),
    ]),
  )
