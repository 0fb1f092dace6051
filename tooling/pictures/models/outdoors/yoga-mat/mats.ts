import { BackSide, DoubleSide, FrontSide, type Material, MeshPhysicalMaterial, type Object3D, type Side } from 'three'
import { cloth, plastic, terry } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, group } from '../../../studio/shapes.ts'
import { levels, once, type Paint, painted, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { strap } from '../../fashion/parts/strips.ts'
import { type Point, surface } from '../../home/parts/shape.ts'

/** A place of a mat's middle line: z and y in centimetres. */
type Step = readonly [z: number, y: number]

/** Foam or rubber with a fine grain; ribs across when `ribbed`. What `paint` draws lies on it once. */
export function foam(color: string, { ribbed = false, paint }: { ribbed?: boolean; paint?: Paint } = {}): Material {
  const relief = ribbed
    ? once(
        'mat-ribs',
        64,
        64,
        levels((_x, y) => Math.abs(Math.sin((y / 64) * Math.PI * 4)) ** 0.5),
        false,
      )
    : once(
        'mat-grain',
        64,
        64,
        levels((x, y) => 0.5 + 0.5 * Math.sin((x / 64) * Math.PI * 16) * Math.sin((y / 64) * Math.PI * 16)),
        false,
      )
  return new MeshPhysicalMaterial({
    color: paint ? '#ffffff' : color,
    ...(paint ? { map: painted(512, 2048, paint) } : {}),
    roughness: 0.88,
    sheen: 0.25,
    bumpMap: repeated(relief, ribbed ? 1 : 12, ribbed ? 26 : 30),
    bumpScale: ribbed ? 4 : 0.8,
    side: DoubleSide,
  })
}

/** How a mat lies: its width, thickness, and what its faces are made of. */
interface Sheet {
  readonly w: number
  readonly thick: number
  readonly top: Material
  readonly below: Material
  readonly edge: Material
}

/** Mat whose middle line follows the steps; `top` is the face to the left of the way. */
function sheetAlong(steps: readonly Step[], { w, thick, top, below, edge }: Sheet): Object3D {
  const line = evenly(steps, 260)
  const normal = line.map((_, i): Step => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? [0, 0], line[Math.min(line.length - 1, i + 1)] ?? [0, 0]]
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[1] - a[1]) / long, -(b[0] - a[0]) / long]
  })
  const spot = (v: number, x: number, off: number): Point => {
    const i = Math.round(v * (line.length - 1))
    const [z, y] = line[i] ?? [0, 0]
    const [nz, ny] = normal[i] ?? [0, 1]
    return [x, y + ny * off, z + nz * off]
  }
  const rows = line.length - 1
  const face = (off: number, stuff: Material) => surface((u, v) => spot(v, (u - 0.5) * w, off), stuff, 8, rows)
  const side = (x: number) => surface((u, v) => spot(v, x, (u - 0.5) * thick), edge, 2, rows)
  const end = (v: number) => surface((u, t) => spot(v, (u - 0.5) * w, (t - 0.5) * thick), edge, 4, 2)
  return group(face(thick / 2, top), face(-thick / 2, below), side(w / 2), side(-w / 2), end(0), end(1))
}

function evenly(steps: readonly Step[], count: number): Step[] {
  const far = [0]
  for (let i = 1; i < steps.length; i += 1) {
    const [a, b] = [steps[i - 1] ?? [0, 0], steps[i] ?? [0, 0]]
    far.push((far[i - 1] ?? 0) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  const total = far.at(-1) ?? 1
  let k = 1
  return Array.from({ length: count + 1 }, (_, n): Step => {
    const want = (n / count) * total
    while (k < steps.length - 1 && (far[k] ?? 0) < want) k += 1
    const [a, b] = [steps[k - 1] ?? [0, 0], steps[k] ?? [0, 0]]
    const t = Math.min(1, (want - (far[k - 1] ?? 0)) / ((far[k] ?? 1) - (far[k - 1] ?? 0) || 1))
    return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
  })
}

/** Way of a roll from its lowest outer point inwards; it stands on y = 0 with its axis at `z`. */
function coil(z: number, outer: number, inner: number, pitch: number, thick: number, from = 0): Step[] {
  const turns = (outer - inner) / pitch
  const count = Math.round(turns * 44)
  return Array.from({ length: count + 1 }, (_, i): Step => {
    const a = (i / count) * turns * Math.PI * 2 + from
    const r = outer - thick / 2 - ((a - from) / (Math.PI * 2)) * pitch
    return [z - Math.sin(a) * r, outer - Math.cos(a) * r]
  })
}

/** Drawing on a mat in centimetres, from its front edge away; `w` is the mat's width. */
export type Art = (pen: CanvasRenderingContext2D, w: number, color: string) => void

/** How a mat is cut and made. */
export interface Mat {
  readonly w?: number
  readonly thick?: number
  readonly long?: number
  readonly outer?: number
  readonly inner?: number
  readonly below?: string
  readonly ribbed?: boolean
  readonly paint?: Art
}

/** The drawing as a texture over the whole length. */
const laid =
  (art: Art, color: string, wide: number, total: number): Paint =>
  (pen, w, h) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, w, h)
    pen.translate(0, h)
    pen.scale(w / wide, -h / total)
    art(pen, wide, color)
  }

const sheetOf = (
  color: string,
  { w = 61, thick = 0.6, below = darker(color, 0.25), ribbed = false, paint }: Mat,
  total = 180,
): Sheet => ({
  w,
  thick,
  top: foam(color, { ribbed, ...(paint ? { paint: laid(paint, color, w, total) } : {}) }),
  below: foam(below, { ribbed }),
  edge: foam(darker(color, 0.1)),
})

/** Mat half unrolled: flat in front, a tight roll at the back. */
export function halfRolled(color: string, mat: Mat = {}): Object3D {
  const { thick = 0.6, long = 78, outer = 6, inner = 2 } = mat
  const total = long + (Math.PI * (outer ** 2 - inner ** 2)) / (thick * 1.12)
  const steps: Step[] = [[long / 2, thick / 2], [0, thick / 2], ...coil(-long / 2, outer, inner, thick * 1.12, thick)]
  return sheetAlong(steps, sheetOf(color, mat, total))
}

/** Mat rolled up along x, its free edge below, with two straps and a band between them to carry it. */
export function rolledUp(color: string, mat: Mat = {}, tie = '#3a3c40'): Object3D {
  const { thick = 0.6, outer = 6, inner = 1.6, w = 61 } = mat
  const belt = cloth(tie, 4, 2)
  const loop = (x: number) =>
    strap(
      Array.from({ length: 25 }, (_, i) => {
        const a = (i / 24) * Math.PI * 2
        return [x, outer + Math.cos(a) * (outer + 0.1), Math.sin(a) * (outer + 0.1)] as const
      }),
      3,
      0.25,
      belt,
      t => [0, Math.cos(t * Math.PI * 2), Math.sin(t * Math.PI * 2)],
    )
  return group(
    sheetAlong([[outer * 0.4, thick / 2], ...coil(0, outer, inner, thick * 1.08, thick)], sheetOf(color, mat)),
    loop(-w * 0.28),
    loop(w * 0.28),
    ...[-1, 1].map(side =>
      at(box(2.4, 0.5, 3.4, 0.2, plastic('#2b2c30', 0.5)), {
        x: side * w * 0.28,
        y: outer * 1.72,
        z: outer * 0.74,
        rx: 0.8,
      }),
    ),
    strap(
      [
        [-w * 0.28, outer * 2, 0],
        [-w * 0.2, outer * 2 + 3, 2],
        [0, outer * 2 + 4, 4],
        [w * 0.2, outer * 2 + 3, 2],
        [w * 0.28, outer * 2, 0],
      ],
      3,
      0.25,
      belt,
      [0, 0.6, 1],
    ),
  )
}

/** Thick mat doubled back over itself: one slab on another, its edge to the front. */
export function doubled(color: string, { w = 80, thick = 1.5, ribbed = true }: Mat = {}): Object3D {
  const bend = Array.from({ length: 17 }, (_, i): Step => {
    const a = (i / 16) * Math.PI
    return [-34 - Math.sin(a) * 2.6, thick / 2 + 2.6 - Math.cos(a) * 2.6]
  })
  return sheetAlong(
    [
      [38, thick / 2],
      [0, thick / 2],
      ...bend,
      [-20, thick * 2.7],
      [-8, thick * 1.9],
      [4, thick * 1.55],
      [22, thick * 1.52],
    ],
    sheetOf(color, { w, thick, ribbed, below: lighter(color, 0.12) }),
  )
}

/** Mat folded in a stack of panels; the uppermost is lifted by `lift` radians. */
export function folded(color: string, panels: number, thick: number, lift: number, w = 31, deep = 25): Object3D {
  const pitch = thick * 1.3
  const steps: Step[] = []
  for (let i = 0; i < panels; i += 1) {
    const [y, way] = [thick / 2 + i * pitch, i % 2 ? 1 : -1]
    const half = deep / 2 - (i % 3) * 0.25
    if (i === panels - 1 && lift > 0) {
      for (let k = 0; k <= 16; k += 1) {
        const t = k / 16
        const bend = Math.min(1, t / 0.3) * lift
        const [z, up] = steps.at(-1) ?? [0, y]
        if (k === 0) steps.push([-way * half, y])
        else steps.push([z + way * Math.cos(bend) * (deep / 16), up + Math.sin(bend) * (deep / 16)])
      }
      break
    }
    for (let k = 0; k <= 10; k += 1) steps.push([-way * half + (way * half * 2 * k) / 10, y])
    for (let k = 1; k < 8; k += 1) {
      const a = (k / 8) * Math.PI
      steps.push([way * (half + (Math.sin(a) * pitch) / 2), y + pitch / 2 - (Math.cos(a) * pitch) / 2])
    }
  }
  return sheetAlong(steps, sheetOf(color, { w, thick, below: lighter(color, 0.18) }))
}

/** Towel spread over a mat: waves at the far end, the near corner turned to show the dots below. */
export function towel(color: string, mat: string): Object3D {
  const dots = once('towel-dots', 128, 128, (pen, w, h) => {
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#8f8f8f'
    for (const [x, y] of [
      [32, 32],
      [96, 96],
    ] as const) {
      pen.beginPath()
      pen.arc(x, y, 19, 0, 7)
      pen.fill()
    }
  })
  const top = terry(color, 5)
  top.side = FrontSide
  const under = new MeshPhysicalMaterial({
    color: lighter(color, 0.35),
    map: repeated(dots, 22, 32),
    roughness: 0.8,
    side: BackSide,
  })
  const [w, long] = [63, 92]
  const place = (u: number, v: number): Point => {
    const [x, z] = [(u - 0.5) * w, (v - 0.5) * long]
    const far = Math.max(0, -z / long - 0.12) / 0.38
    const y =
      0.85 +
      far ** 1.1 *
        1.9 *
        (0.5 + 0.5 * Math.sin(z * 0.62 + Math.sin(x * 0.07) * 1.2)) *
        (0.7 + 0.3 * Math.sin(x * 0.09 + z * 0.1))
    const d = (x + z) * Math.SQRT1_2 - (w / 2 + long / 2) * Math.SQRT1_2 + 19
    if (d <= 0) return [x, y, z + far * Math.sin(x * 0.05) * 1.6]
    const r = 1.5
    const [bx, bz] = [x - d * Math.SQRT1_2, z - d * Math.SQRT1_2]
    const a = Math.min(Math.PI, d / r)
    const along = a < Math.PI ? Math.sin(a) * r : -(d - Math.PI * r)
    return [bx + along * Math.SQRT1_2, 0.85 + r - Math.cos(a) * r, bz + along * Math.SQRT1_2]
  }
  const sheet = (stuff: Material & { side: Side }) => surface((u, v) => place(1 - u, v), stuff, 110, 150)
  return group(sheet(top), sheet(under), at(group(halfRolled(mat, { w: 61, long: 104, outer: 5.4 })), { z: -4 }))
}

/** Lines that show where hands and feet go. */
export const alignment: Art = (pen, w, color) => {
  pen.strokeStyle = lighter(color, 0.55)
  pen.lineWidth = 0.7
  pen.strokeRect(4, 4, w - 8, 300)
  const line = (x1: number, y1: number, x2: number, y2: number) => {
    pen.beginPath()
    pen.moveTo(x1, y1)
    pen.lineTo(x2, y2)
    pen.stroke()
  }
  line(w / 2, 0, w / 2, 300)
  for (const y of [26, 60, 94]) line(9, y, w - 9, y)
  line(9, 26, w - 9, 94)
  line(w - 9, 26, 9, 94)
  for (const r of [7, 14]) {
    pen.beginPath()
    pen.arc(w / 2, 60, r, 0, 7)
    pen.stroke()
  }
}

/** Wet hands' prints on plain rubber. */
export const handprint: Art = (pen, w, color) => {
  pen.fillStyle = darker(color, 0.5)
  const blob = (x: number, y: number, rx: number, ry: number, turn: number) => {
    pen.beginPath()
    pen.ellipse(x, y, rx, ry, turn, 0, 7)
    pen.fill()
  }
  for (const side of [-1, 1]) {
    const x = w / 2 + side * 13
    blob(x, 22, 4, 4.6, 0)
    for (const [i, long] of [6.2, 7.4, 7.8, 6.8].entries())
      blob(x + side * (4.2 - i * 2.7), 28 + long * 0.5, 1, long * 0.52, side * (i - 2) * 0.1)
    blob(x - side * 5.4, 24, 1.1, 3.4, side * 0.9)
  }
}

/** Lotus drawn by hand, leaves on the water around. */
export const lotus: Art = (pen, w, color) => {
  for (let i = 0; i < 6; i += 1) {
    pen.fillStyle = lighter(color, 0.1 + i * 0.07)
    pen.beginPath()
    pen.ellipse(w * (0.2 + noise(i) * 0.7), 66 - i * 12, 34, 7, 0.2, 0, 7)
    pen.fill()
  }
  for (let i = 0; i < 8; i += 1) {
    pen.fillStyle = i % 2 ? '#8fb0a4' : '#5f8a84'
    pen.beginPath()
    pen.ellipse(noise(i + 3) * w, 4 + i * 9, 7 + noise(i) * 5, 4 + noise(i + 8) * 2, 0.2, 0, 7)
    pen.fill()
  }
  const flower = (x: number, y: number, s: number, tone: string) => {
    for (const [part, count] of [
      [1, 9],
      [0.66, 7],
    ] as const)
      for (let i = 0; i < count; i += 1) {
        pen.save()
        pen.translate(x, y)
        pen.rotate((i - (count - 1) / 2) * 0.36)
        pen.fillStyle = i % 2 ? lighter(tone, 0.2) : tone
        pen.strokeStyle = '#f7e6da'
        pen.lineWidth = 0.3
        pen.beginPath()
        pen.moveTo(0, 0)
        pen.bezierCurveTo(-s * 0.34 * part, s * 0.5 * part, -s * 0.12, s * 0.9 * part, 0, s * part)
        pen.bezierCurveTo(s * 0.12, s * 0.9 * part, s * 0.34 * part, s * 0.5 * part, 0, 0)
        pen.fill()
        pen.stroke()
        pen.restore()
      }
  }
  flower(w * 0.7, 46, 17, '#f0cdc2')
  flower(w * 0.34, 24, 25, '#e9b7bf')
  flower(w * 0.8, 8, 18, '#d995ae')
}
