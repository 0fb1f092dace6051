import type { MakeSet } from '../cover/cover.ts'
import { at, box, slab } from '../shapes.ts'
import { disc, rounded } from '../soft-shapes.ts'
import { board, bounce, marble, paper, pile, planks, plaster, shades, stone, tiles, weave } from '../surfaces/ground.ts'
import { darker, lighter } from '../tones.ts'
import { floor, overlay, wall } from './parts.ts'

/** Oak desk by a painted wall; `accent` is the wood. */
export const desk: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 3)), wall(plaster(tone), -2.2)],
  backdrop: bounce(accent),
})

/** The same with the sun through a window on the wall. */
export const sunnyDesk: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks(accent, 3)),
    wall(plaster(tone), -2.2),
    at(overlay(shades('window'), 9, 9, 0.55), { y: 2.6, z: -2.18 }),
  ],
  backdrop: bounce(accent),
})

/** Board on a wall, seen at its height. */
export const shelf: MakeSet = (tone, accent) => ({
  ground: [wall(plaster(tone), -1.25, -8, 24)],
  pieces: [at(box(12, 0.16, 2.5, 0.02, board(accent)), { y: -0.08 })],
  backdrop: bounce(tone),
})

/** Marble counter before a painted wall. */
export const counter: MakeSet = (tone, accent) => ({
  ground: [floor(marble(accent)), wall(plaster(tone), -2.5)],
  backdrop: bounce(accent),
})

/** Kitchen counter with tiles behind. */
export const tiledKitchen: MakeSet = (tone, accent) => ({
  ground: [floor(board(accent)), wall(tiles(tone, 8), -2.4)],
  backdrop: bounce(accent),
})

/** Cutting board on a worktop. */
export const kitchenBoard: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1)), wall(plaster(lighter(tone, 0.25)), -3.4)],
  pieces: [at(slab(rounded(3.3, 2.3, 0.22), 0.14, 0.03, board(accent, 0.4)), { y: 0.07, rx: -Math.PI / 2, z: 0.1 })],
  top: 0.14,
  backdrop: bounce(tone),
})

/** Ledge of stone before bathroom tiles. */
export const bathLedge: MakeSet = (tone, accent) => ({
  ground: [wall(tiles(tone, 5), -1.5, -6, 22)],
  pieces: [at(box(12, 0.3, 3.1, 0.03, stone(accent)), { y: -0.15, z: -0.05 })],
  backdrop: bounce(tone),
})

/** Window sill with daylight from the right. */
export const sill: MakeSet = (tone, accent) => ({
  ground: [wall(paper(tone), -1.7, -8, 24), at(overlay(shades('leaves'), 8, 8, 0.5), { y: 1.8, z: -1.68 })],
  pieces: [
    at(box(12, 0.2, 3, 0.03, paper(accent)), { y: -0.1, z: -0.1 }),
    at(box(0.2, 12, 0.2, 0.02, paper(accent)), { x: 2.1, y: 2, z: -1.5 }),
  ],
  backdrop: bounce(tone),
})

/** Living room: floor boards, wall with a skirting board, a rug. */
export const room: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#c8a376', 8, 0.9)),
    wall(plaster(tone), -1.35),
    at(disc(2.1, pile(accent)), { y: 0.008, z: 0.35 }),
  ],
  pieces: [at(box(34, 0.2, 0.04, 0.01, paper(lighter(tone, 0.55))), { y: 0.1, z: -1.33 })],
  backdrop: bounce(tone),
})

/** Living room with a straight rug and sun on the wall. */
export const sunnyRoom: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#b98f62', 8, 0.9)),
    wall(plaster(tone), -1.35),
    at(box(3.4, 0.012, 2.2, 0.004, pile(accent)), { z: 0.45, y: 0.006 }),
    at(overlay(shades('window'), 6.4, 6.4, 0.5), { x: -0.4, y: 1.9, z: -1.33 }),
  ],
  pieces: [at(box(34, 0.2, 0.04, 0.01, paper(lighter(tone, 0.5))), { y: 0.1, z: -1.33 })],
  backdrop: bounce(tone),
})

/** Dark wall and dark floor, for brass, leather and glass. */
export const darkRoom: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 8, 0.9)), wall(plaster(tone), -1.5)],
  pieces: [at(box(34, 0.2, 0.04, 0.01, paper(darker(tone, 0.2))), { y: 0.1, z: -1.48 })],
  backdrop: bounce(tone),
})

/** Children's room: pastel wall, pale boards, a round rug with rings. */
export const kidsRug: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks('#dcc3a0', 6, 0.8)),
    wall(plaster(tone), -2.4),
    ...[2.5, 2.0, 1.5].map((radius, ring) =>
      at(disc(radius, pile(ring % 2 ? lighter(accent, 0.55) : accent)), { y: 0.01 + ring * 0.005, z: 0.2 }),
    ),
  ],
  top: 0.03,
  backdrop: bounce(tone),
})

/** Bed or cot: soft cloth below, a painted wall behind. */
export const bedding: MakeSet = (tone, accent) => ({
  ground: [floor(weave(accent, 6)), wall(plaster(tone), -2.1)],
  backdrop: bounce(accent),
})
