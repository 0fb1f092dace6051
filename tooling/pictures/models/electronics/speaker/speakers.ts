import { type Material, Mesh, type Object3D, TorusGeometry } from 'three'
import { anodised, cloth, gloss, glow, matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, slab, thrown } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strip, wire } from '../parts/strips.ts'

/** Loudspeaker cone of radius `r`, facing +z: surround, cone, cap, frame with screws. */
export const driver = (r: number, cone = '#2a2c30', frame = '#3c3f44', cap = darker(cone, 0.3)): Object3D =>
  group(
    at(drum(r * 1.16, r * 1.16, 0.3, plastic(frame, 0.4), 0.1), { rx: Math.PI / 2, z: -0.1 }),
    at(new Mesh(new TorusGeometry(r * 0.93, r * 0.1, 10, 48), rubber('#17181a')), { z: 0.2 }),
    at(
      thrown(
        [
          [r * 0.28, -0.1],
          [r * 0.5, 0.02],
          [r * 0.72, 0.14],
          [r * 0.88, 0.24],
        ],
        matte(cone, 0.6),
      ),
      { z: 0.1, rx: Math.PI / 2 },
    ),
    at(squashed(ball(r * 0.3, gloss(cap))), { z: 0.2 }),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.16, 0.16, 0.1, metal('#8d9096', 0.3), 0.03), {
        x: Math.cos(i * 1.571 + 0.785) * r * 1.08,
        y: Math.sin(i * 1.571 + 0.785) * r * 1.08,
        z: 0.2,
        rx: Math.PI / 2,
      }),
    ),
  )

const squashed = (thing: Mesh): Object3D => {
  thing.scale.z = 0.5
  return group(thing)
}

/** Small silk dome in its plate. */
export const tweeter = (r: number, tone = '#1f2124'): Object3D =>
  group(
    at(drum(r * 1.9, r * 1.9, 0.26, plastic('#3c3f44', 0.4), 0.1), { rx: Math.PI / 2, z: -0.1 }),
    at(ring(r * 1.1, 0.12, metal('#c9ccd2', 0.3)), { z: 0.2 }),
    at(squashed(ball(r, gloss(tone))), { z: 0.14 }),
  )

/** Cylinder in knitted cloth with ends of rubber and keys on top. */
export interface Cylinder {
  readonly color: string
  readonly r: number
  readonly h: number
  readonly ends?: Material
  readonly foot?: Material
  readonly loop?: string
}

/** Upright cylinder speaker. */
export const cylinder = ({ color, r, h, ends = rubber(darker(color, 0.45)), foot, loop }: Cylinder): Object3D =>
  group(
    at(drum(r * 0.97, r * 0.9, h * 0.12, foot ?? ends, r * 0.12), {}),
    at(drum(r, r, h * 0.8, cloth(color, 26, 3), r * 0.05), { y: h * 0.1 }),
    at(ring(r * 0.99, r * 0.03, ends), { y: h * 0.11, rx: Math.PI / 2 }),
    at(ring(r * 0.99, r * 0.03, ends), { y: h * 0.89, rx: Math.PI / 2 }),
    at(drum(r * 0.84, r * 0.97, h * 0.12, ends, r * 0.14), { y: h * 0.88 }),
    at(drum(r * 0.62, r * 0.62, 0.1, plastic(darker(color, 0.6)), 0.03), { y: h }),
    ...[0, 1, 2].map(i =>
      at(drum(r * 0.11, r * 0.11, 0.08, rubber(lighter(color, 0.3)), 0.03), { x: (i - 1) * r * 0.34, y: h + 0.08 }),
    ),
    at(slab(rounded(r * 0.7, r * 0.22, r * 0.06), 0.12, 0.04, metal('#d5d8dc', 0.26)), { y: h * 0.5, z: r * 1.005 }),
    at(drum(0.12, 0.12, 0.1, glow('#9df0b0', 1), 0.02), { y: h * 0.06, z: r * 0.93, rx: Math.PI / 2 }),
    ...(loop
      ? [
          wire(
            [
              [-r * 0.3, h * 0.94, -r * 0.6],
              [-r * 0.9, h + r * 0.9, -r * 0.4],
              [0, h + r * 2.1, -r * 0.2],
              [r * 0.9, h + r * 0.9, -r * 0.4],
              [r * 0.3, h * 0.94, -r * 0.6],
            ],
            r * 0.1,
            cloth(loop, 6, 3),
            60,
          ),
          at(box(r * 0.5, r * 0.34, r * 0.3, r * 0.08, rubber(darker(loop, 0.3))), { y: h * 0.98, z: -r * 0.62 }),
        ]
      : []),
  )

/** Drops of water on the front of a cylinder. */
export const wet = (r: number, h: number): Object3D =>
  group(
    ...Array.from({ length: 26 }, (_, i) => {
      const turn = (noise(i) - 0.5) * 2.4
      return at(ball(0.12 + noise(i + 9) * 0.22, clear('#f2fbff', 0.5)), {
        x: Math.sin(turn) * r * 1.01,
        y: h * (0.15 + noise(i + 60) * 0.7),
        z: Math.cos(turn) * r * 1.01,
      })
    }),
  )

/** Radio-like box: cloth front in a metal frame, three knobs, handle of leather. */
export interface Retro {
  readonly color: string
  readonly w: number
  readonly h: number
  readonly d: number
  readonly front: string
  readonly corners?: boolean
  readonly grain?: boolean
}

/** Retro speaker. */
export const retro = ({ color, w, h, d, front, corners, grain }: Retro): Object3D => {
  const brass = metal('#cfa75c', 0.26)
  const body = grain ? wood(color) : cloth(color, 30, 0.7)
  const top = h + 0.5
  return group(
    at(box(w, h, d, grain ? 0.8 : 1.8, body), { y: h / 2 + 0.5 }),
    at(slab(rounded(w - 2.4, h - 4.6, 1), 0.4, 0.15, brass), { y: h * 0.45 + 0.1, z: d / 2 }),
    at(slab(rounded(w - 2.9, h - 5.1, 0.8), 0.5, 0.1, cloth(front, 34, 4)), { y: h * 0.45 + 0.1, z: d / 2 + 0.04 }),
    at(slab(rounded(3.4, 1, 0.3), 0.16, 0.05, brass), { x: -w * 0.28, y: h * 0.24, z: d / 2 + 0.3 }),
    ...[-1, 0, 1].map(i =>
      at(
        group(
          drum(1.05, 1.15, 1.1, metal('#e2c583', 0.24), 0.16),
          ...Array.from({ length: 12 }, (_, k) =>
            at(box(0.1, 0.8, 0.1, 0.02, matte('#8a6a35')), {
              x: Math.cos(k * 0.524) * 1.12,
              y: 0.5,
              z: Math.sin(k * 0.524) * 1.12,
            }),
          ),
          at(box(0.14, 0.06, 0.8, 0.02, matte('#4a3a22')), { y: 1.12, z: 0.4 }),
        ),
        { x: w * 0.2 + i * 2.9, y: h * 0.9 + 0.2, z: d / 2, rx: Math.PI / 2 },
      ),
    ),
    ...Array.from({ length: 11 }, (_, i) =>
      at(box(0.08, i % 5 === 0 ? 0.9 : 0.5, 0.06, 0.02, brass), {
        x: -w * 0.36 + i * 0.7,
        y: h * 0.9 + 0.2,
        z: d / 2 + 0.02,
      }),
    ),
    strip(
      [
        [-w * 0.36, top - 0.4],
        [-w * 0.35, top + 2],
        [-w * 0.2, top + 3.2],
        [0, top + 3.5],
        [w * 0.2, top + 3.2],
        [w * 0.35, top + 2],
        [w * 0.36, top - 0.4],
      ],
      1.1,
      0.26,
      cloth('#8a5632', 34, 0.7),
    ),
    ...[-1, 1].flatMap(x => [
      at(box(1.4, 0.9, 2.8, 0.3, brass), { x: x * w * 0.36, y: top }),
      at(drum(0.8, 0.6, 0.6, rubber('#2b2522'), 0.1), { x: x * w * 0.4, z: d * 0.3 }),
      at(drum(0.8, 0.6, 0.6, rubber('#2b2522'), 0.1), { x: x * w * 0.4, z: -d * 0.3 }),
      ...(corners
        ? [0, 1].map(y => at(box(2.6, 2.6, d * 1.02, 0.9, brass), { x: x * (w / 2 - 1.1), y: 1.7 + y * (h - 2.4) }))
        : []),
    ]),
  )
}

/** Long bar in cloth with rounded ends, keys on top and a row of lights. */
export const bar = (color: string, w: number, h = 6.4, d = 8.6, ends = darker(color, 0.35)): Object3D =>
  group(
    at(
      loft(
        [
          [0, h * 0.47, d * 0.47, 3],
          [0.4, h * 0.5, d * 0.5, 3],
          [w - 0.4, h * 0.5, d * 0.5, 3],
          [w, h * 0.47, d * 0.47, 3],
        ],
        cloth(color, 60, 3),
        48,
      ),
      { x: w / 2, y: h * 0.5 + 0.4, rz: Math.PI / 2 },
    ),
    ...[-1, 1].map(side =>
      at(
        loft(
          [
            [-1.6, h * 0.515, d * 0.515, 3],
            [0, h * 0.515, d * 0.515, 3],
            [0.5, h * 0.46, d * 0.46, 3],
            [0.7, h * 0.34, d * 0.36, 3],
          ],
          plastic(ends, 0.4),
          48,
        ),
        { x: side * (w / 2), y: h * 0.5 + 0.4, rz: (-side * Math.PI) / 2 },
      ),
    ),
    at(box(w * 0.2, 0.2, d * 0.4, 0.08, gloss('#15171a')), { y: h + 0.42 }),
    ...[0, 1, 2, 3].map(i => at(drum(0.4, 0.4, 0.1, matte('#e6e4de'), 0.03), { x: (i - 1.5) * w * 0.042, y: h + 0.5 })),
    ...[0, 1, 2].map(i =>
      at(drum(0.2, 0.2, 0.1, glow(i === 1 ? '#8fe0ff' : '#f4f1ea', 1), 0.03), {
        x: w * 0.36 + i * 1.2,
        y: h * 0.5,
        z: d * 0.505,
        rx: Math.PI / 2,
      }),
    ),
    at(slab(rounded(5, 0.9, 0.2), 0.1, 0.03, metal('#c9ccd2', 0.3)), { x: -w * 0.38, y: h * 0.5, z: d * 0.505 }),
    ...[-1, 1].map(side => at(box(8, 0.6, d * 0.7, 0.2, rubber('#1c1d20')), { x: side * w * 0.36, y: 0.3 })),
  )

/** Subwoofer: a cube whose cone fires to the front. */
export const cube = (color: string, size = 27): Object3D =>
  group(
    at(box(size, size * 1.1, size, 1.4, plastic(color, 0.5)), { y: size * 0.55 + 1 }),
    at(group(driver(size * 0.34, '#33363b', '#22252a')), { y: size * 0.58, z: size / 2 }),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(drum(1.4, 1.1, 1.4, rubber('#1c1d20'), 0.2), { x: x * size * 0.4, z: z * size * 0.4 })),
    ),
  )

/** One bookshelf box: tweeter above woofer, port below. */
export const bookshelf = (body: Material, cone: string, front?: string, w = 16.5, h = 27, d = 20): Object3D =>
  group(
    at(box(w, h, d, 0.5, body), { y: h / 2 + 0.5 }),
    ...(front
      ? [at(slab(rounded(w - 0.8, h - 0.8, 0.5), 0.4, 0.15, plastic(front, 0.5)), { y: h / 2 + 0.5, z: d / 2 })]
      : []),
    at(group(driver(w * 0.335, cone)), { y: h * 0.38, z: d / 2 + 0.2 }),
    at(group(tweeter(1.7, cone)), { y: h * 0.8, z: d / 2 + 0.2 }),
    at(slab(rounded(2.6, 0.5, 0.12), 0.1, 0.03, metal('#d8b66a', 0.26)), { y: 1.9, z: d / 2 + 0.22 }),
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(drum(0.9, 0.7, 0.6, rubber('#2b2522'), 0.1), { x: x * w * 0.38, z: z * d * 0.38 })),
    ),
  )

/** Pair of bookshelf boxes, turned a little to each other. */
export const bookshelfPair = (one: () => Object3D, apart = 15, tilt = 0): Object3D =>
  group(...[-1, 1].map(side => at(group(at(one(), { rx: -tilt })), { x: side * apart, ry: -side * 0.26 })))

/** Foot that tilts a box upwards. */
export const wedge = (color: string, w: number, d: number): Object3D =>
  at(box(w, 1.2, d, 0.4, anodised(color)), { y: 0.6 })
