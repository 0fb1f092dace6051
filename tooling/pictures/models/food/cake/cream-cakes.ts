import type { Object3D } from 'three'
import { slice } from '../../../studio/food/fruit.ts'
import { gloss, glow, matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { ribbon } from '../../../studio/props/soft.ts'
import { at, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker } from '../../../studio/tones.ts'
import { blueberry, cherry, halfStrawberry, strawberry } from '../parts/berries.ts'
import { around, piped } from '../parts/cream.ts'
import { finished, set, strewn } from '../parts/organic.ts'
import { type Layer, roundCake, wedge } from './layers.ts'

const CREAM = '#fdf6ea'
const layersOf = (sponge: string, cream: string, bits?: string): Layer[] =>
  [0, 1].flatMap((): Layer[] => [
    { colour: sponge, share: 0.27, kind: 'sponge' },
    { colour: cream, share: 0.21, kind: 'cream', ...(bits ? { bits } : {}) },
  ])

/** Strawberry cake, a wedge lifted out. */
export const strawberryCake = (): Object3D => {
  const [r, h, open, facing] = [9, 7.4, 1.0, 0.35]
  const layers = layersOf('#f3d189', CREAM, '#dc3040')
  const kisses = around(
    () => piped({ r: 1.15, high: 1.7 }, '#fffaf0'),
    15,
    r - 1.5,
    h,
    facing + open / 2 + 0.2,
    6.28 - open,
  )
  const fruit = around(
    i => at(strawberry(1.45, i + 1), { rx: 2.6, y: 1.5 }),
    8,
    r - 4.4,
    h,
    facing + open / 2 + 0.35,
    6.28 - open,
  )
  return group(
    roundCake(r, h, CREAM, layers, open, facing),
    kisses,
    fruit,
    around(() => piped({ r: 0.75, high: 0.9 }, '#fffaf0'), 30, r + 0.2, 0, facing + open / 2 + 0.05, 6.28 - open),
  )
}

/** One wedge of it with a strawberry. */
export const strawberryWedge = (): Object3D =>
  group(
    wedge(9, 7.4, CREAM, layersOf('#f3d189', CREAM, '#dc3040'), 0.72),
    at(piped({ r: 1.3, high: 1.8 }, '#fffaf0'), { y: 7.4, z: 6.8 }),
    at(halfStrawberry(1.4), { y: 8.4, z: 4.6, rx: 0.5 }),
  )

/** Taro cake with open layers. */
export const taroCake = (): Object3D => {
  const [r, h, open, facing] = [9, 8, 1.05, 0.5]
  const purple = '#a98bc4'
  const cubes = [0.9, 1.15].map(s => box(s, s, s, 0.16, finished('soft', s > 1 ? '#cdb4de' : '#9a78b8')))
  const layers: Layer[] = [
    { colour: '#e9d3b0', share: 0.2, kind: 'sponge' },
    { colour: purple, share: 0.15, kind: 'mousse' },
    { colour: '#f7f0ea', share: 0.06, kind: 'cream' },
    { colour: '#e9d3b0', share: 0.2, kind: 'sponge' },
    { colour: purple, share: 0.15, kind: 'mousse' },
    { colour: '#f7f0ea', share: 0.06, kind: 'cream' },
    { colour: '#e9d3b0', share: 0.18, kind: 'sponge' },
  ]
  return group(
    roundCake(r, h, '#c6aedb', layers, open, facing, true),
    around(
      () => piped({ r: 1.25, high: 1.9, ribs: 9 }, '#b699d0'),
      13,
      r - 1.6,
      h,
      facing + open / 2 + 0.22,
      6.28 - open,
    ),
    at(
      set(
        cubes,
        strewn(15, 4.2, 4, 1.4, 3).filter(([x, , z]) => !(x > 1 && z > 0.5)),
        0.8,
      ),
      { x: -0.6, y: h + 0.5, z: -0.6 },
    ),
  )
}

/** Candle of a cake with a flame. */
export const cakeCandle = (colour: string, high = 6): Object3D =>
  group(
    drum(0.28, 0.28, high, matte(colour, 0.4), 0.06),
    ...[0.2, 0.45, 0.7].map(s => at(ring(0.285, 0.05, matte('#ffffff')), { y: high * s, rx: 1.2 })),
    at(drum(0.05, 0.05, 0.6, matte('#3a3633'), 0), { y: high }),
    at(drum(0.02, 0.24, 1.1, glow('#ffb53d', 1.2), 0.1), { y: high + 0.45 }),
    at(drum(0.2, 0.08, 0.3, glow('#ffd98a', 1.2), 0.1), { y: high + 0.3 }),
  )

/** Tall birthday cake under fruit, a ribbon round its foot. */
export const fruitCake = (): Object3D => {
  const [r, h] = [8, 11.5]
  const berries = strewn(26, 6.2, 6.2, 1.75, 5).map(([x, , z], i) => {
    const place = { x, y: h + 0.1, z, ry: noise(i) * 6 }
    if (i % 4 === 0) return at(group(at(strawberry(1.35, i), { rx: 0.5 + noise(i), y: 1.3 })), place)
    if (i % 4 === 1) return at(blueberry(0.85, i, 0.25), place)
    if (i % 4 === 2)
      return at(
        group(
          at(slice(1.3, i % 8 === 2 ? '#9cc04a' : '#f5a13a', i % 8 === 2 ? '#7a6a3a' : '#e98a22', 0.45, 9), {
            rx: 0.9,
            y: 0.9,
          }),
        ),
        place,
      )
    return at(group(at(box(1.3, 1.3, 1.3, 0.3, finished('wet', '#f6b93c')), { y: 0.7, rx: 0.4 })), place)
  })
  return group(
    roundCake(r, h, '#fbf3e6', []),
    around(() => piped({ r: 0.95, high: 1.2 }, '#fffaf2'), 22, r - 0.75, h),
    ...berries,
    at(drum(r + 0.1, r + 0.1, 2.3, finished('waxed', '#d1495b'), 0.1), { y: 0.5 }),
    at(ribbon('#d1495b', 1.9), { y: 2.2, z: r + 0.5 }),
    at(slab(rounded(6, 3.2, 1.2), 0.35, 0.1, gloss('#5a3220')), { y: h + 1.6, z: 5.4, rx: -0.5 }),
    ...[-3.2, -1.1, 1.1, 3.2].map((x, i) =>
      at(cakeCandle(['#f2b544', '#6fb3c9', '#e58aa0', '#8cbf7a'][i] ?? '#fff'), { x, y: h, z: -1.6 - (i % 2) * 1.2 }),
    ),
  )
}

/** Black Forest cake: shavings, cherries on cream. */
export const blackForest = (): Object3D => {
  const [r, h] = [8.4, 9]
  const dark = '#3b2117'
  const curls = [0, 1, 2].map(i =>
    at(drum(0.32, 0.32, 1.9 + i * 0.5, matte(i === 1 ? '#55301f' : dark, 0.5), 0.02), { rz: Math.PI / 2 }),
  )
  const flakes = Array.from({ length: 190 }, (_, i) => {
    const turn = noise(i) * Math.PI * 2
    return at(box(1.3, 0.5, 0.12, 0.05, matte(i % 3 ? dark : '#5e3724', 0.5)), {
      x: Math.sin(turn) * (r + 0.12),
      y: 0.4 + noise(i + 900) * (h - 1.2),
      z: Math.cos(turn) * (r + 0.12),
      ry: turn,
      rz: noise(i + 500) * 3,
    })
  })
  return group(
    roundCake(r, h, '#4a2b1d', []),
    ...flakes,
    around(
      () => group(piped({ r: 1.6, high: 1.7, ribs: 8 }, CREAM), at(cherry(1.05, '#a3142b', [0.6, 2.6]), { y: 1.1 })),
      8,
      r - 1.9,
      h,
      0.2,
    ),
    at(set(curls, strewn(22, 4, 4, 0.7), 1.2), { y: h + 0.4 }),
    ...[-1.6, 0, 1.6].map((x, i) =>
      at(cakeCandle(darker('#e8c9a0', i * 0.06), 6.5), { x, y: h, z: i === 1 ? -0.8 : 0.6 }),
    ),
  )
}
