import type { Object3D } from 'three'
import { glass, matte, plastic } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { carton } from '../../../studio/packs/packs.ts'
import type { Style, Words } from '../../../studio/packs/typeset.ts'
import { bowl } from '../../../studio/props/table.ts'
import { at, box, drum, group, ring, turned } from '../../../studio/shapes.ts'
import { blend, darker } from '../../../studio/tones.ts'
import { almond, cashew, dried, hazelnut, kernel, peeled, pod, shell, walnut } from '../parts/nuts.ts'
import { finished, grown, mound, set, strewn } from '../parts/organic.ts'
import { sachet } from '../parts/sheets.ts'
import { fluted } from '../parts/swept.ts'

/** Kinds of nut for layers and heaps. */
export const almonds = (): Object3D[] => [almond(1), almond(2, '#9a5a2a')]
export const hazelnuts = (): Object3D[] => [hazelnut(1), hazelnut(3, '#c48a4c')]
export const cashews = (): Object3D[] => [cashew(1), cashew(2, '#e2c088')]
export const walnuts = (): Object3D[] => [walnut(1), walnut(4, '#c08d4c'), walnut(7, '#d9ab6a')]
export const raisins = (): Object3D[] => [dried('#7a2636', 1), dried('#b3253c', 3)]
export const kernels = (): Object3D[] => [kernel(1), kernel(4, '#b04a34')]
export const pods = (colour?: string): Object3D[] => [1, 2, 3].map(i => pod(i, colour))

/** Heap of things of a spread. */
export const heapOf = (
  things: readonly Object3D[],
  count: number,
  spread: number,
  high: number,
  core: string,
): Object3D =>
  group(
    grown({
      size: [spread * 0.92, high * 0.9, spread * 0.92],
      colour: core,
      bend: p => {
        p.y = Math.max(0, p.y)
      },
      fine: 20,
      finish: 'dry',
    }),
    at(set(things, mound(count, spread, high), 0.9), { y: 0.3 }),
  )

/** Bowl filled to a heap. */
export const bowlOf = (
  things: readonly Object3D[],
  count: number,
  colour: string,
  core: string,
  r = 7,
  high = 5,
  material?: ReturnType<typeof matte>,
): Object3D =>
  group(
    material ? bowl(colour, r, high, material) : bowl(colour, r, high),
    at(heapOf(things, count, r * 0.76, high * 0.46, core), { y: high * 0.8 }),
  )

/** Box with sachets fanned out of it. */
export function dailyBox(words: Words, style: Style, tones: readonly string[]): Object3D {
  const bag = (i: number) =>
    sachet(
      6.6,
      9,
      { brand: words.brand, zh: words.zh, en: words.en },
      { ...style, ground: tones[i % tones.length] ?? style.ground, plan: 'classic' },
    )
  return group(
    at(carton(15, 9.5, 8, words, style), { z: -3 }),
    at(box(14.2, 0.2, 7.2, 0.05, matte(darker(style.ground, 0.4))), { y: 9.5, z: -3 }),
    ...[-1.6, -0.5, 0.6, 1.6].map((k, i) =>
      at(group(at(group(bag(i)), { y: -4.5 })), {
        x: k * 3,
        y: 12.2 - Math.abs(k) * 0.5,
        z: -4.6 + i * 0.9,
        rz: -k * 0.13,
        rx: -0.06,
      }),
    ),
  )
}

/** Sachet torn open, lying, its contents spilling. */
export const spilt = (words: Words, style: Style, things: readonly Object3D[]): Object3D =>
  group(
    at(group(at(sachet(6.6, 8.4, words, style), { rx: -Math.PI / 2 + 0.06 })), { y: 1, z: 4 }),
    at(set(things, strewn(14, 3.4, 2.4, 1.3, 3), 0.7), { x: 0.4, y: 0.6, z: 7 }),
  )

/** Glass of beer with foam and a handle. */
export const beer = (): Object3D =>
  group(
    at(drum(3.5, 3.2, 10, plastic('#e2a12c', 0.25), 0.3), { y: 0.8 }),
    at(
      grown({
        size: [3.6, 1.3, 3.6],
        colour: '#fdf6e6',
        lump: 0.16,
        grain: 3,
        bend: p => {
          p.y = Math.max(-0.6, p.y)
        },
      }),
      { y: 11.6 },
    ),
    turned(
      [
        [0, 0],
        [3.7, 0, 0.5],
        [3.9, 12.6, 0.1],
        [3.75, 12.6],
      ],
      glass('#f4f2e8', 0.2),
    ),
    at(ring(2.6, 0.5, glass('#f0efe6', 0.5), Math.PI), { x: 3.8, y: 6.6, rz: -Math.PI / 2 }),
  )

/** Bulb of garlic and one clove. */
export const garlic = (): Object3D =>
  group(
    fluted(
      Array.from({ length: 17 }, (_, i): [number, number] => {
        const t = i / 16
        return [
          2.3 * Math.max(0.12, Math.sin(Math.min(1, t * 1.15 + 0.06) * Math.PI) ** 0.7) * (t > 0.8 ? 0.5 : 1),
          t * 3.9,
        ]
      }),
      8,
      0.07,
      (t, turn) => blend('#f6efe4', '#c9a9b8', Math.abs(Math.sin(turn * 9)) * 0.35 + (t > 0.8 ? 0.2 : 0)),
      'soft',
    ),
  )

/** Clove of garlic, lying. */
export const clove = (seed = 1): Object3D =>
  grown({
    size: [1.5, 0.75, 0.8],
    colour: p => blend('#f8f0e0', '#d9b9b4', Math.max(0, -p.x) * 0.5 + noise(seed) * 0.1),
    bend: p => {
      const n = 1 - 0.55 * Math.max(0, p.x)
      p.y *= n
      p.z *= n
      p.y += p.x * p.x * 0.2
    },
    seed,
  })

/** Walnut opened: two shells, a kernel. */
export const opened = (): Object3D =>
  group(
    at(shell(), { y: 1.5, rz: 0.2 }),
    at(group(shell()), { x: 3.6, y: 1.5, z: 1.2, rz: -0.5, ry: 0.6 }),
    at(walnut(5), { x: 3.4, y: 1.2, z: 1.4, s: 0.9 }),
  )

/** Peeled chestnuts in a heap. */
export const peeledHeap = (count: number, spread: number): Object3D =>
  heapOf([peeled(1), peeled(3), peeled(5)], count, spread, spread * 0.4, '#b9813a')

/** Material of a wooden bowl. */
export const turnedWood = () => finished('soft', '#8a5a34')
