import type { Object3D } from 'three'
import { cloth, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { lamp, slots, softBox } from '../parts/bodies.ts'
import { readout } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.28)
const dark = () => plastic('#26272a', 0.42)

/** Flat head on the floor: housing, clear roof, roller, wheels; its front towards +z. */
const floorHead = (main: string, w = 25, light?: string): Object3D =>
  group(
    at(
      slab(
        [
          [-5.4, 0.6, 0.8],
          [5.6, 0.6, 1],
          [6, 3.6, 2],
          [1, 6.4, 2.4],
          [-5.4, 4, 1.4],
        ],
        w,
        0.8,
        plastic(main, 0.38),
      ),
      { ry: -Math.PI / 2 },
    ),
    at(drum(2.3, 2.3, w - 2.4, cloth('#8f3f3a', 8), 0.3), { x: w / 2 - 1.2, y: 2.5, z: 4.6, rz: Math.PI / 2 }),
    at(slab(rounded(w - 3, 3.2, 1.4), 1.2, 0.4, clear('#3a3d42', 0.6)), { y: 5, z: 4.6, rx: -0.7 }),
    ...(light === undefined ? [] : [at(box(w * 0.7, 0.8, 0.8, 0.3, glow(light, 1)), { y: 3.2, z: 7.2 })]),
    ...[-1, 1].map(x =>
      at(drum(1.8, 1.8, 1.4, rubber('#1d1e20'), 0.3), { x: x * w * 0.3, y: 1.8, z: -5.6, rz: Math.PI / 2 }),
    ),
    at(drum(2.4, 2.4, 6, dark(), 0.6), { x: 3, y: 4, z: -4, rz: Math.PI / 2 }),
    rod(
      [
        [0, 4, -4],
        [0, 7, -5],
        [0, 11, -5.6],
      ],
      2,
      plastic(darker(main, 0.2), 0.4),
    ),
  )

/** Motor, bin and grip at the top of a tube; its mouth is at the origin, the grip behind. */
const handPart = (main: string, slender = false): Object3D => {
  const r = slender ? 3.4 : 4.8
  return group(
    at(drum(2.3, 2.3, 5, dark(), 0.4), {}),
    at(drum(r, r * 0.9, 13, clear('#cfdbe0', 0.5), 0.8), { y: 4.4 }),
    at(drum(r * 0.5, r * 0.24, 11, plastic(darker(main, 0.1)), 0.4), { y: 5 }),
    at(drum(r * 0.8, r * 0.8, 2.4, matte('#a5978a'), 0.5), { y: 4.8 }),
    at(ring(r * 1.02, 0.4, plastic(main, 0.36)), { y: 16.4, rx: Math.PI / 2 }),
    at(drum(r * 1.04, r * 1.02, 9, plastic(main, 0.36), 1.2), { y: 16.6 }),
    at(drum(r * 0.8, r * 1.02, 3, dark(), 0.8), { y: 25.4 }),
    at(group(at(readout(3, 3, { digits: '60', ink: '#dff2ff' }), { rx: -Math.PI / 2 })), { y: 28.5 }),
    at(
      slab(
        [
          [-2.4, -5, 1.6],
          [2.6, -5, 1.6],
          [3, 6, 2],
          [-2.4, 6, 1.4],
        ],
        5,
        1.2,
        dark(),
      ),
      { x: 0, y: 14, z: -r - 9, ry: -Math.PI / 2 },
    ),
    rod(
      [
        [0, 25, -r * 0.6],
        [0, 27, -r - 4],
        [0, 24.6, -r - 9.6],
        [0, 18, -r - 10.4],
      ],
      1.9,
      plastic(darker(main, 0.16), 0.4),
    ),
    at(box(2.2, 3.4, 1.2, 0.5, gloss('#d8503c')), { y: 23, z: -r - 7.4, rx: 0.4 }),
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(0.4, 4.6, 0.3, 0.1, matte('#17181a')), {
        x: Math.sin((i - 4) * 0.32) * r * 1.04,
        y: 21,
        z: Math.cos((i - 4) * 0.32) * r * 1.04,
      }),
    ),
  )
}

/** Cordless vacuum upright: head, tube, hand part. 112 cm. */
export const stick = (main: string, { light, slender = false }: { light?: string; slender?: boolean } = {}): Object3D =>
  group(
    floorHead(slender ? lighter(main, 0.3) : main, slender ? 22 : 25, light),
    at(
      group(
        at(
          drum(
            slender ? 1.5 : 1.9,
            slender ? 1.5 : 1.9,
            66,
            slender ? plastic(lighter(main, 0.45), 0.4) : metal(main, 0.34),
            0.2,
          ),
          { y: 9 },
        ),
        at(drum(2.4, 2.4, 4, dark(), 0.4), { y: 10 }),
        at(handPart(main, slender), { y: 74 }),
      ),
      { z: -5.6, rx: -0.06 },
    ),
  )

/** Dock on the wall for a stick: plate and hook with small nozzles. */
export const wallDock = (): Object3D =>
  group(
    at(slab(rounded(10, 30, 3), 2, 0.6, plastic('#f3f1ec')), {}),
    at(box(7, 5, 6, 1.4, plastic('#d9d6d0')), { y: 8, z: 3.4 }),
  )

/** Floor washer: clear tanks, wide roller head. 108 cm. */
export const floorWasher = (main: string, base = false): Object3D => {
  const shell = plastic(main, 0.36)
  return group(
    ...(base
      ? [
          at(softBox(34, 3, 36, 5, plastic(darker(main, 0.3), 0.42), 0.8), { z: 1 }),
          at(box(34, 11, 5, 2, shell), { y: 7, z: -15 }),
        ]
      : []),
    at(
      group(
        at(
          slab(
            [
              [-9, 0.6, 1.4],
              [8, 0.6, 1],
              [9, 5, 2.4],
              [3, 8.6, 3],
              [-8, 8, 3],
            ],
            29,
            1.4,
            shell,
          ),
          { ry: -Math.PI / 2 },
        ),
        at(drum(3.6, 3.6, 27, cloth('#d9dde0', 8), 0.5), { x: 13.5, y: 3.7, z: 8.2, rz: Math.PI / 2 }),
        at(slab(rounded(26, 4.4, 1.6), 1.4, 0.4, clear('#9fb5be', 0.5)), { y: 7.2, z: 7.4, rx: -0.7 }),
        at(box(20, 0.8, 0.8, 0.3, glow('#8fe0b0', 0.8)), { y: 6.4, z: 10.4 }),
        at(
          group(
            at(
              loft(
                [
                  [6, 5, 4.6, 3],
                  [12, 7.6, 7, 3.2],
                  [30, 8, 7.6, 3.2],
                  [62, 6.4, 6, 3],
                  [70, 3, 3, 2.4],
                ],
                shell,
                64,
              ),
              {},
            ),
            at(slab(rounded(12.4, 20, 3), 4, 1, clear('#dceaf0', 0.5)), { y: 22, z: 6.6 }),
            at(slab(rounded(11.2, 9, 2), 3, 0.8, liquid('#9a8a72')), { y: 17.4, z: 6.8 }),
            at(slab(rounded(11, 17, 3), 4, 1, clear('#dceaf0', 0.5)), { y: 46, z: 5.4, rx: -0.04 }),
            at(slab(rounded(9.8, 11, 2), 3, 0.8, liquid('#8fcbe6')), { y: 43.4, z: 5.5, rx: -0.04 }),
            at(box(13, 1.4, 3, 0.6, dark()), { y: 33.4, z: 7 }),
            at(group(at(readout(7, 5, { digits: '80', keys: ['drop'], ink: '#e6f4ff' }), {})), {
              y: 61,
              z: 6.2,
              rx: -0.12,
            }),
            at(drum(1.5, 1.7, 30, steel(), 0.3), { y: 68 }),
            at(
              slab(
                [
                  [-1.8, 0, 0.8],
                  [2, 0, 0.8],
                  [3.4, 9, 2],
                  [-1, 13, 2],
                  [-3, 10, 1.6],
                ],
                4.4,
                1,
                dark(),
              ),
              { y: 96, ry: -Math.PI / 2 },
            ),
            at(lamp(0.7, '#8fd0ff'), { y: 101, z: 3.4, rx: -0.4 }),
          ),
          { z: -4, rx: -0.08 },
        ),
      ),
      { y: base ? 2.4 : 0 },
    ),
  )
}

/** The same lying flat, its roller towards the left. */
export const lyingWasher = (main: string): Object3D =>
  group(at(group(at(floorWasher(main), { rx: -Math.PI / 2 + 0.1 })), { y: 8, ry: -Math.PI / 2 + 0.4 }))

/** Brushes and nozzles laid out. */
const brushSet = (): Object3D[] => [
  at(
    group(
      at(box(16, 3, 5, 1, dark()), { y: 3 }),
      at(box(15, 2.4, 4, 0.4, matte('#6f5a44')), { y: 1.2 }),
      at(drum(1.6, 2, 8, dark()), { y: 4 }),
    ),
    { x: -12, z: 26, ry: 0.3 },
  ),
  at(
    group(
      at(drum(1.5, 2, 14, dark(), 0.3), { rz: Math.PI / 2, y: 2 }),
      at(box(7, 1.6, 3, 0.5, dark()), { x: -17, y: 2 }),
    ),
    { x: 14, z: 30, ry: -0.2 },
  ),
  at(group(at(drum(3, 2, 3, dark(), 0.4), { y: 3 }), at(drum(2.9, 3, 3, matte('#6f5a44')), {})), {
    x: 26,
    z: 30,
  }),
]

/** Body on wheels with its hose in a curve, tube and head. */
export const canister = (main: string, { brushes = false } = {}): Object3D =>
  group(
    at(
      loft(
        [
          [3, 12, 16, 2.8],
          [6, 13.6, 18, 2.6],
          [15, 13, 17, 2.4],
          [21, 9, 12, 2.2],
          [22.4, 3, 4, 2],
        ],
        gloss(main),
        64,
      ),
      { x: 26 },
    ),
    at(
      loft(
        [
          [3.2, 12.4, 16.4, 2.8],
          [6.6, 13.9, 18.3, 2.6],
        ],
        dark(),
        64,
      ),
      { x: 26 },
    ),
    ...[-1, 1].map(z =>
      group(
        at(drum(9, 9, 4, rubber('#1d1e20'), 1), { x: 30, y: 9, z: z * 15 - 2, rx: Math.PI / 2 }),
        at(drum(5, 5, 4.4, steel(), 0.6), { x: 30, y: 9, z: z * 15 - 2.2, rx: Math.PI / 2 }),
      ),
    ),
    at(ball(2.4, rubber('#1d1e20')), { x: 12, y: 2.4 }),
    rod(
      [
        [18, 20, 0],
        [22, 25.6, 0],
        [32, 26, 0],
        [37, 20, 0],
      ],
      1.5,
      dark(),
    ),
    at(slab(rounded(11, 6, 2), 0.6, 0.2, clear('#cfdbe0', 0.6)), { x: 19, y: 18, rx: -Math.PI / 2, rz: 0 }),
    at(group(at(drum(3.6, 3.6, 5, dark(), 0.6), { rz: Math.PI / 2 })), { x: 17, y: 15 }),
    hose([
      [13, 15, 0],
      [2, 20, 6],
      [-4, 36, 12],
      [-10, 56, 8],
      [-20, 66, 0],
      [-26, 62, -2],
    ]),
    rod(
      [
        [-26, 62, -2],
        [-29, 56, -2],
        [-32, 50, -2],
      ],
      2,
      dark(),
    ),
    rod(
      [
        [-27, 63, -2],
        [-22, 68, -2],
        [-18, 62, -2],
      ],
      1.6,
      dark(),
    ),
    rod(
      [
        [-30, 54, -2],
        [-41, 29, -2],
        [-52, 6, -2],
      ],
      1.5,
      steel(),
    ),
    at(drum(1.9, 1.9, 4, plastic(main, 0.36), 0.3), { x: -40, y: 31, z: -2, rz: -0.42 }),
    at(
      group(
        at(
          slab(
            [
              [-5, 0.4, 0.8],
              [5, 0.4, 1],
              [5.4, 3, 1.6],
              [-4, 5, 1.6],
            ],
            27,
            0.8,
            dark(),
          ),
          { ry: 0 },
        ),
      ),
      { x: -55, y: 0, z: -2 },
    ),
    at(box(9, 1, 26, 0.4, plastic(main, 0.36)), { x: -54.6, y: 4.4, z: -2, rz: -0.18 }),
    ...(brushes ? brushSet() : []),
  )

/** Hose with ribs along a curve. */
const hose = (points: readonly (readonly [number, number, number])[]): Object3D => {
  const tube = rod(points, 1.9, rubber('#3a3b3f'))
  return group(
    tube,
    ...points.slice(0, -1).flatMap(([x, y, z], i) => {
      const [nx, ny, nz] = points[i + 1] ?? [x, y, z]
      return Array.from({ length: 7 }, (_, k) => {
        const t = k / 7
        return at(ball(2.06, rubber('#2b2c2f')), {
          x: x + (nx - x) * t,
          y: y + (ny - y) * t,
          z: z + (nz - z) * t,
          s: 0.98,
        })
      })
    }),
  )
}

/** Bed vacuum: flat body like an iron, wide mouth, clear bin on top, grip. */
export const bedVacuum = (main: string, cordless = false): Object3D =>
  group(
    at(
      slab(
        [
          [-13, -16, 4],
          [13, -16, 4],
          [13.6, 8, 5],
          [6, 20, 8],
          [-6, 20, 8],
          [-13.6, 8, 5],
        ],
        6.4,
        2,
        plastic(main, 0.36),
      ),
      { y: 4.4, rx: -Math.PI / 2 },
    ),
    at(
      slab(
        [
          [-13, -16, 4],
          [13, -16, 4],
          [13.6, 8, 5],
          [6, 20, 8],
          [-6, 20, 8],
          [-13.6, 8, 5],
        ],
        1.8,
        0.5,
        plastic(darker(main, 0.35)),
      ),
      { y: 1.2, rx: -Math.PI / 2 },
    ),
    at(box(22, 3, 3, 1, clear('#4a4d52', 0.7)), { y: 3.6, z: 15.2 }),
    at(box(18, 0.8, 0.6, 0.3, glow('#8a7af0', 0.9)), { y: 2, z: 16.6 }),
    at(
      group(
        at(drum(6.4, 6.8, 9, clear('#dceaf0', 0.5), 1.2), {}),
        at(drum(5.8, 6, 2.2, matte('#d6cfc4'), 0.6), { y: 0.6 }),
        at(drum(2, 3, 7, plastic(lighter(main, 0.2)), 0.4), { y: 1 }),
        at(drum(6.6, 6.5, 2, plastic(darker(main, 0.2), 0.4), 0.6), { y: 8.8 }),
      ),
      { y: 7, z: 6 },
    ),
    rod(
      [
        [0, 8, -6],
        [0, 15, -8],
        [0, 17.6, -16],
        [0, 15, -23],
        [0, 8.4, -18],
      ],
      1.9,
      plastic(lighter(main, 0.4), 0.4),
    ),
    at(group(at(slab(rounded(3, 6, 1.4), 0.6, 0.2, gloss('#131416')), { rx: -Math.PI / 2 })), { y: 8, z: -6 }),
    at(lamp(0.6, '#8fe0b0'), { y: 17.6, z: -13 }),
    at(slots(9, 4, 1.2, 0.5), { x: 0, y: 7.7, z: -11, rx: -Math.PI / 2 }),
    ...(cordless
      ? []
      : [
          rod(
            [
              [0, 9, -20],
              [2, 4, -24],
              [7, 0.6, -26],
              [13, 0.5, -22],
            ],
            0.5,
            rubber('#d9d6d0'),
          ),
        ]),
  )

/** Splash of milk, half wiped. */
export const milk = (): Object3D =>
  group(
    ...Array.from({ length: 9 }, (_, i) =>
      at(drum(3 + noise(i) * 5, 3 + noise(i) * 5, 0.3, gloss('#fbfaf4'), 0.1), {
        x: (noise(i + 3) - 0.5) * 20,
        z: (noise(i + 9) - 0.5) * 12,
        y: 0.02 * i,
      }),
    ),
    at(
      group(
        turned(
          [
            [0, 0],
            [3, 0, 0.5],
            [3.4, 9, 0.2],
            [3.2, 9],
          ],
          clear('#eef4f4', 0.4),
        ),
        at(drum(2.8, 2.8, 2, matte('#fbfaf4')), { y: 0.4 }),
      ),
      { x: 13, y: 3.4, z: -3, rz: -1.5 },
    ),
  )
