import { CatmullRomCurve3, Mesh, MeshPhysicalMaterial, type Object3D, SphereGeometry, Vector3 } from 'three'
import { matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, group, rod } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { grown } from '../../food/parts/organic.ts'
import { surface } from '../../home/parts/shape.ts'

type Point = readonly [number, number, number]

/** One blossom of five petals with stamens, face up, `r` wide. */
export const blossom = (colour: string, r = 1.2, heart = '#d9a441'): Object3D =>
  group(
    ...Array.from({ length: 5 }, (_, i) => {
      const turn = (i / 5) * Math.PI * 2
      const petal = grown({
        size: [r * 0.56, r * 0.09, r * 0.42],
        colour: p => (p.x < -0.35 ? darker(colour, 0.14) : lighter(colour, 0.12 + p.x * 0.1)),
        bend: p => {
          p.y += p.z * p.z * 0.5 + p.x * p.x * 0.9
          if (p.x > 0.7) p.x -= (1 - Math.min(1, Math.abs(p.z) * 4)) * 0.2
        },
        fine: 14,
      })
      return at(group(at(petal, { x: r * 0.52 })), { y: 0.1, ry: turn, rz: 0 })
    }),
    at(ball(r * 0.14, matte(heart)), { y: r * 0.16 }),
  )

/** Branch through points with blossoms and buds. */
export const blossomBranch = (
  points: readonly Point[],
  petal: string,
  bark = '#6a4a3a',
  count = 8,
  r = 1.3,
): Object3D => {
  const curve = new CatmullRomCurve3(points.map(p => new Vector3(...p)))
  return group(
    rod(points, 0.26, matte(bark)),
    ...Array.from({ length: count }, (_, i) => {
      const spot = curve.getPoint(0.12 + (i / count) * 0.86)
      const side = i % 2 ? 1 : -1
      return at(
        i % 4 === 3 ? at(group(ball(0.42, matte(darker(petal, 0.1)))), {}) : blossom(petal, r * (0.8 + noise(i) * 0.4)),
        {
          x: spot.x + (noise(i + 3) - 0.5) * 0.9,
          y: spot.y + side * 0.5,
          z: spot.z + 0.5,
          rx: 0.9 + (noise(i + 7) - 0.5) * 0.9,
          ry: noise(i + 11) * 2,
          rz: (noise(i + 5) - 0.5) * 1.2,
        },
      )
    }),
  )
}

/** Loose petals lying about. */
export const petals = (colour: string, count = 9, reach = 6, size = 1, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        grown({
          size: [0.95 * size, 0.12 * size, 0.75 * size],
          colour: p => (p.x > 0.2 ? lighter(colour, 0.2) : colour),
          bend: p => {
            p.y += p.x * p.x * 1.6 + p.z * p.z * 1.2
          },
          fine: 14,
        }),
        {
          x: (noise(i + seed * 17) - 0.5) * reach * 2,
          y: 0.12,
          z: (noise(i + seed * 29 + 40) - 0.5) * reach,
          ry: noise(i + 9) * 6,
          rz: (noise(i + 60) - 0.5) * 0.5,
        },
      ),
    ),
  )

/** Ear of oats lying along x: hanging grains on thin stalks. */
export const oatEar = (colour = '#d5b873', long = 22): Object3D =>
  group(
    rod(
      [
        [-long * 0.5, 0.3, 0],
        [0, 0.7, 0.4],
        [long * 0.5, 0.5, 1.4],
      ],
      0.13,
      matte(darker(colour, 0.12)),
    ),
    ...Array.from({ length: 16 }, (_, i) => {
      const t = 0.44 + (i / 16) * 0.55
      const side = i % 2 ? 1 : -1
      return at(
        group(
          at(grown({ size: [1.15, 0.24, 0.3], colour: i % 3 ? colour : lighter(colour, 0.22), fine: 12 }), { x: 1.3 }),
          at(grown({ size: [1, 0.2, 0.22], colour: lighter(colour, 0.3), fine: 10 }), { x: 1.5, z: 0.24, ry: -0.2 }),
        ),
        {
          x: (t - 0.5) * long,
          y: 0.5 + noise(i) * 0.4,
          z: side * 0.3 + (t - 0.5) * 2.4,
          ry: -side * (0.5 + noise(i + 4) * 0.5),
        },
      )
    }),
  )

/** Twig of cypress: flat fans of scales. */
export const cypress = (colour = '#5f7f58', long = 14): Object3D =>
  group(
    rod(
      [
        [0, 0, 0],
        [long * 0.5, 0.5, 0.4],
        [long, 0.6, 0],
      ],
      0.16,
      matte('#6d5a40'),
    ),
    ...Array.from({ length: 12 }, (_, i) => {
      const t = 0.16 + (i / 12) * 0.84
      const side = i % 2 ? 1 : -1
      const reach = long * 0.36 * (1.1 - t * 0.6)
      return at(
        group(
          ...Array.from({ length: 7 }, (_row, k) =>
            at(
              grown({
                size: [reach * 0.2, 0.16, 0.24],
                colour: (i + k) % 3 ? colour : lighter(colour, 0.14),
                fine: 8,
              }),
              {
                x: reach * (0.15 + Math.floor((k + 1) / 2) * 0.26),
                z: k === 0 ? 0 : (k % 2 ? 1 : -1) * reach * 0.12,
                ry: k === 0 ? 0 : (k % 2 ? -1 : 1) * 0.55,
              },
            ),
          ),
        ),
        { x: t * long, y: 0.5, z: 0.2, ry: -side * 0.8, rz: 0.12 },
      )
    }),
  )

/** Scallop shell lying, its hinge at the back. */
export const scallop = (r = 3, colour = '#f0d9c4'): Object3D => {
  const stuff = new MeshPhysicalMaterial({ color: colour, roughness: 0.5, clearcoat: 0.2, side: 2 })
  const place = (u: number, v: number): [number, number, number] => {
    const turn = (v - 0.5) * 2.5
    const rib = Math.abs(Math.sin(v * Math.PI * 9))
    const away = u * r * (0.94 + rib * 0.06)
    return [
      Math.sin(turn) * away,
      Math.sin(u * Math.PI * 0.93) * r * 0.34 * (1 - (v - 0.5) ** 2 * 1.6) + rib * u * 0.12,
      Math.cos(turn) * away,
    ]
  }
  return group(
    surface(place, stuff, 24, 120),
    at(grown({ size: [r * 0.3, 0.16, r * 0.14], colour, fine: 12 }), { y: 0.2 }),
  )
}

/** Cloud of foam: many bubbles grown into a dome, small ones at its foot. */
export const foamCloud = (r = 4, seed = 1, count = 64): Object3D => {
  const white = new MeshPhysicalMaterial({
    color: '#fbfbf8',
    roughness: 0.6,
    emissive: '#ffffff',
    emissiveIntensity: 0.14,
  })
  const bubble = (size: number, spot: Point) => {
    const [x, y, z] = spot
    const one = new Mesh(new SphereGeometry(size, 18, 12), white)
    return at(one, { x, y: Math.max(y, size * 0.4), z })
  }
  return group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = i * 2.39996 + seed
      const away = Math.sqrt((i + 0.5) / count)
      const swell = 0.8 + clouds(Math.cos(turn) * 1.3 + seed * 7 + 40, Math.sin(turn) * 1.3 + 40, 2) * 0.4
      const size = r * (0.32 - away * 0.16) * (0.8 + noise(i + seed * 13) * 0.5)
      return bubble(size, [
        Math.cos(turn) * away * r * 0.82 * swell,
        r * 0.52 * swell * Math.sqrt(Math.max(0, 1 - away * away)) - size * 0.5 + r * 0.06,
        Math.sin(turn) * away * r * 0.66 * swell,
      ])
    }),
    ...Array.from({ length: 26 }, (_, i) => {
      const turn = noise(i + seed * 31) * 6.283
      const away = 0.84 + noise(i + seed * 3 + 90) * 0.16
      return bubble(r * (0.03 + noise(i + 7) * 0.05), [
        Math.cos(turn) * away * r * 0.96,
        0.05,
        Math.sin(turn) * away * r * 0.78,
      ])
    }),
  )
}

/** A few loose leaves on the table. */
export const leaves = (colour: string, count = 4, reach = 5, size = 4): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(leaf(i % 2 ? colour : lighter(colour, 0.14), size * (0.8 + noise(i) * 0.4), size * 0.5, size * 0.12), {
        x: (noise(i + 12) - 0.5) * reach * 2,
        y: 0.1,
        z: (noise(i + 44) - 0.5) * reach,
        ry: noise(i + 70) * 6,
      }),
    ),
  )

/** Blossoms strewn on the table. */
export const strewnBlossoms = (colour: string, count = 5, reach = 5, size = 1.2, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(blossom(colour, size * (0.8 + noise(i + seed) * 0.4)), {
        x: (noise(i + seed * 5) - 0.5) * reach * 2,
        y: 0.2,
        z: (noise(i + seed * 7 + 30) - 0.5) * reach,
        rx: 0.3,
        ry: noise(i) * 6,
      }),
    ),
  )

/** Brown nut with a pale scar: shea, horse chestnut. */
export const sheaNut = (s = 1.5): Object3D =>
  group(
    at(
      grown({
        size: [s, s * 0.74, s * 0.78],
        colour: p => (p.z > 0.55 && Math.abs(p.x) < 0.6 ? '#c9a27a' : '#5e3520'),
        fine: 36,
        finish: 'waxed',
      }),
      { y: s * 0.72 },
    ),
  )
