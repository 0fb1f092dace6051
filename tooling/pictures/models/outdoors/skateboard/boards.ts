import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { matte, metal, plastic, rubber, wood } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, ring } from '../../../studio/shapes.ts'
import { type Paint, painted } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, strut, surface } from '../../home/parts/shape.ts'
import { axle, caster } from '../parts/wheels.ts'

type Spot = readonly [x: number, y: number, z: number]

/** Outline and rise of a deck; `t` runs from −1 (tail) to 1 (nose). */
interface Deck {
  readonly long: number
  readonly wide: number
  readonly thick?: number
  /** Share of the width. */
  readonly outline: (t: number) => number
  /** Height over the middle in centimetres. */
  readonly rise: (t: number) => number
  readonly top: Material
  readonly under: Material
  readonly edge: Material
}

const art = (paint: Paint, roughness = 0.5): Material => {
  const map = painted(256, 1024, paint)
  return new MeshPhysicalMaterial({ map, roughness, clearcoat: 0.25, clearcoatRoughness: 0.3, side: 2 })
}

/** Board of the deck alone, the middle of its underside at y = 0, along x. */
function deck({ long, wide, thick = 1.1, outline, rise, top, under, edge }: Deck): Object3D {
  const spot = (u: number, v: number, up: number): Spot => {
    const t = -Math.cos(v * Math.PI)
    const z = (u - 0.5) * wide * Math.max(0.004, outline(t))
    const dish = 0.5 * (2 * u - 1) ** 2
    return [(t * long) / 2, rise(t) + dish + up, z]
  }
  return group(
    surface((u, v) => spot(u, v, thick), top, 16, 80),
    surface((u, v) => spot(1 - u, v, 0), under, 16, 80),
    surface((u, v) => spot(1, v, (1 - u) * thick), edge, 3, 80),
    surface((u, v) => spot(0, v, u * thick), edge, 3, 80),
  )
}

const roundEnds = (from: number) => (t: number) => {
  const a = (Math.abs(t) - from) / (1 - from)
  return a <= 0 ? 1 : Math.sqrt(Math.max(0, 1 - a ** 2.2))
}

const kicks = (from: number, high: number) => (t: number) => {
  const a = Math.max(0, (Math.abs(t) - from) / (1 - from))
  return high * a ** 1.3
}

/** Truck under a deck at x: its base at y = 0, the axle `down` below. */
const truck = (
  x: number,
  down: number,
  half: number,
  wheel: () => Object3D,
  color = '#c3c6cb',
  arm = false,
): Object3D =>
  placed(
    group(
      at(box(8, 0.7, 5.4, 0.2, metal(color, 0.34)), { y: -0.3 }),
      ...[-3, 3].flatMap(a =>
        [-2, 2].map(b => at(drum(0.32, 0.32, 0.5, metal('#5d6167', 0.4), 0.1), { x: a, y: -1, z: b })),
      ),
      at(drum(1.5, 1.1, down - 1, metal(color, 0.34), 0.3), { y: -down + 0.2, x: Math.sign(x) * -1.1 }),
      at(drum(1.5, 1.5, 1.1, rubber('#3b3e44'), 0.4), { y: -2.4, x: Math.sign(x) * -1.1 }),
      ...(arm
        ? [
            strut([4, -1.4, 0], [-3, -down + 0.8, 0], 1.5, metal(darker(color, 0.3), 0.3)),
            at(ring(1.9, 0.5, rubber('#d2693c')), { x: 1, y: -2.6, rz: 0.3, rx: Math.PI / 2 }),
          ]
        : []),
      strut([0, -down, -half + 2.2], [0, -down, half - 2.2], 1.15, metal(color, 0.34)),
      at(axle(0.42, half * 2 + 2.4, metal('#8d9198', 0.3)), { y: -down }),
      ...[-1, 1].map(s => at(group(wheel()), { y: -down, z: s * (half - 0.6) })),
    ),
    { x },
  )

interface Ride {
  readonly deck: Deck
  readonly at: readonly [back: number, front: number]
  readonly down: number
  readonly half: number
  readonly r: number
  readonly w: number
  readonly wheel: string
  readonly core?: string
  readonly lit?: boolean
  readonly metal?: string
  readonly arm?: boolean
}

/** Board on its wheels, the nose to +x. */
const ride = ({
  deck: make,
  at: spots,
  down,
  half,
  r,
  w,
  wheel,
  core = '#f3efe6',
  lit = false,
  metal: tone = '#c3c6cb',
  arm = false,
}: Ride): Object3D =>
  placed(
    group(
      deck(make),
      ...spots.map((x, i) => truck(x, down, half, () => caster(r, w, wheel, core, lit), tone, arm && i === 1)),
    ),
    { y: down + r },
  )

const gripTape = () => matte('#2c2d30', 0.95)

const bold =
  (main: string): Paint =>
  (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    for (const [i, tone] of ['#fbf3e2', lighter(main, 0.4), '#f0b83e', darker(main, 0.45)].entries()) {
      pen.fillStyle = tone
      pen.beginPath()
      pen.arc(w * (i % 2 ? 0.22 : 0.8), h * (0.24 + i * 0.17), w * (0.5 - i * 0.06), 0, 7)
      pen.fill()
    }
    pen.fillStyle = '#fbf3e2'
    for (const y of [0.12, 0.145, 0.86, 0.885]) pen.fillRect(0, h * y, w, h * 0.01)
  }

const kidTop =
  (main: string): Paint =>
  (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#33363c'
    for (const [y, k] of [
      [0.1, 0.22],
      [0.39, 0.22],
      [0.68, 0.22],
    ] as const)
      pen.fillRect(w * 0.14, h * y, w * 0.72, h * k)
  }

const plain =
  (main: string, line: string): Paint =>
  (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = line
    pen.fillRect(w * 0.44, 0, w * 0.12, h)
    pen.fillRect(w * 0.62, 0, w * 0.04, h)
  }

/** Double kick of 80 cm, or 60 for children; `underside` bold or plain. */
export const doubleKick = (main: string, { long = 80, wide = 20.6, lit = false, quiet = false } = {}): Object3D =>
  ride({
    deck: {
      long,
      wide,
      outline: roundEnds(0.68),
      rise: kicks(0.62, long * 0.07),
      top: lit ? art(kidTop(main), 0.85) : gripTape(),
      under: art(quiet ? plain(main, '#b9a06a') : bold(main)),
      edge: matte(lit ? main : '#cfa56d', 0.6),
    },
    at: [-long * 0.27, long * 0.27],
    down: 5.2,
    half: wide / 2 - 1,
    r: lit ? 2.9 : 2.7,
    w: 3.3,
    wheel: lit ? '#8fe3ff' : '#f4f0e6',
    core: lit ? '#e9f8ff' : main,
    lit,
  })

const grain =
  (base: string, over: (pen: CanvasRenderingContext2D, w: number, h: number) => void): Paint =>
  (pen, w, h) => {
    pen.fillStyle = base
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 90; i += 1) {
      pen.fillStyle = `rgba(110,70,25,${0.03 + ((i * 37) % 10) * 0.006})`
      pen.fillRect((i * 97) % 256, 0, 1 + (i % 3), h)
    }
    over(pen, w, h)
  }

/** Longboard; the top shows bamboo with bands of the colour, or all of the colour. */
export const longboard = (main: string, long = 118, painted = false): Object3D => {
  const cover = grain(painted ? main : '#d9b579', (pen, w, h) => {
    pen.fillStyle = painted ? '#efe3c8' : main
    if (painted) {
      pen.fillRect(w * 0.46, 0, w * 0.08, h)
      return
    }
    for (const [y, k] of [
      [0, 0.2],
      [0.8, 0.2],
      [0.24, 0.018],
      [0.742, 0.018],
    ] as const)
      pen.fillRect(0, h * y, w, h * k)
  })
  return ride({
    deck: {
      long,
      wide: 23,
      thick: 1.4,
      outline: t => (1 - 0.34 * t * t) * roundEnds(0.82)(t),
      rise: t => 1.2 * t * t,
      top: art(cover, 0.7),
      under: art(cover),
      edge: wood('#c99a5c'),
    },
    at: [-long * 0.37, long * 0.37],
    down: 6.2,
    half: 13,
    r: 3.5,
    w: 5,
    wheel: painted ? '#e9e2d0' : main,
    metal: '#4d5157',
  })
}

/** Mini cruiser: plastic with a waffle top, or bare maple with a thin stripe. */
export const mini = (main: string | null, long = 56): Object3D => {
  const waffle: Paint = (pen, w, h) => {
    pen.fillStyle = main ?? '#d9b579'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = darker(main ?? '#d9b579', 0.16)
    for (let y = 0; y < 40; y += 1)
      for (let x = 0; x < 10; x += 1) pen.fillRect(x * (w / 10) + 5, y * (h / 40) + 5, w / 10 - 9, h / 40 - 9)
  }
  const bare = grain('#dcb67c', (pen, w, h) => {
    pen.fillStyle = '#8a3b2c'
    pen.fillRect(w * 0.3, 0, w * 0.03, h)
    pen.fillRect(w * 0.36, 0, w * 0.08, h)
  })
  const outline = (t: number) =>
    t < -0.72
      ? 1 - 0.16 * ((-t - 0.72) / 0.28) ** 2 - (t < -0.97 ? 0.3 * ((-t - 0.97) / 0.03) ** 2 : 0)
      : t > 0.3
        ? Math.sqrt(Math.max(0, 1 - ((t - 0.3) / 0.7) ** 2.4))
        : 1
  return ride({
    deck: {
      long,
      wide: main ? 15 : 18.5,
      thick: 1.3,
      outline,
      rise: t => (t < -0.55 ? 11 * ((-t - 0.55) / 0.45) ** 1.3 * 0.42 : 0.8 * Math.max(0, t) ** 3),
      top: art(main ? waffle : bare, 0.6),
      under: main ? plastic(main, 0.5) : art(bare),
      edge: main ? plastic(darker(main, 0.12), 0.5) : wood('#c99a5c'),
    },
    at: [-long * 0.26, long * 0.29],
    down: 5,
    half: main ? 7.4 : 9.4,
    r: 3,
    w: 4.4,
    wheel: main ? '#ef8a4c' : '#3f4a52',
    core: main ? '#fbf3e2' : '#e9e2d0',
  })
}

/** Surfskate: pointed nose, waves on the deck, an arm that swivels in front. */
export const surf = (main: string, long = 81): Object3D => {
  const waves: Paint = (pen, w, h) => {
    pen.fillStyle = main
    pen.fillRect(0, 0, w, h)
    for (const [i, tone] of [lighter(main, 0.75), lighter(main, 0.45), '#f0d9a8'].entries()) {
      pen.strokeStyle = tone
      pen.lineWidth = 26 - i * 6
      pen.beginPath()
      for (let x = -10; x <= w + 10; x += 6) pen.lineTo(x, h * (0.36 + i * 0.055) + Math.sin(x / 34 + i * 0.5) * 34)
      pen.stroke()
    }
  }
  const outline = (t: number) =>
    t > -0.1
      ? Math.max(0, 1 - ((t + 0.1) / 1.1) ** 2.3) ** 0.85
      : 1 - 0.26 * ((-t - 0.1) / 0.9) ** 2 - (t < -0.96 ? 0.5 * ((-t - 0.96) / 0.04) ** 2 : 0)
  return ride({
    deck: {
      long,
      wide: 25.5,
      thick: 1.3,
      outline,
      rise: t => (t < -0.62 ? 4.2 * ((-t - 0.62) / 0.38) ** 1.4 : 1.6 * Math.max(0, t) ** 3),
      top: art(waves, 0.75),
      under: art(waves),
      edge: wood('#c99a5c'),
    },
    at: [-long * 0.27, long * 0.25],
    down: 7.2,
    half: 10.4,
    r: 3.4,
    w: 5.2,
    wheel: '#f0e6d2',
    core: main,
    arm: true,
  })
}

const plate = (main: string, s: number): Object3D =>
  group(
    at(
      block(
        [34, 2.6, 21],
        1.2,
        plastic(main, 0.4),
        (x, y, z) => [x, y + 0.002 * x * x, z * Math.sqrt(Math.max(0.05, 1 - (Math.max(0, s * x + 2) / 21) ** 2.6))],
        26,
      ),
      { x: s * 25 },
    ),
    at(
      block(
        [25, 0.6, 15],
        0.3,
        matte('#2a2c30', 0.95),
        (x, y, z) => [x, y + 0.002 * x * x, z * Math.sqrt(Math.max(0.05, 1 - (Math.max(0, s * x + 2) / 17) ** 2.6))],
        18,
      ),
      { x: s * 25, y: 1.5 },
    ),
    ...[-1, 0, 1].map(i => at(box(17, 0.5, 0.7, 0.2, plastic(main, 0.4)), { x: s * 24, y: 1.9, z: i * 4 })),
  )

const castor = (s: number): Object3D =>
  placed(
    group(
      at(drum(3.4, 2.6, 2.4, plastic('#3b3e44', 0.4), 0.5), { y: -3.2 }),
      ...[-1, 1].map(z => strut([0, -2.4, z * 2.2], [-s * 2.6, -6.2, z * 2.2], 0.8, metal('#9a9ea4', 0.35))),
      at(group(caster(3.8, 2.8, '#8fe3ff', '#e9f8ff', true)), { x: -s * 2.6, y: -6.2 }),
    ),
    { x: s * 25 },
  )

/** Caster board, one plate twisted against the other by `twist`. */
export const casterBoard = (main: string, twist = 0.26): Object3D =>
  placed(
    group(
      placed(group(plate(main, 1), castor(1)), { rx: twist }),
      placed(group(plate(main, -1), castor(-1)), { rx: -twist }),
      placed(axle(1.7, 24, metal('#8d9198', 0.3), 0.3), { ry: Math.PI / 2 }),
      placed(axle(2.4, 9, rubber('#2a2c30'), 0.8), { ry: Math.PI / 2 }),
    ),
    { y: 10.2 },
  )

/** The board on its long edge, underside to the camera, leaning back a little. */
export const onEdge = (board: Object3D, wide: number, lean = -0.16): Object3D =>
  group(placed(group(at(group(board), { rx: -Math.PI / 2, y: wide / 2, z: 6 })), { rx: lean }))

/** The board upright on its tail, leaning; `face` shows the top or the underside. */
export const upright = (board: Object3D, long: number, face: 'top' | 'under' = 'under', lean = -0.16): Object3D =>
  group(
    placed(
      group(
        at(group(at(group(board), { rx: face === 'under' ? -Math.PI / 2 : Math.PI / 2 })), {
          rz: Math.PI / 2,
          y: long / 2,
        }),
      ),
      { rx: lean },
    ),
  )
