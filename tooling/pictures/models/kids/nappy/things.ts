import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, rod, slab, turned } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { type Paint, painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, surface } from '../../home/parts/shape.ts'

/** Soft non-woven or cloth with a drawing on it; the top of the drawing is where the surface begins. */
export const printed = (paint: Paint, w = 512, h = 512): Material =>
  new MeshPhysicalMaterial({
    map: painted(w, h, (pen, pw, ph) => {
      pen.translate(0, ph)
      pen.scale(1, -1)
      paint(pen, pw, ph)
    }),
    roughness: 0.9,
    sheen: 0.3,
    side: 2,
  })

const fleece = '#f1eee7'

/** Soft film pack, full of nappies, with a strap of film on its top. */
export function pack([w, h, d]: Point, words: Words, style: Style, sheen = 0.4): Object3D {
  const swell = (x: number, y: number) => {
    const [a, c] = [Math.cos((x / w) * Math.PI), Math.cos((y / h) * Math.PI)]
    const ridges = Math.sin(x * 1.15 + Math.sin(y * 0.4) * 0.5) * 0.13 * (1 - c * 0.5)
    return 1.3 * a * c + ridges * a
  }
  const skin = plastic(style.ground, sheen)
  const strap: Point[] = Array.from({ length: 17 }, (_, i): Point => {
    const t = i / 8 - 1
    return [t * w * 0.2, h - 0.5 + 3.6 * (1 - t ** 4), 0]
  })
  return group(
    at(
      block(
        [w, h, d],
        2,
        skin,
        (x, y, z) => {
          const top = Math.max(0, y / (h / 2)) ** 5
          return [
            x + Math.sign(x) * 0.7 * Math.cos((y / h) * Math.PI) + Math.sin(y * 1.9) * 0.1,
            y + top * (Math.sin(x * 1.3) * 0.18 + Math.sin(x * 0.5 + 1) * 0.3) - top * 0.7 * Math.abs((2 * x) / w) ** 3,
            z * (1 - top * 0.12) + Math.sign(z) * swell(x, y),
          ]
        },
        26,
      ),
      { y: h / 2 },
    ),
    surface(
      (u, v) => {
        const [x, y] = [(u - 0.5) * (w - 3.6), (v - 0.5) * (h - 4.4)]
        return [x, y + h / 2, d / 2 + swell(x, y) + 0.14]
      },
      face(w - 3.6, h - 4.4, words, style, 34),
      50,
      50,
    ),
    surface(
      (u, v) => {
        const [x = 0, y = 0] = strap[Math.round(u * 16)] ?? []
        return [x, y, (v - 0.5) * 3.4]
      },
      matte(darker(style.ground, 0.1), sheen),
      16,
      4,
    ),
  )
}

/** Nappy opened flat, its edges drawn up by the elastic; tapes at the far end. */
export function opened(main: string, motif: Paint): Object3D {
  const half = (v: number) => {
    const t = Math.min(1, Math.max(0, (Math.abs(2 * v - 1) - 0.16) / 0.52))
    return 6.8 + 5.4 * t * t * (3 - 2 * t)
  }
  const rise = (u: number, v: number) =>
    0.3 + Math.abs(2 * u - 1) ** 3 * 2.8 * (1 - Math.abs(2 * v - 1) ** 2) + Math.abs(2 * v - 1) ** 4 * 1.6
  const sheetAt =
    (narrow: number, up: number, ripple = 0) =>
    (u: number, v: number): Point => [
      (2 * u - 1) * half(v) * narrow,
      rise(0.5 + (u - 0.5) * narrow, v) + up + Math.sin(v * 90) * ripple * Math.abs(2 * u - 1) ** 4,
      (v - 0.5) * 34,
    ]
  const soft = matte(fleece, 0.95)
  const edge = (s: number): Object3D =>
    rod(
      Array.from({ length: 24 }, (_, i): Point => {
        const v = 0.1 + (i / 23) * 0.8
        return [s * 4.4, rise(0.5 + 4.4 / half(v) / 2, v) + 0.5, (v - 0.5) * 34]
      }),
      0.42,
      soft,
    )
  return group(
    surface(sheetAt(1, 0, 0.16), soft, 40, 90),
    surface((u, v) => sheetAt(0.66, 0.35)(u, 0.1 + v * 0.8), matte('#f7f5ef', 0.95), 24, 50),
    surface((u, v) => sheetAt(0.42, 0.5)(u, 0.2 + v * 0.6), matte(lighter(main, 0.62), 0.95), 20, 40),
    edge(-1),
    edge(1),
    surface((u, v) => sheetAt(0.98, 0.3)(u, 0.945 + v * 0.055), printed(motif, 512, 96), 30, 6),
    ...[-1, 1].map(s =>
      group(
        at(slab(rounded(5.4, 3.4, 1), 0.24, 0.08, soft), {
          x: s * 11.6,
          y: 1.9,
          z: -14.6,
          rx: -Math.PI / 2,
          ry: s * 0.1,
        }),
        at(slab(rounded(2.6, 2.8, 0.9), 0.3, 0.1, plastic(main, 0.5)), {
          x: s * 13.6,
          y: 2.1,
          z: -14.6,
          rx: -Math.PI / 2,
        }),
      ),
    ),
  )
}

/** Nappy folded for the pack, lying; standing on its long edge when `up`. */
export function foldedNappy(main: string, motif: Paint): Object3D {
  return group(
    at(
      block([12, 2.8, 18], 1.3, matte(fleece, 0.95), (x, y, z) => [x, y * (1 + 0.1 * Math.sin(z * 0.5)), z]),
      { y: 1.4 },
    ),
    surface((u, v) => [(u - 0.5) * 11, 2.92 + Math.sin((v - 0.2) * 3) * 0.06, 3.6 + v * 4.4], printed(motif, 512, 220)),
    at(box(12.1, 0.5, 0.6, 0.2, matte(main)), { y: 2.6, z: 8.6 }),
  )
}

/** Stack of folded nappies. */
export const foldedNappies = (main: string, motif: Paint, count: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(foldedNappy(main, motif), { y: i * 2.75, x: (noise(i) - 0.5) * 0.6, ry: (noise(i + 7) - 0.5) * 0.08 }),
    ),
  )

/** How a pair of pants is cut. */
export interface Pants {
  readonly high: number
  readonly wide: number
  readonly deep: number
  /** Height of the leg openings at the sides, as a share. */
  readonly leg: number
  /** Half width of the crotch, as a share. */
  readonly crotch: number
  /** Fine gathers of the waist. */
  readonly gather: number
  /** How far the belly stands out. */
  readonly belly?: number
}

/** A place on the pants: around from 0 (front middle), down from the waist. */
export function pantsAt(cut: Pants, k = 1) {
  return (u: number, t: number): Point => {
    const angle = u * Math.PI * 2
    const side = Math.abs(Math.sin(angle))
    const rise = Math.min(1, Math.max(0, (side - cut.crotch) / (1 - cut.crotch)))
    const foot = cut.high * (0.08 * Math.min(1, side / cut.crotch) ** 2 + (cut.leg - 0.08) * rise ** 0.62)
    const y = cut.high - t * (cut.high - foot)
    const low = 1 - y / cut.high
    const pinch = low ** 2.6
    const gather =
      1 +
      cut.gather * Math.sin(angle * 44) * Math.exp(-((t / 0.16) ** 2)) +
      cut.gather * 0.8 * Math.sin(angle * 60) * t ** 10
    const swell = 1 + (cut.belly ?? 0.12) * Math.sin(Math.min(1, low * 1.15) * Math.PI)
    const depth = Math.cos(angle) * cut.deep * swell * (1 - pinch * 0.9)
    const bulge = t ** 6 * Math.sign(Math.cos(angle)) * 0.9 * Math.sin(rise * Math.PI) ** 2
    return [Math.sin(angle) * cut.wide * swell * gather * k, y + 0.1, (depth * gather + bulge) * k]
  }
}

/** Pants standing: outside, inside, waist and legs trimmed by `trim` of the given thickness. */
export function pants(cut: Pants, outside: Material, trim: Material, thick: number, inside = fleece): Object3D {
  const out = pantsAt(cut)
  const edgeOf = (t: number, from: number, to: number, r: number, k = 1): Object3D => {
    const spot = pantsAt({ ...cut, gather: 0 }, k)
    return rod(
      Array.from({ length: 60 }, (_, i): Point => spot(from + ((to - from) * i) / 59, t)),
      r,
      trim,
    )
  }
  const c = Math.asin(cut.crotch) / (Math.PI * 2)
  return group(
    surface(out, outside, 240, 50),
    surface(pantsAt(cut, 0.965), matte(inside, 0.95), 120, 30),
    edgeOf(0.015, 0.5, 1.5, thick),
    ...(thick > 0.5 ? [edgeOf(0.075, 0.5, 1.5, thick * 0.9, 1.015)] : []),
    edgeOf(0.99, c, 0.5 - c, thick),
    edgeOf(0.99, 0.5 + c, 1 - c, thick),
  )
}

/** Pull-up nappy standing like tiny shorts. */
export const pullUp = (main: string, motif: Paint): Object3D =>
  pants(
    { high: 21, wide: 11.4, deep: 6.4, leg: 0.46, crotch: 0.34, gather: 0.02 },
    printed(motif, 1200, 420),
    matte(lighter(main, 0.25), 0.9),
    0.36,
  )

/** Round cloth nappy with two rows of snaps at the waist and more down its front. */
export function clothNappy(main: string, motif: Paint): Object3D {
  const cut: Pants = { high: 18, wide: 12.6, deep: 8, leg: 0.6, crotch: 0.32, gather: 0.012, belly: 0.2 }
  const snap = plastic(lighter(main, 0.6), 0.35)
  const spot = pantsAt(cut, 1.01)
  const button = (u: number, t: number): Object3D => {
    const [x, y, z] = spot(u, t)
    return at(group(at(drum(0.5, 0.66, 0.34, snap, 0.14), { rx: Math.PI / 2 })), { x, y, z, ry: u * Math.PI * 2 })
  }
  const row = (t: number, from: number, count: number) =>
    Array.from({ length: count }, (_, i) => button(from + ((0 - from) * 2 * i) / (count - 1), t))
  const tab = (s: number): Object3D =>
    surface(
      (u, v) => {
        const long = 0.09 + 0.13 * (1 - u)
        const [x, y, z] = pantsAt(cut, 1.03)(s * long, 0.06 + v * 0.24)
        return [x, y, z]
      },
      printed(motif, 256, 256),
      20,
      10,
    )
  return group(
    pants(cut, printed(motif, 1200, 420), matte(darker(main, 0.06), 0.95), 0.46, lighter(main, 0.7)),
    tab(-1),
    tab(1),
    ...row(0.13, -0.13, 10),
    ...row(0.24, -0.13, 10),
    ...[0.44, 0.56, 0.68].flatMap(t => row(t, -0.035, 4)),
  )
}

/** Padded insert folded in three, lying. */
export const insert = (color: string): Object3D =>
  group(
    ...[0, 1, 2].map(i =>
      at(
        block([10, 1.3, 20 - i * 0.4], 0.62, matte(i === 2 ? color : darker(color, 0.04), 0.98), (x, y, z) => [
          x,
          y + Math.sin(z * 0.9) * 0.05,
          z,
        ]),
        { y: 0.66 + i * 1.24 },
      ),
    ),
    ...[-1, 1].map(s => at(box(0.12, 0.1, 18, 0.04, matte(darker(color, 0.16))), { x: s * 4, y: 3.8 })),
  )

/** Small padded briefs with thick ribbed bands. */
export const trainingPants = (main: string, motif: Paint): Object3D =>
  pants(
    { high: 19, wide: 11, deep: 5.6, leg: 0.56, crotch: 0.36, gather: 0.006, belly: 0.1 },
    printed(motif, 1200, 420),
    matte(main, 0.95),
    0.72,
    lighter(main, 0.6),
  )

/** Quilted mat spread over a stack and down to the floor, `w` wide, a corner turned to show the underside. */
export function drapedMat(w: number, main: string, top: Paint, high: number): Object3D {
  const [deep, run] = [w * 0.42, w * 0.36]
  const under = plastic(lighter(main, 0.2), 0.36)
  const cut = w * 0.34
  const total = deep + high + run
  const lie = (x: number, s: number): Point => {
    const soft = 2.4
    const drop = Math.min(1, Math.max(0, (s - deep + soft) / (high + soft * 2)))
    const eased = drop * drop * (3 - 2 * drop)
    const z = s < deep ? s - deep : Math.max(0, s - deep - high * 0.86) + eased * 1.4
    return [x, (1 - eased) * high + 0.4 + Math.sin(x * 0.22) * 0.5 * eased, z]
  }
  const quilt = (x: number, s: number) =>
    w * 0.012 * Math.abs(Math.sin(((x + s) / w) * 5 * Math.PI) * Math.sin(((x - s) / w) * 5 * Math.PI))
  const beyond = (x: number, s: number) => (w / 2 - x + (total - s) - cut) / 2
  const stack = [0, 1, 2, 3].map(i =>
    at(
      box(
        w * (0.97 - (i % 2) * 0.02),
        high / 4.2,
        deep * 0.98,
        high / 9,
        matte(i % 2 ? lighter(main, 0.55) : darker(main, 0.06), 0.95),
      ),
      {
        y: (high / 4) * (i + 0.48),
        z: -deep / 2,
      },
    ),
  )
  return group(
    ...stack,
    surface(
      (u, v) => {
        const [x, s] = [(u - 0.5) * w, v * total]
        const over = Math.min(0, beyond(x, s))
        const p = lie(x + over, s + over)
        return [p[0], p[1] + quilt(x, s), p[2]]
      },
      printed(top, 768, 900),
      90,
      110,
    ),
    surface(
      (u, v) => {
        const [a, b] = [u * cut, v * cut * (1 - u)]
        const p = lie(w / 2 - cut + b, total - cut + a)
        const off = cut - a - b
        return [p[0], p[1] + 0.7 + Math.sin((off / cut) * Math.PI * 0.85) * w * 0.035, p[2]]
      },
      under,
      24,
      24,
    ),
  )
}

/** Disposable mat opened flat, soft between its quilting, the creases of its folds still in it, its border sealed. */
export const creasedMat = (w: number, d: number, main: string, paint: Paint): Object3D => {
  const zig = (t: number, n: number) => Math.abs(((t * n) % 2) - 1)
  const lie = (u: number, v: number): Point => [(u - 0.5) * w, 0.3 + zig(u, 3) * 1.5 + zig(v, 4) * 1.1, (v - 0.5) * d]
  return group(
    surface(lie, matte(main, 0.6), 60, 60),
    surface(
      (u, v) => {
        const [a, c] = [0.06 + u * 0.88, 0.05 + v * 0.9]
        const [x, y, z] = lie(a, c)
        return [x, y + 0.14 + 0.12 * Math.abs(Math.sin((u + v) * 5 * Math.PI) * Math.sin((u - v) * 5 * Math.PI)), z]
      },
      printed(paint, 600, 700),
      90,
      90,
    ),
  )
}

/** Small potty with a back. */
export const potty = (color: string): Object3D => {
  const stuff = plastic(color, 0.38)
  return group(
    turned(
      [
        [0, 0],
        [10.5, 0, 1],
        [9, 9, 3],
        [12.4, 15, 1.4],
        [11, 15.6, 0.8],
        [8.6, 13, 2],
        [7.4, 5, 2],
        [0, 4],
      ],
      stuff,
    ),
    at(slab(rounded(17, 16, 7), 2.4, 1, stuff), { y: 18, z: -10.6, rx: -0.16 }),
  )
}

/** Toy train of wood: an engine and a car, along x. */
export const train = (): Object3D => {
  const wheel = (x: number, z: number) =>
    at(group(at(drum(1.5, 1.5, 0.8, matte('#5a4638'), 0.2), { rx: Math.PI / 2 })), { x, y: 1.5, z })
  const car = (color: string) =>
    group(
      at(box(9, 1.6, 5, 0.4, matte('#d9b27c')), { y: 2.6 }),
      at(box(7.6, 3.6, 4.4, 0.5, matte(color)), { y: 5 }),
      ...[-2.8, 2.8].flatMap(x => [wheel(x, 2.3), wheel(x, -3)]),
    )
  return group(
    car('#c9705c'),
    at(drum(0.9, 0.8, 3, matte('#5a4638'), 0.2), { x: -2.4, y: 6.6 }),
    at(car('#5f8a9a'), { x: 11 }),
    at(box(2.4, 0.6, 0.8, 0.2, matte('#5a4638')), { x: 5.5, y: 2.4 }),
  )
}

/** Rail of a cot: a bar over upright rods. */
export const cotRail = (color: string, w = 90, h = 52): Object3D => {
  const stuff = matte(color, 0.6)
  return group(
    at(box(w, 4, 3, 1.2, stuff), { y: h }),
    at(box(w, 4, 3, 1.2, stuff), { y: 4 }),
    ...Array.from({ length: 10 }, (_, i) => at(drum(1.2, 1.2, h, stuff, 0.1), { x: (i - 4.5) * (w / 10) })),
  )
}
