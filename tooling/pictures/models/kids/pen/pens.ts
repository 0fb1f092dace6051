import type { Object3D } from 'three'
import { glass, gloss, type Material, matte, metal, plastic, wood } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, ring, slab, thrown, turned } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** Lays an upright thing along x, its top towards the right; `r` is half its thickness. */
export const along = (thing: Object3D, long: number, r: number, ry = 0): Object3D =>
  group(at(group(at(thing, { rz: -Math.PI / 2, x: -long / 2, y: r })), { ry }))

/** Grain that runs along a turned body. */
export const grained = (color: string): Material => wood(color, 2)

const clip = (long: number, r: number, y: number, steel: Material): Object3D =>
  group(
    at(box(0.24, long, 0.1, 0.05, steel), { y: y - long / 2, z: r + 0.2 }),
    at(box(0.24, 0.24, 0.36, 0.06, steel), { y: y - 0.1, z: r + 0.06 }),
    at(ball(0.15, steel), { y: y - long + 0.1, z: r + 0.14 }),
  )

/** Nib of a fountain pen, its tip up, slit and breather hole shown. */
function nib(y: number, gold: Material): Object3D {
  const shape: Corner[] = [
    [-0.34, 0, 0.1],
    [0.34, 0, 0.1],
    [0.38, 0.8, 0.4],
    [0.05, 2.2, 0.05],
    [-0.05, 2.2, 0.05],
    [-0.38, 0.8, 0.4],
  ]
  return group(
    at(slab(shape, 0.12, 0.05, gold), { y, z: 0.16 }),
    at(
      thrown(
        [
          [0.3, 0],
          [0.24, 0.9],
          [0.1, 1.7],
          [0, 1.9],
        ],
        matte('#1f2023', 0.5),
      ),
      { y },
    ),
    at(box(0.035, 1.3, 0.02, 0.005, matte('#1c1a18')), { y: y + 1.45, z: 0.24 }),
    at(drum(0.08, 0.08, 0.02, matte('#1c1a18'), 0), { y: y + 0.8, z: 0.23, rx: Math.PI / 2 }),
    at(ball(0.06, metal('#d9dade')), { y: y + 2.2, z: 0.16 }),
  )
}

/** Fountain pen standing on its end, nib up, without its cap: 12.6 cm. */
export function fountain(body: Material, trim: Material, hooded = false): Object3D {
  return group(
    turned(
      [
        [0, 0],
        [0.34, 0, 0.2],
        [0.58, 3, 1],
        [0.6, 7, 0],
        [0, 7],
      ],
      body,
    ),
    at(drum(0.61, 0.61, 0.22, trim, 0.04), { y: 7 }),
    at(
      thrown(
        hooded
          ? [
              [0.54, 0],
              [0.5, 1.4],
              [0.4, 2.8],
              [0.2, 3.9],
              [0.1, 4.2],
            ]
          : [
              [0.54, 0],
              [0.46, 1.4],
              [0.44, 2.4],
              [0.5, 2.9],
              [0.4, 3],
            ],
        hooded ? body : gloss('#26262a'),
      ),
      { y: 7.2 },
    ),
    hooded
      ? at(drum(0.03, 0.13, 0.75, trim, 0.01), { y: 11.2 })
      : group(nib(10.2, trim), at(drum(0.5, 0.5, 0.16, trim, 0.04), { y: 10 })),
  )
}

/** Its cap standing on its mouth, with a clip: 6.4 cm. */
export const cap = (body: Material, trim: Material): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [0.7, 0, 0.05],
        [0.68, 4, 0],
        [0.6, 6.2, 0.3],
        [0, 6.4],
      ],
      body,
    ),
    at(drum(0.72, 0.72, 0.5, trim, 0.05), { y: 0.3 }),
    at(drum(0.4, 0.55, 0.3, trim, 0.1), { y: 6.2 }),
    clip(4, 0.6, 5.9, trim),
  )

/** Gel pen, tip up: clear barrel with its refill, coloured grip and button. */
export function gel(color: string, clear = true): Object3D {
  return group(
    at(drum(0.3, 0.3, 1.1, plastic(darker(color, 0.15)), 0.12), {}),
    at(drum(0.52, 0.52, 2.2, plastic(color), 0.1), { y: 1 }),
    ...(clear
      ? [
          at(drum(0.2, 0.2, 7, plastic(darker(color, 0.3)), 0.02), { y: 3 }),
          at(drum(0.5, 0.5, 5, glass(lighter(color, 0.62), 0.5), 0.02), { y: 3.2 }),
        ]
      : [at(drum(0.5, 0.5, 5, matte(color, 0.55), 0.02), { y: 3.2 })]),
    at(drum(0.54, 0.52, 4, plastic(clear ? color : darker(color, 0.12)), 0.1), { y: 8.2 }),
    ...[0, 1, 2, 3].map(i => at(ring(0.53, 0.06, plastic(darker(color, 0.2))), { y: 9 + i * 0.7, rx: Math.PI / 2 })),
    at(drum(0.16, 0.5, 1.5, metal('#c9ccd2'), 0.03), { y: 12.2 }),
    at(drum(0.05, 0.1, 0.5, metal('#c9ccd2'), 0), { y: 13.7 }),
    at(box(0.32, 3.8, 0.14, 0.06, plastic(darker(color, 0.1))), { y: 3, z: 0.66 }),
    at(box(0.32, 0.4, 0.4, 0.06, plastic(darker(color, 0.1))), { y: 1.4, z: 0.56 }),
  )
}

/** Ballpoint in metal or wood, tip up: broad clip, one ring in the middle. */
export function ballpoint(body: Material, trim: Material, click = false): Object3D {
  return group(
    click ? at(drum(0.22, 0.22, 1, trim, 0.1), { y: -0.7 }) : at(drum(0.5, 0.34, 0.5, trim, 0.12), {}),
    at(
      turned(
        [
          [0, 0],
          [0.5, 0, 0.1],
          [0.6, 6, 0],
          [0, 6],
        ],
        body,
      ),
      { y: 0.3 },
    ),
    at(drum(0.64, 0.64, 0.42, trim, 0.08), { y: 6.3 }),
    at(
      thrown(
        [
          [0.6, 0],
          [0.6, 2.4],
          [0.46, 4.6],
          [0.26, 6],
        ],
        body,
      ),
      { y: 6.7 },
    ),
    at(drum(0.09, 0.27, 1.1, trim, 0.02), { y: 12.7 }),
    at(box(0.5, 4.2, 0.14, 0.06, trim), { y: 2.9, z: 0.75 }),
    at(box(0.5, 0.3, 0.5, 0.06, trim), { y: 0.95, z: 0.6 }),
  )
}

/** Drafting pencil, tip up: six-sided barrel, knurled grip, steel pipe. */
export function drafting(color: string): Object3D {
  const steel = metal('#b9bdc4', 0.3)
  const hex: Corner[] = Array.from(
    { length: 6 },
    (_, i): Corner => [Math.cos(i * 1.0472) * 0.52, Math.sin(i * 1.0472) * 0.52, 0.06],
  )
  return group(
    at(drum(0.26, 0.26, 0.7, matte('#f0ece4'), 0.1), { y: -0.6 }),
    at(drum(0.34, 0.34, 1, steel, 0.06), {}),
    at(slab(hex, 7, 0.04, plastic(color, 0.4)), { y: 4.4, rx: Math.PI / 2 }),
    at(drum(0.53, 0.53, 0.3, steel, 0.05), { y: 7.8 }),
    ...Array.from({ length: 15 }, (_, i) => at(drum(0.5, 0.5, 0.14, steel, 0.05), { y: 8.1 + i * 0.19 })),
    at(drum(0.44, 0.44, 2.9, metal('#7f848c', 0.4), 0.02), { y: 8.1 }),
    at(drum(0.12, 0.46, 1.4, steel, 0.03), { y: 11 }),
    at(drum(0.055, 0.06, 0.8, steel, 0), { y: 12.4 }),
    at(drum(0.03, 0.03, 0.35, matte('#2b2a2a'), 0), { y: 13.1 }),
    clip(3.4, 0.42, 3.4, steel),
  )
}

/** Calligraphy brush, tip up: bamboo handle, horn collar, pointed hair, a loop at its end. */
export function brush(handle: string, ink = '#26221f', long = 17): Object3D {
  const cane = wood(handle, 2)
  return group(
    at(ring(0.6, 0.06, matte('#9c3a2e'), Math.PI * 2), { y: -0.7 }),
    at(drum(0.42, 0.36, 0.6, gloss('#3a2a20'), 0.15), { y: -0.2 }),
    at(drum(0.46, 0.4, long, cane, 0.04), { y: 0.3 }),
    ...[0.3, 0.62].map(t => at(ring(0.43, 0.05, wood(darker(handle, 0.2))), { y: long * t, rx: Math.PI / 2 })),
    at(drum(0.56, 0.47, 0.9, gloss('#2b211b'), 0.1), { y: long + 0.2 }),
    at(
      thrown(
        [
          [0.48, 0],
          [0.62, 0.9],
          [0.5, 2.1],
          [0.22, 3.2],
          [0.02, 4],
        ],
        matte('#e3d3b4'),
      ),
      { y: long + 1 },
    ),
    at(
      thrown(
        [
          [0.56, 0],
          [0.47, 0.7],
          [0.23, 1.6],
          [0.01, 2.6],
        ],
        gloss(ink),
      ),
      { y: long + 2.6 },
    ),
  )
}

/** Rest of glazed stone with three hollows for a brush or a pen. */
export const rest = (tone: string): Object3D =>
  at(
    group(
      slab(
        [
          [-3.4, 0, 0.3],
          [3.4, 0, 0.3],
          [3.2, 1.5, 0.5],
          [2, 0.8, 0.8],
          [1, 1.9, 0.6],
          [0, 0.95, 0.8],
          [-1, 1.9, 0.6],
          [-2, 0.8, 0.8],
          [-3.2, 1.5, 0.5],
        ],
        1.3,
        0.25,
        gloss(tone),
      ),
    ),
    { ry: Math.PI / 2 },
  )

/** Ink stone with a round well of ink. */
export const inkStone = (): Object3D =>
  group(
    at(box(9, 1.6, 12, 0.5, matte('#3f4145', 0.7)), { y: 0.8 }),
    at(drum(3.4, 3.4, 0.1, matte('#2b2c30', 0.5), 0.02), { y: 1.58, z: 1.4 }),
    at(drum(2.4, 2.4, 0.1, gloss('#111114'), 0.02), { y: 1.66, z: 1.8 }),
  )

/** Bottle of ink: square glass, round lid. */
export const inkBottle = (ink: string): Object3D =>
  group(
    at(box(5, 4, 5, 0.7, gloss(darker(ink, 0.25))), { y: 2 }),
    at(drum(1.7, 1.7, 1.9, plastic('#26262a'), 0.2), { y: 4 }),
    at(box(3.4, 2, 0.06, 0.02, matte(lighter(ink, 0.75))), { y: 2, z: 2.52 }),
  )

/** Seal stone with its red foot, lying. */
export const seal = (): Object3D =>
  group(
    at(box(5, 1.8, 1.8, 0.2, gloss('#cdb891')), { y: 0.9 }),
    at(box(0.5, 1.7, 1.7, 0.1, matte('#b8332a')), { x: 2.5, y: 0.9 }),
  )
