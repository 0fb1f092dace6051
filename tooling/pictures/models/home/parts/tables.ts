import type { MakeSet } from '../../../studio/cover/cover.ts'
import { floor, wall } from '../../../studio/sets/parts.ts'
import { at, ball, box } from '../../../studio/shapes.ts'
import { board, bounce, paper, pile, planks, plaster, stone, weave } from '../../../studio/surfaces/ground.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** Table covered with a cloth, a painted wall behind. */
export const clothTable: MakeSet = (tone, accent) => ({
  ground: [floor(weave(accent, 8)), wall(plaster(tone), -2.6)],
  backdrop: bounce(accent),
})

/** Worktop of dark stone before a painted wall. */
export const stoneTop: MakeSet = (tone, accent) => ({
  ground: [floor(stone(accent, 1)), wall(plaster(tone), -2.6)],
  backdrop: bounce(accent),
})

/** Dark table in the evening. */
export const nightTable: MakeSet = (tone, accent) => ({
  ground: [floor(board(accent)), wall(plaster(tone), -2.8)],
  backdrop: bounce(darker(tone, 0.2)),
})

/** Camping table of slats on a meadow; `accent` is the sky. */
export const campTable: MakeSet = (tone, accent) => ({
  ground: [floor(pile(tone, 4), 24, -2.4, 1), at(wall(plaster(lighter(tone, 0.25)), -6, -2.4, 3.6), {})].map(
    (part, i) => (i === 1 ? at(part, { y: -0.6, z: -6 }) : part),
  ),
  pieces: Array.from({ length: 6 }, (_, i) =>
    at(box(8, 0.14, 0.56, 0.04, planks('#c39a67', 1)), { y: -0.07, z: -1.7 + i * 0.6 }),
  ),
  backdrop: [lighter(accent, 0.2), lighter(accent, 0.2)],
})

/** Tray of bamboo or lacquer on a dark cloth. */
export const trayTable: MakeSet = (tone, accent) => ({
  ground: [floor(weave(tone, 8)), wall(plaster(lighter(tone, 0.2)), -3)],
  pieces: [
    at(box(3.6, 0.1, 2.3, 0.04, board(accent, 0.4)), { y: 0.05 }),
    at(box(3.7, 0.16, 2.4, 0.05, paper(darker(accent, 0.3))), { y: -0.0 }),
  ],
  top: 0.1,
  backdrop: bounce(tone),
})

/** Table on a balcony after sunset: the sky goes from `tone` to `accent`, hills far away. */
export const duskTable: MakeSet = (tone, accent) => ({
  ground: [floor(board('#6a4a38')), at(wall(plaster(blend(accent, tone, 0.25)), -5, -2, 16), {})].map((part, i) =>
    i === 1 ? at(part, { y: 6, z: -5 }) : part,
  ),
  pieces: [
    ...Array.from({ length: 5 }, (_, i) =>
      at(ball(2 + (i % 2) * 0.8, paper(darker(tone, 0.25 + (i % 3) * 0.08))), {
        x: -6 + i * 3,
        y: -1.75,
        z: -4.2 - (i % 2) * 0.3,
      }),
    ),
    at(box(16, 0.06, 0.06, 0.02, paper('#2c2a30')), { y: 1, z: -2.4 }),
  ],
  backdrop: [accent, tone],
})
