import { CatmullRomCurve3, type Material, Mesh, type Object3D, SphereGeometry, TubeGeometry, Vector3 } from 'three'
import { matte, metal, plastic, terry } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, ball, drum, group, ring, turned, wrap } from '../../../studio/shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { wire } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'

const strand = (points: readonly Vector3[], thick: number, stuff: Material, steps: number) =>
  new Mesh(new TubeGeometry(new CatmullRomCurve3([...points], false, 'centripetal'), steps, thick, 6), stuff)

/** Wound ball of yarn of radius `r`, strand radius `thick`, standing on y = 0, with a loose tail. */
export function yarnBall(color: string, r = 4.6, thick = 0.24, tail = true): Object3D {
  const groups = 16
  const loops = Math.max(4, Math.round(1.5 / thick))
  const stuffs = [0, 0.07, 0.13].map(t => terry(darker(color, t), 6))
  const bundles = Array.from({ length: groups }, (_, g) => {
    const axis = new Vector3(noise(g * 3 + 1) - 0.5, noise(g * 3 + 2) - 0.5, noise(g * 3 + 3) - 0.5).normalize()
    const u = new Vector3(0, 1, 0.3).cross(axis).normalize()
    const v = axis.clone().cross(u)
    const points: Vector3[] = []
    for (let i = 0; i <= loops * 16; i += 1) {
      const turn = (i / 16) * Math.PI * 2
      const off = ((i / (loops * 16)) * 2 - 1) * loops * thick * 1.05
      const away = r * (0.93 + g * 0.0045)
      const flat = Math.sqrt(Math.max(0.1, away ** 2 - off ** 2))
      points.push(
        u
          .clone()
          .multiplyScalar(Math.cos(turn) * flat)
          .addScaledVector(v, Math.sin(turn) * flat)
          .addScaledVector(axis, off),
      )
    }
    return strand(points, thick, stuffs[g % 3] ?? matte(color), loops * 20)
  })
  const end = strand(
    [
      [0.56, 0.6, 0.74],
      [0.62, 0.3, 0.78],
      [0.78, 0.02, 0.94],
      [1.05, 0, 1.2],
      [1.36, 0, 1.18],
      [1.6, 0, 0.94],
      [1.86, 0, 0.96],
      [2.02, 0, 1.24],
    ].map(([x = 0, y = 0, z = 0]) => new Vector3(x * r, y * r + thick, z * r)),
    thick,
    stuffs[0] ?? matte(color),
    60,
  )
  return group(at(group(ball(r * 0.93, stuffs[2] ?? matte(color)), ...bundles), { y: r }), ...(tail ? [end] : []))
}

/** Paper band around a ball with the brand and the fibre. */
export const band = (r: number, zh: string, en: string, tone: string, fine: string): Object3D =>
  group(
    at(drum(r * 1.045, r * 1.045, r * 0.72, matte('#f6f0e3', 0.7), r * 0.08), { y: r * 0.64 }),
    at(
      wrap(
        r * 1.05,
        r * 0.62,
        1.9,
        face(
          r * 1.9,
          r * 0.62,
          { brand: '暖暖熊', zh, en, fine },
          { ground: '#f6f0e3', accent: tone, plan: 'classic' },
          60,
        ),
      ),
      { y: r },
    ),
  )

/** Flat piece of knitting made of V stitches, upright, from y = 0. */
export function knitted(columns: number, rows: number, s: number, toneOf: (row: number) => string): Object3D {
  const grain = new SphereGeometry(1, 8, 6)
  const parts: Object3D[] = []
  for (let row = 0; row < rows; row += 1) {
    const stuff = matte(toneOf(row), 0.95)
    for (let c = 0; c < columns; c += 1)
      for (const side of [-1, 1]) {
        const one = new Mesh(grain, stuff)
        one.scale.set(s * 0.25, s * 0.56, s * 0.26)
        parts.push(
          at(one, { x: (c - (columns - 1) / 2) * s + side * s * 0.24, y: (row + 0.5) * s * 0.74, rz: -side * 0.5 }),
        )
      }
  }
  return group(...parts)
}

/** Knitting on two wooden needles. */
export const onNeedles = (color: string): Object3D => {
  const stick = timber('#c39a67', 'across', 0.3)
  const needle = (turn: number) =>
    at(
      group(
        at(drum(0.34, 0.34, 26, stick, 0.1), { y: -13 }),
        at(drum(0.05, 0.34, 1.6, stick, 0), { y: 13 }),
        at(ball(0.8, stick), { y: -13 }),
      ),
      { y: 13.2, rz: turn, z: 0.3 },
    )
  return group(
    knitted(16, 17, 1.02, () => color),
    needle(1.36),
    needle(-1.36),
  )
}

/** Crochet body: a ball with rows of stitches. */
export function crocheted(r: number, color: string, tall = 1): Object3D {
  const stuff = matte(color, 0.95)
  const grain = new SphereGeometry(1, 7, 5)
  const parts: Object3D[] = [ball(r * 0.95, matte(darker(color, 0.14), 0.95))]
  const rows = Math.max(6, Math.round(r * 3.6))
  const q = ((Math.PI * r) / rows) * 0.58
  const away = r - q * 0.6
  for (let row = 0; row <= rows; row += 1) {
    const a = (row / rows) * Math.PI
    const count = Math.max(1, Math.round(Math.sin(a) * rows * 1.8))
    for (let i = 0; i < count; i += 1) {
      const turn = (i / count) * Math.PI * 2 + row * 0.35
      const one = new Mesh(grain, stuff)
      one.scale.set(q, q * 0.86, q)
      parts.push(
        at(one, {
          x: Math.sin(a) * Math.cos(turn) * away,
          y: Math.cos(a) * away,
          z: Math.sin(a) * Math.sin(turn) * away,
        }),
      )
    }
  }
  const whole = group(...parts)
  whole.scale.set(1, tall, 1)
  return group(whole)
}

/** Crocheted bear, sitting, 13 cm. */
export function littleBear(color: string, whole = true): Object3D {
  const pale = lighter(color, 0.5)
  const eye = plastic('#2a221d', 0.2)
  return group(
    at(crocheted(3.1, color), { y: whole ? 8.6 : 3 }),
    at(crocheted(1.2, pale, 0.85), { y: whole ? 7.9 : 2.3, z: 2.6 }),
    at(ball(0.42, eye), { y: whole ? 8.4 : 2.8, z: 3.8 }),
    ...[-1, 1].flatMap(s => [
      at(ball(0.34, eye), { x: s * 1.2, y: whole ? 9.3 : 3.7, z: 2.75 }),
      at(crocheted(1.1, color), { x: s * 2.2, y: whole ? 11.2 : 5.6 }),
      ...(whole
        ? [
            at(crocheted(1.2, color, 1.7), { x: s * 3, y: 4.6, z: 0.8, rz: s * 0.5 }),
            at(crocheted(1.5, color), { x: s * 2, y: 1.5, z: 3 }),
          ]
        : []),
    ]),
    ...(whole ? [at(crocheted(3, color, 1.1), { y: 3.2 })] : []),
  )
}

/** Crochet hook lying along x, 15 cm. */
export const hook = (grip: Material, steel: Material = metal('#c9ccd2', 0.25), r = 0.5): Object3D =>
  group(
    at(
      group(
        at(drum(r * 1.1, r, 8.4, grip, 0.2), { y: -8 }),
        at(drum(r * 0.5, r * 0.6, 6, steel, 0.05), { y: 0.3 }),
        at(drum(r * 0.3, r * 0.5, 0.5, steel, 0.05), { y: 6.3 }),
        at(ball(r * 0.55, steel), { y: 7.2 }),
      ),
      { rz: -Math.PI / 2 },
    ),
  )

/** Cake of yarn whose colour runs from the heart to the rim. */
export function cake(color: string, r = 6.4, high = 7): Object3D {
  const far = color === '#2f8f8b' ? '#f0dc94' : '#f0b9a2'
  const tone = (t: number) => blend(far, t > 0.55 ? color : blend(color, far, 0.2), Math.min(1, t * 1.25))
  const rings = 15
  return group(
    ...Array.from({ length: rings }, (_, i) => {
      const t = i / (rings - 1)
      const away = 1.1 + t * (r - 1.1)
      const up = high * (0.95 + Math.sin(t * 3.1) * 0.06)
      const stuff = terry(tone(t), 5)
      return group(
        at(drum(away, away, up, stuff, 0.05), {}),
        at(ring(away - 0.14, 0.22, stuff), { y: up, rx: Math.PI / 2 }),
      )
    }).slice(0, -1),
    at(drum(r * 0.99, r * 0.99, high * 0.98, terry(color, 5), 0.1), {}),
    ...Array.from({ length: rings }, (_, i) => {
      const t = i / (rings - 1)
      const away = 1 + t * (r - 1)
      return at(ring(away, 0.23, terry(tone(t), 5)), {
        y: high * (0.98 + (1 - (2 * t - 1) ** 2) * 0.03),
        rx: Math.PI / 2,
      })
    }),
    ...Array.from({ length: 15 }, (_, i) =>
      at(ring(r, 0.22, terry(i % 2 ? color : darker(color, 0.1), 5)), {
        y: 0.3 + i * (high - 0.5) * 0.07,
        rx: Math.PI / 2 + (i % 2 ? 0.02 : -0.02),
      }),
    ),
    wire(
      [
        [r * 0.9, 0.24, r * 0.4],
        [r * 1.1, 0.24, r * 0.8],
        [r * 0.9, 0.24, r * 1.2],
        [r * 0.3, 0.24, r * 1.2],
        [-r * 0.2, 0.24, r * 1.4],
      ],
      0.22,
      terry(color, 5),
      50,
    ),
  )
}

/** Knitted hat with a turned-up rib, lying on its rim. */
export function beanie(color: string): Object3D {
  const stuff = terry(color, 5)
  const rib = Array.from({ length: 30 }, (_, i) => {
    const turn = (i / 30) * Math.PI * 2
    return at(drum(1.15, 1.15, 6.4, stuff, 0.6), { x: Math.cos(turn) * 11, z: Math.sin(turn) * 11 })
  })
  const dome = Array.from({ length: 24 }, (_, i) => {
    const turn = (i / 24) * Math.PI * 2
    const [c, s] = [Math.cos(turn), Math.sin(turn)]
    return wire(
      [
        [c * 9.8, 5, s * 9.8],
        [c * 9.7, 10, s * 9.7],
        [c * 8, 15, s * 8],
        [c * 4, 18.6, s * 4],
        [c * 0.6, 19.6, s * 0.6],
      ],
      1.25,
      stuff,
      24,
    )
  })
  return group(
    turned(
      [
        [0, 0],
        [9.6, 0],
        [9.6, 9, 1],
        [7, 15, 3],
        [0, 18.4],
      ],
      stuff,
    ),
    ...rib,
    ...dome,
    at(yarnBall(color, 3.4, 0.5, false), { y: 17.6 }),
  )
}
