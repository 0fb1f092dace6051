import type { Object3D } from 'three'
import { knot } from '../../../studio/cloth/trims.ts'
import { gloss, matte, metal } from '../../../studio/materials.ts'
import { at, ball, drum, group, rod } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Arm, type Cut, collarOn, cuffsOf, hemBand, necklineOf, plainSeams, topOf } from '../parts/garment.ts'
import { both, type Dot, pad, trace } from '../parts/outline.ts'
import { piece, type Relief } from '../parts/piece.ts'
import { bandOn, buttonsOn, onto, patch, seamLine, topstitch } from '../parts/sewing.ts'
import { cloth, satin } from '../parts/stuffs.ts'

const flows: Relief = (x, y) =>
  Math.max(0, (-y - 12) / 50) * 0.9 * Math.sin(x * 0.5 + clouds(x / 16 + 9, y / 26 + 9, 2, 64) * 3)

/** Collared shirt; sleeves rolled or long. */
export const shirt = (main: string, silk: boolean): Object3D => {
  const cut: Cut = {
    neck: 7,
    drop: 6.4,
    shoulder: [silk ? 20.5 : 23, -4.6],
    pit: 23,
    chest: silk ? 24 : 27,
    waist: silk ? 22 : 26.4,
    hem: silk ? 24 : 26.6,
    long: silk ? 68 : 74,
    curve: 5,
  }
  const stuff = silk ? satin(main) : cloth(main, 'poplin')
  const arm: Arm = silk ? { long: 56, hang: 1.2, cuff: 11, full: 1.2 } : { long: 34, hang: 1.04, cuff: 14.4, full: 0.8 }
  const sewn = topOf({ cut, stuff, color: main, arm, relief: flows, creases: silk ? 0.55 : 0.5 })
  const { body } = sewn
  const line = (x: number): Dot[] => [
    [x, -8],
    [x, -36],
    [x, -cut.long - 3.6],
  ]
  const pocket = silk
    ? null
    : patch(
        body,
        trace([
          [7, -19],
          [18, -19],
          [18, -29],
          [12.5, -31.4],
          [7, -29],
          [7, -19],
        ]),
        stuff,
        darker(main, 0.3),
      )
  return group(
    ...sewn.parts,
    bandOn(body, line(0), 3.4, stuff, 0.4, 0.12),
    topstitch({ high: (x, y) => body.high(x, y) + 0.3 }, line(1.3), darker(main, 0.28), 0.8, 0.13),
    topstitch({ high: (x, y) => body.high(x, y) + 0.3 }, line(-1.3), darker(main, 0.28), 0.8, 0.13),
    buttonsOn(
      { high: (x, y) => body.high(x, y) + 0.26 },
      [-11, -21, -31, -41, -51, -61].map(y => [0, y] as const),
      silk ? main : '#fbf8f0',
      0.6,
    ),
    ...(pocket ? [pocket.whole] : []),
    collarOn(cut, sewn, stuff, { long: 7.4, spread: 6.4 }).whole,
    plainSeams(cut, sewn, main, 1.6),
    cuffsOf(sewn, silk ? 4.6 : 5.6, stuff, silk ? 1 : 1.8),
    ...sewn.cuffs.map(([a, b]) =>
      silk
        ? buttonsOn({ high: () => 2.4 }, [[a[0] * 0.6 + b[0] * 0.4, a[1] * 0.6 + b[1] * 0.4 + 0.4]], main, 0.5)
        : group(),
    ),
  )
}

/** Folded sweatshirt with its ribs to the front. */
export const foldedSweat = (main: string): Object3D => {
  const stuff = cloth(main, 'jersey')
  const rib = cloth(darker(main, 0.05), 'rib')
  const top = piece(pad(34, 30, 3), stuff, { puff: 2, soft: 2.4, creases: 0.6, z: 5.6, cell: 0.5 })
  const neck: Dot[] = trace(
    [
      [-9, 14.6],
      [0, 3.6, 9, 14.6],
    ],
    18,
  )
  const inside = piece(
    [
      ...neck,
      ...trace(
        [
          [9, 14.6],
          [0, 17, -9, 14.6],
        ],
        12,
      ),
    ],
    matte(darker(main, 0.3)),
    { puff: 0.2, soft: 1, creases: 0, on: top.high, z: 0.1, cell: 0.5 },
  )
  const layers = [0, 1].map(i => {
    const layer = piece(pad(34.6 - i * 0.4, 30.6 - i * 0.4, 3), stuff, {
      puff: 2.6,
      soft: 1.6,
      creases: 0.2,
      z: i * 2.7,
      cell: 0.6,
    })
    return layer.mesh
  })
  return group(
    at(
      group(
        ...layers,
        top.mesh,
        inside.mesh,
        bandOn(top, neck, 2.6, rib, 0.9, 0.4),
        bandOn(
          { high: () => 0.6 },
          trace(
            [
              [-9, 14.6],
              [0, 18, 9, 14.6],
            ],
            14,
          ).map(([x, y]): Dot => [x, y]),
          2.4,
          rib,
          1,
          top.high(0, 8) - 0.4,
        ),
        ...[-1, 1].map(side => {
          const arm = piece(
            trace([
              [side * 16, 12],
              [side * 15.6, -4, side * 3, -11.6],
              [side * 1, -6.4],
              [side * 8, 2, side * 8.4, 12],
              [side * 16, 12],
            ]),
            stuff,
            { puff: 1.3, soft: 2.4, creases: 0.5, on: top.high, z: side > 0 ? 0.5 : 0, cell: 0.5 },
          )
          const ground = { high: (x: number, y: number) => Math.max(arm.high(x, y), top.high(x, y)) + 0.2 }
          return group(
            arm.mesh,
            bandOn(
              ground,
              [
                [side * 3.6, -12.4],
                [side * 1.4, -9],
                [side * -0.6, -5.6],
              ],
              5,
              rib,
              1,
              0.4,
            ),
          )
        }),
        bandOn(
          top,
          [
            [-16.4, -12.6],
            [0, -13],
            [16.4, -12.6],
          ],
          4.6,
          rib,
          0.9,
          0.2,
        ),
      ),
      { rx: -Math.PI / 2 },
    ),
  )
}

/** Hooded sweatshirt, its zip half open. */
export const hoodie = (main: string): Object3D => {
  const cut: Cut = {
    neck: 8.4,
    drop: 26,
    pointed: true,
    shoulder: [23.5, -5],
    pit: 25,
    chest: 28,
    waist: 27.6,
    hem: 25.4,
    long: 66,
  }
  const stuff = cloth(main, 'jersey')
  const rib = cloth(darker(main, 0.08), 'rib')
  const sewn = topOf({ cut, stuff, color: main, arm: { long: 58, hang: 1.2, cuff: 11.4, full: 1 }, creases: 0.55 })
  const { body } = sewn
  const hood = piece(
    both([
      [0, 15.6],
      [8, 15.6, 12.6, 9],
      [16, 2, 13.6, -5.4],
      [9, -8, 6, -12],
      [7.4, -2, 5.6, 4],
      [3, 7.4, 0, 7.6],
    ]),
    stuff,
    { puff: 3.2, soft: 4, creases: 0.5, z: 0.7 },
  )
  const hollow = piece(
    both([
      [0, 9],
      [6, 9, 7, 2],
      [7.6, -6, 0, -14],
    ]),
    matte(darker(main, 0.45)),
    { puff: 0.2, soft: 2, creases: 0, z: 0.2, cell: 0.8 },
  )
  const pocket = (side: number) =>
    patch(
      body,
      trace([
        [side * 2, -42],
        [side * 10, -42],
        [side * 17, -52],
        [side * 17, -60.6],
        [side * 2, -60.6],
        [side * 2, -42],
      ]),
      stuff,
      darker(main, 0.3),
    ).whole
  const open: Dot[] = [
    [0, -26],
    [0, -44],
    [0, -64],
  ]
  const edge = (side: number): Dot[] =>
    trace([
      [side * 8, -1.6],
      [side * 4, -14, 0.2 * side, -26],
    ])
  const cords = [-1, 1].map(side =>
    group(
      rod(
        onto(
          body,
          trace([
            [side * 6, -9],
            [side * 7, -18, side * 6, -27],
          ]),
          1.6,
        ),
        0.42,
        matte('#f4f0e6'),
      ),
      at(drum(0.6, 0.6, 2, metal('#c9ccd2', 0.3), 0.1), { x: side * 6, y: -28.6, z: body.high(side * 6, -27) + 1.6 }),
    ),
  )
  return group(
    ...sewn.parts,
    hollow.mesh,
    hood.mesh,
    ...[-1, 1].map(pocket),
    ...[-1, 1].map(side => bandOn(body, edge(side), 1.8, matte('#8f9298', 0.7), 0.4, 0.4)),
    bandOn(body, open, 2.6, matte('#8f9298', 0.7), 0.4, 0.25),
    topstitch({ high: (x, y) => body.high(x, y) + 0.45 }, open, '#d9d6ce', 0.55, 0.5),
    at(
      group(
        drum(0.9, 0.9, 1, metal('#d5d2cb', 0.3), 0.2),
        at(drum(0.4, 0.4, 4, metal('#d5d2cb', 0.3), 0.1), { y: -4 }),
      ),
      { y: -27, z: body.high(0, -28) + 0.9 },
    ),
    ...cords,
    plainSeams(cut, sewn, main, 6),
    cuffsOf(sewn, 5.4, rib),
    hemBand(cut, sewn, 5.4, rib),
  )
}

/** Stack of folded sweaters. */
export const sweaterStack = (colors: readonly string[]): Object3D =>
  group(
    ...colors.map((color, i) => {
      const stuff = cloth(color, 'knit')
      const layer = piece(pad(33 - i * 0.6, 28 - i * 0.4, 3), stuff, {
        puff: 5.2,
        soft: 2.6,
        creases: 0.5,
        cell: 0.5,
        seed: i + 2,
        z: i * 5,
      })
      const fold = piece(pad(33.4 - i * 0.6, 28.4 - i * 0.4, 3), stuff, {
        puff: 2.6,
        soft: 1.6,
        creases: 0.2,
        cell: 0.6,
        z: i * 5,
      })
      const neck: Dot[] = trace(
        [
          [-8, 13.4],
          [0, 4.4, 8, 13.4],
        ],
        18,
      )
      const last = i === colors.length - 1
      return at(
        group(
          at(
            group(
              fold.mesh,
              layer.mesh,
              ...(last
                ? [
                    piece(
                      [
                        ...neck,
                        ...trace(
                          [
                            [8, 13.4],
                            [0, 15.4, -8, 13.4],
                          ],
                          12,
                        ),
                      ],
                      matte(darker(color, 0.35)),
                      { puff: 0.1, soft: 1, creases: 0, on: layer.high, z: 0.1, cell: 0.5 },
                    ).mesh,
                    bandOn(layer, neck, 2.4, cloth(darker(color, 0.05), 'rib'), 0.9, 0.4),
                    bandOn(
                      layer,
                      trace(
                        [
                          [-8, 13.2],
                          [0, 16, 8, 13.2],
                        ],
                        14,
                      ),
                      2.2,
                      cloth(darker(color, 0.05), 'rib'),
                      0.9,
                      0.3,
                    ),
                  ]
                : []),
            ),
            { rx: -Math.PI / 2 },
          ),
        ),
        { ry: i % 2 ? 0.05 : -0.03, x: i % 2 ? 0.5 : 0 },
      )
    }),
  )

/** Cropped cardigan with pearl buttons. */
export const cardigan = (main: string): Object3D => {
  const cut: Cut = {
    neck: 7.8,
    drop: 16,
    pointed: true,
    shoulder: [20, -4.4],
    pit: 22,
    chest: 23.4,
    waist: 22.4,
    hem: 20.6,
    long: 48,
  }
  const stuff = cloth(main, 'knit')
  const rib = cloth(darker(main, 0.04), 'rib')
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm: { long: 50, hang: 1.16, cuff: 10, full: 1.6 },
    creases: 0.5,
    puff: 2.6,
  })
  const { body } = sewn
  return group(
    ...sewn.parts,
    bandOn(body, necklineOf(cut), 2.8, rib, 0.9, 0.3),
    bandOn(
      { high: () => 0.2 },
      trace(
        [
          [-8, 0.2],
          [0, 3, 8, 0.2],
        ],
        14,
      ),
      2.6,
      rib,
      0.9,
      0,
    ),
    bandOn(
      body,
      [
        [0, -15],
        [0, -30],
        [0, -46],
      ],
      3.4,
      rib,
      0.8,
      0.25,
    ),
    ...[-19, -26, -33, -40].map(y => at(ball(0.95, gloss('#fbf4e8')), { y, z: body.high(0, y) + 1 })),
    hemBand(cut, sewn, 5, rib),
    cuffsOf(sewn, 5, rib),
    plainSeams(cut, sewn, main, 40),
  )
}

/** Flowing blouse with a ribbon at its neck and wide sleeves. */
export const bowBlouse = (main: string): Object3D => {
  const cut: Cut = {
    neck: 6.6,
    drop: 15,
    pointed: true,
    shoulder: [19.6, -4.4],
    pit: 23,
    chest: 25,
    waist: 25,
    hem: 29,
    long: 64,
    curve: 2,
  }
  const stuff = cloth(main, 'satin')
  const sewn = topOf({
    cut,
    stuff,
    color: main,
    arm: { long: 50, hang: 1.08, cuff: 19, full: 3 },
    relief: flows,
    armRelief: (x, y) => 0.7 * Math.sin(Math.abs(x) * 0.9 - y * 0.2),
    creases: 0.5,
  })
  const { body } = sewn
  const silk = satin(darker(main, 0.22))
  const up = { high: (x: number, y: number) => body.high(x, y) + 0.8 }
  const loop = (side: number) =>
    piece(
      trace([
        [side * 0.6, -13.2],
        [side * 5, -12, side * 12.6, -7.4],
        [side * 14.6, -8.6, side * 14, -13],
        [side * 14.6, -19, side * 13.4, -20.4],
        [side * 10, -19.4, side * 5, -15.8],
        [side * 3, -15.2, side * 0.6, -15],
      ]),
      silk,
      { puff: 1.8, soft: 2, creases: 0.4, on: body.high, z: 0.7, cell: 0.4 },
    ).mesh
  return group(
    ...sewn.parts,
    bandOn(body, necklineOf(cut), 2.6, silk, 0.7, 0.4),
    bandOn(
      { high: () => 0.2 },
      trace(
        [
          [-6.8, 0.2],
          [0, 3.6, 6.8, 0.2],
        ],
        14,
      ),
      2.4,
      silk,
      0.8,
      0,
    ),
    loop(1),
    loop(-1),
    bandOn(
      up,
      trace([
        [0.6, -15],
        [4, -24, 3.4, -42],
      ]),
      4,
      silk,
      0.4,
      0.3,
    ),
    bandOn(
      up,
      trace([
        [-0.6, -15],
        [-4.6, -24, -5, -36],
      ]),
      4,
      silk,
      0.4,
      0.2,
    ),
    at(ball(1.6, silk), { y: -14.2, z: body.high(0, -15) + 1.6 }),
    plainSeams(cut, sewn, main, 2),
    cuffsOf(sewn, 1.2, silk, 0.6),
  )
}

/** Blouse with a standing collar, closed aslant by knots. */
export const slantBlouse = (main: string): Object3D => {
  const cut: Cut = {
    neck: 6.6,
    drop: 3.4,
    shoulder: [19.4, -4.4],
    pit: 21,
    chest: 22.6,
    waist: 19.6,
    hem: 23,
    long: 58,
    curve: 1,
  }
  const stuff = cloth(main, 'satin')
  const trim = lighter(main, 0.62)
  const sewn = topOf({ cut, stuff, color: main, arm: { long: 20, hang: 0.86, cuff: 15, full: 0.8 }, creases: 0.45 })
  const { body } = sewn
  const slant = trace([
    [0, -3.4],
    [5, -10, 15.6, -12.6],
    [20, -14, 21.4, -22],
  ])
  const collar = piece(
    both([
      [0, 3],
      [4, 3.2, 6.8, 4.4],
      [7.4, 1, 6.8, -0.6],
      [3, -3.8, 0, -4.2],
    ]),
    stuff,
    { puff: 0.8, soft: 1.4, creases: 0, z: 1.8, cell: 0.4 },
  )
  return group(
    ...sewn.parts,
    collar.mesh,
    rod(
      onto(
        collar,
        trace([
          [-6.8, 4.2],
          [-4, 3.1, 0, 2.9],
          [4, 3.1, 6.8, 4.2],
        ]),
        0.05,
      ),
      0.3,
      matte(trim, 0.6),
    ),
    rod(onto(body, slant, 0.25, 2), 0.34, matte(trim, 0.6)),
    ...(
      [
        [1.2, -4.6, -0.7],
        [9, -10.8, -0.4],
        [16, -12.8, -0.5],
        [21, -21, -1.2],
      ] as const
    ).map(([x, y, turn]) => at(knot(trim), { x, y, z: Math.max(body.high(x, y), 1.6) + 0.6, rz: turn, s: 1.15 })),
    cuffsOf(sewn, 1, matte(trim, 0.6), 0.7),
    plainSeams(cut, sewn, main, 1.6),
    seamLine(
      body,
      [
        [-21.6, -34],
        [-21.8, -46],
      ],
      main,
      0.16,
    ),
  )
}

/** Camisole: thin straps, V neckline; lace when `lace`. */
export const camisole = (main: string, lace: boolean): Object3D => {
  const stuff = lace ? satin(main) : cloth(main, 'jersey')
  const dots = both([
    [0, -12],
    [6, -8, 11, -2.4],
    [13, -5, 18.6, -13],
    [17, -24, 17.6, -32],
    [19, -42, 19.4, -54],
    [9, -55.6, 0, -55.6],
  ])
  const front = piece(dots, stuff, { puff: 2.2, soft: 5, creases: 0.5, z: 0.4, relief: flows })
  const back = piece(
    both([
      [0, -13.4],
      [10, -13.4, 18.4, -13.4],
      [18, -20, 17.6, -32],
      [9, -32, 0, -32],
    ]),
    matte(darker(main, 0.4)),
    { puff: 0.2, soft: 3, creases: 0, z: -0.3, cell: 1 },
  )
  const trim = lace ? '#2c2422' : darker(main, 0.06)
  const edge: Dot[] = trace([
    [-18.4, -13],
    [-13, -5, -11, -2.4],
    [-6, -8, 0, -12],
    [6, -8, 11, -2.4],
    [13, -5, 18.4, -13],
  ])
  const scallops = lace
    ? edge
        .filter((_, i) => i % 3 === 1)
        .map(([x, y]) =>
          at(drum(1.7, 1.7, 0.25, matte(trim, 0.8), 0.1), {
            x,
            y: y - 1.3,
            z: front.high(x, y - 2) + 0.15,
            rx: Math.PI / 2,
          }),
        )
    : []
  return group(
    back.mesh,
    front.mesh,
    ...scallops,
    bandOn(front, edge, lace ? 2 : 0.9, matte(trim, 0.8), 0.3, 0.2),
    ...[-1, 1].map(side =>
      bandOn(
        { high: () => 0.4 },
        trace([
          [side * 11, -2.6],
          [side * 10.6, 6, side * 6.4, 14],
        ]),
        0.8,
        matte(trim, 0.7),
        0.35,
        0.2,
      ),
    ),
    ...[-1, 1].map(side =>
      bandOn(
        { high: () => -0.6 },
        trace([
          [side * 6.4, 14],
          [side * 8.4, 2, side * 11.4, -13],
        ]),
        0.8,
        matte(darker(trim, 0.2), 0.7),
        0.3,
        0,
      ),
    ),
    topstitch(
      front,
      [
        [-18.8, -52.4],
        [0, -54],
        [18.8, -52.4],
      ],
      darker(main, 0.3),
      0.8,
      0.14,
    ),
    ...(lace
      ? [
          bandOn(
            front,
            [
              [-19, -53],
              [0, -54.6],
              [19, -53],
            ],
            2.4,
            matte(trim, 0.8),
            0.3,
            0.2,
          ),
        ]
      : []),
  )
}
