import type { Object3D } from 'three'
import { glass, glaze, matte, metal } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, rod, sheet, thrown, turned, wrap } from '../../../studio/shapes.ts'
import { disc, pane } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { cutPaint } from '../parts/cuts.ts'
import { finished, grown, mottle, mound, set } from '../parts/organic.ts'
import { net, swept } from '../parts/swept.ts'

/** Dry leaves: flat blades, twisted wires, rolled pearls or curls. */
export function leavesOf(kind: 'flat' | 'wire' | 'pearl' | 'curl', colour: string): Object3D[] {
  return [1, 2, 3].map(seed => {
    const tone = blend(colour, seed === 2 ? lighter(colour, 0.25) : darker(colour, 0.25), seed === 1 ? 0 : 1)
    if (kind === 'flat')
      return grown({
        size: [1.5, 0.07, 0.24],
        colour: tone,
        bend: p => {
          p.z *= 1 - 0.5 * p.x * p.x
          p.y += p.x * p.x * 0.8
        },
        fine: 14,
      })
    if (kind === 'pearl') return grown({ size: [0.62, 0.5, 0.56], colour: tone, lump: 0.7, grain: 3, seed, fine: 16 })
    const bend = kind === 'wire' ? 0.18 : 0.42
    return swept({
      path: t => [
        (t - 0.5) * (kind === 'wire' ? 2.6 : 1.4),
        Math.sin(t * 7 + seed) * bend * 0.5 + 0.1,
        Math.cos(t * 6 + seed * 2) * bend,
      ],
      r: (t, turn) => 0.17 * Math.max(0.1, Math.sin(t * Math.PI)) ** 0.5 * (1 + 0.2 * Math.sin(turn * 3 + t * 9)),
      colour: tone,
      rows: 14,
      columns: 8,
      finish: 'soft',
    })
  })
}

/** Heap of leaves. */
export const leafHeap = (
  kind: Parameters<typeof leavesOf>[0],
  colour: string,
  count: number,
  spread: number,
  high: number,
): Object3D =>
  group(
    at(
      grown({
        size: [spread * 0.86, high * 0.8, spread * 0.86],
        colour: darker(colour, 0.35),
        bend: p => {
          p.y = Math.max(0, p.y)
        },
        fine: 16,
        finish: 'dry',
      }),
      {},
    ),
    at(set(leavesOf(kind, colour), mound(count, spread, high), 0.7), { y: 0.16 }),
  )

/** Round tin, open: label around, leaves within, its lid beside it. */
export function openTin(
  r: number,
  h: number,
  words: Words,
  style: Style,
  leaves: Object3D,
  lidAt: { x: number; z: number; lean: number },
): Object3D {
  const paint = metal(style.ground, 0.5)
  paint.metalness = 0.35
  const lid = group(
    turned(
      [
        [0, h * 0.3 + 0.6],
        [r * 0.5, h * 0.3 + 0.45],
        [r * 0.9, h * 0.3, 0.4],
        [r * 1.04, h * 0.26, 0.3],
        [r * 1.04, 0, 0.05],
        [r * 0.99, 0],
        [r * 0.99, h * 0.25],
      ],
      paint,
    ),
    at(ring(r * 1.045, 0.08, metal('#d8b66a', 0.3)), { y: 0.3, rx: Math.PI / 2 }),
  )
  return group(
    turned(
      [
        [0, 0],
        [r, 0, 0.2],
        [r, h, 0.05],
        [r * 0.96, h],
        [r * 0.96, h * 0.1],
      ],
      paint,
    ),
    at(
      turned(
        [
          [r * 0.955, 0],
          [r * 0.955, 1.1, 0.05],
          [r * 0.9, 1.1],
          [r * 0.9, -1],
        ],
        metal('#d9dbdf', 0.3),
      ),
      { y: h - 0.2 },
    ),
    at(leaves, { y: h - 0.3 }),
    at(wrap(r + 0.03, h * 0.72, 2.5, face(r * 2.5, h * 0.72, words, style, 60)), { y: h * 0.5 }),
    at(ring(r * 1.01, 0.1, metal('#d8b66a', 0.3)), { y: 0.4, rx: Math.PI / 2 }),
    at(group(at(lid, { rx: lidAt.lean })), { x: lidAt.x, z: lidAt.z, y: lidAt.lean > 1 ? r * 1.04 : 0 }),
  )
}

/** Tall glass with leaves standing in pale tea. */
export const teaGlass = (tea: string, leaf: string): Object3D =>
  group(
    at(drum(3, 2.8, 9.6, liquid(tea), 0.3), { y: 0.6 }),
    turned(
      [
        [0, 0],
        [3.1, 0, 0.4],
        [3.4, 13, 0.1],
        [3.25, 13],
      ],
      clear('#eef6f2', 0.3),
    ),
    ...Array.from({ length: 16 }, (_, i) =>
      at(grown({ size: [0.24, 1.1, 0.1], colour: leaf, fine: 10 }), {
        x: Math.sin(i * 2.4) * 2.9,
        z: Math.cos(i * 2.4) * 2.9,
        y: 1.6 + noise(i) * 1.6,
        rz: (noise(i + 4) - 0.5) * 0.7,
      }),
    ),
    at(disc(2.98, finished('wet', lighter(tea, 0.2))), { y: 10.24 }),
  )

/** Lidded bowl on its saucer. */
export const gaiwan = (colour: string, band: string): Object3D =>
  group(
    thrown(
      [
        [0, 0.2],
        [3, 0.2],
        [4.8, 0.9],
        [5.6, 1.6],
        [5.4, 1.8],
        [2.4, 0.9],
        [0, 0.8],
      ],
      glaze(colour),
    ),
    at(
      thrown(
        [
          [0, 0],
          [2, 0],
          [2.6, 0.6],
          [3.8, 3.4],
          [4.8, 5.4],
          [4.6, 5.5],
          [3.4, 3],
        ],
        glaze(colour),
      ),
      { y: 0.9 },
    ),
    at(ring(4.5, 0.1, matte(band, 0.4)), { y: 5.6, rx: Math.PI / 2 }),
    at(
      thrown(
        [
          [4.3, 0],
          [4, 0.9],
          [2, 1.9],
          [1.1, 2.1],
          [1.1, 2.8],
          [0, 2.8],
        ],
        glaze(colour),
      ),
      { y: 5.9 },
    ),
  )

/** Compressed disc of tea; `broken` takes a bite out of its edge. */
export function teaDisc(colour: string, r = 9, broken = true): Object3D {
  const flakes = leavesOf('curl', colour)
  const spots = Array.from({ length: 420 }, (_, i): [number, number, number] => {
    const away = Math.sqrt(noise(i)) * r * 0.98
    const turn = noise(i + 900) * Math.PI * 2
    return [
      Math.sin(turn) * away,
      2.3 - (away / r) ** 5 * 1 - Math.exp(-((away / 2) ** 2)) * 0.3,
      Math.cos(turn) * away,
    ]
  }).filter(([x, , z]) => !broken || !(x > r * 0.34 && z > r * 0.3))
  const body = net({
    rows: 24,
    columns: 90,
    colour: (t, turn) =>
      blend(darker(colour, 0.2), lighter(colour, 0.1), noise(Math.round(t * 24) * 7 + Math.round(turn * 14) * 31)),
    finish: 'dry',
    place: (t, turn, into) => {
      const up = t * Math.PI
      let away = r * Math.sin(up) ** 0.5
      const y = 1.2 - Math.cos(up) * 1.2
      if (broken) {
        const [x, z] = [Math.sin(turn) * away, Math.cos(turn) * away]
        if (x > r * 0.34 && z > r * 0.3)
          away *=
            Math.max((r * 0.34) / x, (r * 0.3) / z) *
            (0.97 + noise(Math.round(turn * 22) + Math.round(t * 24) * 3) * 0.07)
      }
      into.set(Math.sin(turn) * away, y, Math.cos(turn) * away)
    },
  })
  return group(body, set(flakes, spots, 0.5))
}

/** Paper of a disc, printed around, folded open below it. */
export const discPaper = (r: number, words: Words, style: Style): Object3D =>
  group(
    at(drum(r, r, 0.08, matte(style.ground, 0.7), 0), {}),
    at(pane(r * 1.1, r * 0.52, 0.2, face(r * 1.1, r * 0.52, words, style, 60)), {
      y: 0.12,
      z: r * 0.66,
      rx: -Math.PI / 2,
    }),
  )

/** Wrapped disc standing on its edge with a print and a red seal. */
export function wrapped(r: number, words: Words, style: Style): Object3D {
  const front = cutPaint(
    (pen, w) => {
      pen.fillStyle = style.ground
      pen.fillRect(0, 0, w, w)
      pen.strokeStyle = style.accent
      pen.lineWidth = w * 0.008
      for (const s of [0.46, 0.44]) {
        pen.beginPath()
        pen.arc(w / 2, w / 2, w * s, 0, 7)
        pen.stroke()
      }
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.fillStyle = style.ink ?? '#3a2a1c'
      pen.font = `700 ${w * 0.14}px "Noto Serif CJK SC"`
      pen.fillText(words.zh, w / 2, w * 0.36)
      pen.font = `500 ${w * 0.055}px "Noto Sans"`
      pen.fillText(words.en.toUpperCase(), w / 2, w * 0.5)
      pen.fillStyle = '#b8292f'
      pen.fillRect(w * 0.43, w * 0.6, w * 0.14, w * 0.14)
      pen.fillStyle = '#fdf3e0'
      pen.font = `700 ${w * 0.055}px "Noto Serif CJK SC"`
      pen.fillText(words.brand, w / 2, w * 0.67)
    },
    0.8,
    0,
  )
  return group(
    at(group(at(drum(r, r, 2.6, matte(style.ground, 0.8), 1), {}), at(disc(r * 0.92, front), { y: 2.63 })), {
      rx: Math.PI / 2,
      y: r,
      z: -1.3,
    }),
  )
}

/** Pyramid bag on a string with its tag; `fill` is seen through the net. */
export const pyramid = (fill: string, tag: string, bud?: string): Object3D => {
  const gauze = glass('#fbf3e2', 0.42)
  const size = 2.4
  const shape = net({
    rows: 1,
    columns: 4,
    colour: '#ffffff',
    place: (t, turn, into) => {
      const away = t > 0.5 ? 0.05 : size
      into.set(Math.sin(turn + 0.78) * away, t * size * 1.7, Math.cos(turn + 0.78) * away)
    },
  })
  shape.material = gauze
  return group(
    shape,
    at(leafHeap('curl', fill, 26, 1.5, 1.2), { y: 0.1 }),
    ...(bud
      ? [
          at(
            grown({
              size: [0.62, 0.8, 0.62],
              colour: p => blend(bud, darker(bud, 0.3), mottle(p, 5)),
              lump: 0.3,
              fine: 18,
            }),
            { y: 1.5, z: 0.3 },
          ),
        ]
      : []),
    rod(
      [
        [0, size * 1.7, 0],
        [0.6, size * 2.3, 0.3],
        [2, size * 2.2, 0.4],
        [3.4, size * 1.2, 0.4],
      ],
      0.06,
      matte('#f4efe4'),
    ),
    at(box(1.7, 2, 0.08, 0.03, matte(tag)), { x: 3.5, y: size * 0.9, z: 0.42 }),
  )
}

/** Cup of clear glass with tea and a bag in it, its tag over the rim. */
export const clearCup = (tea: string, tag: string, fill: string, bud?: string): Object3D =>
  group(
    at(drum(4, 3, 6, liquid(tea), 0.6), { y: 0.6 }),
    turned(
      [
        [0, 0],
        [3.2, 0, 0.8],
        [4.5, 8.4, 0.1],
        [4.3, 8.4],
      ],
      clear('#f2f6f6', 0.32),
    ),
    at(ring(2.2, 0.36, clear('#eef4f4', 0.6)), { x: 4.8, y: 4.6 }),
    at(ring(4.4, 0.09, clear('#ffffff', 0.9)), { y: 8.4, rx: Math.PI / 2 }),
    at(
      group(
        at(leafHeap('curl', fill, 16, 1.3, 0.8), {}),
        ...(bud ? [at(ball(0.8, finished('soft', bud)), { y: 0.7 })] : []),
      ),
      { y: 6.6, z: 1 },
    ),
    rod(
      [
        [0.6, 7, 2.2],
        [1.6, 8.7, 4],
        [1.8, 7.4, 4.7],
        [1.8, 5, 4.4],
      ],
      0.06,
      matte('#fbf6ea'),
    ),
    at(box(1.9, 2.3, 0.08, 0.03, matte(tag)), { x: 1.8, y: 4, z: 4.4, rx: 0.12 }),
  )

/** Open carton with bags standing in a row. */
export const bagBox = (w: number, h: number, d: number, words: Words, style: Style): Object3D =>
  group(
    at(box(w, h, d, 0.1, matte(style.ground, 0.55)), { y: h / 2 }),
    at(sheet(w - 0.1, h - 0.1, face(w, h, words, style)), { y: h / 2, z: d / 2 + 0.03 }),
    at(box(w - 0.8, 0.1, d - 0.8, 0.02, matte(darker(style.ground, 0.4))), { y: h + 0.01 }),
    at(group(at(box(w, d, 0.2, 0.05, matte(lighter(style.ground, 0.25), 0.6)), { y: d / 2 })), {
      y: h,
      z: -d / 2,
      rx: -0.35,
    }),
    ...Array.from({ length: 5 }, (_, i) =>
      at(box(0.5, 2.2, d * 0.7, 0.1, matte('#fbf6ea')), { x: ((i - 2) * w) / 6, y: h + 0.5 }),
    ),
  )
