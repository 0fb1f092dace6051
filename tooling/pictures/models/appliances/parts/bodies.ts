import { BoxGeometry, CatmullRomCurve3, type Material, Mesh, type Object3D, TubeGeometry, Vector3 } from 'three'
import { gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, type Corner, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'

/** Dark joint around a round body. */
export const groove = (r: number, y: number, tone = '#2a2b2e', thick = 0.09): Object3D =>
  at(ring(r, thick, matte(tone)), { y, rx: Math.PI / 2 })

/** Joint around a body with round corners: a plate a hair larger than the body. */
export const joint = (w: number, d: number, corner: number, y: number, tone = '#2a2b2e', high = 0.16): Object3D =>
  at(slab(rounded(w, d, corner), high, 0, matte(tone)), { y, rx: -Math.PI / 2 })

/** Box with upright edges of a large radius and softly bevelled ends, standing on y = 0. */
export const softBox = (
  w: number,
  h: number,
  d: number,
  corner: number,
  material: Material,
  bevel = Math.min(corner, h / 2) * 0.5,
): Object3D =>
  group(at(slab(rounded(w, d, corner), h, Math.min(bevel, h * 0.45), material), { y: h / 2, rx: -Math.PI / 2 }))

/** Handle like an arch: between two feet `w` apart, `h` high, `thick` wide as a band, `deep` in z. */
export const arch = (w: number, h: number, thick: number, deep: number, material: Material): Mesh => {
  const corners: Corner[] = []
  const steps = 28
  for (let i = 0; i <= steps; i += 1) {
    const turn = Math.PI - (i / steps) * Math.PI
    corners.push([(Math.cos(turn) * w) / 2, Math.sin(turn) * h])
  }
  for (let i = steps; i >= 0; i -= 1) {
    const turn = Math.PI - (i / steps) * Math.PI
    corners.push([Math.cos(turn) * (w / 2 - thick), Math.sin(turn) * (h - thick)])
  }
  return slab(corners, deep, Math.min(thick, deep) * 0.3, material)
}

/** Feet of rubber below the corners of a body; they carry it `high` above the ground. */
export const feet = (w: number, d: number, high = 0.8, r = 1.1): Object3D =>
  group(
    ...[-1, 1].flatMap(x =>
      [-1, 1].map(z => at(drum(r, r * 0.86, high, rubber('#2b2c2e'), 0.1), { x: (x * w) / 2, z: (z * d) / 2 })),
    ),
  )

/** Slots in rows for air, facing +z. */
export const slots = (w: number, count: number, gap: number, high = gap * 0.42, tone = '#1d1e20'): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(thin(w, high, 0.12, matte(tone)), { y: (i - (count - 1) / 2) * gap }),
    ),
  )

/** Holes of a speaker or a filter in a field, facing +z. */
export const holes = (w: number, h: number, gap: number, r = gap * 0.24, tone = '#1d1e20'): Object3D => {
  const [columns, rows] = [Math.max(1, Math.round(w / gap)), Math.max(1, Math.round(h / gap))]
  return group(
    ...Array.from({ length: columns * rows }, (_, i) =>
      at(thin(r * 2, r * 2, 0.1, matte(tone)), {
        x: ((i % columns) - (columns - 1) / 2) * gap,
        y: (Math.floor(i / columns) - (rows - 1) / 2) * gap,
        rz: Math.PI / 4,
      }),
    ),
  )
}

/** Plain box with sharp edges for the many small parts, centred. */
export const thin = (w: number, h: number, d: number, material: Material): Mesh =>
  new Mesh(new BoxGeometry(w, h, d), material)

/** Thin wire along points; few triangles, for grilles and racks. */
export const wire = (
  points: readonly (readonly [number, number, number])[],
  r: number,
  material: Material,
  steps = points.length * 3,
): Mesh => new Mesh(new TubeGeometry(new CatmullRomCurve3(points.map(p => new Vector3(...p))), steps, r, 6), material)

/** Cord that ends in a plug. */
export const cord = (points: readonly (readonly [number, number, number])[], r = 0.35, tone = '#3a3b3e'): Object3D => {
  const [x, y, z] = points.at(-1) ?? [0, 0, 0]
  return group(
    rod(points, r, rubber(tone)),
    at(
      group(
        box(3.4, 2.4, 2.8, 0.7, rubber(tone)),
        ...[-0.6, 0.6].map(side => at(box(1.8, 0.16, 0.6, 0.05, metal('#c9ccd2')), { x: 2.4, z: side })),
      ),
      { x, y: Math.max(y, 1.2), z },
    ),
  )
}

/** Wire shelf of `w` × `d`, lying. */
export const rack = (w: number, d: number, count = 9, r = 0.16): Object3D => {
  const steel = metal('#c9ccd2', 0.3)
  return group(
    ...[-1, 1].map(z => at(box(w, r * 3, r * 3, r, steel), { z: (z * d) / 2 })),
    ...Array.from({ length: count }, (_, i) =>
      at(thin(r * 1.6, r * 1.6, d, steel), { x: (i / (count - 1) - 0.5) * w }),
    ),
  )
}

/** Castor: fork, wheel, a hub. */
export const castor = (r = 2.2, tone = '#2c2d30'): Object3D =>
  group(
    at(drum(r, r, r * 0.7, rubber(tone), 0.3), { y: r, x: r * 0.35, rz: Math.PI / 2 }),
    at(drum(r * 0.4, r * 0.4, r * 0.76, metal('#b9bcc2'), 0.05), { y: r, x: r * 0.38, rz: Math.PI / 2 }),
    at(box(r * 1.1, r * 1.5, r * 1.2, r * 0.3, plastic(darker(tone, 0.1))), { y: r * 1.7 }),
  )

/** Open pot with a rolled rim, standing; `inside` is the material of its inner wall. */
export const innerPot = (r: number, h: number, outside: Material, inside: Material): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.9, 0, r * 0.24],
        [r, h],
      ],
      outside,
    ),
    turned(
      [
        [r * 0.985, h],
        [r * 0.87, 0.5, r * 0.2],
        [0, 0.5],
      ],
      inside,
    ),
    at(ring(r, 0.3, metal('#c9ccd2', 0.24)), { y: h, rx: Math.PI / 2 }),
  )

/** Small lamp that is on. */
export const lamp = (r: number, tone: string): Object3D => at(drum(r, r, 0.16, gloss(tone), 0.04), { rx: Math.PI / 2 })
