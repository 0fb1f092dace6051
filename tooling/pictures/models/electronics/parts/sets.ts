import { Mesh, PlaneGeometry } from 'three'
import type { MakeSet } from '../../../studio/cover/cover.ts'
import { matte } from '../../../studio/materials.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, box, drum, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { board, bounce, paper, planks, plaster, shades, tiles, weave } from '../../../studio/surfaces/ground.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** A large round disc of the second colour on a wall: a poster of two tones. */
export const sunDisc: MakeSet = (tone, accent) => ({
  ground: [floor(plaster(darker(tone, 0.06))), wall(plaster(tone), -2.4)],
  pieces: [at(drum(1.45, 1.45, 0.12, matte(accent), 0.02), { y: 1.25, z: -2.3, rx: Math.PI / 2 })],
  backdrop: bounce(tone),
})

/** Wall of upright wooden slats behind a plain board. */
export const slats: MakeSet = (tone, accent) => {
  const wood = board(tone, 0.5)
  return {
    ground: [floor(plaster(accent)), wall(paper(darker(tone, 0.55)), -2.1)],
    pieces: Array.from({ length: 30 }, (_, i) =>
      at(box(0.24, 9, 0.16, 0.03, wood), { x: (i - 14.5) * 0.34, y: 4.4, z: -2 }),
    ),
    backdrop: bounce(accent),
  }
}

/** Felt mat on a desk before a wall; `accent` is the mat. */
export const deskMat: MakeSet = (tone, accent) => ({
  ground: [floor(planks('#c7a981', 3)), wall(plaster(tone), -2.6)],
  pieces: [at(slab(rounded(4.6, 2.6, 0.16), 0.04, 0.015, weave(accent, 6)), { y: 0.02, rx: -Math.PI / 2, z: 0.25 })],
  top: 0.04,
  backdrop: bounce(tone),
})

/** Dark desk at night with the light of a screen on the wall. */
export const nightDesk: MakeSet = (tone, accent) => ({
  ground: [floor(plaster(darker(tone, 0.35))), wall(plaster(tone), -2.1)],
  pieces: [at(box(9, 0.05, 0.07, 0.02, matte(accent, 0.4)), { y: 0.92, z: -2.05 })],
  backdrop: [lighter(tone, 0.2), darker(tone, 0.3)],
})

/** Curtain in even folds behind a board of the second colour. */
export const curtain: MakeSet = (tone, accent) => {
  const geometry = new PlaneGeometry(14, 10, 240, 1)
  const position = geometry.getAttribute('position')
  for (let i = 0; i < position.count; i += 1) position.setZ(i, Math.sin(position.getX(i) * 7.4) * 0.12)
  geometry.computeVertexNormals()
  return {
    ground: [floor(board(accent)), at(new Mesh(geometry, weave(tone, 9)), { y: 4, z: -2.1 })],
    backdrop: bounce(tone),
  }
}

/** Wall of bricks behind a table of planks. */
export const bricks: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 3)), wall(tiles(tone, 12, 2), -2.2)],
  backdrop: bounce(accent),
})

/** Floor of one strong colour, wall of another, with the sun through a window. */
export const colourBlock: MakeSet = (tone, accent) => ({
  ground: [
    floor(plaster(accent)),
    wall(plaster(tone), -1.9),
    at(overlay(shades('window'), 7, 7, 0.4), { x: 0.3, y: 2.1, z: -1.88 }),
  ],
  backdrop: bounce(accent),
})

/** Meadow far away without blades: two soft bands, for things that stand high up. */
export const farHills: MakeSet = (tone, accent) => ({
  ground: [floor(plaster(tone))],
  pieces: [
    at(drum(0.02, 3.4, 1.7, matte(lighter(tone, 0.3)), 0.4), { x: -2.6, z: -5.4 }),
    at(drum(0.02, 3, 1.3, matte(lighter(tone, 0.16)), 0.4), { x: 2.4, z: -4.6 }),
  ],
  backdrop: [lighter(accent, 0.25), accent],
  haze: lighter(accent, 0.25),
})
