import type { Object3D } from 'three'
import { type Cover, cushion, piping, tufts, upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal, wood } from '../../../studio/materials.ts'
import { at, box, drum, group } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'

/** What sofas differ in. */
export interface Sofa {
  readonly color: string
  readonly cover: Cover
  readonly seats?: number
  readonly legs?: 'wood' | 'metal' | 'none'
  /** Softness: 0.4 is tight, 2 is down. */
  readonly soft?: number
  readonly pillows?: readonly string[]
}

const legsAt = (places: readonly (readonly [number, number])[], kind: Sofa['legs'], high: number): Object3D[] =>
  kind === 'none'
    ? []
    : places.map(([x, z]) =>
        at(kind === 'metal' ? box(2, high, 6, 0.4, metal('#8d8f94', 0.3)) : drum(2.6, 1.7, high, wood('#8a5a35')), {
          x,
          z,
          y: kind === 'metal' ? high / 2 : 0,
        }),
      )

/** Straight sofa of 228 cm: three seats, low arms, short legs. */
export function straight({ color, cover, seats = 3, legs = 'wood', soft = 0.8, pillows = [] }: Sofa): Object3D {
  const skin = upholstery(color, cover)
  const wide = 192 / seats
  const xs = Array.from({ length: seats }, (_, i) => -96 + wide * (i + 0.5))
  return group(
    at(cushion(224, 20, 88, skin, { swell: 1, soft: 0.3 }), { y: 24 }),
    ...xs.map((x, i) => at(cushion(wide - 1, 17, 66, skin, { swell: 3.4, soft, seed: i }), { x, y: 42, z: 10 })),
    ...xs.map((x, i) =>
      at(cushion(wide - 2, 44, 18, skin, { swell: 4, soft, seed: i + 5, round: 8 }), { x, y: 66, z: -22, rx: -0.16 }),
    ),
    at(cushion(226, 58, 14, skin, { swell: 1, soft: 0.3 }), { y: 52, z: -39 }),
    ...[-106, 106].map((x, i) =>
      at(cushion(17, 42, 90, skin, { swell: 2, soft: soft * 0.6, seed: i + 9, round: 7 }), { x, y: 40 }),
    ),
    ...pillows.map((tone, i) =>
      at(cushion(44, 42, 15, upholstery(tone, 'linen'), { swell: 6, soft: 1, seed: i, round: 6 }), {
        x: i % 2 ? 78 : -76,
        y: 68,
        z: -2,
        rx: -0.3,
        rz: i % 2 ? 0.2 : -0.16,
      }),
    ),
    ...legsAt(
      [
        [-98, 34],
        [98, 34],
        [-98, -34],
        [98, -34],
      ],
      legs,
      15,
    ),
  )
}

/** Corner sofa of 270 cm with a chaise on the left. */
export function corner({ color, cover, soft = 1, legs = 'wood', pillows = [] }: Sofa): Object3D {
  const skin = upholstery(color, cover)
  return group(
    at(cushion(262, 20, 92, skin, { swell: 1, soft: 0.3 }), { y: 22 }),
    at(cushion(92, 20, 164, skin, { swell: 1, soft: 0.3 }), { x: -85, y: 22, z: 36 }),
    at(cushion(88, 17, 136, skin, { swell: 3.4, soft }), { x: -84, y: 40, z: 44 }),
    ...[5, 82].map((x, i) => at(cushion(80, 17, 72, skin, { swell: 3.4, soft, seed: i }), { x, y: 40, z: 10 })),
    ...[-84, 3, 80].map((x, i) =>
      at(cushion(78, 42, 18, skin, { swell: 4.4, soft, seed: i + 5, round: 8 }), { x, y: 63, z: -24, rx: -0.18 }),
    ),
    at(cushion(262, 56, 14, skin, { swell: 1, soft: 0.3 }), { y: 50, z: -40 }),
    at(cushion(16, 38, 94, skin, { swell: 2, soft: 0.5, round: 7 }), { x: 128, y: 36 }),
    at(cushion(16, 50, 94, skin, { swell: 2, soft: 0.5, round: 7 }), { x: -136, y: 42 }),
    ...pillows.map((tone, i) =>
      at(cushion(44, 42, 15, upholstery(tone, 'linen'), { swell: 6, soft: 1, seed: i, round: 6 }), {
        x: i % 2 ? 100 : -100,
        y: 66,
        z: 0,
        rx: -0.3,
        rz: i % 2 ? 0.24 : -0.18,
      }),
    ),
    ...legsAt(
      [
        [-122, 106],
        [-50, 106],
        [120, 38],
        [120, -36],
        [-122, -36],
      ],
      legs,
      13,
    ),
  )
}

/** Modular sofa of low blocks, set around a corner. */
export function modular({ color, cover, soft = 1.2 }: Sofa): Object3D {
  const skin = upholstery(color, cover)
  const seat = (x: number, z: number, seed: number) =>
    at(cushion(82, 40, 82, skin, { swell: 4, soft, seed, round: 12 }), { x, y: 20, z })
  const back = (x: number, z: number, turn: number, seed: number) =>
    at(group(at(cushion(80, 40, 26, skin, { swell: 4, soft, seed, round: 12 }), { y: 54, rx: -0.08 })), {
      x,
      z,
      ry: turn,
    })
  return group(
    seat(-84, 0, 1),
    seat(0, 0, 2),
    seat(84, 0, 3),
    seat(-84, 84, 4),
    back(-84, -32, 0, 5),
    back(0, -32, 0, 6),
    back(84, -32, 0, 7),
    back(-116, 84, Math.PI / 2, 8),
  )
}

/** Leather sofa of 216 cm: tight seats, thin square arms, stitching, slim metal feet. */
export function leather({ color, seats = 3 }: Sofa, raised = false): Object3D {
  const skin = upholstery(color, 'leather')
  const wide = 192 / seats
  const xs = Array.from({ length: seats }, (_, i) => -96 + wide * (i + 0.5))
  const footrest = raised
    ? [
        at(cushion(wide - 3, 9, 44, skin, { swell: 1.4, soft: 0.6 }), {
          x: xs[seats - 1] ?? 0,
          y: 40,
          z: 74,
          rx: 0.12,
        }),
        at(box(wide - 30, 3, 34, 1, metal('#6d7075')), { x: xs[seats - 1] ?? 0, y: 32, z: 62 }),
        at(drum(1.6, 1.6, 0.6, metal('#c9ccd2')), { x: 103.6, y: 44, z: 26, rz: -Math.PI / 2 }),
      ]
    : []
  return group(
    at(box(204, 16, 84, 4, skin), { y: 27 }),
    ...xs.flatMap((x, i) => [
      at(cushion(wide - 0.6, 14, 66, skin, { swell: 1.8, soft: 0.9, seed: i, round: 4 }), { x, y: 42, z: 8 }),
      at(
        group(
          cushion(wide - 0.8, 40, 13, skin, { swell: 2, soft: 0.9, seed: i + 4, round: 4 }),
          at(piping(wide - 2, 40, 7.4, color, 0.35), {}),
        ),
        { x, y: 64, z: -26, rx: -0.14 },
      ),
    ]),
    at(box(206, 54, 9, 3, skin), { y: 50, z: -38 }),
    ...[-102, 102].map(x => at(box(8, 38, 86, 3, skin), { x, y: 38 })),
    ...footrest,
    ...legsAt(
      [
        [-92, 34],
        [92, 34],
        [-92, -34],
        [92, -34],
      ],
      'metal',
      19,
    ),
  )
}

/** Armchair: a round shell wraps into the arms. */
export function single({ color, cover, soft = 0.8 }: Sofa): Object3D {
  const skin = upholstery(color, cover)
  const wrapped = Array.from({ length: 11 }, (_, i) => {
    const turn = -0.35 + (i / 10) * (Math.PI + 0.7)
    const rise = 14 * Math.sin((i / 10) * Math.PI)
    return at(cushion(22, 44 + rise, 13, skin, { swell: 1.6, soft: 0.3, seed: i, round: 6 }), {
      x: Math.cos(turn) * 36,
      z: -Math.sin(turn) * 34,
      y: 42 + rise / 2,
      ry: turn - Math.PI / 2,
    })
  })
  return group(
    at(drum(38, 36, 16, skin, 5), { y: 16 }),
    at(cushion(60, 17, 60, skin, { swell: 4, soft, round: 8 }), { y: 40, z: 4 }),
    ...wrapped,
    ...legsAt(
      [
        [-24, 24],
        [24, 24],
        [-24, -24],
        [24, -24],
      ],
      'wood',
      17,
    ),
  )
}

/** Low round seat with quilted seams. */
export function slouch({ color, cover }: Sofa): Object3D {
  const skin = upholstery(color, cover)
  const petals = Array.from({ length: 8 }, (_, i) => {
    const turn = (i / 8) * Math.PI * 2
    return at(cushion(36, 34, 46, skin, { swell: 6, soft: 1.6, seed: i, round: 15 }), {
      x: Math.cos(turn) * 27,
      z: Math.sin(turn) * 27,
      y: 18,
      ry: -turn + Math.PI / 2,
    })
  })
  const back = [-1, 0, 1].map(i =>
    at(cushion(38, 48, 26, skin, { swell: 6, soft: 1.6, seed: i + 20, round: 13 }), {
      x: i * 30,
      y: 50,
      z: -32 + Math.abs(i) * 8,
      ry: -i * 0.4,
      rx: -0.25,
    }),
  )
  return group(
    ...petals,
    ...back,
    at(cushion(54, 16, 54, skin, { swell: 6, soft: 1.4, round: 8 }), { y: 34, z: 2 }),
    tufts([[0, 45, 2]], color, 2),
  )
}

/** Two-seat sofa bed, `open` pulled forward into a bed. */
export function bed({ color, cover }: Sofa, open = true): Object3D {
  const skin = upholstery(color, cover)
  const frame = matte(darker(color, 0.25))
  const long = open ? 128 : 72
  return group(
    at(box(150, 12, 84, 3, frame), { y: 18 }),
    ...(open ? [at(box(148, 10, 62, 3, frame), { y: 17, z: 68 })] : []),
    ...[-37, 37].map((x, i) =>
      at(cushion(73, 17, long, skin, { swell: 3, soft: 1, seed: i, round: 6 }), { x, y: 33, z: open ? 30 : 6 }),
    ),
    ...[-37, 37].map((x, i) =>
      at(cushion(73, 46, 17, skin, { swell: 3.4, soft: 1, seed: i + 3, round: 7 }), {
        x,
        y: 58,
        z: -36,
        rx: open ? -0.5 : -0.16,
      }),
    ),
    ...[-82, 82].map(x => at(cushion(14, 44, 88, skin, { swell: 2, soft: 0.4, round: 6 }), { x, y: 34 })),
    ...(open
      ? [
          at(cushion(52, 12, 34, upholstery('#f3eee4', 'linen'), { swell: 5, soft: 1.4, round: 6 }), {
            x: -36,
            y: 47,
            z: -8,
            rx: -0.12,
          }),
          at(cushion(66, 6, 56, upholstery(lighter(color, 0.6), 'boucle'), { swell: 1, soft: 2, round: 3 }), {
            x: 34,
            y: 44,
            z: 60,
            ry: 0.1,
          }),
        ]
      : []),
    ...legsAt(
      [
        [-70, 34],
        [70, 34],
        [-70, -36],
        [70, -36],
        ...(open
          ? ([
              [-66, 92],
              [66, 92],
            ] as const)
          : []),
      ],
      'wood',
      13,
    ),
  )
}
