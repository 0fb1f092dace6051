import type { Object3D } from 'three'
import { cloth, matte, metal, plastic, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, ball, box, drum, group, ring, sheet, turned } from '../../../studio/shapes.ts'
import { disc } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { wire } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'
import { tray } from '../parts/boxes.ts'
import { crocheted, hook, littleBear, yarnBall } from './wool.ts'

/** Open box with small balls, a hook and stuffing; the finished bear sits before it. */
export function bearKit(main: string): Object3D {
  const card = matte(lighter(main, 0.35), 0.7)
  return group(
    tray(24, 5.5, 17, card, matte('#fbf4e8'), 0.5),
    at(
      group(
        at(box(24, 17, 0.6, 0.1, card), { y: 8.5 }),
        at(
          sheet(
            23.4,
            16.4,
            face(
              23.4,
              16.4,
              { brand: '暖暖熊', zh: '小熊钩织', en: 'Little Bear Crochet' },
              { ground: lighter(main, 0.5), accent: main, plan: 'classic' },
              40,
            ),
          ),
          { y: 8.5, z: 0.33 },
        ),
      ),
      { y: 5.2, z: -8.6, rx: -0.28 },
    ),
    ...[
      [-8, -3.4, main],
      [-1.6, -4, '#f4ead8'],
      [5, -3.4, '#b5713f'],
      [9, 2, '#8aa78b'],
      [-8.4, 3.2, main],
    ].map(([x, z, tone], i) => at(yarnBall(`${tone}`, 3, 0.2, false), { x: Number(x), y: 0.8, z: Number(z), ry: i })),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ball(1.5, matte('#fbf8f1', 1)), {
        x: -2 + noise(i) * 6,
        y: 1.8 + noise(i + 8) * 0.8,
        z: 1 + noise(i + 3) * 4,
      }),
    ),
    at(littleBear(main), { x: -6, z: 14, ry: 0.2 }),
    at(hook(plastic('#8aa78b')), { x: 8, y: 0.6, z: 12, ry: 0.3 }),
  )
}

const succulent = (kind: number, green: string): Object3D => {
  const pot = ['#d9c7ae', '#c98f6f', '#e9e2d5', '#a9b8b4', '#d8b9a6', '#c9c2b4'][kind] ?? '#d9c7ae'
  const top = 5.4
  const rosette = (n: number, r: number, tilt: number, tone: string) =>
    Array.from({ length: n }, (_, i) => {
      const turn = (i / n) * Math.PI * 2 + tilt
      return at(group(at(crocheted(1.15, tone, 1.7), { y: r, rx: 0 })), { y: top, ry: turn, rz: -0.35 - tilt * 0.5 })
    })
  const plants: readonly (() => Object3D[])[] = [
    () => [...rosette(8, 2.2, 1.3, green), ...rosette(6, 1.9, 0.5, lighter(green, 0.25))],
    () => [at(crocheted(2.7, green, 1.35), { y: top + 2.8 }), at(crocheted(0.9, '#d8788b'), { y: top + 6.8 })],
    () => [
      at(crocheted(2, green, 1.9), { y: top + 3 }),
      at(crocheted(1, green, 1.4), { x: 2.4, y: top + 4.4, rz: -0.5 }),
      at(crocheted(0.9, green, 1.4), { x: -2.3, y: top + 3.2, rz: 0.6 }),
    ],
    () =>
      [-1, 0, 1].map(s =>
        at(crocheted(1.2, s ? green : lighter(green, 0.2), 2.6 - Math.abs(s) * 0.6), {
          x: s * 1.7,
          y: top + 2.4,
          rz: -s * 0.35,
        }),
      ),
    () => [
      at(crocheted(2.9, lighter(green, 0.15), 0.9), { y: top + 1.8 }),
      ...[0, 1, 2].map(i => at(crocheted(0.6, '#f0dc94'), { x: (i - 1) * 1.5, y: top + 4, z: 0.8 })),
    ],
    () => rosette(10, 2.6, 0.9, darker(green, 0.2)),
  ]
  return group(
    turned(
      [
        [0, 0],
        [2.6, 0, 0.4],
        [3.4, 5, 0.3],
        [3.5, 5.8, 0.3],
        [3, 5.8],
        [3, 5],
        [0, 5],
      ],
      cloth(pot, 6, 3),
    ),
    at(drum(3, 3, 0.4, matte('#7a5c44')), { y: 4.9 }),
    ...(plants[kind]?.() ?? []),
  )
}

/** Six crocheted succulents in two rows. */
export const succulents = (green: string): Object3D =>
  group(
    ...[0, 1, 2, 3, 4, 5].map(k =>
      at(succulent(k, green), { x: ((k % 3) - 1) * 9 + (k > 2 ? 2 : -2), z: k > 2 ? 5 : -4, y: 0 }),
    ),
  )

/** Open roll of cloth with bamboo needles in its pockets, lying at a slope. */
export function needleRoll(main: string): Object3D {
  const bamboo = timber('#d9b67a', 'up', 0.6)
  return group(
    at(box(40, 0.7, 32, 0.3, cloth(main, 20)), { y: 0.35 }),
    at(box(40, 0.6, 15, 0.25, cloth(darker(main, 0.14), 20)), { y: 0.8, z: 8.4 }),
    at(group(at(drum(3.2, 3.2, 32, cloth(main, 16), 0.6), { rx: Math.PI / 2 })), { x: -21.5, y: 3.2, z: -16 }),
    ...Array.from({ length: 18 }, (_, i) => {
      const r = 0.16 + Math.floor(i / 2) * 0.052
      return at(
        group(
          at(drum(r, r, 25, bamboo, 0.05), {}),
          at(drum(0.03, r, 1.8, bamboo, 0), { y: 25 }),
          at(ball(r * 1.7, timber('#8a5f3d')), { y: -0.2 }),
        ),
        { x: -15.4 + i * 1.95, y: 1.2 + r, z: 13, rx: -Math.PI / 2 },
      )
    }),
    ...Array.from({ length: 17 }, (_, i) =>
      at(box(0.12, 0.1, 14.6, 0.04, matte(lighter(main, 0.4))), { x: -14.4 + i * 1.95, y: 1.9, z: 8.4 }),
    ),
    wire(
      [
        [20, 0.5, 0],
        [24, 0.3, 2],
        [27, 0.3, -2],
        [31, 0.3, 1],
      ],
      0.25,
      matte(lighter(main, 0.3)),
      40,
    ),
  )
}

/** Hooks with bamboo handles in colour order on a felt case, one with a chain of stitches. */
export function hookSet(main: string): Object3D {
  const tones = [
    '#c8392e',
    '#e0623c',
    '#f0bf3c',
    '#b4ca4c',
    '#2f8f8b',
    '#3164bb',
    '#6e4b80',
    '#d8788b',
    '#8cc1e0',
    '#9dd2bd',
    '#dd9030',
    '#626e79',
  ]
  const bamboo = timber('#d9b67a', 'across', 0.5)
  const hooks = tones.map((tone, i) =>
    at(group(at(hook(bamboo, metal(tone, 0.32), 0.4 + i * 0.022), { ry: Math.PI / 2 })), {
      x: (i - 5.5) * 2.3,
      y: 1.5,
      z: 0.4,
    }),
  )
  return group(
    at(box(32, 0.9, 20, 0.4, cloth(main, 18)), { y: 0.45 }),
    at(box(32, 0.5, 2.6, 0.2, cloth(darker(main, 0.2), 18)), { y: 2, z: 4 }),
    at(box(32, 0.9, 20, 0.4, cloth(main, 18)), { y: 9.6, z: -14.2, rx: 1.1 }),
    ...hooks,
    ...Array.from({ length: 13 }, (_, i) =>
      at(ring(0.66, 0.22, matte('#f0b58c', 0.95)), {
        x: 2 + i * 1.05,
        y: 0.9,
        z: 12.6 + Math.sin(i * 0.5) * 1.4,
        rx: Math.PI / 2,
        rz: 0,
      }),
    ),
    at(yarnBall('#f0b58c', 3.4, 0.22, false), { x: 19, z: 11 }),
    at(hook(bamboo, metal('#e0623c', 0.32), 0.46), { x: -5.4, y: 1, z: 12.8 }),
  )
}

/** Reel of thread, 5 cm. */
export const reel = (tone: string): Object3D =>
  group(
    drum(1.4, 1.4, 0.5, plastic('#f2ede2', 0.4), 0.1),
    at(
      turned(
        [
          [0, 0],
          [1.15, 0],
          [1.25, 0.4, 0.3],
          [1.25, 3.4, 0.3],
          [1.1, 3.8],
          [0, 3.8],
        ],
        matte(tone, 0.55),
      ),
      { y: 0.5 },
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      at(ring(1.2, 0.09, matte(i % 2 ? tone : darker(tone, 0.12), 0.5)), { y: 0.9 + i * 0.38, rx: Math.PI / 2 + 0.05 }),
    ),
    at(drum(1.4, 1.4, 0.5, plastic('#f2ede2', 0.4), 0.1), { y: 4.3 }),
  )

const RAINBOW = [
  '#c8392e',
  '#d8503c',
  '#e0623c',
  '#dd9030',
  '#f0bf3c',
  '#f0dc94',
  '#b4ca4c',
  '#7fae62',
  '#2f5c49',
  '#2f8f8b',
  '#9dd2bd',
  '#8cc1e0',
  '#3164bb',
  '#2f4469',
  '#6e4b80',
  '#bba9d9',
  '#d8788b',
  '#f0c6c6',
  '#802637',
  '#7c5335',
  '#bb8b58',
  '#e6dac2',
  '#a09f98',
  '#24272c',
]

/** Box of 24 reels in the order of the rainbow, its lid behind. */
export function threadBox(main: string): Object3D {
  return group(
    tray(26, 3.4, 13.6, plastic(main), matte(darker(main, 0.4)), 0.5),
    ...RAINBOW.map((tone, i) => at(reel(tone), { x: ((i % 8) - 3.5) * 3.08, y: 0.6, z: (Math.floor(i / 8) - 1) * 4 })),
    at(
      group(
        at(box(26, 14, 1.2, 0.4, plastic(main)), { y: 7 }),
        at(
          sheet(
            20,
            9,
            face(
              20,
              9,
              { brand: '暖暖熊', zh: '彩色缝纫线', en: 'Sewing Thread', fine: '24' },
              { ground: '#f6f0e3', accent: main, plan: 'classic' },
            ),
          ),
          { y: 7.2, z: 0.62 },
        ),
      ),
      { y: 3, z: -7.4, rx: -0.2 },
    ),
    at(reel('#c8392e'), { x: 17, z: 5 }),
    wire(
      [
        [17, 2.4, 6.4],
        [19, 0.3, 10],
        [12, 0.2, 12],
        [3, 0.2, 11],
        [-4, 0.2, 13],
      ],
      0.09,
      matte('#c8392e'),
      60,
    ),
    at(group(at(drum(0.06, 0.1, 5.6, metal('#c9ccd2', 0.2), 0), { rz: 1.4 })), { x: -4, y: 0.2, z: 13 }),
  )
}

/** Hoop with flowers half stitched on printed cloth. */
export function hoop(main: string): Object3D {
  const stems: Object3D[] = []
  for (let k = 0; k < 5; k += 1) {
    const [x, lean, done] = [(k - 2) * 2.6, (k - 2) * 0.5, k < 3]
    if (done)
      stems.push(
        wire(
          [
            [x * 0.3, 0.5, 6],
            [x * 0.7, 0.55, 1],
            [x + lean, 0.5, -5],
          ],
          0.16,
          matte(main, 0.9),
          20,
        ),
      )
    for (let i = 0; done && i < 12; i += 1)
      stems.push(
        at(group(at(box(0.95, 0.3, 0.42, 0.15, matte(i % 3 ? '#8f6ab5' : '#bba9d9', 0.8)), {})), {
          x: x * 0.8 + lean * (0.5 + i * 0.04) + (i % 2 ? 0.5 : -0.5),
          y: 0.6,
          z: -1.4 - i * 0.42,
          ry: i % 2 ? 0.6 : -0.6,
        }),
      )
    for (const side of done ? [-1, 1] : []) {
      const leaf = at(ball(1, matte(darker(main, -0.1 * side), 0.9)), {
        x: x * 0.5 + side * 0.9,
        y: 0.5,
        z: 3 - k * 0.2,
        ry: side * 0.6,
      })
      leaf.scale.set(0.4, 0.16, 1.2)
      stems.push(leaf)
    }
  }
  const printed = print(512, 512, (pen, w) => {
    pen.fillStyle = '#f5efe2'
    pen.fillRect(0, 0, w, w)
    pen.strokeStyle = '#8fa6c4'
    pen.lineWidth = 3
    for (let k = 0; k < 5; k += 1) {
      const x = w / 2 + (k - 2) * 64
      pen.beginPath()
      pen.moveTo(w / 2 + (k - 2) * 20, w * 0.8)
      pen.quadraticCurveTo(x * 0.6 + w * 0.2, w * 0.55, x + (k - 2) * 10, w * 0.25)
      pen.stroke()
      for (let i = 0; i < 9; i += 1) {
        pen.beginPath()
        pen.ellipse(x + (i % 2 ? 10 : -10), w * (0.24 + i * 0.026), 9, 5, i % 2 ? 0.6 : -0.6, 0, 7)
        pen.stroke()
      }
    }
  })
  const beech = timber('#d9b27a', 'across', 0.4)
  return group(
    at(disc(10, cloth('#f5efe2', 30)), { y: 0.3 }),
    at(disc(9.8, printed), { y: 0.36 }),
    at(ring(10.2, 0.55, beech), { y: 0.6, rx: Math.PI / 2 }),
    at(ring(9.5, 0.3, beech), { y: 0.6, rx: Math.PI / 2 }),
    at(box(2.2, 1.2, 1.4, 0.2, metal('#c9a35a', 0.3)), { y: 0.7, z: -11 }),
    at(group(at(drum(0.5, 0.5, 3.4, metal('#c9a35a', 0.3), 0.1), { rz: Math.PI / 2 })), { x: 1.7, y: 0.8, z: -11.2 }),
    ...stems,
    ...[main, '#8f6ab5', '#bba9d9', '#e6c384'].map((tone, i) =>
      at(skein(tone), { x: 15 + (i % 2) * 3.4, z: -7 + i * 4, ry: 0.2 - i * 0.1 }),
    ),
    at(group(at(drum(0.05, 0.1, 4.4, metal('#c9ccd2', 0.2), 0), { rz: 1.45 })), { x: 5, y: 1, z: 2.4 }),
  )
}

/** Skein of embroidery floss with two paper bands. */
export const skein = (tone: string): Object3D => {
  const stuff = matte(tone, 0.5)
  return group(
    ...[-1, 0, 1].flatMap(s => [
      at(
        wire(
          [
            [-4, 0.5, s * 0.4],
            [-2, 0.6, s * 0.6],
            [2, 0.6, s * 0.6],
            [4, 0.5, s * 0.4],
          ],
          0.42,
          stuff,
          20,
        ),
        {},
      ),
    ]),
    ...[-2.2, 2.2].map(x => at(box(1, 1.2, 2.3, 0.3, matte('#2c2a28')), { x, y: 0.6 })),
  )
}
