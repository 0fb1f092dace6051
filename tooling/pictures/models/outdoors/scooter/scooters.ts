import type { Material, Object3D } from 'three'
import { cloth, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, placed, ring, rod } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { block, strut } from '../../home/parts/shape.ts'
import { axle, caster, grips, spokedCaster } from '../parts/wheels.ts'

type Spot = readonly [x: number, y: number, z: number]

const DARK = '#2c2e33'

/** Deck with a strip of grip on it; its top at `y`, along x. */
const board = (
  long: number,
  wide: number,
  y: number,
  thick: number,
  stuff: Material,
  tape = DARK,
  pointed = 0.35,
): Object3D =>
  group(
    at(
      block(
        [long, thick, wide],
        thick * 0.42,
        stuff,
        (x, h, z) => [x, h, z * (1 - pointed * Math.max(0, Math.abs(x) / (long / 2) - 0.55) ** 1.5)],
        16,
      ),
      { y: y - thick / 2 },
    ),
    at(box(long * 0.72, 0.3, wide * 0.74, 0.12, matte(tape, 0.95)), { y: y + 0.08, x: -long * 0.03 }),
  )

/** Brake over a rear wheel. */
const guard = (x: number, r: number, wide: number, color: string): Object3D => {
  const arc = at(ring(r + 1.1, 0.5, plastic(color, 0.45), 1.5), { x, y: r, rz: 0.75 })
  arc.scale.z = wide
  return group(arc)
}

const twoForks = (x: number, r: number, w: number, stuff: Material, up: Spot): Object3D =>
  group(
    ...[-1, 1].map(s => strut([x, r, s * w], [up[0], up[1], up[2] + s * w * 0.75], 0.95, stuff)),
    at(box(3.6, 2.4, w * 2 + 1, 0.8, stuff), { x: up[0], y: up[1] + 0.6 }),
  )

/** Foot scooter for the young and the grown; the front at +x. */
export interface TwoWheels {
  readonly r: number
  readonly base: number
  readonly high: number
  readonly half: number
  readonly deck: number
  readonly wide: number
  readonly grip?: string
  readonly brake?: boolean
  readonly stand?: boolean
  readonly sprung?: boolean
}

/** Scooter with one wheel at each end, a straight bar and a folding joint. */
export function twoWheeler(
  main: string,
  { r, base, high, half, deck, wide, grip = DARK, brake = false, stand = false, sprung = false }: TwoWheels,
): Object3D {
  const frame = plastic(main, 0.36)
  const silver = metal('#b9bdc2', 0.3)
  const [back, front, y] = [-base / 2, base / 2, r * 0.72 + 2.4]
  const head: Spot = [front - 5, r * 2 + 7, 0]
  const top: Spot = [front - 5 - high * 0.09, high, 0]
  const mid: Spot = [head[0] + (top[0] - head[0]) * 0.5, head[1] + (top[1] - head[1]) * 0.5, 0]
  return group(
    at(spokedCaster(r, r * 0.32, '#e3e1da', '#2a2b2e', 5), { x: back, y: r }),
    at(spokedCaster(r, r * 0.32, '#e3e1da', '#2a2b2e', 5), { x: front, y: r }),
    placed(board(deck, wide, y, 3, frame), { x: back + r + 4 + deck / 2 }),
    ...[-1, 1].map(s => strut([back, r, s * r * 0.3], [back + r + 6, y - 1.6, s * 3], 1, frame)),
    guard(back, r, r * 0.5, '#2f3136'),
    strut([back + r + 2 + deck, y - 1.4, 0], [head[0] - 3.6, head[1] - 8, 0], 2.2, frame),
    strut([head[0] - 3.6, head[1] - 8, 0], [head[0] - 0.4, head[1] - 2, 0], 2.2, frame),
    at(block([7, 5, 5.6], 1.4, plastic('#33363b', 0.4)), { x: head[0] - 3.6, y: head[1] - 7, rz: 0.9 }),
    at(drum(0.9, 0.9, 6.6, metal('#c8483a', 0.4), 0.3), { x: head[0] - 4, y: head[1] - 7, z: -3.3, rx: Math.PI / 2 }),
    twoForks(front, r, r * 0.3, frame, [front - 1.8, r * 2 + 1.6, 0]),
    strut([front - 1.8, r * 2 + 1, 0], head, sprung ? 2.6 : 2, frame),
    ...(sprung
      ? [0, 1, 2, 3].map(i =>
          at(ring(2.5, 0.5, metal('#c9ccd0', 0.25)), {
            x: front - 2.4 - i * 0.5,
            y: r * 2 + 2.2 + i * 1.4,
            rx: Math.PI / 2,
          }),
        )
      : []),
    strut(head, mid, 2, frame),
    at(drum(2.5, 2.5, 3.6, plastic('#33363b', 0.4), 0.6), { x: mid[0], y: mid[1] - 2, rz: 0.09 }),
    strut(mid, top, 1.6, silver),
    at(axle(1.35, half * 2 - 8, silver, 0.3), { x: top[0], y: top[1] }),
    at(drum(2.1, 2.1, 5, plastic('#33363b', 0.4), 0.6), { x: top[0], y: top[1] - 3.2 }),
    placed(grips(half, top[1], grip, 11, 1.7), { x: top[0] }),
    ...(brake ? [brakeLever(top, half)] : []),
    ...(stand ? [strut([-4, y - 2, 4], [-9, 0.6, 9], 0.7, silver)] : []),
  )
}

const brakeLever = ([x, y]: Spot, half: number): Object3D =>
  group(
    at(box(3, 2.6, 3.4, 0.8, plastic(DARK, 0.4)), { x: x + 0.6, y, z: half - 14 }),
    rod(
      [
        [x + 2, y - 0.2, half - 14],
        [x + 5, y - 1.2, half - 10],
        [x + 5.6, y - 2, half - 2],
      ],
      0.55,
      metal('#b9bdc2', 0.28),
    ),
    rod(
      [
        [x + 1.6, y, half - 15.4],
        [x + 7, y - 3, half - 22],
        [x + 5, y - 26, 3],
        [x + 6, y - 60, 3],
      ],
      0.3,
      rubber('#22242a'),
    ),
    at(ball(1.5, metal('#c9ccd0', 0.2)), { x, y: y + 2, z: -half + 15 }),
  )

/** Parts of a scooter with two wheels in front. */
export interface ThreeWheels {
  readonly high?: number
  readonly half?: number
  readonly r?: number
  readonly glow?: boolean
  readonly metalBar?: boolean
  readonly bar?: boolean
  readonly seat?: boolean
}

const barOf = (main: string, high: number, half: number, y: number, metalBar: boolean): Object3D => {
  const stuff = metalBar ? metal('#c3c6ca', 0.3) : plastic(lighter(main, 0.62), 0.4)
  return group(
    strut([0, y, 0], [-high * 0.12, high, 0], 1.7, stuff),
    at(drum(2.4, 2.6, 7, plastic(main, 0.4), 0.8), { x: -0.1, y: y - 1, rz: 0.12 }),
    at(axle(1.4, half * 2 - 6, stuff, 0.3), { x: -high * 0.12, y: high }),
    at(ball(2.3, plastic(main, 0.4)), { x: -high * 0.12, y: high }),
    placed(grips(half, high, '#3b3e44', 9.5, 1.7), { x: -high * 0.12 }),
  )
}

/** Scooter with two wheels in front and one behind, a wide short deck. */
export function threeWheeler(
  main: string,
  { high = 64, half = 15, r = 6, glow = false, metalBar = false, bar = true, seat = false }: ThreeWheels = {},
): Object3D {
  const shell = plastic(main, 0.38)
  const tyre = glow ? '#7fe6f2' : '#f1eee6'
  const wheel = (w: number) => caster(r, w, glow ? tyre : '#3b3e44', glow ? '#f4fbff' : '#efece4', glow)
  return group(
    placed(board(36, 13.5, 7.4, 3.6, shell, darker(main, 0.55), 0.28), { x: -6 }),
    at(
      block([13, 6, 22], 2.8, shell, (x, y, z) => [x - (Math.abs(z) / 11) ** 2 * 1.6, y, z * (1 + x * 0.01)], 16),
      { x: 16.5, y: 6.6 },
    ),
    at(block([9, 12, 7.6], 3, shell), { x: 17, y: 12 }),
    ...[-1, 1].map(s => at(group(wheel(3)), { x: 18, y: r, z: s * 13.2 })),
    at(group(caster(r * 0.82, 4.4, glow ? tyre : '#3b3e44', '#efece4', glow)), { x: -27.4, y: r * 0.82 }),
    ...[-1, 1].map(s => strut([-20, 6, s * 4.6], [-27.4, r * 0.82, s * 3.4], 1.2, shell)),
    guard(-27.4, r * 0.82, 5.4, darker(main, 0.35)),
    ...(bar ? [placed(barOf(main, high, half, 17, metalBar), { x: 17 })] : []),
    ...(seat ? [seatArm(main)] : []),
  )
}

const seatArm = (main: string): Object3D =>
  group(
    rod(
      [
        [9, 8, 0],
        [8, 16, 0],
        [0, 20.4, 0],
        [-12, 21, 0],
      ],
      1.5,
      plastic(lighter(main, 0.6), 0.4),
    ),
    at(
      block(
        [17, 4, 14],
        2,
        plastic(main, 0.42),
        (x, y, z) => [x, y + 0.012 * x * x * (x < 0 ? 1 : 0), z * (1 - 0.16 * Math.max(0, x / 8.5))],
        16,
      ),
      { x: -13, y: 23.6 },
    ),
    at(block([13, 0.8, 10], 0.4, matte(lighter(main, 0.45), 0.9)), { x: -13.4, y: 25.7 }),
  )

/** The deck and beside it the bar, taken off. */
export const takenApart = (main: string): Object3D =>
  group(
    threeWheeler(main, { bar: false }),
    placed(group(at(group(barOf(main, 64, 15, 17, false)), { rz: Math.PI / 2 - 0.12, x: 40, y: 1.9 })), {
      z: 25,
      x: 0,
    }),
  )

/** Low ride-on with four wheels, a saddle on its body and a handle. */
export function rideOn(main: string): Object3D {
  const shell = plastic(main, 0.4)
  const pale = plastic(lighter(main, 0.6), 0.45)
  return group(
    at(
      block(
        [48, 9, 16],
        4.2,
        shell,
        (x, y, z) => [x, y + 0.0045 * x * x, z * (1 - 0.25 * Math.cos((x / 24) * 1.57) ** 2)],
        20,
      ),
      { y: 13 },
    ),
    at(
      block(
        [23, 6, 15.5],
        2.8,
        pale,
        (x, y, z) => [x, y + (x < 0 ? 0.02 * x * x : 0), z * (1 - 0.2 * Math.max(0, x / 11))],
        16,
      ),
      { x: -8, y: 19.6 },
    ),
    strut([18, 15, 0], [14.6, 37, 0], 2.2, shell),
    at(axle(1.5, 22, pale, 0.4), { x: 14.4, y: 37 }),
    placed(grips(15, 37, '#3b3e44', 8, 1.8), { x: 14.4 }),
    at(ball(3, shell), { x: 14.4, y: 37 }),
    ...[-1, 1].flatMap(a =>
      [-1, 1].map(s =>
        group(
          at(group(caster(5.4, 3.6, '#45484e', '#f1eee6')), { x: a * 18.5, y: 5.4, z: s * 9.4 }),
          strut([a * 18, 11, s * 3], [a * 18.5, 5.4, s * 7.8], 1.7, shell),
        ),
      ),
    ),
    ...[-1, 1].map(s => at(ball(1.5, matte('#2c2e33', 0.4)), { x: 23.2, y: 16, z: s * 3.4, s: 0.8 })),
  )
}

/** Stunt scooter: a wide one-piece Y bar, a short thick deck, small solid wheels with metal cores. */
export function stunt(main: string, { stickers = false, chrome = true } = {}): Object3D {
  const frame = plastic(main, 0.3)
  const bar = chrome ? plastic(main, 0.3) : metal('#4b4f55', 0.32)
  const [front, high, r] = [30, 80, 5.5]
  const stem: Spot = [front - 6, 22, 0]
  const fork: Spot = [front - 3, 13.4, 0]
  const knot: Spot = [front - 8.6, 54, 0]
  const wheel = () => caster(r, 2.5, '#e9e4d8', chrome ? '#c98a2f' : '#8d9198')
  return group(
    at(group(wheel()), { x: front, y: r }),
    at(group(wheel()), { x: -29, y: r }),
    placed(board(45, 12, 8, 4, frame, '#24262a', 0.3), { x: -4 }),
    ...[-1, 1].map(s => strut([-25, 6, s * 3.4], [-29, r, s * 2.2], 1.2, frame)),
    guard(-29, r, 3.4, '#3b3e44'),
    strut([17, 6.6, 0], [stem[0] - 0.5, 17, 0], 2.4, frame),
    strut([stem[0] + 1, 15, 0], [stem[0] - 0.6, 23.4, 0], 2.6, frame),
    twoForks(front, r, 2.1, frame, fork),
    strut(fork, stem, 1.7, frame),
    at(drum(2.9, 2.9, 7, metal('#3b3e44', 0.35), 0.5), { x: stem[0] - 0.8, y: 23.6, rz: 0.1 }),
    strut(stem, knot, 1.85, bar),
    ...[-1, 1].map(s => strut(knot, [front - 11.4, high, s * 17], 1.6, bar)),
    at(axle(1.6, 40, bar, 0.3), { x: front - 11.4, y: high }),
    placed(grips(29, high, '#26282c', 13, 1.8), { x: front - 11.4 }),
    ...(stickers
      ? [0, 1, 2].map(i =>
          at(box(6, 3, 0.1, 0.05, matte(['#f2c14e', '#f6f1e4', '#4fa3b5'][i] ?? '#f6f1e4', 0.5)), {
            x: -16 + i * 9,
            y: 6,
            z: 6.02,
            rz: i % 2 ? 0.06 : -0.08,
          }),
        )
      : []),
  )
}

/** Satchel that hangs on a bar, its strap's top at y = 0. */
export const satchel = (color: string): Object3D =>
  group(
    at(block([10, 22, 27], 2.6, cloth(color, 8)), { y: -34 }),
    at(block([2, 14, 25], 0.9, cloth(darker(color, 0.14), 8)), { y: -30.4, x: 5.2 }),
    rod(
      [
        [0, -24, 12],
        [0, -10, 6],
        [0, 0.6, 0],
        [0, -10, -6],
        [0, -24, -12],
      ],
      0.9,
      cloth(darker(color, 0.25), 8),
    ),
  )

/** Balloon on a string, 90 cm. */
export const balloon = (color: string): Object3D => {
  const skin = at(ball(12, plastic(color, 0.25)), { y: 82 })
  skin.scale.y = 1.2
  return group(
    skin,
    at(drum(0.5, 1.4, 1.6, plastic(color, 0.3)), { y: 66.6 }),
    rod(
      [
        [0, 67, 0],
        [1.4, 48, 0],
        [-1, 24, 0],
        [0, 0, 0],
      ],
      0.16,
      matte('#f4f1e8'),
    ),
  )
}

/** Suitcase of 40 cm, standing. */
export const suitcase = (color: string): Object3D =>
  group(
    at(block([34, 48, 20], 4, plastic(color, 0.5)), { y: 27 }),
    ...[-10, -5, 0, 5, 10].map(x => at(box(1.2, 44, 0.8, 0.3, plastic(darker(color, 0.12), 0.5)), { x, y: 27, z: 10 })),
    ...[-1, 1].map(s => at(axle(2.2, 3, rubber('#2a2c30'), 0.5), { x: s * 12, y: 2.2 })),
    rod(
      [
        [-6, 50, 0],
        [-6, 66, 0],
        [6, 66, 0],
        [6, 50, 0],
      ],
      0.8,
      metal('#8d9198', 0.35),
    ),
  )
