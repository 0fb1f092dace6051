import type { Material, Object3D } from 'three'
import { matte, metal, print } from '../../../studio/materials.ts'
import { at, box, drum, group, sheet } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { frontZip, standCollar } from '../coat/parts.ts'
import { type Cut, hemBand, necklineOf, type SewnTop, topOf } from '../parts/garment.ts'
import { type Dot, pad, trace } from '../parts/outline.ts'
import { baffles, diamonds, piece, type Relief } from '../parts/piece.ts'
import { bandOn, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { cloth, nylon } from '../parts/stuffs.ts'

const flows: Relief = (x, y) =>
  Math.max(0, (-y - 20) / 50) * 0.8 * Math.sin(x * 0.45 + clouds(x / 16 + 9, y / 26 + 9, 2, 64) * 3)

const armhole = ({ shoulder: [sx, sy], pit, chest, inset = 0 }: Cut, side: number): Dot[] =>
  trace([
    [side * (sx - 0.3), sy + 0.2],
    [side * sx, sy - 0.8],
    [side * (Math.min(sx, chest) - 1.2 - inset), -pit * 0.62, side * (chest - 0.1), -pit + 0.1],
  ])

const edges = (cut: Cut, { body }: SewnTop, wide: number, stuff: Material): Object3D =>
  group(
    bandOn(body, necklineOf(cut), wide, stuff, 0.5, 0.2),
    bandOn(
      { high: () => 0 },
      trace(
        [
          [-cut.neck, 0.2],
          [0, 2.4, cut.neck, 0.2],
        ],
        14,
      ),
      wide,
      stuff,
      0.5,
      -0.1,
    ),
    ...[-1, 1].map(side => bandOn(body, armhole(cut, side), wide, stuff, 0.5, 0.2)),
  )

const hemStitch = ({ hem, long, curve = 0 }: Cut, { body }: SewnTop, color: string): Object3D =>
  topstitch(
    body,
    [
      [-hem + 0.8, -long + 2],
      [0, -long + 2 - curve],
      [hem - 0.8, -long + 2],
    ],
    darker(color, 0.3),
    0.9,
    0.15,
  )

/** Figures as they are printed on cloth. */
export const figures = (text: string, w: number, h: number, ink: string, rim?: string): Object3D =>
  sheet(
    w,
    h,
    print(Math.round(w * 22), Math.round(h * 22), (pen, pw, ph) => {
      pen.clearRect(0, 0, pw, ph)
      pen.font = `800 ${Math.min(ph * 0.92, pw / (text.length * 0.66))}px "Noto Sans", sans-serif`
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      if (rim) {
        pen.strokeStyle = rim
        pen.lineWidth = ph * 0.09
        pen.strokeText(text, pw / 2, ph * 0.53)
      }
      pen.fillStyle = ink
      pen.fillText(text, pw / 2, ph * 0.53)
    }),
  )

/** Running vest: mesh sides, a reflecting strip, a number with pins. */
export const runner = (main: string, numbered: boolean): Object3D => {
  const cut: Cut = {
    neck: 8.4,
    drop: 10,
    shoulder: [12.6, -2.6],
    pit: 23,
    chest: 22.6,
    waist: 22,
    hem: 23.6,
    long: 64,
    curve: 1.6,
    inset: numbered ? 2.4 : 1.4,
  }
  const sewn = topOf({ cut, stuff: cloth(main, 'jersey'), color: main, relief: flows, creases: 0.5 })
  const { body } = sewn
  const dark = darker(main, 0.45)
  const panels = [-1, 1].map(
    side =>
      patch(
        body,
        trace([
          [side * 22, -25],
          [side * 16.4, -34, side * 17, -48],
          [side * 18, -58, side * 16.4, -63.4],
          [side * 23, -63],
          [side * 21.4, -44],
          [side * 22, -25],
        ]),
        cloth(dark, 'mesh'),
        undefined,
        { puff: 0.2 },
      ).whole,
  )
  const z = body.high(0, -38)
  return group(
    ...sewn.parts,
    ...panels,
    edges(cut, sewn, 1.5, matte(dark, 0.9)),
    hemStitch(cut, sewn, main),
    bandOn(
      body,
      [
        [-18.6, -54],
        [0, -55],
        [18.6, -54],
      ],
      1.6,
      matte('#e9ebe6', 0.35),
      0.2,
      0.12,
    ),
    ...(numbered
      ? [
          at(box(21, 16, 0.2, 0.08, matte('#fbfaf6')), { y: -38, z: z + 0.5 }),
          at(box(21, 3, 0.22, 0.08, matte('#e0623c')), { y: -31.5, z: z + 0.55 }),
          at(figures('1008', 18, 9, '#24272c'), { y: -39.4, z: z + 0.75 }),
          ...[
            [-9.6, -30.8],
            [9.6, -30.8],
            [-9.6, -45.2],
            [9.6, -45.2],
          ].map(([x = 0, y = 0]) =>
            at(drum(0.4, 0.4, 0.3, metal('#c9ccd2', 0.3), 0.1), { x, y, z: z + 0.65, rx: Math.PI / 2 }),
          ),
        ]
      : [
          bandOn(
            body,
            [
              [-9, -21],
              [0, -21.4],
              [9, -21],
            ],
            1.2,
            matte(lighter(main, 0.5), 0.8),
            0.2,
            0.12,
          ),
        ]),
  )
}

/** Wide basketball vest with contrast edges and a number; `turned` shows the other colour at the hem. */
export const hoops = (main: string, number: string, turned: boolean): Object3D => {
  const cut: Cut = {
    neck: 9,
    drop: 13,
    pointed: turned,
    shoulder: [14, -3],
    pit: 28,
    chest: 27,
    waist: 27,
    hem: 28,
    long: 76,
    curve: 2.4,
    inset: 1.6,
  }
  const sewn = topOf({ cut, stuff: cloth(main, 'pique'), color: main, relief: flows, creases: 0.5, puff: 2.6 })
  const { body } = sewn
  const trim = turned ? '#f8f4ea' : darker(main, 0.55)
  const corner = turned
    ? [
        patch(
          body,
          trace([
            [12, -79],
            [30, -77.6],
            [27, -60],
            [12, -79],
          ]),
          cloth('#f4f1e8', 'pique'),
          '#8f8a80',
          { z: 0.5 },
        ).whole,
      ]
    : []
  return group(
    ...sewn.parts,
    edges(cut, sewn, 2.4, cloth(trim, 'rib')),
    ...(turned
      ? [
          edges(
            { ...cut, neck: cut.neck + 2.6, drop: cut.drop + 3, shoulder: [cut.shoulder[0] - 2.6, cut.shoulder[1]] },
            sewn,
            0.8,
            matte(trim, 0.9),
          ),
        ]
      : []),
    hemStitch(cut, sewn, main),
    ...[-1, 1].map(side =>
      bandOn(
        body,
        [
          [side * 25, -30],
          [side * 25.2, -52],
          [side * 26, -75],
        ],
        3.2,
        cloth(trim, 'pique'),
        0.3,
        0.14,
      ),
    ),
    at(figures(number, 26, 24, turned ? '#fbf8f0' : '#24272c', turned ? '#24272c' : '#fbf8f0'), {
      y: -38,
      z: body.high(0, -38) + 0.5,
    }),
    ...corner,
  )
}

/** Stringer with thin straps and low sides. */
export const stringer = (main: string): Object3D => {
  const cut: Cut = {
    neck: 7,
    drop: 21,
    shoulder: [8.8, -1.6],
    pit: 33,
    chest: 23.4,
    waist: 23.6,
    hem: 24.6,
    long: 72,
    curve: 3.4,
    inset: -0.4,
  }
  const sewn = topOf({ cut, stuff: cloth(main, 'jersey'), color: main, relief: flows, creases: 0.6 })
  return group(
    ...sewn.parts,
    edges(cut, sewn, 1, matte(darker(main, 0.35), 0.9)),
    hemStitch(cut, sewn, main),
    at(box(6.4, 2.2, 0.2, 0.1, matte(darker(main, 0.5))), { x: 12, y: -66, z: sewn.body.high(12, -66) + 0.15 }),
  )
}

/** Close vest with flat seams that follow the body. */
export const compression = (main: string): Object3D => {
  const cut: Cut = {
    neck: 8,
    drop: 9,
    shoulder: [14.6, -3],
    pit: 21,
    chest: 21,
    waist: 17.6,
    hem: 19,
    long: 62,
    curve: 0.4,
    inset: 1,
  }
  const sewn = topOf({ cut, stuff: nylon(main, 0.4), color: main, creases: 0.12, puff: 3 })
  const { body } = sewn
  const tone = lighter(main, 0.4)
  const lines: Dot[][] = [-1, 1].flatMap(side => [
    trace([
      [side * 13, -8],
      [side * 14, -26, side * 8, -38],
      [side * 6.4, -48, side * 8, -61],
    ]),
    trace([
      [side * 20, -23],
      [side * 12, -34, side * 13.4, -44],
      [side * 15, -52, side * 14, -61],
    ]),
  ])
  return group(
    ...sewn.parts,
    edges(cut, sewn, 1.2, matte(darker(main, 0.2), 0.7)),
    ...lines.map(line => topstitch(body, line, tone, 0.7, 0.2)),
    seamLine(
      body,
      trace([
        [-15, -20],
        [0, -27, 15, -20],
      ]),
      main,
      0.16,
    ),
    topstitch(
      body,
      trace([
        [-15, -20.6],
        [0, -27.6, 15, -20.6],
      ]),
      tone,
      0.7,
      0.2,
    ),
    at(box(4, 1.2, 0.16, 0.1, matte('#e3e6e6', 0.4)), { x: -11, y: -16, z: body.high(-11, -16) + 0.1 }),
  )
}

/** Undershirt laid flat; `thin` has narrow straps. */
export const under = (main: string, thin: boolean): Object3D => {
  const cut: Cut = {
    neck: thin ? 8.6 : 8,
    drop: 14,
    shoulder: [thin ? 11.2 : 13.4, -2.4],
    pit: 24,
    chest: 21.6,
    waist: 20.6,
    hem: 21.4,
    long: 62,
    curve: 0.6,
    inset: 0.8,
  }
  const sewn = topOf({ cut, stuff: cloth(main, thin ? 'jersey' : 'rib'), color: main, relief: flows, creases: 0.5 })
  return group(...sewn.parts, edges(cut, sewn, 1.3, matte(lighter(main, 0.2), 0.95)), hemStitch(cut, sewn, main))
}

/** Three folded undershirts with a band of paper. */
export const underStack = (main: string): Object3D =>
  group(
    ...[0, 1, 2].map(i => {
      const stuff = cloth(i === 1 ? darker(main, 0.06) : main, 'jersey')
      const layer = piece(pad(27 - i * 0.3, 25 - i * 0.2, 2.4), stuff, {
        puff: 3.4,
        soft: 1.8,
        creases: 0.35,
        seed: i + 1,
        z: i * 3.3,
        cell: 0.45,
      })
      const neck = trace(
        [
          [-6.4, 12],
          [0, 3, 6.4, 12],
        ],
        16,
      )
      return group(
        at(
          group(
            layer.mesh,
            ...(i === 2
              ? [
                  piece(
                    [
                      ...neck,
                      ...trace(
                        [
                          [6.4, 12],
                          [0, 12.6, -6.4, 12],
                        ],
                        8,
                      ),
                    ],
                    matte(darker(main, 0.3)),
                    { puff: 0.1, soft: 1, creases: 0, on: layer.high, z: 0.08, cell: 0.4 },
                  ).mesh,
                  bandOn(layer, neck, 1.3, matte(lighter(main, 0.3), 0.95), 0.5, 0.25),
                ]
              : []),
          ),
          { rx: -Math.PI / 2, y: 0 },
        ),
      )
    }),
    at(box(28, 11.8, 8, 0.3, matte('#c98f5f', 0.8)), { y: 5.9, z: 4 }),
    at(box(8, 0.1, 4, 0.05, matte('#f3e6cf')), { y: 11.82, z: 4 }),
  )

/** Quilted gilet with a standing collar. */
export const gilet = (main: string, stripe: boolean): Object3D => {
  const cut: Cut = {
    neck: 8.2,
    drop: 4.6,
    shoulder: [19.4, -4.4],
    pit: 25,
    chest: 25.4,
    waist: 25,
    hem: 25,
    long: 64,
    inset: 1.4,
  }
  const stuff = nylon(main, stripe ? 0.34 : 0.5)
  const trim = matte(darker(main, 0.4), 0.9)
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    relief: stripe ? baffles(8.2, 2, -2) : diamonds(8, 1.1),
    puff: 3,
    creases: 0.2,
  })
  const { body } = sewn
  const collar = standCollar(cut, stuff, 7.4, baffles(4.6, 0.8, -1))
  const pockets = [-1, 1].map(side => {
    const line: Dot[] = [
      [side * 11, -40],
      [side * 14.4, -47],
      [side * 16.4, -54],
    ]
    return group(
      bandOn(body, line, 2.2, trim, 0.4, 0.2),
      topstitch({ high: (x, y) => body.high(x, y) + 0.35 }, line, '#c9c5bb', 0.6, 0.4),
    )
  })
  return group(
    ...sewn.parts,
    collar.mesh,
    frontZip(cut, sewn, 6.2, collar, main),
    ...pockets,
    ...[-1, 1].map(side => bandOn(body, armhole(cut, side), 1.8, trim, 0.9, 0.3)),
    hemBand(cut, sewn, 2, trim),
    ...(stripe
      ? [
          bandOn(
            body,
            [
              [-24.6, -30],
              [-12, -30.6],
              [-2, -30.8],
            ],
            3,
            matte('#eef0e4', 0.3),
            0.3,
            0.3,
          ),
          bandOn(
            body,
            [
              [2, -30.8],
              [12, -30.6],
              [24.6, -30],
            ],
            3,
            matte('#eef0e4', 0.3),
            0.3,
            0.3,
          ),
        ]
      : []),
  )
}
