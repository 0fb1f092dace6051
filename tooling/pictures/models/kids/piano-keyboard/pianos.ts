import type { Material, Object3D } from 'three'
import { gloss, glow, matte, metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { at, ball, box, drum, group, ring, rod, sheet, slab } from '../../../studio/shapes.ts'
import { rounded } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { score } from '../../electronics/parts/desk-things.ts'
import { strip, wire } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'

/** How a row of keys is made; `whites` of them, the first is a C. */
interface Row {
  readonly whites: number
  readonly pitch?: number
  readonly deep?: number
  readonly high?: number
  readonly white?: string
  readonly black?: string
}

const BLACK = new Set([0, 1, 3, 4, 5])

/** Row of piano keys along x, their tops at y = `high`, centred. */
export function keys({
  whites,
  pitch = 2.35,
  deep = 13.5,
  high = 1.4,
  white = '#f7f4ec',
  black = '#1f2024',
}: Row): Object3D {
  const [pale, dark] = [plastic(white, 0.3), plastic(black, 0.36)]
  const x = (i: number) => (i - (whites - 1) / 2) * pitch
  return group(
    ...Array.from({ length: whites }, (_, i) =>
      at(box(pitch * 0.95, high, deep, 0.12, pale), { x: x(i), y: high / 2 }),
    ),
    ...Array.from({ length: whites - 1 }, (_, i) => i)
      .filter(i => BLACK.has(i % 7))
      .map(i =>
        at(box(pitch * 0.52, high, deep * 0.62, 0.14, dark), { x: x(i) + pitch / 2, y: high * 1.05, z: -deep * 0.19 }),
      ),
  )
}

const grille = (r: number): Object3D =>
  group(
    drum(r, r, 0.2, plastic('#2a2c30'), 0.05),
    at(ring(r, 0.18, metal('#8d9096', 0.35)), { y: 0.2, rx: Math.PI / 2 }),
    ...[0.3, 0.55, 0.8].map(t => at(ring(r * t, 0.1, plastic('#4a4d53')), { y: 0.22, rx: Math.PI / 2 })),
  )

/** Sheet music upright on a rest. */
const music = (w: number, high = 24): Object3D =>
  group(
    at(box(w, high, 0.6, 0.2, plastic('#2c2e32')), { y: high / 2 }),
    at(box(w, 1, 2.4, 0.2, plastic('#2c2e32')), { y: 0.6, z: 1 }),
    ...[-1, 1].map(side =>
      at(sheet(w * 0.44, high * 0.94, print(300, 400, score, 0.9)), { x: side * w * 0.23, y: high * 0.56, z: 0.45 }),
    ),
  )

/** Keyboard with buttons, a display and round speakers above its keys. */
export function keyboard(color: string, whites = 36, rest = true): Object3D {
  const w = whites * 2.35 + 9
  const panel = plastic(darker(color, 0.18))
  const buttons = Array.from({ length: 24 }, (_, i) =>
    at(box(2, 0.5, 1.1, 0.2, plastic(i % 8 === 3 ? '#e0623c' : '#c3c6cb')), {
      x: (i % 12 < 6 ? -1 : 1) * (9.5 + (i % 6) * 2.7),
      y: 7.4,
      z: -9 + Math.floor(i / 12) * 2.4,
    }),
  )
  return group(
    at(box(w, 5, 34, 1, plastic(color)), { y: 2.6 }),
    at(box(w, 4, 15.5, 1, plastic(color)), { y: 5.2, z: -9.2 }),
    at(box(w - 26, 0.3, 11, 0.12, panel), { y: 7.15, z: -9 }),
    at(keys({ whites, deep: 14.6, high: 1.6 }), { y: 4.5, z: 7 }),
    ...[-1, 1].map(side => at(grille(5), { x: side * (w / 2 - 7), y: 7.1, z: -9 })),
    at(box(13, 0.4, 5, 0.2, gloss('#0d0f12')), { y: 7.3, z: -8.6 }),
    at(box(11.6, 0.1, 3.8, 0.05, glow('#9fd4e6', 0.7)), { y: 7.5, z: -8.6 }),
    ...buttons,
    ...[0, 1].map(i => at(drum(1.1, 1.2, 1, metal('#a9acb2', 0.3), 0.2), { x: -w / 2 + 17, y: 7.2, z: -11 + i * 4 })),
    ...(rest ? [at(music(38, 22), { y: 7, z: -15.4, rx: -0.24 })] : []),
  )
}

/** The keyboard on a crossed stand. */
export function onStand(color: string): Object3D {
  const steel = metal('#3a3c40', 0.4)
  return group(
    at(keyboard(color), { y: 72 }),
    ...[-1, 1].flatMap(side => [
      at(box(3, 98, 3, 0.6, steel), { x: 0, y: 36, z: side * 6, rz: side * 0.76 }),
      at(box(3.6, 3, 40, 0.8, steel), { x: side * 34, y: 70.6 }),
      at(box(3.6, 3, 46, 1, rubber('#232427')), { x: side * 34, y: 1.5 }),
    ]),
    at(group(at(drum(3, 3, 16, steel, 0.3), { rx: Math.PI / 2, z: -8 })), { y: 36 }),
  )
}

/** Small keyboard for children with a microphone on a bent neck. */
export function mini(color: string): Object3D {
  const [sun, red] = ['#f0bf3c', '#e0623c']
  return group(
    at(box(48, 3.6, 20, 1.6, plastic(color)), { y: 1.8 }),
    at(box(48, 2.6, 9.4, 1.2, plastic(lighter(color, 0.25))), { y: 4, z: -5.2 }),
    at(keys({ whites: 22, pitch: 1.9, deep: 8.6, high: 1.1, black: '#3c4656' }), { y: 3.3, z: 4.4 }),
    ...[-1, 1].map(side => at(grille(3), { x: side * 19, y: 5.2, z: -5.2 })),
    ...[sun, red, '#5aa86a', '#8f6ab5', sun, red].map((tone, i) =>
      at(drum(1.2, 1.3, 0.7, plastic(tone), 0.3), { x: -9 + i * 3.6, y: 5.2, z: -5.2 }),
    ),
    wire(
      [
        [20, 4, -9],
        [21, 12, -10],
        [17, 20, -5],
        [13, 21, -1],
      ],
      0.4,
      metal('#b9bcc2', 0.3),
      40,
    ),
    at(group(at(drum(1.1, 0.8, 4, plastic(sun), 0.3), {}), at(ball(1.7, metal('#8d9096', 0.45)), { y: 4.8 })), {
      x: 14.2,
      y: 21.4,
      z: -1.6,
      rz: 1.5,
      ry: 0.5,
    }),
  )
}

/** Upright digital piano as a piece of furniture, `color` of its wood or lacquer. */
export function cabinet(color: string): Object3D {
  const stuff: Material = color === '#f2efe8' ? plastic(color, 0.36) : timber(color, 'across', 0.8)
  const w = 138
  const brass = metal('#c9a35a', 0.28)
  return group(
    ...[-1, 1].flatMap(side => [
      at(box(3.4, 84, 16, 0.5, stuff), { x: side * (w / 2 - 1.7), y: 42, z: -10 }),
      at(box(3.4, 5, 44, 0.6, stuff), { x: side * (w / 2 - 1.7), y: 2.5, z: -2 }),
      at(box(3.4, 14, 42, 0.8, stuff), { x: side * (w / 2 - 1.7), y: 66, z: -1 }),
    ]),
    at(box(w, 3, 40, 0.5, stuff), { y: 60.4, z: -1 }),
    at(box(w, 15, 18, 0.6, stuff), { y: 76, z: -12 }),
    at(box(w + 1, 2, 20, 0.5, stuff), { y: 84.4, z: -12 }),
    at(keys({ whites: 52, pitch: 2.5, deep: 15, high: 2 }), { y: 62.6, z: 7 }),
    at(box(131, 1.6, 1, 0.2, matte('#802637')), { y: 65.4, z: -1 }),
    at(box(w - 6, 34, 2, 0.4, stuff), { y: 36, z: -14 }),
    at(box(w - 6, 6, 5, 0.5, stuff), { y: 9, z: -9 }),
    ...[-6, 0, 6].map(x => at(box(2, 0.8, 9, 0.35, brass), { x, y: 6.6, z: -3 })),
    at(
      group(
        at(box(56, 24, 1.2, 0.3, stuff), { y: 12 }),
        ...[-1, 1].map(s => at(sheet(19, 24, print(300, 400, score, 0.9)), { x: s * 10, y: 13, z: 0.7 })),
      ),
      { y: 85.4, z: -10, rx: -0.2 },
    ),
  )
}

/** Slim stage piano on two folding legs. */
export function stagePiano(color: string): Object3D {
  const steel = metal('#55585e', 0.4)
  return group(
    at(box(132, 7, 28, 1, plastic(color, 0.5)), { y: 72 }),
    at(box(132, 4, 9.6, 0.8, plastic(darker(color, 0.3), 0.5)), { y: 76, z: -9 }),
    at(keys({ whites: 52, pitch: 2.4, deep: 15, high: 1.8 }), { y: 74.8, z: 5 }),
    ...[0, 1, 2, 3, 4, 5].map(i => at(drum(0.9, 1, 0.8, metal('#b9bcc2', 0.3), 0.2), { x: -34 + i * 5, y: 78, z: -9 })),
    at(box(14, 0.3, 4, 0.1, glow('#e0a861', 0.7)), { x: 8, y: 78, z: -9 }),
    ...[-1, 1].flatMap(side => [
      at(box(2.6, 70, 2.6, 0.6, steel), { x: side * 50, y: 34.4, z: -9, rx: 0.1 }),
      at(box(2.6, 70, 2.6, 0.6, steel), { x: side * 50, y: 34.4, z: 9, rx: -0.1 }),
      at(box(2.6, 2.6, 26, 0.6, steel), { x: side * 50, y: 20 }),
    ]),
    at(box(100, 2.4, 2.4, 0.5, steel), { y: 20 }),
    at(box(10, 3, 14, 0.6, rubber('#26282c')), { x: 10, y: 1.5, z: 8 }),
    at(box(7, 1, 12, 0.3, metal('#c2c5cb', 0.25)), { x: 10, y: 3.6, z: 9, rx: 0.14 }),
  )
}

const coiled = (flat: number, r: number, turns: number): [number, number][] => {
  const points: [number, number][] = [
    [-flat, 0.35],
    [-flat * 0.5, 0.35],
    [0, 0.35],
  ]
  const count = turns * 12
  for (let i = 1; i <= count; i += 1) {
    const turn = (i / 12) * Math.PI * 2
    const away = r * (1 - (i / count) * 0.62)
    points.push([Math.sin(turn) * away, 0.35 + r - Math.cos(turn) * away])
  }
  return points
}

/** Silicone piano, half of it rolled up; a control box at the other end. */
export function rollUp(color: string, long = 60, child = false): Object3D {
  const deep = child ? 13 : 16
  const skin = rubber(color)
  const whites = Math.floor(long / 2.35)
  const tones = ['#f0bf3c', '#d0503f', '#3f9ab0', '#8f6ab5', '#e88a4a']
  return group(
    strip(coiled(long, 4.6, 3), deep / 2, 0.32, skin, { square: 6, steps: 120 }),
    at(keys({ whites, deep: deep * 0.74, high: 0.34, ...(child ? { black: blend(color, '#24303a', 0.75) } : {}) }), {
      x: -long / 2,
      y: 0.6,
      z: deep * 0.06,
    }),
    at(
      group(
        slab(rounded(13, deep + 1, 1.6), 3, 0.6, plastic(child ? '#f4efe4' : '#f2efe8')),
        at(sheet(0.1, 0.1, matte(color)), { z: 1 }),
      ),
      { rx: -Math.PI / 2, x: -long - 5, y: 1.5 },
    ),
    at(group(grille(2.6)), { x: -long - 5, y: 2.9, z: -3.6 }),
    ...[0, 1, 2, 3].map(i =>
      at(drum(0.7, 0.8, 0.6, plastic(child ? (tones[i] ?? color) : color), 0.2), {
        x: -long - 8 + (i % 2) * 5.4,
        y: 2.9,
        z: 1.8 + Math.floor(i / 2) * 3,
      }),
    ),
    ...(child
      ? Array.from({ length: whites }, (_, i) =>
          at(drum(0.72, 0.72, 0.08, plastic(tones[i % 5] ?? color), 0.03), {
            x: -long / 2 + (i - (whites - 1) / 2) * 2.35,
            y: 0.94,
            z: deep * 0.34,
          }),
        )
      : []),
  )
}

/** Melodica with its curled tube and a hand strap. */
export function melodica(color: string): Object3D {
  return group(
    at(box(43, 4, 9, 1.2, plastic(color, 0.3)), { y: 2 }),
    at(box(43, 1, 3.4, 0.4, plastic(lighter(color, 0.3))), { y: 4.2, z: -2.6 }),
    at(keys({ whites: 19, pitch: 2.05, deep: 6, high: 1 }), { y: 3.7, z: 2.4 }),
    at(box(1.4, 3, 7, 0.5, metal('#c9ccd2', 0.3)), { x: 21.8, y: 2 }),
    at(group(at(drum(1, 1.2, 3, plastic('#f4f1ea'), 0.2), { rz: Math.PI / 2 })), { x: -21, y: 2.2 }),
    wire(
      [
        [-24, 2.2, 0],
        [-29, 3, 2],
        [-31, 1.4, 9],
        [-24, 1, 14],
        [-14, 1, 13],
        [-8, 1, 16],
        [-2, 1.2, 18],
      ],
      0.9,
      plastic('#ece7da', 0.35),
      120,
    ),
    at(group(at(drum(0.6, 1.1, 4.4, plastic(color, 0.3), 0.3), { rz: -Math.PI / 2 })), {
      x: -2.4,
      y: 1.2,
      z: 18,
      ry: -0.4,
    }),
    at(
      strip(
        [
          [-12, -0.4],
          [-11, -2.6],
          [0, -4],
          [11, -2.6],
          [12, -0.4],
        ],
        1.3,
        0.16,
        matte(darker(color, 0.35)),
      ),
      { y: 2, z: -4, rx: Math.PI / 2 },
    ),
  )
}

/** Accordion facing the camera: keys at the left, pleated bellows, bass side at the right. `open` spreads it. */
export function accordion(color: string, whites: number, open: number, high = 36): Object3D {
  const shell = gloss(color)
  const chrome = metal('#cfd2d7', 0.2)
  const deep = 18
  const pleats = 17
  const bass: Object3D[] = []
  const half = high / 2
  const side = (w: number) =>
    group(
      box(w, high, deep, 1.4, shell),
      ...[-1, 1].flatMap(s => [
        at(box(w + 0.2, 1.2, deep + 0.3, 0.5, chrome), { y: s * (half - 3) }),
        at(box(w * 0.2, high * 0.94, deep + 0.2, 0.4, chrome), { x: s * w * 0.42 }),
      ]),
    )
  const step = open / pleats
  const total = Math.min(1.15, open)
  const radius = 27 / Math.max(0.25, total)
  for (let i = 0; i <= pleats; i += 1) {
    const turn = (i / pleats) * total
    const [x, y] = [Math.sin(turn) * radius, 0]
    const fat = i % 2 ? 0.9 : 1
    bass.push(
      at(
        box(
          Math.max(0.5, step * 13),
          (high - 2) * fat,
          (deep - 1) * fat,
          0.3,
          matte(i % 2 ? darker(color, 0.5) : '#f0e9da', 0.6),
        ),
        { x, y, rz: -turn * 0.5 },
      ),
    )
  }
  const last = {
    x: Math.sin(total) * radius + 4.6,
    y: half * Math.cos(total * 0.5) + 4.5 * Math.sin(total * 0.5) - half,
    rz: -total * 0.5,
  }
  const dots: Object3D[] = Array.from({ length: 40 }, (_, i) =>
    at(ball(0.55, plastic('#f7f4ec', 0.3)), {
      x: (i % 4) * 1.9 - 2.2,
      y: (Math.floor(i / 4) - 4.5) * (high * 0.075),
      z: deep / 2 + 0.1,
    }),
  )
  return group(
    at(
      group(
        at(side(10), { x: -5.6 }),
        at(box(4.6, high * 0.8, 0.5, 0.2, chrome), { x: -4.6, z: deep / 2 + 0.1 }),
        ...Array.from({ length: 9 }, (_, i) =>
          at(box(3.6, 0.9, 0.3, 0.1, matte(darker(color, 0.5))), {
            x: -4.6,
            y: (i - 4) * high * 0.08,
            z: deep / 2 + 0.36,
          }),
        ),
        at(
          group(
            at(
              group(
                at(box(high, 2, 9.6, 0.6, shell), { y: -0.6 }),
                keys({ whites, pitch: (high - 2) / whites, deep: 8.6, high: 1 }),
              ),
              {
                rx: Math.PI / 2,
              },
            ),
          ),
          { x: -14.6, z: deep / 2 - 2, rz: -Math.PI / 2 },
        ),
        ...bass,
        at(group(side(9), ...dots), last),
        rod(
          [
            [-9, half - 2, -deep / 2],
            [-16, half - 6, -deep],
            [-15, 0, -deep - 4],
            [-14, -half + 6, -deep],
            [-9, -half + 2, -deep / 2],
          ] as const,
          1,
          matte('#3a2a22', 0.5),
        ),
      ),
      { y: half },
    ),
  )
}
