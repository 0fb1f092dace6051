import type { Object3D } from 'three'
import { glow, type Material, matte, metal, plastic, print, rubber, wood } from '../../../studio/materials.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point, strut, surface } from '../../home/parts/shape.ts'
import { axle, hoop, solid } from '../parts/wheels.ts'

/** Half width as a share of the full one, and height, at a place from -1 (tail) to 1 (nose). */
export interface Outline {
  readonly long: number
  readonly wide: number
  readonly half: (t: number) => number
  readonly rise: (t: number) => number
  readonly thick?: number
  /** How far its edges stand up. */
  readonly dish?: number
}

const kick = (t: number, from: number, high: number) => Math.max(0, (Math.abs(t) - from) / (1 - from)) ** 1.4 * high
const round = (t: number, power: number) => Math.max(0, 1 - Math.abs(t) ** power) ** (1 / 2.2)

/** Outlines by kind. */
export const OUTLINES = {
  double: (long: number, wide: number): Outline => ({
    long,
    wide,
    half: t => round(t, 6.5),
    rise: t => kick(t, 0.64, long * 0.065),
    dish: 0.9,
  }),
  long: (long: number, wide: number): Outline => ({
    long,
    wide,
    half: t => round(t, 3.4) * (1 - 0.14 * t ** 2),
    rise: t => 1.6 * t ** 2 - 0.4,
    dish: 0.4,
  }),
  fish: (long: number, wide: number): Outline => ({
    long,
    wide,
    half: t => (t > 0 ? round(t, 2.6) : Math.max(0, 1 - Math.abs(t) ** 14) ** 0.4 * (1 + t * 0.24)),
    rise: t => (t < 0 ? kick(t, 0.52, long * 0.1) : kick(t, 0.7, 1)),
    dish: 0.3,
  }),
  surf: (long: number, wide: number): Outline => ({
    long,
    wide,
    half: t =>
      t > 0 ? Math.max(0, 1 - t ** 2.5) ** 0.72 : Math.max(0, 1 - Math.abs(t) ** 12) ** 0.45 * (1 + t * 0.26),
    rise: t => (t < 0 ? kick(t, 0.56, long * 0.085) : kick(t, 0.6, 1.6)),
    dish: 0.8,
  }),
} as const

/** A board: its body, what lies on top and what is printed below; its middle is at the origin, along x. */
export function deckOf(outline: Outline, body: Material, top: Material, under: Material): Object3D {
  const { long, wide, half, rise, thick = 1.2, dish = 0.6 } = outline
  const place = (x: number, y: number, z: number): Point => {
    const t = Math.max(-1, Math.min(1, (x / long) * 2))
    const side = (z / wide) * 2
    return [x, y + rise(t) + dish * side ** 2, z * half(t)]
  }
  const core = block([long, thick, wide], thick * 0.4, body, place, 40)
  const skin = (y: number, stuff: Material, shrink: number, flip: boolean) =>
    surface(
      (u, v) => place((u - 0.5) * long * shrink, y, (flip ? v - 0.5 : 0.5 - v) * wide * (shrink - 0.01)),
      stuff,
      70,
      14,
    )
  return group(core, skin(thick / 2 + 0.06, top, 0.985, false), skin(-thick / 2 - 0.06, under, 0.985, true))
}

/** Axle with two wheels, hanging under the origin. */
export interface Truck {
  readonly wide: number
  readonly r: number
  readonly wheel: Material
  readonly core?: Material
  readonly broad?: number
  readonly steel?: Material
  /** Arm that swivels, of a surfing board. */
  readonly swivel?: boolean
}

/** Builds a truck; the ground lies `dropOf` below the origin. */
export function truck({ wide, r, wheel, core, broad = 3.2, steel, swivel = false }: Truck): Object3D {
  const cast = steel ?? metal('#b9bcc2', 0.32)
  const down = swivel ? 6.4 : 4.2
  const off = swivel ? 4 : 0
  return group(
    at(box(8.6, 0.8, 5.4, 0.3, swivel ? plastic('#2b2d31') : cast), { y: -0.4 }),
    at(block([5.6, 3, 3.8], 1.2, cast), { y: -1.8 }),
    ...(swivel
      ? [
          at(block([10, 2.8, 4], 1.3, cast), { x: 2, y: -3.6, rz: -0.1 }),
          at(hoop(1.7, 0.5, metal('#d9a13a', 0.3)), { x: -1, y: -3.4, z: 2.2 }),
        ]
      : []),
    at(
      block([3.4, 2.8, wide - broad * 2 - 1], 1.2, cast, (x, y, z) => [
        x,
        y * (1 - Math.min(0.4, Math.abs(z) * 0.05)),
        z,
      ]),
      { x: off, y: -down },
    ),
    at(axle(1.5, 2.6, plastic('#e9e2d2'), 0.3), { x: off * 0.6 - 1.6, y: -2.8, rx: Math.PI / 2 }),
    strut([off, -down, -wide / 2 - 0.4], [off, -down, wide / 2 + 0.4], 0.42, metal('#8f9297', 0.3)),
    ...[-1, 1].map(s =>
      at(solid(r, broad, wheel, core ?? plastic('#f4f0e8', 0.4), 0.52), {
        x: off,
        y: -down,
        z: s * (wide / 2 - broad / 2),
      }),
    ),
  )
}

/** How far a truck's ground lies below the board. */
export const dropOf = (r: number, swivel = false): number => (swivel ? 6.4 : 4.2) + r

/** Block that lifts a rear truck as high as the swivelling one in front. */
const RISER = 2.2

/** Board with two trucks, standing on its wheels. */
export function rolling(
  deck: Object3D,
  { long, thick = 1.2 }: Outline,
  given: Truck,
  base = 0.28,
  front: Partial<Truck> = {},
): Object3D {
  const high = dropOf(given.r, front.swivel)
  return group(
    at(deck, { y: high + thick / 2 }),
    at(truck({ ...given }), { x: -long * base, y: high - (front.swivel ? RISER : 0), s: 1 }),
    at(group(truck({ ...given, ...front })), { x: long * base, y: high }),
    ...(front.swivel
      ? [at(box(9, RISER, 5.4, 0.6, plastic('#2b2d31')), { x: -long * base, y: high - RISER / 2 })]
      : []),
  )
}

/** Picture on the underside: big plain shapes. */
export const bold = (main: string, second: string) =>
  print(1500, 400, (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = second
    pen.beginPath()
    pen.arc(w * 0.3, h * 0.5, h * 0.42, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = lighter(main, 0.45)
    pen.beginPath()
    pen.moveTo(w * 0.42, h)
    pen.lineTo(w * 0.6, 0)
    pen.lineTo(w * 0.74, 0)
    pen.lineTo(w * 0.56, h)
    pen.fill()
    pen.fillStyle = darker(main, 0.45)
    pen.fillRect(w * 0.74, 0, w * 0.06, h)
    pen.fillRect(w * 0.83, 0, w * 0.03, h)
    pen.beginPath()
    pen.arc(w * 0.3, h * 0.5, h * 0.2, 0, Math.PI * 2)
    pen.fill()
  })

/** Thin lines on a dark board. */
export const fineLines = (main: string, line: string) =>
  print(1500, 400, (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = line
    pen.lineWidth = 9
    for (let i = 0; i < 7; i += 1) {
      pen.beginPath()
      pen.arc(w * 0.5, h * 1.05, h * (0.25 + i * 0.2), Math.PI, Math.PI * 2)
      pen.stroke()
    }
  })

/** Strips of bamboo with bands of colour near both ends. */
export const bamboo = (main: string, ground = '#dfc08c', bands = true) =>
  print(1600, 360, (pen, w, h) => {
    for (let i = 0; i < 12; i += 1) {
      pen.fillStyle = i % 2 ? ground : darker(ground, 0.05 + (i % 3) * 0.025)
      pen.fillRect(0, (h / 12) * i, w, h / 12 + 1)
      pen.fillStyle = darker(ground, 0.16)
      for (let k = 0; k < 4; k += 1) pen.fillRect(w * ((0.13 + k * 0.26 + i * 0.071) % 1), (h / 12) * i, 5, h / 12)
    }
    if (!bands) return
    pen.fillStyle = main
    pen.fillRect(w * 0.1, 0, w * 0.2, h)
    pen.fillRect(w * 0.7, 0, w * 0.2, h)
    pen.fillStyle = lighter(main, 0.5)
    pen.fillRect(w * 0.32, 0, w * 0.02, h)
    pen.fillRect(w * 0.66, 0, w * 0.02, h)
  })

/** Bare wood with a stripe along it. */
export const striped = (stripe: string, ground = '#d6ab74') =>
  print(1200, 360, (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = darker(ground, 0.1)
    pen.lineWidth = 2
    for (let i = 0; i < 26; i += 1) {
      pen.beginPath()
      pen.moveTo(0, (h * i) / 26 + Math.sin(i) * 5)
      pen.bezierCurveTo(w * 0.3, (h * i) / 26 + 9 * Math.sin(i * 3), w * 0.6, (h * i) / 26 - 9, w, (h * i) / 26 + 4)
      pen.stroke()
    }
    pen.fillStyle = stripe
    pen.fillRect(0, h * 0.4, w, h * 0.12)
    pen.fillRect(0, h * 0.56, w, h * 0.035)
  })

/** Bands like waves across a board. */
export const wavy = (main: string) =>
  print(1300, 420, (pen, w, h) => {
    const tones = [
      main,
      lighter(main, 0.28),
      lighter(main, 0.55),
      '#f6efe0',
      lighter(main, 0.4),
      main,
      darker(main, 0.25),
    ]
    for (const [i, tone] of tones.entries()) {
      const x = (w * i) / tones.length
      pen.fillStyle = tone
      pen.beginPath()
      pen.moveTo(x - (i ? 0 : 90), 0)
      pen.bezierCurveTo(x + 120, h * 0.33, x - 120, h * 0.66, x + 30, h)
      pen.lineTo(w, h)
      pen.lineTo(w, 0)
      pen.fill()
    }
  })

/** Rough black cover. */
export const grip = (tone = '#2f3135') => matte(tone, 0.98)

/** Plain layers of maple. */
export const maple = () => wood('#cf9f68')

/** Small plastic board with a top like a waffle. */
export function waffle(main: string, wheel: string): Object3D {
  const outline = { ...OUTLINES.fish(56, 15), thick: 1.3 }
  const skin = plastic(main, 0.45)
  const top = print(1120, 300, (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = darker(main, 0.16)
    for (let i = 3; i < 41; i += 1)
      for (let k = 1; k < 10; k += 1) if (i < 7 || i > 9) pen.fillRect((w * i) / 44, (h * k) / 11 + 3, w / 60, h / 15)
  })
  const high = dropOf(3, false)
  return group(
    rolling(
      deckOf(outline, skin, top, skin),
      outline,
      { wide: 15.4, r: 3, broad: 4, wheel: plastic(wheel, 0.35) },
      0.27,
    ),
    ...[-0.27, 0.27].flatMap(x =>
      [-1.6, 1.6].flatMap(dx =>
        [-1.6, 1.6].map(z =>
          at(axle(0.5, 0.3, metal('#c9ccd0')), { x: 56 * x + dx, y: high + 1.5, z, rx: Math.PI / 2 }),
        ),
      ),
    ),
  )
}

/** Two plates on a twisting bar, a castor under each. */
export function caster(main: string): Object3D {
  const paint = plastic(main, 0.42)
  const plate = (flip: number): Object3D =>
    group(
      block(
        [34, 2.2, 21],
        1,
        paint,
        (x, y, z) => {
          const t = (x / 17) * flip
          const half = t > 0 ? round(t, 3.2) : Math.max(0.3, 1 - 0.62 * Math.abs(t) ** 2)
          return [x, y + Math.max(0, t - 0.5) ** 2 * 8, z * half]
        },
        24,
      ),
      ...[-2, -1, 0, 1, 2].map(i =>
        at(box(2, 0.7, 13 - Math.abs(i) * 1.6, 0.3, matte(darker(main, 0.5), 0.95)), {
          x: i * 3.6 + flip * 1.5,
          y: 1.3,
        }),
      ),
    )
  const castor = (): Object3D =>
    group(
      at(axle(2.4, 1.6, plastic('#2b2d31'), 0.4), { y: -1.6, rx: Math.PI / 2 }),
      ...[-1, 1].map(s => strut([0, -2, s * 2], [-3.4, -7.4, s * 2], 0.8, plastic('#2b2d31'))),
      at(solid(3.8, 2.6, glow(lighter(main, 0.72), 1), plastic(main, 0.4), 0.6), { x: -3.4, y: -7.6 }),
    )
  const high = 11.4
  return group(
    at(group(plate(1), castor()), { x: 22, y: high, rx: 0.22 }),
    at(group(plate(-1), castor()), { x: -22, y: high, rx: -0.22 }),
    strut([-10, high - 0.6, 0], [10, high - 0.6, 0], 2, metal('#55585d', 0.35)),
    ...[-1, 1].map(s => strut([s * 9, high - 0.6, 0], [s * 4, high - 0.6, 0], 2.8, plastic('#2b2d31'))),
  )
}

/** Material of wheels that shine by themselves. */
export const shining = (tone: string): Material => glow(tone, 1)
/** Material of common wheels. */
export const urethane = (tone: string): Material => rubber(tone)
