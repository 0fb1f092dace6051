import type { Object3D } from 'three'
import { matte, plastic, rubber } from '../../../studio/materials.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { face, type Words } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, placed, turned } from '../../../studio/shapes.ts'
import { pane } from '../../../studio/soft-shapes.ts'
import { blend, lighter } from '../../../studio/tones.ts'
import { swirl } from '../parts/dabs.ts'
import { bottleBody, pump } from '../parts/droppers.ts'
import { fill, girth, jarLid, leant, spatula } from '../parts/jars.ts'
import { creamy, ribbed, spun } from '../parts/stuff.ts'
import { type Tube, tube } from '../parts/tubes.ts'

/** Tube lying with its words along it, its cap to the right when `turn` is 0. */
export const lain = (made: Tube, turn: number): Object3D =>
  at(
    group(
      at(placed(tube({ ...made, along: turn < 0 ? 'back' : true }), { rx: -Math.PI / 2, y: made.r + 0.02 }), {
        z: made.long * 0.5,
      }),
    ),
    { ry: turn },
  )

/** Bottle with a broad foam pump; its domed cap stands beside, or a brush of silicone is its head. */
export const mousse = (tone: string, words: Words, head: 'pump' | 'brush'): Object3D => {
  const [r, h] = [2.7, 9.4]
  const white = plastic('#fbfaf6', 0.36)
  const body = group(
    at(drum(r * 0.88, r * 0.88, h * 0.78, liquid(tone), 0.4), { y: 0.4 }),
    turned(
      [
        [0, 0],
        [r, 0, 0.5],
        [r, h * 0.94, 1.1],
        [r * 0.76, h, 0.2],
        [r * 0.76, h + 0.3],
      ],
      clear(blend('#ffffff', tone, 0.3), 0.34),
    ),
    at(girth(r, 5.4, 1.7, words, '#33504a'), { y: h * 0.44 }),
    at(ribbed(r * 0.84, 1.5, 46, 0.025, white), { y: h - 0.1 }),
  )
  if (head === 'brush')
    return group(
      body,
      at(drum(r * 0.7, r * 0.8, 0.9, white, 0.1), { y: h + 1.4 }),
      at(drum(r * 0.72, r * 0.72, 0.5, rubber(lighter(tone, 0.3)), 0.12), { y: h + 2.2 }),
      ...Array.from({ length: 61 }, (_, i) => {
        const away = Math.sqrt(i / 61) * r * 0.64
        return at(drum(0.06, 0.1, 0.9, rubber(lighter(tone, 0.36)), 0.02), {
          x: Math.sin(i * 2.4) * away,
          y: h + 2.65,
          z: Math.cos(i * 2.4) * away,
        })
      }),
    )
  return group(
    body,
    at(drum(0.7, 0.7, 1.2, white, 0.04), { y: h + 1.3 }),
    at(
      group(
        drum(r * 0.66, r * 0.6, 1.1, white, 0.3),
        at(box(2.4, 0.8, 1.1, 0.3, white), { x: 1.7, y: 0.55 }),
        at(drum(0.36, 0.4, 0.5, white, 0.06), { x: 2.6, y: -0.1 }),
      ),
      { y: h + 2.4, ry: -0.5 },
    ),
    at(
      spun(
        (_turn, t) => [
          r * 0.86 * (t > 0.6 ? Math.sqrt(Math.max(0, 1 - ((t - 0.6) / 0.4) ** 2)) : 1),
          t < 0.6 ? t * 4.6 : 2.76 + Math.sin(((t - 0.6) / 0.4) * 1.5708) * 0.9,
        ],
        clear('#f4f8f8', 0.4),
      ),
      { x: -5.6, z: 0.6 },
    ),
  )
}

/** Low wide tub with its balm; the lid leans on it, a spatula lies across. */
export const balmTub = (tone: string, words: Words, shell: string, balm: string, alone = false): Object3D => {
  const [r, h] = [4, 3.6]
  return group(
    turned(
      [
        [0, 0],
        [r * 0.95, 0, 0.5],
        [r, h * 0.92, 0.3],
        [r * 0.9, h, 0.1],
        [0, h],
      ],
      plastic(shell, 0.4),
    ),
    at(drum(r * 0.88, r * 0.88, 0.6, plastic(shell, 0.4), 0.05), { y: h - 0.02 }),
    at(girth(r, h * 0.74, 1.4, words, '#5d4a33'), { y: h * 0.48 }),
    fill(r * 1.02, h + 0.16, creamy(balm, 0.5, 0.25), 1),
    at(group(spatula('#f8f4ea', 8)), { x: 1.6, y: h + 1.25, z: 0.2, ry: 0.7, rz: 0.08 }),
    ...(alone ? [] : [leant(jarLid(r * 1.02, 1.5, plastic(tone, 0.4)), r * 1.02, r, 1.25, 0.78)]),
  )
}

/** Tall slim bottle of oil with a long pump. */
export const oilBottle = (tone: string, words: Words): Object3D =>
  group(
    bottleBody({ r: 2.2, h: 12, tone, words, ink: '#5a3d18', full: 0.86, shoulder: 0.9 }),
    at(pump(plastic('#2c2b29', 0.42), 1.15, 0.5, plastic('#2c2b29', 0.42)), { y: 12.1 }),
  )

/** Large square bottle of clear water with a flip cap. */
export const waterBottle = (tone: string, words: Words): Object3D => {
  const [w, h, d] = [6.2, 11.4, 4.2]
  const tint = lighter(tone, 0.5)
  return group(
    at(box(w * 0.93, h * 0.86, d * 0.9, 0.6, liquid(tint)), { y: h * 0.45 }),
    at(box(w, h, d, 0.8, clear(blend('#ffffff', tone, 0.3), 0.3)), { y: h / 2 }),
    at(drum(1.3, 1.5, 0.7, clear('#ffffff', 0.5), 0.1), { y: h - 0.1 }),
    at(drum(1.7, 1.75, 2.1, plastic(tone, 0.4), 0.2), { y: h + 0.4 }),
    at(drum(1.72, 1.72, 0.05, plastic('#ffffff', 0.5), 0), { y: h + 1.7 }),
    at(pane(4.4, 7, 0.1, face(4.4, 7, words, { ground: 'rgba(255,255,255,0)', ink: '#33506b', accent: tone }, 80)), {
      y: h * 0.46,
      z: d / 2 + 0.03,
    }),
  )
}

/** Cotton pads on each other, one leaning. */
export const pads = (count = 6, r = 2.7): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(drum(r, r, 0.62, matte('#f4f1ea', 0.95), 0.28), {
        x: Math.sin(i * 2) * 0.16,
        y: i * 0.6,
        z: Math.cos(i * 3) * 0.14,
      }),
    ),
  )

/** Small dish with a swirl of foam. */
export const foamDish = (color: string): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [2.4, 0, 0.2],
        [3.9, 1.2, 0.3],
        [3.7, 1.3, 0.1],
        [2.2, 0.4, 0.2],
        [0, 0.4],
      ],
      plastic(color, 0.3),
    ),
    at(swirl(2.9, 2.2, matte('#fbfbf8', 0.7), 2.2), { y: 0.9 }),
  )

/** Heap of foam. */
export const foamHeap = (r: number): Object3D => at(group(swirl(r, r * 0.8, matte('#fbfbf8', 0.7), 1.8)), {})
