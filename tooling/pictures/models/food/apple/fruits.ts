import type { MeshPhysicalMaterial, Object3D, Vector3 } from 'three'
import { matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, group, rod } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { cutPaint } from '../parts/cuts.ts'
import { grown, mottle } from '../parts/organic.ts'

/** A variety: shape and skin. */
export interface Variety {
  readonly r: number
  readonly tall: number
  /** How narrow the neck is: 0 for apples. */
  readonly neck: number
  readonly ground: string
  readonly blush: string
  /** How much of the skin the blush covers. */
  readonly cover: number
  readonly flecks: string
  readonly stalk: number
  readonly leaf?: boolean
  readonly dull?: boolean
}

export const FUJI: Variety = {
  r: 4.2,
  tall: 0.88,
  neck: 0,
  ground: '#e2b04a',
  blush: '#c3222c',
  cover: 0.86,
  flecks: '#f0b878',
  stalk: 1.6,
  leaf: true,
}
export const HUANIU: Variety = {
  r: 3.9,
  tall: 1.04,
  neck: 0,
  ground: '#a3182c',
  blush: '#6f0f20',
  cover: 0.9,
  flecks: '#d98a8a',
  stalk: 1.8,
}
export const GREEN: Variety = {
  r: 4,
  tall: 0.94,
  neck: 0,
  ground: '#9cc03c',
  blush: '#b9cf52',
  cover: 0.3,
  flecks: '#dfe8a4',
  stalk: 2.2,
  leaf: true,
}
export const KORLA: Variety = {
  r: 3.2,
  tall: 1.3,
  neck: 0.5,
  ground: '#c2c254',
  blush: '#d96a3c',
  cover: 0.34,
  flecks: '#8f8a3a',
  stalk: 3,
  leaf: true,
}
export const AKIZUKI: Variety = {
  r: 5,
  tall: 0.86,
  neck: 0,
  ground: '#c28a45',
  blush: '#b0783a',
  cover: 0.5,
  flecks: '#ecd09a',
  stalk: 2.6,
  dull: true,
}
export const SNOW: Variety = {
  r: 4.8,
  tall: 1.08,
  neck: 0.16,
  ground: '#dccf72',
  blush: '#cdb95a',
  cover: 0.4,
  flecks: '#8f7a36',
  stalk: 3.2,
  dull: true,
}

const skinOf =
  (kind: Variety, seed: number) =>
  (p: Vector3): string => {
    const turn = Math.atan2(p.z, p.x)
    const streak = noise(Math.round(turn * 26) + seed * 500) * 0.5 + 0.5 * mottle(p, 2.2, seed)
    const side = 0.5 + 0.5 * Math.sin(turn + seed * 1.7)
    const red = Math.min(
      1,
      Math.max(0, (streak * 0.9 + side * 0.7 + kind.cover * 1.6 - 1.5) * 1.4 - (p.y > 0.8 ? (p.y - 0.8) * 3 : 0)),
    )
    const fleck = noise(Math.round(p.x * 31) * 97 + Math.round(p.y * 31) * 13 + Math.round(p.z * 31) * 1711)
    return blend(blend(kind.ground, kind.blush, red), kind.flecks, fleck > 0.93 ? (kind.dull ? 0.6 : 0.35) : 0)
  }

const formOf =
  (kind: Variety) =>
  (p: Vector3): void => {
    const away = Math.hypot(p.x, p.z)
    if (kind.neck > 0) {
      const up = Math.max(0, p.y)
      const slim = 1 - kind.neck * up ** 1.1 - 0.06 * Math.max(0, -p.y)
      p.x *= slim
      p.z *= slim
    } else {
      const wide = 1 + 0.07 * p.y - 0.05 * p.y * p.y
      p.x *= wide
      p.z *= wide
    }
    const dip = kind.neck > 0.3 ? 0.06 : 0.3
    if (p.y > 0) p.y -= dip * Math.exp(-((away / 0.34) ** 2))
    else p.y += 0.16 * Math.exp(-((away / 0.3) ** 2)) * (1 + 0.25 * Math.cos(Math.atan2(p.z, p.x) * 5))
  }

/** Whole fruit, lying on 0. */
export function whole(kind: Variety, seed = 1, leafed = kind.leaf === true && seed % 2 === 1): Object3D {
  const { r, tall, stalk } = kind
  const body = grown({
    size: [r, r * tall, r],
    colour: skinOf(kind, seed),
    bend: formOf(kind),
    lump: 0.07,
    grain: 1.3,
    seed,
    fine: 60,
    finish: kind.dull ? 'soft' : 'waxed',
  })
  const top = r * tall * (kind.neck > 0.3 ? 1.82 : 1.58)
  const lean = (noise(seed) - 0.5) * 1.4
  const stem = rod(
    [
      [0, top - 0.2, 0],
      [lean * 0.2, top + stalk * 0.55, 0],
      [lean, top + stalk, lean * 0.3],
    ],
    0.16,
    matte('#6b4a2a'),
  )
  return group(
    at(
      group(
        at(body, { y: r * tall * 0.885 }),
        stem,
        ...(leafed
          ? [
              at(leaf('#5c8a45', r * 1.1, r * 0.5, r * 0.16), {
                y: top + stalk * 0.4,
                x: lean * 0.2,
                ry: 0.5 + seed,
                rz: 0.3,
              }),
            ]
          : []),
      ),
      { ry: seed * 1.3 },
    ),
  )
}

/** Fruit cut from stalk to eye, its face up; turn it with a group. */
export function halved(kind: Variety, flesh = '#f8efcf', seed = 1): Object3D {
  const { r, tall } = kind
  const form = formOf(kind)
  const body = grown({
    size: [r, r * tall, r],
    colour: skinOf(kind, seed),
    bend: p => {
      form(p)
      p.z = Math.min(p.z, 0)
    },
    fine: 48,
    finish: kind.dull ? 'soft' : 'waxed',
  })
  const face = at(disc(r, cutFace(kind, flesh)), { rx: Math.PI / 2, z: 0.03 })
  face.scale.set(1, 1, tall)
  return group(at(group(body, face), { y: r * tall * 0.9 }))
}

function cutFace(kind: Variety, flesh: string): MeshPhysicalMaterial {
  const edge = (t: number): [number, number] => {
    const away = Math.sin(t)
    const y = Math.cos(t)
    const slim = kind.neck > 0 ? 1 - kind.neck * Math.max(0, y) ** 1.1 : 1 + 0.07 * y - 0.05 * y * y
    const dip = kind.neck > 0.3 ? 0.06 : 0.3
    const high = y > 0 ? y - dip * Math.exp(-((away / 0.34) ** 2)) : y + 0.16 * Math.exp(-((away / 0.3) ** 2))
    return [away * slim, high]
  }
  const paint = cutPaint(
    (pen, w) => {
      pen.clearRect(0, 0, w, w)
      const m = w / 2
      const outline = (share: number) => {
        pen.beginPath()
        for (let i = 0; i <= 60; i += 1) {
          const [x, y] = edge(((i % 60) / 60) * Math.PI * 2)
          pen.lineTo(m + x * m * share * 0.99, m - y * m * share * 0.99)
        }
        pen.closePath()
      }
      pen.fillStyle = blend(kind.blush, kind.ground, 0.4)
      outline(1)
      pen.fill()
      pen.fillStyle = flesh
      outline(0.965)
      pen.fill()
      pen.strokeStyle = `${darker(flesh, 0.2)}88`
      pen.lineWidth = 2
      outline(0.5)
      pen.stroke()
      pen.fillStyle = lighter(flesh, 0.3)
      pen.beginPath()
      pen.ellipse(m, m * 1.04, m * 0.2, m * 0.3, 0, 0, 7)
      pen.fill()
      for (const side of [-1, 1]) {
        pen.fillStyle = blend(flesh, '#b98d4c', 0.5)
        pen.beginPath()
        pen.ellipse(m + side * m * 0.1, m * 1.04, m * 0.075, m * 0.2, side * 0.2, 0, 7)
        pen.fill()
        pen.fillStyle = '#4a2a16'
        pen.beginPath()
        pen.ellipse(m + side * m * 0.1, m * 1.06, m * 0.045, m * 0.11, side * 0.25, 0, 7)
        pen.fill()
      }
    },
    0.4,
    0.35,
  )
  paint.alphaTest = 0.5
  return paint
}
