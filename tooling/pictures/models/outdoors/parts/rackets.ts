import { type Material, Mesh, MeshPhysicalMaterial, type Object3D, SphereGeometry } from 'three'
import type { MakeSet } from '../../../studio/cover/cover.ts'
import { matte, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { at, box, drum, group, rod, turned } from '../../../studio/shapes.ts'
import { bounce, paper, plaster, stone } from '../../../studio/surfaces/ground.ts'
import { once } from '../../../studio/surfaces/painted.ts'
import { darker } from '../../../studio/tones.ts'
import { strut } from '../../home/parts/shape.ts'

type Spot = readonly [x: number, y: number, z: number]

/** How a racket is made. */
export interface Racket {
  readonly game?: 'tennis' | 'badminton'
  /** Length in centimetres. */
  readonly long?: number
  readonly string?: string
  readonly grip?: string
  /** Second colour on the frame. */
  readonly trim?: string
  readonly matt?: boolean
}

const ellipse = (w: number, h: number, y: number, from: number, to: number, n = 40): Spot[] =>
  Array.from({ length: n + 1 }, (_, i): Spot => {
    const a = from + ((to - from) * i) / n
    return [Math.sin(a) * w, y - Math.cos(a) * h, 0]
  })

const stringBed = (w: number, h: number, y: number, gap: number, color: string): Object3D => {
  const stuff = matte(color, 0.5)
  const thick = gap > 1.3 ? 0.085 : 0.06
  const lines: Object3D[] = []
  for (let x = -Math.floor(w / gap) * gap; x <= w; x += gap) {
    const reach = h * Math.sqrt(Math.max(0, 1 - (x / w) ** 2))
    if (reach > 1) lines.push(strut([x, y - reach, 0.04], [x, y + reach, 0.04], thick, stuff))
  }
  for (let v = -Math.floor(h / gap) * gap; v <= h; v += gap) {
    const reach = w * Math.sqrt(Math.max(0, 1 - (v / h) ** 2))
    if (reach > 1) lines.push(strut([-reach, y + v, -0.04], [reach, y + v, -0.04], thick, stuff))
  }
  return group(...lines)
}

/** Handle wound with tape: its butt at y = 0. */
const grip = (r: number, long: number, color: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 1.16, 0, 0.3],
        [r * 1.16, 0.9, 0.3],
        [r, 2.4, 0.4],
        [r * 0.98, long, 0.1],
        [0, long],
      ],
      rubber(color),
    ),
    rod(
      Array.from({ length: Math.round(long) * 6 }, (_, i): Spot => {
        const [a, y] = [i * 0.45, 1.8 + (i / (long * 6)) * (long - 2)]
        return [Math.cos(a) * r * 0.97, y, Math.sin(a) * r * 0.97]
      }).slice(0, 260),
      0.11,
      matte(darker(color, 0.25)),
    ),
    at(drum(r * 1.02, r * 1.02, 1.4, matte('#22242a'), 0.2), { y: long }),
  )

const tennisRacket = (
  main: string,
  { long = 68.5, string = '#ece6d4', grip: tape = '#26282c', trim = '#f3f1ea', matt = false }: Racket,
): Object3D => {
  const k = long / 68.5
  const stuff: Material = matt
    ? plastic(main, 0.55)
    : new MeshPhysicalMaterial({ color: main, roughness: 0.28, clearcoat: 0.8, clearcoatRoughness: 0.12 })
  const second = plastic(trim, 0.4)
  const [w, h, y] = [12.6, 16.6, 51.3]
  const flat = (part: Object3D): Object3D => {
    part.scale.z = 1.9
    return part
  }
  const whole = group(
    flat(rod(ellipse(w, h, y, -Math.PI, Math.PI * 1.03, 64), 0.92, stuff)),
    ...[-1, 1].map(s =>
      flat(
        rod(
          [
            [s * 1, 18.5, 0],
            [s * 1.9, 22, 0],
            [s * 5.2, 30.5, 0],
            [s * 8.6, 36.4, 0],
            [s * 11, 41.6, 0],
            [s * 12.3, 46.6, 0],
          ],
          0.8,
          stuff,
        ),
      ),
    ),
    ...[0.26, -0.26].map(a =>
      flat(rod(ellipse(w * 1.008, h * 1.008, y, Math.PI * (1 + a) - 0.42, Math.PI * (1 + a) + 0.42, 14), 0.98, second)),
    ),
    at(drum(1.7, 1.7, 3.4, stuff, 0.5), { y: 17.6 }),
    stringBed(w, h, y, 1.55, string),
    grip(1.75, 18.5, tape),
  )
  whole.scale.setScalar(k)
  return group(whole)
}

const badmintonRacket = (
  main: string,
  { long = 67.5, string = '#f2f0e8', grip: tape = '#26282c', trim = '#f3f1ea', matt = false }: Racket,
): Object3D => {
  const stuff: Material = matt
    ? plastic(main, 0.5)
    : new MeshPhysicalMaterial({ color: main, roughness: 0.26, clearcoat: 0.8, clearcoatRoughness: 0.12 })
  const [w, h] = [10.2, 12.8]
  const y = long - h - 0.6
  const neck = y - h
  return group(
    rod(ellipse(w, h, y, -Math.PI, Math.PI * 1.03, 64), 0.62, stuff),
    ...[1, -1].map(s =>
      rod(ellipse(w * 1.006, h * 1.006, y, s * (Math.PI * 0.62), s * (Math.PI * 0.86), 14), 0.66, plastic(trim, 0.4)),
    ),
    strut([0, neck - 1.6, 0], [0, neck + 0.4, 0], 0.62, stuff, 0.8),
    strut([0, 19, 0], [0, neck, 0], 0.42, matt ? stuff : plastic('#3b3e44', 0.35)),
    at(drum(0.5, 1.2, 3, stuff, 0.3), { y: 18.4 }),
    stringBed(w, h, y, 1.05, string),
    grip(1.35, 18, tape),
  )
}

/** Racket standing on the butt of its grip, the strings towards +z. */
export const racket = (main: string, make: Racket = {}): Object3D =>
  make.game === 'badminton' ? badmintonRacket(main, make) : tennisRacket(main, make)

/** The racket lying on its frame with its head to −z. */
export const lyingRacket = (main: string, make: Racket = {}, turn = 0): Object3D => {
  const thick = make.game === 'badminton' ? 1.35 : 1.9
  const flat = at(group(racket(main, make)), { y: thick, z: (make.long ?? 68) / 2, rx: -Math.PI / 2 })
  return group(at(group(flat), { ry: turn }))
}

/** Wall so near that a tall thing can lean on it; `accent` is the floor. */
export const leaningWall: MakeSet = (tone, accent) => ({
  ground: [floor(stone(accent, 1)), wall(plaster(tone), -0.28)],
  backdrop: bounce(tone),
})

/** The same for what leans steeply. */
export const steepWall: MakeSet = (tone, accent) => ({
  ground: [floor(stone(accent, 1)), wall(plaster(tone), -0.16)],
  backdrop: bounce(tone),
})

/** Hard court from above with a white line aslant; `accent` is the ground outside of it. */
export const courtAbove: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1))],
  pieces: [
    at(box(12, 0.012, 0.16, 0.003, paper('#f3f1ea')), { z: -0.2, x: 0, ry: 0.5, y: 0 }),
    at(box(16, 0.01, 8, 0.003, stone(accent, 1)), { x: -2.1, z: -3.84, ry: 0.5, y: 0 }),
  ],
  backdrop: bounce(tone),
})

const SEAM = 2.2

/** Ball of felt with a curved seam, 6.7 cm, standing on y = 0. */
export function tennisBall(color = '#d6e14a', turn: Spot = [0.4, 0.3, 0.2], second = color): Object3D {
  const map = once(`tennis-ball-${color}-${second}`, 768, 384, (pen, w, h) => {
    const image = pen.createImageData(w, h)
    const split = [color, second].map(hex => Number.parseInt(hex.slice(1), 16))
    for (let py = 0; py < h; py += 1)
      for (let px = 0; px < w; px += 1) {
        const [phi, theta] = [(px / w) * Math.PI * 2, (py / h) * Math.PI]
        const [x, y, z] = [-Math.cos(phi) * Math.sin(theta), Math.cos(theta), Math.sin(phi) * Math.sin(theta)]
        const f = z - 2 * SEAM * x * y
        const slope = Math.hypot(2 * SEAM * y, 2 * SEAM * x, 1)
        const seam = Math.abs(f) / slope < 0.04
        const tone = seam ? 0xf3f0e4 : (split[f > 0 ? 0 : 1] ?? 0)
        const fuzz = seam ? 1 : 0.86 + noise(px * 769 + py) * 0.14
        image.data.set(
          [((tone >> 16) & 255) * fuzz, ((tone >> 8) & 255) * fuzz, (tone & 255) * fuzz, 255],
          (py * w + px) * 4,
        )
      }
    pen.putImageData(image, 0, 0)
  })
  const stuff = new MeshPhysicalMaterial({
    map,
    bumpMap: map,
    bumpScale: 2.5,
    roughness: 1,
    sheen: 0.7,
    sheenRoughness: 0.6,
  })
  const mesh = new Mesh(new SphereGeometry(3.35, 48, 32), stuff)
  mesh.rotation.set(...turn)
  return group(at(group(mesh), { y: 3.35 }))
}

/** Shuttlecock standing on its skirt, its cork up, 8.5 cm; `skirt` gives the colour, feathers or nylon. */
export function shuttle(skirt = '#f7f5ee', cork = '#efe6d2', nylon = false): Object3D {
  const stuff = nylon
    ? new MeshPhysicalMaterial({ color: skirt, roughness: 0.4, side: 2, transparent: true, opacity: 0.82 })
    : matte(skirt, 0.9)
  const parts: Object3D[] = [
    at(
      turned(
        [
          [1.3, 0],
          [1.34, 1.2],
          [1.1, 2.1, 0.6],
          [0, 2.5],
        ],
        matte(cork, 0.6),
      ),
      { y: 6.2 },
    ),
    at(drum(1.36, 1.36, 0.5, matte(nylon ? darker(skirt, 0.2) : '#3f7f5a'), 0.05), { y: 6.3 }),
  ]
  for (let i = 0; i < 16; i += 1) {
    const a = (i / 16) * Math.PI * 2
    const [c, s] = [Math.cos(a), Math.sin(a)]
    parts.push(strut([c * 1.2, 6.4, s * 1.2], [c * 3.1, 0.8, s * 3.1], 0.07, matte(nylon ? skirt : '#e9e2d0')))
    const vane = at(box(1.25, 3.6, 0.05, 0.02, stuff), { y: 0, rx: -0.33, ry: 0.16 })
    const holder = at(group(vane), { x: c * 2.72, y: 1.85, z: s * 2.72, ry: Math.PI / 2 - a })
    parts.push(holder)
  }
  for (const [r, y] of [
    [1.75, 4.7],
    [2.15, 3.6],
  ] as const)
    parts.push(
      rod(
        Array.from(
          { length: 25 },
          (_, i): Spot => [Math.cos((i / 24) * 6.2832) * r, y, Math.sin((i / 24) * 6.2832) * r],
        ),
        0.07,
        matte('#e6e0cf'),
      ),
    )
  return group(...parts)
}

/** Shuttlecock lying on its side, its cork to the left. */
export const lyingShuttle = (skirt?: string, cork?: string, nylon?: boolean): Object3D =>
  group(at(group(shuttle(skirt, cork, nylon)), { x: 4, y: 3.1, rz: Math.PI / 2 - 0.22 }))
