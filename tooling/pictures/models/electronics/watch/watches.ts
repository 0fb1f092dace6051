import { CircleGeometry, Mesh, type Object3D } from 'three'
import { anodised, cloth, gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, box, drum, group, placed, ring, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Painter, painted } from '../parts/art.ts'
import { arc, type Point, strip, wire } from '../parts/strips.ts'

/** What a strap is made of. */
export type Strap = 'sport' | 'links' | 'leather' | 'nylon' | 'child'

/** Head of a watch facing +z, centred; half its height and its depth say where the strap begins. */
export interface Head {
  readonly body: Object3D
  readonly half: number
  readonly deep: number
}

const lying = (thing: Object3D) => placed(thing, { rx: Math.PI / 2 })

/** Round head of metal with a bezel, two buttons and lugs. */
export const roundHead = (tone: string, face: Painter, bezel = darker(tone, 0.3), r = 2.3): Head => ({
  half: r + 0.1,
  deep: 1.1,
  body: group(
    at(lying(drum(r * 0.96, r, 0.95, anodised(tone), 0.16)), { z: -0.5 }),
    at(lying(drum(r * 0.9, r * 0.98, 0.24, metal(bezel, 0.3), 0.08)), { z: 0.4 }),
    at(new Mesh(new CircleGeometry(r * 0.84, 60), gloss('#07080a')), { z: 0.65 }),
    at(new Mesh(new CircleGeometry(r * 0.78, 60), painted(512, 512, face)), { z: 0.66 }),
    at(lying(drum(r * 0.84, r * 0.87, 0.05, clear('#ffffff', 0.1), 0.02)), { z: 0.67 }),
    ...Array.from({ length: 24 }, (_, i) =>
      at(box(0.05, 0.26, 0.05, 0.01, matte(lighter(bezel, i % 6 === 0 ? 0.8 : 0.35))), {
        x: Math.sin((i / 24) * Math.PI * 2) * r * 0.91,
        y: Math.cos((i / 24) * Math.PI * 2) * r * 0.91,
        z: 0.64,
        rz: (-i / 24) * Math.PI * 2,
      }),
    ),
    ...[0.62, -0.62].map((turn, i) =>
      at(drum(0.3, 0.34, 0.42, metal(i ? tone : '#e0a04c', 0.3), 0.08), {
        x: Math.cos(turn) * r * 0.97,
        y: Math.sin(turn) * r * 0.97,
        z: -0.05,
        rz: turn - Math.PI / 2,
      }),
    ),
    ...[-1, 1].flatMap(side =>
      [-1, 1].map(up =>
        at(box(0.55, 1.3, 0.7, 0.2, anodised(tone)), { x: side * 1.08, y: up * (r - 0.1), z: -0.25, rx: up * 0.4 }),
      ),
    ),
  ),
})

/** Square head with curved glass and a crown. */
export const squareHead = (tone: string, face: Painter, w = 3.8, h = 4.6): Head => ({
  half: h / 2 - 0.1,
  deep: 1.05,
  body: group(
    slab(rounded(w, h, 1.15), 1.05, 0.36, anodised(tone)),
    at(slab(rounded(w - 0.24, h - 0.24, 1.05), 0.5, 0.22, gloss('#0a0b0e')), { z: 0.36 }),
    at(pane(w - 0.75, h - 0.75, 0.78, painted(420, Math.round((420 * (h - 0.75)) / (w - 0.75)), face)), { z: 0.625 }),
    at(drum(0.34, 0.34, 0.3, metal(lighter(tone, 0.2), 0.26), 0.06), { x: w / 2 - 0.02, y: 0.8, rz: -Math.PI / 2 }),
    at(box(0.1, 1.1, 0.3, 0.04, anodised(darker(tone, 0.1))), { x: w / 2, y: -0.7 }),
  ),
})

/** Narrow pill of a fitness band. */
export const pillHead = (tone: string, face: Painter, w = 2, h = 4.7): Head => ({
  half: h / 2 - 0.2,
  deep: 1,
  body: group(
    slab(rounded(w, h, w * 0.46), 1, 0.34, metal(tone, 0.32)),
    at(slab(rounded(w - 0.14, h - 0.14, w * 0.44), 0.4, 0.18, gloss('#0a0b0e')), { z: 0.36 }),
    at(pane(w - 0.44, h - 0.5, w * 0.34, painted(240, Math.round((240 * (h - 0.5)) / (w - 0.44)), face)), { z: 0.575 }),
  ),
})

/** Chunky head for children: raised bezel, camera above the screen, a big button. */
export const childHead = (tone: string, bezel: string, face: Painter): Head => ({
  half: 2.3,
  deep: 1.7,
  body: group(
    slab(rounded(4.5, 5.1, 1.5), 1.6, 0.5, plastic(tone, 0.45)),
    at(slab(rounded(4.1, 4.7, 1.3), 0.7, 0.28, plastic(bezel, 0.4)), { z: 0.6 }),
    at(slab(rounded(3.5, 4.1, 0.9), 0.3, 0.1, gloss('#0b0d12')), { z: 0.85 }),
    at(pane(2.9, 2.9, 0.4, painted(360, 360, face)), { y: -0.35, z: 1.01 }),
    at(lying(drum(0.3, 0.3, 0.12, gloss('#1b2a4a'), 0.03)), { y: 1.55, z: 0.97 }),
    at(ring(0.3, 0.06, metal('#c9ccd2', 0.3)), { y: 1.55, z: 1.08 }),
    at(drum(0.42, 0.42, 0.4, plastic(bezel), 0.1), { x: 2.2, y: 0.4, rz: -Math.PI / 2 }),
    ...[0, 1, 2].map(i =>
      at(lying(drum(0.07, 0.07, 0.1, matte('#1b1d20'), 0)), { x: -0.3 + i * 0.3, y: -2.12, z: 0.93 }),
    ),
  ),
})

/** Watch closed as on a wrist, seen with its face to +z; it stands on its strap. `a` and `b` are half depth and height of the loop. */
export function worn({ body, half, deep }: Head, strap: Strap, color: string, wide = 1.1, a = 3, b = 3.7): Object3D {
  const start = Math.asin(Math.min(0.94, (half - 0.25) / b))
  const x = a * Math.cos(start) + deep * 0.12
  const points = arc(a, b, start, Math.PI * 2 - start, 0, 30)
  return at(
    group(at(group(strapOf(points, strap, color, wide, a, b, start)), { ry: -Math.PI / 2 }), at(group(body), { z: x })),
    { y: b + 0.2 },
  )
}

const taper = (wide: number) => (t: number) =>
  wide * (1 - 0.16 * Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.5) * (t < 0.5 ? 1 : 1))

function strapOf(
  points: readonly (readonly [number, number])[],
  strap: Strap,
  color: string,
  wide: number,
  a: number,
  b: number,
  start: number,
): Object3D {
  if (strap === 'links') {
    const count = 24
    return group(
      ...Array.from({ length: count }, (_, i) => {
        const turn = start + ((Math.PI * 2 - start * 2) * (i + 0.5)) / count
        const place = {
          x: Math.cos(turn) * a,
          y: Math.sin(turn) * b,
          rz: Math.atan2(Math.cos(turn) * b, -Math.sin(turn) * a),
        }
        return at(
          group(
            box(0.62, 0.34, wide * 0.9, 0.1, metal(lighter(color, 0.12), 0.28)),
            ...[-1, 1].map(side => at(box(0.62, 0.36, wide * 0.5, 0.1, metal(color, 0.4)), { z: side * wide * 0.74 })),
          ),
          place,
        )
      }),
    )
  }
  const stuff = {
    sport: rubber(color),
    leather: cloth(color, 34, 0.7),
    nylon: cloth(color, 22, 4),
    child: rubber(color),
  }[strap]
  const keeper = arc(a + 0.16, b + 0.16, -0.75, -0.55, 0, 4)
  const seams = (side: number): Point[] => points.map(([x, y]) => [x * 1.05, y * 1.045, side * wide * 0.8])
  return group(
    strip(points, taper(wide), strap === 'child' ? 0.24 : strap === 'nylon' ? 0.13 : 0.17, stuff, {
      square: 5,
      steps: 60,
    }),
    ...(strap === 'leather'
      ? [-1, 1].map(side => wire(seams(side * 0.98), 0.035, matte(lighter(color, 0.5)), 90))
      : []),
    ...(strap === 'nylon'
      ? [-0.3, 0.3].map(side =>
          wire(
            points.map(([x, y]): Point => [x * 1.05, y * 1.042, side * wide]),
            0.07,
            matte(darker(color, 0.3)),
            90,
          ),
        )
      : []),
    ...(strap === 'child' || strap === 'sport'
      ? Array.from({ length: 5 }, (_, i) => {
          const turn = 5.55 - i * 0.17
          return at(drum(0.13, 0.13, 0.1, matte(darker(color, 0.55)), 0), {
            x: Math.cos(turn) * (a + 0.13),
            y: Math.sin(turn) * (b + 0.13),
            rz: turn - Math.PI / 2,
          })
        })
      : []),
    strip(keeper, wide * 1.06, 0.14, strap === 'leather' ? metal('#d8b66a', 0.26) : stuff, { square: 5, steps: 6 }),
  )
}

/** Whole watch leaning back a little, so that its face looks up. */
export const leaning = (watch: Object3D, rx = -0.2): Object3D => group(at(group(watch), { rx }))
