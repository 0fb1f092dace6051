import type { Object3D } from 'three'
import { display, gloss, matte, metal, plastic, print } from '../../../studio/materials.ts'
import { at, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'

type Pen = CanvasRenderingContext2D

/** Sign on a key, the same in all languages. */
export type Glyph =
  | 'power'
  | 'drop'
  | 'flame'
  | 'leaf'
  | 'clock'
  | 'plus'
  | 'minus'
  | 'snow'
  | 'sun'
  | 'wind'
  | 'dot'
  | 'lock'
  | 'cup'
  | 'moon'

/** What a lit panel shows. */
export interface Readout {
  readonly digits?: string
  readonly keys?: readonly Glyph[]
  readonly ink?: string
  readonly ground?: string
  /** Keys stand below each other at the foot of the panel. */
  readonly upright?: boolean
}

const strokes: Readonly<Record<Glyph, (pen: Pen, s: number) => void>> = {
  power: (pen, s) => {
    pen.arc(0, 0, s, -1, Math.PI + 1)
    pen.moveTo(0, -s * 1.15)
    pen.lineTo(0, -s * 0.2)
  },
  drop: (pen, s) => {
    pen.moveTo(0, -s * 1.15)
    pen.bezierCurveTo(s * 1.2, s * 0.1, s * 0.9, s, 0, s)
    pen.bezierCurveTo(-s * 0.9, s, -s * 1.2, s * 0.1, 0, -s * 1.15)
  },
  flame: (pen, s) => {
    pen.moveTo(-s * 0.1, -s * 1.15)
    pen.bezierCurveTo(s * 0.3, -s * 0.4, s, -s * 0.1, s * 0.7, s * 0.6)
    pen.bezierCurveTo(s * 0.4, s * 1.2, -s * 0.5, s * 1.2, -s * 0.7, s * 0.5)
    pen.bezierCurveTo(-s * 0.8, 0, -s * 0.1, -s * 0.3, -s * 0.1, -s * 1.15)
  },
  leaf: (pen, s) => {
    pen.moveTo(-s, s)
    pen.bezierCurveTo(-s, -s * 0.6, 0, -s, s, -s)
    pen.bezierCurveTo(s, s * 0.4, 0, s, -s, s)
    pen.lineTo(s * 0.3, -s * 0.3)
  },
  clock: (pen, s) => {
    pen.arc(0, 0, s, 0, 7)
    pen.moveTo(0, -s * 0.6)
    pen.lineTo(0, 0)
    pen.lineTo(s * 0.5, s * 0.2)
  },
  plus: (pen, s) => {
    pen.moveTo(-s, 0)
    pen.lineTo(s, 0)
    pen.moveTo(0, -s)
    pen.lineTo(0, s)
  },
  minus: (pen, s) => {
    pen.moveTo(-s, 0)
    pen.lineTo(s, 0)
  },
  snow: (pen, s) => {
    for (let i = 0; i < 3; i += 1) {
      const [x, y] = [Math.cos((i * Math.PI) / 3) * s, Math.sin((i * Math.PI) / 3) * s]
      pen.moveTo(-x, -y)
      pen.lineTo(x, y)
    }
  },
  sun: (pen, s) => {
    pen.arc(0, 0, s * 0.5, 0, 7)
    for (let i = 0; i < 8; i += 1) {
      const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
      pen.moveTo(x * s * 0.8, y * s * 0.8)
      pen.lineTo(x * s * 1.15, y * s * 1.15)
    }
  },
  wind: (pen, s) => {
    for (const y of [-0.6, 0, 0.6]) {
      pen.moveTo(-s, y * s)
      pen.bezierCurveTo(-s * 0.3, y * s - s * 0.5, s * 0.3, y * s + s * 0.5, s, y * s)
    }
  },
  dot: (pen, s) => {
    pen.arc(0, 0, s * 0.7, 0, 7)
  },
  lock: (pen, s) => {
    pen.rect(-s * 0.8, -s * 0.1, s * 1.6, s * 1.1)
    pen.moveTo(s * 0.5, -s * 0.1)
    pen.arc(0, -s * 0.3, s * 0.5, 0, Math.PI, true)
    pen.lineTo(-s * 0.5, -s * 0.1)
  },
  cup: (pen, s) => {
    pen.moveTo(-s * 0.9, -s * 0.6)
    pen.lineTo(-s * 0.6, s * 0.9)
    pen.lineTo(s * 0.5, s * 0.9)
    pen.lineTo(s * 0.8, -s * 0.6)
    pen.closePath()
  },
  moon: (pen, s) => {
    pen.arc(0, 0, s, 0.6, 5)
    pen.arc(s * 0.5, -s * 0.2, s * 0.7, 4.4, 1.2, true)
  },
}

function glyphs(pen: Pen, keys: readonly Glyph[], place: (i: number) => readonly [number, number], s: number): void {
  pen.lineWidth = Math.max(2, s * 0.26)
  pen.lineCap = 'round'
  for (const [i, key] of keys.entries()) {
    pen.save()
    pen.translate(...place(i))
    pen.beginPath()
    strokes[key](pen, s)
    pen.stroke()
    pen.restore()
  }
}

/** Lit panel behind black glass: figures, signs. It faces +z. */
export function readout(w: number, h: number, shown: Readout): Object3D {
  const { digits, keys = [], ink = '#e9f4ff', ground = '#0c0e12', upright = h > w } = shown
  const dots = 420 / Math.max(w, h)
  const screen = display(Math.round(w * dots), Math.round(h * dots), (pen, pw, ph) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, pw, ph)
    pen.fillStyle = ink
    pen.strokeStyle = ink
    const wide = !upright && digits !== undefined && keys.length > 0
    if (digits !== undefined) {
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      const room = wide ? pw * 0.42 : pw * 0.86
      pen.font = `500 ${Math.min(ph * (upright ? 0.3 : 0.72), (room / digits.length) * 1.6)}px "Noto Sans CJK SC"`
      pen.fillText(digits, wide ? pw * 0.26 : pw / 2, upright ? ph * 0.24 : ph * 0.53)
    }
    if (upright) {
      const top = digits === undefined ? 0.12 : 0.46
      const step = (1 - top - 0.04) / Math.max(1, keys.length)
      const s = Math.min(pw * 0.2, ph * step * 0.3)
      glyphs(pen, keys, i => [pw / 2, ph * (top + step * (i + 0.5))], s)
    } else {
      const left = wide ? 0.5 : 0.05
      const step = (0.95 - left) / Math.max(1, keys.length)
      glyphs(pen, keys, i => [pw * (left + step * (i + 0.5)), ph * 0.5], Math.min(ph * 0.24, pw * step * 0.3))
    }
  })
  return group(pane(w, h, Math.min(w, h) * 0.16, screen))
}

/** Panel in its frame, standing out a little: plate of black glass, readout on it. */
export const panelOf = (w: number, h: number, shown: Readout, rim = gloss('#0d0e11')): Object3D =>
  group(
    slab(rounded(w, h, Math.min(w, h) * 0.2), 0.5, 0.14, rim),
    at(readout(w - Math.min(w, h) * 0.14, h - Math.min(w, h) * 0.14, shown), { z: 0.27 }),
  )

/** Printed signs without light. */
export const printed = (w: number, h: number, keys: readonly Glyph[], ink: string): Object3D =>
  pane(
    w,
    h,
    0.05,
    print(Math.round(w * 60), Math.round(h * 60), (pen, pw, ph) => {
      pen.strokeStyle = ink
      const upright = h > w
      const step = 1 / Math.max(1, keys.length)
      glyphs(
        pen,
        keys,
        i => (upright ? [pw / 2, ph * step * (i + 0.5)] : [pw * step * (i + 0.5), ph / 2]),
        Math.min(pw, ph) * (keys.length > 1 ? 0.28 : 0.3),
      )
    }),
  )

/** Turning knob with a grip and its mark, facing +z; its back is at z = 0. */
export const knob = (r: number, deep: number, color: string, mark = '#f6f2ea', turn = 0.6): Object3D =>
  group(
    at(drum(r * 1.16, r * 1.2, 0.3, metal('#b9bcc2', 0.3), 0.1), { rx: Math.PI / 2 }),
    at(drum(r * 0.92, r, deep, plastic(color, 0.36), deep * 0.2), { rx: Math.PI / 2 }),
    at(
      group(
        at(box(r * 0.3, r * 1.7, deep * 0.36, r * 0.12, plastic(darker(color, 0.1))), { z: deep }),
        at(box(r * 0.12, r * 0.6, 0.1, 0.03, matte(mark)), { y: r * 0.5, z: deep * 1.19 }),
      ),
      { rz: -turn },
    ),
  )

/** Ticks around a knob. */
export const ticks = (r: number, count: number, ink: string): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = ((i / (count - 1)) * 1.5 + 0.75) * Math.PI
      return at(box(r * 0.05, r * 0.16, 0.06, 0.02, matte(ink)), {
        x: Math.sin(turn) * r,
        y: Math.cos(turn) * r,
        rz: -turn,
      })
    }),
  )

/** Round key with a ring around, facing +z. */
export const button = (r: number, color: string, edge = '#b9bcc2', lit?: string): Object3D =>
  group(
    at(ring(r, r * 0.1, metal(edge, 0.28)), { z: 0.08 }),
    at(drum(r * 0.9, r * 0.9, 0.24, plastic(color, 0.4), 0.08), { rx: Math.PI / 2 }),
    ...(lit === undefined ? [] : [at(ring(r * 0.45, r * 0.07, matte(lit, 0.4)), { z: 0.26 })]),
  )
