import type { Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, slab } from '../../../studio/shapes.ts'
import { loft, rounded, type Section } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, wire } from '../parts/strips.ts'

const LOW: readonly Section[] = [
  [0.1, 2.5, 4.9, 2.7, 0],
  [0.5, 2.9, 5.4, 2.6, 0],
  [1.3, 3.05, 5.6, 2.5, 0],
  [2.2, 2.9, 5.3, 2.4, 0.1],
  [3, 2.4, 4.3, 2.3, 0.4],
  [3.5, 1.7, 3, 2.2, 0.6],
  [3.75, 0.9, 1.6, 2, 0.7],
]

/** Lengths lie in the first half measure here; the whole is turned by a quarter. */
const FIN: readonly Section[] = [
  [0.1, 4.6, 3.3, 2.5, 0],
  [0.6, 5.2, 3.7, 2.5, 0],
  [1.8, 5.3, 3.3, 2.4, -0.2],
  [3.4, 5.1, 2.6, 2.3, -0.8],
  [5, 4.6, 1.9, 2.2, -1.5],
  [6.4, 3.7, 1.3, 2.1, -2.1],
  [7.3, 2.4, 0.8, 2, -2.5],
  [7.6, 1.2, 0.4, 2, -2.6],
]

const section = (sections: readonly Section[], y: number): readonly [number, number, number] => {
  const up = sections.find(([high]) => high >= y) ?? sections.at(-1)
  const low = [...sections].reverse().find(([high]) => high <= y) ?? sections[0]
  if (!up || !low) return [1, 1, 0]
  const t = up[0] === low[0] ? 0 : (y - low[0]) / (up[0] - low[0])
  const mix = (a = 0, b = 0) => a + (b - a) * t
  return [mix(low[1], up[1]), mix(low[2], up[2]), mix(low[4], up[4])]
}

/** Point on the skin at a height and an angle (0 is +x, a quarter is +z). */
const onSkin = (sections: readonly Section[], y: number, angle: number, off = 0.02): Point => {
  const [a, b, dz] = section(sections, y)
  return [Math.cos(angle) * (a + off), y + off, Math.sin(angle) * (b + off) + dz]
}

const seam = (points: readonly Point[], tone: string) => wire(points, 0.045, matte(tone), 40)

const wheel = (tone: string) =>
  group(
    at(drum(0.85, 0.85, 0.62, rubber('#2a2c30'), 0.16), { x: 0.31, rz: Math.PI / 2 }),
    ...Array.from({ length: 16 }, (_, i) =>
      at(box(0.5, 0.1, 0.1, 0.03, rubber(tone)), { y: Math.cos(i * 0.393) * 0.85, z: Math.sin(i * 0.393) * 0.85 }),
    ),
  )

/** How a mouse looks. */
export interface Mouse {
  readonly color: string
  readonly base?: string
  readonly light?: string
  readonly holes?: boolean
  readonly wheel?: string
}

/** Low mouse; its buttons point to -z, the side keys are at the left. */
export const mouse = ({
  color,
  base = darker(color, 0.35),
  light,
  holes,
  wheel: tone = lighter(color, 0.3),
}: Mouse): Object3D => {
  const front = -Math.PI / 2
  const line = darker(color, 0.55)
  const upto = (angle: number, from: number, to: number) =>
    Array.from({ length: 12 }, (_, i) => onSkin(LOW, from + ((to - from) * i) / 11, angle))
  return group(
    loft(LOW, plastic(color, 0.45), 64),
    at(slab(rounded(5.4, 10.4, 2.4), 0.5, 0.2, plastic(base)), { y: 0.25, rx: -Math.PI / 2 }),
    seam(
      Array.from({ length: 31 }, (_, i) => onSkin(LOW, 1.1, (i / 30) * Math.PI * 2)),
      line,
    ),
    seam(upto(front, 1.1, 3.75), line),
    seam(
      [
        onSkin(LOW, 1.1, -0.3),
        onSkin(LOW, 2.2, -0.36),
        onSkin(LOW, 3, -0.44),
        onSkin(LOW, 3.5, -0.6),
        [0, 3.78, -0.2],
        onSkin(LOW, 3.5, Math.PI + 0.6),
        onSkin(LOW, 3, Math.PI + 0.44),
        onSkin(LOW, 2.2, Math.PI + 0.36),
        onSkin(LOW, 1.1, Math.PI + 0.3),
      ],
      line,
    ),
    at(box(0.95, 0.7, 2.3, 0.34, matte('#17181a')), { y: 3.05, z: -2.7, rx: -0.36 }),
    at(wheel(tone), { y: 3, z: -2.8 }),
    ...[0, 1].map(i =>
      at(box(0.3, 0.62, 1.7, 0.14, plastic(base)), {
        x: -2.86,
        y: 2.2,
        z: -1.3 + i * 1.95,
        ry: i ? -0.06 : 0.05,
        rz: 0.22,
      }),
    ),
    ...(light
      ? [
          seam(
            Array.from({ length: 31 }, (_, i) => onSkin(LOW, 0.62, (i / 30) * Math.PI * 2, 0.03)),
            light,
          ),
          at(box(0.5, 0.1, 1, 0.05, glow(light, 1.1)), { y: 3.72, z: 0.2 }),
        ]
      : []),
    ...(holes
      ? Array.from({ length: 34 }, (_, i) => {
          const y = 1.6 + (i % 4) * 0.52
          const turn = 0.35 + Math.floor(i / 4) * 0.3 + (i % 2) * 0.15
          const [x, h, z] = onSkin(LOW, y, turn, -0.17)
          return at(ball(0.24, gloss('#16181b')), { x, y: h, z })
        })
      : []),
  )
}

/** Tall mouse, tilted like a fin: buttons on its right side, a rest for the thumb at its left. */
export const fin = ({ color, base = darker(color, 0.3), wheel: tone = '#d8b66a' }: Mouse, size = 1): Object3D => {
  const line = darker(color, 0.6)
  const along = (from: number, to: number, y: number) =>
    Array.from({ length: 14 }, (_, i) => onSkin(FIN, y, from + ((to - from) * i) / 13))
  const right = Math.PI / 2
  const [wx, wy, wz] = onSkin(FIN, 4.9, right - 0.62, 0)
  return at(
    group(
      at(
        group(
          loft(FIN, plastic(color, 0.5), 72),
          at(slab(rounded(9.6, 6.6, 2.6), 0.6, 0.25, rubber(base)), { y: 0.3, rx: -Math.PI / 2 }),
          seam(along(right - 1.4, right + 0.1, 4.9), line),
          seam(along(right - 1.35, right + 0.1, 2.6), line),
          seam(
            [
              onSkin(FIN, 2.6, right + 0.1),
              onSkin(FIN, 3.6, right + 0.1),
              onSkin(FIN, 4.9, right + 0.1),
              onSkin(FIN, 6.2, right + 0.1),
              onSkin(FIN, 7.2, right + 0.1),
            ],
            line,
          ),
          seam(along(0, Math.PI * 2, 1), line),
          at(group(at(wheel(tone), { rz: 0 })), { x: wx, y: wy, z: wz - 0.25, ry: -Math.PI / 2, rz: 0.6 }),
          at(flattened(ball(1, rubber(base)), 4, 0.55, 1.7), { x: 0.3, y: 0.8, z: -3.3 }),
          ...[0, 1].map(i => {
            const [x, y, z] = onSkin(FIN, 4.6, -right + 0.05 + i * 0.42, 0.04)
            return at(slab(rounded(1.5, 0.6, 0.28), 0.3, 0.12, plastic(base)), {
              x,
              y,
              z,
              ry: Math.PI - i * 0.25,
              rx: 0.1,
            })
          }),
          at(drum(0.32, 0.32, 0.1, metal('#c9ccd2', 0.3), 0.03), { x: -1.6, y: 6.8, z: -1.6 }),
        ),
        { ry: Math.PI / 2 },
      ),
    ),
    { s: size },
  )
}

const flattened = (thing: Object3D, x: number, y: number, z: number): Object3D => {
  thing.scale.set(x, y, z)
  return group(thing)
}
