import type { Object3D } from 'three'
import { anodised, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Painter, painted } from '../parts/art.ts'
import { keycaps, keysOf, LAPTOP, LAPTOP_WIDE } from '../parts/keys.ts'

/** What laptops differ in; centimetres. */
export interface Laptop {
  readonly color: string
  readonly screen: Painter
  readonly w?: number
  readonly d?: number
  readonly thick?: number
  /** Angle between deck and screen in radians. */
  readonly open?: number
  readonly corner?: number
  readonly numbers?: boolean
  readonly keys?: string
  /** Colour of the light under the keys. */
  readonly light?: string
  readonly pad?: number
  /** Rubber all around. */
  readonly bumper?: string
  /** Plastic instead of metal. */
  readonly dull?: boolean
}

const full = (laptop: Laptop) => ({ w: 31, d: 21.6, thick: 1.15, open: 1.92, corner: 1.1, pad: 0.36, ...laptop })

const bodyOf = ({ color, dull }: Laptop) => (dull ? plastic(color, 0.5) : anodised(color))

const flat = (
  w: number,
  d: number,
  r: number,
  high: number,
  bevel: number,
  material: ReturnType<typeof plastic>,
): Object3D => group(at(slab(rounded(w, d, r), high, bevel, material), { rx: -Math.PI / 2 }))

/** Base with keys, touch pad, grilles, sockets and feet; the deck is at `thick`, its back at -d/2. */
export function baseOf(laptop: Laptop): Object3D {
  const { w, d, thick, corner, numbers, light, pad, color } = full(laptop)
  const body = bodyOf(laptop)
  const keys = keysOf(numbers ? LAPTOP_WIDE : LAPTOP, (w - 3.4) / (numbers ? 19.3 : 15.1), 0.24, 1.72)
  const tone = laptop.keys ?? darker(color, 0.72)
  const zKeys = -d / 2 + 7.2
  const slit = gloss('#0c0d10')
  return group(
    at(flat(w, d, corner, thick - 0.2, 0.22, body), { y: 0.2 + (thick - 0.2) / 2 }),
    at(flat(w - 2.6, 10.8, 0.5, 0.06, 0.02, light ? glow(light, 0.75) : matte(darker(color, 0.4))), {
      y: thick + 0.005,
      z: zKeys,
    }),
    at(keycaps(keys, { high: 0.2, taper: 0.05, corner: 0.2 }, plastic(tone, 0.55)), { y: thick + 0.03, z: zKeys }),
    at(flat(w * pad + 0.16, d * 0.31 + 0.16, 0.5, 0.04, 0.01, matte(darker(color, 0.3))), {
      y: thick + 0.004,
      z: d * 0.31,
      x: numbers ? -w * 0.06 : 0,
    }),
    at(flat(w * pad, d * 0.31, 0.45, 0.05, 0.02, body), { y: thick + 0.01, z: d * 0.31, x: numbers ? -w * 0.06 : 0 }),
    ...[-1, 1].flatMap(side => [
      at(box(0.08, 0.3, 0.95, 0.03, slit), { x: (side * w) / 2, y: thick * 0.55, z: -d * 0.3 }),
      at(box(0.08, 0.3, 0.95, 0.03, slit), { x: (side * w) / 2, y: thick * 0.55, z: -d * 0.22 }),
      at(box(5, 0.22, 0.7, 0.1, rubber('#26282b')), { x: side * w * 0.34, y: 0.1, z: d * 0.38 }),
      at(box(5, 0.22, 0.7, 0.1, rubber('#26282b')), { x: side * w * 0.34, y: 0.1, z: -d * 0.38 }),
    ]),
    at(box(0.08, 0.4, 1.3, 0.03, slit), { x: w / 2, y: thick * 0.55, z: -d * 0.1 }),
    at(drum(0.18, 0.18, 0.08, slit, 0.01), { x: w / 2, y: thick * 0.55, z: -d * 0.03, rz: Math.PI / 2 }),
    at(box(w * 0.2, 0.12, 0.5, 0.05, matte(darker(color, 0.35))), { y: thick - 0.06, z: d / 2 }),
    ...(laptop.bumper
      ? [at(flat(w + 0.7, d + 0.7, corner + 0.3, thick * 0.6, 0.25, rubber(laptop.bumper)), { y: thick * 0.55 })]
      : []),
  )
}

/** Screen half, standing on y = 0 and facing +z. */
export function lidOf(laptop: Laptop): Object3D {
  const { w, d, corner, color } = full(laptop)
  const h = d * 0.985
  const body = bodyOf(laptop)
  return group(
    at(slab(rounded(w, h, corner), 0.55, 0.2, body), { y: h / 2 }),
    at(pane(w - 0.5, h - 0.5, corner * 0.8, gloss('#0b0c0f')), { y: h / 2, z: 0.285 }),
    at(pane(w - 1.5, h - 2.3, 0.35, painted(960, Math.round((960 * (h - 2.3)) / (w - 1.5)), laptop.screen)), {
      y: h / 2 + 0.25,
      z: 0.3,
    }),
    at(drum(0.12, 0.12, 0.02, gloss('#2a3a5c'), 0), { y: h - 0.55, z: 0.3, rx: Math.PI / 2 }),
    at(slab(rounded(2.6, 0.7, 0.34), 0.06, 0.02, metal(lighter(color, 0.35), 0.2)), { y: h / 2, z: -0.28 }),
    ...(laptop.bumper
      ? [at(slab(rounded(w + 0.7, h + 0.7, corner + 0.3), 0.4, 0.18, rubber(laptop.bumper)), { y: h / 2, z: -0.12 })]
      : []),
  )
}

/** Laptop standing open on its deck. */
export function laptop(spec: Laptop): Object3D {
  const { w, d, thick, open, color } = full(spec)
  return group(
    baseOf(spec),
    at(drum(0.42, 0.42, w * 0.62, plastic(darker(color, 0.5)), 0.05), {
      x: w * 0.31,
      y: thick - 0.05,
      z: -d / 2 + 0.3,
      rz: Math.PI / 2,
    }),
    at(lidOf(spec), { y: thick + 0.12, z: -d / 2 + 0.3, rx: -(open - Math.PI / 2) }),
  )
}

/** Gaming laptop: angular, vents behind and at the sides, a lit edge. */
export function gamingLaptop(spec: Laptop, light: string): Object3D {
  const sized = { w: 36, d: 26.4, thick: 2.2, corner: 0.7, ...spec }
  const { w, d, thick } = sized
  const dark = plastic('#191b1f', 0.5)
  return group(
    laptop(sized),
    at(
      slab(
        [
          [-w * 0.46, 0, 0.2],
          [w * 0.46, 0, 0.2],
          [w * 0.4, 2.6, 0.6],
          [-w * 0.4, 2.6, 0.6],
        ],
        thick * 0.84,
        0.25,
        dark,
      ),
      { y: thick * 0.5, z: -d / 2, rx: -Math.PI / 2 },
    ),
    ...[-1, 1].flatMap(side => [
      ...Array.from({ length: 9 }, (_, i) =>
        at(box(0.12, thick * 0.5, 0.34, 0.05, gloss('#0a0b0d')), {
          x: side * (w / 2 + 0.02),
          y: thick * 0.55,
          z: -d * 0.44 + i * 0.62,
        }),
      ),
      ...Array.from({ length: 10 }, (_, i) =>
        at(box(0.6, thick * 0.5, 0.1, 0.05, matte('#4a4d54')), {
          x: side * (5 + i * 0.95),
          y: thick * 0.5,
          z: -d / 2 - 2.6,
        }),
      ),
    ]),
    at(box(w * 0.9, 0.16, 0.14, 0.05, glow(light, 1.1)), { y: thick * 0.34, z: d / 2 + 0.02 }),
  )
}

/** Turned over itself to a tent: the screen in front, the keys behind. */
export function tent(spec: Laptop, half = 0.44): Object3D {
  const { w, d, thick, color } = full(spec)
  const h = d * 0.985
  const top = h * Math.cos(half) + 0.3
  return group(
    at(group(at(lidOf(spec), { y: -h })), { y: top, z: 0.3, rx: -half }),
    at(group(at(baseOf(spec), { y: -d / 2, z: 0, rx: -Math.PI / 2 })), { y: top, z: -0.3, rx: half }),
    ...[-1, 1].map(side =>
      at(drum(0.6, 0.6, 3.4, metal(darker(color, 0.2), 0.3), 0.1), {
        x: side * w * 0.3 + 1.7,
        y: top + 0.1,
        z: -thick * 0.2,
        rz: Math.PI / 2,
      }),
    ),
  )
}

/** Folded flat as a tablet, screen up. */
export function tabletFlat(spec: Laptop): Object3D {
  const { d, thick } = full(spec)
  return group(
    at(group(baseOf({ ...spec })), { y: thick + 0.2, rx: Math.PI }),
    at(lidOf(spec), { y: thick + 0.55, z: (d * 0.985) / 2, rx: -Math.PI / 2 }),
  )
}

/** Digital pen lying along x. */
export const stylus = (color: string): Object3D =>
  placed(
    group(
      drum(0.45, 0.45, 13, plastic(color), 0.12),
      at(drum(0.07, 0.42, 1.5, plastic(darker(color, 0.4)), 0), { y: 13 }),
      at(drum(0.47, 0.47, 0.5, metal('#d8b66a', 0.24), 0.05), { y: 10.6 }),
      at(box(0.5, 2, 0.2, 0.08, metal('#c9ccd2', 0.26)), { y: 8, z: 0.42 }),
    ),
    { x: 7, y: 0.46, rz: Math.PI / 2 },
  )
