import { Color, DoubleSide, MeshPhysicalMaterial, type Texture } from 'three'
import { noise } from '../noise.ts'
import { levels, once, type Paint, painted, repeated } from '../surfaces/painted.ts'
import { darker, lighter } from '../tones.ts'

/** How a cloth is made; it gives the relief and the shine. */
export type Weave =
  | 'jersey'
  | 'rib'
  | 'pique'
  | 'poplin'
  | 'linen'
  | 'satin'
  | 'fleece'
  | 'cord'
  | 'knit'
  | 'mesh'
  | 'canvas'

/** What is printed or woven in. */
export type Pattern = 'plain' | 'stripes' | 'check' | 'floral' | 'clouds'

/** A cloth. Its texture is laid out in centimetres: one tile is 10 cm. */
export interface Fabric {
  readonly color: string
  readonly weave: Weave
  readonly pattern?: Pattern
  readonly second?: string
}

/** Threads per tile, depth of the relief, dullness and sheen. */
const WEAVES: Readonly<Record<Weave, readonly [repeat: number, deep: number, dull: number, sheen: number]>> = {
  jersey: [5, 0.9, 0.95, 0.35],
  rib: [3, 5, 0.95, 0.4],
  pique: [5, 2.6, 0.95, 0.3],
  poplin: [7, 0.5, 0.8, 0.25],
  linen: [4, 1.8, 0.95, 0.3],
  satin: [6, 0.08, 0.3, 0.9],
  fleece: [3, 3, 1, 0.7],
  cord: [4, 6, 0.95, 0.8],
  knit: [4, 5, 1, 0.5],
  mesh: [4, 4, 0.7, 0.2],
  canvas: [3, 2.6, 0.95, 0.2],
}

/** Material of a cloth whose UV coordinates are tiles of 10 cm. */
export function fabric({ color, weave, pattern = 'plain', second = '#f6f1e7' }: Fabric): MeshPhysicalMaterial {
  const [repeat, deep, dull, sheen] = WEAVES[weave]
  const map = pattern === 'plain' ? null : painted(512, 512, printOf(pattern, color, second))
  return new MeshPhysicalMaterial({
    color: map ? '#ffffff' : color,
    ...(map ? { map } : {}),
    roughness: dull,
    sheen,
    sheenRoughness: weave === 'satin' ? 0.25 : 0.6,
    sheenColor: new Color(lighter(color, 0.45)),
    bumpMap: repeated(relief(weave), repeat, repeat),
    bumpScale: deep,
    side: DoubleSide,
  })
}

function relief(weave: Weave): Texture {
  if (weave === 'rib' || weave === 'cord')
    return once(
      'relief-rib',
      128,
      128,
      levels(x => Math.abs(Math.sin((x / 128) * Math.PI * 4)) ** 0.7),
      false,
    )
  if (weave === 'knit')
    return once(
      'relief-knit',
      128,
      128,
      levels((x, y) => Math.abs(Math.sin(((x + Math.abs(((y / 16) % 1) - 0.5) * 22) / 128) * Math.PI * 8))),
      false,
    )
  if (weave === 'mesh' || weave === 'pique')
    return once(
      'relief-mesh',
      128,
      128,
      levels((x, y) => 1 - Math.max(0, Math.cos((x / 128) * Math.PI * 16) * Math.cos((y / 128) * Math.PI * 16))),
      false,
    )
  if (weave === 'fleece' || weave === 'satin')
    return once(
      'relief-fleece',
      128,
      128,
      levels((x, y) => noise(x * 131 + y)),
      false,
    )
  return once(
    'relief-weave',
    128,
    128,
    levels(
      (x, y) =>
        0.5 + Math.sin((x / 128) * Math.PI * 32) * Math.sin((y / 128) * Math.PI * 32) * 0.4 + noise(x * 131 + y) * 0.1,
    ),
    false,
  )
}

function printOf(pattern: Pattern, color: string, second: string): Paint {
  return (pen, w, h) => {
    pen.fillStyle = color
    pen.fillRect(0, 0, w, h)
    if (pattern === 'stripes') {
      pen.fillStyle = second
      for (let i = 0; i < 4; i += 1) pen.fillRect(0, (i * h) / 4, w, h / 7)
    } else if (pattern === 'check') {
      for (const [across, share] of [
        [0, 0.34],
        [0.5, 0.12],
      ] as const) {
        pen.fillStyle = `${second}88`
        pen.fillRect(across * w, 0, w * share, h)
        pen.fillRect(0, across * h, w, h * share)
      }
    } else if (pattern === 'clouds') scrolls(pen, w, darker(color, 0.12), lighter(color, 0.16))
    else flowers(pen, w, h, second)
  }
}

function flowers(pen: CanvasRenderingContext2D, w: number, h: number, second: string): void {
  for (let i = 0; i < 22; i += 1) {
    const [x, y, size] = [
      ((i % 5) / 5 + noise(i) * 0.13) * w,
      (Math.floor(i / 5) / 4.4 + noise(i + 40) * 0.12) * h,
      12 + noise(i + 9) * 13,
    ]
    for (const [dx, dy] of [
      [0, 0],
      [w, 0],
      [0, h],
      [-w, 0],
      [0, -h],
    ] as const) {
      pen.fillStyle = '#6f8f6a'
      pen.beginPath()
      pen.ellipse(x + dx + size * 1.3, y + dy + size * 0.7, size * 0.7, size * 0.28, 0.7, 0, 7)
      pen.fill()
      pen.fillStyle = i % 3 ? second : lighter(second, 0.4)
      for (let petal = 0; petal < 5; petal += 1) {
        pen.beginPath()
        const turn = (petal / 5) * Math.PI * 2 + i
        pen.ellipse(
          x + dx + Math.cos(turn) * size * 0.55,
          y + dy + Math.sin(turn) * size * 0.55,
          size * 0.52,
          size * 0.38,
          turn,
          0,
          7,
        )
        pen.fill()
      }
      pen.fillStyle = '#e8b64a'
      pen.beginPath()
      pen.arc(x + dx, y + dy, size * 0.24, 0, 7)
      pen.fill()
    }
  }
}

function scrolls(pen: CanvasRenderingContext2D, w: number, dark: string, light: string): void {
  pen.lineWidth = 5
  for (let i = 0; i < 8; i += 1) {
    const [x, y] = [(i % 3) * (w / 3) + 90, Math.floor(i / 3) * (w / 3) + 80]
    pen.strokeStyle = i % 2 ? dark : light
    for (let turn = 0; turn < 3; turn += 1) {
      pen.beginPath()
      pen.arc(x + turn * 26 - 26, y + (turn % 2) * 16, 22 - turn * 3, 0.4 + turn, 5.4 + turn)
      pen.stroke()
    }
  }
}
