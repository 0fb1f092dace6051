import type { Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Dot, pad, trace } from '../parts/outline.ts'
import { piece, type Relief } from '../parts/piece.ts'
import { bandOn, buttonsOn, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { buckle, type Spot, stitches } from '../parts/strips.ts'
import { denim, leather } from '../parts/stuffs.ts'
import { beltLoops, fly, type Legs, legSeams, pocketCut, scoops, trousers, waistband } from '../parts/trousers.ts'

const COPPER = '#b5713f'

/** Cuts by kind. */
export const CUTS = {
  straight: { waist: 19, hip: 24.5, rise: 27, long: 100, knee: [12.4, 10.4], hem: [13, 9.8] },
  wide: { waist: 17.5, hip: 24.5, rise: 30, long: 106, knee: [14.4, 13.2], hem: [17.6, 16.4], bow: 1.4 },
  skinny: { waist: 18.5, hip: 23, rise: 25, long: 96, knee: [10.6, 7.6], hem: [9.8, 5.8] },
  flare: { waist: 18, hip: 23.4, rise: 27, long: 108, knee: [11.6, 8.4], hem: [15.4, 13.6], bow: 2 },
} as const satisfies Readonly<Record<string, Legs>>

/** How a pair of jeans looks. */
export interface Look {
  readonly legs: Legs
  readonly main: string
  /** Lightness of worn places. */
  readonly worn?: number
  readonly thread?: string
  readonly relief?: Relief
  readonly creases?: number
  /** Turned-up hem, or the fleece inside it. */
  readonly turnUp?: string
  readonly belt?: string
}

/** Five-pocket jeans from the front. */
export function jeans({
  legs,
  main,
  worn = 0,
  thread = '#d8a45c',
  relief,
  creases = 0.4,
  turnUp,
  belt,
}: Look): Object3D {
  const stuff = denim(main)
  const { rise, long, knee, hem } = legs
  const thigh = (x: number, y: number) => {
    const a = Math.hypot((Math.abs(x) - knee[0] * 0.96) / 6.5, (y + rise + 14) / 24)
    const b = Math.hypot((Math.abs(x) - knee[0]) / 5, (y + rise + (long - rise) * 0.46) / 7)
    return 1 + worn * (Math.max(0, 1 - a) * 1.3 + Math.max(0, 1 - b) * 0.7) - worn * 0.08
  }
  const { front, parts } = trousers({ legs, stuff, color: main, creases, fade: thigh, ...(relief ? { relief } : {}) })
  const bandStuff = denim(darker(main, 0.06))
  const [hm, hh] = hem
  return group(
    ...parts,
    ...scoops(front, legs, thread, main),
    ...fly(front, legs, thread, main),
    ...legSeams(front, legs, thread, main, turnUp ? 7 : 2.2),
    waistband(front, legs, 4, bandStuff),
    ...(belt
      ? [
          waistband({ ...front, high: (x, y) => front.high(x, y) + 0.5 }, legs, 3, leather(belt)),
          at(buckle(4.6, 4.2, 0.45, metal('#c9a35a', 0.28)), { y: -2.2, z: front.high(0, -4) + 1.6 }),
          at(box(0.5, 0.5, 0.5, 0.1, metal('#c9a35a', 0.28)), { x: 2, y: -2.2, z: front.high(0, -4) + 1.8 }),
        ]
      : [
          at(drum(0.85, 0.85, 0.4, metal(COPPER, 0.3), 0.12), { y: -2.2, z: front.high(0, -4) + 0.9, rx: Math.PI / 2 }),
        ]),
    ...beltLoops(front, legs, bandStuff),
    ...[-1, 1].map(side =>
      at(drum(0.32, 0.32, 0.3, metal(COPPER, 0.3), 0.08), {
        x: side * legs.waist * 0.56,
        y: -4.6,
        z: front.high(side * legs.waist * 0.56, -4.6) + 0.1,
        rx: Math.PI / 2,
      }),
    ),
    ...(turnUp
      ? [-1, 1].map(side => {
          const line: Dot[] = [
            [side * (hm - hh - 0.2), -long + 2.6],
            [side * hm, -long + 2.2],
            [side * (hm + hh + 0.2), -long + 2.6],
          ]
          return bandOn(
            { high: (x, y) => Math.max(0.7, front.high(side * hm + (x - side * hm) * 0.9, y + 3)) },
            line,
            5.4,
            turnUp === 'fleece' ? matte('#f4ecdc', 1) : denim(turnUp),
            turnUp === 'fleece' ? 1.8 : 0.9,
            0.2,
          )
        })
      : []),
  )
}

/** Jeans from behind: raised pockets with studs, yoke and label. */
export function jeansBack(legs: Legs, main: string): Object3D {
  const stuff = denim(main)
  const thread = lighter(main, 0.5)
  const { front, parts } = trousers({ legs, stuff, color: main, creases: 0.4 })
  const pockets = [-1, 1].flatMap(side => {
    const x = side * legs.hip * 0.46
    const sewn = patch(front, pocketCut(13, 14.4, x, -13.6), denim(darker(main, 0.05)), thread)
    return [
      sewn.whole,
      topstitch(
        sewn,
        trace([
          [x - 6, -12],
          [x, -16.4, x + 6, -12],
        ]),
        thread,
      ),
      topstitch(
        sewn,
        trace([
          [x - 6, -13],
          [x, -17.4, x + 6, -13],
        ]),
        thread,
      ),
      ...[-5.6, 5.6].map(dx =>
        at(drum(0.42, 0.42, 0.3, metal(COPPER, 0.3), 0.1), {
          x: x + dx,
          y: -7.2,
          z: sewn.high(x + dx, -7.4) + 0.1,
          rx: Math.PI / 2,
        }),
      ),
    ]
  })
  return group(
    ...parts,
    ...pockets,
    seamLine(
      front,
      trace([
        [-legs.hip + 1.4, -4.4],
        [0, -10.4],
        [legs.hip - 1.4, -4.4],
      ]),
      main,
      0.22,
    ),
    seamLine(
      front,
      [
        [0, -4],
        [0.1, -legs.rise + 0.6],
      ],
      main,
      0.24,
    ),
    topstitch(
      front,
      [
        [0.8, -4],
        [0.9, -legs.rise + 0.8],
      ],
      thread,
    ),
    ...legSeams(front, legs, thread, main),
    waistband(front, legs, 4, denim(darker(main, 0.06))),
    ...beltLoops(front, legs, denim(darker(main, 0.06))),
    at(box(6.4, 4.2, 0.4, 0.2, leather('#a9713f')), { x: 7, y: -2.4, z: front.high(7, -4) + 1 }),
  )
}

/** Jeans folded to a square, the back pocket up. */
export function foldedJeans(main: string): Object3D {
  const stuff = denim(main)
  const thread = '#d8a45c'
  const top = piece(pad(27, 33, 2, 0, 0), stuff, { puff: 1.2, soft: 1.6, creases: 0.3, z: 6.2, cell: 0.5 })
  const pocket = patch(top, pocketCut(14, 15.5, 0.6, -1.6), denim(darker(main, 0.06)), thread)
  const arcs = [0, 1.1].map(off =>
    topstitch(
      pocket,
      trace([
        [-5.6, 1 - off],
        [0.6, -4.4 - off, 6.8, 1 - off],
      ]),
      thread,
    ),
  )
  const edge = (y: number): Spot[] => [
    [-13, y, 0.01],
    [13, y, 0.01],
  ]
  const flat = group(
    ...[0, 1, 2].map(i =>
      at(box(27.4 - i * 0.3, 33.4 - i * 0.4, 2.1, 1.02, denim(i % 2 ? lighter(main, 0.05) : main)), {
        z: 1.05 + i * 2.05,
        y: i * 0.2,
      }),
    ),
    top.mesh,
    pocket.whole,
    ...arcs,
    bandOn(
      top,
      [
        [-13.2, 14],
        [0, 14.1],
        [13.2, 14],
      ],
      4,
      denim(darker(main, 0.08)),
      0.7,
      0.2,
    ),
    stitches(
      edge(15.4).map(([x, y]): Spot => [x, y, top.high(x, 15) + 0.7]),
      thread,
      0.9,
      0.18,
    ),
    at(box(7, 4.6, 0.35, 0.2, leather('#a9713f')), { x: 7.4, y: 13.6, z: top.high(7.4, 13.6) + 0.75 }),
    ...[-6, 7.2].map(x =>
      at(drum(0.42, 0.42, 0.3, metal(COPPER, 0.3), 0.1), { x, y: 5.4, z: pocket.high(x, 5.2) + 0.1, rx: Math.PI / 2 }),
    ),
  )
  return group(at(group(flat), { rx: -Math.PI / 2 }))
}

/** Dungarees: bib, pocket, straps with buckles. */
export function dungarees(main: string): Object3D {
  const legs: Legs = { waist: 22, hip: 26, rise: 26, long: 86, knee: [13.6, 11.4], hem: [14, 11] }
  const thread = '#f1d9a4'
  const stuff = denim(main)
  const { front, parts } = trousers({ legs, stuff, color: main, creases: 0.22 })
  const bib = piece(
    trace([
      [-12.5, 25],
      [12.5, 25],
      [13.4, 12],
      [14.6, 4, 21.6, 0.4],
      [0, -1.6, -21.6, 0.4],
      [-14.6, 4, -13.4, 12],
      [-12.5, 25],
    ]),
    stuff,
    { puff: 1.8, soft: 4, creases: 0.3, z: 0.8 },
  )
  const pocket = patch(bib, pocketCut(15, 13.4, 0, 13), denim(darker(main, 0.06)), thread)
  const straps = [-1, 1].flatMap(side => {
    const [x, y] = [side * 10, 22.6]
    return [
      bandOn(
        { high: () => 0.4 },
        trace([
          [side * 10, 24],
          [side * 9.4, 34, side * 2.4, 43],
        ]),
        4,
        stuff,
        0.6,
        0,
      ),
      bandOn(
        { high: () => -1 },
        trace([
          [side * 2.4, 43],
          [side * 0.4, 40, -side * 7, 25],
        ]),
        4,
        denim(darker(main, 0.2)),
        0.5,
        0,
      ),
      at(buckle(4.6, 5.6, 0.34, metal('#c9a35a', 0.28)), { x, y: y + 1.4, z: bib.high(x, 22) + 0.9 }),
      at(drum(1, 1, 0.5, metal('#c9a35a', 0.28), 0.14), { x, y: y - 0.4, z: bib.high(x, 22) + 0.3, rx: Math.PI / 2 }),
    ]
  })
  return group(
    ...parts,
    bib.mesh,
    topstitch(
      bib,
      [
        [-11.8, 24.2],
        [11.8, 24.2],
      ],
      thread,
    ),
    topstitch(
      bib,
      [
        [-11.8, 23.4],
        [11.8, 23.4],
      ],
      thread,
    ),
    pocket.whole,
    topstitch(
      pocket,
      [
        [2, 19],
        [2, 8],
      ],
      thread,
    ),
    ...straps,
    at(drum(1.1, 1.1, 7, matte('#b98757', 0.5), 0.3), { y: 41.2, z: -2, rx: Math.PI / 2 }),
    at(drum(2, 2, 1.2, matte('#c99a68', 0.5), 0.3), { y: 41.2, z: 4.4, rx: Math.PI / 2 }),
    ...scoops(front, legs, thread, main, false),
    ...legSeams(front, legs, thread, main),
    waistband(front, legs, 4.4, denim(darker(main, 0.05))),
    buttonsOn(
      { high: (x, y) => front.high(x * 0.9, y) + 0.6 },
      [
        [-20.4, -6],
        [20.4, -6],
        [-20.4, -10],
        [20.4, -10],
      ],
      '#c9a35a',
      0.8,
    ),
  )
}

/** Clips that hold a waistband, on a hanger. */
export const clipHanger = (waist: number): Object3D =>
  group(
    rod(
      [
        [-waist - 2, 3.4, 0.6],
        [0, 3.4, 0.6],
        [waist + 2, 3.4, 0.6],
      ],
      0.55,
      matte('#b98757', 0.5),
    ),
    ...[-1, 1].map(side => at(box(2.2, 6, 2.2, 0.5, metal('#b9bcc2', 0.3)), { x: side * waist * 0.7, y: 0.4, z: 1 })),
    rod(
      [
        [0, 3.4, 0.6],
        [0, 8, 0.6],
        [2.4, 10.6, 0.6],
        [0.2, 13.2, 0.6],
        [-2, 11.4, 0.6],
      ],
      0.32,
      metal('#b5b8be', 0.3),
    ),
  )

/** Line with two pegs. */
export const washingLine = (waist: number): Object3D =>
  group(
    rod(
      [
        [-90, 0.8, 0.6],
        [-30, -0.6, 0.6],
        [0, -0.9, 0.6],
        [30, -0.6, 0.6],
        [90, 0.8, 0.6],
      ],
      0.3,
      matte('#f4f1ea'),
    ),
    ...[-1, 1].map(side =>
      at(box(1.5, 7.4, 1.8, 0.3, matte('#d9a565')), { x: side * waist * 0.72, y: -0.6, z: 1.4, rz: side * 0.06 }),
    ),
  )
