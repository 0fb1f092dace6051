import type { Material, Object3D } from 'three'
import { cloth, glaze, matte, metal, plastic, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { fitted } from '../../../studio/packs/typeset.ts'
import { at, box, drum, group, sheet, slab, turned } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { timber } from '../../home/parts/timber.ts'
import { gameBox, tray } from '../parts/boxes.ts'
import { die, goStone, peg, tokens } from '../parts/toys.ts'

type Pen = CanvasRenderingContext2D

const grid = (lines: number, ground: string, ink: string) =>
  print(
    lines * 40,
    lines * 40,
    (pen, w) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, w, w)
      for (let i = 0; i < 200; i += 1) {
        pen.fillStyle = `rgba(80,44,12,${noise(i) * 0.05})`
        pen.fillRect(0, noise(i + 40) * w, w, 1 + noise(i + 9) * 3)
      }
      pen.fillStyle = ink
      for (let i = 0; i < lines; i += 1) {
        const t = 20 + i * 40
        pen.fillRect(20, t - 1.3, w - 40, 2.6)
        pen.fillRect(t - 1.3, 20, 2.6, w - 40)
      }
      const star = lines > 13 ? [3, 9, 15] : [3, 6, 9]
      for (const x of star)
        for (const y of star) {
          pen.beginPath()
          pen.arc(20 + x * 40, 20 + y * 40, 6, 0, 7)
          pen.fill()
        }
    },
    0.5,
  )

const GAME: readonly (readonly [x: number, y: number])[] = [
  [3, 3],
  [15, 3],
  [16, 5],
  [3, 15],
  [15, 15],
  [13, 16],
  [2, 9],
  [9, 3],
  [5, 2],
  [12, 14],
  [14, 13],
  [13, 13],
  [12, 12],
  [11, 14],
  [16, 9],
  [5, 16],
  [4, 13],
  [9, 15],
  [10, 9],
  [9, 9],
  [10, 10],
  [15, 7],
  [14, 5],
  [6, 4],
]

/** Go board with a game under way. `r` is the radius of a stone. */
export function goBoard(
  lines: number,
  gap: number,
  thick: number,
  body: Material,
  ground: string,
  played: number,
): Object3D {
  const w = lines * gap
  const [black, white] = [plastic('#25262a', 0.35), glaze('#f4f1ea')]
  const spots = GAME.filter(([x, y]) => x < lines && y < lines).slice(0, played)
  return group(
    at(box(w + gap * 0.8, thick, w + gap * 0.8, 0.3, body), { y: thick / 2 }),
    at(sheet(w, w, grid(lines, ground, '#4a3018')), { y: thick + 0.02, rx: -Math.PI / 2 }),
    ...spots.map(([x, y], i) =>
      at(goStone(gap * 0.46, i % 2 ? white : black), {
        x: (x - (lines - 1) / 2) * gap,
        y: thick + 0.03,
        z: (y - (lines - 1) / 2) * gap,
      }),
    ),
  )
}

/** Turned bowl full of stones; the lid leans beside it when `lid`. */
export const goBowl = (stuff: Material, stone: string, r = 6, lid = false): Object3D => {
  const pebble = stone === '#25262a' ? plastic(stone, 0.35) : glaze(stone)
  return group(
    turned(
      [
        [0, 0],
        [r * 0.6, 0, 0.3],
        [r, r * 0.62, r * 0.5],
        [r * 0.78, r * 1.1, 0.3],
        [r * 0.68, r * 1.1, 0.2],
        [r * 0.8, r * 0.8],
        [0, r * 0.78],
      ],
      stuff,
    ),
    ...Array.from({ length: 26 }, (_, i) => {
      const [angle, away] = [i * 2.4, Math.sqrt(i / 26) * r * 0.66]
      return at(goStone(r * 0.18, pebble), {
        x: Math.cos(angle) * away,
        y: r * (0.98 - (away / r) ** 2 * 0.35),
        z: Math.sin(angle) * away,
        rx: (noise(i) - 0.5) * 0.8,
        rz: (noise(i + 7) - 0.5) * 0.8,
      })
    }),
    ...(lid ? [at(drum(r * 0.72, r * 0.78, 1, stuff, 0.4), { x: r * 1.75, y: 0, z: r * 0.5 })] : []),
  )
}

/** Two hinged halves of a plastic board lying open, with thirteen lines. */
export function foldingGo(color: string): Object3D {
  const gap = 2.2
  const w = 13 * gap + 2
  return group(
    ...[-1, 1].map(side => at(box(w / 2 - 0.1, 1.8, w, 0.5, plastic(color)), { x: (side * w) / 4, y: 0.9 })),
    at(goBoard(13, gap, 0.3, plastic(lighter(color, 0.2)), '#efd9ab', 12), { y: 1.6 }),
    ...[-0.3, 0.3].map(t => at(box(1.2, 0.2, 3, 0.08, plastic(darker(color, 0.3))), { y: 1.85, z: t * w * 1.56 })),
  )
}

/** Round tin of stones, its lid beside. */
export const stoneTin = (color: string, stone: string): Object3D =>
  group(
    drum(4.4, 4.4, 2.6, plastic(color), 0.3),
    at(drum(4, 4, 0.3, matte(darker(color, 0.4))), { y: 2.4 }),
    ...Array.from({ length: 22 }, (_, i) =>
      at(goStone(0.95, glaze(stone)), {
        x: Math.cos(i * 2.4) * Math.sqrt(i / 22) * 3.3,
        y: 2.3 + noise(i) * 0.5,
        z: Math.sin(i * 2.4) * Math.sqrt(i / 22) * 3.3,
        rx: (noise(i) - 0.5) * 0.5,
      }),
    ),
  )

const motif = (pen: Pen, w: number, h: number, kind: number, ink: string) => {
  pen.strokeStyle = ink
  pen.fillStyle = ink
  pen.lineWidth = w * 0.05
  pen.lineCap = 'round'
  pen.lineJoin = 'round'
  pen.beginPath()
  const at = (x: number, y: number): [number, number] => [w * (0.5 + x), h * 0.5 + w * y]
  if (kind % 5 === 0) {
    pen.arc(...at(0, -0.05), w * 0.2, 0, 7)
    for (let i = 0; i < 8; i += 1) {
      pen.moveTo(...at(Math.cos(i * 0.785) * 0.27, -0.05 + Math.sin(i * 0.785) * 0.27))
      pen.lineTo(...at(Math.cos(i * 0.785) * 0.36, -0.05 + Math.sin(i * 0.785) * 0.36))
    }
  } else if (kind % 5 === 1) {
    pen.moveTo(...at(-0.28, 0.05))
    pen.lineTo(...at(0, -0.28))
    pen.lineTo(...at(0.28, 0.05))
    pen.moveTo(...at(-0.2, 0))
    pen.lineTo(...at(-0.2, 0.28))
    pen.lineTo(...at(0.2, 0.28))
    pen.lineTo(...at(0.2, 0))
  } else if (kind % 5 === 2) {
    pen.ellipse(...at(-0.04, 0), w * 0.26, w * 0.15, 0, 0, 7)
    pen.moveTo(...at(0.2, 0))
    pen.lineTo(...at(0.36, -0.13))
    pen.lineTo(...at(0.36, 0.13))
    pen.closePath()
  } else if (kind % 5 === 3) {
    pen.moveTo(...at(0, 0.32))
    pen.lineTo(...at(0, -0.05))
    pen.arc(...at(0, -0.12), w * 0.22, Math.PI * 0.5, Math.PI * 2.5)
  } else {
    pen.moveTo(...at(-0.3, 0.14))
    pen.quadraticCurveTo(...at(-0.3, -0.2), ...at(0, -0.2))
    pen.quadraticCurveTo(...at(0.3, -0.2), ...at(0.3, 0.14))
    pen.closePath()
    pen.moveTo(...at(0, 0.14))
    pen.lineTo(...at(0, 0.34))
  }
  pen.stroke()
}

/** A card of a game: 7 × 10 cm, standing, a line drawing on its face. */
export const playCard = (tone: string, kind: number, ink = '#33302c'): Object3D => {
  const art = print(210, 300, (pen, w, h) => {
    pen.fillStyle = '#fbf6ea'
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = tone
    pen.fillRect(w * 0.08, h * 0.06, w * 0.84, h * 0.88)
    pen.fillStyle = '#fbf6ea'
    pen.beginPath()
    pen.arc(w / 2, h / 2, w * 0.4, 0, 7)
    pen.fill()
    motif(pen, w, h, kind, ink)
  })
  return group(slab(rounded(7, 10, 0.5), 0.06, 0.02, matte('#fbf6ea')), at(pane(7, 10, 0.5, art), { z: 0.04 }))
}

/** Cards fanned in an arc, lying at a slope on whatever is behind them. */
export const fan = (tones: readonly string[], spread = 0.26): Object3D =>
  group(
    ...tones.map((tone, i) => {
      const turn = (i - (tones.length - 1) / 2) * -spread
      return at(group(at(playCard(tone, i), { y: 11 })), { y: -6, z: i * 0.09, rz: turn })
    }),
  )

/** Party game: its box standing, a fan of cards, a die and tokens before it. */
export function partyGame(main: string): Object3D {
  const tones = [main, '#e9b44c', '#5fa39a', '#e8c9b0', '#4f6d8f']
  return group(
    at(
      gameBox(
        13.5,
        19,
        5,
        { brand: '拾页', zh: '你画我说', en: 'Draw and Tell' },
        {
          ground: main,
          ink: '#fff4e2',
          accent: '#ffd98a',
          plan: 'classic',
          art: (pen, w, h) => {
            for (let i = 0; i < 5; i += 1) {
              pen.save()
              pen.translate(w * (0.16 + i * 0.17), h * (0.8 + (i % 2) * 0.07))
              motif(pen, w * 0.2, h * 0.02, i, 'rgba(255,244,226,0.85)')
              pen.restore()
            }
          },
        },
      ),
      { x: -6.5, z: -6, ry: 0.14 },
    ),
    at(fan(tones), { x: 10, y: 0.9, z: 3, rx: -0.62 }),
    at(tokens('#e9b44c'), { x: -7, z: 3.4 }),
    at(tokens('#5fa39a', 2), { x: -3.6, z: 4.4 }),
    at(die(5, 1.7, '#f6efe0'), { x: -1.2, z: 2.6, ry: 0.5 }),
  )
}

const sea = (pen: Pen, w: number, h: number) => {
  pen.fillStyle = '#7fa9b8'
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = 'rgba(255,255,255,0.3)'
  pen.lineWidth = 2
  for (let i = 1; i < 9; i += 1) {
    pen.beginPath()
    pen.moveTo((w * i) / 9, 0)
    pen.lineTo((w * i) / 9, h)
    pen.moveTo(0, (h * i) / 9)
    pen.lineTo(w, (h * i) / 9)
    pen.stroke()
  }
  const lands: [number, number, number][] = [
    [0.12, 0.2, 0.2],
    [0.86, 0.16, 0.17],
    [0.5, 0.5, 0.11],
    [0.16, 0.86, 0.16],
    [0.9, 0.78, 0.2],
    [0.62, 0.06, 0.1],
  ]
  for (const [k, [x, y, r]] of lands.entries())
    for (const [tone, grow] of [
      ['#cbdcd8', 1.16],
      [k % 2 ? '#d9c08a' : '#b9c78e', 1],
    ] as const) {
      pen.fillStyle = tone
      pen.beginPath()
      for (let i = 0; i <= 40; i += 1) {
        const a = (i / 40) * Math.PI * 2
        const reach = r * w * grow * (0.8 + 0.28 * Math.sin(a * 3 + k * 2) * Math.cos(a * 2 + k))
        pen.lineTo(w * x + Math.cos(a) * reach, h * y + Math.sin(a) * reach)
      }
      pen.fill()
    }
  pen.strokeStyle = '#f6efdc'
  pen.lineWidth = 5
  pen.setLineDash([14, 12])
  pen.beginPath()
  pen.moveTo(w * 0.22, h * 0.26)
  pen.quadraticCurveTo(w * 0.3, h * 0.62, w * 0.5, h * 0.5)
  pen.quadraticCurveTo(w * 0.7, h * 0.4, w * 0.8, h * 0.24)
  pen.moveTo(w * 0.5, h * 0.5)
  pen.quadraticCurveTo(w * 0.6, h * 0.8, w * 0.8, h * 0.76)
  pen.stroke()
  pen.setLineDash([])
}

const ship = (color: string): Object3D =>
  group(
    at(
      slab(
        [
          [-1.6, 0.9, 0.1],
          [-1.1, 0, 0.3],
          [1.1, 0, 0.3],
          [1.8, 0.9, 0.1],
        ],
        1.1,
        0.15,
        timber('#a5784d', 'across', 0.2),
      ),
      {},
    ),
    at(drum(0.09, 0.11, 2.8, matte('#7c5335')), { y: 0.8 }),
    at(
      slab(
        [
          [-0.9, 1.3, 0.2],
          [1.1, 1.3, 0.3],
          [0.7, 3.3, 0.3],
          [-0.7, 3.3, 0.2],
        ],
        0.2,
        0.06,
        matte(color, 0.7),
      ),
      { z: 0.2 },
    ),
  )

/** Strategy game: a map with ships and coins, its box standing behind. */
export function seaGame(main: string): Object3D {
  const map = print(900, 720, sea, 0.7)
  const coin = metal('#c9a35a', 0.34)
  return group(
    ...[-1, 1].map(side => at(box(19.9, 0.4, 32, 0.1, matte(darker(main, 0.1))), { x: side * 10, y: 0.2 })),
    at(sheet(39, 31.2, map), { y: 0.42, rx: -Math.PI / 2 }),
    at(
      gameBox(
        28,
        26,
        7,
        { brand: '拾页', zh: '远航商路', en: 'Sea Trade Routes' },
        {
          ground: main,
          ink: '#f3e6c6',
          accent: '#d9b36b',
          plan: 'classic',
          art: (pen, w, h) => {
            pen.fillStyle = blend(main, '#9fc4d6', 0.35)
            pen.beginPath()
            pen.moveTo(0, h * 0.86)
            for (let x = 0; x <= 20; x += 1) pen.lineTo((w * x) / 20, h * (0.85 + Math.sin(x * 0.9) * 0.015))
            pen.lineTo(w, h)
            pen.lineTo(0, h)
            pen.fill()
            pen.fillStyle = '#f3e6c6'
            pen.beginPath()
            pen.moveTo(w * 0.4, h * 0.82)
            pen.lineTo(w * 0.62, h * 0.82)
            pen.lineTo(w * 0.58, h * 0.87)
            pen.lineTo(w * 0.44, h * 0.87)
            pen.moveTo(w * 0.52, h * 0.81)
            pen.lineTo(w * 0.52, h * 0.68)
            pen.quadraticCurveTo(w * 0.62, h * 0.74, w * 0.6, h * 0.81)
            pen.fill()
          },
        },
      ),
      { x: -3, z: -21, ry: 0.08, rx: -0.06 },
    ),
    ...(
      [
        ['#c8523c', -3, 1, 0.4],
        ['#f0e6d2', 8, -6, -0.5],
        ['#d9a441', 7, 8.4, 2.6],
        ['#5a8a6a', -12, 7, 0.2],
      ] as const
    ).map(([tone, x, z, ry]) => at(group(at(ship(tone), { s: 1.35 })), { x, y: 0.42, z, ry })),
    ...[0, 1, 2, 3, 4, 5].map(i =>
      at(drum(1.2, 1.2, 0.22, coin, 0.05), { x: 14.5 + (i % 3) * 0.2, y: 0.42 + i * 0.23, z: 2 + (i % 2) * 0.15 }),
    ),
    at(drum(1.2, 1.2, 0.22, coin, 0.05), { x: 12, y: 0.42, z: 4.6 }),
    at(peg('#c8523c'), { x: -14, y: 0.42, z: -6 }),
    at(peg('#d9a441'), { x: -11, y: 0.42, z: -7.4 }),
    at(die(3, 1.7), { x: 1.5, y: 0.42, z: 11, ry: 0.6 }),
  )
}

/** Dice cup with a stitched rim, standing mouth up. */
export const diceCup = (color: string, r = 4, h = 9): Object3D =>
  group(
    turned(
      [
        [0, 0],
        [r * 0.86, 0, 0.3],
        [r, h, 0.16],
        [r * 0.9, h, 0.1],
        [r * 0.78, 0.8],
        [0, 0.8],
      ],
      matte(color, 0.5),
    ),
    at(
      turned(
        [
          [r * 0.99, 0],
          [r * 1.05, 0.1, 0.1],
          [r * 1.07, 1.1, 0.1],
          [r, 1.2],
        ],
        matte(darker(color, 0.25), 0.5),
      ),
      { y: h - 1.25 },
    ),
    at(
      turned(
        [
          [r * 0.87, 0],
          [r * 0.92, 0.1, 0.1],
          [r * 0.94, 0.8, 0.1],
          [r * 0.88, 0.9],
        ],
        matte(darker(color, 0.25), 0.5),
      ),
      { y: 0.1 },
    ),
    ...Array.from({ length: 34 }, (_, i) =>
      at(box(0.5, 0.07, 0.07, 0.03, matte('#ecd9b4')), {
        x: Math.cos((i / 34) * 6.283) * r * 1.068,
        y: h - 0.35,
        z: Math.sin((i / 34) * 6.283) * r * 1.068,
        ry: Math.PI / 2 - (i / 34) * 6.283,
      }),
    ),
  )

/** Cups stacked upside down, one tipped over, dice rolling on a felt tray. */
export function diceGame(main: string): Object3D {
  const felt = cloth('#37594a', 20)
  const ivory = '#f4ead6'
  return group(
    tray(34, 3, 25, matte(darker(main, 0.1), 0.5), felt, 0.9),
    ...[0, 1, 2].map(i => at(diceCup(main), { x: -9, y: 10.3 + i * 3, z: -4.4, rx: Math.PI })),
    at(diceCup(main), { x: -0.4, y: 5.2, z: 1.4, rz: -1.53, ry: -0.5 }),
    ...(
      [
        [5, 8.6, 4.4, 0.4],
        [2, 11.6, 1.4, 1],
        [6, 12.6, 6.4, 0.2],
        [3, 6, 8.2, 0.8],
        [1, 9.8, 8.2, 1.3],
        [4, 13.8, -2.4, 0.5],
      ] as const
    ).map(([top, x, z, ry]) => at(die(top, 1.8, ivory), { x, y: 0.9, z, ry })),
  )
}

/** Shut-the-box: a wooden tray with nine numbered flaps on a rod. */
export function shutBox(): Object3D {
  const oak = timber('#c39a67')
  const flap = (n: number, down: boolean) => {
    const tone = down ? '#b98757' : '#dfc08d'
    const figure = print(128, 200, (pen, w, h) => {
      pen.fillStyle = tone
      pen.fillRect(0, 0, w, h)
      pen.textAlign = 'center'
      pen.textBaseline = 'middle'
      fitted(pen, `${n}`, w / 2, h * 0.5, w * 0.8, h * 0.5, '700 $px "Noto Sans CJK SC"', '#3a2412')
    })
    const plate = group(
      at(box(2.5, 4.4, 0.8, 0.14, timber(tone, 'up', 0.5)), { y: 2.2 }),
      at(sheet(2.2, 4, figure), { y: 2.2, z: 0.41 }),
    )
    return group(at(plate, { y: 1.9, z: -5.6, rx: down ? 1.52 : -0.2 }))
  }
  return group(
    tray(30, 3.4, 20, oak, cloth('#2f5c49', 20), 1.1),
    at(group(at(drum(0.35, 0.35, 28, metal('#c9a35a', 0.3), 0.05), { rz: Math.PI / 2, x: 14 })), { y: 2, z: -5.9 }),
    ...Array.from({ length: 9 }, (_, i) => at(flap(i + 1, i === 2 || i === 5), { x: (i - 4) * 2.95 })),
    at(die(6, 1.9, '#f3e6cb'), { x: 3.4, y: 1.1, z: 3.6, ry: 0.5 }),
    at(die(3, 1.9, '#f3e6cb'), { x: 6.6, y: 1.1, z: 5.4, ry: -0.3 }),
  )
}

/** Tower of crossed bars, one half drawn out, three on top. */
export function tower(layers = 15): Object3D {
  const tones = ['#d9b07c', '#d0a56e', '#e0bb8a', '#d6ab74'].map(tone => timber(tone, 'across', 0.8))
  const bars: Object3D[] = []
  for (let layer = 0; layer < layers; layer += 1)
    for (let i = 0; i < 3; i += 1) {
      if ((layer === 9 && i === 2) || (layer === 5 && i === 1) || (layer === layers - 1 && i === 2)) continue
      const stuff = tones[Math.floor(noise(layer * 3 + i) * 4)]
      if (!stuff) continue
      const out = layer === 11 && i === 0 ? 4.2 : layer === 7 && i === 0 ? 1.2 : (noise(layer + i * 40) - 0.5) * 0.26
      const bar = group(at(box(7.5, 1.46, 2.46, 0.1, stuff), { x: out, z: (i - 1) * 2.52 }))
      bars.push(
        at(bar, {
          y: 0.74 + layer * 1.5,
          x: layer * 0.02,
          ry: (layer % 2) * (Math.PI / 2) + (noise(layer) - 0.5) * 0.05,
        }),
      )
    }
  return group(...bars)
}

/** A loose bar. */
export const bar = (tone = '#d9b07c'): Object3D =>
  at(box(7.5, 1.46, 2.46, 0.1, timber(tone, 'across', 0.8)), { y: 0.74 })
