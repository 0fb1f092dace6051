import { type Material, Mesh, MeshPhysicalMaterial, type Object3D, PlaneGeometry } from 'three'
import { metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { at, ball, box, type Corner, drum, group, ring, rod, slab, turned } from '../../../studio/shapes.ts'
import { levels, once, repeated } from '../../../studio/surfaces/painted.ts'
import { darker, inkOn, lighter } from '../../../studio/tones.ts'
import { shaped, surface } from '../../home/parts/shape.ts'

/** Steel with a fine diamond pattern that holds the hand. */
export function knurled(color = '#c6c9ce', around = 16, up = 20): Material {
  const relief = once(
    'dumbbell-knurl',
    64,
    64,
    levels((x, y) => {
      const a = Math.abs((((x + y) / 16) % 1) - 0.5)
      const b = Math.abs((((x - y + 64) / 16) % 1) - 0.5)
      return Math.min(1, (a + b) * 1.2)
    }),
    false,
  )
  return new MeshPhysicalMaterial({
    color,
    metalness: 1,
    roughness: 0.34,
    bumpMap: repeated(relief, around, up),
    bumpScale: 3,
  })
}

/** Figure on a face, `w` cm wide, facing +z; the ground stays clear. */
export const figure = (words: string, w: number, ink: string, h = w * 0.5): Object3D =>
  new Mesh(
    new PlaneGeometry(w, h),
    print(256, Math.round((256 * h) / w), (pen, pw, ph) => {
      pen.clearRect(0, 0, pw, ph)
      pen.fillStyle = ink
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      pen.font = `700 ${ph * 0.74}px "Noto Sans CJK SC", sans-serif`
      pen.fillText(words, pw / 2, ph / 2, pw * 0.96)
    }),
  )

const hexagon = (r: number, fillet: number): Corner[] =>
  Array.from(
    { length: 6 },
    (_, i): Corner => [Math.cos((i / 6) * Math.PI * 2) * r, Math.sin((i / 6) * Math.PI * 2) * r, fillet],
  )

const handle = (long: number, r: number, material: Material): Object3D => {
  const points: Corner[] = Array.from({ length: 17 }, (_, i): Corner => {
    const t = i / 16
    return [r * (0.84 + 0.22 * Math.sin(t * Math.PI) ** 1.4), t * long]
  })
  return at(turned(points, material), { x: long / 2, rz: Math.PI / 2 })
}

/** One hex dumbbell lying along x: rubber heads, knurled steel between; `steel` shows welded caps at the ends. */
export function hex(main: string, words = '5 kg', steel = false): Object3D {
  const coat = rubber(main)
  const head = (side: number) =>
    group(
      at(slab(hexagon(5.1, 0.9), 6.2, 0.75, coat), { ry: Math.PI / 2 }),
      at(slab(hexagon(4, 0.7), 6.9, 0.3, coat), { ry: Math.PI / 2 }),
      at(drum(2.1, 2.3, 0.6, metal('#b7babf', 0.3), 0.15), { x: -side * 3, rz: side * (Math.PI / 2) }),
      ...(steel
        ? [
            at(drum(2.7, 2.7, 0.4, metal('#bfc3c8', 0.28), 0.12), { x: side * 3.2, rz: -side * (Math.PI / 2) }),
            at(ring(3.1, 0.12, metal('#8f949b', 0.3)), { x: side * 3.5, ry: Math.PI / 2 }),
          ]
        : []),
      at(figure(words, steel ? 3.8 : 5, steel ? '#3b3f45' : inkOn(main) === '#26211c' ? '#2a2624' : '#e9e6df'), {
        x: side * (steel ? 3.64 : 3.48),
        ry: side * (Math.PI / 2),
      }),
    )
  return at(group(handle(13.6, 1.62, knurled()), ...[-1, 1].map(side => at(head(side), { x: side * 9.4 }))), {
    y: 5.1 * Math.cos(Math.PI / 6),
  })
}

/** Dipped dumbbell of one piece along x; `bone` has round ends instead of six-sided ones. */
export function dipped(main: string, words = '1 kg', bone = false): Object3D {
  const coat = new MeshPhysicalMaterial({ color: main, roughness: 0.6, clearcoat: 0.08, clearcoatRoughness: 0.6 })
  const half = bone ? 10.4 : 9.2
  const profile = (t: number): readonly [r: number, six: number] => {
    const x = Math.abs(t * 2 - 1) * half
    const inner = bone ? 5.2 : 4.9
    if (x < inner) return [1.45 + 0.12 * Math.cos((x / inner) * 1.5), 0]
    const s = (x - inner) / (half - inner)
    if (bone) {
      const round = Math.sqrt(Math.max(0, 1 - (s * 2.06 - 1.03) ** 2))
      return [Math.max(s < 0.5 ? 1.4 : 0.01, 3.5 * round ** 0.85), 0]
    }
    const rise = Math.min(1, s / 0.22)
    const fall = s > 0.84 ? 1 - ((s - 0.84) / 0.16) ** 2.4 * 0.5 : 1
    return [s >= 1 ? 0.01 : (1.45 + 2.35 * rise ** 0.7) * fall, rise]
  }
  const body = surface(
    (u, v) => {
      const turn = u * Math.PI * 2
      const t = easeEnds(v)
      const [r, six] = profile(t)
      const wedge = (((turn % (Math.PI / 3)) + Math.PI / 3) % (Math.PI / 3)) - Math.PI / 6
      const flat = Math.min(1, (Math.cos(Math.PI / 6) / Math.cos(wedge)) * 1.03)
      const k = r * (1 - six + six * flat)
      return [(t * 2 - 1) * half, Math.sin(turn) * k, -Math.cos(turn) * k]
    },
    coat,
    72,
    120,
  )
  const high = bone ? 3.5 : 3.8 * Math.cos(Math.PI / 6) * 1.03
  return at(
    group(
      body,
      ...[-1, 1].map(side =>
        at(figure(words, bone ? 0.01 : 3, darker(main, 0.55)), { x: side * (half + 0.03), ry: side * (Math.PI / 2) }),
      ),
    ),
    { y: high },
  )
}

/** More rows of points near the ends. */
const easeEnds = (v: number): number => 0.5 - Math.cos(v * Math.PI) * 0.5

/** Two of a kind: one behind, one in front and turned. */
export const pairOf = (one: () => Object3D, gap: number, turn = 0.5): Object3D =>
  group(at(group(one()), { x: -1.5, z: -gap, ry: 0.06 }), at(group(one()), { x: 2.5, z: gap * 0.9, ry: turn }))

/** Dial of a quick-change dumbbell, facing +x. */
function dial(r: number, main: string, side: number, words: string): Object3D {
  return at(
    group(
      at(drum(r, r * 1.04, 1.5, plastic('#26282c', 0.5), 0.4), { rx: Math.PI / 2 }),
      at(ring(r * 0.82, 0.24, plastic(main, 0.45)), { z: 1.5 }),
      ...Array.from({ length: 15 }, (_, i) => {
        const turn = 2.2 - (i / 14) * 4.4 + Math.PI / 2
        return at(box(0.22, 0.8, 0.1, 0.03, plastic(i === 6 ? '#f2efe8' : '#8d9299')), {
          x: Math.cos(turn) * r * 0.64,
          y: Math.sin(turn) * r * 0.64,
          z: 1.52,
          rz: turn - Math.PI / 2,
        })
      }),
      at(drum(r * 0.42, r * 0.46, 1.1, metal('#c9ccd2', 0.32), 0.3), { z: 1.4, rx: Math.PI / 2 }),
      at(figure(words, r * 0.66, '#2a2c30'), { z: 2.54 }),
    ),
    { ry: side * (Math.PI / 2) },
  )
}

/** Adjustable dumbbell in its cradle, along x: plates like a comb, a dial on each end. */
export function adjustable(main: string, count = 7, words = '24'): Object3D {
  const plate = (w: number, h: number): Object3D => {
    const outline: Corner[] = [
      [-w / 2, 0, 1.6],
      [w / 2, 0, 1.6],
      [w / 2, h * 0.62, 4],
      [w * 0.26, h, 3],
      [-w * 0.26, h, 3],
      [-w / 2, h * 0.62, 4],
    ]
    return group(
      at(slab(outline, 1.1, 0.3, plastic(main, 0.5)), { ry: Math.PI / 2, y: -h / 2 }),
      at(slab(outline, 0.5, 0.1, metal('#9ea3aa', 0.32)), { ry: Math.PI / 2, y: -h / 2, x: 0.7, s: 0.97 }),
    )
  }
  const end = (side: number) =>
    group(
      ...Array.from({ length: count }, (_, i) =>
        at(plate(17.5 - i * 0.5, 16.8 - i * 0.5), { x: side * (7.6 + i * 1.62), y: -i * 0.2 }),
      ),
      at(group(dial(5.6, main, side, words)), { x: side * (8 + count * 1.62) }),
    )
  const long = 16 + count * 3.24
  const base = plastic('#2b2d31', 0.6)
  return group(
    at(box(long + 3, 2, 22, 0.9, base), { y: 1 }),
    ...[-1, 1].flatMap(z => [
      at(box(count * 1.62 + 2, 5.6, 2.2, 0.8, base), { x: -(8 + count * 0.81), y: 3.2, z: z * 10 }),
      at(box(count * 1.62 + 2, 5.6, 2.2, 0.8, base), { x: 8 + count * 0.81, y: 3.2, z: z * 10 }),
    ]),
    ...[-1, 1].flatMap(side =>
      Array.from({ length: count - 1 }, (_, i) =>
        at(box(0.34, 3.6, 19, 0.1, plastic('#3a3c41', 0.6)), { x: side * (8.5 + i * 1.62), y: 3 }),
      ),
    ),
    at(
      group(
        handle(15, 1.8, rubber('#26272a')),
        ...Array.from({ length: 9 }, (_, i) =>
          at(ring(1.86, 0.1, rubber('#3a3b3f')), { x: (i - 4) * 1.2, ry: Math.PI / 2 }),
        ),
        end(-1),
        end(1),
      ),
      { y: 10.6 },
    ),
  )
}

/** Round plate along x with a rim; `chrome` is bare metal, otherwise a shell of plastic. */
export function disc(r: number, thick: number, main: string, chrome: boolean, words: string): Object3D {
  const stuff = chrome ? metal('#d3d6db', 0.14) : plastic(main, 0.5)
  const profile: Corner[] = chrome
    ? [
        [1.4, -thick / 2],
        [r * 0.42, -thick / 2, 0.2],
        [r * 0.48, -thick * 0.28, 0.2],
        [r * 0.8, -thick * 0.28, 0.2],
        [r * 0.86, -thick / 2, 0.2],
        [r, -thick / 2, 0.3],
        [r, thick / 2, 0.3],
        [r * 0.86, thick / 2, 0.2],
        [r * 0.8, thick * 0.28, 0.2],
        [r * 0.48, thick * 0.28, 0.2],
        [r * 0.42, thick / 2, 0.2],
        [1.4, thick / 2],
      ]
    : [
        [1.4, -thick / 2],
        [r * 0.5, -thick * 0.56, 0.6],
        [r * 0.92, -thick * 0.4, 1],
        [r, 0, 1.6],
        [r * 0.92, thick * 0.4, 1],
        [r * 0.5, thick * 0.56, 0.6],
        [1.4, thick / 2],
      ]
  return group(
    at(turned(profile, stuff), { rz: -Math.PI / 2 }),
    at(figure(words, r * 0.6, chrome ? '#5b6068' : inkOn(main)), {
      x: thick * (chrome ? 0.3 : 0.53),
      y: r * 0.66,
      ry: Math.PI / 2,
    }),
  )
}

const starNut = (side: number): Object3D =>
  at(
    group(
      ...Array.from({ length: 6 }, (_, i) =>
        at(box(1.3, 3.4, 1.6, 0.4, metal('#b6bac0', 0.28)), {
          y: Math.cos((i / 6) * Math.PI * 2) * 1.9,
          z: Math.sin((i / 6) * Math.PI * 2) * 1.9,
          rx: (i / 6) * Math.PI * 2,
        }),
      ),
      at(drum(2.1, 2.1, 1.8, metal('#c6c9ce', 0.24), 0.2), { x: 0.9, rz: Math.PI / 2 }),
      at(ring(1.9, 0.34, rubber('#2b2c2f')), { x: -side * 0.9, ry: Math.PI / 2 }),
    ),
    {},
  )

/** Bar along x with plates and star nuts; its axis is at the height of the largest plate. */
export function loaded(main: string, chrome: boolean, radii: readonly number[], thick: number): Object3D {
  const long = 38
  const high = Math.max(...radii)
  return at(
    group(
      at(drum(1.35, 1.35, long, metal('#c9ccd2', 0.2), 0.3), { x: long / 2, rz: Math.PI / 2 }),
      handle(12.4, 1.6, chrome ? knurled() : rubber('#2a2b2e')),
      ...[-1, 1].flatMap(side => [
        at(drum(2.2, 2.2, 0.9, metal('#b6bac0', 0.25), 0.2), { x: side * 6.4 + 0.45, rz: Math.PI / 2 }),
        ...radii.map((r, i) =>
          at(group(disc(r, thick, main, chrome, `${[2.5, 1.5, 1.25][i] ?? 1} kg`)), {
            x: side * (7.2 + thick / 2 + i * thick * 1.04),
            ry: side > 0 ? 0 : Math.PI,
          }),
        ),
        at(starNut(side), { x: side * (8.4 + radii.length * thick * 1.04) }),
      ]),
    ),
    { y: high },
  )
}

/** Joining bar with foam, along x. */
export const joiner = (foam: string): Object3D =>
  at(
    group(
      at(drum(1.3, 1.3, 40, metal('#c9ccd2', 0.22), 0.2), { x: 20, rz: Math.PI / 2 }),
      at(drum(2.7, 2.7, 32, new MeshPhysicalMaterial({ color: foam, roughness: 0.95 }), 0.7), {
        x: 16,
        rz: Math.PI / 2,
      }),
    ),
    { y: 2.7 },
  )

/** How a kettlebell is made: radius of its ball, its height, the handle's reach. */
interface Bell {
  readonly r: number
  readonly high: number
  readonly reach: number
  readonly thick: number
}

function bell({ r, high, reach, thick }: Bell, body: Material, grip: Material): Object3D {
  const orb = shaped(ball(r, body), (x, y, z) => [x, Math.max(y, -r * 0.86), z])
  const top = high - thick - r * 0.86
  return at(
    group(
      orb,
      rod(
        [
          [-r * 0.62, r * 0.3, 0],
          [-reach * 0.94, r * 0.78, 0],
          [-reach, r * 1.02, 0],
          [-reach * 0.9, top * 0.94, 0],
          [-reach * 0.62, top, 0],
          [0, top + 0.15, 0],
          [reach * 0.62, top, 0],
          [reach * 0.9, top * 0.94, 0],
          [reach, r * 1.02, 0],
          [reach * 0.94, r * 0.78, 0],
          [r * 0.62, r * 0.3, 0],
        ],
        thick,
        grip,
      ),
    ),
    { y: r * 0.86 },
  )
}

/** Kettlebell with a coloured rubber coat on the lower half and a wide handle. */
export function coated(main: string): Object3D {
  const r = 9.4
  const coat = rubber(main)
  const skin = turned(
    [
      [0, -r * 0.92],
      [r * 0.52, -r * 0.92, 0.8],
      ...Array.from({ length: 14 }, (_, i): Corner => {
        const a = -0.96 + (i / 13) * 1.12
        return [Math.cos(a) * (r + 0.5), Math.sin(a) * (r + 0.5)]
      }),
      [r * 0.9, r * 0.2],
    ],
    coat,
  )
  return group(
    at(group(bell({ r, high: 24.5, reach: 8.9, thick: 1.55 }, plastic('#2a2b2e', 0.62), metal('#3a3c40', 0.42))), {
      y: 0.5,
    }),
    at(skin, { y: r * 0.92 }),
    at(figure('6 kg', 6, inkOn(main), 2.6), { y: r * 0.8, z: r + 0.52, rx: 0.12 }),
  )
}

/** Competition kettlebell of cast steel: enamel body, bare handle with stripes of its colour. */
export function competition(main: string): Object3D {
  const r = 10.5
  const enamel = new MeshPhysicalMaterial({ color: main, roughness: 0.5, clearcoat: 0.2, clearcoatRoughness: 0.5 })
  return group(
    bell({ r, high: 28, reach: 8.2, thick: 1.75 }, enamel, metal('#b3b6ba', 0.36)),
    ...[-1, 1].map(side =>
      at(ring(1.8, 0.34, enamel), { x: side * 8.1, y: r * 0.86 + r * 1.02, rx: Math.PI / 2, ry: 0 }),
    ),
    at(drum(3.4, 3.4, 0.3, plastic(lighter(main, 0.12), 0.5), 0.1), { y: r * 0.86, z: r - 0.35, rx: Math.PI / 2 }),
    at(ring(3.4, 0.24, metal('#b3b6ba', 0.36)), { y: r * 0.86, z: r - 0.08 }),
    at(figure('6 kg', 4.8, '#f4f1e8'), { y: r * 0.86, z: r + 0.02 }),
  )
}
