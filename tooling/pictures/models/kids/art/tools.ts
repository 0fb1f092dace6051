import type { Object3D } from 'three'
import { cloth, gloss, matte, metal, plastic, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { face } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, sheet, turned } from '../../../studio/shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { wire } from '../../electronics/parts/strips.ts'
import { timber } from '../../home/parts/timber.ts'
import { tray } from '../parts/boxes.ts'

/** Colours of a full box, in order. */
export const PAINTS = [
  '#f2d43c',
  '#f0a93c',
  '#e0623c',
  '#c8392e',
  '#a02a4c',
  '#d8788b',
  '#8f6ab5',
  '#4a4a9c',
  '#3164bb',
  '#4a9ad0',
  '#2f8f8b',
  '#3f8a4c',
  '#8fb04a',
  '#c9a35a',
  '#a8693c',
  '#6b4630',
  '#43484f',
  '#24272c',
] as const

const tone = (i: number): string => PAINTS[i % PAINTS.length] ?? '#888888'

type Pen = CanvasRenderingContext2D

/** Sheet of paper, lying, with what is painted on it. */
export const sheetOf = (w: number, d: number, paint: (pen: Pen, w: number, h: number) => void): Object3D =>
  group(
    at(box(w, 0.1, d, 0.03, matte('#fbf8f1')), { y: 0.05 }),
    at(
      sheet(
        w - 0.1,
        d - 0.1,
        print(
          Math.round(w * 22),
          Math.round(d * 22),
          (pen, pw, ph) => {
            pen.fillStyle = '#fbf8f1'
            pen.fillRect(0, 0, pw, ph)
            paint(pen, pw, ph)
          },
          0.9,
        ),
      ),
      { y: 0.12, rx: -Math.PI / 2 },
    ),
  )

/** Washes and a sprig of leaves. */
export const leafSketch = (pen: Pen, w: number, h: number): void => {
  for (let i = 0; i < 5; i += 1) {
    pen.fillStyle = `${tone(8 + i)}66`
    pen.beginPath()
    pen.ellipse(w * (0.2 + i * 0.15), h * 0.86, w * 0.07, h * 0.05, 0, 0, 7)
    pen.fill()
  }
  pen.strokeStyle = '#4f7a4a'
  pen.lineWidth = w * 0.012
  pen.beginPath()
  pen.moveTo(w * 0.5, h * 0.74)
  pen.quadraticCurveTo(w * 0.58, h * 0.4, w * 0.48, h * 0.1)
  pen.stroke()
  for (let i = 0; i < 9; i += 1) {
    pen.fillStyle = ['#6fa05a99', '#4f8a5a99', '#8fb04a99'][i % 3] ?? '#6fa05a99'
    pen.save()
    pen.translate(w * 0.53, h * (0.66 - i * 0.064))
    pen.rotate(i % 2 ? -0.6 : Math.PI + 0.6)
    pen.beginPath()
    pen.ellipse(w * 0.13, 0, w * 0.13, w * 0.045, 0, 0, 7)
    pen.fill()
    pen.restore()
  }
}

/** House, sun and grass in thick strokes. */
export const houseSketch = (pen: Pen, w: number, h: number): void => {
  pen.lineWidth = w * 0.022
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  const line = (color: string, points: readonly (readonly [number, number])[]) => {
    pen.strokeStyle = color
    pen.beginPath()
    for (const [x, y] of points) pen.lineTo(w * x, h * y)
    pen.stroke()
  }
  line('#c8392e', [
    [0.3, 0.48],
    [0.52, 0.26],
    [0.74, 0.48],
    [0.3, 0.48],
  ])
  line('#3164bb', [
    [0.35, 0.5],
    [0.35, 0.78],
    [0.69, 0.78],
    [0.69, 0.5],
  ])
  line('#a8693c', [
    [0.47, 0.78],
    [0.47, 0.62],
    [0.57, 0.62],
    [0.57, 0.78],
  ])
  line('#f0a93c', [
    [0.14, 0.2],
    [0.17, 0.16],
    [0.22, 0.18],
    [0.22, 0.24],
    [0.16, 0.25],
    [0.14, 0.2],
  ])
  for (let i = 0; i < 12; i += 1)
    line('#3f8a4c', [
      [0.06 + i * 0.078, 0.88],
      [0.08 + i * 0.078, 0.82],
      [0.1 + i * 0.078, 0.88],
    ])
}

/** Soft landscape of pastel. */
export const pastelSketch = (pen: Pen, w: number, h: number): void => {
  const bands = ['#f6c9a0', '#f0a93c', '#e0623c', '#8f6ab5', '#4a4a9c', '#2f8f8b', '#8fb04a', '#3f8a4c']
  for (const [k, color] of bands.entries())
    for (let i = 0; i < 60; i += 1) {
      pen.strokeStyle = `${color}b0`
      pen.lineWidth = h * 0.07
      const y = h * (0.1 + k * 0.1 + Math.sin(i * 0.2 + k) * 0.02 + noise(i + k * 50) * 0.03)
      pen.beginPath()
      pen.moveTo(w * (0.07 + i * 0.0138), y)
      pen.lineTo(w * (0.11 + i * 0.0138), y + h * 0.02)
      pen.stroke()
    }
}

/** Brush lying along x, tip at +x; `r` is the width of its hair. */
export const brush = (handle: string, r = 0.5, flat = false, hair = '#b5713f', long = 19): Object3D => {
  const tip = turned(
    flat
      ? [
          [0, 0],
          [r, 0],
          [r * 1.05, 1.7, 0.1],
          [0, 1.8],
        ]
      : [
          [0, 0],
          [r * 0.8, 0],
          [r, 0.9, 0.4],
          [0.05, 2.6, 0.2],
          [0, 2.6],
        ],
    matte(hair, 0.9),
  )
  if (flat) tip.scale.z = 0.4
  return group(
    at(
      group(
        turned(
          [
            [0, -long + 4],
            [0.18, -long + 4, 0.1],
            [0.44, -2, 2],
            [0.3, 4, 1],
            [0, 4],
          ],
          gloss(handle),
        ),
        at(drum(r * 0.8, 0.34, 3, metal('#d3ab62', 0.28), 0.05), { y: 3.6 }),
        at(tip, { y: 6.5 }),
      ),
      { rz: -Math.PI / 2, y: 0.5 },
    ),
  )
}

/** Open tin of pans in two rows, its white lid with wells folded up, a brush across. */
export const panTin = (): Object3D => {
  const black = gloss('#2b2d31')
  const white = gloss('#f4f1ea')
  return group(
    tray(24, 1.8, 11, black, white, 0.3),
    ...Array.from({ length: 18 }, (_, i) =>
      group(
        at(box(2.2, 1.1, 3.4, 0.15, plastic('#f7f4ec')), { x: ((i % 9) - 4) * 2.5, y: 0.9, z: i < 9 ? -2.6 : 2.6 }),
        at(box(1.9, 0.3, 3.1, 0.12, gloss(tone(i))), { x: ((i % 9) - 4) * 2.5, y: 1.4, z: i < 9 ? -2.6 : 2.6 }),
      ),
    ),
    at(
      group(
        at(box(24, 0.9, 11, 0.3, black), {}),
        at(box(23.4, 0.3, 10.4, 0.1, white), { y: 0.4 }),
        ...[-7.4, 0, 7.4].map((x, i) =>
          group(
            at(box(6.6, 0.16, 8.6, 0.08, gloss('#e6e1d6')), { x, y: 0.56 }),
            at(drum(2, 2, 0.1, gloss(lighter(tone(i * 4 + 2), 0.35)), 0.02), { x, y: 0.6 }),
          ),
        ),
      ),
      { y: 6, z: -9.2, rx: 1.08 },
    ),
    at(brush('#7c2f2a', 0.5), { x: 2, y: 1.9, z: 0.4, ry: 0.5 }),
  )
}

/** Twelve small tubs, some open, before a painting of hands. */
export const tubs = (): Object3D => {
  const hand = (pen: Pen, x: number, y: number, s: number, color: string) => {
    pen.fillStyle = color
    pen.beginPath()
    pen.ellipse(x, y, s * 0.34, s * 0.4, 0, 0, 7)
    pen.fill()
    for (let i = 0; i < 5; i += 1) {
      const turn = -Math.PI / 2 + (i - 2) * 0.42 + (i === 0 ? -0.4 : 0)
      pen.beginPath()
      pen.ellipse(x + Math.cos(turn) * s * 0.62, y + Math.sin(turn) * s * 0.62, s * 0.3, s * 0.1, turn, 0, 7)
      pen.fill()
    }
  }
  const order = [0, 2, 3, 5, 6, 8, 9, 10, 11, 14, 4, 16]
  return group(
    at(
      sheetOf(30, 22, (pen, w, h) => {
        hand(pen, w * 0.24, h * 0.6, h * 0.32, '#3164bb')
        hand(pen, w * 0.52, h * 0.5, h * 0.3, '#e0623c')
        hand(pen, w * 0.78, h * 0.62, h * 0.32, '#3f8a4c')
      }),
      { z: 12 },
    ),
    ...order.map((k, i) => {
      const open = i > 5
      return at(
        group(
          drum(2.3, 2.1, 4.4, plastic(open ? '#f4f1ea' : tone(k), 0.4), 0.2),
          open
            ? at(drum(2, 2, 0.3, gloss(tone(k)), 0.1), { y: 4.2 })
            : at(drum(2.5, 2.5, 1.3, plastic('#f4f1ea', 0.4), 0.2), { y: 4.2 }),
          ...(open ? [at(drum(2.34, 2.2, 2.4, plastic(tone(k), 0.4), 0.05), { y: 0.8 })] : []),
        ),
        { x: ((i % 6) - 2.5) * 5.2, z: i < 6 ? -8 : -2.2 },
      )
    }),
    at(brush('#f0bf3c', 0.8, true, '#e9e2d5', 17), { x: 6, y: 0.2, z: 8, ry: 0.6 }),
  )
}

/** Open wooden box of tubes with brass hinges. */
export const tubeBox = (): Object3D => {
  const oak = timber('#b98757')
  const tubeOf = (i: number) =>
    at(
      group(
        at(box(1.9, 0.25, 6.4, 0.1, metal('#d3d6da', 0.34)), { y: 0.9, z: 3 }),
        at(group(at(drum(0.85, 0.85, 5.6, metal('#d3d6da', 0.34), 0.2), { rx: Math.PI / 2 })), { y: 0.9, z: -2 }),
        at(group(at(drum(0.88, 0.88, 2.6, matte(tone(i), 0.5), 0.02), { rx: Math.PI / 2 })), { y: 0.9, z: -1 }),
        at(group(at(drum(0.55, 0.6, 1.1, plastic('#2b2d31'), 0.1), { rx: Math.PI / 2 })), { y: 0.9, z: -3.2 }),
      ),
      { x: ((i % 12) - 5.5) * 2.25, y: 0.8, z: i < 12 ? -4.6 : 4.9 },
    )
  return group(
    tray(29, 4, 20, oak, cloth('#f0e6d2', 20), 0.9),
    ...Array.from({ length: 24 }, (_, i) => tubeOf(i)),
    at(
      group(
        at(box(29, 20, 1.4, 0.3, oak), { y: 10 }),
        at(box(26, 17, 0.2, 0.1, gloss('#f4f1ea')), { y: 10, z: 0.75 }),
        ...[-8, -2.6, 3, 8.4].map((x, i) =>
          at(group(at(drum(2, 2.3, 0.12, gloss(tone(i * 3 + 1)), 0.05), { rx: Math.PI / 2 })), {
            x,
            y: 7 + (i % 2) * 5,
            z: 0.8,
          }),
        ),
      ),
      { y: 3.8, z: -10, rx: -0.26 },
    ),
    ...[-8, 8].map(x => at(box(2.4, 1.6, 0.5, 0.1, metal('#c9a35a', 0.3)), { x, y: 3.8, z: -9.6 })),
    at(box(2, 1.8, 0.4, 0.1, metal('#c9a35a', 0.3)), { y: 3.2, z: 10.1 }),
  )
}

/** Six brushes fanned out. */
export const brushFan = (main: string): Object3D =>
  group(
    ...[0, 1, 2, 3, 4, 5].map(i => {
      const turn = Math.PI / 2 + (i - 2.5) * 0.2
      return at(group(at(brush(main, 0.34 + i * 0.14, i % 2 === 1, '#8a5a38'), { x: 13 })), {
        y: 0.02 * i,
        ry: turn,
        z: 9,
      })
    }),
  )

/** Canvas roll with twelve brushes of varied tips. */
export const brushRoll = (main: string): Object3D =>
  group(
    at(box(36, 0.7, 27, 0.3, cloth(main, 20)), { y: 0.35 }),
    at(box(36, 0.6, 10, 0.25, cloth(darker(main, 0.16), 20)), { y: 0.8, z: 8 }),
    at(group(at(drum(2.8, 2.8, 27, cloth(main, 16), 0.5), { rx: Math.PI / 2 })), { x: 19.4, y: 2.8, z: -13.5 }),
    ...Array.from({ length: 12 }, (_, i) =>
      at(
        group(
          at(brush(i % 2 ? '#c9a06a' : '#e0cba4', 0.3 + (i % 6) * 0.15, i % 3 === 1, i % 2 ? '#f0e9dc' : '#7a4d30'), {
            ry: Math.PI / 2,
          }),
        ),
        { x: -15 + i * 2.6, y: 0.9, z: 0 },
      ),
    ),
    wire(
      [
        [-18, 0.4, 0],
        [-22, 0.3, 3],
        [-25, 0.3, -1],
        [-29, 0.3, 2],
      ],
      0.25,
      matte('#efe3cc'),
      40,
    ),
  )

const stick = (color: string, r: number, long: number, paper = true): Object3D =>
  group(
    at(
      group(
        at(drum(r, r, long, matte(color, 0.55), 0.05), {}),
        at(drum(r * 0.42, r * 0.98, r * 2, matte(color, 0.55), 0.08), { y: long }),
        ...(paper
          ? [
              at(drum(r * 1.05, r * 1.05, long * 0.72, matte(lighter(color, 0.22), 0.8), 0.02), { y: long * 0.1 }),
              ...[0.16, 0.74].map(t => at(drum(r * 1.07, r * 1.07, 0.3, matte('#2b2d31'), 0.02), { y: long * t })),
            ]
          : []),
      ),
      { rz: -Math.PI / 2, x: -long / 2 },
    ),
  )

/** Chubby crayons standing in their box, others on a drawing of a house. */
export const crayonBox = (main: string): Object3D =>
  group(
    at(box(15, 9.5, 7.4, 0.2, matte(main, 0.6)), { y: 4.75, z: -6 }),
    at(
      sheet(
        14.6,
        9.1,
        face(
          14.6,
          9.1,
          { brand: '童年星球', zh: '可水洗蜡笔', en: 'Washable Crayons', fine: '24' },
          { ground: main, ink: '#3a2a1c', accent: '#c8392e', plan: 'classic' },
        ),
      ),
      { y: 4.75, z: -2.28 },
    ),
    ...Array.from({ length: 24 }, (_, i) =>
      at(group(at(stick(tone(i), 0.72, 9), { rz: Math.PI / 2 })), {
        x: ((i % 8) - 3.5) * 1.75,
        y: 6.6 + Math.floor(i / 8) * 0.5,
        z: -4.2 - Math.floor(i / 8) * 1.9,
      }),
    ),
    at(sheetOf(28, 20, houseSketch), { x: 3, z: 12, ry: -0.12 }),
    ...(
      [
        [3, -10, 6, 0.5],
        [8, 14, 3, -0.7],
        [11, -8, 17, 1.1],
        [5, 15, 14, 2.2],
      ] as const
    ).map(([k, x, z, ry]) => at(stick(tone(k), 0.72, 8), { x, y: 0.9, z, ry })),
  )

/** Tray of 36 silky sticks beside the landscape that is drawn with them. */
export const pastels = (main: string): Object3D =>
  group(
    at(
      group(
        tray(22, 2, 19, matte(main, 0.5), matte('#f4eee2'), 0.5),
        ...Array.from({ length: 36 }, (_, i) =>
          at(stick(tone(i), 0.62, 5), { x: (Math.floor(i / 12) - 1) * 6.8, y: 1.2, z: ((i % 12) - 5.5) * 1.48 }),
        ),
      ),
      { x: -12, z: 0, ry: 0.1 },
    ),
    at(sheetOf(22, 26, pastelSketch), { x: 13, z: 2, ry: -0.14 }),
    at(stick('#e0623c', 0.62, 4.6, false), { x: 12, y: 0.8, z: 6, ry: 0.8 }),
    at(stick('#2f8f8b', 0.62, 5), { x: 20, y: 0.8, z: -4, ry: 2.2 }),
    at(
      group(
        at(box(22, 19, 1.6, 0.3, matte(main, 0.5)), { y: 9.5 }),
        at(
          sheet(
            21.6,
            18.6,
            face(
              21.6,
              18.6,
              { brand: '拾页', zh: '重彩油画棒', en: 'Silky Oil Pastels', fine: '36' },
              { ground: main, ink: '#fff4e2', accent: '#f6d9a0', plan: 'classic' },
            ),
          ),
          { y: 9.5, z: 0.82 },
        ),
      ),
      { x: -13, z: -12, rx: -0.16 },
    ),
  )

const marker = (color: string): Object3D =>
  group(
    at(box(1.5, 9, 1.5, 0.2, plastic('#f2f0ea', 0.4)), { y: 6.4 }),
    at(box(1.56, 4, 1.56, 0.2, plastic(color, 0.4)), { y: 12.6 }),
    at(box(1.56, 2.6, 1.56, 0.2, plastic(color, 0.4)), { y: 1.4 }),
  )

/** Square markers standing in a stepped stand, one uncapped before it. */
export const markers = (main: string): Object3D =>
  group(
    ...[0, 1, 2, 3].map(row =>
      at(box(24.4, 5 + row * 2.2, 2.6, 0.3, plastic(row % 2 ? darker(main, 0.06) : main)), {
        y: 2.5 + row * 1.1,
        z: 3.6 - row * 2.4,
      }),
    ),
    ...Array.from({ length: 48 }, (_, i) =>
      at(marker(i % 12 === 11 ? '#43484f' : lighter(tone(Math.floor(i / 4) + (i % 4)), (i % 4) * 0.1)), {
        x: ((i % 12) - 5.5) * 1.94,
        y: 3 + Math.floor(i / 12) * 2.2,
        z: 3.6 - Math.floor(i / 12) * 2.4,
      }),
    ),
    at(group(at(marker('#4a9ad0'), { rz: -Math.PI / 2, y: 0.8, x: -7 })), { x: 6, z: 10, ry: 0.3 }),
    at(
      sheetOf(22, 15, (pen, w, h) => {
        pen.strokeStyle = '#2b2d31'
        pen.lineWidth = w * 0.008
        for (const [k, color] of ['#4a9ad0', '#f0a93c', '#d8788b'].entries()) {
          pen.fillStyle = color
          pen.beginPath()
          pen.arc(w * (0.2 + k * 0.3), h * 0.5, h * 0.26, 0, k === 2 ? 3.4 : 7)
          pen.fill()
          pen.beginPath()
          pen.arc(w * (0.2 + k * 0.3), h * 0.5, h * 0.28, 0, 7)
          pen.stroke()
        }
      }),
      { x: -8, z: 14, ry: 0.16 },
    ),
  )

const aFrame = (legs: string, high: number, wide: number): Object3D[] => {
  const stuff = timber(legs, 'up', 0.6)
  return [-1, 1].flatMap(s => [
    at(box(3, high, 2.4, 0.5, stuff), { x: (s * wide) / 2, y: high / 2, z: 8, rx: -0.16 }),
    at(box(3, high, 2.4, 0.5, stuff), { x: (s * wide) / 2, y: high / 2, z: -8, rx: 0.16 }),
  ])
}

/** Children's easel: chalk board with a rainbow, tray with tubs, a roll of paper on top. */
export const easel = (main: string): Object3D => {
  const chalk = print(700, 620, (pen, w, h) => {
    pen.fillStyle = '#3f4a4a'
    pen.fillRect(0, 0, w, h)
    for (const [k, color] of ['#e98a80', '#f0b58c', '#f0dc94', '#a9cf9a', '#9cc4e0', '#c3b0de'].entries()) {
      pen.strokeStyle = `${color}dd`
      pen.lineWidth = h * 0.042
      pen.beginPath()
      pen.arc(w * 0.5, h * 0.78, h * (0.56 - k * 0.052), Math.PI, 0)
      pen.stroke()
    }
    pen.fillStyle = '#f2efe8dd'
    for (const x of [0.14, 0.2, 0.26, 0.76, 0.82, 0.88]) {
      pen.beginPath()
      pen.arc(w * x, h * 0.8, h * 0.06, 0, 7)
      pen.fill()
    }
  })
  return group(
    ...aFrame('#dcbf90', 108, 58),
    at(group(at(box(62, 56, 2, 0.8, plastic(main)), {}), at(sheet(56, 50, chalk), { z: 1.04 })), {
      y: 72,
      z: 7.4,
      rx: -0.16,
    }),
    at(box(62, 3, 13, 0.8, plastic(main)), { y: 40, z: 16 }),
    at(box(62, 5, 1.2, 0.4, plastic(main)), { y: 42, z: 22 }),
    ...[0, 1, 2, 3].map(i =>
      at(drum(3.4, 3, 7, plastic(['#e98a80', '#f0dc94', '#8cc1e0', '#9dd2bd'][i] ?? main), 0.3), {
        x: -18 + i * 12,
        y: 41.4,
        z: 16,
      }),
    ),
    at(group(at(drum(4, 4, 48, matte('#fbf8f1'), 0.3), { rz: Math.PI / 2, x: 24 })), { y: 106, z: 0 }),
    at(box(52, 2, 14, 0.6, timber('#dcbf90')), { y: 22 }),
  )
}

/** Large pad on a low easel, an apple in charcoal on its sheet. */
export const sketchPad = (main: string): Object3D => {
  const apple = print(600, 800, (pen, w, h) => {
    pen.fillStyle = '#f7f3e8'
    pen.fillRect(0, 0, w, h)
    for (let i = 0; i < 420; i += 1) {
      const [turn, away] = [noise(i) * 6.28, Math.sqrt(noise(i + 500)) * w * 0.27]
      const [x, y] = [w * 0.5 + Math.cos(turn) * away, h * 0.5 + Math.sin(turn) * away * 0.95]
      pen.strokeStyle = `rgba(40,38,36,${0.08 + Math.max(0, (w * 0.5 - x + (y - h * 0.44)) / w) * 1.0})`
      pen.lineWidth = 2.6
      pen.beginPath()
      pen.moveTo(x - 16, y + 18)
      pen.lineTo(x + 16, y - 18)
      pen.stroke()
    }
    pen.strokeStyle = '#3a3836'
    pen.lineWidth = 5
    pen.beginPath()
    pen.moveTo(w * 0.5, h * 0.31)
    pen.bezierCurveTo(w * 0.66, h * 0.24, w * 0.86, h * 0.38, w * 0.77, h * 0.56)
    pen.bezierCurveTo(w * 0.7, h * 0.74, w * 0.56, h * 0.73, w * 0.5, h * 0.71)
    pen.bezierCurveTo(w * 0.44, h * 0.73, w * 0.3, h * 0.74, w * 0.23, h * 0.56)
    pen.bezierCurveTo(w * 0.14, h * 0.38, w * 0.34, h * 0.24, w * 0.5, h * 0.31)
    pen.moveTo(w * 0.5, h * 0.33)
    pen.quadraticCurveTo(w * 0.5, h * 0.24, w * 0.56, h * 0.19)
    pen.stroke()
    pen.fillStyle = 'rgba(60,58,56,0.3)'
    pen.beginPath()
    pen.ellipse(w * 0.4, h * 0.74, w * 0.3, h * 0.025, 0, 0, 7)
    pen.fill()
  })
  const ring = metal('#b9bcc2', 0.3)
  return group(
    ...aFrame('#b98757', 62, 34),
    at(box(46, 3, 7, 0.5, timber('#b98757')), { y: 14, z: 15 }),
    at(
      group(
        at(box(40, 54, 1.4, 0.2, matte(main, 0.6)), { y: 27, z: -0.6 }),
        at(box(39.4, 53.4, 0.6, 0.1, matte('#f7f3e8')), { y: 27, z: 0.3 }),
        at(sheet(39, 53, apple), { y: 27, z: 0.62 }),
        at(box(40.4, 5, 2, 0.2, matte(main, 0.6)), { y: 54.6 }),
        ...Array.from({ length: 16 }, (_, i) =>
          at(drum(0.3, 0.3, 3, ring, 0.1), { x: -18.7 + i * 2.5, y: 51.6, z: 0.9 }),
        ),
        at(box(5, 3, 2, 0.3, ring), { x: -15, y: 56 }),
      ),
      { y: 15.6, z: 13.2, rx: -0.16 },
    ),
    at(group(at(drum(0.5, 0.5, 14, matte('#2b2d31'), 0.1), { rz: Math.PI / 2 })), { x: 14, y: 16, z: 16 }),
  )
}
