import type { Object3D } from 'three'
import { glass, matte, metal, wood } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face, type Style, type Words } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, rod } from '../../../studio/shapes.ts'
import { pane, pillow } from '../../../studio/soft-shapes.ts'
import { blend, darker } from '../../../studio/tones.ts'
import { cutPaint, halfRound, ringed } from '../parts/cuts.ts'
import { egg } from '../parts/eggs.ts'
import { finished, grown, mottle } from '../parts/organic.ts'
import { fluted } from '../parts/swept.ts'

const cup = (pulp: string, r: number): Object3D =>
  fluted(
    [
      [r * 0.6, 0],
      [r * 0.8, 1.2],
      [r, 2.6],
      [r * 1.12, 3.2],
      [r * 0.96, 2.8],
      [r * 0.7, 1.4],
      [0, 1.2],
    ],
    8,
    0.06,
    pulp,
    'dry',
  )

/** Eggs standing in rows of cups of pulp; `shell` says their colour. */
export const eggTray = (
  columns: number,
  rows: number,
  pulp: string,
  shell: (i: number) => string,
  gap = 4.9,
  r = 2.15,
): Object3D =>
  group(
    at(box(columns * gap + 0.6, 1.6, rows * gap + 0.6, 0.5, matte(pulp)), { y: 0.8 }),
    ...Array.from({ length: columns * rows }, (_, i) => {
      const place = {
        x: ((i % columns) - (columns - 1) / 2) * gap,
        z: (Math.floor(i / columns) - (rows - 1) / 2) * gap,
      }
      return group(
        at(cup(i % 2 ? pulp : darker(pulp, 0.03), r * 1.02), { ...place, y: 0.4 }),
        at(group(at(egg(shell(i), r, undefined, i), { rz: (noise(i) - 0.5) * 0.12 })), { ...place, y: 1.5 + r * 1.32 }),
      )
    }),
  )

/** Carton of pulp with its lid open behind, a label inside the lid. */
export function eggCarton(
  columns: number,
  pulp: string,
  shell: (i: number) => string,
  words: Words,
  style: Style,
): Object3D {
  const [w, d] = [columns * 4.9 + 1, 10.8]
  return group(
    eggTray(columns, 2, pulp, shell),
    at(box(w + 0.8, 2.6, d + 0.6, 0.6, matte(darker(pulp, 0.05))), { y: 1.1 }),
    at(
      group(
        at(box(w, d, 1, 0.5, matte(pulp)), { y: d / 2 }),
        ...[-1, 1].map(s => at(box(0.9, d, 3.4, 0.4, matte(pulp)), { x: (s * w) / 2, y: d / 2, z: 1.4 })),
        at(box(w, 0.9, 3.4, 0.4, matte(pulp)), { y: d, z: 1.4 }),
        at(pane(w * 0.72, d * 0.56, 0.6, face(w * 0.72, d * 0.56, words, style, 50)), { y: d * 0.5, z: 0.56 }),
      ),
      { y: 2.2, z: -d / 2 - 0.4, rx: -0.42 },
    ),
  )
}

/** Half of a boiled egg; rings are shares of its face. */
export const halfEgg = (r: number, shell: string, white: string, yolk: string, tall = 1.28, lean = 1.05): Object3D =>
  halfRound({
    r,
    deep: 0.95,
    tall,
    skin: shell,
    finish: 'waxed',
    lean,
    face: cutPaint(
      ringed(
        [
          [1, shell],
          [0.96, white],
          [0.6, darker(yolk, 0.12)],
          [0.55, yolk],
          [0.28, blend(yolk, '#f9c04a', 0.45)],
        ],
        60,
      ),
      0.28,
      0.9,
    ),
  })

/** Wedge or half of a preserved egg: amber, clear, a grey-green heart. */
export const preservedHalf = (r = 2.5): Object3D =>
  halfRound({
    r,
    deep: 0.95,
    tall: 1.26,
    skin: '#4a2a14',
    finish: 'wet',
    lean: 1.05,
    face: cutPaint(
      ringed(
        [
          [1, '#3a2010'],
          [0.97, '#6b3a16'],
          [0.64, '#3f4a3a'],
          [0.52, '#5f6a4c'],
          [0.3, '#2f3a2c'],
        ],
        70,
      ),
      0.15,
      1,
    ),
  })

/** Whole preserved egg, peeled, with pale crystals like snowflakes. */
export const preserved = (r = 2.5, seed = 1): Object3D =>
  group(
    at(group(egg('#5a3214', r)), {}),
    ...Array.from({ length: 9 }, (_, i) => {
      const turn = noise(i + seed * 30) * 6.28
      const y = (noise(i + 60) - 0.3) * r
      const away = Math.sqrt(Math.max(0.1, r * r - y * y * 0.6)) * 0.99
      return at(group(...[0, 1.05, 2.1].map(a => at(box(0.7, 0.05, 0.05, 0.02, matte('#d9c39a')), { rz: a }))), {
        x: Math.sin(turn) * away,
        y,
        z: Math.cos(turn) * away,
        ry: turn,
      })
    }),
  )

/** Duck egg in red mud, half of it wiped clean. */
export const muddy = (seed = 1, r = 2.7): Object3D =>
  group(
    at(
      grown({
        size: [r, r * 1.3, r],
        colour: p => blend('#8f3f28', '#5f2818', mottle(p, 4, seed)),
        lump: 0.16,
        grain: 3,
        seed,
        fine: 36,
        finish: 'dry',
      }),
      { rz: 1.35, y: r * 0.98 },
    ),
  )

/** Vacuum pouch of clear film with eggs under it. */
export const vacuum = (columns: number, rows: number, shell: string, words: Words, style: Style): Object3D => {
  const [w, d] = [columns * 4.9 + 4, rows * 5.8 + 4]
  return group(
    ...Array.from({ length: columns * rows }, (_, i) =>
      at(group(at(egg(blend(shell, '#6b3f1c', noise(i) * 0.3), 2.35, '#8a5428', i), { rx: Math.PI / 2 })), {
        x: ((i % columns) - (columns - 1) / 2) * 4.9,
        y: 2.3,
        z: (Math.floor(i / columns) - (rows - 1) / 2) * 6.2,
      }),
    ),
    at(group(at(pillow(w, d, 5.4, glass('#eef4f6', 0.22), 0.3), { rx: -Math.PI / 2 })), { y: 2.2 }),
    ...[-1, 1].map(s => at(box(w, 0.2, 1.4, 0.08, glass('#ffffff', 0.5)), { y: 1.4, z: (s * d) / 2 })),
    at(group(at(pane(w * 0.56, 4.4, 0.3, face(w * 0.56, 4.4, words, style, 60)), { rx: -Math.PI / 2 })), {
      y: 4.9,
      z: 0.4,
    }),
  )
}

/** Nest of straw. */
export const nest = (r: number, count: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = noise(i) * 6.28
      const away = r * (0.45 + noise(i + 90) * 0.6)
      return at(
        rod(
          [
            [-3, 0.2, 0],
            [-1, 0.8 + noise(i + 4), 0.5],
            [1, 0.6 + noise(i + 8), 0.5],
            [3, 0.1, 0],
          ],
          0.1,
          matte(['#d9bb6c', '#c7a24e', '#e6cf8c'][i % 3] ?? '#d9bb6c'),
        ),
        {
          x: Math.sin(turn) * away,
          y: noise(i + 50) * 1.2,
          z: Math.cos(turn) * away,
          ry: turn + (noise(i + 33) - 0.5),
        },
      )
    }),
  )

/** Shell broken in two, yolk in one half. */
export const cracked = (shell: string, yolk: string, r = 2.2): Object3D => {
  const half = (tilt: number): Object3D =>
    at(
      group(
        grown({
          size: [r, r * 1.2, r],
          colour: p => (p.y > 0.06 ? '#fbf6ec' : shell),
          bend: p => {
            const away = Math.hypot(p.x, p.z)
            if (p.y > 0) p.y = -0.8 * Math.max(0, 1 - (away / 0.95) ** 6)
            else p.y += 0
            p.y += Math.sin(Math.atan2(p.x, p.z) * 9) * 0.05 * (away > 0.9 ? 1 : 0)
          },
          fine: 40,
        }),
      ),
      { rz: tilt, y: r * 1.05 },
    )
  return group(
    half(0.15),
    at(ball(r * 0.62, finished('wet', yolk)), { y: r * 0.98, x: 0.1 }),
    at(group(half(-0.7)), { x: r * 2.3, z: r * 0.7 }),
  )
}

/** Enamel mug. */
export const campMug = (colour: string): Object3D =>
  group(
    drum(4.2, 4, 7.6, matte(colour, 0.35), 0.3),
    at(drum(3.9, 3.9, 0.1, matte('#3a2415', 0.3), 0), { y: 7.4 }),
    at(ring(4.2, 0.16, metal('#3b4048', 0.4)), { y: 7.6, rx: Math.PI / 2 }),
    at(ring(2.1, 0.34, matte(colour, 0.35)), { x: 4.6, y: 4 }),
  )

/** Toothpick, standing askew. */
export const pick = (): Object3D => at(drum(0.06, 0.1, 6, wood('#d9b97f'), 0), { rz: 0.5, y: 1.2 })
