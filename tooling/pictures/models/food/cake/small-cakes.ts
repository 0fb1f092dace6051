import type { Object3D } from 'three'
import { glass, matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, box, drum, group, sheet, slab, turned } from '../../../studio/shapes.ts'
import { spiral } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { strawberry } from '../parts/berries.ts'
import { around, piped, specks } from '../parts/cream.ts'
import { finished, grown, mottle } from '../parts/organic.ts'
import { block, type Layer, section, sector, wedge } from './layers.ts'

/** Square of matcha mousse on its paper tray. */
export const mousse = (): Object3D => {
  const green = '#7f9a4a'
  const layers: Layer[] = [
    { colour: '#8c9c52', share: 0.22, kind: 'sponge' },
    { colour: '#f6f1df', share: 0.2, kind: 'mousse' },
    { colour: '#b9c487', share: 0.16, kind: 'mousse' },
    { colour: '#8c9c52', share: 0.14, kind: 'sponge' },
    { colour: '#d3d9ac', share: 0.22, kind: 'mousse' },
    { colour: green, share: 0.06, kind: 'mousse' },
  ]
  return group(
    at(box(7.2, 0.3, 7.2, 0.1, matte('#c9a35a', 0.4)), { y: 0.15 }),
    at(block(6, 5, 6, finished('dry', green), layers), { y: 0.3 }),
    at(specks(260, 2.8, 5.32, '#5f7a30', 0.09), {}),
    at(piped({ r: 0.95, high: 1.2 }, '#fbf6e8'), { x: 1.5, y: 5.3, z: -1.4 }),
  )
}

/** Wedge of Basque cheesecake on its paper. */
export const basque = (): Object3D => {
  const layers: Layer[] = [
    { colour: '#cf9a55', share: 0.06, kind: 'mousse' },
    { colour: '#f1d795', share: 0.16, kind: 'mousse' },
    { colour: '#fae8b4', share: 0.5, kind: 'mousse' },
    { colour: '#efcf87', share: 0.16, kind: 'mousse' },
    { colour: '#a86a30', share: 0.06, kind: 'mousse' },
    { colour: '#54301a', share: 0.06, kind: 'mousse' },
  ]
  const [r, h, wide] = [10, 6.2, 0.74]
  return group(
    wedge(r, h, '#5a3118', layers, wide),
    sector(
      [
        [r * 1.01, 0],
        [r * 1.02, h * 0.5],
        [r * 1.02, h * 0.96],
        [r * 0.98, h * 1.02],
      ],
      -wide / 2,
      wide,
      finished('soft', '#a0642c'),
    ),
  )
}

/** Pleated paper cup with its cake; `top` says what is on it. */
export const cupcake = (
  paper: string,
  sponge: string,
  top: 'swirl' | 'cracked',
  cream = '#f2a3b8',
  seed = 1,
): Object3D => {
  const pleats = around(
    () => at(box(0.34, 4.2, 0.22, 0.08, matte(lighter(paper, 0.12))), { y: 2.1, rx: 0.2 }),
    30,
    2.78,
    0,
  )
  const dome = grown({
    size: [3.5, top === 'swirl' ? 1.3 : 2.2, 3.5],
    colour: p =>
      blend(
        sponge,
        darker(sponge, 0.5),
        top === 'cracked' ? Math.max(0, 0.62 - Math.abs(mottle(p, 2.4, seed) - 0.5) * 9) : 0,
      ),
    bend: p => {
      p.y = Math.max(p.y, -0.15)
    },
    lump: top === 'cracked' ? 0.3 : 0.05,
    grain: 2.6,
    seed,
    fine: 52,
    finish: 'dry',
  })
  return group(
    drum(3.3, 2.4, 4.3, matte(paper), 0.1),
    pleats,
    at(dome, { y: 4.2 }),
    ...(top === 'swirl'
      ? [
          at(piped({ r: 3.4, high: 5, ribs: 6, turns: 2.6, coil: 0.34 }, cream), { y: 4.9 }),
          at(sprinkles(16, seed), { y: 4.9 }),
        ]
      : []),
    ...(top === 'swirl' ? [at(strawberry(1, seed), { y: 10, rx: 2.8 })] : []),
  )
}

const sprinkles = (count: number, seed: number): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const t = 0.12 + noise(i + seed * 40) * 0.5
      const turn = noise(i + seed * 91 + 300) * 6.3
      const away = 3.4 * (1 - t) ** 0.72 * 1.02
      return at(
        drum(0.11, 0.11, 0.7, matte(['#fbf3e0', '#6fb8d0', '#f6c945', '#d94f6a'][i % 4] ?? '#fff', 0.4), 0.05),
        {
          x: Math.sin(turn) * away,
          y: t * 5,
          z: Math.cos(turn) * away,
          rz: noise(i) * 3,
          rx: noise(i + 9) * 3,
        },
      )
    }),
  )

/** Open box with a window lid standing up behind. */
export const cupcakeBox = (w: number, d: number, card: string): Object3D =>
  group(
    at(box(w, 0.3, d, 0.05, matte(card)), { y: 0.15 }),
    ...[-1, 1].map(side => at(box(0.25, 5, d, 0.05, matte(card)), { x: (side * w) / 2, y: 2.5 })),
    at(box(w, 5, 0.25, 0.05, matte(card)), { y: 2.5, z: -d / 2 }),
    at(box(w, 4, 0.25, 0.05, matte(darker(card, 0.04))), { y: 2, z: d / 2 }),
    ...[-1, 1].map(side =>
      at(box(w * 0.12, d * 0.8, 0.25, 0.05, matte(card)), {
        x: side * w * 0.44,
        y: 5 + d * 0.38,
        z: -d / 2 - d * 0.12,
        rx: -0.3,
      }),
    ),
    ...[0, 1].map(k =>
      at(box(w, d * 0.1, 0.25, 0.05, matte(card)), {
        y: 5 + d * 0.02 + k * d * 0.72,
        z: -d / 2 - k * d * 0.22,
        rx: -0.3,
      }),
    ),
    at(sheet(w * 0.78, d * 0.7, glass('#eef6fa', 0.22)), { y: 5 + d * 0.38, z: -d / 2 - d * 0.12, rx: -0.3 }),
  )

/** Chiffon baked in a tube pan: tall, with a hole. */
export const chiffon = (open = 0.9, facing = 0.5): Object3D => {
  const crust = '#c98f4c'
  const [r, h] = [9.5, 9.5]
  const wide = Math.PI * 2 - open
  const profile: [number, number][] = [
    [2.4, 0.3],
    [r * 0.86, 0],
    [r * 0.9, 0.5],
    [r * 0.95, h * 0.5],
    [r, h * 0.86],
    [r * 0.95, h * 0.97],
    [r * 0.75, h * 1.04],
    [r * 0.5, h * 1.02],
    [2.4, h * 0.94],
    [2.2, h * 0.4],
    [2.4, 0.3],
  ]
  const crumb = section(r - 2.3, h, [{ colour: '#fbe9b8', share: 1, kind: 'sponge' }])
  const skin = sector(profile, facing + open / 2, wide, finished('dry', crust))
  const face = (angle: number) =>
    at(group(at(sheet(r - 2.4, h * 0.985, crumb), { x: 2.3 + (r - 2.4) / 2, y: h * 0.5 })), { ry: angle - Math.PI / 2 })
  return group(
    skin,
    face(facing + open / 2),
    face(facing - open / 2),
    at(specks(900, r * 0.92, h * 1.01, '#fffdf8', 0.16), {}),
  )
}

/** Roll of green sponge around cream, lying along z; its end faces the camera. */
export const roll = (long: number, r = 4): Object3D => {
  const green = '#7d9846'
  const strip = slab(spiral(0.5, r - 0.9, 2, 1), long, 0.02, finished('dry', '#94ab5c'))
  const cream = at(drum(r - 0.5, r - 0.5, long - 0.12, finished('soft', '#fdf8ea'), 0.02), {
    z: -(long - 0.12) / 2,
    rx: Math.PI / 2,
  })
  const coat = at(
    turned(
      [
        [r - 0.55, 0],
        [r, 0, 0.06],
        [r, long, 0.06],
        [r - 0.55, long],
      ],
      finished('dry', green),
    ),
    { z: -long / 2, rx: Math.PI / 2 },
  )
  return at(group(at(group(strip, cream, coat), { y: r * 0.98 })), {})
}
