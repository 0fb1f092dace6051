import { Mesh, MeshPhysicalMaterial, type Object3D, SphereGeometry, type Texture } from 'three'
import { noise } from '../../../studio/noise.ts'
import { at, group } from '../../../studio/shapes.ts'
import { levels, once, painted } from '../../../studio/surfaces/painted.ts'

/** A direction from the middle of a ball. */
export type Way = readonly [x: number, y: number, z: number]

/** What lies in a direction: the number of the panel, and the distance to the next seam in radii. */
export type Panels = (way: Way) => readonly [panel: number, seam: number]

/** Skin of a ball. */
export interface Skin {
  readonly name: string
  readonly panels: Panels
  /** Colour of each panel; the last is that of the seams. */
  readonly colours: readonly string[]
  readonly line: string
  /** Half width of a seam in radii. */
  readonly wide: number
  readonly grain?: 'pebble' | 'dimple' | 'smooth'
  readonly deep?: number
  readonly roughness?: number
  readonly coat?: number
}

const W = 1536
const H = 768

/** Direction of a pixel of the map of a ball. */
const wayOf = (x: number, y: number): Way => {
  const [phi, theta] = [(x / W) * Math.PI * 2, (y / H) * Math.PI]
  return [-Math.cos(phi) * Math.sin(theta), Math.cos(theta), Math.sin(phi) * Math.sin(theta)]
}

const rgb = (hex: string): readonly [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255]
}

/** Map of colours over a ball, from a direction to a colour. */
export const ballMap = (colourAt: (way: Way) => readonly [number, number, number]): Texture =>
  painted(W, H, pen => {
    const image = pen.createImageData(W, H)
    for (let y = 0; y < H; y += 1)
      for (let x = 0; x < W; x += 1) image.data.set([...colourAt(wayOf(x, y)), 255], (y * W + x) * 4)
    pen.putImageData(image, 0, 0)
  })

const bumpOf = ({ name, panels, wide, grain = 'smooth' }: Skin): Texture =>
  once(
    `ball-bump-${name}-${grain}`,
    W,
    H,
    levels((px, py) => {
      const way = wayOf(px, py)
      const seam = Math.min(1, panels(way)[1] / (wide * 2.2))
      const [x, y, z] = way
      const k = grain === 'pebble' ? 170 : 120
      const dots = grain === 'smooth' ? 0 : Math.sin(x * k) * Math.sin(y * k) * Math.sin(z * k + x * 30)
      const rough = grain === 'pebble' ? 0.16 : -0.12
      return 0.15 + 0.6 * seam * (2 - seam) + (seam > 0.9 ? dots * rough : 0)
    }),
    false,
  )

/** Ball of a radius with the skin, standing on y = 0. `turn` lays another side to the front. */
export function skinned(r: number, skin: Skin, turn: Way = [0, 0, 0]): Object3D {
  const tones = skin.colours.map(rgb)
  const line = rgb(skin.line)
  const soft = 0.006
  const map = ballMap(way => {
    const [panel, seam] = skin.panels(way)
    const tone = tones[panel % tones.length] ?? line
    const share = Math.max(0, Math.min(1, (seam - skin.wide + soft) / (2 * soft)))
    return [0, 1, 2].map(i => (line[i] ?? 0) + ((tone[i] ?? 0) - (line[i] ?? 0)) * share) as unknown as readonly [
      number,
      number,
      number,
    ]
  })
  const stuff = new MeshPhysicalMaterial({
    map,
    bumpMap: bumpOf(skin),
    bumpScale: skin.deep ?? 3,
    roughness: skin.roughness ?? 0.55,
    clearcoat: skin.coat ?? 0.1,
    clearcoatRoughness: 0.4,
  })
  const body = new Mesh(new SphereGeometry(r, 96, 64), stuff)
  body.rotation.set(...turn)
  return group(at(group(body), { y: r }))
}

/** Eight panels between two great circles and two bowed lines. */
export const eightPanels: Panels = ([x, y, z]) => {
  const bow = Math.abs(x) - (0.5 + 0.42 * y * y)
  const seam = Math.min(Math.abs(x), Math.abs(y), Math.abs(bow) / 1.15)
  return [(x > 0 ? 1 : 0) + (y > 0 ? 1 : 0) + (bow > 0 ? 1 : 0) + (z > 2 ? 1 : 0), seam]
}

const GOLD = (1 + Math.sqrt(5)) / 2
const unit = (way: Way): Way => {
  const l = Math.hypot(...way)
  return [way[0] / l, way[1] / l, way[2] / l]
}
const TIPS: readonly Way[] = [-1, 1].flatMap(a =>
  [-GOLD, GOLD].flatMap((b): Way[] => [unit([0, a, b]), unit([a, b, 0]), unit([b, 0, a])]),
)
const MIDDLES: readonly Way[] = [
  ...[-1, 1].flatMap(a => [-1, 1].flatMap(b => [-1, 1].map((c): Way => unit([a, b, c])))),
  ...[-1, 1].flatMap(a =>
    [-1, 1].flatMap((b): Way[] => [
      unit([0, a * GOLD, b / GOLD]),
      unit([a * GOLD, b / GOLD, 0]),
      unit([b / GOLD, 0, a * GOLD]),
    ]),
  ),
]
const dot = (a: Way, b: Way) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Twelve pentagons (panel 0) and twenty hexagons (panel 1). */
export const hexagons: Panels = way => {
  let [best, second, panel] = [0, 0, 0]
  const see = (value: number, kind: number) => {
    if (value > best) {
      second = best
      best = value
      panel = kind
    } else if (value > second) second = value
  }
  for (const tip of TIPS) see(dot(way, tip) / 2.3274, 0)
  for (const middle of MIDDLES) see(dot(way, middle) / 2.2673, 1)
  return [panel, (best - second) * 3.1]
}

/** Six faces of `count` strips each, the strips bent into a swirl by `swirl`. */
export const strips =
  (count: number, swirl: number): Panels =>
  ([x, y, z]) => {
    const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
    const most = Math.max(ax, ay, az)
    const axis = most === ax ? 0 : most === ay ? 1 : 2
    const [a, b] = axis === 0 ? [y, z] : axis === 1 ? [z, x] : [x, y]
    const [u, v] = [Math.atan(a / most) / 0.7854, Math.atan(b / most) / 0.7854]
    const reach = Math.max(Math.abs(u), Math.abs(v))
    const turn = swirl * (1 - reach * reach)
    const bent = u * Math.cos(turn) - v * Math.sin(turn)
    const t = (bent + 1) * 0.5 * count
    const strip = Math.max(0, Math.min(count - 1, Math.floor(t)))
    const inner = strip === 0 ? Math.ceil(t) - t : strip === count - 1 ? t - strip : Math.min(t - strip, strip + 1 - t)
    const divider = ((inner * 2) / count) * 0.7854
    const edge = (1 - reach) * 0.7854
    return [axis * count + strip, Math.min(divider, edge)]
  }

/** Four long panels from tip to tip along x. */
export const quarters: Panels = ([, y, z]) => {
  const panel = (y + z > 0 ? 1 : 0) + (y - z > 0 ? 1 : 0)
  return [panel === 1 ? 1 : 0, Math.min(Math.abs(y + z), Math.abs(y - z)) * Math.SQRT1_2]
}

/** One smooth skin with one seam around. */
export const oneSeam: Panels = ([, y]) => [0, Math.abs(y)]

/** Drops of water on the upper side of a ball that stands on y = 0. */
export const dew = (r: number, count: number, seed = 1): Object3D => {
  const stuff = new MeshPhysicalMaterial({
    color: '#f4fafc',
    roughness: 0.05,
    clearcoat: 1,
    transparent: true,
    opacity: 0.5,
  })
  return group(
    ...Array.from({ length: count }, (_, i) => {
      const [a, b] = [(noise(i + seed * 97) - 0.5) * 2.6, 0.1 + noise(i + seed * 31 + 500) * 1.2]
      const size = r * (0.008 + noise(i + 77) * 0.018)
      const drop = new Mesh(new SphereGeometry(size, 12, 10), stuff)
      drop.position.set(Math.sin(a) * Math.cos(b) * r, r + Math.sin(b) * r, Math.cos(a) * Math.cos(b) * r)
      return drop
    }),
  )
}
