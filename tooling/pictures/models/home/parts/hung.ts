import type { Object3D } from 'three'
import type { MakeSet } from '../../../studio/cover/cover.ts'
import { matte, rubber } from '../../../studio/materials.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, box, drum } from '../../../studio/shapes.ts'
import { bounce, paper, planks, plaster, shades, tiles } from '../../../studio/surfaces/ground.ts'
import { lighter } from '../../../studio/tones.ts'
import { airy } from './light.ts'

/** Wall behind what hangs from the ceiling, no floor in sight; `accent` is the paint below a rail. */
export const hungRoom: MakeSet = (tone, accent) => ({
  ground: [wall(plaster(tone), -2.2, -8, 24), at(wall(plaster(accent), 0, 0, 8), {})].map((part, i) =>
    i === 1 ? at(part, { y: -4.9, z: -2.17 }) : part,
  ),
  pieces: [at(box(34, 0.06, 0.05, 0.01, paper(lighter(accent, 0.45))), { y: -0.9, z: -2.15 })],
  backdrop: bounce(tone),
})

/** The same in daylight, with leaves throwing shade. */
export const leafyWall: MakeSet = tone => ({
  ground: [wall(plaster(tone), -2, -8, 24), at(overlay(shades('leaves'), 8, 8, 0.5), { y: 1.4, z: -1.97 })],
  backdrop: bounce(tone),
})

/** Wall of upright boards. */
export const boardWall: MakeSet = tone => {
  const back = wall(planks(tone, 6, 1), -2, -8, 24)
  back.rotation.z = Math.PI / 2
  return { ground: [back], backdrop: bounce(tone) }
}

/** Ceiling above, `y` is its lower side in centimetres; it throws no shadow. */
export const ceiling = (y: number, color = '#f4f1ea', w = 600): Object3D =>
  airy(at(box(w, 2, w, 0.2, matte(color)), { y: y + 1 }))

/** Cable that leaves the picture upwards. */
export const cable = (y: number, x = 0, z = 0, r = 0.35): Object3D =>
  at(drum(r, r, 400, rubber('#33302d'), 0), { x, y, z })

/** Seen at the height of a seat: the floor is 46 cm below what is 45 cm wide. */
export const raisedRoom: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 7, 0.9), 24, -2.1), wall(plaster(tone), -2.4, -2.1)],
  pieces: [at(box(34, 0.3, 0.05, 0.01, paper(lighter(tone, 0.5))), { y: -1.95, z: -2.37 })],
  backdrop: bounce(tone),
})

/** The same over tiles. */
export const raisedTiles: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 4), 24, -2.1), wall(plaster(tone), -3, -2.1)],
  backdrop: bounce(tone),
})
