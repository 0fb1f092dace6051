import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { cushion } from '../../../studio/cloth/upholstery.ts'
import { anodised, cloth, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, placed, ring, rod, turned } from '../../../studio/shapes.ts'
import { once } from '../../../studio/surfaces/painted.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { shaped, strut, surface } from '../../home/parts/shape.ts'
import { ribs } from '../parts/flasks.ts'

type Spot = [x: number, y: number, z: number]

const cork = (): Material =>
  new MeshPhysicalMaterial({
    map: once('fishing-cork', 256, 256, (pen, w, h) => {
      pen.fillStyle = '#d3aa76'
      pen.fillRect(0, 0, w, h)
      for (let i = 0; i < 320; i += 1) {
        pen.fillStyle = i % 3 ? 'rgba(110,70,34,0.4)' : 'rgba(245,216,170,0.5)'
        pen.fillRect(noise(i) * w, noise(i + 700) * h, 3 + noise(i + 20) * 9, 2 + noise(i + 44) * 4)
      }
    }),
    roughness: 0.85,
  })

/** How a rod is made. */
export interface Rod {
  readonly long?: number
  readonly butt?: number
  readonly tip?: number
  readonly guides?: number
  readonly telescopic?: number
  /** Reel at its seat, in this colour. */
  readonly reel?: string
  readonly reelSize?: number
}

/** Rod along +x from its butt at 0, its axis on y = 0. */
export function fishingRod(
  color: string,
  { long = 120, butt = 1.3, tip = 0.28, guides = 0, telescopic = 0, reel, reelSize = 0.98 }: Rod = {},
): Object3D {
  const blank = gloss(color)
  const r = (x: number) => butt * 0.8 + (tip - butt * 0.8) * ((x - 30) / (long - 30))
  const parts: Object3D[] = [
    strut([0, 0, 0], [1.4, 0, 0], butt * 1.25, rubber('#26272a'), butt * 1.25),
    strut([1.4, 0, 0], [15, 0, 0], butt * 1.08, cork(), butt * 1.16),
    strut([15, 0, 0], [24, 0, 0], butt, reel ? plastic('#2a2c30') : cork(), butt),
    strut([24, 0, 0], [30, 0, 0], butt * 1.1, cork(), butt * 0.9),
    ...[15, 24, 30].map(x => strut([x - 0.3, 0, 0], [x + 0.4, 0, 0], butt * 1.2, metal('#d3b06a', 0.28), butt * 1.2)),
  ]
  if (telescopic > 0) {
    const step = (long - 30) / telescopic
    for (let i = 0; i < telescopic; i += 1) {
      const [a, b] = [30 + i * step, 30 + (i + 1) * step]
      const stuff = i % 2 ? gloss(blend(color, '#17181b', 0.35)) : blank
      parts.push(strut([a, 0, 0], [b, 0, 0], r(a) * (1 - i * 0.02), stuff, r(b) * (1 - i * 0.02)))
      parts.push(strut([b - 1.4, 0, 0], [b, 0, 0], r(b) * 1.12 + 0.06, metal('#c9ccd2', 0.28), r(b) * 1.12 + 0.06))
    }
    parts.push(at(ring(0.4, 0.12, matte('#c8392e')), { x: long + 0.3 }))
  } else parts.push(strut([30, 0, 0], [long, 0, 0], r(30), blank, tip))
  for (let i = 0; i < guides; i += 1) {
    const x = 44 + ((long - 46) * (i / (guides - 1))) ** 1
    const g = 1.9 - (1.3 * i) / (guides - 1)
    parts.push(
      at(ring(g, 0.16, metal('#b9bcc2', 0.26)), { x, y: -r(x) - g - 0.4, ry: Math.PI / 2 }),
      strut([x - 1.6, -r(x), 0], [x, -r(x) - 0.6, 0], 0.16, metal('#8f949b', 0.3)),
      strut([x - 2, 0, 0], [x + 0.8, 0, 0], r(x) * 1.14, gloss(darker(color, 0.5)), r(x) * 1.12),
    )
  }
  if (reel) parts.push(placed(spinning(reel), { x: 19, y: -10.3 * reelSize - butt * 0.6 + 0.6, s: reelSize }))
  return group(...parts)
}

/** Spinning reel, 12 cm: spool towards +x, foot above, crank towards +z. `bare` is machined metal. */
export function spinning(color: string, line = '#3f7fc0', bare = false): Object3D {
  const shell = bare ? anodised(color) : plastic(color, 0.36)
  const dark = plastic('#232529', 0.4)
  const steel = metal('#d5d8dc', 0.2)
  const turnedX = (points: readonly (readonly [number, number, number?])[], stuff: Material): Object3D =>
    at(turned(points, stuff), { rz: -Math.PI / 2 })
  const knobs = group(
    strut([0, 0, 2], [0, 0, 4.6], 0.5, steel),
    placed(box(1.3, 6.2, 0.7, 0.3, bare ? anodised(color) : steel), { y: -2.4, z: 4.8, rz: 0 }),
    strut([0, -5, 4.9], [0, -5, 6], 0.3, steel),
    placed(drum(1.2, 1, 2.6, rubber('#2a2c30'), 0.6), { y: -5, z: 5.8, rx: Math.PI / 2 }),
  )
  return group(
    at(
      group(
        turnedX(
          [
            [0, 0],
            [2.2, 0, 0.3],
            [2.75, 0.6, 0.3],
            [2.75, 1.5, 0.2],
            [2.2, 1.7],
          ],
          shell,
        ),
        turnedX(
          [
            [2.3, 1.6],
            [2.45, 2.6],
            [2.35, 3.8],
            [2.3, 4],
          ],
          matte(line, 0.6),
        ),
        ...Array.from({ length: 9 }, (_, i) =>
          at(ring(2.42, 0.07, matte(lighter(line, 0.15), 0.6)), { x: 1.8 + i * 0.26, ry: Math.PI / 2 }),
        ),
        turnedX(
          [
            [2.2, 3.9],
            [2.75, 4, 0.15],
            [2.75, 4.6, 0.3],
            [1.6, 5.2, 0.3],
            [1.5, 5.4],
          ],
          steel,
        ),
        turnedX(
          [
            [0, 5.2],
            [1.5, 5.2, 0.2],
            [1.3, 6.4, 0.5],
            [0, 6.5],
          ],
          dark,
        ),
        at(ribsX(1.44, 5.5, 0.8, dark), {}),
      ),
      { x: 1, y: 4 },
    ),
    at(
      group(
        turnedX(
          [
            [0, 0],
            [2.4, 0, 0.5],
            [2.9, 1, 0.5],
            [2.9, 2.6, 0.3],
            [0, 2.6],
          ],
          dark,
        ),
        ...[-1, 1].map(s => at(box(4.6, 1.1, 1.9, 0.5, shell), { x: 3, y: s * 2.9 })),
        rod(
          [
            [5, -2.9, 0],
            [5.9, -2.4, 1.6],
            [6.4, 0, 3],
            [6.2, 1.8, 2.6],
            [5.2, 2.9, 0.6],
          ],
          0.17,
          steel,
        ),
        placed(drum(0.5, 0.5, 0.8, steel, 0.2), { x: 5, y: 2.5, z: 0.2 }),
      ),
      { x: -1.6, y: 4 },
    ),
    at(
      shaped(ball(1, shell), (x, y, z) => [x * 3.6, y * 2.9, z * (1.9 - Math.max(0, x) * 0.3)]),
      { x: -4, y: 4.2 },
    ),
    placed(drum(1.9, 1.9, 0.6, bare ? steel : dark, 0.2), { x: -4, y: 4.2, z: 1.6, rx: Math.PI / 2 }),
    ...(bare
      ? [0, 1, 2, 3, 4, 5].map(i =>
          placed(drum(0.34, 0.34, 0.3, matte('#1d1e20'), 0), {
            x: -4 + Math.cos(i * 1.047) * 1.25,
            y: 4.2 + Math.sin(i * 1.047) * 1.25,
            z: 2.1,
            rx: Math.PI / 2,
          }),
        )
      : [placed(ring(1.2, 0.14, shell), { x: -4, y: 4.2, z: 2.24 })]),
    at(knobs, { x: -4, y: 4.2 }),
    rod(
      [
        [-4.4, 6.4, 0],
        [-3.4, 7.6, 0],
        [-1.6, 8.8, 0],
        [-1, 10, 0],
      ],
      0.62,
      shell,
    ),
    at(box(8.4, 0.5, 1.7, 0.25, shell), { x: -1, y: 10.2 }),
  )
}

const ribsX = (r: number, x: number, long: number, stuff: Material): Object3D =>
  placed(ribs(r, 0, long, 16, stuff, 0.14), { x, rz: -Math.PI / 2 })

/** Fish-shaped lure along x, 7 cm, hooks below. */
export function lure(tone: string, belly = '#f1ede0', hooks = true): Object3D {
  const body = (stuff: Material, low: boolean) =>
    shaped(ball(1, stuff), (x, y, z) => {
      const thin = 1 - Math.max(0, -x) * 0.5
      return [x * 3.4, (low ? Math.min(y, -0.1) : Math.max(y, -0.12)) * 1.05 * thin, z * 0.68 * thin]
    })
  const shine = (color: string) =>
    new MeshPhysicalMaterial({ color, roughness: 0.22, metalness: 0.25, clearcoat: 1, clearcoatRoughness: 0.05 })
  const hook = (x: number) =>
    group(
      ...[0, 1, 2].map(i =>
        placed(
          rod(
            [
              [0, 0, 0],
              [0, -1.1, 0],
              [0.25, -1.5, 0],
              [0.6, -1.2, 0],
              [0.62, -0.8, 0],
            ],
            0.07,
            metal('#8f949b', 0.3),
          ),
          { x, y: -0.9, ry: i * 2.094 },
        ),
      ),
    )
  return group(
    body(shine(tone), false),
    body(shine(belly), true),
    ...[-1, 1].flatMap(s => [
      placed(ball(0.3, gloss('#f7f2dc')), { x: 2.4, y: 0.22, z: s * 0.42 }),
      placed(ball(0.15, gloss('#15161a')), { x: 2.46, y: 0.24, z: s * 0.62 }),
    ]),
    placed(box(1.5, 0.12, 1, 0.05, clear('#eef4f6', 0.6)), { x: 3.5, y: -0.6, rz: -0.6 }),
    placed(ring(0.2, 0.06, metal('#b9bcc2')), { x: -3.5 }),
    ...(hooks ? [hook(1), hook(-2)] : []),
  )
}

/** Colours of a set of lures. */
const TONES = ['#c8392e', '#2f8f8b', '#dd9030', '#5f8f3f', '#3164bb', '#d8788b', '#c9ccd2', '#7c7f49', '#f0bf3c']

/** Open box of lures: cells, a clear lid leaning back, one lure in front. */
export function lureBox(): Object3D {
  const [w, d] = [35, 22]
  const wall = plastic('#e9ecee', 0.3)
  return group(
    at(box(w, 0.5, d, 0.2, plastic('#dfe4e6', 0.4)), { y: 0.3 }),
    ...[-1, 1].flatMap(s => [
      at(box(w, 4, 0.5, 0.2, wall), { y: 2, z: (s * d) / 2 }),
      at(box(0.5, 4, d, 0.2, wall), { y: 2, x: (s * w) / 2 }),
    ]),
    ...[-1, 1].map(i => at(box(w, 3.4, 0.3, 0.1, wall), { y: 1.9, z: (i * d) / 6 })),
    ...[-1.5, -0.5, 0.5, 1.5]
      .slice(0, 3)
      .map((_, i) => at(box(0.3, 3.4, d, 0.1, wall), { y: 1.9, x: (i - 1) * (w / 4) })),
    ...Array.from({ length: 12 }, (_, i) => {
      const [c, r] = [i % 4, Math.floor(i / 4)]
      const [x, z] = [(c - 1.5) * (w / 4), (r - 1) * (d / 3)]
      return group(
        placed(lure(TONES[i % 9] ?? '#c8392e', i % 2 ? '#f1ede0' : '#d9e2c0', false), {
          x,
          y: 1.6,
          z: z - 1.6,
          rx: -0.9,
          ry: (i % 2) * 0.12,
        }),
        placed(lure(TONES[(i + 4) % 9] ?? '#c8392e', '#f1ede0', false), { x, y: 2.2, z: z + 1.5, rx: -0.9, ry: -0.1 }),
      )
    }),
    placed(box(w, d, 0.5, 0.2, clear('#e6eef2', 0.5)), { y: 12.6, z: -d / 2 - 5.4, rx: -0.45 }),
    ...[-1, 1].map(s => placed(box(0.6, d, 1, 0.2, wall), { x: (s * w) / 2, y: 12.6, z: -d / 2 - 5.4, rx: -0.45 })),
    placed(box(w, 0.6, 1, 0.2, wall), { y: 22.2, z: -d / 2 - 10, rx: -0.45 }),
    ...[-9, 9].map(x => at(box(4, 2.4, 0.8, 0.3, plastic('#2f8f8b')), { x, y: 3, z: d / 2 + 0.5 })),
    placed(lure('#c8392e'), { x: -3, y: 2.4, z: d / 2 + 6.4, ry: 0.3, rx: 0.12, s: 1.25 }),
    placed(lure('#3164bb', '#e9ecee'), { x: 9, y: 2.4, z: d / 2 + 5, ry: -0.4, rx: 0.12, s: 1.15 }),
  )
}

/** Seat box: padded lid, side clips, two trays drawn out in front, legs with round feet. */
export function seatBox(color: string): Object3D {
  const shell = plastic(color, 0.55)
  const dark = plastic('#2b2d31', 0.5)
  const tray = (y: number, out: number) =>
    group(
      at(box(38, 4.6, 26, 0.8, plastic(lighter(color, 0.16), 0.55)), { y, z: out }),
      at(box(36, 1, 24, 0.4, plastic(darker(color, 0.35), 0.6)), { y: y + 2, z: out }),
      ...[-12, 0, 12].map(x =>
        at(box(0.5, 2.4, 24, 0.1, plastic(lighter(color, 0.3), 0.55)), { x, y: y + 1.6, z: out }),
      ),
      at(box(12, 1.4, 1.4, 0.6, dark), { y: y + 0.2, z: out + 13.4 }),
      ...Array.from({ length: 4 }, (_, i) =>
        placed(lure(TONES[(i * 2 + Math.round(y)) % 9] ?? '#c8392e', '#f1ede0', false), {
          x: -17 + i * 11.4,
          y: y + 2.8,
          z: out + 7,
          rx: -1.2,
          ry: 0.5,
        }),
      ),
    )
  return group(
    at(box(44, 26, 30, 1.8, shell), { y: 22 }),
    ...[12, 18, 24].map(y => at(box(44.6, 0.5, 30.6, 0.2, plastic(darker(color, 0.25), 0.6)), { y })),
    tray(27.6, 9),
    tray(20.4, 3.4),
    at(box(46, 5, 32, 1.6, plastic(darker(color, 0.2), 0.55)), { y: 36.6 }),
    at(cushion(43, 6, 29, fabric({ color: '#3b3e42', weave: 'canvas' }), { swell: 1.4, soft: 0.3, round: 2.6 }), {
      y: 41,
    }),
    ...[-1, 1].flatMap(s => [
      at(box(1.4, 7, 6, 0.5, dark), { x: s * 22.9, y: 33 }),
      rod(
        [
          [s * 22.4, 30, -8],
          [s * 27, 29, -7],
          [s * 27.6, 28, 0],
          [s * 27, 29, 7],
          [s * 22.4, 30, 8],
        ],
        0.9,
        dark,
      ),
      ...[-1, 1].flatMap(z => [
        at(drum(1.3, 1.3, 30, metal('#aeb1b6', 0.34), 0.2), { x: s * 20.4, y: 1.6, z: z * 16.4 }),
        at(box(4, 4.4, 3.4, 0.8, dark), { x: s * 20.4, y: 17, z: z * 16 }),
        placed(drum(0.9, 0.9, 2.6, plastic('#d98a3f'), 0.3), { x: s * 22, y: 17, z: z * 16.4, rz: -s * (Math.PI / 2) }),
        at(drum(2.6, 4.2, 1.8, rubber('#26272a'), 0.6), { x: s * 20.4, z: z * 16.4 }),
      ]),
    ]),
  )
}

/** Light box with stepped trays open to both sides, lures in rows. */
export function steppedBox(color: string): Object3D {
  const shell = plastic(color, 0.5)
  const tray = (side: number, level: number) => {
    const [y, x] = [17 + level * 5.6, side * (6 + level * 8.4)]
    return group(
      at(box(14, 0.7, 34, 0.3, plastic('#aeb6ba', 0.5)), { x, y }),
      ...[-1, 1].flatMap(s => [
        at(box(0.6, 4, 34, 0.2, plastic('#b9c1c5', 0.5)), { x: x + s * 7, y: y + 1.8 }),
        at(box(14, 4, 0.6, 0.2, plastic('#b9c1c5', 0.5)), { x, y: y + 1.8, z: s * 17 }),
      ]),
      ...[-2, -1, 0, 1, 2].map(i => at(box(14, 3.2, 0.4, 0.1, plastic('#c6cdd0', 0.5)), { x, y: y + 1.6, z: i * 5.8 })),
      ...Array.from({ length: 6 }, (_, i) =>
        placed(lure(TONES[(i + level * 3 + (side > 0 ? 1 : 0)) % 9] ?? '#c8392e', '#f1ede0', false), {
          x,
          y: y + 2,
          z: -14.4 + i * 5.8,
          rx: -0.9,
          s: 1.25,
        }),
      ),
    )
  }
  return group(
    at(box(30, 15, 37, 1.6, shell), { y: 7.5 }),
    at(box(31, 1.6, 38, 0.6, plastic(lighter(color, 0.14), 0.5)), { y: 15 }),
    ...[-1, 1].flatMap(s => [
      tray(s, 0),
      tray(s, 1),
      tray(s, 2),
      ...[-1, 1].map(z => strut([s * 6, 16, z * 18], [s * 24, 31, z * 18], 0.45, metal('#9a9da2', 0.34))),
      ...[-1, 1].map(z => placed(box(2, 4, 1, 0.3, plastic('#d98a3f', 0.4)), { x: s * 8, y: 12.6, z: z * 18.8 })),
    ]),
    placed(box(0.6, 26, 37, 0.3, shell), { x: -33, y: 38, rz: 0.5 }),
    placed(box(0.6, 26, 37, 0.3, shell), { x: 33, y: 38, rz: -0.5 }),
  )
}

/** Low reclining chair with mud feet and a rod holder on its arm. */
export function fishingChair(color: string): Object3D {
  const tube = metal('#55595e', 0.38)
  const stuff = fabric({ color, weave: 'canvas' })
  const bar = (a: Spot, b: Spot, r = 1.2) => strut(a, b, r, tube)
  const back = (u: number, v: number): Spot => [
    (u - 0.5) * 50,
    40 + v * 58,
    -20 - v * 26 - Math.sin(u * Math.PI) * 3 - Math.sin(v * Math.PI) * 2 + (v > 0.82 ? (v - 0.82) * 26 : 0),
  ]
  const seat = (u: number, v: number): Spot => [
    (u - 0.5) * 50,
    40 - Math.sin(v * Math.PI) * 3 - Math.sin(u * Math.PI) * 2,
    24 - v * 44,
  ]
  const foot = (x: number, z: number) =>
    group(
      bar([x, 2, z], [x, 22, z], 1.1),
      at(box(4, 5, 4, 0.8, plastic('#2b2d31')), { x, y: 21, z }),
      at(drum(2.4, 5.6, 1.8, rubber('#2b2c2e'), 0.6), { x, z }),
    )
  return group(
    surface(seat, stuff, 20, 20),
    surface(back, stuff, 20, 30),
    ...[0.24, 0.5, 0.76].map(v =>
      rod(
        Array.from({ length: 9 }, (_, i): Spot => {
          const [x, y, z] = back(i / 8, v)
          return [x, y, z + 0.5]
        }),
        0.4,
        matte(darker(color, 0.25)),
      ),
    ),
    at(cushion(40, 12, 7, cloth(darker(color, 0.18), 6), { swell: 1.6, soft: 0.5, round: 3 }), {
      y: 90,
      z: -38.6,
      rx: -0.42,
    }),
    ...[-1, 1].flatMap(s => [
      bar([s * 26, 40, 25], [s * 26, 40, -21]),
      rod(
        [
          [s * 26, 40, -20],
          [s * 26, 70, -33],
          [s * 26, 96, -42],
          [s * 22, 101, -43],
        ],
        1.2,
        tube,
      ),
      bar([s * 26, 40, 25], [s * 26, 20, 25]),
      foot(s * 26, 25),
      foot(s * 26, -22),
      bar([s * 26, 40, -21], [s * 26, 20, -22]),
      bar([s * 27, 62, 22], [s * 27, 62, -30]),
      bar([s * 27, 40, 20], [s * 27, 62, 20]),
      at(box(5, 3.2, 34, 1.4, cloth('#34373b', 6)), { x: s * 27, y: 63.6, z: 2 }),
    ]),
    bar([-26, 40, 25], [26, 40, 25]),
    placed(drum(2.3, 2.3, 20, plastic('#d98a3f', 0.5), 0.6), { x: 32.4, y: 50, z: 16, rx: 0.5 }),
  )
}

/** Float for pole fishing, 20 cm, standing. */
export const float = (): Object3D =>
  group(
    drum(0.2, 0.2, 8, matte('#2b2c2e'), 0.05),
    at(
      turned(
        [
          [0, 0],
          [1, 2.4, 1],
          [0.7, 6, 1],
          [0, 8],
        ],
        gloss('#f4efe2'),
      ),
      { y: 6 },
    ),
    ...[0, 1, 2, 3].map(i => at(drum(0.26, 0.26, 2, gloss(i % 2 ? '#f0bf3c' : '#c8392e'), 0.02), { y: 13.6 + i * 2 })),
  )
