import {
  type BufferGeometry,
  Euler,
  IcosahedronGeometry,
  InstancedMesh,
  type Material,
  Matrix4,
  MeshPhysicalMaterial,
  type Object3D,
  Quaternion,
  Vector3,
} from 'three'
import { gloss, matte } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { leaf } from '../../../studio/props/green.ts'
import { at, ball, box, drum, group, ring, rod, thrown } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, type Point } from './shape.ts'

/** Food that is moist. */
export const moist = (color: string, roughness = 0.35): Material =>
  new MeshPhysicalMaterial({ color, roughness, clearcoat: 0.5, clearcoatRoughness: 0.25 })

/** Many of one small thing: where each lies, how it is turned and how large it is. */
export function strewn(
  geometry: BufferGeometry,
  material: Material,
  count: number,
  place: (i: number) => { at: Point; turn?: Point; size?: Point },
): Object3D {
  const mesh = new InstancedMesh(geometry, material, count)
  for (let i = 0; i < count; i += 1) {
    const { at: spot, turn = [0, 0, 0], size = [1, 1, 1] } = place(i)
    mesh.setMatrixAt(
      i,
      new Matrix4().compose(
        new Vector3(...spot),
        new Quaternion().setFromEuler(new Euler(...turn)),
        new Vector3(...size),
      ),
    )
  }
  return group(mesh)
}

/** Heap of steamed rice: grain by grain over a dome. */
export const rice = (r: number, high = r * 0.5): Object3D =>
  group(
    thrown(
      [
        [0, high * 0.96],
        [r * 0.5, high * 0.82],
        [r * 0.86, high * 0.4],
        [r, 0],
      ],
      matte('#f4efe4'),
    ),
    strewn(new IcosahedronGeometry(1, 1), moist('#fdfaf2', 0.5), 420, i => {
      const away = Math.sqrt(noise(i)) * r * 0.97
      const turn = noise(i + 999) * 6.283
      return {
        at: [Math.cos(turn) * away, high * (1 - (away / r) ** 2) * 0.98, Math.sin(turn) * away],
        turn: [noise(i + 5) * 3, noise(i + 7) * 3, noise(i + 3) * 3],
        size: [0.36, 0.15, 0.15],
      }
    }),
  )

/** Noodles in loops, `r` wide. */
export const noodles = (r: number, color = '#ecd08a', count = 26, thick = 0.2): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const own = r * (0.25 + noise(i) * 0.5)
      const [cx, cz] = [(noise(i + 40) - 0.5) * r * 0.9, (noise(i + 80) - 0.5) * r * 0.9]
      const points = Array.from({ length: 14 }, (_point, k): Point => {
        const turn = noise(i + 11) * 6 + (k / 13) * 4.4
        return [
          cx + Math.cos(turn) * own,
          0.3 + noise(i * 7 + k) * 0.5 + (i / count) * 0.9,
          cz + Math.sin(turn) * own * 0.8,
        ]
      })
      return rod(points, thick, moist(i % 3 ? color : lighter(color, 0.2)))
    }),
  )

/** Half a boiled egg, its yolk up. */
export const eggHalf = (r = 2.2): Object3D => {
  const white = at(ball(r, moist('#fbf6ea')), {})
  white.scale.set(1.25, 0.62, 1)
  return group(
    white,
    at(drum(r * 0.6, r * 0.6, 0.1, gloss('#f0a024'), 0.05), { y: r * 0.56 }),
    at(ring(r * 0.6, 0.06, moist('#e88c1c')), { y: r * 0.6, rx: Math.PI / 2 }),
  )
}

/** Fried egg with crisp edges. */
export const friedEgg = (r = 4.6): Object3D => {
  const white = block([r * 2, 0.7, r * 1.9], 0.34, moist('#fdf9ef'), (x, y, z) => {
    const turn = Math.atan2(z, x)
    const away = Math.max(Math.abs(x), Math.abs(z)) / r
    const rim = 1 + 0.1 * Math.sin(turn * 3 + 1) + 0.06 * Math.sin(turn * 5)
    const flat = Math.hypot(x, z) || 1
    return [(x / flat) * away * r * rim, y + 0.5 * (1 - away), (z / flat) * away * r * rim]
  })
  const yolk = at(ball(r * 0.38, gloss('#f5a81f')), { y: 0.7, x: r * 0.1 })
  yolk.scale.y = 0.55
  return group(at(white, { y: 0.4 }), yolk)
}

/** Leaves of cooked greens in a heap. */
export const greens = (r: number, count = 22, color = '#4f8a35'): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) =>
      at(leaf(i % 3 ? color : lighter(color, 0.18), r * (0.6 + noise(i) * 0.35), r * 0.34, r * 0.14), {
        x: (noise(i + 20) - 0.6) * r * 1.3,
        y: 0.4 + noise(i + 60) * r * 0.26,
        z: (noise(i + 50) - 0.5) * r * 1.2,
        ry: noise(i + 9) * 6.3,
        rz: (noise(i + 3) - 0.4) * 0.9,
        rx: (noise(i + 33) - 0.5) * 0.9,
      }),
    ),
    ...Array.from({ length: Math.round(count / 3) }, (_, i) =>
      at(box(r * 0.5, 0.6, 0.8, 0.3, moist('#c9dca0')), {
        x: (noise(i + 70) - 0.5) * r,
        y: 0.7,
        z: (noise(i + 90) - 0.5) * r,
        ry: i,
      }),
    ),
  )

/** Chunks of one food, strewn on a disc of radius `r`. */
export const chunks = (color: string, r: number, count: number, size = 1.2, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const [turn, away] = [noise(i * 3 + seed * 17) * 6.28, Math.sqrt(noise(i + seed * 91)) * r]
      return at(block([size * 1.3, size, size], size * 0.4, moist(i % 2 ? color : darker(color, 0.12)), undefined, 5), {
        x: Math.cos(turn) * away,
        y: size * 0.25,
        z: Math.sin(turn) * away,
        ry: noise(i) * 6,
        rz: noise(i + 8) * 0.6,
      })
    }),
  )

/** Curled prawn with its tail. */
export const prawn = (s = 1): Object3D =>
  at(
    group(
      ...Array.from({ length: 9 }, (_, i) => {
        const turn = -0.4 + i * 0.42
        const part = at(ball(1.05 - i * 0.08, moist(i % 2 ? '#f0895a' : '#f7b08a', 0.3)), {
          x: Math.cos(turn) * 2,
          z: Math.sin(turn) * 2,
          y: 0.7,
        })
        return part
      }),
      ...[-0.3, 0.3].map(k =>
        at(box(1.6, 0.16, 0.8, 0.08, moist('#d9562e')), { x: -2.4 + k, y: 0.6, z: -1.2 - k, ry: 0.9 + k }),
      ),
    ),
    { s },
  )

/** Steamed fish of `long` cm with strips of spring onion and chilli. */
export const fish = (long = 24): Object3D => {
  const body = block(
    [long * 0.74, long * 0.13, long * 0.26],
    long * 0.06,
    moist('#b7b6a2', 0.3),
    (x, y, z) => {
      const u = x / (long * 0.37)
      const slim = Math.max(0.12, 1 - Math.max(0, u) ** 1.7 * 0.86 - Math.max(0, -u) ** 3 * 0.62)
      return [x, y * (0.6 + slim * 0.4), z * slim]
    },
    20,
  )
  const tail = [-1, 1].map(s =>
    at(leaf('#8b8c7a', long * 0.24, long * 0.14, 0.3), { x: long * 0.31, y: long * 0.07, ry: s * 0.42 }),
  )
  const strips = Array.from({ length: 34 }, (_, i) =>
    at(
      rod(
        [
          [0, 0, 0],
          [1.6, 0.5, 0.3],
          [3.4, 0.1, 0.2],
        ],
        0.17,
        moist(i % 5 ? (i % 2 ? '#7fae4f' : '#e3edc4') : '#d8432b'),
      ),
      {
        x: (noise(i) - 0.55) * long * 0.42,
        y: long * 0.112,
        z: (noise(i + 30) - 0.5) * long * 0.16,
        ry: noise(i + 60) * 6,
        rz: (noise(i + 4) - 0.3) * 0.4,
      },
    ),
  )
  return group(
    at(body, { y: long * 0.05 }),
    ...tail,
    at(leaf('#8b8c7a', long * 0.16, long * 0.08, 0.3), { x: -long * 0.1, y: long * 0.075, z: long * 0.12, ry: -0.7 }),
    at(box(long * 0.012, long * 0.1, long * 0.19, 0.1, matte('#7d7d6a')), { x: -long * 0.23, y: long * 0.064 }),
    ...[-1, 0, 1].map(i =>
      at(box(0.4, 0.3, long * 0.17, 0.1, matte('#f7f3e8')), { x: i * long * 0.11 - 1, y: long * 0.115, ry: 0.4 }),
    ),
    at(ball(long * 0.018, gloss('#2a2624')), { x: -long * 0.295, y: long * 0.1, z: long * 0.055 }),
    at(ring(long * 0.03, 0.1, matte('#f4f0e4')), {
      x: -long * 0.295,
      y: long * 0.098,
      z: long * 0.055,
      rx: Math.PI / 2,
    }),
    ...strips,
  )
}

/** Seared steak with grill marks. */
export const steak = (w = 13): Object3D =>
  group(
    at(
      block([w, 2.2, w * 0.68], 1, moist('#7a3f26', 0.5), (x, y, z) => {
        const k = 1 - 0.22 * Math.max(0, x / w) + 0.05 * Math.sin(x * 0.9)
        return [x, y + 0.1 * Math.sin(x * 1.3 + z), z * k]
      }),
      { y: 1.1 },
    ),
    ...[-2, -1, 0, 1, 2].map(i =>
      at(box(0.7, 0.2, w * 0.56, 0.08, matte('#2e160d')), { x: i * w * 0.17, y: 2.24, ry: 0.5 }),
    ),
    rod(
      [
        [-w * 0.46, 1.4, w * 0.2],
        [-w * 0.5, 1.5, 0],
        [-w * 0.44, 1.4, -w * 0.22],
      ],
      0.5,
      moist('#e9d3ac'),
    ),
  )

/** Surface of a soup or sauce with drops of oil. */
export const broth = (color: string, r: number, y: number, drops = 14): Object3D =>
  group(
    at(drum(r, r, 0.06, gloss(color), 0), { y }),
    ...Array.from({ length: drops }, (_, i) =>
      at(drum(0.24 + noise(i) * 0.3, 0.2, 0.04, gloss(lighter(color, 0.32)), 0), {
        x: Math.cos(i * 2.4) * Math.sqrt(noise(i + 6)) * r * 0.9,
        y: y + 0.05,
        z: Math.sin(i * 2.4) * Math.sqrt(noise(i + 6)) * r * 0.9,
      }),
    ),
  )

/** Pair of chopsticks lying along x, their tips left. */
export const chopsticks = (color: string, long = 23, cap?: Material): Object3D =>
  group(
    ...[-0.6, 0.6].map((z, i) =>
      at(
        group(
          at(drum(0.16, 0.36, long, matte(color, 0.45), 0.05), { rz: Math.PI / 2, x: long / 2 }),
          ...(cap ? [at(drum(0.38, 0.4, 2.4, cap, 0.06), { rz: Math.PI / 2, x: long / 2 })] : []),
        ),
        { y: 0.4, z, ry: (i - 0.5) * 0.03 },
      ),
    ),
  )
