import type { MakeSet } from '../../../studio/cover/cover.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, box } from '../../../studio/shapes.ts'
import { bounce, paper, planks, plaster, shades, sheen, tiles, weave } from '../../../studio/surfaces/ground.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** Tiled wall close behind what hangs on a hook. */
export const hookWall: MakeSet = tone => ({ ground: [wall(tiles(tone, 6), -0.42, -8, 24)], backdrop: bounce(tone) })

/** Painted wall with window light right behind what is mounted flush on it. */
export const flushWall: MakeSet = tone => ({
  ground: [wall(plaster(tone), -0.06, -8, 24), at(overlay(shades('leaves'), 7, 7, 0.35), { y: 1, z: -0.05 })],
  backdrop: bounce(tone),
})

/** Painted wall some way behind, no floor in the picture. */
export const farWall: MakeSet = tone => ({
  ground: [wall(plaster(tone), -2.4, -10, 26), at(overlay(shades('leaves'), 11, 11, 0.4), { y: 1, z: -2.38 })],
  backdrop: bounce(tone),
})

/** Wall that things hang high on: half tone, half lighter, a rail between. */
export const highWall: MakeSet = (tone, accent) => ({
  ground: [wall(plaster(tone), -0.3, -8, 24)],
  pieces: [at(box(34, 6, 0.03, 0.01, paper(accent)), { y: -4.3, z: -0.29 })],
  backdrop: bounce(tone),
})

/** Floor and wall of tiles: kitchens, laundries, old flats. */
export const tiledRoom: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 6)), wall(tiles(tone, 7), -1.5)],
  pieces: [at(box(34, 0.16, 0.05, 0.01, paper(darker(tone, 0.12))), { y: 0.08, z: -1.47 })],
  backdrop: bounce(tone),
})

/** Room with boards on the floor and a painted wall, without a rug. */
export const plainRoom: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 8, 0.9)), wall(plaster(tone), -1.3)],
  pieces: [at(box(34, 0.16, 0.04, 0.01, paper(lighter(tone, 0.5))), { y: 0.08, z: -1.28 })],
  backdrop: bounce(tone),
})

/** The same with the sun on the wall. */
export const sunRoom: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks(accent, 8, 0.9)),
    wall(plaster(tone), -1.5),
    at(overlay(shades('window'), 6, 6, 0.5), { x: -0.3, y: 1.7, z: -1.48 }),
  ],
  pieces: [at(box(34, 0.16, 0.04, 0.01, paper(lighter(tone, 0.5))), { y: 0.08, z: -1.48 })],
  backdrop: bounce(tone),
})

/** Large floor that shines a little, before a wall far away: for what drives over it. */
export const shinyFloor: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(accent, 0.34)), wall(plaster(tone), -3.2)],
  pieces: [at(box(34, 0.34, 0.05, 0.01, paper(lighter(tone, 0.4))), { y: 0.17, z: -3.17 })],
  backdrop: bounce(accent),
})

/** Boards before a wall far away: for low things on the floor. */
export const woodFloor: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks(accent, 5, 0.8)),
    wall(plaster(tone), -3.2),
    at(overlay(shades('window'), 8, 8, 0.4), { rx: -Math.PI / 2, y: 0.01, z: 0.4 }),
  ],
  pieces: [at(box(34, 0.4, 0.06, 0.01, paper(lighter(tone, 0.5))), { y: 0.2, z: -3.17 })],
  backdrop: bounce(accent),
})

/** Carpet of one tone before a wall far away. */
export const carpet: MakeSet = (tone, accent) => ({
  ground: [floor(weave(accent, 9)), wall(plaster(tone), -3)],
  pieces: [at(box(34, 0.3, 0.06, 0.01, paper(lighter(tone, 0.5))), { y: 0.15, z: -2.97 })],
  backdrop: bounce(accent),
})
