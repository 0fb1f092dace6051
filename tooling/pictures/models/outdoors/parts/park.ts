import type { Object3D } from 'three'
import type { MakeSet } from '../../../studio/cover/cover.ts'
import { matte, metal } from '../../../studio/materials.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, box, drum, group, rod } from '../../../studio/shapes.ts'
import { bounce, paper, planks, plaster, shades, stone } from '../../../studio/surfaces/ground.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** White stripe on a floor in studio units. */
const stripe = (w: number, d: number, x: number, z: number, turn = 0, tone = '#f3f0ea') =>
  at(box(w, 0.008, d, 0.002, paper(tone)), { x, y: 0.003, z, ry: turn })

/** Outdoor court: painted ground, one white line aslant, a wall of another tone far behind. */
export const court: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1)), wall(plaster(accent), -5), stripe(30, 0.16, 0, -1.5, 0.16)],
  backdrop: bounce(accent),
})

/** Sports hall: pale boards with a coloured line, a wall with a darker band below. */
export const hall: MakeSet = (tone, accent) => ({
  ground: [
    floor(planks(accent, 8, 0.8)),
    wall(plaster(tone), -4),
    at(wall(plaster(darker(tone, 0.2)), 0, 0, 1.1), { y: 0.55, z: -3.98 }),
    stripe(30, 0.12, 0, -1.9, -0.1, lighter(tone, 0.7)),
  ],
  backdrop: bounce(accent),
})

/** Park path: pale ground, lawn behind, shade of leaves on the ground; `accent` is the lawn. */
export const path: MakeSet = (tone, accent) => ({
  ground: [
    floor(stone(tone, 1)),
    at(floor(plaster(accent), 14, 0.01), { y: 0.01, z: -9.2, rx: -Math.PI / 2 }),
    wall(plaster(lighter(accent, 0.35)), -9),
    at(overlay(shades('leaves'), 9, 9, 0.32), { y: 0.02, rx: -Math.PI / 2 }),
  ],
  pieces: [at(box(30, 0.1, 0.14, 0.03, stone(lighter(tone, 0.3), 2)), { y: 0.05, z: -2.2 })],
  backdrop: [lighter(accent, 0.6), lighter(accent, 0.3)],
})

/** Street at the house: slabs, a curb, a smooth wall. */
export const street: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1)), wall(stone(accent, 1), -3.4)],
  pieces: [at(box(34, 0.16, 1.1, 0.03, stone(lighter(tone, 0.2), 1)), { y: 0.08, z: -2.8 })],
  backdrop: bounce(accent),
})

/** Ramp of a skate park: a bank rises behind a smooth floor. */
export const ramp: MakeSet = (tone, accent) => ({
  ground: [
    floor(stone(tone, 1)),
    at(floor(stone(darker(tone, 0.08), 1), 8), { y: 1.4, z: -4.6, rx: -Math.PI / 2 + 0.62 }),
    wall(plaster(accent), -7.4),
  ],
  backdrop: bounce(blend(tone, accent, 0.5)),
})

/** Half sunk into sand, the sea far behind. */
export const sunkenBeach: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 3)), at(floor(paper(accent), 10, 0.01), { y: 0.012, z: -9.4, rx: -Math.PI / 2 })],
  top: -0.3,
  backdrop: [lighter(accent, 0.65), lighter(accent, 0.45)],
  haze: lighter(accent, 0.6),
})

/** Sports bottle, 24 cm. */
export const waterBottle = (color: string): Object3D =>
  group(drum(3.6, 3.5, 18, matte(color, 0.5), 0.7), at(drum(2.2, 3.4, 4, matte('#34373c', 0.5), 0.5), { y: 18 }))

/** Net of cords between two posts; `w` and `h` in centimetres, its lower edge at `low`. */
export const netting = (
  w: number,
  h: number,
  low: number,
  gap: number,
  cord = '#eef0ef',
  post = '#d9dcdd',
): Object3D => {
  const stuff = matte(cord)
  const columns = Math.round(w / gap)
  const rows = Math.round(h / gap)
  return group(
    ...Array.from({ length: columns + 1 }, (_, i) =>
      at(box(gap * 0.07, h, gap * 0.07, 0.01, stuff), { x: (i / columns - 0.5) * w, y: low + h / 2 }),
    ),
    ...Array.from({ length: rows + 1 }, (_, i) =>
      at(box(w, gap * 0.07, gap * 0.07, 0.01, stuff), { y: low + (i / rows) * h }),
    ),
    at(box(w, gap * 0.7, gap * 0.12, 0.02, matte('#f6f4ee')), { y: low + h }),
    ...[-1, 1].map(s => at(drum(gap * 0.3, gap * 0.3, low + h * 1.03, metal(post, 0.4)), { x: (s * w) / 2 })),
  )
}

/** Knee pad standing, 22 cm. */
export const kneePad = (color: string): Object3D =>
  group(
    at(drum(6.4, 5.6, 20, matte(color, 0.9), 1.4), {}),
    at(box(10, 12, 4, 2, matte(darker(color, 0.3), 0.8)), { y: 10.5, z: 4.6 }),
    at(
      rod(
        [
          [-6, 17, 2],
          [0, 17.4, 6.6],
          [6, 17, 2],
        ],
        0.5,
        matte(lighter(color, 0.3)),
      ),
      {},
    ),
  )
