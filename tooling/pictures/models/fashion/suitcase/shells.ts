import type { Material, Object3D } from 'three'
import { anodised, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, ring } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { pad } from '../parts/outline.ts'
import { piece, type Relief } from '../parts/piece.ts'
import { type Spot, stitches, straight, strap } from '../parts/strips.ts'

/** Wheels stand below a case that starts at this height. */
const LIFT = 5.4

/** Double wheel under a case. */
export const wheel = (color = '#2b2d31'): Object3D =>
  group(
    at(drum(2.5, 2, 2, plastic(color, 0.4), 0.4), { y: 3.6 }),
    at(box(1.8, 3.4, 3.4, 0.5, plastic(color, 0.4)), { y: 3.2 }),
    ...[-1, 1].map(side =>
      at(
        group(
          at(drum(2.5, 2.5, 1.1, rubber('#3a3c41'), 0.3), { y: -0.55 }),
          at(drum(1.3, 1.3, 1.3, plastic('#8f9298'), 0.2), { y: -0.6 }),
        ),
        { x: side * 1.5, y: 2.5, rz: Math.PI / 2 },
      ),
    ),
  )

/** Telescopic handle, drawn out by `out` centimetres. */
export const pull = (top: number, out: number, z: number, wide = 15): Object3D =>
  group(
    ...[-1, 1].map(side =>
      at(drum(0.75, 0.75, out, metal('#c3c6cb', 0.3), 0.05), { x: (side * wide) / 2, y: top - 0.4, z }),
    ),
    ...[-1, 1].map(side => at(box(2.6, 1.2, 2.2, 0.4, plastic('#33363b')), { x: (side * wide) / 2, y: top + 0.2, z })),
    at(box(wide + 3, 3, 2.8, 1.3, plastic('#2c2e33', 0.4)), { y: top + out, z }),
    at(box(3.4, 0.5, 1.4, 0.2, plastic('#8d9096', 0.3)), { y: top + out + 1.5, z }),
  )

/** Vertical ribs. */
export const ribs =
  (gap: number, deep: number, flat = 0.45): Relief =>
  (x, _y, far) => {
    const t = Math.abs(Math.sin((x * Math.PI) / gap))
    return deep * Math.min(1, t / flat) ** 0.7 * Math.min(1, far / 3)
  }

/** Ribs across. */
export const crossRibs =
  (gap: number, deep: number): Relief =>
  (_x, y, far) =>
    deep * Math.min(1, Math.abs(Math.sin((y * Math.PI) / gap)) / 0.45) ** 0.7 * Math.min(1, far / 3)

interface Shell {
  readonly w: number
  readonly h: number
  readonly d: number
  readonly stuff: Material
  readonly relief: Relief
  readonly round?: number
}

/** Two half shells, back to back, without what joins them; ribs run over the front. */
export function halves({ w, h, d, stuff, relief, round = 6 }: Shell): Object3D {
  const y = LIFT + h / 2
  const front = piece(pad(w, h, round, 0, y), stuff, {
    puff: d * 0.24,
    soft: d * 0.26,
    creases: 0,
    relief,
    z: d * 0.25,
    cell: 0.45,
  })
  const side = box(w - 0.05, h - 0.05, d * 0.56, round * 0.86, stuff)
  const back = box(w, h, d * 0.5, Math.min(round, d * 0.22), stuff)
  return group(
    front.mesh,
    at(slabOf(w, h, d * 0.26, round, stuff), { y, z: d * 0.13 }),
    at(slabOf(w, h, d * 0.26, round, stuff), { y, z: -d * 0.13 }),
    at(back, { y, z: -d * 0.24 }),
    at(side, { y, z: -d * 0.02, s: 0.985 }),
  )
}

function slabOf(w: number, h: number, d: number, round: number, stuff: Material): Object3D {
  const dots = pad(w, h, round)
  const line = [...dots, ...dots.slice(0, 1)].map(([x, y]): Spot => [x, y, 0])
  return strap(straight(line, 1.5), d, 0.5, stuff, t => outwards(line, t), 150)
}

/** Direction away from the middle of a round rectangle, for a band around it. */
const outwards = (line: readonly Spot[], t: number): Spot => {
  const count = line.length - 1
  const i = Math.min(count - 1, Math.floor(t * count))
  const [a, b] = [line[i] ?? [0, 0, 0], line[i + 1] ?? [0, 0, 0]]
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  return [-dy || 0.001, dx || 0.001, 0.0001]
}

/** Band around a case at depth `z`. */
export function girdle(
  w: number,
  h: number,
  round: number,
  wide: number,
  thick: number,
  z: number,
  stuff: Material,
): Object3D {
  const dots = pad(w + thick, h + thick, round)
  const centre = LIFT + h / 2
  const line = straight(
    [...dots, ...dots.slice(0, 1)].map(([x, y]): Spot => [x, y + centre, z]),
    1.2,
  )
  return strap(
    line,
    wide,
    thick,
    stuff,
    t => {
      const i = Math.min(line.length - 2, Math.round(t * (line.length - 1)))
      const [a, b] = [line[i] ?? [0, 0, 0], line[i + 1] ?? [0, 0, 0]]
      return [-(b[1] - a[1]) || 0.001, b[0] - a[0] || 0.001, 0.0001]
    },
    160,
  )
}

/** Teeth of a zip around a case. */
export function zipAround(w: number, h: number, round: number, z: number): Object3D {
  const dots = pad(w + 0.7, h + 0.7, round)
  const line = [...dots, ...dots.slice(0, 1)].map(([x, y]): Spot => [x, y + LIFT + h / 2, z])
  return stitches(straight(line, 1.2), '#c9c5bb', 0.8, 0.4)
}

const wheels = (w: number, d: number): Object3D[] =>
  [-1, 1].flatMap(x => [-1, 1].map(z => at(wheel(), { x: x * (w / 2 - 5), z: z * (d / 2 - 4.4) })))

const grip = (y: number, stuff: Material, wide = 15): Object3D =>
  strap(
    [
      [-wide / 2, y, 0],
      [-wide / 2 + 1.6, y + 2.2, 0],
      [0, y + 2.6, 0],
      [wide / 2 - 1.6, y + 2.2, 0],
      [wide / 2, y, 0],
    ],
    3,
    1,
    stuff,
    [0, 1, 0.001],
  )

const sideGrip = (x: number, y: number, stuff: Material): Object3D =>
  strap(
    [
      [x, y - 8, 0],
      [x + 2, y - 6, 0],
      [x + 2.4, y, 0],
      [x + 2, y + 6, 0],
      [x, y + 8, 0],
    ],
    2.8,
    0.9,
    stuff,
    [1, 0.001, 0],
  )

/** Dial lock. */
const lock = (): Object3D =>
  group(
    box(2, 8, 3.8, 0.5, plastic('#2e3136', 0.4)),
    ...[-1.6, 0, 1.6].map(y => at(ring(0.55, 0.3, metal('#b9bcc2', 0.3)), { x: 0.8, y: y + 1, rx: Math.PI / 2 })),
    at(box(0.4, 1, 1.6, 0.15, plastic('#c8392e', 0.4)), { x: 1, y: -2.7 }),
  )

/** Hard case with vertical ribs and a zip around its middle; `wider` shows the ring that makes it deeper. */
export const zippedCase = (
  main: string,
  {
    out = 0,
    wider = false,
    cross = false,
    extra = [],
  }: {
    readonly out?: number
    readonly wider?: boolean
    readonly cross?: boolean
    readonly extra?: readonly Object3D[]
  } = {},
): Object3D => {
  const [w, h, d] = [42, 60, wider ? 29 : 25]
  const stuff = plastic(main, 0.36)
  return group(
    halves({ w, h, d, stuff, relief: cross ? crossRibs(5.2, 0.9) : ribs(4.2, 0.9) }),
    girdle(w, h, 6, 2.4, 0.7, wider ? 3 : 0, matte('#2f3237', 0.8)),
    zipAround(w, h, 6.4, wider ? 3 : 0),
    ...(wider
      ? [
          girdle(w, h, 6, 5, 0.9, -1.4, matte(darker(main, 0.55), 0.9)),
          girdle(w, h, 6, 1.6, 0.9, -5, matte('#2f3237', 0.8)),
        ]
      : []),
    ...wheels(w, d),
    pull(LIFT + h, out || 2.4, -d / 2 + 3.4),
    grip(LIFT + h + 0.4, plastic('#2f3237', 0.5)),
    sideGrip(w / 2 + 0.3, LIFT + h / 2 - 6, plastic('#2f3237', 0.5)),
    at(lock(), { x: w / 2 + 0.7, y: LIFT + h * 0.72 }),
    ...extra,
  )
}

/** Case with a metal frame, two latches and corner guards. */
export const frameCase = (main: string, metallic: boolean, out = 0): Object3D => {
  const [w, h, d] = [43, 62, 26]
  const stuff = metallic ? anodised(main) : plastic(main, 0.32)
  const bright = metal('#cfd2d7', 0.28)
  const latch = (y: number) =>
    at(group(box(1.4, 7, 5, 0.5, bright), at(box(1, 4, 3, 0.4, metal('#8e9197', 0.3)), { x: 0.6, y: 0.8 })), {
      x: w / 2 + 1,
      y: LIFT + h * y,
    })
  const corner = (x: number, y: number) =>
    at(
      group(
        box(7.4, 7.4, d + 0.8, 3.4, metallic ? metal(lighter(main, 0.25), 0.34) : plastic(darker(main, 0.35), 0.4)),
      ),
      { x: x * (w / 2 - 3.2), y: LIFT + h / 2 + y * (h / 2 - 3.2), s: 1 },
    )
  return group(
    halves({ w, h, d, stuff, relief: metallic ? ribs(3.1, 0.55, 0.3) : ribs(6.6, 0.7, 0.3), round: 5 }),
    girdle(w, h, 5, 3.2, 1.1, 0, bright),
    girdle(w, h, 5, 0.5, 1.3, 0, matte('#26282c', 0.7)),
    latch(0.74),
    latch(0.28),
    ...[
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ].map(([x = 0, y = 0]) => corner(x, y)),
    ...wheels(w, d),
    pull(LIFT + h, out || 2, -d / 2 + 3.4),
    grip(LIFT + h + 0.7, plastic('#2f3237', 0.5)),
    sideGrip(w / 2 + 0.6, LIFT + h / 2, plastic('#2f3237', 0.5)),
  )
}

/** Cabin case whose front lid is open; a laptop looks out. */
export const frontCase = (main: string): Object3D => {
  const [w, h, d] = [37, 49, 23]
  const stuff = plastic(main, 0.4)
  const mid = LIFT + h / 2
  return group(
    halves({ w, h, d: d * 0.8, stuff, relief: () => 0 }),
    at(box(w - 2, h - 14, 4, 2, matte(darker(main, 0.62), 0.9)), { y: mid + 5, z: d * 0.3 }),
    at(box(30, 22, 1.6, 0.8, anodised('#c9ccd2')), { y: mid + 8, z: d * 0.44, rx: -0.06 }),
    at(box(20, 9, 0.8, 0.3, matte('#e3a94f')), { y: mid - 2, x: -4, z: d * 0.49, rx: -0.1 }),
    at(box(33, 12, 1.4, 0.6, matte(darker(main, 0.45), 0.9)), { y: mid - 8, z: d * 0.52 }),
    at(
      group(
        at(box(w - 0.6, 23, 2.6, 1.2, stuff), { y: 11.5 }),
        at(box(w - 5, 19, 0.6, 0.3, matte(darker(main, 0.55), 0.9)), { y: 11.5, z: -1.4 }),
      ),
      { y: mid - 13.4, z: d * 0.56, rx: 0.52 },
    ),
    at(box(w - 0.4, 11.6, 5, 1.6, stuff), { y: LIFT + 6, z: d * 0.42 }),
    girdle(w, h, 6, 2.2, 0.6, -1, matte('#2f3237', 0.8)),
    zipAround(w, h, 6.4, -1),
    ...wheels(w, d),
    pull(LIFT + h, 22, -d / 2 + 3.4),
    grip(LIFT + h + 0.4, plastic('#2f3237', 0.5)),
    at(lock(), { x: w / 2 + 0.5, y: mid + 6 }),
  )
}
