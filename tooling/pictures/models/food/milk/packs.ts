import type { Object3D } from 'three'
import { matte, metal, plastic } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { cup } from '../../../studio/props/table.ts'
import { at, box, drum, group, ring, sheet, slab, turned, wrap } from '../../../studio/shapes.ts'
import { disc, loft, pane } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { around } from '../parts/cream.ts'
import { cutPaint } from '../parts/cuts.ts'
import { opaque } from '../parts/solid.ts'
import { swept } from '../parts/swept.ts'

/** Screw cap with ribs. */
export const cap = (r: number, h: number, colour: string): Object3D =>
  group(
    drum(r, r, h, plastic(colour), 0.2),
    around(() => at(box(0.12, h * 0.8, 0.12, 0.04, plastic(darker(colour, 0.1))), { y: h * 0.45 }), 30, r, 0),
  )

/** Square bottle of clear plastic with juice and a label. */
export function squareBottle(w: number, h: number, juice: string, lid: string, words: Words, style: Style): Object3D {
  const r = w / 2
  const body = (k: number, top: number): Parameters<typeof loft>[0] => [
    [0.2, r * 0.92 * k, r * 0.92 * k, 6],
    [h * 0.04, r * k, r * k, 6],
    [h * 0.3, r * k, r * k, 6],
    [h * 0.66, r * k, r * k, 6],
    ...(top > 0.8
      ? ([
          [h * 0.8, r * 0.6 * k, r * 0.6 * k, 2.6],
          [h * 0.84, r * 0.44 * k, r * 0.44 * k, 2],
          [h * 0.92, r * 0.44 * k, r * 0.44 * k, 2],
        ] as const)
      : ([[h * 0.73, r * 0.82 * k, r * 0.82 * k, 4]] as const)),
  ]
  return group(
    loft(body(0.94, 0.7), liquid(juice)),
    loft(body(1, 0.9), clear(lighter(juice, 0.6), 0.3)),
    at(pane(w * 0.78, h * 0.38, 0.3, opaque(face(w * 0.78, h * 0.38, words, style, 60))), { y: h * 0.38, z: r + 0.05 }),
    at(cap(r * 0.52, h * 0.1, lid), { y: h * 0.9 }),
    at(ring(r * 0.5, 0.12, plastic(lid)), { y: h * 0.885, rx: Math.PI / 2 }),
  )
}

/** Round bottle of glass from its outline, with juice and a wrapped label. */
export function roundBottle(
  outline: readonly (readonly [number, number, number?])[],
  juice: string,
  label: { y: number; h: number; words: Words; style: Style },
  full = 0.72,
): Object3D {
  const high = Math.max(...outline.map(([, y]) => y))
  const wide = Math.max(...outline.map(([x]) => x))
  const inner = outline
    .filter(([, y]) => y > 0 && y <= high * full)
    .map(([x, y]): [number, number, number] => [x * 0.93, Math.max(0.5, y), 0.3])
  const rim = inner.at(-1)?.[0] ?? 1
  return group(
    turned([[0, 0.5], [rim, 0.5, 0.3], ...inner, [rim * 0.96, high * full], [0, high * full]], liquid(juice)),
    turned(outline, clear(lighter(juice, 0.6), 0.32)),
    at(wrap(wide + 0.04, label.h, 2, opaque(face(wide * 2, label.h, label.words, label.style, 60))), { y: label.y }),
  )
}

/** Carton with a gable, its front printed; `lid` is a screw cap on the slope. */
export function gable(w: number, h: number, d: number, words: Words, style: Style, lid: string): Object3D {
  const roof = d * 0.52
  const card = matte(style.ground, 0.5)
  return group(
    at(box(w, h, d, 0.15, card), { y: h / 2 }),
    at(sheet(w - 0.2, h - 0.2, face(w, h, words, style, 50)), { y: h / 2, z: d / 2 + 0.02 }),
    at(
      slab(
        [
          [-d / 2, 0],
          [d / 2, 0],
          [0.15, roof],
          [-0.15, roof],
        ],
        w,
        0.08,
        matte(lighter(style.ground, 0.08), 0.5),
      ),
      { y: h, ry: Math.PI / 2 },
    ),
    at(box(w, 1.7, 0.36, 0.1, matte(darker(style.ground, 0.05), 0.5)), { y: h + roof + 0.6 }),
    at(box(w, 0.12, 0.4, 0.05, matte(darker(style.ground, 0.2))), { y: h + roof + 0.1 }),
    at(group(cap(1.5, 1.4, lid), at(drum(1.8, 1.8, 0.3, plastic('#ffffff'), 0.1), { y: -0.1 })), {
      y: h + roof * 0.42,
      z: d * 0.3,
      rx: 0.8,
    }),
  )
}

/** Small milk bottle with a foil cap. */
export const milkBottle = (foil: string, words: Words, style: Style): Object3D =>
  group(
    roundBottle(
      [
        [0, 0],
        [2.7, 0, 0.5],
        [2.7, 7.6, 1.6],
        [1.6, 10.4, 0.8],
        [1.6, 12.4, 0.2],
        [1.85, 12.6, 0.1],
        [1.85, 13.2],
      ],
      '#fbf8f0',
      { y: 4.4, h: 4.4, words, style },
      0.86,
    ),
    at(drum(1.95, 2.1, 0.7, metal(foil, 0.3), 0.2), { y: 12.8 }),
    around(() => at(box(0.24, 0.6, 0.1, 0.04, metal(darker(foil, 0.1), 0.3)), { y: 12.8, rx: -0.2 }), 20, 2.05, 0),
  )

/** Wooden rack with a handle. */
export const rack = (w: number, d: number): Object3D =>
  group(
    at(box(w, 0.8, d, 0.15, matte('#b98d58', 0.6)), { y: 0.4 }),
    ...[-1, 1].flatMap(s => [
      at(box(w, 1.6, 0.6, 0.15, matte('#c79c66', 0.6)), { y: 3.4, z: (s * d) / 2 }),
      at(box(0.8, 17, 2.6, 0.2, matte('#b98d58', 0.6)), { y: 8.5, x: (s * w) / 2 }),
      at(box(0.7, 3.6, d, 0.15, matte('#b98d58', 0.6)), { x: (s * w) / 2, y: 2.4 }),
    ]),
    at(drum(0.7, 0.7, w, matte('#a97c4a', 0.6), 0.1), { x: w / 2, y: 16, rz: Math.PI / 2 }),
  )

/** Pot of yoghurt, its foil peeled half; `layer` is fruit below, seen through a clear wall. */
export function yoghurt(wall: string | null, words: Words, style: Style, layer?: string): Object3D {
  const [r, h] = [4.4, 6.6]
  const shell = turned(
    [
      [0, 0],
      [r * 0.8, 0, 0.4],
      [r * 0.98, h * 0.94, 0.1],
      [r * 1.1, h * 0.96, 0.1],
      [r * 1.1, h],
      [r * 0.95, h],
    ],
    wall ? plastic(wall) : clear('#eef4f6', 0.3),
  )
  return group(
    shell,
    ...(layer
      ? [
          at(drum(r * 0.82, r * 0.77, h * 0.3, liquid(layer), 0.2), { y: 0.2 }),
          at(drum(r * 0.92, r * 0.82, h * 0.6, matte('#fdfaf3', 0.4), 0.1), { y: h * 0.31 }),
        ]
      : []),
    at(drum(r * 0.95, r * 0.9, 0.8, matte('#fefcf6', 0.35), 0.2), { y: h * 0.82 }),
    ...[0.5, 0.3].map((s, i) =>
      at(ring(r * s, 0.22, matte('#fffdf8', 0.35), 4.6), { y: h * 0.94 + i * 0.1, rx: -Math.PI / 2, rz: i }),
    ),
    at(wrap(r * 0.93, h * 0.6, 2, opaque(face(r * 1.9, h * 0.6, words, style, 60))), { y: h * 0.5 }),
    at(
      swept({
        path: t => [0, h + 0.1 + Math.sin(t * 2.2) * 3, -r * 1.08 + (t > 0.5 ? (t - 0.5) * -2.4 : t * 2.2)],
        r: () => 0.01,
        colour: '#d4d7dc',
      }),
      {},
    ),
    at(
      group(
        at(disc(r * 1.08, matte('#e9ecef', 0.35)), {}),
        at(ring(r * 1.06, 0.1, matte('#c3c9cf', 0.35)), { rx: Math.PI / 2 }),
        at(disc(r * 0.6, matte('#fffdf8', 0.3)), { y: 0.06, z: r * 0.3 }),
      ),
      { y: h + r * 0.86, z: -r * 1.5, rx: 0.98 },
    ),
  )
}

/** Cup with a leaf poured in milk on coffee. */
export const latte = (colour: string): Object3D => {
  const art = cutPaint(
    (pen, w) => {
      pen.fillStyle = '#8a5428'
      pen.fillRect(0, 0, w, w)
      pen.fillStyle = '#a8703c'
      pen.beginPath()
      pen.arc(w / 2, w / 2, w * 0.42, 0, 7)
      pen.fill()
      pen.strokeStyle = '#fbf1df'
      pen.lineCap = 'round'
      for (let i = 0; i < 6; i += 1) {
        const y = w * (0.26 + i * 0.085)
        pen.lineWidth = w * 0.035
        pen.beginPath()
        pen.moveTo(w * (0.5 - 0.25 + i * 0.015), y - w * 0.04)
        pen.quadraticCurveTo(w * 0.5, y + w * 0.14, w * (0.5 + 0.25 - i * 0.015), y - w * 0.04)
        pen.stroke()
      }
      pen.lineWidth = w * 0.02
      pen.beginPath()
      pen.moveTo(w / 2, w * 0.14)
      pen.lineTo(w / 2, w * 0.86)
      pen.stroke()
    },
    0.4,
    0.3,
  )
  return group(cup(colour), at(disc(3.75, art), { y: 7.2 }))
}
