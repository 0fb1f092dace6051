import type { Material, Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, sheet, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import type { Painter } from '../parts/art.ts'
import { litPane } from '../parts/desk-things.ts'
import { type Point, wire } from '../parts/strips.ts'

/** A drum whose axis points to the viewer: its foot at z = 0. */
export const along = (front: number, back: number, long: number, material: Material, fillet = 0.12): Object3D =>
  group(at(drum(front, back, long, material, fillet), { rx: Math.PI / 2 }))

/** Ribs around a drum that points to the viewer. */
export const ribs = (r: number, from: number, to: number, tone: string, count = 30): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = (i / count) * Math.PI * 2
      return at(box(r * 0.1, r * 0.07, to - from, 0.04, rubber(tone)), {
        x: Math.cos(turn) * r,
        y: Math.sin(turn) * r,
        z: (from + to) / 2,
        rz: turn,
      })
    }),
  )

/** Front glass of a lens: black funnel, glass with coloured reflections. */
export const frontGlass = (r: number, coating = '#6a5ac8'): Object3D =>
  group(
    along(r, r, 0.12, gloss('#08090b'), 0.02),
    at(ring(r * 0.98, r * 0.06, metal('#3a3c40', 0.3)), { z: 0.16 }),
    at(flat(ball(r * 0.82, gloss('#10131f')), 0.26), { z: 0.04 }),
    at(along(r * 0.5, r * 0.5, 0.05, gloss(darker(coating, 0.45)), 0.01), { z: 0.2 }),
    at(flat(ball(r * 0.2, gloss(lighter(coating, 0.35))), 0.2), { x: r * 0.3, y: r * 0.34, z: 0.22 }),
    at(flat(ball(r * 0.1, gloss('#e9a07f')), 0.2), { x: -r * 0.3, y: -r * 0.28, z: 0.22 }),
  )

const flat = (thing: Object3D, share: number): Object3D => {
  thing.scale.z = share
  return group(thing)
}

/** Exchangeable lens of `long` centimetres. */
export const objective = (
  r: number,
  long: number,
  tone: string,
  ringTone = darker(tone, 0.35),
  stripe = '#e0813c',
): Object3D =>
  group(
    along(r * 0.94, r * 0.9, long * 0.24, metal(tone, 0.4), 0.1),
    at(along(r, r * 0.96, long * 0.5, metal(tone, 0.42), 0.1), { z: long * 0.2 }),
    ribs(r, long * 0.28, long * 0.58, ringTone),
    at(ring(r * 0.99, 0.07, plastic(stripe)), { z: long * 0.66 }),
    at(along(r * 1.02, r, long * 0.28, metal(tone, 0.4), 0.14), { z: long * 0.68 }),
    ribs(r * 1.01, long * 0.76, long * 0.9, ringTone, 36),
    at(frontGlass(r * 0.86), { z: long * 0.96 }),
  )

/** Dial on a top plate with a knurled rim. */
export const dial = (r: number, high: number, tone: string): Object3D =>
  group(
    drum(r, r, high, metal(tone, 0.34), 0.08),
    ...Array.from({ length: 18 }, (_, i) =>
      at(box(0.07, high * 0.7, 0.07, 0.02, matte(darker(tone, 0.4))), {
        x: Math.cos(i * 0.349) * r,
        y: high / 2,
        z: Math.sin(i * 0.349) * r,
      }),
    ),
    ...Array.from({ length: 8 }, (_, i) =>
      at(box(0.06, 0.03, r * 0.26, 0.01, matte(lighter(tone, 0.6))), {
        x: Math.sin(i * 0.785) * r * 0.7,
        y: high + 0.01,
        z: Math.cos(i * 0.785) * r * 0.7,
        ry: i * 0.785,
      }),
    ),
  )

/** Camera body: metal top and base, a belt of leather, grip, hump or flat top. */
export interface Body {
  readonly shell: Material
  readonly belt: Material
  readonly dials: string
  readonly hump?: boolean
  readonly grip?: boolean
  readonly w?: number
}

/** Body of a mirrorless camera: its lens comes at (0.6, 4) and z = 1.9. */
export const body = ({ shell, belt, dials, hump, grip, w = 12.6 }: Body): Object3D =>
  group(
    at(box(w, 8, 3.5, 0.6, shell), { y: 4.1 }),
    at(box(w + 0.06, 4.9, 3.56, 0.5, belt), { y: 3.9 }),
    ...(grip
      ? [
          at(box(2.9, 7.4, 5.4, 1.2, belt), { x: -w / 2 + 1.3, y: 3.9, z: 0.9 }),
          at(box(2.6, 1.2, 4.6, 0.55, shell), { x: -w / 2 + 1.4, y: 7.8, z: 0.8 }),
        ]
      : []),
    ...(hump
      ? [
          at(
            slab(
              [
                [-2.9, 0, 0.3],
                [2.9, 0, 0.3],
                [1.9, 2.2, 0.6],
                [-1.9, 2.2, 0.6],
              ],
              3.9,
              0.35,
              shell,
            ),
            { x: 0.6, y: 7.7 },
          ),
          at(box(3.4, 1.5, 1.2, 0.4, rubber('#1b1c1f')), { x: 0.6, y: 8.9, z: -2.2 }),
          at(box(2, 0.3, 1.8, 0.08, metal('#8d9096', 0.3)), { x: 0.6, y: 10, z: -0.2 }),
        ]
      : [
          at(slab(rounded(1.9, 1.2, 0.2), 0.2, 0.06, gloss('#15181f')), { x: w / 2 - 2, y: 7, z: 1.78 }),
          at(box(2.2, 0.3, 1.6, 0.08, metal('#8d9096', 0.3)), { x: 0.6, y: 8.2 }),
        ]),
    at(dial(1.05, 0.9, dials), { x: -w / 2 + 4, y: 8, z: -0.4 }),
    at(dial(0.8, 0.7, dials), { x: w / 2 - 1.6, y: 8, z: -0.3 }),
    at(
      group(
        drum(0.62, 0.66, 0.4, metal(dials, 0.3), 0.08),
        at(drum(0.4, 0.4, 0.3, metal(lighter(dials, 0.3), 0.24), 0.1), { y: 0.3 }),
      ),
      { x: -w / 2 + 1.5, y: grip ? 8.3 : 8, z: grip ? 1.9 : 0.6 },
    ),
    ...[-1, 1].map(x => at(ring(0.42, 0.1, metal('#c9ccd2', 0.3)), { x: x * (w / 2 + 0.1), y: 6.9, ry: Math.PI / 2 })),
    at(along(0.24, 0.24, 0.1, glow('#ffd9a0', 0.7)), { x: -2.6, y: 7, z: 1.76 }),
  )

/** Bare mount with the sensor behind. */
export const mount = (): Object3D =>
  group(
    along(3.3, 3.4, 0.4, plastic('#1d1f22'), 0.1),
    at(ring(2.85, 0.34, metal('#d5d8dc', 0.22)), { z: 0.36 }),
    at(along(2.6, 2.6, 0.3, matte('#0a0b0d'), 0.02), { z: 0.06 }),
    at(box(3.9, 2.7, 0.2, 0.05, gloss('#2a3f5f')), { z: 0.36 }),
    at(box(3.5, 2.3, 0.06, 0.02, gloss('#5f6fc0')), { z: 0.46 }),
    ...Array.from({ length: 6 }, (_, i) =>
      at(along(0.1, 0.1, 0.06, metal('#d8b66a'), 0), { x: -0.9 + i * 0.36, y: -2.2, z: 0.38 }),
    ),
  )

/** Neck strap that falls to both sides onto the ground. */
export const neckStrap = (tone: string, w = 12.6): Object3D =>
  group(
    ...[-1, 1].map(side =>
      wire(
        [
          [side * (w / 2 + 0.2), 6.8, 0],
          [side * (w / 2 + 2), 5, 0.6],
          [side * (w / 2 + 2.6), 1.2, 1.6],
          [side * (w / 2 + 1.6), 0.34, 4.4],
          [side * (w / 2 - 2), 0.34, 7],
          ...(side < 0 ? ([[0, 0.34, 8]] satisfies Point[]) : ([[1, 0.34, 8.6]] satisfies Point[])),
        ],
        0.36,
        cloth(tone, 10, 1),
      ),
    ),
  )

/** Hand loop of cord or beads at the right side. */
export const wristLoop = (tone: string, x: number, y: number, beads = false): Object3D => {
  const points: Point[] = [
    [x, y, 0],
    [x + 1.4, y - 1.4, 0.6],
    [x + 2, 0.4, 1.6],
    [x + 4.4, 0.34, 3.4],
    [x + 3, 0.34, 6],
    [x + 0.6, 0.34, 4],
    [x + 1.6, 0.5, 1.8],
  ]
  return beads
    ? group(
        ...Array.from({ length: 24 }, (_, i) => {
          const t = (i / 24) * (points.length - 1)
          const [a, b] = [points[Math.floor(t)] ?? [0, 0, 0], points[Math.floor(t) + 1] ?? [0, 0, 0]]
          const f = t % 1
          const tones = [tone, '#f0bf3c', '#f4f1ea', '#5fb0d0']
          return at(ball(0.44, gloss(tones[i % 4] ?? tone)), {
            x: a[0] + (b[0] - a[0]) * f,
            y: Math.max(0.44, a[1] + (b[1] - a[1]) * f),
            z: a[2] + (b[2] - a[2]) * f,
          })
        }),
      )
    : wire(points, 0.2, matte(tone))
}

/** Screen folded out to the side, its picture to the viewer. */
export const flipScreen = (painter: Painter, w = 7, h = 5, tone = '#26282c'): Object3D =>
  group(at(box(w, h, 0.8, 0.3, plastic(tone)), {}), at(litPane(w - 0.8, h - 0.8, painter, 60), { z: 0.42 }))

/** Photograph with a white border, upright, its picture to +z. */
export const photo = (painter: Painter, w = 5.4, h = 8.6): Object3D =>
  group(
    box(w, h, 0.06, 0.02, matte('#fdfbf6')),
    at(sheet(w * 0.86, h * 0.72, print(220, Math.round((220 * h * 0.72) / (w * 0.86)), painter, 0.5)), {
      y: h * 0.07,
      z: 0.05,
    }),
  )
