import type { MakeSet } from '../../../studio/cover/cover.ts'
import { glow } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { floor, overlay, wall } from '../../../studio/sets/parts.ts'
import { at, ball, box, drum, slab } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import {
  bounce,
  paper,
  pile,
  planks,
  plaster,
  shades,
  sheen,
  soil,
  stone,
  tiles,
} from '../../../studio/surfaces/ground.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** Old lane: small paving stones, a plastered wall with a plinth; `accent` is the paving. */
export const lane: MakeSet = (tone, accent) => ({
  ground: [
    floor(tiles(accent, 9)),
    wall(plaster(tone), -1.7),
    at(overlay(shades('leaves'), 8, 8, 0.5), { y: 2.6, z: -1.68 }),
  ],
  pieces: [at(box(34, 0.42, 0.06, 0.01, paper(darker(tone, 0.16))), { y: 0.21, z: -1.67 })],
  backdrop: bounce(tone),
})

/** Front of an office: tall panes between slim posts; `tone` is the glass, `accent` the paving. */
export const glassFront: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 2)), wall(plaster(tone), -1.7)],
  pieces: [
    ...Array.from({ length: 9 }, (_, i) =>
      at(box(1.36, 4.6, 0.02, 0.01, paper(blend(tone, i % 3 === 1 ? '#ffffff' : '#5a7480', 0.16 + noise(i) * 0.14))), {
        x: (i - 4) * 1.5,
        y: 2.5,
        z: -1.66,
      }),
    ),
    ...Array.from({ length: 10 }, (_, i) =>
      at(box(0.08, 5, 0.1, 0.01, paper('#4a5258')), { x: (i - 4.5) * 1.5, y: 2.5, z: -1.62 }),
    ),
    at(box(16, 0.08, 0.12, 0.01, paper('#4a5258')), { y: 0.16, z: -1.62 }),
  ],
  backdrop: bounce(tone),
})

/** Path through a park: pale gravel, lawn and a soft hedge behind; `tone` is the green, `accent` the sky. */
export const parkPath: MakeSet = (tone, accent) => ({
  ground: [
    floor(pile(tone, 6)),
    at(floor(stone('#d9cfbd', 1), 5.2, 0.01), { y: 0.012, z: 1.25, rx: -Math.PI / 2 }),
    at(wall(plaster(darker(tone, 0.3)), 0, 0, 1.3), { y: 0.65, z: -5 }),
  ],
  backdrop: [lighter(accent, 0.5), lighter(accent, 0.25)],
  haze: lighter(accent, 0.3),
})

/** Forest floor with fallen leaves and trunks; `accent` is the light between them. */
export const woodPath: MakeSet = (tone, accent) => ({
  ground: [floor(soil(tone)), at(overlay(shades('leaves'), 9, 9, 0.5), { rx: -Math.PI / 2, y: 0.01 })],
  pieces: [
    ...Array.from({ length: 9 }, (_, i) =>
      at(
        drum(
          0.16 + noise(i) * 0.12,
          0.24 + noise(i) * 0.14,
          9,
          paper(blend(darker(tone, 0.2), accent, 0.25 + noise(i + 40) * 0.35)),
          0.05,
        ),
        {
          x: (i - 4) * 1.25 + noise(i + 9) * 0.6,
          z: -3 - noise(i + 21) * 3.4,
        },
      ),
    ),
    ...Array.from({ length: 60 }, (_, i) => {
      const fallen = disc(
        0.045 + noise(i + 60) * 0.03,
        paper(['#b5713f', '#c9923f', '#8f5a33', '#a9853f'][i % 4] ?? '#b5713f'),
      )
      fallen.scale.x = 0.55
      return at(fallen, {
        x: (noise(i) - 0.5) * 4.4,
        y: 0.012 + noise(i + 8) * 0.012,
        z: (noise(i + 200) - 0.6) * 3.6,
        ry: noise(i + 12) * 6,
      })
    }),
  ],
  backdrop: [lighter(accent, 0.45), accent],
  haze: lighter(accent, 0.3),
})

/** Promenade: slabs, a low wall and the sea behind it; `tone` is the wall, `accent` sea and sky. */
export const seaWall: MakeSet = (tone, accent) => ({
  ground: [
    floor(tiles(lighter(tone, 0.1), 2)),
    at(wall(paper(blend(accent, '#2f6f8c', 0.35)), 0, 0, 1.5), { y: 0.75, z: -6 }),
  ],
  pieces: [
    at(box(30, 0.62, 0.3, 0.03, paper(tone)), { y: 0.31, z: -1.7 }),
    at(box(30, 0.1, 0.42, 0.03, paper(lighter(tone, 0.25))), { y: 0.66, z: -1.7 }),
  ],
  backdrop: [lighter(accent, 0.6), lighter(accent, 0.25)],
  haze: lighter(accent, 0.4),
})

/** Platform of the metro: big slabs, a yellow guiding strip, a tiled wall with a band; `accent` is the band. */
export const platform: MakeSet = (tone, accent) => ({
  ground: [floor(tiles('#d3d2ce', 2)), wall(tiles(tone, 5), -1.8)],
  pieces: [
    at(box(34, 0.34, 0.03, 0.005, paper(accent)), { y: 1.72, z: -1.78 }),
    at(box(34, 0.012, 0.3, 0.004, paper('#dcb64e')), { y: 0.006, z: 1.15 }),
    at(box(34, 0.16, 0.04, 0.01, paper(darker(tone, 0.35))), { y: 0.08, z: -1.78 }),
  ],
  backdrop: bounce(tone),
})

/** Hall with the doors of a lift; `tone` is the wall, `accent` the floor. */
export const liftHall: MakeSet = (tone, accent) => ({
  ground: [floor(tiles(accent, 1.5)), wall(plaster(tone), -1.6)],
  pieces: [
    ...[-0.62, 0.62].map(x => at(box(1.22, 3.2, 0.03, 0.01, paper('#a9a59d')), { x: x - 0.2, y: 1.6, z: -1.58 })),
    ...[-1.5, 1.1].map(x => at(box(0.14, 3.3, 0.1, 0.02, paper('#77736b')), { x, y: 1.65, z: -1.57 })),
    at(box(0.16, 0.4, 0.03, 0.02, paper('#77736b')), { x: 1.55, y: 1.1, z: -1.58 }),
    at(ball(0.03, glow('#ffdf9e', 1)), { x: 1.55, y: 1.16, z: -1.56 }),
  ],
  backdrop: bounce(tone),
})

/** Street at dusk: wet dark ground and soft lights far behind; `accent` is the evening sky. */
export const wetStreet: MakeSet = (tone, accent) => ({
  ground: [floor(sheen(tone, 0.36)), at(wall(paper(blend(tone, accent, 0.4)), 0, 0, 1.9), { y: 0.95, z: -7 })],
  pieces: Array.from({ length: 16 }, (_, i) =>
    at(ball(0.09 + noise(i + 4) * 0.1, glow(['#ffd89a', '#ffe9c9', '#f3a56a', '#cfe3f2'][i % 4] ?? '#ffd89a', 1)), {
      x: (noise(i) - 0.5) * 10,
      y: 0.7 + noise(i + 90) * 2.6,
      z: -6.6,
    }),
  ),
  backdrop: [lighter(accent, 0.2), accent],
  haze: accent,
})

/** Concrete of a skate park: floor, a curved ramp behind; `accent` is the sky. */
export const ramp: MakeSet = (tone, accent) => ({
  ground: [floor(stone(tone, 1))],
  pieces: [at(bank(tone), { z: -4.6, ry: -Math.PI / 2 })],
  backdrop: [lighter(accent, 0.4), lighter(accent, 0.1)],
  haze: lighter(accent, 0.25),
})

const bank = (tone: string) => {
  const curve = Array.from({ length: 15 }, (_, i): [number, number] => {
    const turn = (i / 14) * 1.25
    return [2 - Math.sin(turn) * 2, 1.9 - Math.cos(turn) * 1.9]
  })
  const body = slab([[-2, 0], [2, 0], ...curve.slice(1), [-2, 1.3]], 30, 0.01, stone(lighter(tone, 0.1), 1))
  return body
}

/** Hall with a polished wooden floor and spots of coloured light; `tone` is the wall. */
export const discoRink: MakeSet = (tone, accent) => ({
  ground: [floor(planks(accent, 6)), wall(plaster(tone), -2.6)],
  pieces: Array.from({ length: 18 }, (_, i) =>
    at(
      drum(
        0.1 + noise(i + 11) * 0.1,
        0.1 + noise(i + 11) * 0.1,
        0.01,
        paper(lighter(tone, 0.25 + noise(i + 3) * 0.3)),
        0,
      ),
      {
        x: (noise(i) - 0.5) * 7,
        y: 0.4 + noise(i + 50) * 3,
        z: -2.58,
        rx: Math.PI / 2,
      },
    ),
  ),
  backdrop: bounce(tone),
})

/** Ice with marks of blades before the boards of a rink; `accent` is the stripe of the boards. */
export const iceRink: MakeSet = (tone, accent) => ({
  ground: [
    floor(sheen(lighter(tone, 0.25), 0.3)),
    wall(plaster(tone), -5),
    ...Array.from({ length: 12 }, (_, i) =>
      at(floor(paper('#ffffff'), 0.012), {
        y: 0.003,
        x: 0,
        z: (noise(i + 3) - 0.6) * 4,
        rx: -Math.PI / 2,
      }).rotateZ((noise(i + 60) - 0.5) * 0.9),
    ),
  ],
  pieces: [
    at(box(34, 1.3, 0.08, 0.02, paper('#f3f5f6')), { y: 0.65, z: -2.8 }),
    at(box(34, 0.14, 0.1, 0.02, paper(accent)), { y: 0.14, z: -2.79 }),
    at(box(34, 0.08, 0.16, 0.02, paper(accent)), { y: 1.32, z: -2.8 }),
  ],
  backdrop: bounce(tone),
})
