import type { Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, pane, rounded, type Section } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { finished, grown } from '../../food/parts/organic.ts'
import { net } from '../../food/parts/swept.ts'
import { surface } from '../../home/parts/shape.ts'
import { labelOn, type Printed, ribbed } from '../parts/pumps.ts'

/** Laminated tube lying along x, its cap at the right; 17 × 4.4 cm. */
export const pasteTube = (colour: string, label: Printed, cap = '#f6f4ee', long = 14): Object3D => {
  const r = 1.75
  const wide = (t: number) => 2.35 - t * 0.6
  const deep = (t: number) => 0.1 + r * 0.98 * Math.min(1, t * 1.06) ** 0.72
  const skin = plastic(colour, 0.32)
  skin.clearcoat = 0.5
  const body = net({
    rows: 44,
    columns: 72,
    colour,
    place: (t, turn, into) => {
      into.set((t - 0.5) * long, deep(t) * Math.cos(turn), wide(t) * Math.sin(turn))
    },
  })
  body.material = skin
  const print = surface(
    (u, v) => {
      const t = 0.1 + u * 0.82
      const turn = 1.5 - v * 1.6
      return [(t - 0.5) * long, (deep(t) + 0.03) * Math.cos(turn), (wide(t) + 0.03) * Math.sin(turn)]
    },
    face(long * 0.82, 3.7, label.words, label.style, 64),
    44,
    20,
  )
  return at(
    group(
      body,
      print,
      at(box(1.1, 0.26, 4.9, 0.08, skin), { x: -long / 2 - 0.3 }),
      at(drum(1.78, 1.2, 0.9, skin, 0.2), { x: long / 2 + 0.8, rz: Math.PI / 2 }),
      at(group(ribbed(1.5, 2.2, cap, plastic(cap, 0.36), 34)), { x: long / 2 + 0.7, rz: -Math.PI / 2 }),
    ),
    { y: 1.7 },
  )
}

/** Carton of a tube, lying along x, its long side to the front. */
export const pasteCarton = (label: Printed): Object3D =>
  group(
    at(box(18.6, 3.8, 4.6, 0.1, matte(label.style.ground, 0.55)), { y: 1.9 }),
    at(pane(18.4, 3.6, 0.05, face(18.4, 3.6, label.words, label.style, 60)), { y: 1.9, z: 2.33 }),
  )

/** How a toothbrush looks. */
export interface Brush {
  readonly colour: string
  readonly tip: string
  readonly long?: number
  readonly bamboo?: boolean
  readonly chubby?: number
}

/** Toothbrush standing on its end, bristles to +z. */
export const toothbrush = ({ colour, tip, long = 18.6, bamboo = false, chubby = 1 }: Brush): Object3D => {
  const stuff = bamboo ? finished('soft', colour) : plastic(colour, 0.32)
  const neck = long - 3.4
  const rows: Section[] = [
    [0, 0.4 * chubby, 0.3 * chubby, 3],
    [0.5, 0.6 * chubby, 0.44 * chubby, 3],
    [long * 0.3, 0.7 * chubby, 0.5 * chubby, 3],
    [long * 0.52, 0.62 * chubby, 0.46 * chubby, 3],
    [long * 0.68, 0.36, 0.32, 2.6],
    [neck, 0.3, 0.26, 2.4],
  ]
  return group(
    loft(rows, stuff, 40),
    ...(bamboo
      ? []
      : [
          at(slab(rounded(0.5 * chubby, long * 0.3, 0.24), 0.3, 0.1, plastic(lighter(tip, 0.1), 0.5)), {
            y: long * 0.34,
            z: 0.44 * chubby,
          }),
        ]),
    at(slab(rounded(1.1, 2.5, 0.5), 0.42, 0.16, stuff), { y: neck + 1.1 }),
    ...Array.from({ length: 28 }, (_, i) => {
      const [column, row] = [(i % 4) - 1.5, Math.floor(i / 4)]
      return at(box(0.2, 0.25, 1, 0.05, matte(row < 2 || row > 4 ? tip : '#fbfaf6', 0.6)), {
        x: column * 0.22,
        y: neck + 0.25 + row * 0.29,
        z: 0.66,
      })
    }),
  )
}

/** Brushes standing in a cup, leaning on its rim. */
export const inCup = (cup: Object3D, brushes: readonly Brush[], r = 2.8): Object3D =>
  group(
    cup,
    ...brushes.map((brush, i) => {
      const side = i % 2 ? 1 : -1
      return at(group(at(toothbrush(brush), { ry: side * 0.3, rz: -side * 0.2 })), {
        x: -side * r * 0.22,
        y: 0.9,
        z: i * 0.6 - 0.3,
      })
    }),
  )

/** Clear glass for brushes. */
export const brushGlass = (r = 3.4, high = 9.6): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.9, 0, 0.4],
        [r, high, 0.1],
        [r * 0.94, high],
      ],
      clear('#eaf3f5', 0.36),
    ),
    drum(r * 0.86, r * 0.84, 0.7, clear('#dfeef2', 0.5), 0.2),
    at(ring(r * 0.97, 0.08, clear('#ffffff', 0.7)), { y: high, rx: Math.PI / 2 }),
  )

/** Cup of glazed clay. */
export const clayCup = (colour: string, r = 3.5, high = 9): Object3D =>
  turned(
    [
      [0, 0],
      [r * 0.86, 0, 0.5],
      [r, high, 0.16],
      [r * 0.9, high, 0.16],
      [r * 0.8, 0.8, 0.4],
      [0, 0.8],
    ],
    finished('waxed', colour),
  )

/** Cup with the face of an animal: eyes on the rim, cheeks. */
export const faceCup = (colour: string, ears: 'frog' | 'bear'): Object3D => {
  const [r, high] = [3.5, 8]
  const skin = finished('waxed', colour)
  const dark = finished('waxed', '#2b2420')
  return group(
    clayCup(colour, r, high),
    ...[-1, 1].map(s =>
      ears === 'frog'
        ? group(
            at(ball(1.15, skin), { x: s * 1.9, y: high + 0.3, z: r * 0.62 }),
            at(ball(0.66, finished('waxed', '#fbfaf4')), { x: s * 1.9, y: high + 0.5, z: r * 0.62 + 0.7 }),
            at(ball(0.36, dark), { x: s * 1.9, y: high + 0.52, z: r * 0.62 + 1.16 }),
          )
        : group(
            at(drum(1.1, 1.1, 0.8, skin, 0.3), { x: s * 2.6, y: high + 0.1, z: -0.4, rx: Math.PI / 2 }),
            at(ball(0.26, dark), { x: s * 1.2, y: high * 0.58, z: r * 0.9 }),
          ),
    ),
    rod(
      [
        [-1.1, high * 0.42, r * 0.88],
        [0, high * 0.34, r * 0.94],
        [1.1, high * 0.42, r * 0.88],
      ],
      0.12,
      dark,
    ),
    ...[-1, 1].map(s =>
      at(grown({ size: [0.5, 0.34, 0.12], colour: '#f0a0a0', fine: 14 }), {
        x: s * 2,
        y: high * 0.46,
        z: r * 0.78,
        ry: s * 0.6,
      }),
    ),
  )
}

/** Flat clear bottle with mouthwash and a measuring cap, 17.6 cm. */
export const rinseBottle = (tone: string, cap: string, label: Printed, waist = 1): Object3D => {
  const body = (k: number, top: number): Section[] => {
    const rows: Section[] = [
      [0.1, 3.2 * k, 1.8 * k, 3.2],
      [0.7, 3.5 * k, 2.1 * k, 3.2],
      [4, 3.5 * k, 2.15 * k, 3.2],
      [8, 3.5 * waist * k, 2.15 * k, 3.2],
      [11.4, 3.5 * waist * k, 2.1 * k, 3],
      [12.8, 3 * waist * k, 2 * k, 2.6],
      [13.8, 2 * k, 1.8 * k, 2.1],
      [14.4, 1.7 * k, 1.7 * k, 2],
    ]
    return rows.filter(([y]) => y <= top)
  }
  return group(
    at(loft(body(0.92, 12.5), liquid(tone)), { y: 0.3 }),
    loft(body(1, 20), clear(lighter(tone, 0.6), 0.3)),
    at(ribbed(1.95, 2.6, cap, plastic(cap, 0.36), 40), { y: 14.2 }),
    at(drum(1.7, 1.8, 1, plastic(cap, 0.36), 0.2), { y: 16.6 }),
    at(labelOn({ rx: 3.5, rz: 2.15, square: 3.2 }, 5, 5.6, label), { y: 4.9 }),
  )
}

/** Measuring cap with a dose in it. */
export const dose = (tone: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [1.5, 0, 0.2],
        [1.8, 2.6, 0.06],
        [1.66, 2.6],
      ],
      clear('#f0f4f5', 0.4),
    ),
    at(drum(1.62, 1.46, 1.4, liquid(tone), 0.1), { y: 0.16 }),
  )

/** Round dispenser of 6 cm, its lid open, floss drawn out in a loop. */
export const flossBox = (colour: string): Object3D => {
  const shell = plastic(colour, 0.34)
  const r = 3
  return group(
    at(
      group(
        drum(r, r, 1.7, shell, 0.5),
        at(drum(r * 0.62, r * 0.62, 0.06, plastic(lighter(colour, 0.3), 0.4), 0), { y: 1.7 }),
      ),
      { y: r, rx: Math.PI / 2, z: -0.85 },
    ),
    at(ring(r * 0.62, 0.06, matte(darker(colour, 0.2))), { y: r, z: 0.88 }),
    at(box(2.4, 0.5, 1.5, 0.16, plastic('#f6f4ee', 0.4)), { y: r * 1.96 }),
    at(box(0.34, 0.5, 0.34, 0.06, matte('#b9bcc2', 0.3)), { x: 0.5, y: r * 2.06 }),
    at(group(at(box(2.6, 0.36, 1.7, 0.14, shell), { x: -1.3 })), { x: -1.3, y: r * 2.02, rz: -0.95 }),
    rod(
      [
        [0.4, r * 2.06, 0],
        [1.6, r * 2.5, 0.4],
        [3.6, r * 2, 0.9],
        [4.4, r * 0.9, 1.2],
        [4.8, 0.12, 1.8],
        [6.4, 0.1, 2.6],
        [6, 0.1, 3.8],
        [4.4, 0.1, 3.6],
        [4.6, 0.1, 2.4],
        [7.4, 0.1, 1.8],
      ],
      0.07,
      matte('#f4f6f4', 0.5),
    ),
  )
}
