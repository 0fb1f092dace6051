import type { MakeSet } from '../../../studio/cover/cover.ts'
import { glow } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { rock } from '../../../studio/props/stones.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, ball, box, drum, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import {
  bounce,
  paper,
  pile,
  planks,
  plaster,
  sand,
  shades,
  soil,
  stone,
  weave,
} from '../../../studio/surfaces/ground.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** Training room: rubber floor, painted wall with a darker band below. */
export const gym: MakeSet = (tone, accent) => ({
  ground: [
    floor(stone(accent, 1)),
    wall(plaster(tone), -2.6),
    at(wall(plaster(darker(tone, 0.22)), 0, 0, 0.8), { y: 0.4, z: -2.585 }),
  ],
  backdrop: bounce(accent),
})

/** Exercise mat on boards before a wall with sun; `accent` is the mat. */
export const matRoom: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#cdae86', 5)),
    wall(plaster(tone), -2.7),
    at(overlay(shades('window'), 8, 8, 0.45), { y: 2.4, z: -2.68 }),
  ],
  pieces: [at(slab(rounded(4.4, 2.5, 0.12), 0.07, 0.02, pile(accent, 5)), { y: 0.035, rx: -Math.PI / 2, z: 0.15 })],
  top: 0.07,
  backdrop: bounce(tone),
})

/** Meadow of short grass with soft hills far away; for large things. `accent` is the sky. */
export const meadow: MakeSet = (tone, accent) => ({
  ground: [floor(pile(tone, 7))],
  pieces: hills(tone, accent),
  backdrop: [lighter(accent, 0.35), lighter(accent, 0.1)],
  haze: lighter(accent, 0.3),
})

/** Bare ground with stones before mountains; `accent` is the sky. */
export const ridge: MakeSet = (tone, accent) => ({
  ground: [floor(soil(tone))],
  pieces: [
    ...[
      [-4.6, 3, 2.4],
      [-1.2, 2.4, 1.5],
      [2.2, 3.2, 2.1],
      [5.8, 3, 2.8],
    ].map(([x = 0, wide = 2, high = 1], i) =>
      at(drum(0.05, wide, high, paper(blend(tone, accent, 0.45 + (i % 2) * 0.2)), 0.1), {
        x,
        z: -7 - (i % 2),
        y: -0.1,
      }),
    ),
    at(rock(0.22, lighter(tone, 0.12), 4), { x: -1.8, z: -0.7 }),
    at(rock(0.13, lighter(tone, 0.18), 9), { x: 1.7, z: 0.5 }),
  ],
  backdrop: [lighter(accent, 0.4), accent],
  haze: lighter(accent, 0.25),
})

/** Terrace of wooden boards; `accent` is the sky behind. */
export const deck: MakeSet = (tone, accent) => ({
  ground: [floor(planks(tone, 7))],
  backdrop: [lighter(accent, 0.3), lighter(accent, 0.05)],
  haze: lighter(accent, 0.25),
})

/** Shore: pebbly bank in front, still water behind; `accent` is the water and the sky. */
export const shore: MakeSet = (tone, accent) => ({
  ground: [
    floor(stone(tone, 2)),
    at(floor(paper(lighter(accent, 0.12)), 12, 0.006), { y: 0.008, z: -7.4, rx: -Math.PI / 2 }),
  ],
  pieces: [at(rock(0.3, darker(tone, 0.08), 6), { x: 2, z: -1.2 }), at(rock(0.18, tone, 2), { x: -2, z: -0.9 })],
  backdrop: [lighter(accent, 0.5), lighter(accent, 0.2)],
  haze: lighter(accent, 0.45),
})

const hills = (tone: string, accent: string) =>
  [
    [-4.2, 2.6],
    [-0.6, 2.1],
    [3.4, 3],
  ].map(([x = 0, r = 2], i) => {
    const hill = at(ball(r, paper(blend(tone, lighter(accent, 0.3), 0.42 + i * 0.12))), {
      x,
      y: -0.3,
      z: -6.6 - i * 0.5,
    })
    hill.scale.set(1.7, 0.5, 0.6)
    return hill
  })

/** Low bench of a changing room in studio units, for the product to stand on. */
export const bench: MakeSet = (tone, accent) => ({
  ground: [floor(plaster(darker(tone, 0.2)), 24, -1.4), wall(plaster(tone), -1.9, -1.4)],
  pieces: [-0.72, 0, 0.72].map(z => at(box(12, 0.12, 0.66, 0.03, planks(accent, 1, 0.5)), { y: -0.06, z })),
  backdrop: bounce(tone),
})

/** Road and verge far below and out of focus, for what is fixed to a bicycle; `accent` is the sky. */
export const road: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1), 24, -2.6), at(wall(plaster('#9fae84'), 0, 0, 2.2), { y: -1.9, z: -6 })],
  backdrop: [lighter(accent, 0.45), lighter(accent, 0.15)],
  haze: lighter(accent, 0.4),
})

/** Under the ridge of a tent: two slopes of cloth that meet above, no floor; seen from below. */
export const tentTop: MakeSet = (tone, accent) => ({
  ground: [
    wall(plaster(lighter(accent, 0.1)), -4, -8, 24),
    ...[-1, 1].map(side => {
      const slope = wall(weave(tone, 7), 0, 0, 14)
      slope.position.set(side * 4.3, 0.4, -2)
      slope.rotation.set(0, 0, 0)
      slope.rotation.order = 'ZYX'
      slope.rotation.set(0, -side * 1.15, side * 0.42)
      return slope
    }),
  ],
  backdrop: bounce(tone),
})

/** High ground at night under stars, a snow peak far away. */
export const starryRidge: MakeSet = (tone, accent) => ({
  ground: [floor(soil(tone))],
  pieces: [
    ...[
      [-3.4, 3.4, 3],
      [1.8, 4, 3.9],
      [6, 3, 2.6],
    ].flatMap(([x = 0, wide = 2, high = 1], i) => [
      at(drum(0.03, wide, high, paper(blend(tone, accent, 0.55)), 0.05), { x, z: -8.4 - (i % 2) * 0.3, y: -0.2 }),
      at(drum(0.03, wide * 0.32, high * 0.32, paper('#dfe6ee'), 0.03), {
        x,
        z: -8.36 - (i % 2) * 0.3,
        y: -0.18 + high * 0.68,
      }),
    ]),
    ...Array.from({ length: 46 }, (_, i) =>
      at(ball(0.012 + noise(i + 7) * 0.014, glow('#f4f6ff', 1)), {
        x: (noise(i) - 0.5) * 12,
        y: 1.9 + noise(i + 90) * 3.6,
        z: -8,
      }),
    ),
    at(rock(0.2, lighter(tone, 0.1), 4), { x: -1.5, z: -0.5 }),
  ],
  backdrop: [lighter(accent, 0.12), darker(accent, 0.3)],
})

/** Plain sand as far as the eye goes; `accent` is the sky. */
export const dunes: MakeSet = (tone, accent) => ({
  ground: [floor(sand(tone))],
  backdrop: [lighter(accent, 0.35), lighter(accent, 0.1)],
  haze: lighter(accent, 0.3),
})

/** Still water of a pond or the sea behind a narrow bank; `accent` is the water. */
export const pond: MakeSet = (tone, accent) => ({
  ground: [floor(paper(accent)), at(floor(soil(tone), 3.6, 0.01), { y: 0.012, z: 1.2, rx: -Math.PI / 2 })],
  pieces: [at(rock(0.22, darker(tone, 0.1), 6), { x: -1.5, z: 0.6 }), at(rock(0.14, tone, 2), { x: 1.5, z: 0.9 })],
  backdrop: [lighter(accent, 0.6), lighter(accent, 0.4)],
  haze: lighter(accent, 0.55),
})
