import type { Object3D } from 'three'
import { matte, metal } from '../materials.ts'
import { at, box, group, ring, rod, slab } from '../shapes.ts'
import { darker } from '../tones.ts'
import { type Fabric, fabric } from './fabric.ts'
import { type Edge, type Panel, panel } from './panel.ts'
import { band, buttons, knot, seam } from './trims.ts'

/** A dress in centimetres, seen from the front; the neck points are at y = 0. */
export interface Dress {
  readonly cloth: Fabric
  readonly long?: number
  readonly button?: string
}

const inside = (color: string, wide: number, deep: number): Object3D =>
  at(
    slab(
      [
        [-wide * 0.94, -0.9],
        [-wide * 0.5, -1.8],
        [wide * 0.5, -1.8],
        [wide * 0.94, -0.9],
        [wide * 0.7, -deep],
        [-wide * 0.7, -deep],
      ],
      0.3,
      0.05,
      matte(darker(color, 0.36)),
    ),
    { z: 0.2 },
  )

const sides = (points: Edge): { left: Edge; right: Edge } => ({
  left: points.map(([x, y]) => [-x, y] as const),
  right: points,
})

/** Edge of a panel as a thin sewn line at a share of its length. */
const hemLine = (piece: Panel, color: string, t = 0.975): Object3D => seam(piece, [0.02, t], [0.98, t], color, 0.16)

function arm(
  sign: number,
  stuff: ReturnType<typeof fabric>,
  outer: Edge,
  inner: Edge,
  puff = 1.8,
  folds?: { count: number; deep: number },
): Panel {
  const mirror = (edge: Edge): Edge => edge.map(([x, y]) => [x * sign, y] as const)
  const [a, b] = [mirror(outer), mirror(inner)]
  return panel(
    {
      ...(sign < 0 ? { left: a, right: b } : { left: b, right: a }),
      puff,
      creases: 0.5,
      z: 0.1,
      seed: sign + 6,
      ...(folds ? { folds: { ...folds, from: 0 } } : {}),
    },
    stuff,
  )
}

/** Bodice and skirt, sewn at the waist. */
function sewn(
  cloth: Fabric,
  bodice: Edge,
  skirt: Edge,
  options: { dip: number; folds: number; deep: number; hem?: number; gather?: number; puff?: number },
): { parts: Object3D[]; upper: Panel; lower: Panel } {
  const stuff = fabric(cloth)
  const upper = panel(
    {
      ...sides(bodice),
      puff: options.puff ?? 2.4,
      creases: 0.3,
      dip: options.dip,
      z: 0.6,
      folds: { count: 2, deep: 0.8, from: 0.4 },
    },
    stuff,
  )
  const lower = panel(
    {
      ...sides(skirt),
      puff: 2.2,
      creases: 0.2,
      hem: options.hem ?? 1.4,
      z: 0.4,
      folds: { count: options.folds, deep: options.deep, from: -0.1, spread: 3 },
    },
    stuff,
  )
  return { parts: [lower.mesh, upper.mesh], upper, lower }
}

/** Collared dress, buttoned down the front, with a belt. `loose` hangs straight. */
export function shirtDress({ cloth, long = 118, button = '#f4efe2' }: Dress, loose = false): Object3D {
  const waist = loose ? 23 : 16.5
  const { parts, upper, lower } = sewn(
    cloth,
    [
      [7.4, 0.4],
      [13, -1.8],
      [19.5, -5],
      [21.6, -18],
      [20, -30],
      [waist, -43],
    ],
    [
      [waist, -42.4],
      [waist + 4, -56],
      [waist + (loose ? 5 : 9), -82],
      [waist + (loose ? 6 : 12), -long],
    ],
    { dip: 7, folds: loose ? 4 : 7, deep: loose ? 1.8 : 3.2 },
  )
  const stuff = fabric(cloth)
  const sleeve: [Edge, Edge] = loose
    ? [
        [
          [19, -4.6],
          [29, -18],
          [35, -34],
        ],
        [
          [21.2, -20],
          [24, -28],
          [27, -38],
        ],
      ]
    : [
        [
          [19, -4.6],
          [28, -24],
          [33, -48],
          [34.4, -58],
        ],
        [
          [21.2, -20],
          [24, -34],
          [27, -48],
          [28.6, -59],
        ],
      ]
  const collar = (sign: number) =>
    panel(
      {
        left:
          sign < 0
            ? [
                [-8.4, 1.6],
                [-9, -4],
                [-8.2, -8.6],
              ]
            : [
                [0.6, -5.4],
                [2, -8],
                [3.6, -10.4],
              ],
        right:
          sign < 0
            ? [
                [-0.6, -5.4],
                [-2, -8],
                [-3.6, -10.4],
              ]
            : [
                [8.4, 1.6],
                [9, -4],
                [8.2, -8.6],
              ],
        puff: 0.8,
        creases: 0.1,
        z: 2.8,
      },
      stuff,
    ).mesh
  const cuffs = [-1, 1].flatMap(sign => {
    const piece = arm(sign, stuff, ...sleeve)
    const rim = [0, 0.33, 0.66, 1].map((u): [number, number, number] => piece.place(u, 1).toArray())
    return [piece.mesh, band(rim, 2, fabric({ ...cloth, color: darker(cloth.color, 0.04) }))]
  })
  const belt = loose
    ? []
    : [
        at(box(36, 3.4, 1.2, 0.5, matte(darker(cloth.color, 0.22))), { y: -42.6, z: 3.6 }),
        at(ring(2.2, 0.34, metal('#c9a35a')), { y: -42.6, z: 4.6 }),
        rod(
          [
            [1.5, -43, 4.4],
            [5, -52, 4.8],
            [6, -62, 4.6],
          ],
          0.9,
          matte(darker(cloth.color, 0.22)),
        ),
      ]
  return group(
    inside(cloth.color, 8, 7),
    ...cuffs,
    ...parts,
    seam(upper, [0.535, 0.14], [0.535, 1], cloth.color),
    seam(lower, [0.535, 0], [0.535, 0.98], cloth.color),
    buttons(upper, 0.5, 0.2, 0.88, 4, button, 0.75),
    buttons(lower, 0.5, 0.1, 0.78, 5, button, 0.75),
    ...belt,
    collar(-1),
    collar(1),
    hemLine(lower, cloth.color),
  )
}

/** Slip dress: thin straps, V neck, falls from the bias. */
export function slipDress({ cloth, long = 122 }: Dress): Object3D {
  const stuff = fabric(cloth)
  const body = panel(
    {
      ...sides([
        [10.4, -20],
        [17.4, -30],
        [15.4, -44],
        [18.4, -66],
        [22, -92],
        [26.5, -long],
      ]),
      puff: 3,
      creases: 0.75,
      dip: -0.5,
      hem: 2.4,
      z: 0.6,
      folds: { count: 4.4, deep: 3.4, from: 0.12, spread: 4 },
    },
    stuff,
  )
  const cup = (sign: number) =>
    panel(
      {
        left:
          sign < 0
            ? [
                [-11.4, -11],
                [-13.4, -17],
                [-17, -30],
              ]
            : [
                [10.2, -11],
                [4.6, -18],
                [0.2, -26],
              ],
        right:
          sign < 0
            ? [
                [-10.2, -11],
                [-4.6, -18],
                [-0.2, -26],
              ]
            : [
                [11.4, -11],
                [13.4, -17],
                [17, -30],
              ],
        puff: 2.6,
        creases: 0.4,
        z: 1.6,
        seed: sign + 3,
      },
      stuff,
    ).mesh
  return group(
    ...[-1, 1].map(sign =>
      rod(
        [
          [sign * 10.8, -11.4, 2],
          [sign * 9.6, -4, 1],
          [sign * 7.4, 0, 0],
        ],
        0.24,
        matte(darker(cloth.color, 0.1), 0.5),
      ),
    ),
    at(inside(cloth.color, 10.4, 9), { y: -16.5, z: 0.4 }),
    body.mesh,
    cup(-1),
    cup(1),
    hemLine(body, cloth.color),
  )
}

/** Tea dress: square or V neck, puffed sleeves, gathered waist, wide skirt. */
export function teaDress({ cloth, long = 112 }: Dress, maxi = false): Object3D {
  const end = maxi ? long + 16 : long
  const { parts, lower } = sewn(
    cloth,
    [
      [11, -2.6],
      [14, -3],
      [18.6, -6],
      [20, -17],
      [18.4, -28],
      [14.4, -38],
    ],
    [
      [14.4, -37.4],
      [22, -52],
      [maxi ? 36 : 30, -80],
      [maxi ? 47 : 37, -end],
    ],
    { dip: maxi ? 13 : 9, folds: 9, deep: 5, hem: 3 },
  )
  const stuff = fabric(cloth)
  const puffs = [-1, 1].map(sign =>
    arm(
      sign,
      stuff,
      [
        [17.6, -4.6],
        [30, -8.6],
        [33, -20],
        [28.6, -27],
      ],
      [
        [19.8, -17],
        [21.4, -21],
        [22.6, -24],
        [22.6, -27.6],
      ],
      5.4,
      { count: 4, deep: 1.6 },
    ),
  )
  return group(
    inside(cloth.color, 11.4, 10),
    ...puffs.flatMap(piece => [
      piece.mesh,
      band(
        [0, 0.3, 0.7, 1].map((u): [number, number, number] => piece.place(u, 1).toArray()),
        0.9,
        stuff,
      ),
    ]),
    ...parts,
    band(
      [
        [-14.6, -38, 2.4],
        [-7, -38.6, 4.6],
        [0, -38.8, 5.2],
        [7, -38.6, 4.6],
        [14.6, -38, 2.4],
      ],
      1,
      fabric({ ...cloth, pattern: 'plain', color: darker(cloth.color, 0.12) }),
    ),
    hemLine(lower, cloth.color),
  )
}

/** Ribbed knit dress with long sleeves, or a hooded sweatshirt dress. */
export function knitDress({ cloth, long = 104 }: Dress, hood = false): Object3D {
  const stuff = fabric(cloth)
  const w = hood ? 1.28 : 1
  const body = panel(
    {
      ...sides([
        [8.4, 0.4],
        [13, -1.8],
        [19 * w, -5.4],
        [20 * w, -18],
        [hood ? 25 : 16, -42],
        [hood ? 26 : 19.6, -64],
        [hood ? 26 : 18.4, -(hood ? 84 : long)],
      ]),
      puff: 3,
      creases: hood ? 0.6 : 0.26,
      dip: hood ? 4 : 6,
      hem: 0.6,
      z: 0.6,
      folds: { count: 2.4, deep: 1.2, from: 0.3 },
    },
    stuff,
  )
  const sleeves = [-1, 1].map(sign =>
    arm(
      sign,
      stuff,
      [
        [18.4 * w, -5],
        [27 * w, -24],
        [31 * w, -48],
        [31.4 * w, -58],
      ],
      [
        [19.8 * w, -20],
        [22.6 * w, -34],
        [25 * w, -48],
        [26.2 * w, -59],
      ],
    ),
  )
  const rib = fabric({ color: darker(cloth.color, 0.08), weave: 'jersey' })
  const neck = Array.from({ length: 13 }, (_, i): [number, number, number] => {
    const { x, y, z } = body.place(i / 12, 0, 0.4)
    return [x, y, z]
  })
  const hem = Array.from({ length: 9 }, (_, i): [number, number, number] => body.place(i / 8, 1).toArray())
  const cap = hood ? hoodOf(cloth) : []
  return group(
    ...(hood ? [] : [inside(cloth.color, 9, 7)]),
    ...sleeves.flatMap(piece => [
      piece.mesh,
      band(
        [0, 0.3, 0.7, 1].map((u): [number, number, number] => piece.place(u, 1).toArray()),
        1.8,
        rib,
      ),
    ]),
    body.mesh,
    band(neck, hood ? 0.6 : 1.4, rib),
    band(hem, hood ? 2 : 1.1, rib),
    ...cap,
  )
}

/** Hood, cords and a pouch pocket. */
function hoodOf(cloth: Fabric): Object3D[] {
  const stuff = fabric(cloth)
  return [
    panel(
      {
        left: [
          [-6, 15],
          [-12, 8],
          [-11.4, -4],
        ],
        right: [
          [6, 15],
          [12, 8],
          [11.4, -4],
        ],
        puff: 4.6,
        creases: 0.5,
        z: -0.4,
        dip: -1.5,
      },
      stuff,
    ).mesh,
    at(
      slab(
        [
          [-8, -3, 4],
          [8, -3, 4],
          [7.4, 9, 6],
          [-7.4, 9, 6],
        ],
        0.6,
        0.2,
        matte(darker(cloth.color, 0.32)),
      ),
      { z: 4.2 },
    ),
    ...[-1, 1].map(sign =>
      rod(
        [
          [sign * 3.4, -5.4, 5],
          [sign * 4, -12, 5.4],
          [sign * 3.8, -18, 5],
        ],
        0.34,
        matte('#f3eee4'),
      ),
    ),
    panel(
      {
        left: [
          [-11, -44],
          [-14, -52],
          [-14, -60],
        ],
        right: [
          [11, -44],
          [14, -52],
          [14, -60],
        ],
        puff: 1.4,
        creases: 0.2,
        z: 3.8,
      },
      stuff,
    ).mesh,
  ]
}

/** Qipao: stand collar, slanted closure with knots, side slits. */
export function qipao({ cloth, long = 112 }: Dress, trim: string): Object3D {
  const stuff = fabric(cloth)
  const body = panel(
    {
      ...sides([
        [7, 0.4],
        [12, -2],
        [18.4, -5.6],
        [19.4, -18],
        [16, -40],
        [19.8, -60],
        [18.6, -84],
        [16.4, -long],
      ]),
      puff: 3.2,
      creases: 0.24,
      dip: 3,
      hem: 0.6,
      z: 0.6,
      folds: { count: 2, deep: 0.9, from: 0.5 },
    },
    stuff,
  )
  const behind = panel(
    {
      ...sides([
        [16, -40],
        [20.6, -60],
        [20.8, -84],
        [19.6, -long],
      ]),
      puff: 1,
      creases: 0.2,
      z: -0.6,
    },
    fabric({ ...cloth, color: darker(cloth.color, 0.16), pattern: 'plain' }),
  )
  const sleeves = [-1, 1].map(sign =>
    arm(
      sign,
      stuff,
      [
        [17.8, -5.2],
        [25, -11],
        [29, -21],
      ],
      [
        [19, -18],
        [20.6, -21],
        [22.4, -25],
      ],
      1.5,
    ),
  )
  const slant = [
    [0.5, 0.035],
    [0.6, 0.075],
    [0.74, 0.105],
    [0.88, 0.15],
    [0.97, 0.2],
  ].map(([u = 0, t = 0]): [number, number, number] => body.place(u, t, 0.2).toArray())
  const places = [
    [0.52, 0.035],
    [0.7, 0.098],
    [0.9, 0.16],
  ] as const
  const edge = (side: number) =>
    [0.52, 0.66, 0.82, 0.98].map((t): [number, number, number] => body.place(side, t, 0.1).toArray())
  return group(
    behind.mesh,
    ...sleeves.flatMap(piece => [
      piece.mesh,
      band(
        [0, 0.5, 1].map((u): [number, number, number] => piece.place(u, 1).toArray()),
        0.5,
        matte(trim, 0.5),
      ),
    ]),
    body.mesh,
    panel(
      {
        left: [
          [-6.2, 5],
          [-7, 2.6],
          [-7.6, 0.2],
        ],
        right: [
          [6.2, 5],
          [7, 2.6],
          [7.6, 0.2],
        ],
        puff: 2,
        creases: 0.05,
        z: 1.2,
        dip: 1,
      },
      stuff,
    ).mesh,
    rod(
      [
        [-6.2, 5, 1.6],
        [-3, 4.4, 2.8],
        [0, 4, 3.2],
        [3, 4.4, 2.8],
        [6.2, 5, 1.6],
      ],
      0.34,
      matte(trim, 0.5),
    ),
    rod(slant, 0.34, matte(trim, 0.5)),
    ...places.map(([u, t]) => {
      const spot = body.place(u, t, 1.3)
      return at(knot(trim), { x: spot.x, y: spot.y, z: spot.z, rz: -0.35 })
    }),
    ...[0.01, 0.99].map(side => rod(edge(side), 0.2, matte(trim, 0.5))),
  )
}
