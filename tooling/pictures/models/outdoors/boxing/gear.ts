import { type Material, MeshPhysicalMaterial, type Object3D } from 'three'
import { fabric } from '../../../studio/cloth/fabric.ts'
import { upholstery } from '../../../studio/cloth/upholstery.ts'
import { matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, placed, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { loft, spiral } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { chain, strap } from '../../fashion/parts/strips.ts'
import { shaped } from '../../home/parts/shape.ts'

type Spot = readonly [x: number, y: number, z: number]

/** How a glove is made. */
export interface Glove {
  readonly skin?: 'gloss' | 'leather' | 'matt'
  readonly laces?: boolean
  readonly mesh?: boolean
  readonly star?: boolean
  readonly left?: boolean
}

const skinOf = (color: string, kind: Glove['skin']): Material =>
  kind === 'leather'
    ? upholstery(color, 'leather')
    : new MeshPhysicalMaterial({
        color,
        roughness: kind === 'matt' ? 0.66 : 0.34,
        clearcoat: kind === 'matt' ? 0.1 : 0.55,
        clearcoatRoughness: kind === 'matt' ? 0.6 : 0.18,
      })

/** Boxing glove standing on its cuff, the folded fingers towards +z, the thumb at its left. 30 cm. */
export function glove(
  color: string,
  { skin = 'gloss', laces = false, mesh = false, star = false, left = false }: Glove = {},
): Object3D {
  const stuff = skinOf(color, skin)
  const dark = skinOf(darker(color, color === '#24272c' ? 0 : 0.32), skin)
  const trim = skin === 'leather' ? '#d9b98c' : '#f4f0e8'
  const side = left ? 1 : -1
  const fist = shaped(
    loft(
      [
        [7.6, 5, 4.4, 2.4, 0],
        [9.6, 5.3, 4.7, 2.4, 0.1],
        [12, 6.2, 5.7, 2.3, 0.4],
        [15.5, 7.2, 6.6, 2.3, 0.9],
        [19.5, 7.5, 7.3, 2.4, 1.5],
        [23, 7.2, 7.2, 2.4, 1.8],
        [26, 6, 6.1, 2.3, 1.7],
        [28.2, 3.9, 4.1, 2.1, 1.5],
        [29.2, 1.6, 1.8, 2, 1.4],
        [29.4, 0.05, 0.05, 2, 1.4],
      ],
      stuff,
      72,
    ),
    (x, y, z) => {
      const fold = Math.exp(-(((y - 14.6) / 1.5) ** 2)) * Math.max(0, z / 7) * 1.3
      return [x + Math.sin(y * 0.5) * 0.1, y, z - fold]
    },
  )
  const thumb = shaped(
    loft(
      [
        [0, 0.05, 0.05],
        [0.5, 1.5, 1.6],
        [2.6, 2.5, 2.6],
        [7, 2.7, 2.7],
        [11, 2.6, 2.6],
        [13.6, 1.9, 1.9],
        [14.6, 0.05, 0.05],
      ],
      stuff,
      40,
    ),
    (x, y, z) => [x - Math.sin((y / 14.6) * Math.PI) * 1.7, y, z + (y / 14.6) ** 2 * 1.6],
  )
  const hand = group(
    fist,
    placed(thumb, { x: -5.4, y: 9, z: 2.6, rz: 0.12, rx: 0.16 }),
    at(ring(5.25, 0.3, matte(trim, 0.6)), { y: 9.2, rx: Math.PI / 2 }),
    turned(
      [
        [4.5, 0.4],
        [5.3, 0, 0.5],
        [5.8, 0.8, 0.5],
        [5.7, 4.6, 1],
        [5.3, 8.2, 0.6],
        [5, 8.8],
      ],
      laces ? stuff : dark,
    ),
    at(ring(5.4, 0.38, matte(trim, 0.6)), { y: 0.4, rx: Math.PI / 2 }),
    placed(drum(4.7, 4.7, 0.1, matte('#24201e'), 0), { y: 0.5 }),
    ...(mesh ? [meshPalm()] : []),
    ...(star ? [starPatch()] : []),
    ...(laces ? [lacing()] : [velcro(color, trim)]),
  )
  hand.scale.x = -side
  return group(hand)
}

const velcro = (color: string, trim: string): Object3D =>
  group(
    strap(
      Array.from({ length: 25 }, (_, i): Spot => {
        const a = -2.2 + (i / 24) * 4.1
        return [Math.sin(a) * 5.86, 4.4, Math.cos(a) * 5.86]
      }),
      5.4,
      0.4,
      plastic(color, 0.5),
      t => [Math.sin(-2.2 + t * 4.1), 0, Math.cos(-2.2 + t * 4.1)],
    ),
    at(box(0.3, 5.4, 0.3, 0.1, matte(trim)), { x: Math.sin(1.9) * 6.05, y: 4.4, z: Math.cos(1.9) * 6.05 }),
  )

const lacing = (): Object3D =>
  group(
    ...[0, 1, 2, 3, 4].map(i =>
      rod(
        [
          [-1.7, 1.4 + i * 1.7, 5.5],
          [0, 2 + i * 1.7, 6.1],
          [1.7, 2.6 + i * 1.7, 5.5],
        ],
        0.26,
        matte('#e9dcc4', 0.8),
      ),
    ),
    ...[0, 1, 2, 3].map(i =>
      rod(
        [
          [1.7, 1.4 + i * 1.7, 5.5],
          [0, 2 + i * 1.7, 6.0],
          [-1.7, 2.6 + i * 1.7, 5.5],
        ],
        0.26,
        matte('#e9dcc4', 0.8),
      ),
    ),
  )

const meshPalm = (): Object3D => {
  const stuff = fabric({ color: '#8f9499', weave: 'mesh' })
  const patch = shaped(ball(1, stuff), (x, y, z) => [x * 4.4, 12.2 + y * 3.6, 5.3 + z * 1.1 + (y < 0 ? 0 : y * 0.3)])
  return group(patch)
}

const starPatch = (): Object3D => {
  const points: Corner[] = Array.from({ length: 10 }, (_, i): Corner => {
    const [a, r] = [Math.PI / 2 + (i / 10) * Math.PI * 2, i % 2 ? 1.7 : 3.6]
    return [Math.cos(a) * r, Math.sin(a) * r, 0.3]
  })
  return placed(slab(points, 0.8, 0.25, matte('#ffffff', 0.6)), { y: 20.6, z: 8.75, rx: -0.05 })
}

/** Glove lying with its fist to the camera. */
export const lying = (color: string, options: Glove = {}): Object3D =>
  placed(glove(color, options), { y: 8.5, z: -15, rx: Math.PI / 2 })

/** Pair: one upright, one lying in front of it. */
export const pair = (color: string, options: Glove = {}): Object3D =>
  group(
    placed(glove(color, { ...options, left: true }), { x: -8, z: -5, ry: 0.35 }),
    placed(lying(color, options), { x: 9, z: 4, ry: -0.5 }),
  )

/** Pair that hangs cuffs up, from a cord over `y = 0`. */
export const hung = (color: string, options: Glove, gap = 7.6): Object3D =>
  group(
    ...[-1, 1].map(s =>
      placed(glove(color, { ...options, left: s > 0 }), {
        x: s * gap,
        y: 30,
        z: s * 1.2,
        rz: Math.PI + s * 0.1,
        ry: s * 0.35,
      }),
    ),
    ...[-1, 1].map(s =>
      rod(
        [
          [s * gap * 0.98, 29, s],
          [s * gap * 0.7, 34, s * 0.6],
          [s * 2.2, 41, 0.4],
          [0, 43.4, 0],
        ],
        0.3,
        matte(options.laces ? '#e9dcc4' : '#2b2c30', 0.9),
      ),
    ),
  )

/** Free-standing bag of 170 cm on a base with suction feet. */
export const standingBag = (color: string): Object3D =>
  group(
    ...Array.from({ length: 8 }, (_, i) =>
      at(drum(3, 4.4, 3, rubber('#26272a'), 0.8), { x: Math.sin(i * 0.785) * 22, z: Math.cos(i * 0.785) * 22 }),
    ),
    at(
      turned(
        [
          [0, 0],
          [27, 0, 2],
          [28, 5, 2],
          [25, 26, 6],
          [14, 36, 4],
          [9, 38, 1],
          [9, 46],
        ],
        plastic('#2a2c30', 0.55),
      ),
      { y: 2 },
    ),
    placed(drum(2.6, 2.6, 2, plastic('#8f949b'), 0.5), { x: 6, y: 24, z: 22, rx: 1.1 }),
    ...[0, 1].map(i => at(drum(11 - i, 11 - i, 3, rubber('#1f2022'), 1), { y: 42 + i * 4 })),
    at(
      turned(
        [
          [0, 0],
          [15, 0, 3],
          [17, 4, 3],
          [17, 116, 4],
          [14, 121, 4],
          [0, 122],
        ],
        upholstery(color, 'leather'),
      ),
      { y: 48 },
    ),
    ...[62, 78, 140, 154].map(y => at(ring(17.05, 0.5, matte(darker(color, 0.4))), { y, rx: Math.PI / 2 })),
    at(drum(17.12, 17.12, 11, matte('#b9bdc2', 0.6), 0.2), { y: 142 }),
  )

/** Hanging bag of 120 cm on four straps and a chain that meets at `y = 172`. */
export const hangingBag = (color: string): Object3D => {
  const web = matte('#22252c', 0.9)
  return group(
    turned(
      [
        [0, 0],
        [15, 0, 2.4],
        [17, 2, 2],
        [17, 118, 2],
        [15.6, 120, 1],
        [0, 120],
      ],
      upholstery(color, 'weave'),
    ),
    ...[0, 1, 2, 3].flatMap(i => {
      const a = i * 1.571 + 0.5
      const [x, z] = [Math.sin(a) * 17.2, Math.cos(a) * 17.2]
      return [
        strap(
          [
            [x, 4, z],
            [x, 60, z],
            [x, 121, z],
            [x * 0.94, 126, z * 0.94],
          ],
          5,
          0.5,
          web,
          [Math.sin(a), 0, Math.cos(a)],
        ),
        placed(ring(2.2, 0.5, metal('#b9bcc2', 0.3)), { x: x * 0.92, y: 127, z: z * 0.92, ry: a }),
        chain(
          [
            [x * 0.9, 129, z * 0.9],
            [x * 0.45, 147, z * 0.45],
            [0, 164, 0],
          ],
          3.4,
          metal('#aeb1b6', 0.3),
        ),
      ]
    }),
    placed(ring(3, 0.7, metal('#b9bcc2', 0.3)), { y: 166 }),
    ...[30, 92].map(y => at(ring(17.1, 0.4, matte(lighter(color, 0.18))), { y, rx: Math.PI / 2 })),
  )
}

/** Focus pad standing on its edge, target rings to +z. */
export function pad(color: string): Object3D {
  const bend = (y: number) => 0.014 * y * y
  const soft = (v: number, p: number) => Math.sign(v) * Math.abs(v) ** p
  const skin = skinOf(color, 'gloss')
  const body = shaped(ball(1, skin), (x, y, z) => {
    const py = soft(y, 0.78) * 13
    return [soft(x, 0.78) * 10, py, soft(z, 0.55) * 2.7 + bend(py)]
  })
  const circle = (r: number, thick: number, tone: string) =>
    rod(
      Array.from({ length: 41 }, (_, i): Spot => {
        const a = (i / 40) * Math.PI * 2
        return [Math.cos(a) * r, Math.sin(a) * r, 2.62 + bend(Math.sin(a) * r)]
      }),
      thick,
      matte(tone, 0.6),
    )
  const dot = placed(ball(1, matte('#f4f0e8', 0.6)), { z: 2.5 })
  dot.scale.set(1.9, 1.9, 0.45)
  const rim = rod(
    Array.from({ length: 61 }, (_, i): Spot => {
      const a = (i / 60) * Math.PI * 2
      const y = soft(Math.sin(a), 0.78) * 13
      return [soft(Math.cos(a), 0.78) * 10, y, bend(y)]
    }),
    0.55,
    matte('#2a2c30', 0.7),
  )
  return placed(
    group(
      body,
      rim,
      circle(7, 0.34, '#f4f0e8'),
      circle(4.4, 0.34, '#f4f0e8'),
      dot,
      placed(
        shaped(ball(1, matte('#2a2c30', 0.7)), (x, y, z) => [x * 6.4, y * 8, z * 3.4]),
        { z: -3.4 },
      ),
      strap(
        [
          [-6.6, -9, -2],
          [-6, -9.6, -6],
          [0, -9.8, -7.4],
          [6, -9.6, -6],
          [6.6, -9, -2],
        ],
        4,
        0.4,
        matte('#2a2c30'),
        [0, 0.1, -1],
      ),
    ),
    { y: 13.4, rx: -0.14 },
  )
}

/** Rolled hand wrap standing on its edge; `tail` centimetres of it lie in waves to the right, with a thumb loop. */
export function wrap(color: string, r = 3.7, tail = 0, wave = 1.6): Object3D {
  const stuff = fabric({ color, weave: 'canvas' })
  const end = tail > 0
  return group(
    at(slab(spiral(0.5, r - 0.14, Math.round(r * 2.2), 0.24), 5, 0, stuff), { y: r }),
    ...(end
      ? [
          strap(
            Array.from({ length: 40 }, (_, i): Spot => {
              const t = i / 39
              return [
                t * tail,
                0.16 + Math.max(0, Math.sin(t * Math.PI * 2.6) ** 2) * wave * Math.min(1, t * 5),
                t * t * 4,
              ]
            }),
            5,
            0.22,
            stuff,
            [0, 1, 0],
            110,
          ),
          strap(
            [
              [tail, 0.2, 2.4],
              [tail + 3, 0.5, 2],
              [tail + 6, 0.7, 4],
              [tail + 3, 0.5, 6],
              [tail, 0.2, 5.6],
            ],
            1.1,
            0.22,
            matte(darker(color, 0.3), 0.9),
            [0, 1, 0],
          ),
        ]
      : [
          strap(
            Array.from({ length: 13 }, (_, i): Spot => {
              const a = -0.4 + (i / 12) * 2
              return [Math.sin(a) * (r + 0.06), r + Math.cos(a) * (r + 0.06), 0]
            }),
            5,
            0.3,
            matte(darker(color, 0.34), 0.9),
            t => [Math.sin(-0.4 + t * 2), Math.cos(-0.4 + t * 2), 0],
          ),
        ]),
  )
}

/** Pear-shaped ball on a pole above a wide base; 128 cm. */
export const speedBall = (color: string): Object3D =>
  group(
    ...Array.from({ length: 6 }, (_, i) =>
      at(drum(2.4, 3.4, 2.4, rubber('#26272a'), 0.6), { x: Math.sin(i * 1.047) * 16, z: Math.cos(i * 1.047) * 16 }),
    ),
    at(
      turned(
        [
          [0, 0],
          [21, 0, 1.6],
          [21.5, 3, 1.6],
          [17, 9, 3],
          [5, 11, 1],
          [3.4, 16],
          [0, 16],
        ],
        plastic('#f0ede6', 0.5),
      ),
      { y: 1.8 },
    ),
    at(ring(19.4, 0.6, plastic(color, 0.5)), { y: 8, rx: Math.PI / 2 }),
    at(drum(2, 2, 48, metal('#c9ccd2', 0.3), 0.2), { y: 14 }),
    at(drum(2.8, 2.8, 5, plastic('#2b2c30'), 0.6), { y: 60 }),
    placed(drum(1, 1.2, 4, plastic(color), 0.4), { x: 3.2, y: 62.5, rz: -Math.PI / 2 }),
    at(drum(1.5, 1.5, 32, metal('#d5d7db', 0.26), 0.2), { y: 62 }),
    ...Array.from({ length: 7 }, (_, i) =>
      at(ring(1.9, 0.5, metal('#8f949b', 0.3)), { y: 93 + i * 1.2, rx: Math.PI / 2 }),
    ),
    at(
      turned(
        [
          [0, 0],
          [2.6, 0.2, 0.6],
          [6, 4, 4],
          [11, 13, 6],
          [11.4, 21, 6],
          [7, 28, 5],
          [2, 29.6, 1],
          [0, 29.6],
        ],
        skinOf(color, 'gloss'),
      ),
      { y: 100 },
    ),
    ...[0, 1, 2].map(i =>
      at(
        rod(
          Array.from({ length: 15 }, (_, k): Spot => {
            const t = k / 14
            const r = [2.6, 4.8, 7.4, 9.5, 10.8, 11.5, 11.85, 11.95, 11.9, 11.6, 10.9, 9.5, 7.3, 4.6, 2][k] ?? 2
            return [0, t * 29.4, r * 0.955]
          }),
          0.16,
          matte(darker(color, 0.4)),
        ),
        { y: 100, ry: i * 2.094 + 0.6 },
      ),
    ),
  )
