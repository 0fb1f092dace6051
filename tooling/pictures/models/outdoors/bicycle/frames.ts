import type { Material, Object3D } from 'three'
import { matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, ring, rod } from '../../../studio/shapes.ts'
import { block, strut } from '../../home/parts/shape.ts'
import { axle, bikeWheel } from '../parts/wheels.ts'

/** A point in centimetres. */
export type Spot = readonly [x: number, y: number, z: number]

/** How a bicycle is made. Measures in centimetres; the front is at +x, the chain at +z. */
export interface Bike {
  readonly r: number
  readonly tyre: number
  readonly base: number
  readonly bar: 'swept' | 'flat' | 'drop'
  readonly frame: 'step' | 'sloping' | 'level' | 'beam' | 'curve'
  readonly seat: number
  readonly high: number
  readonly tube?: number
  readonly grip?: string
  readonly saddle?: string
  readonly knobs?: boolean
  readonly discs?: boolean
  readonly sprung?: boolean
  readonly guards?: boolean
  readonly deep?: number
  readonly rim?: string
  readonly wall?: string
  readonly spokes?: number
  readonly chainGuard?: boolean
  readonly stand?: boolean
  readonly half?: number
  readonly dull?: boolean
}

/** Places of a frame. */
export interface Joints {
  readonly back: Spot
  readonly front: Spot
  readonly crank: Spot
  readonly seat: Spot
  readonly low: Spot
  readonly top: Spot
  readonly bar: Spot
  readonly saddle: Spot
}

/** Where the joints of a bicycle are. */
export function jointsOf({ r, base, frame, seat, high, tyre }: Bike): Joints {
  const back: Spot = [-base / 2, r, 0]
  const front: Spot = [base / 2, r, 0]
  const stay = base * 0.42
  const drop = r > 28 ? 6 : r > 20 ? -4 : 1
  const crank: Spot = [-base / 2 + stay, r - drop, 0]
  const fork = r + tyre + 3
  const low: Spot = [base / 2 - 3.6 - fork * 0.26, r + fork * 0.95, 0]
  const head = frame === 'level' ? 14 : frame === 'step' ? 17 : r > 28 ? 12 : 8
  const top: Spot = [low[0] - head * 0.3, low[1] + head * 0.95, 0]
  const reach = { level: 0.66, sloping: 0.55, step: 0.55, beam: 0.46, curve: 0.5 }[frame] * (seat - crank[1])
  const at73 = (l: number): Spot => [crank[0] - l * 0.3, crank[1] + l * 0.954, 0]
  const bar: Spot = [top[0] + (frame === 'step' || frame === 'beam' ? -2 : 5) - (high - top[1]) * 0.25, high, 0]
  return { back, front, crank, seat: at73(reach), low, top, bar, saddle: at73((seat - crank[1]) / 0.954) }
}

const SILVER = () => metal('#b9bdc2', 0.28)

const framed = ({ frame, tube = 1.8 }: Bike, j: Joints, stuff: Material): Object3D => {
  const { back, crank, seat, low, top } = j
  const between = (a: Spot, b: Spot, t: number): Spot => [
    a[0] + (b[0] - a[0]) * t,
    a[1] + (b[1] - a[1]) * t,
    a[2] + (b[2] - a[2]) * t,
  ]
  const stays = [-1, 1].flatMap(s => [
    strut([crank[0], crank[1], s * 2.4], [back[0], back[1], s * 5.2], tube * 0.5, stuff),
    strut([seat[0], seat[1] - 1, s * 1.6], [back[0], back[1], s * 5.2], tube * 0.42, stuff),
  ])
  const main: Object3D[] = []
  if (frame === 'step') {
    const dip: Spot = [crank[0] + 9, crank[1] + 9, 0]
    main.push(
      rod(
        [
          between(low, top, 0.55),
          between(low, dip, 0.4),
          [dip[0] + 5, dip[1] + 2.6, 0],
          dip,
          between(crank, seat, 0.42),
        ],
        tube * 0.92,
        stuff,
      ),
      rod([between(low, top, 0.1), between(between(low, top, 0.1), crank, 0.45), crank], tube, stuff),
    )
  } else if (frame === 'beam') {
    const mid: Spot = [crank[0] + 16, crank[1] + 7, 0]
    main.push(
      strut(between(crank, seat, 0.22), mid, tube * 1.5, stuff),
      strut(mid, between(low, top, 0.5), tube * 1.5, stuff),
      at(block([6, 9, 7], 1.6, plastic('#3b3e44', 0.4)), { x: mid[0], y: mid[1], rz: 0.3 }),
      at(box(4.4, 1.4, 1.6, 0.5, SILVER()), { x: mid[0] + 1, y: mid[1] + 1, z: 4 }),
    )
  } else if (frame === 'curve') {
    main.push(
      rod(
        [
          between(low, top, 0.55),
          [low[0] - 9, low[1] - 1, 0],
          between(low, crank, 0.55),
          [crank[0] + 4, crank[1] + 4, 0],
          between(crank, seat, 0.25),
        ],
        tube * 1.6,
        stuff,
      ),
    )
  } else {
    main.push(
      strut(crank, between(low, top, 0.2), tube * 1.15, stuff),
      strut(
        frame === 'level' ? between(crank, seat, 0.97) : between(crank, seat, 0.9),
        between(low, top, 0.8),
        tube * 0.92,
        stuff,
      ),
    )
  }
  return group(
    ...main,
    ...stays,
    strut(crank, seat, tube, stuff),
    strut(between(low, top, -0.1), between(low, top, 1.1), tube * 1.2, stuff),
    at(axle(tube * 1.4, 7, stuff, 0.4), { x: crank[0], y: crank[1] }),
    at(ball(tube * 0.9, stuff), { x: seat[0], y: seat[1] - 0.6 }),
  )
}

const forkOf = ({ tyre, sprung, tube = 1.8 }: Bike, { front, low }: Joints, stuff: Material): Object3D => {
  const w = tyre + 2.4
  const crown: Spot = [low[0] + 0.8, low[1] - 2, 0]
  const upper = sprung ? metal('#c9ccd0', 0.22) : stuff
  const mid = (s: number): Spot => [
    crown[0] + (front[0] - crown[0]) * 0.45,
    crown[1] + (front[1] - crown[1]) * 0.45,
    s * w,
  ]
  return group(
    at(box(4.6, 3, w * 2 + 2, 1, sprung ? plastic('#2c2e33', 0.4) : stuff), { x: crown[0], y: crown[1] }),
    ...[-1, 1].flatMap(s =>
      sprung
        ? [
            strut([crown[0], crown[1], s * w], mid(s), 1.5, upper),
            strut(mid(s), [front[0], front[1], s * w], 2, plastic('#2c2e33', 0.4)),
          ]
        : [
            rod(
              [
                [crown[0], crown[1], s * w],
                [crown[0] + (front[0] - crown[0]) * 0.55, crown[1] + (front[1] - crown[1]) * 0.6, s * w],
                [front[0], front[1], s * w],
              ],
              tube * 0.55,
              stuff,
            ),
          ],
    ),
  )
}

const drive = ({ r, chainGuard }: Bike, { crank, back }: Joints, color: string): Object3D => {
  const k = r > 28 ? 1 : r > 20 ? 0.9 : 0.62
  const [cx, cy] = crank
  const [ring1, cog, arm] = [9 * k, 3.6 * k, 16.5 * k]
  const dark = metal('#4d5157', 0.35)
  const silver = SILVER()
  const a = 0.5
  const pedal = (s: number) => {
    const [x, y] = [cx + Math.cos(a) * arm * s, cy - Math.sin(a) * arm * s]
    return group(
      strut([cx, cy, s * 6.4], [x, y, s * 8], 0.9 * k, silver),
      at(box(9 * k, 1.6, 8 * k, 0.6, plastic('#2c2e33', 0.5)), { x, y, z: s * (8 + 5 * k) }),
    )
  }
  return group(
    at(ring(ring1, 0.5, dark), { x: cx, y: cy, z: 5 }),
    ...[0, 1, 2, 3, 4].map(i =>
      strut([cx, cy, 5.2], [cx + Math.sin(i * 1.257) * ring1, cy + Math.cos(i * 1.257) * ring1, 5], 0.6, silver),
    ),
    at(ring(cog, 0.7, dark), { x: back[0], y: back[1], z: 4.6 }),
    ...(chainGuard
      ? [
          at(
            block([cx - back[0] + 10 * k, 7 * k, 1.6], 0.8, plastic(color, 0.4), (x, y, z) => [
              x,
              y * (1 + (x / (cx - back[0])) * 0.6),
              z,
            ]),
            {
              x: (cx + back[0]) / 2 + 2 * k,
              y: (cy + back[1]) / 2 + 0.6,
              z: 5.8,
              rz: Math.atan2(cy - back[1], cx - back[0]),
            },
          ),
        ]
      : [
          strut([cx, cy + ring1, 5], [back[0], back[1] + cog, 4.8], 0.34, dark),
          strut([cx, cy - ring1, 5], [back[0] + 1.6, back[1] - 6.4, 5.6], 0.34, dark),
          at(box(2.2, 8, 1.4, 0.6, dark), { x: back[0] + 1.4, y: back[1] - 4.4, z: 5.8, rz: -0.2 }),
        ]),
    pedal(1),
    pedal(-1),
  )
}

/** Saddle on its post. */
const perch = ({ r, bar }: Bike, { saddle, seat }: Joints, color: string): Object3D => {
  const k = r > 28 || r > 19 ? 1 : 0.72
  const wide = bar === 'drop' ? 12.5 : bar === 'swept' ? 21 : 16
  return group(
    strut(seat, [saddle[0] + 0.6, saddle[1] - 4, 0], 1.35, metal('#b9bdc2', 0.28)),
    at(
      block(
        [27 * k, (bar === 'swept' ? 6 : 4.4) * k, wide * k],
        1.9 * k,
        rubber(color),
        (x, y, z) => {
          const t = x / (13.5 * k)
          return [
            x,
            y + (t < -0.3 ? 1.6 * (t + 0.3) ** 2 : -0.6 * Math.max(0, t) ** 2),
            z * (t > -0.2 ? Math.max(0.24, 1 - 0.95 * ((t + 0.2) / 1.2) ** 0.7) : 1),
          ]
        },
        20,
      ),
      { x: saddle[0] + 1.6, y: saddle[1] - 1 },
    ),
  )
}

const bars = ({ bar: kind, grip = '#2a2c30', half = 29 }: Bike, { bar, top }: Joints): Object3D => {
  const silver = metal(kind === 'drop' ? '#2f3237' : '#b9bdc2', 0.3)
  const tape = rubber(grip)
  const [x, y] = bar
  const stem = strut(top, [x, y, 0], 1.5, silver)
  if (kind === 'drop')
    return group(
      stem,
      ...[-1, 1].flatMap(s => [
        rod(
          [
            [x, y, 0],
            [x, y, s * 14],
            [x + 2.4, y, s * 19.4],
            [x + 8, y - 0.4, s * 20.6],
          ],
          1.35,
          tape,
        ),
        rod(
          [
            [x + 7.4, y - 0.2, s * 20.6],
            [x + 10, y - 3.6, s * 20.8],
            [x + 8.6, y - 9.4, s * 21.2],
            [x + 3.4, y - 12.4, s * 21.6],
            [x - 2.4, y - 12.8, s * 21.8],
          ],
          1.35,
          tape,
        ),
        at(block([6, 3.8, 3.2], 1.3, rubber('#2a2c30')), { x: x + 10.6, y: y + 0.8, z: s * 20.7, rz: 0.4 }),
        rod(
          [
            [x + 12.4, y + 0.6, s * 20.8],
            [x + 13.4, y - 4, s * 21.2],
            [x + 11, y - 10, s * 21.8],
          ],
          0.5,
          metal('#3b3e44', 0.3),
        ),
      ]),
    )
  if (kind === 'swept')
    return group(
      stem,
      ...[-1, 1].flatMap(s => [
        rod(
          [
            [x, y, 0],
            [x + 3, y + 3, s * 9],
            [x + 1, y + 5, s * 20],
            [x - 8, y + 4, s * half],
            [x - 20, y + 2.6, s * (half + 1.4)],
          ],
          1.15,
          silver,
        ),
        rod(
          [
            [x - 8.6, y + 3.8, s * (half + 0.1)],
            [x - 14, y + 3.4, s * (half + 0.8)],
            [x - 21, y + 2.4, s * (half + 1.5)],
          ],
          1.65,
          tape,
        ),
        rod(
          [
            [x - 5, y + 3.4, s * (half - 2)],
            [x - 9, y + 0.6, s * (half + 0.4)],
            [x - 17, y + 0.2, s * (half + 1)],
          ],
          0.4,
          silver,
        ),
      ]),
      at(ball(2.2, metal('#d3b26a', 0.25)), { x: x + 0.6, y: y + 6.4, z: 15 }),
    )
  return group(
    stem,
    at(axle(1.25, half * 2 - 8, silver, 0.3), { x, y }),
    ...[-1, 1].flatMap(s => [
      at(axle(1.7, 12, tape, 0.5), { x, y, z: s * (half - 6) }),
      rod(
        [
          [x + 2, y - 0.4, s * (half - 14)],
          [x + 4, y - 1.4, s * (half - 8)],
          [x + 4, y - 2, s * (half - 1)],
        ],
        0.5,
        metal('#3b3e44', 0.35),
      ),
    ]),
  )
}

const mudguards = ({ r, tyre }: Bike, { back, front }: Joints, color: string): Object3D => {
  const one = (x: number, from: number, arc: number) => {
    const part = at(ring(r + 1.8, 0.5, plastic(color, 0.35), arc), { x, y: r, rz: from })
    part.scale.z = tyre * 2.6
    return group(
      part,
      ...[-1, 1].map(s =>
        strut(
          [x, r, s * 4],
          [
            x + Math.cos(from + (x < 0 ? arc * 0.92 : 0.12)) * (r + 1.6),
            r + Math.sin(from + (x < 0 ? arc * 0.92 : 0.12)) * (r + 1.6),
            s * 1.4,
          ],
          0.25,
          SILVER(),
        ),
      ),
    )
  }
  return group(one(back[0], 0.55, 2.9), one(front[0], 0.5 + 0.35, 2.4))
}

/** Whole bicycle, standing. */
export function bicycle(main: string, make: Bike): Object3D {
  const j = jointsOf(make)
  const stuff = plastic(main, make.dull ? 0.55 : 0.26)
  const wheel = () =>
    bikeWheel(make.r, make.tyre, {
      ...(make.rim ? { rim: make.rim } : {}),
      ...(make.wall ? { wall: make.wall } : {}),
      knobs: make.knobs ?? false,
      deep: make.deep ?? 0,
      spokes: make.spokes ?? 28,
      disc: make.discs ?? false,
    })
  return group(
    at(group(wheel()), { x: j.back[0], y: make.r }),
    at(group(wheel()), { x: j.front[0], y: make.r }),
    framed(make, j, stuff),
    forkOf(make, j, stuff),
    drive(make, j, main),
    perch(make, j, make.saddle ?? '#2a2c30'),
    bars(make, j),
    ...(make.guards ? [mudguards(make, j, main)] : []),
    ...(make.stand ? [strut([j.crank[0] - 8, j.crank[1] - 2, -4], [j.crank[0] - 15, 0.6, -15], 0.9, SILVER())] : []),
  )
}

/** Rack over the rear wheel. */
export const rack = (make: Bike): Object3D => {
  const { back } = jointsOf(make)
  const y = make.r * 2 + 5
  const silver = metal('#8d9198', 0.35)
  return group(
    ...[-1, 1].flatMap(s => [
      strut([back[0] - 18, y, s * 6], [back[0] + 19, y, s * 6], 0.7, silver),
      strut([back[0], make.r, s * 6], [back[0] - 8, y, s * 6], 0.55, silver),
      strut([back[0], make.r, s * 6], [back[0] + 9, y, s * 6], 0.55, silver),
    ]),
    ...[-16, -5, 6, 17].map(x => strut([back[0] + x, y, -6], [back[0] + x, y, 6], 0.55, silver)),
  )
}

/** Basket of wicker before the bar, bread and leaves in it. */
export const basket = (make: Bike): Object3D => {
  const { bar } = jointsOf(make)
  const [x, y] = [bar[0] + 19, bar[1] - 25]
  const wicker = matte('#b98a55', 0.9)
  return group(
    ...Array.from({ length: 9 }, (_, i) => {
      const loop = at(ring(13 + i * 0.45, 1.15, matte(i % 2 ? '#b98a55' : '#a87a48', 0.9)), {
        x,
        y: y + i * 2.3,
        rx: Math.PI / 2,
      })
      loop.scale.set(1, 1.3, 1)
      return loop
    }),
    ...Array.from({ length: 24 }, (_, i) => {
      const a = (i / 24) * 6.283
      return strut(
        [x + Math.cos(a) * 13.2, y - 0.4, Math.sin(a) * 17.2],
        [x + Math.cos(a) * 16.8, y + 18.6, Math.sin(a) * 22],
        0.5,
        wicker,
      )
    }),
    at(drum(12.6, 12.6, 1, wicker), { x, y }),
    ...[-1, 1].map(s =>
      at(drum(2.6, 2.8, 25, matte('#cf9a5a', 0.8), 2.2), {
        x: x + s * 3,
        y: y + 2,
        z: s * 5,
        rz: -s * 0.2,
        rx: s * 0.16,
      }),
    ),
  )
}

/** Pannier at the side of the rack. */
export const pannier = (make: Bike, color: string): Object3D => {
  const { back } = jointsOf(make)
  return group(
    at(block([31, 30, 13], 4, matte(color, 0.85)), { x: back[0] - 1, y: make.r * 2 - 11, z: 14 }),
    at(block([30, 11, 14], 3, matte('#3b3e44', 0.85)), { x: back[0] - 1, y: make.r * 2 + 1, z: 13.8 }),
    ...[-7, 7].map(x => at(box(2, 14, 0.6, 0.2, matte('#d8cdb8')), { x: back[0] - 1 + x, y: make.r * 2 - 4, z: 21 })),
  )
}

/** Small wheels at the sides that keep a child's bicycle upright. */
export const stabilisers = (make: Bike): Object3D => {
  const { back } = jointsOf(make)
  return group(
    ...[-1, 1].map(s =>
      group(
        strut([back[0], make.r, s * 5], [back[0] - 1, make.r * 0.72, s * 17], 0.7, SILVER()),
        strut([back[0] - 1, make.r * 0.72, s * 17], [back[0] - 2, 5, s * 18], 0.7, SILVER()),
        placed(group(axle(5, 2.6, rubber('#2c2e33'), 0.8), axle(3.4, 2.9, plastic('#f3efe4', 0.4), 0.3)), {
          x: back[0] - 2,
          y: 5,
          z: s * 19.4,
        }),
      ),
    ),
  )
}

/** Streamers on the ends of a bar. */
export const streamers = (make: Bike, colours: readonly string[]): Object3D => {
  const { bar } = jointsOf(make)
  const half = make.half ?? 29
  return group(
    ...[-1, 1].flatMap(s =>
      Array.from({ length: 7 }, (_, i) =>
        rod(
          [
            [bar[0], bar[1], s * half],
            [bar[0] - 1 + i * 0.4, bar[1] - 1, s * (half + 2.6)],
            [bar[0] - 3 + i * 0.9, bar[1] - 9 - (i % 3), s * (half + 3 + (i % 2))],
          ],
          0.32,
          matte(colours[i % colours.length] ?? '#ffffff', 0.6),
        ),
      ),
    ),
  )
}

/** Folding bicycle, folded: the wheels beside each other, the post pushed in, the bar folded down. */
export function folded(main: string, r: number): Object3D {
  const stuff = plastic(main, 0.3)
  const tan = rubber('#a8714a')
  const wheel = () => bikeWheel(r, 2, { spokes: 20 })
  const y = r + 6
  return group(
    at(group(wheel()), { x: -6, y: r, z: 7 }),
    at(group(wheel()), { x: -2, y: r, z: -8 }),
    strut([4, y - 1, 7], [33, y + 5, 6], 2.7, stuff),
    strut([2, y + 9, -8], [33, y + 5, -6], 2.7, stuff),
    at(block([6, 9, 16], 2, plastic('#3b3e44', 0.4)), { x: 34, y: y + 5 }),
    strut([4, y - 3, 7], [-4, y + 26, 7], 2.1, stuff),
    strut([-4, y + 26, 7], [-6, y + 32, 7], 1.5, SILVER()),
    at(
      block(
        [26, 4.6, 15],
        2,
        tan,
        (x, h, z) => [x, h, z * (x > -3 ? Math.max(0.28, 1 - 0.9 * ((x + 3) / 16) ** 0.8) : 1)],
        18,
      ),
      { x: -5, y: y + 34, z: 7 },
    ),
    ...[5, 9].map(z => strut([4, y - 3, z], [-6, r, z < 7 ? 2.6 : 11.4], 0.9, stuff)),
    ...[-1, 1].map(s => strut([2, y + 9, -8 + s * 2.6], [-2, r, -8 + s * 4.4], 1, stuff)),
    strut([2, y + 6, -8], [0, y + 18, -8], 2.2, stuff),
    strut([0, y + 17, -12], [10, 13, -16], 1.6, SILVER()),
    strut([10, 13, -16], [10, 12, 17], 1.2, SILVER()),
    at(axle(1.7, 11, tan, 0.4), { x: 10, y: 12, z: 17 }),
    at(ring(8, 0.5, metal('#4d5157', 0.35)), { x: 5, y: y - 4, z: 13 }),
    strut([5, y - 4, 14], [14, y - 13, 15], 0.9, SILVER()),
    at(box(8, 1.6, 7, 0.6, plastic('#2c2e33', 0.5)), { x: 14, y: y - 13, z: 19 }),
    strut([6, y - 5, 4], [12, 0.6, 0], 0.9, SILVER()),
  )
}
