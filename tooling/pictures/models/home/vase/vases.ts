import type { Object3D } from 'three'
import { glaze, gloss, matte, metal, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { leaf, twig } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, ring, rod, sheet, slab } from '../../../studio/shapes.ts'
import { clouds } from '../../../studio/surfaces/fields.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { ribbedGlass, running, speckled, vessel } from '../parts/crockery.ts'
import { block, type Point, shaped, strut, surface } from '../parts/shape.ts'
import { timber } from '../parts/timber.ts'

const bare = (high: number): Object3D => {
  const bark = matte('#5a4436')
  return group(
    rod(
      [
        [0, 0, 0],
        [0.8, high * 0.4, 0.4],
        [-1.6, high * 0.7, 0],
        [1.4, high, 0.6],
      ],
      0.42,
      bark,
    ),
    rod(
      [
        [0.3, high * 0.45, 0.3],
        [5, high * 0.66, 1],
        [7.6, high * 0.92, 0],
      ],
      0.28,
      bark,
    ),
    rod(
      [
        [-1.4, high * 0.66, 0],
        [-6, high * 0.8, -1],
        [-9, high * 0.84, 0],
      ],
      0.24,
      bark,
    ),
    rod(
      [
        [4.6, high * 0.64, 1],
        [8, high * 0.66, 1.4],
        [10.6, high * 0.74, 1],
      ],
      0.18,
      bark,
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ball(0.44, matte('#b5713f')), {
        x: [7.6, 10.6, -9, 1.4, 5.2, -6, 8, -3, 3][i] ?? 0,
        y: high * ([0.92, 0.74, 0.84, 1, 0.68, 0.8, 0.67, 0.74, 0.56][i] ?? 0.8),
        z: 0.6,
      }),
    ),
  )
}

/** Round vase of 24 cm with a glaze that ran. */
export const emptyReactive = (color: string): Object3D =>
  group(
    vessel(
      [
        [4.4, 0],
        [6.6, 1.4],
        [10.4, 7.4],
        [9.8, 13.6],
        [5, 18.6],
        [2.7, 20.4],
        [3.1, 23],
      ],
      0.5,
      running(color, color === '#e0623c' ? '#2c6f70' : '#7a4528', 0.5),
    ),
  )

/** Bare branch, in its place in that vase. */
export const branch = (): Object3D => at(bare(28), { y: 17 })

/** The vase with one bare branch in it. */
export const reactive = (color: string): Object3D => group(emptyReactive(color), branch())

/** Unglazed clay with finger marks and a dried stem. */
export const wabi = (color: string): Object3D => {
  const clay = speckled(lighter(color, 0.08), 0, '#4f4238')
  const body = shaped(
    vessel(
      [
        [4, 0],
        [5.4, 0.8],
        [7.4, 4.6],
        [6.8, 9],
        [3.4, 11.6],
        [2.5, 13],
        [2.9, 14.6],
      ],
      0.55,
      clay,
    ),
    (x, y, z) => {
      const turn = Math.atan2(z, x)
      const k =
        1 +
        0.028 * Math.sin(y * 3.4 + turn) +
        (clouds(Math.cos(turn) * 2 + 20, Math.sin(turn) * 2 + y * 0.2 + 20, 2, 64) - 0.5) * 0.14
      return [x * k, y * (1 + 0.02 * Math.cos(turn)), z * k]
    },
  )
  return group(
    body,
    rod(
      [
        [0, 8, 0],
        [1.4, 20, 0.4],
        [5, 31, 1],
      ],
      0.2,
      matte('#9a7f55'),
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      at(leaf('#cda968', 3.4 - i * 0.05, 0.8, 0.3), {
        x: 1.8 + i * 0.14,
        y: 20 + i * 0.48,
        z: 0.5,
        ry: i * 2.4,
        rz: 0.9,
      }),
    ),
  )
}

const tulip = (color: string, x: number, z: number, high: number): Object3D => {
  const stem: Point[] = [
    [x * 0.2, 2, z * 0.2],
    [x * 0.5, high * 0.6, z * 0.5],
    [x * 1.5, high, z * 1.4],
  ]
  return group(
    rod(stem, 0.34, matte('#6d9a54')),
    at(
      group(
        ...[0, 1, 2, 3, 4, 5].map(i =>
          at(
            group(
              surface(
                (u, v) => {
                  const turn = (u - 0.5) * 1.5
                  const r = 2.1 * Math.sin(Math.min(1, 0.16 + v * 0.72) * Math.PI * 0.62) * (1 - 0.28 * v * v)
                  return [
                    Math.sin(turn) * r * (1 - 0.5 * v ** 3),
                    v * 4.8 - (u * 2 - 1) ** 2 * 0.9 * v,
                    Math.cos(turn) * r,
                  ]
                },
                matte(i % 2 ? lighter(color, 0.16) : color, 0.6),
                8,
                12,
              ),
            ),
            { ry: i * 1.047 },
          ),
        ),
      ),
      { x: x * 1.5, y: high - 0.4, z: z * 1.4, rz: -x * 0.06, rx: z * 0.05 },
    ),
    at(leaf('#7fa863', high * 0.44, 2.6, 2), {
      x: x * 0.6,
      y: high * 0.5,
      z: z * 0.6,
      ry: -Math.atan2(z, x) + 0.6,
      rz: 0.9,
    }),
  )
}

/** Ribbed glass of 30 cm with water. */
export const tallGlass = (color: string): Object3D =>
  group(
    at(drum(4.4, 4, 15, clear(lighter(color, 0.7), 0.5), 0.4), { y: 1.2 }),
    at(drum(4.4, 4.4, 0.1, clear('#ffffff', 0.9), 0), { y: 16.2 }),
    ribbedGlass(
      [
        [0, 0],
        [4.2, 0.1],
        [4.7, 0.8],
        [4.6, 14],
        [5.4, 24],
        [6.2, 30],
      ],
      lighter(color, 0.15),
      22,
      0.18,
      0.5,
    ),
    at(ring(6.2, 0.16, clear(lighter(color, 0.4), 0.8)), { y: 30, rx: Math.PI / 2 }),
  )

/** Seven tulips, in their places in that glass. */
export const bunch = (): Object3D =>
  group(
    ...Array.from({ length: 7 }, (_, i) =>
      tulip(
        i % 3 ? '#e88a9a' : '#f4c6b0',
        Math.cos(i * 2.4) * (1.4 + (i % 3)),
        Math.sin(i * 2.4) * (1.4 + (i % 3)),
        36 + (i % 4) * 2.4,
      ),
    ),
  )

/** The glass with tulips. */
export const tulips = (color: string): Object3D => group(bunch(), tallGlass(color))

/** Thick glass with seeded bubbles and eucalyptus. */
export const bubbled = (color: string): Object3D =>
  group(
    vessel(
      [
        [4.6, 0],
        [5.6, 0.8],
        [6.4, 6],
        [5.2, 14],
        [4.4, 20],
        [5.6, 26],
      ],
      0.5,
      clear(lighter(color, 0.12), 0.6),
    ),
    at(drum(5.2, 5, 2.4, clear(color, 0.8), 0.6), { y: 0.3 }),
    ...Array.from({ length: 90 }, (_, i) => {
      const y = 1.6 + noise(i) * 22
      const r = y < 6 ? 6 : y < 14 ? 5.7 : 4.8
      return at(ball(0.14 + noise(i + 40) ** 2 * 0.34, clear('#ffffff', 0.9)), {
        x: Math.cos(i * 2.4) * r * 0.96,
        y,
        z: Math.sin(i * 2.4) * r * 0.96,
      })
    }),
    ...[0, 1, 2].map(i =>
      at(twig(['#8fb0a0', '#7fa394', '#a3bfae'][i] ?? '#8fb0a0', 34 - i * 3, 8, 4.6), {
        y: 12,
        x: i - 1,
        rz: (i - 1) * -0.34,
        ry: i * 1.2,
      }),
    ),
  )

const split = (size: number, color: string): Object3D => {
  const corners: [number, number][] = Array.from({ length: 90 }, (_, i) => {
    const turn = -Math.PI / 2 + (i / 89) * Math.PI * 2
    const heart = 1 - 0.22 * Math.sin(turn) ** 7
    const cut = Math.abs(Math.cos(turn)) > 0.24 && Math.sin(turn * 6.5) > 0.72 ? 0.62 : 1
    return [Math.cos(turn) * size * 0.46 * heart * cut, Math.sin(turn) * size * 0.5 * heart + size * 0.42]
  })
  const plate = shaped(slab(corners, 0.24, 0.06, matte(color, 0.45)), (x, y, z) => [
    x,
    y,
    z - (x / size) ** 2 * size * 0.5 - (y / size) ** 2 * size * 0.3,
  ])
  return group(
    plate,
    rod(
      [
        [0, 0, 0.2],
        [0, size * 0.4, -size * 0.03],
        [0, size * 0.86, -size * 0.24],
      ],
      size * 0.012,
      matte(lighter(color, 0.3)),
    ),
  )
}

/** Monstera of cloth and wire in a pot of cement, 46 cm. */
export const monstera = (): Object3D =>
  group(
    vessel(
      [
        [6.6, 0],
        [7, 0.4],
        [8.6, 13],
      ],
      0.8,
      speckled('#b9b4ab', 0, '#7d786f'),
      false,
    ),
    at(drum(7.4, 7.4, 0.6, matte('#4f3d30'), 0.1), { y: 11 }),
    ...Array.from({ length: 9 }, (_, i) => {
      const turn = i * 2.4
      const [high, away] = [24 + (i % 4) * 6, 8 + (i % 3) * 4]
      const [x, z] = [Math.cos(turn) * away, Math.sin(turn) * away * 0.8]
      return group(
        rod(
          [
            [0, 11, 0],
            [x * 0.3, high * 0.7, z * 0.3],
            [x, high, z],
          ],
          0.3,
          matte('#5f8450'),
        ),
        at(group(at(split(15 - (i % 3) * 2, i % 2 ? '#3f7a4a' : '#53925a'), { rx: 0.7 })), {
          x,
          y: high - 1,
          z,
          ry: Math.atan2(x, z),
        }),
      )
    }),
  )

/** Hydrangea heads in a small pot of cement. */
export const hydrangea = (color: string): Object3D =>
  group(
    vessel(
      [
        [5, 0],
        [5.4, 0.4],
        [6.6, 9.6],
      ],
      0.7,
      speckled('#c3beb4', 0, '#8a857b'),
      false,
    ),
    at(drum(5.8, 5.8, 0.6, matte('#4f3d30'), 0.1), { y: 8.4 }),
    ...(
      [
        [-4.4, 19, 2, 5.4],
        [5, 20.4, 1, 5.8],
        [0.4, 24.6, -3, 5.6],
        [0, 17.4, 6, 4.4],
      ] as const
    ).map(([x, y, z, r], k) =>
      group(
        rod(
          [
            [0, 9, 0],
            [x * 0.5, y * 0.6, z * 0.5],
            [x, y, z],
          ],
          0.34,
          matte('#6d9a54'),
        ),
        at(ball(r * 0.84, matte(darker(color, 0.12))), { x, y, z }),
        ...Array.from({ length: 56 }, (_, i) => {
          const rise = Math.asin(1 - (2 * (i + 0.5)) / 56)
          const turn = i * 2.4 + k
          const petals = group(
            ...[0, 1, 2, 3].map(p =>
              at(ball(0.62, matte((i + k) % 4 ? color : lighter(color, 0.35))), {
                x: Math.cos(p * 1.571) * 0.55,
                y: Math.sin(p * 1.571) * 0.55,
              }),
            ),
          )
          for (const petal of petals.children) petal.scale.z = 0.3
          return at(group(at(petals, { z: r * 0.92, rz: i })), { x, y, z, ry: turn, rx: 0 }).rotateX(-rise)
        }),
      ),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(leaf(i % 2 ? '#5f8f50' : '#74a25c', 9, 5, 1.2), { y: 11 + (i % 3) * 2, ry: i * 2.1, rz: 0.35 }),
    ),
  )

/** Small polished deer of brass, 16 cm. */
export const deer = (): Object3D => {
  const gold = metal('#d0a24f', 0.2)
  const limb = (x: number, z: number, lean: number) =>
    group(
      strut([x, 7.6, z], [x + lean, 3.6, z], 0.8, gold, 0.5),
      strut([x + lean, 3.6, z], [x + lean * 0.4, 0.2, z], 0.5, gold, 0.36),
      at(ball(0.5, gold), { x: x + lean * 0.4, y: 0.4, z }),
    )
  const antler = (s: number) =>
    group(
      rod(
        [
          [-5.6, 15, s * 0.6],
          [-5.2, 17.4, s * 1.6],
          [-6.2, 19.4, s * 2.2],
          [-5.4, 21, s * 2],
        ],
        0.24,
        gold,
      ),
      rod(
        [
          [-5.3, 17, s * 1.5],
          [-3.8, 18.6, s * 2.4],
        ],
        0.2,
        gold,
      ),
      rod(
        [
          [-6, 19, s * 2.1],
          [-7.6, 20, s * 2.8],
        ],
        0.18,
        gold,
      ),
    )
  return group(
    at(
      block(
        [10, 4.6, 4],
        2,
        gold,
        (x, y, z) => [x, y * (0.9 - 0.12 * (x / 5)) + 0.3 * (x / 5) ** 2, z * (0.94 - 0.14 * (x / 5))],
        18,
      ),
      { y: 8.8 },
    ),
    strut([-3.8, 10, 0], [-5.6, 14.4, 0], 1.5, gold, 0.86),
    at(
      block([4.2, 2.2, 1.9], 0.9, gold, (x, y, z) => [x, y * (1 + x * 0.12), z * (1 + x * 0.14)]),
      { x: -6.6, y: 14.6, rz: 0.3 },
    ),
    ...[-1, 1].flatMap(s => [
      limb(-3.4, s * 1.2, 0.2),
      limb(3.8, s * 1.2, 0.8),
      antler(s),
      at(leaf('#d0a24f', 1.8, 0.8, 0.1), { x: -5, y: 15.2, z: s * 0.7, ry: s * 1.2, rz: 0.4 }),
    ]),
    at(ball(0.6, gold), { x: 5.2, y: 10 }),
  )
}

/** Green peaks of celadon in a row: an ornament that holds brushes. */
export const peaks = (color: string): Object3D =>
  group(
    ...(
      [
        [-7, 5.4, 4.4, 0.6],
        [-2.6, 8.6, 5.2, -0.4],
        [2.6, 6.6, 4.6, 0.5],
        [7, 4.4, 4.2, -0.2],
      ] as const
    ).map(([x, high, w, z], i) =>
      at(
        shaped(drum(0.5, w, high, glaze(i % 2 ? lighter(color, 0.25) : color), 0.4), (px, y, pz) => {
          const turn = Math.atan2(pz, px)
          const k =
            (1 + 0.16 * Math.sin(turn * 3 + i) * (1 - y / high)) * (1 - 0.3 * Math.sin((y / high) * Math.PI) ** 2)
          return [px * k + 0.3 * Math.sin(y), y, pz * k * 0.62]
        }),
        { x, z },
      ),
    ),
    at(
      slab(
        [
          [-11, 0, 1],
          [11, 0, 1],
          [10, 1, 0.4],
          [-10, 1, 0.4],
        ],
        6,
        0.4,
        glaze(darker(color, 0.12)),
      ),
      { y: 0 },
    ),
    at(
      group(
        at(drum(0.4, 0.5, 20, timber('#7c5335', 'up'), 0.1), { rz: Math.PI / 2, x: 9 }),
        at(drum(0.7, 0.1, 3.4, matte('#3a3431'), 0), { x: -12, rz: -Math.PI / 2 }),
        at(drum(0.6, 0.6, 1, metal('#c9a25c', 0.3), 0.1), { x: -10.6, rz: Math.PI / 2 }),
      ),
      { x: 0.4, y: 5.3, z: 1.6, ry: 0.1 },
    ),
  )

const bird = (color: string, s: number): Object3D => {
  const wood = timber(color)
  return at(
    group(
      at(
        block(
          [8.4, 5, 4.6],
          2.3,
          wood,
          (x, y, z) => [
            x,
            y * (x > 0 ? 1 - 0.5 * (x / 4.2) ** 1.5 : 1) + (x > 0 ? 0.5 * (x / 4.2) : 0.5 * (x / 4.2) ** 2),
            z * (1 - 0.4 * Math.max(0, x / 4.2) ** 1.4),
          ],
          20,
        ),
        { y: 3.6 },
      ),
      at(ball(1.9, wood), { x: -3.2, y: 6 }),
      at(drum(0.04, 0.5, 1.6, timber(darker(color, 0.45)), 0), { x: -4.8, y: 6, rz: Math.PI / 2 }),
      ...[-1, 1].map(k => at(ball(0.24, gloss('#1d1a18')), { x: -3.9, y: 6.5, z: k * 1.5 })),
      at(box(4.6, 0.7, 2.2, 0.3, timber(darker(color, 0.2))), { x: 5.4, y: 4.6, rz: 0.3 }),
      ...[-1, 1].map(k =>
        at(block([4.6, 2.4, 0.7], 0.3, timber(darker(color, 0.16))), { x: 0.6, y: 4, z: k * 2.3, rz: -0.2 }),
      ),
      ...[-0.8, 0.8].map(z => at(drum(0.14, 0.14, 1.6, metal('#4a4038', 0.4), 0), { z, x: -0.2 })),
    ),
    { s },
  )
}

/** Four carved birds: two large and two small ones. */
export const birds = (color: string): Object3D =>
  group(
    at(group(bird(color, 1.2)), { x: -9 }),
    at(group(bird(lighter(color, 0.12), 1.05)), { x: 5, z: -1.4, ry: Math.PI + 0.3 }),
    at(group(bird(lighter(color, 0.3), 0.66)), { x: -1.4, z: 5, ry: 0.5 }),
    at(group(bird(darker(color, 0.12), 0.6)), { x: 11.4, z: 4.4, ry: -0.3 }),
  )

/** Frame of wood with a mat and a landscape in it, leaning on its easel back. */
export const photoFrame = (color: string): Object3D => {
  const wood = timber(color)
  const up = timber(color, 'up')
  const [w, h] = [18, 23]
  const picture = print(
    560,
    760,
    (pen, pw, ph) => {
      const sky = pen.createLinearGradient(0, 0, 0, ph)
      sky.addColorStop(0, '#f4c9a0')
      sky.addColorStop(0.5, '#f7e6cf')
      sky.addColorStop(1, '#cfe0e0')
      pen.fillStyle = sky
      pen.fillRect(0, 0, pw, ph)
      pen.fillStyle = '#fdf3dc'
      pen.beginPath()
      pen.arc(pw * 0.68, ph * 0.3, pw * 0.1, 0, 7)
      pen.fill()
      for (let k = 0; k < 5; k += 1) {
        pen.fillStyle = ['#b9c6cf', '#93aab5', '#6f8f98', '#4f7379', '#3a5a58'][k] ?? '#3a5a58'
        pen.beginPath()
        pen.moveTo(0, ph)
        for (let x = 0; x <= pw; x += 8)
          pen.lineTo(x, ph * (0.46 + k * 0.11) - clouds(x / (120 - k * 8) + k * 9 + 10, k + 5, 3, 64) * ph * 0.2)
        pen.lineTo(pw, ph)
        pen.fill()
      }
    },
    0.4,
  )
  return group(
    at(
      group(
        ...[-1, 1].map(s => at(box(w, 1.5, 1.8, 0.3, wood), { y: (s * (h - 1.5)) / 2 })),
        ...[-1, 1].map(s => at(box(1.5, h, 1.8, 0.3, up), { x: (s * (w - 1.5)) / 2 })),
        at(box(w - 1.6, h - 1.6, 0.5, 0.1, matte('#f7f3ea')), { z: 0 }),
        at(box(11.4, 15.2, 0.2, 0.05, matte('#e0d8c8')), { z: 0.26 }),
        at(sheet(11, 14.8, picture), { z: 0.4 }),
        at(sheet(w - 3, h - 3, clear('#ffffff', 0.1)), { z: 0.7 }),
        at(box(5, 16, 0.4, 0.15, matte('#6d5a48')), { y: -3.6, z: -3.6, rx: 0.42 }),
      ),
      { y: h / 2, rx: -0.16 },
    ),
  )
}
