import type { Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { clear, liquid } from '../../../studio/packs/glassware.ts'
import { at, ball, box, drum, group, ring, rod, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { lamp, slots, softBox, thin } from '../parts/bodies.ts'
import { button, printed, readout } from '../parts/panels.ts'

const steel = () => metal('#cfd2d6', 0.28)

/** Side brush with three bunches of bristles, lying. */
const sideBrush = (tone = '#2b2c2e'): Object3D =>
  group(
    at(drum(1.4, 1.4, 0.7, plastic(tone), 0.2), {}),
    ...[0, 1, 2].flatMap(i =>
      [-0.12, 0, 0.12].map(bend =>
        at(group(at(thin(6.4, 0.16, 0.2, matte('#4a4c50')), { x: 3.8 })), { y: 0.3, ry: (i / 3) * Math.PI * 2 + bend }),
      ),
    ),
  )

/** How a disc differs. */
export interface Disc {
  readonly turret?: boolean
  readonly eyes?: boolean
  readonly roller?: boolean
  readonly lights?: boolean
  readonly r?: number
  readonly high?: number
}

/** Round robot: bumper, top plate, turret, keys; its front towards +z. */
export const disc = (
  main: string,
  { turret = true, eyes = false, roller = false, lights = false, r = 17.5, high = 8.2 }: Disc = {},
): Object3D =>
  group(
    at(drum(r * 0.96, r * 0.94, high - 1.2, plastic('#26272a', 0.42), 0.6), { y: 0.9 }),
    at(drum(r, r, high * 0.5, plastic(darker(main, 0.12), 0.36), 0.8), { y: 1.9 }),
    at(drum(r * 0.985, r, high * 0.22, plastic(main, 0.34), 0.7), { y: high - 1.9 }),
    at(ring(r * 1.002, 0.16, matte('#1a1b1d')), { y: high * 0.5 + 2.1, rx: Math.PI / 2 }),
    at(ring(r * 0.86, 0.12, matte(darker(main, 0.28))), { y: high - 0.1, rx: Math.PI / 2 }),
    at(drum(r * 0.84, r * 0.86, 0.3, gloss(lighter(main, 0.08)), 0.1), { y: high - 0.2 }),
    ...[-1, 1].map(x =>
      at(box(0.5, high * 0.44, 5, 0.2, matte('#1a1b1d')), {
        x: x * r * 0.93,
        y: high * 0.45,
        z: r * 0.3,
        ry: x * 0.35,
      }),
    ),
    ...(turret
      ? [
          at(drum(4.6, 4.9, 1.8, plastic(darker(main, 0.16), 0.34), 0.5), { y: high, z: -r * 0.34 }),
          at(drum(4.66, 4.7, 0.7, gloss('#131416'), 0.1), { y: high + 0.5, z: -r * 0.34 }),
          at(drum(3.4, 3.6, 0.3, steel(), 0.1), { y: high + 1.8, z: -r * 0.34 }),
        ]
      : []),
    at(group(at(button(1.6, lighter(main, 0.3), '#c9ccd2', '#f0a04a'), { rx: -Math.PI / 2 })), {
      y: high + 0.1,
      z: r * 0.42,
    }),
    ...[-4.2, 4.2].map(x =>
      at(group(at(printed(1.4, 1.4, [x < 0 ? 'power' : 'drop'], darker(main, 0.5)), { rx: -Math.PI / 2 })), {
        x,
        y: high + 0.16,
        z: r * 0.4,
      }),
    ),
    ...(eyes
      ? [
          at(slab(rounded(11, 3, 1.4), 1.4, 0.4, gloss('#0f1013')), { y: high * 0.55, z: r - 0.3 }),
          ...[-3, 3].map(x =>
            at(drum(0.9, 0.9, 0.4, gloss('#24365c'), 0.1), { x, y: high * 0.55, z: r + 0.3, rx: Math.PI / 2 }),
          ),
        ]
      : [at(slab(rounded(7, 1.6, 0.7), 0.8, 0.3, gloss('#131416')), { y: high * 0.5, z: r - 0.2 })]),
    ...(lights
      ? [at(drum(0.7, 0.7, 0.5, glow('#fff6d8', 1), 0.1), { y: high * 0.55, z: r + 0.3, rx: Math.PI / 2 })]
      : []),
    at(sideBrush(), { x: r * 0.74, y: 0.3, z: r * 0.66 }),
    ...(roller
      ? [
          at(drum(2.5, 2.5, r * 1.3, matte('#e0904a', 0.9), 0.4), {
            x: r * 0.65,
            y: 2.3,
            z: r * 0.93,
            rz: Math.PI / 2,
          }),
          at(box(r * 1.36, 2.6, 4, 1, plastic('#26272a')), { y: 5, z: r * 0.86 }),
        ]
      : []),
  )

/** Narrow tower for dust, its robot docked before it. */
export const docked = (main: string, { w = 26, h = 38, turret = true, eyes = false, robot = main } = {}): Object3D =>
  group(
    at(box(w + 6, 1.4, 22, 0.6, plastic('#2b2c2e', 0.45)), { y: 0.7, z: -10 }),
    at(softBox(w, h, 18, 6, plastic(main, 0.38), 1.6), { y: 1, z: -20 }),
    at(slab(rounded(w - 4, h * 0.52, 3), 0.6, 0.25, gloss(lighter(main, 0.18))), { y: h * 0.66, z: -11 }),
    at(softBox(w - 0.6, 1.6, 17.4, 5.6, plastic(darker(main, 0.2)), 0.4), { y: h - 3, z: -20 }),
    at(box(w * 0.62, 9, 4, 1.4, matte('#1d1e20')), { y: 6, z: -12 }),
    ...[-3, 3].map(x => at(box(1.6, 0.8, 1, 0.2, metal('#d3ab62', 0.3)), { x, y: 3, z: -9.6 })),
    at(lamp(0.6, '#8fd0ff'), { y: h * 0.84, z: -10.6 }),
    at(disc(robot, { turret, eyes }), { z: 11 }),
  )

/** Station for washing mops: two tanks behind a clear panel, the robot in its lower bay or before it. */
export const station = (
  main: string,
  { out = 14, roller = false, open = 0, robot = main, tall = 42 } = {},
): Object3D => {
  const shell = plastic(main, 0.36)
  const w = 40
  return group(
    at(box(w + 2, 2.2, 46, 1, plastic(darker(main, 0.2), 0.42)), { y: 1.1, z: -14 }),
    at(box(w - 6, 0.5, 16, 0.2, rubber('#3a3b3e')), { y: 2.3, z: 0 }),
    ...[-1, 1].map(x => at(box(3.4, tall, 36, 1.6, shell), { x: x * (w / 2 - 1.7), y: tall / 2 + 1, z: -18 })),
    at(box(w, tall, 4, 1.4, shell), { y: tall / 2 + 1, z: -34 }),
    at(softBox(w, tall - 15, 36, 3, shell, 1), { y: 16, z: -18 }),
    at(box(w - 6, 13.6, 1, 0.3, matte('#1d1e21')), { y: 9, z: -28 }),
    at(slab(rounded(w - 5, 10, 1.4), 0.8, 0.3, gloss('#17181b')), { y: tall - 4, z: 0 }),
    at(readout(12, 4, { digits: '60°', keys: ['drop', 'wind'], ink: '#e6f4ff' }), { x: -8, y: tall - 4, z: 0.5 }),
    ...[-8.4, 8.4].map((x, i) =>
      group(
        at(softBox(15, tall - 28, 8, 2, clear('#dcebf0', 0.5), 0.4), { x, y: 17, z: 2 }),
        at(softBox(14, (tall - 28) * (i ? 0.4 : 0.8), 7, 1.6, liquid(i ? '#8a7a62' : '#7fc0e0'), 0.3), {
          x,
          y: 17.4,
          z: 2,
        }),
        at(softBox(15.2, 1.6, 8.2, 2, plastic(i ? '#5a5c60' : '#5f9fc4'), 0.4), { x, y: tall - 11.2, z: 2 }),
        at(box(5, 1, 2, 0.4, plastic('#2b2c2e')), { x, y: tall - 9.4, z: 3 }),
      ),
    ),
    ...(open
      ? [
          at(
            group(
              at(slab(rounded(w - 3, tall - 16, 2), 1.4, 0.5, plastic(lighter(main, 0.3), 0.36)), {
                x: w / 2 - 1,
                y: (tall - 16) / 2,
              }),
            ),
            { x: -w / 2 + 1, y: 15.4, z: 7, ry: -open },
          ),
        ]
      : []),
    at(slots(w * 0.4, 4, 1, 0.4, darker(main, 0.4)), { y: tall + 1.1, z: -20, rx: -Math.PI / 2 }),
    at(disc(robot, { turret: !roller, roller, eyes: roller }), { y: 0, z: out }),
  )
}

/** Very thin body shaped like a D, its straight edge at the front; no turret. */
export const slim = (main: string, s = 1): Object3D => {
  const corners: [number, number, number?][] = [
    [-15, -14, 2.4],
    [15, -14, 2.4],
  ]
  for (let i = 0; i <= 24; i += 1) {
    const turn = (i / 24) * Math.PI
    corners.push([Math.cos(turn) * 15, Math.sin(turn) * 15])
  }
  const robot = group(
    at(slab(corners, 4.6, 1.2, plastic(main, 0.34)), { y: 3.4, rx: -Math.PI / 2 }),
    at(
      slab(
        corners.map(([x, y, f]): [number, number, number?] =>
          f === undefined ? [x * 0.96, y * 0.96] : [x * 0.96, y * 0.96, f],
        ),
        3,
        0.4,
        plastic('#26272a'),
      ),
      { y: 2.2, rx: -Math.PI / 2 },
    ),
    at(
      slab(
        corners.map(([x, y, f]): [number, number, number?] =>
          f === undefined ? [x * 0.8, y * 0.8] : [x * 0.8, y * 0.8, f],
        ),
        0.4,
        0.15,
        gloss(lighter(main, 0.16)),
      ),
      { y: 5.7, rx: -Math.PI / 2 },
    ),
    at(box(30.6, 2.8, 2.4, 1, plastic(darker(main, 0.35), 0.4)), { y: 3.2, z: 13.4 }),
    at(box(9, 1.2, 0.6, 0.3, gloss('#101216')), { y: 3.4, z: 14.7 }),
    at(group(at(button(1.5, '#f6f2ea', '#c9ccd2', '#f0a04a'), { rx: -Math.PI / 2 })), { y: 5.9, z: 3 }),
    at(sideBrush(), { x: 13.6, y: 0.3, z: 12.6 }),
    at(sideBrush(), { x: -13.6, y: 0.3, z: 12.6 }),
    ...[-1, 1].map(x =>
      at(drum(1.9, 1.9, 1.6, rubber('#26272a'), 0.3), { x: x * 11 + 0.8, y: 1.9, z: 0, rz: Math.PI / 2 }),
    ),
  )
  robot.scale.setScalar(s)
  return robot
}

/** Fluff and crumbs lying about. */
export const dust = (count: number, reach: number, tone = '#b9ab98', seed = 2): Object3D =>
  group(
    ...Array.from({ length: count * 2 }, (_, i) => {
      const bit = at(ball(0.22 + noise(i + seed) ** 3 * 0.9, matte(i % 3 ? tone : lighter(tone, 0.3))), {
        x: (noise(i * 2 + seed) - 0.5) * reach * 2,
        y: 0.1,
        z: (noise(i * 3 + seed) - 0.5) * reach * 0.7,
        ry: i,
      })
      bit.scale.set(1.6, 0.4, 0.8)
      return bit
    }),
  )

/** Trail of water on a floor. */
export const wet = (l: number, w: number): Object3D =>
  group(
    at(slab(rounded(w, l, w * 0.4), 0.06, 0.01, clear('#e6f2f8', 0.5)), { y: 0.05, rx: -Math.PI / 2 }),
    ...[0, 1, 2].map(i =>
      rod(
        [
          [-w * 0.3 + i * w * 0.3, 0.1, -l / 2],
          [-w * 0.3 + i * w * 0.3, 0.1, l / 2],
        ],
        0.08,
        clear('#ffffff', 0.6),
      ),
    ),
  )
