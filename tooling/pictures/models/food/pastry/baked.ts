import type { Object3D } from 'three'
import { matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { around, piped, specks } from '../parts/cream.ts'
import { cutPaint } from '../parts/cuts.ts'
import { finished, grown, mottle, set, strewn } from '../parts/organic.ts'
import { swept } from '../parts/swept.ts'

const STEPS = 4

/** Part of a croissant between two shares of its length, lying; open ends show the crumb. */
export function croissant(from = 0, to = 1, filling?: string): Object3D {
  const bendOf = (t: number): [number, number, number] => {
    const turn = (t - 0.5) * 3.5
    return [Math.sin(turn) * 5.2, 2.6 - Math.abs(t - 0.5) * 3, -Math.cos(turn) * 5.2]
  }
  const rOf = (t: number) => {
    const away = Math.abs(t - 0.5) * 2
    const full = 0.2 + 3 * Math.max(0, 1 - away ** 1.4) ** 0.85
    const step = ((0.5 - Math.abs(t - 0.5)) * STEPS * 2) % 1
    return full * (0.86 + 0.22 * step ** 0.5)
  }
  const real = (t: number) => from + t * (to - from)
  const body = swept({
    path: t => bendOf(real(t)),
    r: t => rOf(real(t)),
    tall: 0.88,
    rows: Math.round(110 * (to - from)),
    columns: 26,
    colour: (t, turn) => {
      const s = real(t)
      const step = ((0.5 - Math.abs(s - 0.5)) * STEPS * 2) % 1
      const top = Math.max(0, Math.cos(turn))
      const baked = blend('#e2a956', '#a9602a', Math.min(1, top * 0.55 + step * 0.5))
      return blend(baked, '#f0c983', step < 0.16 ? 0.8 : noise(Math.round(s * 160) * 13 + Math.round(turn * 5)) * 0.18)
    },
    finish: 'waxed',
  })
  const end = (t: number, way: number) => {
    const turn = (t - 0.5) * 3.5
    const face = at(disc(rOf(t) * 0.96, crumb(filling)), { rx: Math.PI / 2 })
    const spot = bendOf(t)
    return at(group(face), {
      x: spot[0],
      y: spot[1],
      z: spot[2],
      ry: (way * Math.PI) / 2 - turn,
    })
  }
  return group(body, ...(from > 0 ? [end(from, -1)] : []), ...(to < 1 ? [end(to, 1)] : []))
}

const crumb = (filling?: string) =>
  cutPaint(
    (pen, w) => {
      pen.fillStyle = '#d99b4c'
      pen.fillRect(0, 0, w, w)
      pen.fillStyle = '#f6e0a8'
      pen.beginPath()
      pen.arc(w / 2, w / 2, w * 0.455, 0, 7)
      pen.fill()
      for (let i = 0; i < 90; i += 1) {
        const turn = i * 2.4
        const away = Math.sqrt(i / 90) * w * 0.43
        const s = w * (0.022 + noise(i) * 0.04)
        pen.fillStyle = i % 2 ? '#d9ae62' : '#c9924a'
        pen.save()
        pen.translate(w / 2 + Math.cos(turn) * away, w / 2 + Math.sin(turn) * away)
        pen.rotate(turn + 1.57)
        pen.beginPath()
        pen.ellipse(0, 0, s * 1.5, s * 0.8, 0, 0, 7)
        pen.fill()
        pen.restore()
      }
      if (!filling) return
      pen.fillStyle = filling
      pen.beginPath()
      pen.ellipse(w / 2, w / 2, w * 0.22, w * 0.17, 0, 0, 7)
      pen.fill()
    },
    0.6,
    filling ? 0.5 : 0,
  )

/** Ring or rosette of butter biscuit, piped from a star nozzle. */
export const butterRing = (r = 2.2, colour = '#e6b768'): Object3D =>
  group(
    swept({
      path: t => [Math.sin(t * 6.2832) * r * 0.62, 0.7, Math.cos(t * 6.2832) * r * 0.62],
      r: (t, turn) => r * 0.36 * (1 + 0.16 * Math.cos(7 * turn + t * 26)),
      colour: (t, turn) =>
        blend(colour, '#c98b3e', Math.max(0, Math.cos(7 * turn + t * 26)) * 0.5 + noise(Math.round(t * 60)) * 0.1),
      rows: 64,
      columns: 42,
      finish: 'dry',
    }),
  )

/** Piped rosette with a jewel of jam or without. */
export const rosette = (colour = '#e3b061', jam?: string): Object3D =>
  group(
    at(piped({ r: 2.1, high: 1.7, ribs: 8, turns: 0.5 }, colour), {}),
    ...(jam ? [at(ball(0.55, finished('wet', jam)), { y: 1.2 })] : []),
  )

/** Round tin with a rolled rim; its lid leans beside it. */
export const tinBox = (r: number, h: number, colour: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r, 0, 0.3],
        [r, h, 0.1],
        [r * 0.965, h, 0.1],
        [r * 0.965, 0.5],
        [0, 0.5],
      ],
      metal(colour, 0.38),
    ),
    at(ring(r, 0.16, metal(lighter(colour, 0.3), 0.3)), { y: h, rx: Math.PI / 2 }),
    at(ring(r * 1.003, 0.07, metal('#d8b66a', 0.3)), { y: h * 0.25, rx: Math.PI / 2 }),
    at(ring(r * 1.003, 0.07, metal('#d8b66a', 0.3)), { y: h * 0.8, rx: Math.PI / 2 }),
  )

/** Pleated paper cup for biscuits and sweets. */
export const paperCase = (r: number, h: number, colour: string): Object3D =>
  group(
    around(() => at(drum(0.09, 0.07, h, matte(colour), 0), { rx: 0.22 }), 36, r * 0.94, 0),
    drum(r * 0.98, r * 0.8, h * 0.9, matte(darker(colour, 0.06)), 0),
  )

/** Thin oat biscuit with lacy edge. */
export const oatBiscuit = (seed = 1, r = 3.6): Object3D => {
  const flake = grown({ size: [0.52, 0.1, 0.38], colour: '#f0dcae', fine: 10 })
  const body = grown({
    size: [r, 0.34, r],
    colour: p => blend('#c98a45', '#8f5526', Math.min(1, Math.hypot(p.x, p.z) ** 3 * 0.8 + mottle(p, 4, seed) * 0.4)),
    bend: p => {
      p.y = Math.sign(p.y) * Math.abs(p.y) ** 0.4
    },
    lump: 0.15,
    grain: 3.6,
    seed,
    fine: 54,
    finish: 'waxed',
  })
  return group(
    at(body, { y: 0.4 }),
    at(set([flake], strewn(20, r * 0.85, r * 0.85, 0.8, seed), 0.5, seed), { y: 0.84 }),
  )
}

/** Doughnut ring; `bite` radians are gone. */
export function doughnut(icing: string, bite = 0, seed = 1): Object3D {
  const [big, small] = [3.1, 1.75]
  const wide = Math.PI * 2 - bite
  const path = (t: number): [number, number, number] => {
    const turn = bite / 2 + t * wide
    return [Math.sin(turn) * big, small * 0.86, Math.cos(turn) * big]
  }
  const drip = (t: number) => 1.4 + Math.sin(t * 31 + seed) * 0.14 + Math.sin(t * 17 + seed * 2) * 0.12
  const dough = swept({
    path,
    r: () => small,
    tall: 0.84,
    colour: (_t, turn) => blend('#c98a45', '#ecc98c', Math.exp(-((Math.abs(turn - Math.PI) - 1.3) ** 2) * 14)),
    rows: 60,
    columns: 28,
  })
  const glaze = swept({
    path,
    r: (t, turn) => (Math.min(turn, Math.PI * 2 - turn) < drip(t) ? small * 1.055 : small * 0.93),
    tall: 0.86,
    colour: icing,
    rows: 110,
    columns: 44,
    finish: 'wet',
  })
  const face = cutPaint(
    (pen, w) => {
      pen.fillStyle = '#c98a45'
      pen.fillRect(0, 0, w, w)
      pen.fillStyle = '#f3dba2'
      pen.beginPath()
      pen.arc(w / 2, w / 2, w * 0.45, 0, 7)
      pen.fill()
      for (let i = 0; i < 110; i += 1) {
        pen.fillStyle = i % 2 ? '#dfba72' : '#fbeccb'
        pen.beginPath()
        pen.arc(
          w / 2 + Math.cos(i * 2.4) * Math.sqrt(i / 110) * w * 0.42,
          w / 2 + Math.sin(i * 2.4) * Math.sqrt(i / 110) * w * 0.42,
          3 + noise(i) * 7,
          0,
          7,
        )
        pen.fill()
      }
    },
    0.8,
    0,
  )
  const end = (t: number) => {
    const turn = bite / 2 + t * wide
    const [x, y, z] = path(t)
    const flat = at(disc(small * 0.98, face), { rx: Math.PI / 2 })
    flat.scale.set(1, 1, 0.88)
    return at(group(flat), { x, y, z, ry: turn + Math.PI / 2 })
  }
  return group(dough, glaze, ...(bite > 0 ? [end(0), end(1)] : []))
}

/** Rice cake: soft round bun; `powder` dusts it. */
export const bun = (colour: string, powder = false, seed = 1, r = 2.9): Object3D =>
  group(
    at(
      grown({
        size: [r, r * 0.74, r],
        colour: p =>
          powder
            ? blend(colour, '#ffffff', Math.max(0, p.y) * 0.5 + mottle(p, 5, seed) * 0.4)
            : blend(colour, darker(colour, 0.2), mottle(p, 3, seed) * 0.5),
        bend: p => {
          if (p.y < 0) p.y *= 0.8
        },
        lump: 0.06,
        seed,
        finish: powder ? 'dry' : 'waxed',
      }),
      { y: r * 0.6 },
    ),
    ...(powder ? [specks(60, r * 1.5, 0.03, '#fffdf6', 0.16, seed)] : []),
  )
