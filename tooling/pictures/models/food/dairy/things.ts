import type { Object3D } from 'three'
import { glass, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { carton } from '../../../studio/packs/packs.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { cap } from '../milk/packs.ts'
import { piped } from '../parts/cream.ts'
import { finished, grown, set, strewn } from '../parts/organic.ts'
import { crumpled, foil } from '../parts/sheets.ts'
import { net, swept } from '../parts/swept.ts'

/** Block of butter on its opened foil; a slice is cut off. */
export const butterBlock = (colour: string, w = 11, words?: Words, style?: Style): Object3D =>
  group(
    at(crumpled(w * 1.7, 14, 0.3, foil('#e3e5e8'), 1.4), {}),
    at(box(w, 5, 6.4, 0.4, finished('soft', colour)), { x: -1, y: 2.9 }),
    at(box(0.9, 5, 6.4, 0.25, finished('soft', lighter(colour, 0.12))), { x: w / 2 + 1.6, y: 2.2, rz: -1.1 }),
    ...(words && style
      ? [
          at(box(w * 0.52, 5.2, 6.6, 0.3, matte(style.ground, 0.4)), { x: -1 - w * 0.25, y: 2.9 }),
          at(pane(w * 0.48, 4.4, 0.2, face(w * 0.48, 4.4, words, style, 80)), { x: -1 - w * 0.25, y: 2.9, z: 3.33 }),
          at(group(at(pane(w * 0.48, 5.6, 0.2, face(w * 0.48, 5.6, words, style, 80)), { rx: -Math.PI / 2 })), {
            x: -1 - w * 0.25,
            y: 5.53,
          }),
        ]
      : []),
  )

/** Curl shaved from butter. */
export const curl = (colour: string): Object3D =>
  swept({
    path: t => [(t - 0.5) * 3.4, 1 + Math.sin(t * 12) * 0.9, Math.cos(t * 12) * 0.9],
    r: (t, turn) => 0.42 * (1 + 0.15 * Math.cos(turn * 6)) * Math.max(0.2, Math.sin(t * Math.PI)) ** 0.3,
    colour,
    rows: 70,
    columns: 24,
  })

/** Slice of toast, lying. */
export const toast = (w = 10, brown = '#c98f45'): Object3D => {
  const half = w / 2
  const form: [number, number, number][] = [
    [-half * 0.9, -half, 0.8],
    [half * 0.9, -half, 0.8],
    [half * 0.92, half * 0.2, 0.6],
    [half * 1.1, half * 0.6, 1.6],
    [half * 0.5, half * 1.05, 2],
    [-half * 0.5, half * 1.05, 2],
    [-half * 1.1, half * 0.6, 1.6],
    [-half * 0.92, half * 0.2, 0.6],
  ]
  const inner = form.map(([x, y, f]): [number, number, number] => [x * 0.9, y * 0.9, f])
  return group(
    at(slab(form, 1.4, 0.3, finished('dry', darker(brown, 0.2))), { rx: -Math.PI / 2, y: 0.7 }),
    at(slab(inner, 0.2, 0.05, finished('dry', lighter(brown, 0.32))), { rx: -Math.PI / 2, y: 1.38 }),
    at(
      set(
        [
          grown({ size: [0.5, 0.04, 0.4], colour: darker(lighter(brown, 0.3), 0.12), fine: 8 }),
          grown({ size: [0.3, 0.05, 0.2], colour: lighter(brown, 0.6), fine: 8 }),
        ],
        strewn(40, half * 0.8, half * 0.8, 0.7),
        0,
      ),
      { y: 1.47 },
    ),
  )
}

/** Wedge of cheese with a rind; holes when there are any. */
export function cheeseWedge(colour: string, rind: string, r = 11, h = 6, wide = 0.8, holes = 0): Object3D {
  const body = net({
    rows: 26,
    columns: 60,
    colour: (t, turn) =>
      blend(colour, darker(colour, 0.14), noise(Math.round(t * 26) * 7 + Math.round(turn * 10) * 13) * 0.35),
    place: (t, turn, into) => {
      const y = Math.min(1, Math.max(0, (t - 0.2) / 0.6)) * h
      const k = t < 0.2 ? t / 0.2 : t > 0.8 ? (1 - t) / 0.2 : 1
      const a = turn / (Math.PI * 2)
      let [x, z] = [0, 0]
      if (a < 1 / 3) {
        const s = a * 3
        x = Math.sin(-wide / 2) * r * s
        z = Math.cos(wide / 2) * r * s
      } else if (a < 2 / 3) {
        const s = (a - 1 / 3) * 3
        const b = -wide / 2 + s * wide
        x = Math.sin(b) * r
        z = Math.cos(b) * r
      } else {
        const s = 1 - (a - 2 / 3) * 3
        x = Math.sin(wide / 2) * r * s
        z = Math.cos(wide / 2) * r * s
      }
      const [cx, cz] = [0, r * 0.62]
      into.set(cx + (x - cx) * k, y, cz + (z - cz) * k)
    },
  })
  const back = Array.from({ length: 16 }, (_, i) => {
    const b = -wide / 2 + ((i + 0.5) / 16) * wide
    return at(box((r * wide) / 15, h * 1.01, 0.4, 0.1, matte(rind, 0.6)), {
      x: Math.sin(b) * r,
      y: h / 2,
      z: Math.cos(b) * r,
      ry: b,
    })
  })
  const dots = Array.from({ length: holes }, (_, i) => {
    const s = 0.3 + noise(i) * 0.6
    const side = i % 2 ? 1 : -1
    return at(ball(0.3 + noise(i + 5) * 0.5, finished('soft', darker(colour, 0.28))), {
      x: Math.sin((side * wide) / 2) * r * s,
      y: h * (0.15 + noise(i + 9) * 0.7),
      z: Math.cos(wide / 2) * r * s,
    })
  })
  return group(body, ...back, ...dots)
}

/** Stack of square slices with paper between; the last one droops over the edge. */
export const sliceStack = (colour: string, count: number, holes = false): Object3D => {
  const one = (i: number, c: string) =>
    group(
      box(9, 0.32, 9, 0.12, finished('waxed', c)),
      ...(holes
        ? Array.from({ length: 7 }, (_, k) =>
            at(drum(0.3 + noise(k + i) * 0.35, 0.3 + noise(k + i) * 0.35, 0.05, finished('soft', darker(c, 0.25)), 0), {
              x: (noise(k + i * 9) - 0.5) * 7.4,
              y: 0.15,
              z: (noise(k + i * 9 + 60) - 0.5) * 7.4,
            }),
          )
        : []),
    )
  const bent = net({
    rows: 24,
    columns: 4,
    colour: lighter(colour, 0.06),
    finish: 'waxed',
    place: (t, turn, into) => {
      const k = Math.round((turn / (Math.PI * 2)) * 4)
      const u = t * 9
      const flat = 4.6
      const over = Math.max(0, u - flat)
      into.set(k < 2 ? -4.5 : 4.5, (k % 3 === 0 ? 0.16 : -0.16) - (over > 0 ? (over * over) / 6.4 : 0), u - over * 0.2)
    },
  })
  return group(
    ...Array.from({ length: count }, (_, i) =>
      at(
        group(
          one(i, i % 2 ? colour : lighter(colour, 0.05)),
          at(box(9.3, 0.05, 9.3, 0.02, matte('#fbf8ee')), { y: 0.2 }),
        ),
        {
          y: 0.2 + i * 0.42,
          x: (noise(i) - 0.5) * 0.5,
          z: (noise(i + 8) - 0.5) * 0.5,
          ry: (noise(i + 4) - 0.5) * 0.12,
        },
      ),
    ),
    at(group(bent), { y: count * 0.42 + 0.3, x: 0.2, z: 0.4, ry: 0.12 }),
  )
}

/** Shreds of cheese in a heap. */
export const shreds = (colour: string, count: number, r: number, high: number): Object3D =>
  group(
    grown({
      size: [r * 0.9, high * 0.85, r * 0.9],
      colour: darker(colour, 0.1),
      bend: p => {
        p.y = Math.max(0, p.y)
      },
      fine: 18,
    }),
    set(
      [1, 2, 3].map(s =>
        swept({
          path: t => [(t - 0.5) * 3.4, Math.sin(t * 3 + s) * 0.3, Math.cos(t * 4 + s) * 0.4],
          r: () => 0.2,
          colour: s === 2 ? lighter(colour, 0.4) : colour,
          rows: 8,
          columns: 6,
        }),
      ),
      Array.from(
        { length: count },
        (_, i) =>
          [
            Math.sin(i * 2.4) * Math.sqrt(i / count) * r,
            high * (1 - i / count) + 0.3,
            Math.cos(i * 2.4) * Math.sqrt(i / count) * r,
          ] as const,
      ),
      0.8,
    ),
  )

/** Slice of pizza with melted cheese. */
export const pizza = (): Object3D =>
  group(
    at(
      slab(
        [
          [0, 0, 0.4],
          [6.4, 13, 0.6],
          [0, 15, 4],
          [-6.4, 13, 0.6],
        ],
        0.8,
        0.2,
        finished('dry', '#d9a456'),
      ),
      { rx: -Math.PI / 2, y: 0.4 },
    ),
    at(
      slab(
        [
          [0, 1, 0.4],
          [5.4, 12, 0.6],
          [0, 13.4, 4],
          [-5.4, 12, 0.6],
        ],
        0.5,
        0.2,
        finished('waxed', '#f6e3a4'),
      ),
      { rx: -Math.PI / 2, y: 0.9 },
    ),
    swept({
      path: t => [(t - 0.5) * 13, 1.2, -13.2 - Math.sin(t * Math.PI) * 1.6],
      r: t => 1.1 * Math.sin(Math.min(1, Math.max(0, t)) * Math.PI) ** 0.2,
      colour: '#c98a3c',
    }),
    ...[
      [0, -6],
      [-2, -10],
      [2.4, -9.6],
    ].map(([x, z]) => at(drum(1.2, 1.2, 0.3, finished('wet', '#c93a24'), 0.1), { x: x ?? 0, y: 1.1, z: z ?? 0 })),
  )

/** Tomato. */
export const tomato = (r = 3): Object3D =>
  group(
    at(
      grown({
        size: [r, r * 0.84, r],
        colour: p => blend('#d8352a', '#e8643a', Math.max(0, p.y) * 0.4),
        bend: p => {
          p.y -= 0.24 * Math.exp(-(((1 - p.y) * 5) ** 2)) * (p.y > 0 ? 1 : 0)
          const rib = 1 + Math.cos(Math.atan2(p.z, p.x) * 6) * 0.02
          p.x *= rib
          p.z *= rib
        },
        fine: 40,
        finish: 'wet',
      }),
      { y: r * 0.82 },
    ),
    ...[0, 1, 2, 3, 4].map(i =>
      at(group(at(box(0.4, 0.1, 1.5, 0.05, matte('#4f8a3a')), { z: 0.8, rx: 0.2 })), { y: r * 1.46, ry: i * 1.256 }),
    ),
  )

/** Carton of cream with a spout. */
export const creamCarton = (w: number, h: number, d: number, words: Words, style: Style, lid: string): Object3D =>
  group(
    carton(w, h, d, words, style),
    at(cap(1.5, 1.6, lid), { y: h, x: w * 0.2 }),
    at(box(w * 0.98, 0.5, 0.5, 0.1, matte(darker(style.ground, 0.1))), { y: h + 0.1, z: -d * 0.36 }),
  )

/** Bowl of glass with whipped cream in a swirl. */
export const creamBowl = (r: number): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.5, 0, 0.3],
        [r, r * 0.72, 0.2],
        [r * 0.96, r * 0.72],
        [r * 0.5, 0.4],
        [0, 0.4],
      ],
      glass('#dfecef', 0.35),
    ),
    at(drum(r * 0.9, r * 0.5, r * 0.55, finished('soft', '#fffaf0'), 0.6), { y: 0.5 }),
    at(piped({ r: r * 0.86, high: r * 0.8, ribs: 7, turns: 2.2, coil: 0.3 }, '#fffaf0'), { y: r * 0.52 }),
  )

/** Piping bag with a metal nozzle, lying. */
export const pipingBag = (): Object3D =>
  group(
    swept({
      path: t => [t * 18 - 6, 2.4 - t * 1.4, 0],
      r: t => (t < 0.08 ? 1.4 + t * 8 : 2.9 * (1 - t) ** 0.7 + 0.5),
      colour: t => (t < 0.1 ? '#cfdfe4' : '#fbf6ec'),
      rows: 40,
      columns: 26,
      finish: 'waxed',
    }),
    at(drum(0.4, 0.95, 2.6, metal('#c6c9cf', 0.24), 0.05), { x: 10.6, y: 1.1, rz: -Math.PI / 2 }),
    at(ring(1.2, 0.24, matte('#5f8aa3')), { x: -5.4, y: 2.4, ry: Math.PI / 2 }),
  )

/** Saucepan with cream in it. */
export const saucepan = (): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [8, 0, 0.6],
        [8.4, 8, 0.1],
        [8.1, 8],
        [7.8, 1],
        [0, 0.8],
      ],
      metal('#b9bcc2', 0.3),
    ),
    at(drum(7.9, 7.9, 0.1, finished('wet', '#fbf3df'), 0), { y: 5.8 }),
    rod(
      [
        [8.2, 7, 0],
        [12, 7.6, 0],
        [20, 8.6, 0],
      ],
      0.9,
      matte('#2f2a28', 0.5),
    ),
    at(ring(8.4, 0.2, metal('#c9ccd2', 0.24)), { y: 8, rx: Math.PI / 2 }),
  )

/** Ladle lying in a pan. */
export const ladle = (): Object3D =>
  group(
    at(
      grown({
        size: [2.6, 1.6, 2.6],
        colour: '#c6c9cf',
        bend: p => {
          if (p.y > 0) p.y = -0.8 * Math.max(0, 1 - Math.hypot(p.x, p.z) ** 4)
        },
        finish: 'waxed',
      }),
      { y: 1.6 },
    ),
    rod(
      [
        [2.4, 1.8, 0],
        [5, 6, 0],
        [8, 13, 0],
      ],
      0.34,
      metal('#c6c9cf', 0.24),
    ),
  )
