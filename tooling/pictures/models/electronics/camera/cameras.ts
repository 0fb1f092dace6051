import type { Object3D } from 'three'
import { cloth, gloss, matte, metal, plastic, rubber, terry } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, slab } from '../../../studio/shapes.ts'
import { loft, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { caller, mountains, sketch } from '../parts/art.ts'
import { strip } from '../parts/strips.ts'
import {
  along,
  body,
  dial,
  flipScreen,
  frontGlass,
  mount,
  neckStrap,
  objective,
  photo,
  ribs,
  wristLoop,
} from './parts.ts'

const black = () => plastic('#2a2c30', 0.5)
const skin = (tone: string) => cloth(tone, 34, 1.4)

/** Black body with its mount open, the lens standing in front. */
export const openMount = (): Object3D =>
  group(
    body({ shell: black(), belt: skin('#1f2124'), dials: '#4a4d52', hump: true, grip: true }),
    at(mount(), { x: 0.6, y: 4, z: 1.7 }),
    at(group(at(objective(3.5, 7.4, '#2f3136', '#1b1c1f'), { rx: -Math.PI / 2 })), { x: 8.6, z: 4.6 }),
  )

/** The same with its lens on. */
export const withLens = (): Object3D =>
  group(
    body({ shell: black(), belt: skin('#1f2124'), dials: '#4a4d52', hump: true, grip: true }),
    at(objective(3.4, 7, '#2f3136', '#1b1c1f'), { x: 0.6, y: 4, z: 1.7 }),
  )

/** Silver top, brown leather, short lens. */
export const retro = (): Object3D =>
  group(
    body({ shell: metal('#cfd2d6', 0.34), belt: skin('#7a4a2f'), dials: '#b9bcc2' }),
    at(objective(2.9, 4.4, '#c6c9cf', '#3a3c40'), { x: 0.6, y: 4, z: 1.7 }),
    neckStrap('#6b4028'),
  )

/** White body with the screen out to the side. */
export const white = (): Object3D =>
  group(
    body({ shell: plastic('#f6f4ef', 0.4), belt: skin('#f1ede4'), dials: '#d5d8dc', w: 11.4, grip: true }),
    at(objective(2.7, 4, '#f1eee8', '#c9c6c0', '#e8849a'), { x: 0.6, y: 4, z: 1.7 }),
    at(flipScreen(caller('#bfe3f2', '#e8849a'), 6.6, 4.8, '#f1eee8'), { x: 9.4, y: 4.2, z: -0.6, ry: -0.25 }),
    at(drum(0.3, 0.3, 4, plastic('#d5d8dc'), 0.08), { x: 5.9, y: 2.2, z: -1.2 }),
  )

/** Video camera on a small tripod, fur over its microphone, the screen turned up. */
export const video = (): Object3D =>
  group(
    at(
      group(
        body({ shell: black(), belt: skin('#1f2124'), dials: '#e0623c', w: 12, grip: true }),
        at(objective(3, 5, '#2f3136', '#1b1c1f', '#e0623c'), { x: 0.6, y: 4, z: 1.7 }),
        at(box(1.4, 0.8, 1.4, 0.2, metal('#8d9096', 0.3)), { x: 0.6, y: 8.6 }),
        at(fur('#a9adb3'), { x: 0.6, y: 10.4, z: 1.4 }),
        at(flipScreen(caller('#f6d9a8', '#3164bb')), { x: 10, y: 4.2, z: -0.6, ry: -0.3 }),
      ),
      { y: 9.4 },
    ),
    at(drum(1.5, 1.8, 1.2, metal('#3a3d42', 0.4), 0.2), { y: 8.3 }),
    at(ball(1.4, metal('#8d9096', 0.34)), { y: 7.6 }),
    ...[0.5, 2.6, 4.7].map(turn =>
      at(group(at(drum(0.9, 0.55, 9.6, rubber('#2a2c30'), 0.3), { rx: Math.PI - 0.62 })), { y: 7.8, ry: turn }),
    ),
  )

const fur = (tone: string): Object3D => {
  const soft = (grow: number, color: string) => {
    const blob = ball(1.9 * grow, terry(color, 3))
    blob.scale.z = 1.9
    return blob
  }
  return group(
    soft(1, tone),
    ...Array.from({ length: 70 }, (_, i) => {
      const [turn, up] = [(i * 2.4) % 6.28, ((i * 0.37) % 2) - 1]
      const r = Math.sqrt(1 - up * up)
      return at(drum(0.02, 0.16, 1.2, matte(i % 2 ? tone : lighter(tone, 0.3)), 0), {
        x: Math.cos(turn) * r * 1.8,
        y: Math.sin(turn) * r * 1.8,
        z: up * 3.3,
        rz: turn - Math.PI / 2,
        rx: up * 0.8,
      })
    }),
  )
}

/** What pocket cameras differ in. */
export interface Pocket {
  readonly shell: string
  readonly belt?: string
  readonly out: number
  readonly r: number
  readonly cord: string
  readonly beads?: boolean
  readonly round?: number
}

/** Flat small body, its lens slid out in steps. */
export const pocket = ({ shell, belt, out, r, cord, beads = false, round = 0.9 }: Pocket): Object3D => {
  const stuff = metal(shell, 0.4)
  return group(
    at(slab(rounded(10.8, 6.2, round), 2.6, 0.35, stuff), { y: 3.1 }),
    ...(belt ? [at(box(10.86, 3.6, 2.66, 0.3, skin(belt)), { y: 2.9 })] : []),
    at(along(r * 1.12, r * 1.2, 0.6, metal(darker(shell, 0.12), 0.36)), { x: 0.9, y: 3, z: 1.3 }),
    at(along(r * 1.02, r * 1.04, out * 0.5, metal(darker(shell, 0.2), 0.4)), { x: 0.9, y: 3, z: 1.8 }),
    at(ribs(r * 1.03, 0.5, 1, '#1b1c1f', 34), { x: 0.9, y: 3, z: 1.8 }),
    at(along(r * 0.9, r * 0.9, out * 0.5, metal(darker(shell, 0.1), 0.4)), { x: 0.9, y: 3, z: 1.8 + out * 0.5 }),
    at(frontGlass(r * 0.78, '#4f7ac8'), { x: 0.9, y: 3, z: 1.76 + out }),
    at(slab(rounded(1.7, 0.9, 0.2), 0.2, 0.06, matte('#fdf6e3', 0.3)), { x: 4, y: 5.2, z: 1.3 }),
    at(slab(rounded(0.9, 0.6, 0.14), 0.2, 0.05, gloss('#171a21')), { x: 2, y: 5.4, z: 1.3 }),
    at(box(1, 4.4, 0.8, 0.3, skin(belt ?? darker(shell, 0.3))), { x: -4.4, y: 2.9, z: 1.5 }),
    at(
      group(
        drum(0.8, 0.85, 0.34, metal(darker(shell, 0.1), 0.3), 0.08),
        at(drum(0.5, 0.5, 0.3, metal(lighter(shell, 0.3), 0.24), 0.1), { y: 0.26 }),
      ),
      { x: -3.6, y: 6.15 },
    ),
    at(dial(0.85, 0.5, darker(shell, 0.2)), { x: -1.4, y: 6.15 }),
    at(ring(0.32, 0.09, metal('#c9ccd2', 0.3)), { x: 5.5, y: 4.6, ry: Math.PI / 2 }),
    wristLoop(cord, 5.6, 4.6, beads),
  )
}

/** Chunky instant camera, a print half out of its top. */
export const instant = (shell: string, belt?: string, chrome = '#f4f1ea'): Object3D => {
  const trim = belt ? metal('#d5d8dc', 0.24) : plastic(chrome, 0.4)
  return group(
    loft(
      [
        [0, 5, 2.3, 4],
        [0.5, 5.6, 2.9, 4],
        [3, 5.9, 3.2, 3.8],
        [7, 5.9, 3.2, 3.8],
        [10, 5.5, 2.9, 3.6],
        [11.2, 4.7, 2.3, 3.4],
        [11.5, 3.9, 1.7, 3.2],
      ],
      plastic(shell, 0.36),
    ),
    ...(belt
      ? [
          loft(
            [
              [1.6, 5.83, 3.14, 4],
              [3, 5.96, 3.26, 3.8],
              [7, 5.96, 3.26, 3.8],
              [8.4, 5.8, 3.14, 3.7],
            ],
            skin(belt),
          ),
        ]
      : []),
    at(along(3.7, 4, 0.9, trim, 0.3), { y: 4.9, z: 2.7 }),
    at(along(3, 3.2, 1.5, plastic(darker(shell, 0.12), 0.4), 0.3), { y: 4.9, z: 3.2 }),
    at(ribs(3.1, 0.5, 1.2, darker(shell, 0.4), 34), { y: 4.9, z: 3.2 }),
    at(along(2.1, 2.3, 0.7, plastic('#25272b', 0.4), 0.15), { y: 4.9, z: 4.4 }),
    at(frontGlass(1.7, '#8a5ac8'), { y: 4.9, z: 5 }),
    at(slab(rounded(2.6, 1.6, 0.4), 0.4, 0.12, matte('#fdf6e3', 0.3)), { x: 3.4, y: 9.6, z: 2.75 }),
    at(slab(rounded(1.7, 1.4, 0.4), 0.4, 0.12, gloss('#15181f')), { x: -0.4, y: 9.7, z: 2.8 }),
    at(along(0.9, 1, 0.5, trim, 0.12), { x: -3.9, y: 9.1, z: 2.7 }),
    at(along(0.66, 0.66, 0.3, plastic('#e0623c', 0.3), 0.1), { x: -3.9, y: 9.1, z: 3.1 }),
    at(box(7, 0.4, 1, 0.15, gloss('#1b1c1f')), { y: 11.4 }),
    at(photo(mountains('#f0a880', '#5f8a7f'), 5.4, 6.8), { y: 13.6 }),
  )
}

/** Horizontal barrel with a lens in front, strap over the hand, screen open. */
export const camcorder = (): Object3D =>
  group(
    at(
      loft(
        [
          [-7, 2.4, 2.7, 3.2],
          [-6.4, 2.9, 3.1, 3.2],
          [0, 3, 3.4, 3],
          [5, 2.8, 3, 2.6],
          [6.4, 2.6, 2.7, 2.2],
        ],
        plastic('#33363c', 0.4),
      ),
      { y: 4.6, rx: Math.PI / 2 },
    ),
    at(group(along(2.7, 2.6, 2.6, plastic('#25272b', 0.4)), ribs(2.66, 0.6, 2, '#17181a')), { y: 4.7, z: 6 }),
    at(frontGlass(2.2, '#4f7ac8'), { y: 4.7, z: 8.55 }),
    at(ring(2.66, 0.08, metal('#e0813c', 0.3)), { y: 4.7, z: 6.3 }),
    at(box(3, 1.2, 9, 0.5, plastic('#4a4d54', 0.4)), { y: 8, z: -1 }),
    at(box(1.8, 0.5, 2.6, 0.2, metal('#c9ccd2', 0.3)), { y: 8.7, z: 1.4 }),
    at(
      group(
        strip(
          [
            [-5.4, 0],
            [-4, 1.7],
            [0, 2.4],
            [4, 1.7],
            [5.4, 0],
          ],
          1.5,
          0.28,
          cloth('#2a2c30', 20, 2),
        ),
      ),
      { x: -2.8, y: 4.4, ry: -Math.PI / 2, rx: 0, rz: 0 },
    ),
    at(flipScreen(sketch('#2a3350'), 8.4, 5.6, '#2a2c30'), { x: 7.6, y: 5, z: 0.6, ry: 0.12 }),
    at(drum(0.6, 0.6, 4.6, plastic('#25272b'), 0.1), { x: 3.2, y: 2.6, z: 0.2 }),
    at(box(3.6, 1, 6, 0.4, rubber('#1f2124')), { y: 1.1 }),
    at(box(5, 0.7, 5, 0.3, rubber('#1f2124')), { y: 0.35 }),
  )
