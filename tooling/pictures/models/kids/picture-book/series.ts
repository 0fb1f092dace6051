import { darker, lighter } from '../../../studio/tones.ts'
import { type Art, blob, patch, stroke } from './art.ts'

/** Titles of the feelings. */
export const FEELINGS = [
  ['我生气了', 'I Am Angry'],
  ['我害羞', 'I Am Shy'],
  ['我嫉妒', 'I Am Jealous'],
  ['我害怕', 'I Am Afraid'],
  ['我难过', 'I Am Sad'],
  ['我开心', 'I Am Happy'],
  ['我着急', 'I Am Impatient'],
  ['我孤单', 'I Am Lonely'],
] as const

/** Grounds of the covers of the feelings, the first is the colour of the set. */
export const feelingTones = (main: string): readonly string[] => [
  main,
  '#efb7a6',
  '#7fa37c',
  '#6f7fa8',
  '#86b0c4',
  '#f0c35a',
  '#e38b4f',
  '#a993b8',
]

/** Round face with one of eight moods. */
export const mood =
  (which: number, tone: string): Art =>
  (pen, w, h) => {
    const [x, y, r] = [w * 0.5, h * 0.62, w * 0.3]
    const ink = '#33262a'
    blob(pen, lighter(tone, 0.62), x, y, r)
    const brow = [0.5, -0.25, 0.3, -0.45, -0.5, 0, 0.15, -0.2][which] ?? 0
    for (const side of [-1, 1]) {
      blob(pen, ink, x + side * r * 0.36, y - r * 0.08, r * 0.085, r * (which === 3 ? 0.15 : 0.11))
      stroke(pen, ink, r * 0.06, [
        [x + side * r * 0.2, y - r * (0.34 - brow * 0.22)],
        [x + side * r * 0.54, y - r * (0.34 + brow * 0.22)],
      ])
      if (which === 1 || which === 5) blob(pen, '#e88f7f', x + side * r * 0.6, y + r * 0.2, r * 0.15)
    }
    const bend = [-0.12, 0.06, -0.06, -0.05, -0.2, 0.28, 0, -0.08][which] ?? 0
    const points = Array.from({ length: 13 }, (_, i): [number, number] => {
      const t = i / 6 - 1
      return [x + t * r * 0.3, y + r * 0.42 + (1 - t * t) * bend * r - (bend * r) / 2]
    })
    stroke(pen, ink, r * 0.07, points)
    if (which === 4) blob(pen, '#6fa6c9', x - r * 0.42, y + r * 0.22, r * 0.07, r * 0.12)
  }

/** Titles of the insects. */
export const INSECTS = [
  ['蚂蚁', 'Ants'],
  ['蜜蜂', 'Bees'],
  ['蝴蝶', 'Butterflies'],
  ['瓢虫', 'Ladybirds'],
  ['蜻蜓', 'Dragonflies'],
  ['蝉', 'Cicadas'],
  ['螳螂', 'Mantises'],
  ['甲虫', 'Beetles'],
  ['蟋蟀', 'Crickets'],
  ['萤火虫', 'Fireflies'],
] as const

/** Grounds of the covers of the insects. */
export const insectTones = (main: string): readonly string[] => [
  main,
  '#e3c577',
  '#dfe3d0',
  lighter(main, 0.35),
  '#c6d8d6',
  '#d8c5a4',
  '#eae6d4',
  darker(main, 0.25),
  lighter(main, 0.6),
  '#3d4f5e',
]

/** Insect seen from above: parts by number. */
export const insect =
  (which: number, ground: string): Art =>
  (pen, w, h) => {
    const [x, y, r] = [w * 0.5, h * 0.62, w * 0.26]
    const dark = which === 0 || which === 7 || which === 9
    const ink = dark ? lighter(ground, 0.78) : '#2f2a24'
    const winged = which === 1 || which === 2 || which === 4 || which === 5
    for (let i = 0; i < 3; i += 1)
      for (const side of [-1, 1])
        stroke(pen, ink, r * 0.06, [
          [x, y + (i - 1) * r * 0.24],
          [x + side * r * 0.55, y + (i - 1) * r * 0.45 - r * 0.1],
          [x + side * r * 0.8, y + (i - 1) * r * 0.75 + r * 0.14],
        ])
    for (const side of [-1, 1])
      stroke(pen, ink, r * 0.045, [
        [x + side * r * 0.08, y - r * 0.6],
        [x + side * r * 0.3, y - r * 1.05],
      ])
    if (which === 2) {
      for (const side of [-1, 1]) {
        blob(pen, '#d9793f', x + side * r * 0.68, y - r * 0.35, r * 0.68, r * 0.5, side * -0.5)
        blob(pen, '#e7a55a', x + side * r * 0.55, y + r * 0.45, r * 0.48, r * 0.42, side * 0.5)
        blob(pen, '#fbe9c6', x + side * r * 0.85, y - r * 0.42, r * 0.15)
      }
    } else if (winged)
      for (const side of [-1, 1])
        for (const [k, long] of [
          [-0.3, which === 4 ? 1.15 : 0.75],
          [0.1, which === 4 ? 1 : 0.6],
        ] as const)
          blob(pen, '#ffffffb8', x + side * r * long * 0.62, y + r * k, r * long * 0.62, r * 0.17, side * -0.28)
    const long = which === 4 ? 0.85 : which === 6 ? 0.8 : 0.5
    const wide = which === 3 || which === 7 ? 0.52 : which === 4 || which === 6 ? 0.13 : 0.27
    const shell = which === 3 ? '#c8483e' : which === 6 ? '#7d9a4a' : which === 1 ? '#d99a2b' : ink
    blob(pen, ink, x, y - r * 0.55, r * 0.2)
    blob(pen, ink, x, y - r * 0.26, r * 0.17, r * 0.22)
    blob(pen, shell, x, y + r * (long - 0.15), r * wide, r * long)
    if (which === 1)
      for (const k of [0.1, 0.35, 0.6])
        patch(pen, '#2f2a24', [
          [x - r * 0.25, y + r * k],
          [x + r * 0.25, y + r * k],
          [x + r * 0.25, y + r * (k + 0.1)],
          [x - r * 0.25, y + r * (k + 0.1)],
        ])
    if (which === 3)
      for (const [a, b] of [
        [-0.22, 0.2],
        [0.22, 0.2],
        [-0.2, 0.55],
        [0.2, 0.55],
      ] as const)
        blob(pen, '#2f2a24', x + r * a, y + r * b, r * 0.09)
    if (which === 3 || which === 7)
      stroke(pen, which === 3 ? '#2f2a24' : ground, r * 0.04, [
        [x, y - r * 0.12],
        [x, y + r * 0.82],
      ])
    if (which === 9) blob(pen, '#f6e27a', x, y + r * 0.66, r * 0.24)
  }
