import { BackSide, type Material, type Object3D } from 'three'
import { gloss, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, rod } from '../../../studio/shapes.ts'
import { block, type Point, strut } from '../../home/parts/shape.ts'
import { axle, hoop, wires } from '../parts/wheels.ts'

/** Steel of chains, cranks and screws. */
export const bright = () => metal('#b4b7bc', 0.32)
/** Black painted parts. */
export const dark = () => plastic('#2b2d31', 0.5)

/** Chain wheel with cranks and pedals around the origin; `turn` is the place of the near crank. */
export function cranks(r: number, long: number, turn: number, pedal = '#2b2d31'): Object3D {
  const arm = (side: number, angle: number) => {
    const [x, y] = [Math.cos(angle) * long, Math.sin(angle) * long]
    const z = side * 6.6
    return group(
      strut([0, 0, z], [x, y, z + side], 1.15, metal('#4a4d52', 0.4), 0.9),
      axleAt(x, y, z + side, 1.3),
      at(box(9, 1.8, 8, 0.6, plastic(pedal, 0.6)), { x, y, z: z + side * 6 }),
    )
  }
  const star = [0, 1, 2, 3, 4].map(i =>
    at(box(1.8, r - 0.6, 0.5, 0.2, metal('#4a4d52', 0.4)), {
      x: Math.cos(i * 1.257) * r * 0.48,
      y: Math.sin(i * 1.257) * r * 0.48,
      z: 5,
      rz: i * 1.257 - Math.PI / 2,
    }),
  )
  return group(
    at(hoop(r, 0.55, metal('#3a3c40', 0.4), 0.6), { z: 5 }),
    ...star,
    axle(1.9, 8, metal('#4a4d52', 0.4), 0.2),
    axle(0.9, 14, bright(), 0.2),
    arm(1, turn),
    arm(-1, turn + Math.PI),
  )
}

const axleAt = (x: number, y: number, z: number, r: number) => at(axle(r, 1.6, bright()), { x, y, z })

/** Chain between the chain wheel and the sprockets. */
export function chain(bb: Point, ring: number, hub: Point, cog: number): Object3D {
  const stuff = metal('#7d8086', 0.4)
  const run = (s: number) => strut([bb[0], bb[1] + s * ring, 5], [hub[0], hub[1] + s * cog, 4.4], 0.42, stuff)
  return group(
    run(1),
    run(-1),
    ...[0, 1, 2].map(i =>
      at(axle(cog - i * 0.9 + 0.6, 0.5, metal('#8f9297', 0.35)), { x: hub[0], y: hub[1], z: 4.4 - i }),
    ),
  )
}

/** Arm with two small wheels that shifts the chain. */
export const derailleur = (hub: Point): Object3D =>
  group(
    strut([hub[0] + 1, hub[1] - 2, 5], [hub[0] + 3, hub[1] - 9, 5.4], 1.1, dark(), 0.9),
    at(axle(2, 0.8, dark()), { x: hub[0] + 2.4, y: hub[1] - 6, z: 4.8 }),
    at(axle(2, 0.8, dark()), { x: hub[0] + 4, y: hub[1] - 12, z: 4.8 }),
  )

/** Saddle whose rails are at the origin; its nose points to +x. */
export function saddle(long: number, wide: number, thick: number, color: string, springs = false): Object3D {
  const cover = block([long, thick, wide], thick * 0.48, plastic(color, 0.62), (x, y, z) => {
    const t = x / long + 0.5
    const slim = 0.26 + 0.74 * (1 - Math.min(1, Math.max(0, (t - 0.08) / 0.62))) ** 1.5
    const rear = 1 - 0.24 * Math.max(0, 0.16 - t) * 6
    const up = 1.1 * Math.max(0, 0.3 - t) * 3 + 0.4 * Math.max(0, t - 0.8) * 3
    return [x, y + up - (Math.abs(z) / wide) ** 2 * thick * 0.9, z * slim * rear]
  })
  return group(
    at(cover, { y: 4.2 + thick / 2 }),
    ...[-1, 1].map(s =>
      rod(
        [
          [-long * 0.3, 4.4, s * 3],
          [-long * 0.12, 1, s * 2.2],
          [long * 0.1, 1, s * 2],
          [long * 0.4, 4.6, s * 0.8],
        ],
        0.4,
        bright(),
      ),
    ),
    at(box(4, 2, 4.6, 0.6, dark()), { y: 0.6 }),
    ...(springs
      ? [-1, 1].flatMap(s =>
          [0, 1, 2].map(i =>
            at(hoop(1.5, 0.36, bright()), { x: -long * 0.34, y: 1.2 + i * 1.3, z: s * wide * 0.26, rx: Math.PI / 2 }),
          ),
        )
      : []),
  )
}

/** Mudguard around a wheel: starts at `from`, goes on for `arc`. */
export const mudguard = (r: number, wide: number, from: number, arc: number, stuff: Material): Object3D =>
  placed(hoop(r, 0.5, stuff, wide / 1.0, arc), { rz: from })

/** Handlebar through the points of its right half, from the middle outwards, with grips. */
export function bar(
  points: readonly Point[],
  grip: string | null,
  stuff: Material,
  thick = 1.15,
  gripLong = 3,
): Object3D {
  const left = points.map(([x, y, z]): Point => [x, y, -z]).reverse()
  const whole = [...left, ...points.slice(points[0]?.[2] === 0 ? 1 : 0)]
  const ends = points.slice(-gripLong)
  return group(
    rod(whole, thick, stuff),
    ...(grip
      ? [1, -1].flatMap(s => {
          const places = ends.map(([x, y, z]): Point => [x, y, z * s])
          const last = places.at(-1) ?? [0, 0, 0]
          return [
            rod(places, thick * 1.5, rubber(grip)),
            at(ball(thick * 1.56, rubber(grip)), { x: last[0], y: last[1], z: last[2] }),
          ]
        })
      : []),
  )
}

/** Lever in front of a grip. */
export const lever = (x: number, y: number, z: number, dx = 1): Object3D =>
  group(
    ...[1, -1].flatMap(s => [
      at(box(2.6, 2.4, 2.6, 0.8, dark()), { x, y, z: s * z }),
      rod(
        [
          [x + dx, y - 0.5, s * z],
          [x + dx * 4, y - 2, s * (z + 3)],
          [x + dx * 4.4, y - 2.6, s * (z + 10)],
        ],
        0.6,
        metal('#55585d', 0.4),
      ),
    ]),
  )

/** Little bell that lies on the bar. */
export const bell = (color = '#d9b45a'): Object3D =>
  group(drum(0.8, 1, 1.4, dark(), 0.2), at(drum(1.2, 2.7, 1.9, metal(color, 0.22), 0.9), { y: 1.3 }))

/** Stand that holds the bicycle from the middle, a foot to the far side. */
export const kickstand = (x: number, y: number, long = 9): Object3D =>
  group(
    strut([x, y, -4], [x - 5, 0.5, -4 - long], 0.9, metal('#55585d', 0.4)),
    at(ball(1.2, rubber('#222')), { x: x - 5, y: 1, z: -4 - long }),
  )

/** Woven basket, open above, standing on the origin. */
export function basketOf(w: number, h: number, d: number, color: string): Object3D {
  const cane = matte(color, 0.85)
  const wall = (rx: number, ry: number, k: number) => {
    const flare = 0.86 + 0.14 * k
    return [rx * flare, ry * flare] as const
  }
  const rows = Array.from({ length: 9 }, (_, i) => {
    const [a, b] = wall(w / 2, d / 2, i / 8)
    return closed(a, b, (h * i) / 8, 0.5, cane)
  })
  const posts = Array.from({ length: 44 }, (_, i): readonly [Point, Point] => {
    const t = (i / 44) * Math.PI * 2
    const [c, s] = [softBox(Math.cos(t)), softBox(Math.sin(t))]
    const [a, b] = wall(w / 2, d / 2, 0)
    const [e, f] = wall(w / 2, d / 2, 1)
    return [
      [a * c, 0, b * s],
      [e * c, h, f * s],
    ]
  })
  const inner = matte('#8a6a45', 0.95)
  inner.side = BackSide
  return group(
    ...rows,
    wires(posts, 0.5, cane),
    closed((w / 2) * 1.01, (d / 2) * 1.01, h + 0.3, 1.1, cane),
    at(box(w * 0.84, 0.8, d * 0.84, 0.4, matte('#a98455', 0.95)), { y: 0.4 }),
  )
}

const softBox = (v: number) => Math.sign(v) * Math.abs(v) ** 0.6

const closed = (a: number, b: number, y: number, thick: number, stuff: Material) =>
  rod(
    Array.from({ length: 33 }, (_, i): Point => {
      const t = (i / 32) * Math.PI * 2
      return [softBox(Math.cos(t)) * a, y, softBox(Math.sin(t)) * b]
    }),
    thick,
    stuff,
  )

/** Rack over the rear wheel: a flat frame with two stays. */
export const rack = (x: number, y: number, long: number, hub: Point, stuff: Material): Object3D =>
  group(
    ...[-1, 1].flatMap(s => [
      rod(
        [
          [x, y, s * 2],
          [x - 2, y, s * 6],
          [x - long + 2, y, s * 6],
          [x - long, y, s * 2],
        ],
        0.55,
        stuff,
      ),
      strut([x - long * 0.62, y, s * 6], [hub[0], hub[1] + 1, s * 6], 0.5, stuff),
      strut([x - long * 0.3, y, s * 6], [hub[0], hub[1] + 1, s * 6], 0.45, stuff),
    ]),
    ...[0.12, 0.4, 0.7, 0.98].map(t => strut([x - long * t, y, -6], [x - long * t, y, 6], 0.45, stuff)),
  )

/** Round lamp that looks to +x. */
export const lamp = (color: string): Object3D =>
  group(
    at(drum(3.4, 2.2, 5, gloss(color), 0.9), { rz: -Math.PI / 2 }),
    at(drum(3, 3, 0.5, gloss('#fff6dc'), 0.2), { x: 4.9, rz: -Math.PI / 2 }),
  )

/** Bag that hangs beside the rack. */
export const pannier = (color: string): Object3D =>
  group(
    block([30, 30, 11], 3, matte(color, 0.85), (x, y, z) => [x * (1 - y * 0.004), y, z * (1 - Math.max(0, y) * 0.012)]),
    at(block([31, 9, 12], 2.6, matte(color, 0.75)), { y: 12 }),
    ...[-8, 8].map(x => at(box(2, 20, 0.6, 0.2, matte('#d6b98a', 0.8)), { x, y: 6, z: 6.1 })),
  )
