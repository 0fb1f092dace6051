import type { Object3D } from 'three'
import { anodised, gloss, glow, matte, metal, plastic, rubber } from '../../../studio/materials.ts'
import { at, box, drum, group, placed, ring, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type CapShape, FULL, type Key, keycaps, keysOf, type Rows, SMALL, TENKEYLESS } from '../parts/keys.ts'
import { type Point, wire } from '../parts/strips.ts'

const PITCH = 1.905

/** Colours of caps: letters, the rest, and the few that stand out. */
export interface Caps {
  readonly letters: string
  readonly rest: string
  readonly accent: string
}

const isLetter = ({ row, column, w }: Key) => row > 0 && row < 5 && column > 0 && column < 13 && w < PITCH * 1.2
const isAccent = ({ row, column, w }: Key, rows: Rows) =>
  (row === 0 && column === 0) ||
  (row === rows.length - 3 && w > PITCH * 1.9) ||
  (row === rows.length - 1 && w > PITCH * 5)

/** Sculpted caps in three colours, each row tilted by its height. */
export const caps = (rows: Rows, tones: Caps, shape: CapShape, pitch = PITCH, gap = 0.14): Object3D => {
  const keys = keysOf(rows, pitch, gap)
  const accent = keys.filter(key => isAccent(key, rows))
  const letters = keys.filter(key => isLetter(key) && !accent.includes(key))
  const rest = keys.filter(key => !letters.includes(key) && !accent.includes(key))
  return group(
    keycaps(letters, shape, plastic(tones.letters, 0.55)),
    keycaps(rest, shape, plastic(tones.rest, 0.55)),
    keycaps(accent, shape, plastic(tones.accent, 0.55)),
  )
}

const SHAPE: CapShape = { high: 0.95, taper: 0.26, corner: 0.22 }

const wideOf = (rows: Rows) => Math.max(...rows.map(row => row.reduce((sum, w) => sum + Math.abs(w), 0)))

/** Thick board of plastic or metal, its back higher than its front. */
export interface Board {
  readonly rows: Rows
  readonly body: string
  readonly tones: Caps
  readonly metal?: boolean
  readonly light?: string
  readonly knob?: boolean
  readonly shape?: CapShape
}

/** Mechanical keyboard. */
export const board = ({ rows, body, tones, metal: heavy, light, knob, shape = SHAPE }: Board): Object3D => {
  const w = wideOf(rows) * PITCH + 1.7
  const d = rows.length * PITCH + 1.7
  const stuff = heavy ? anodised(body) : plastic(body, 0.5)
  return group(
    at(
      group(
        at(slab(rounded(w, d, 0.9), 2.1, heavy ? 0.5 : 0.35, stuff), { y: 1.05, rx: -Math.PI / 2 }),
        at(slab(rounded(w - 1.3, d - 1.3, 0.4), 0.1, 0.03, light ? glow(light, 0.9) : matte(darker(body, 0.5))), {
          y: 2.1,
          rx: -Math.PI / 2,
        }),
        at(caps(rows, tones, shape), { y: 2.2 }),
        ...(light
          ? [
              at(box(w * 0.96, 0.22, 0.2, 0.08, glow(light, 1.1)), { y: 0.8, z: d / 2 }),
              ...[-1, 1].map(x => at(box(0.2, 0.22, d * 0.9, 0.08, glow(light, 1.1)), { x: (x * w) / 2, y: 0.8 })),
            ]
          : []),
        ...(knob
          ? [
              at(
                group(
                  drum(0.95, 1.02, 1.3, metal('#d8b66a', 0.26), 0.14),
                  ...Array.from({ length: 16 }, (_, k) =>
                    at(box(0.07, 0.9, 0.07, 0.02, matte('#8a6f3c')), {
                      x: Math.cos(k * 0.393) * 1,
                      y: 0.6,
                      z: Math.sin(k * 0.393) * 1,
                    }),
                  ),
                ),
                { x: w / 2 - 1.9, y: 2.2, z: -d / 2 + 1.8 },
              ),
            ]
          : []),
      ),
      { y: 0.55, rx: 0.07 },
    ),
    ...[-1, 1].map(x => at(box(2.6, 1.5, 1, 0.3, rubber('#26282b')), { x: x * w * 0.38, y: 0.75, z: -d * 0.36 })),
    ...[-1, 1].map(x => at(box(2.6, 0.5, 1, 0.2, rubber('#26282b')), { x: x * w * 0.38, y: 0.25, z: d * 0.42 })),
  )
}

/** Cable from the back of a board, ending in a loop. */
export const boardCable = (color: string, d = 13): Object3D =>
  wire(
    [
      [-6, 1.4, -d / 2],
      [-6.4, 1, -d / 2 - 3],
      [-2, 0.4, -d / 2 - 5.4],
      [6, 0.4, -d / 2 - 4],
      [12, 0.4, -d / 2 - 6],
      [18, 0.4, -d / 2 - 3.6],
    ],
    0.34,
    matte(color),
  )

/** Thin flat board with low square keys and number block. */
export const slim = (body: string, keys: string): Object3D => {
  const w = wideOf(FULL) * 1.86 + 1.2
  const d = 6 * 1.8 + 1
  return group(
    at(
      group(
        at(slab(rounded(w, d, 0.8), 0.62, 0.22, anodised(body)), { y: 0.31, rx: -Math.PI / 2 }),
        at(keycaps(keysOf(FULL, 1.86, 0.3, 1.8), { high: 0.26, taper: 0.05, corner: 0.24 }, plastic(keys, 0.55)), {
          y: 0.62,
        }),
      ),
      { y: 0.5, rx: 0.055 },
    ),
    at(drum(0.7, 0.7, w * 0.94, metal(darker(body, 0.12), 0.3), 0.15), {
      x: w * 0.47,
      y: 0.7,
      z: -d / 2 + 0.8,
      rz: Math.PI / 2,
    }),
    at(box(1.4, 0.16, 0.2, 0.05, glow('#9df0b0', 0.9)), { x: w * 0.42, y: 1.35, z: -d / 2 + 0.7 }),
  )
}

/** Folding board: the left half lies, the right half stands up on its hinge. */
export const folding = (body: string): Object3D => {
  const half = (right: boolean) => {
    const rows: Rows = right ? SMALL.map(row => row.slice(7)) : SMALL.map(row => row.slice(0, 7))
    return group(
      at(slab(rounded(14, 10, 0.7), 0.8, 0.25, anodised(body)), { y: 0.4, rx: -Math.PI / 2 }),
      at(
        keycaps(
          keysOf(
            rows.map(row => row.slice(0, 7)),
            1.62,
            0.22,
          ),
          { high: 0.26, taper: 0.05, corner: 0.2 },
          plastic('#eceae4', 0.55),
        ),
        { x: right ? -0.2 : 0.2, y: 0.8 },
      ),
    )
  }
  return group(
    at(half(false), { x: -7.1 }),
    at(group(at(half(true), { x: 7.1 })), { rz: 0.85 }),
    at(drum(0.55, 0.55, 9.4, metal('#c9ccd2', 0.26), 0.1), { y: 0.5, z: -4.7, rx: Math.PI / 2 }),
  )
}

/** Tablet leaning on a thin stand. */
export const tabletThing = (screen: Object3D, color: string): Object3D =>
  placed(
    group(
      at(slab(rounded(25, 17.6, 1), 0.7, 0.2, anodised(color)), { y: 8.8 }),
      at(slab(rounded(24.6, 17.2, 0.9), 0.1, 0.03, gloss('#0c0d10')), { y: 8.8, z: 0.34 }),
      at(screen, { y: 8.8, z: 0.42 }),
      at(box(8, 0.4, 7, 0.15, anodised(darker(color, 0.2))), { y: 3, z: -3, rx: 0.7 }),
    ),
    { rx: -0.3 },
  )

/** Tool that pulls caps, lying. */
export const puller = (): Object3D =>
  group(
    at(box(6, 0.9, 1.6, 0.4, plastic('#2b2d31')), { x: -3, y: 0.5 }),
    ...[-1, 1].map(z =>
      wire(
        [
          [0, 0.5, z * 0.3],
          [2, 0.5, z * 1.1],
          [5.2, 0.5, z * 1],
          [5.4, 0.5, z * 0.4],
        ] satisfies Point[],
        0.12,
        metal('#c9ccd2', 0.24),
        40,
      ),
    ),
  )

/** Tray with spare switches. */
export const switchTray = (tone: string): Object3D =>
  group(
    at(box(9, 1, 6.4, 0.3, plastic('#f4f1ea')), { y: 0.5 }),
    at(box(8.2, 0.2, 5.6, 0.1, matte('#d9d3c6')), { y: 1 }),
    ...[0, 1, 2, 3].flatMap(i =>
      [0, 1, 2].map(k =>
        at(
          group(
            at(box(1.4, 1, 1.4, 0.15, plastic('#2f3136')), { y: 0.5 }),
            at(box(1.2, 0.5, 1.2, 0.2, plastic(lighter(tone, 0.1))), { y: 1.1 }),
            at(box(0.6, 0.4, 0.16, 0.03, plastic(tone)), { y: 1.5 }),
            at(box(0.16, 0.4, 0.6, 0.03, plastic(tone)), { y: 1.5 }),
          ),
          { x: -3 + i * 2, y: 1, z: -1.8 + k * 1.8, ry: ((i * k) % 3) * 0.06 },
        ),
      ),
    ),
  )

/** Cable wound up and tied. */
export const woundCable = (color: string): Object3D =>
  group(
    ...[0, 1, 2, 3].map(i =>
      at(ring(4 - i * 0.14, 0.34, matte(i % 2 ? color : darker(color, 0.15))), {
        y: 0.4 + i * 0.5,
        rx: Math.PI / 2,
        x: i * 0.12,
      }),
    ),
    at(box(1, 2.6, 1.8, 0.3, matte(darker(color, 0.5))), { x: 4, y: 1.3 }),
  )

/** Boards by their number of keys. */
export const ROWS = { small: SMALL, tenkeyless: TENKEYLESS, full: FULL } as const
