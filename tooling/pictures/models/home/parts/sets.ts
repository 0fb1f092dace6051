import type { MakeSet } from '../../../studio/cover/cover.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, box } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { bounce, paper, pile, planks, plaster, shades, tiles, weave } from '../../../studio/surfaces/ground.ts'
import { darker, lighter } from '../../../studio/tones.ts'

const skirting = (tone: string, z: number) => at(box(34, 0.2, 0.04, 0.01, paper(tone)), { y: 0.1, z })

/** Painted wall over bare boards; `accent` is the wood. */
export const bareRoom: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 7, 0.9)), wall(plaster(tone), -1.6)],
  pieces: [skirting(lighter(tone, 0.5), -1.58)],
  backdrop: bounce(tone),
})

/** The same with sun through a window on wall and floor. */
export const brightRoom: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks(accent, 7, 0.9)),
    wall(plaster(tone), -1.6),
    at(overlay(shades('window'), 6.4, 6.4, 0.5), { x: 0.3, y: 2, z: -1.57 }),
  ],
  pieces: [skirting(lighter(tone, 0.5), -1.58)],
  backdrop: bounce(tone),
})

/** Wall painted in two tones: `accent` up to the height of a chair rail. */
export const twoTone: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#c9a57a', 7, 0.9)),
    wall(plaster(tone), -1.6),
    at(wall(plaster(accent), -1.58, 0, 1.1), {}),
  ].map((part, i) => (i === 2 ? at(part, { y: 0.55, z: -1.585 }) : part)),
  pieces: [at(box(34, 0.06, 0.05, 0.01, paper(lighter(accent, 0.5))), { y: 1.12, z: -1.57 })],
  backdrop: bounce(tone),
})

/** Room with a round rug on pale boards; `accent` is the rug. */
export const rugRoom: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#dcc5a2', 7, 0.9)),
    wall(plaster(tone), -1.6),
    at(disc(1.75, pile(accent)), { y: 0.008, z: 0.25 }),
  ],
  pieces: [skirting(lighter(tone, 0.5), -1.58)],
  backdrop: bounce(tone),
})

/** Evening: dark painted wall over dark boards. */
export const nightRoom: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 7, 0.9)), wall(plaster(tone), -1.6)],
  pieces: [skirting(darker(tone, 0.25), -1.58)],
  backdrop: bounce(tone),
})

/** Tatami: mats of straw with dark bands; `accent` is the mat. */
export const tatami: MakeSet = (tone, accent) => ({
  ground: [
    floor(weave(accent, 12)),
    wall(plaster(tone), -1.9),
    ...[-2.1, 1.5].map(x => at(box(0.12, 0.008, 12, 0.002, paper(darker(accent, 0.6))), { x, y: 0.004 })),
    at(box(12, 0.008, 0.12, 0.002, paper(darker(accent, 0.6))), { y: 0.004, z: -1.1 }),
  ],
  pieces: [skirting('#8a6a48', -1.88)],
  backdrop: bounce(tone),
})

/** Balcony: stone tiles, a railing and the sky. */
export const balcony: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 3))],
  pieces: [
    at(box(16, 0.08, 0.1, 0.02, paper('#f1efea')), { y: 1.25, z: -1.9 }),
    at(box(16, 0.06, 0.06, 0.02, paper('#f1efea')), { y: 0.1, z: -1.9 }),
    ...Array.from({ length: 33 }, (_, i) =>
      at(box(0.04, 1.2, 0.04, 0.01, paper('#f1efea')), { x: -6.4 + i * 0.4, y: 0.65, z: -1.9 }),
    ),
  ],
  backdrop: [lighter(tone, 0.45), tone],
  haze: lighter(tone, 0.3),
})

/** Bathroom: floor tiles and wall tiles in two tones. */
export const bathroom: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 4)), wall(tiles(tone, 7), -1.7)],
  backdrop: bounce(tone),
})

/** Tiled wall of a bathroom, no floor in sight. */
export const tiledWall: MakeSet = tone => ({ ground: [wall(tiles(tone, 6), -1.2, -8, 24)], backdrop: bounce(tone) })
