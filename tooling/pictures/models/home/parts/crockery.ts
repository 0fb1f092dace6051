import {
  DoubleSide,
  LatheGeometry,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  type Object3D,
  SplineCurve,
  Vector2,
} from 'three'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, drum, group, rod } from '../../../studio/shapes.ts'
import { type Paint, painted } from '../../../studio/surfaces/painted.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { shaped } from './shape.ts'

export type Outline = readonly (readonly [r: number, y: number])[]

/**
 * Vessel turned on a wheel: `outline` runs from the foot's edge to the rim, the wall is `wall` thick, the foot is a ring.
 * Its texture shows the outside in the lower half (rim in the middle) and the inside in the upper half.
 */
export function vessel(outline: Outline, wall: number, material: Material, smoothly = true): Mesh {
  const given = outline.map(([r, y]) => new Vector2(r, y))
  const outer = smoothly ? new SplineCurve(given).getPoints(34) : dense(given)
  const [foot, rim] = [outer[0] ?? new Vector2(1, 0), outer.at(-1) ?? new Vector2(1, 1)]
  const sole = [
    [0, 0.3],
    [Math.max(0.05, foot.x - wall * 2), 0.3],
    [Math.max(0.08, foot.x - wall * 1.6), foot.y],
    [foot.x - wall * 0.2, foot.y],
  ].map(([x = 0, y = 0]) => new Vector2(x, y))
  const lip = [0.25, 0.5, 0.75].map(
    t => new Vector2(rim.x - wall / 2 + (Math.cos(t * Math.PI) * wall) / 2, rim.y + (Math.sin(t * Math.PI) * wall) / 2),
  )
  const inner = outer
    .filter(({ y }) => y > foot.y + wall * 1.4)
    .map(({ x, y }) => new Vector2(Math.max(0.05, x - wall), y))
    .reverse()
  const floor = inner.at(-1) ?? foot
  const points = [
    ...sole,
    ...outer,
    ...lip,
    ...inner,
    new Vector2(floor.x * 0.6, foot.y + wall),
    new Vector2(0, foot.y + wall * 0.9),
  ]
  const geometry = new LatheGeometry(points, 60)
  const turn = sole.length + outer.length + 1
  const uv = geometry.getAttribute('uv')
  for (let i = 0; i < uv.count; i += 1) {
    const at = i % points.length
    const share = Math.max(0, ((points[at]?.y ?? 0) - foot.y) / (rim.y - foot.y)) * 0.5
    uv.setY(i, at <= turn ? Math.min(0.5, share) : 1 - Math.min(0.5, share))
  }
  return new Mesh(geometry, material)
}

const dense = (points: readonly Vector2[]): Vector2[] =>
  points.flatMap((p, i) => {
    const next = points[i + 1]
    return next ? [0, 0.02, 0.25, 0.5, 0.75, 0.98].map(t => p.clone().lerp(next, t)) : [p]
  })

/** Glaze from a drawing over outside and inside; see `vessel`. */
export const decorated = (paint: Paint, roughness = 0.3, shine = 0.8): Material =>
  new MeshPhysicalMaterial({
    map: painted(1024, 512, paint),
    roughness,
    clearcoat: shine,
    clearcoatRoughness: 0.14,
    side: DoubleSide,
  })

/** Even glaze with specks of iron; dull when `shine` is 0. */
export const speckled = (color: string, shine = 0.35, speck = '#5a3d28'): Material =>
  decorated(
    (pen, w, h) => {
      pen.fillStyle = color
      pen.fillRect(0, 0, w, h)
      for (let i = 0; i < 420; i += 1) {
        pen.fillStyle = `${speck}${noise(i + 5) > 0.6 ? 'aa' : '55'}`
        pen.beginPath()
        pen.arc(noise(i) * w, noise(i + 3000) * h, 0.6 + noise(i + 80) ** 3 * 3, 0, 7)
        pen.fill()
      }
    },
    shine > 0 ? 0.42 : 0.75,
    shine,
  )

/** Glaze that ran in the kiln: `top` flows over `low` in drops. */
export const running = (top: string, low: string, share = 0.42): Material =>
  decorated(
    (pen, w, h) => {
      const [rim, foot] = [h / 2, h]
      pen.fillStyle = top
      pen.fillRect(0, 0, w, h)
      const wash = pen.createLinearGradient(0, rim, 0, foot)
      wash.addColorStop(0, darker(top, 0.18))
      wash.addColorStop(0.12, top)
      wash.addColorStop(share, blend(top, low, 0.5))
      wash.addColorStop(1, low)
      pen.fillStyle = wash
      pen.fillRect(0, rim, w, foot - rim)
      pen.filter = 'blur(3px)'
      for (let i = 0; i < 46; i += 1) {
        const x = (i / 46) * w
        const long = (0.3 + noise(i + 7) * 0.6) * (foot - rim)
        pen.fillStyle = `${i % 3 ? lighter(top, 0.35) : lighter(low, 0.3)}99`
        pen.beginPath()
        pen.ellipse(x, rim + long * 0.6 + noise(i) * 90, 5 + noise(i + 20) * 14, long * 0.5, 0, 0, 7)
        pen.fill()
      }
      pen.filter = 'none'
      for (let i = 0; i < 260; i += 1) {
        pen.fillStyle = i % 2 ? `${lighter(top, 0.5)}44` : `${darker(low, 0.4)}55`
        pen.fillRect(noise(i) * w, noise(i + 999) * h, 2, 2)
      }
    },
    0.24,
    1,
  )

/** Handle of a mug: a flat band from `y + high / 2` to `y - high / 2`, standing off the wall of radius `r`. */
export function ear(r: number, y: number, high: number, reach: number, thick: number, material: Material): Object3D {
  const band = rod(
    [
      [r - 0.3, y + high * 0.5, 0],
      [r + reach * 0.45, y + high * 0.54, 0],
      [r + reach * 0.94, y + high * 0.3, 0],
      [r + reach, y, 0],
      [r + reach * 0.8, y - high * 0.34, 0],
      [r + reach * 0.36, y - high * 0.5, 0],
      [r - 0.3, y - high * 0.5, 0],
    ],
    thick,
    material,
  )
  band.scale.z = 1.55
  return group(band)
}

/** Surface of a drink at `y`; `shade` is a darker ring at the wall. */
export const drinkAt = (color: string, r: number, y: number, shade = darker(color, 0.25)): Object3D => {
  const wet = (tone: string): Material =>
    new MeshPhysicalMaterial({ color: tone, roughness: 0.12, clearcoat: 1, clearcoatRoughness: 0.05 })
  return group(
    at(drum(r, r, 0.05, wet(shade), 0), { y }),
    at(drum(r * 0.93, r * 0.93, 0.06, wet(color), 0), { y: y + 0.01 }),
  )
}

/** Glass vessel with ribs: `ribs` round it, `deep` centimetres. */
export function ribbedGlass(outline: Outline, tint: string, ribs: number, deep: number, opacity = 0.22): Mesh {
  const body = new Mesh(
    new LatheGeometry(
      new SplineCurve(outline.map(([r, y]) => new Vector2(r, y))).getPoints(30),
      Math.max(60, ribs * 8),
    ),
    clear(tint, opacity),
  )
  return shaped(body, (x, y, z) => {
    const k = 1 + (Math.cos(Math.atan2(z, x) * ribs) * deep) / Math.max(0.5, Math.hypot(x, z))
    return [x * k, y, z * k]
  })
}
