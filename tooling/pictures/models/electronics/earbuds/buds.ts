import { Group, type Material, type Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, slab, thrown } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Point, wire } from '../parts/strips.ts'

/** How shells look: shine, and the colour of the small metal parts. */
export interface Finish {
  readonly color: string
  readonly stuff?: Material
  readonly trim?: string
  readonly tip?: string
}

const stuffOf = ({ color, stuff }: Finish) => stuff ?? gloss(color)

const stretched = (thing: Object3D, x: number, y: number, z: number): Object3D => {
  const whole = new Group()
  whole.add(thing)
  whole.scale.set(x, y, z)
  return group(whole)
}

/** Nozzle with its soft cap, pointing along +x. */
const nozzle = (tip: string): Object3D =>
  group(
    at(drum(0.3, 0.36, 0.5, plastic('#c9ccd2'), 0.05), { x: 0.5, rz: -Math.PI / 2 }),
    at(
      thrown(
        [
          [0.34, 0],
          [0.62, 0.1],
          [0.6, 0.4],
          [0.42, 0.72],
          [0.2, 0.8],
        ],
        rubber(tip),
      ),
      { x: 0.72, rz: -Math.PI / 2 },
    ),
    at(drum(0.2, 0.2, 0.06, matte('#26282c'), 0), { x: 1.46, rz: -Math.PI / 2 }),
  )

/** Bud with a short stem; its origin is the middle of the head, its tip points along +x. `soft` ones have no cap. */
export const stemBud = (finish: Finish, soft = false): Object3D =>
  group(
    stretched(ball(0.86, stuffOf(finish)), 1, 0.94, 0.86),
    ...(soft
      ? [
          at(stretched(ball(0.62, stuffOf(finish)), 1.1, 0.86, 0.8), { x: 0.6, y: 0.06 }),
          at(drum(0.3, 0.3, 0.06, matte('#3a3c40'), 0), { x: 1.23, y: 0.06, rz: -Math.PI / 2 }),
        ]
      : [at(nozzle(finish.tip ?? '#e9e6e0'), { y: 0.08, rz: 0.12 })]),
    at(slab(rounded(0.72, 3.2, 0.36), 0.66, 0.26, stuffOf(finish)), { x: -0.3, y: -1.5 }),
    at(slab(rounded(0.26, 0.9, 0.12), 0.06, 0.02, matte('#2a2c30')), { x: -0.3, y: 0.2, z: 0.74, rx: -0.1 }),
    at(drum(0.3, 0.24, 0.22, metal(finish.trim ?? '#c9ccd2', 0.24), 0.06), { x: -0.3, y: -3.16 }),
    at(box(0.1, 0.8, 0.05, 0.02, metal(finish.trim ?? '#c9ccd2', 0.3)), { x: -0.3, y: -1.5, z: 0.33 }),
  )

/** Small round bud without a stem, its plate facing +z, its tip behind. */
export const beanBud = (finish: Finish, plate?: string): Object3D =>
  group(
    stretched(ball(1, stuffOf(finish)), 1.02, 0.9, 0.72),
    at(stretched(ball(0.6, stuffOf(finish)), 1, 0.9, 1), { x: 0.5, y: -0.16, z: -0.34 }),
    ...(plate
      ? [
          at(drum(0.72, 0.78, 0.14, metal(plate, 0.24), 0.06), { z: 0.56, rx: Math.PI / 2 }),
          at(drum(0.5, 0.5, 0.06, metal(darker(plate, 0.3), 0.34), 0.02), { z: 0.68, rx: Math.PI / 2 }),
          ...[0, 1, 2].map(i =>
            at(box(0.7 - Math.abs(i - 1) * 0.16, 0.05, 0.04, 0.01, metal(lighter(plate, 0.4), 0.2)), {
              y: (i - 1) * 0.2,
              z: 0.75,
            }),
          ),
        ]
      : [at(drum(0.42, 0.42, 0.05, plastic(lighter(finish.color, 0.4)), 0.02), { z: 0.7, rx: Math.PI / 2 })]),
    at(nozzle(finish.tip ?? '#e9e6e0'), { x: 0.3, y: -0.1, z: -0.4, ry: 0.9 }),
  )

/** Clip like an ear ring: a ball, a bow, a bean. */
export const clipBud = (finish: Finish): Object3D =>
  group(
    at(ball(0.62, stuffOf(finish)), { x: 0.72, y: -0.5 }),
    wire(
      Array.from({ length: 15 }, (_, i): Point => {
        const angle = -0.5 + (i / 14) * 4.1
        return [Math.cos(angle) * 0.98 - 0.1, Math.sin(angle) * 1.02, 0]
      }),
      0.2,
      stuffOf(finish),
      50,
    ),
    at(stretched(ball(0.72, stuffOf(finish)), 0.68, 1.12, 0.86), { x: -0.98, y: -0.62 }),
    at(drum(0.12, 0.12, 0.05, metal(finish.trim ?? '#e9e6e0', 0.2), 0.01), {
      x: -0.98,
      y: -0.5,
      z: 0.6,
      rx: Math.PI / 2,
    }),
    at(drum(0.2, 0.2, 0.08, matte('#2a2c30'), 0), { x: 0.2, y: -0.62, rz: Math.PI / 2 }),
  )

/** Bud with a soft hook over the ear; the hook leaves at the right and comes back down. */
export const hookBud = (finish: Finish): Object3D =>
  group(
    at(slab(rounded(2.5, 1.9, 0.85), 1.3, 0.5, stuffOf(finish)), {}),
    at(slab(rounded(1.5, 0.34, 0.16), 0.16, 0.05, metal(finish.trim ?? '#c9ccd2', 0.28)), { z: 0.64 }),
    at(slab(rounded(1.5, 1.3, 0.6), 0.7, 0.25, rubber(darker(finish.color, 0.5))), { x: -0.2, z: -0.7 }),
    wire(
      [
        [0.8, 0.5, -0.1],
        [1.3, 1.7, -0.2],
        [2.3, 2.9, -0.3],
        [3.6, 2.7, -0.4],
        [4.1, 1.2, -0.5],
        [3.9, -0.6, -0.6],
        [3.5, -1.8, -0.6],
      ],
      0.27,
      rubber(darker(finish.color, 0.35)),
      60,
    ),
    at(stretched(ball(0.42, rubber(darker(finish.color, 0.35))), 1, 2.2, 1), { x: 3.56, y: -1.7, z: -0.6, rz: -0.2 }),
  )

/** Outline of a case and how far its lid stands open (0 is shut). */
export interface Box {
  readonly w: number
  readonly d: number
  readonly high: number
  readonly lid: number
  readonly square?: number
  readonly open?: number
}

/** Case with wells below and a lid on its hinge; `contents` stand on the plate of the wells. */
export function chargeCase(
  finish: Finish,
  { w, d, high, lid, square = 2.6, open = 1.85 }: Box,
  ...contents: Object3D[]
): Object3D {
  const [a, b] = [w / 2, d / 2]
  const shell = stuffOf(finish)
  const inner = plastic(darker(finish.color, 0.1), 0.6)
  const flat = (share: number, y: number, material: Material) =>
    loft(
      [
        [y, a * share, b * share, square],
        [y + 0.07, a * share, b * share, square],
      ],
      material,
      48,
    )
  return group(
    loft(
      [
        [0, a * 0.55, b * 0.55, square],
        [high * 0.04, a * 0.74, b * 0.7, square],
        [high * 0.16, a * 0.9, b * 0.87, square],
        [high * 0.4, a * 0.985, b * 0.98, square],
        [high * 0.8, a, b, square],
        [high, a * 0.995, b * 0.995, square],
      ],
      shell,
      64,
    ),
    flat(0.9, high - 0.02, inner),
    at(drum(0.09, 0.09, 0.06, glow('#9df0b0', 1.1), 0.01), { y: high * 0.62, z: b * 0.995, rx: Math.PI / 2 }),
    at(box(w * 0.34, 0.3, 0.24, 0.1, metal(finish.trim ?? '#c9ccd2', 0.26)), { y: high, z: -b }),
    at(
      group(
        at(
          group(
            loft(
              [
                [0.02, a * 0.995, b * 0.995, square],
                [lid * 0.35, a * 0.98, b * 0.97, square],
                [lid * 0.75, a * 0.86, b * 0.82, square],
                [lid * 0.95, a * 0.66, b * 0.6, square],
                [lid, a * 0.46, b * 0.42, square],
              ],
              shell,
              64,
            ),
            at(flat(0.9, -0.04, inner), {}),
            ...(open > 0
              ? [-1, 1].map(x =>
                  at(drum(a * 0.3, a * 0.3, 0.04, plastic(darker(finish.color, 0.24)), 0.01), {
                    x: x * a * 0.42,
                    y: -0.08,
                  }),
                )
              : []),
          ),
          { z: b },
        ),
      ),
      { y: high + 0.03, z: -b, rx: -open },
    ),
    ...contents,
  )
}

/** Dark well that a bud rests in. */
export const well = (x: number, y: number, _z: number, rx: number, rz: number, color: string): Object3D =>
  at(stretched(drum(1, 1, 0.05, plastic(darker(color, 0.4), 0.6), 0.01), rx, 1, rz), { x, y })

/** Drops of water around and on a thing. */
export const drops = (count: number, reach: number, high: number, seed = 1): Object3D =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const r = 0.1 + noise(i * 7 + seed) * 0.2
      return at(stretched(ball(r, clear('#eaf6ff', 0.5)), 1, 0.6, 1), {
        x: (noise(i + seed) - 0.5) * reach * 2,
        y: high,
        z: (noise(i + seed + 40) - 0.5) * reach,
      })
    }),
  )
