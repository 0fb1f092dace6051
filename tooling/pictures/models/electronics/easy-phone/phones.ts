import type { Object3D } from 'three'
import { cloth, display, gloss, glow, matte, metal, plastic, print, rubber } from '../../../studio/materials.ts'
import { device, lens } from '../../../studio/packs/devices.ts'
import { at, box, drum, group, ring, sheet, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { wire } from '../parts/strips.ts'

const ink = (
  pen: CanvasRenderingContext2D,
  w: number,
  h: number,
  text: string,
  size: number,
  y: number,
  tone: string,
) => {
  pen.fillStyle = tone
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.font = `700 ${size}px "Noto Sans CJK SC"`
  pen.fillText(text, w / 2, h * y)
}

/** Screen of a key phone: large clock over a calm ground. */
const clock = (tone: string) =>
  display(360, 400, (pen, w, h) => {
    pen.fillStyle = tone
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#ffffff33'
    pen.beginPath()
    pen.arc(w * 0.5, h * 1.1, w * 0.6, 0, 7)
    pen.fill()
    ink(pen, w, h, '10:08', h * 0.3, 0.4, '#ffffff')
    for (let i = 0; i < 4; i += 1) {
      pen.fillStyle = i < 3 ? '#ffffff' : '#ffffff66'
      pen.fillRect(w * (0.06 + i * 0.035), h * (0.1 - i * 0.012), w * 0.022, h * (0.03 + i * 0.012))
    }
  })

/** A key with its digit printed large. */
const key = (w: number, h: number, body: string, text: string, tone: string): Object3D =>
  group(
    slab(rounded(w, h, 0.34), 0.5, 0.18, plastic(body, 0.35)),
    at(
      sheet(
        w * 0.9,
        h * 0.9,
        print(120, Math.round((120 * h) / w), (pen, pw, ph) => {
          pen.clearRect(0, 0, pw, ph)
          ink(pen, pw, ph, text, ph * 0.86, 0.54, tone)
        }),
      ),
      { z: 0.27 },
    ),
  )

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#']

/** Twelve large keys, three in a row, below two coloured ones and a round one. */
export const keypad = (w: number, h: number, body: string, tone: string): Object3D => {
  const [kw, kh] = [w / 3.25, h / 5.6]
  return group(
    ...DIGITS.map((text, i) =>
      at(key(kw, kh, body, text, tone), { x: ((i % 3) - 1) * kw * 1.1, y: h * 0.24 - Math.floor(i / 3) * kh * 1.16 }),
    ),
    at(slab(rounded(kw, kh * 0.8, 0.3), 0.5, 0.18, plastic('#3f9f5f', 0.35)), { x: -kw * 1.1, y: h * 0.44 }),
    at(slab(rounded(kw, kh * 0.8, 0.3), 0.5, 0.18, plastic('#d0402f', 0.35)), { x: kw * 1.1, y: h * 0.44 }),
    at(drum(kw * 0.42, kw * 0.42, 0.4, metal('#d5d8dc', 0.26), 0.1), { y: h * 0.44, z: -0.1, rx: Math.PI / 2 }),
  )
}

/** What key phones differ in. */
export interface Bar {
  readonly color: string
  readonly w?: number
  readonly h?: number
  readonly lit?: boolean
  readonly shine?: boolean
}

/** Bar phone standing: screen above, keys below, torch on top. */
export const bar = ({ color, w = 5.9, h = 13.4, lit = false, shine = false }: Bar): Object3D => {
  const skin = shine ? gloss(color) : plastic(color, 0.45)
  return group(
    at(slab(rounded(w, h, 1.2), 1.4, 0.5, skin), { y: h / 2 }),
    at(slab(rounded(w - 0.5, h - 0.6, 0.9), 0.2, 0.08, plastic(darker(color, 0.35), 0.5)), { y: h / 2, z: 0.66 }),
    at(slab(rounded(w - 0.9, h * 0.32, 0.4), 0.2, 0.06, gloss('#0c0d10')), { y: h * 0.77, z: 0.72 }),
    at(pane(w - 1.5, h * 0.27, 0.25, clock('#2f6f8f')), { y: h * 0.77, z: 0.84 }),
    at(keypad(w - 1, h * 0.58, '#f4f1ea', '#22252a'), { y: h * 0.3, z: 0.82 }),
    at(box(1.2, 0.14, 0.14, 0.05, matte('#17181a')), { y: h * 0.955, z: 0.74 }),
    at(drum(0.6, 0.7, 0.4, lit ? glow('#fff0c0', 1.4) : matte('#f4efe0', 0.3), 0.1), { y: h - 0.12 }),
    at(ring(0.66, 0.1, metal('#c9ccd2', 0.3)), { y: h + 0.1, rx: Math.PI / 2 }),
    at(box(0.3, 2, 0.6, 0.12, plastic('#d0402f', 0.35)), { x: w / 2, y: h * 0.66 }),
  )
}

/** Its back: speaker, large call key, camera. */
export const barBack = (color: string, w = 5.9, h = 13.4): Object3D =>
  group(
    at(slab(rounded(w, h, 1.2), 1.4, 0.5, gloss(color)), { y: h / 2 }),
    at(group(lens(0.55)), { y: h * 0.86, z: 0.68 }),
    at(drum(1.15, 1.25, 0.4, plastic('#f4f1ea', 0.35), 0.12), { y: h * 0.62, z: 0.6, rx: Math.PI / 2 }),
    at(drum(0.7, 0.7, 0.1, plastic('#d0402f', 0.3), 0.04), { y: h * 0.62, z: 0.98, rx: Math.PI / 2 }),
    ...Array.from({ length: 15 }, (_, i) =>
      at(drum(0.12, 0.12, 0.06, matte('#17181a'), 0), {
        x: ((i % 5) - 2) * 0.5,
        y: h * 0.2 + Math.floor(i / 5) * 0.5,
        z: 0.68,
        rx: Math.PI / 2,
      }),
    ),
  )

/** Clamshell open by 150 degrees, leaning; keys below, screen above. */
export const clam = (color: string, steel = false, open = 2.5): Object3D => {
  const [w, h] = [5.8, 10]
  const skin = steel ? metal(lighter(color, 0.1), 0.34) : plastic(color, 0.35)
  const inner = plastic(darker(color, 0.4), 0.5)
  return at(
    group(
      at(
        group(
          at(slab(rounded(w, h, 1), 1, 0.36, skin), { y: -h / 2 }),
          at(slab(rounded(w - 0.5, h - 0.6, 0.8), 0.1, 0.04, inner), { y: -h / 2, z: 0.5 }),
          at(keypad(w - 0.9, h * 0.84, '#f4f1ea', '#22252a'), { y: -h / 2 - 0.3, z: 0.6 }),
        ),
        { rx: -0.75 },
      ),
      at(
        group(
          at(slab(rounded(w, h, 1), 0.9, 0.34, skin), { y: h / 2 }),
          at(slab(rounded(w - 0.6, h - 0.9, 0.7), 0.1, 0.04, gloss('#0c0d10')), { y: h / 2, z: 0.44 }),
          at(pane(w - 1.3, h - 2.6, 0.3, clock('#8a4f3a')), { y: h / 2 - 0.1, z: 0.52 }),
          at(box(1.4, 0.16, 0.1, 0.05, matte('#2a2c30')), { y: h - 0.8, z: 0.52 }),
        ),
        { rx: -0.75 + (Math.PI - open) },
      ),
      at(drum(0.62, 0.62, w * 0.9, metal('#b9bcc2', 0.3), 0.1), { x: w * 0.45, rz: Math.PI / 2 }),
    ),
    { y: h * Math.cos(0.75) + 0.5 },
  )
}

/** The same shut, standing, a small clock on its lid. */
export const clamShut = (color: string): Object3D =>
  group(
    at(slab(rounded(5.8, 10, 1), 2, 0.6, plastic(color, 0.35)), { y: 5 }),
    at(box(5.9, 9, 0.12, 0.05, matte(darker(color, 0.5))), { y: 5 }),
    at(slab(rounded(4.2, 3.2, 0.5), 0.2, 0.06, gloss('#0c0d10')), { y: 6.6, z: 1 }),
    at(pane(3.8, 2.8, 0.4, clock('#1f3a4a')), { y: 6.6, z: 1.12 }),
    at(group(lens(0.42)), { y: 8.9, z: 1 }),
    at(drum(0.6, 0.6, 5.2, metal('#b9bcc2', 0.3), 0.1), { x: 2.6, y: 9.7, rz: Math.PI / 2 }),
  )

/** Six huge tiles, each with a plain sign. */
const tiles = () =>
  display(460, 980, (pen, w, h) => {
    pen.fillStyle = '#eef2f4'
    pen.fillRect(0, 0, w, h)
    ink(pen, w, h, '10:08', h * 0.1, 0.12, '#22303a')
    const tones = ['#3f9f5f', '#3164bb', '#e0813c', '#c8392e', '#6e4b80', '#2f8f8b']
    for (let i = 0; i < 6; i += 1) {
      const [x, y] = [w * (0.06 + (i % 2) * 0.46), h * (0.22 + Math.floor(i / 2) * 0.25)]
      pen.fillStyle = tones[i] ?? '#888888'
      pen.beginPath()
      pen.roundRect(x, y, w * 0.42, h * 0.225, 26)
      pen.fill()
      pen.fillStyle = '#ffffff'
      pen.beginPath()
      const [cx, cy, r] = [x + w * 0.21, y + h * 0.112, w * 0.1]
      if (i === 0) pen.roundRect(cx - r * 0.5, cy - r, r, r * 2, r * 0.4)
      else if (i === 1) pen.roundRect(cx - r, cy - r * 0.7, r * 2, r * 1.4, r * 0.3)
      else if (i === 2) pen.arc(cx, cy, r, 0, 7)
      else if (i === 3) {
        pen.rect(cx - r, cy - r * 0.3, r * 2, r * 0.6)
        pen.rect(cx - r * 0.3, cy - r, r * 0.6, r * 2)
      } else if (i === 4) {
        pen.moveTo(cx - r * 0.7, cy - r)
        pen.lineTo(cx + r, cy)
        pen.lineTo(cx - r * 0.7, cy + r)
      } else {
        pen.moveTo(cx, cy - r)
        pen.lineTo(cx + r, cy)
        pen.lineTo(cx + r * 0.7, cy + r)
        pen.lineTo(cx - r * 0.7, cy + r)
        pen.lineTo(cx - r, cy)
      }
      pen.fill()
    }
  })

const TOUCH = { w: 7.6, h: 16.2, d: 0.95, corner: 1.1 } as const

/** Slab with six tiles, a home key below and a red key at the side. */
export const touch = (color: string): Object3D =>
  group(
    at(group(device(TOUCH, lighter(color, 0.2), plastic(color, 0.5), tiles())), { y: TOUCH.h / 2 }),
    at(slab(rounded(7, 1.5, 0.3), 0.1, 0.03, gloss('#0a0b0d')), { y: 1.05, z: 0.53 }),
    at(slab(rounded(2.2, 0.9, 0.42), 0.3, 0.1, metal('#d5d8dc', 0.26)), { y: 1.05, z: 0.6 }),
    at(box(0.3, 1.6, 0.5, 0.12, plastic('#d0402f', 0.3)), { x: -3.86, y: 11.4 }),
  )

/** Its back with a lanyard. */
export const touchBack = (color: string): Object3D =>
  group(
    at(group(device(TOUCH, lighter(color, 0.2), plastic(color, 0.6), tiles())), { y: TOUCH.h / 2, ry: Math.PI }),
    at(slab(rounded(2.6, 4.4, 1), 0.3, 0.1, gloss(darker(color, 0.25))), { x: -2, y: 12.8, z: 0.55 }),
    ...[13.9, 11.8].map(y => at(group(lens(0.72)), { x: -2, y, z: 0.68 })),
    at(drum(1, 1, 0.2, metal('#d5d8dc', 0.3), 0.06), { x: 1.6, y: 13.6, z: 0.5, rx: Math.PI / 2 }),
    wire(
      [
        [3.2, 0.6, 0],
        [4.6, -0.1, 1],
        [7, 0.3, 3],
        [9.4, 0.3, 0],
        [8, 0.3, -4],
        [5.6, 0.4, -1.6],
      ],
      0.3,
      cloth('#e0623c', 8),
      80,
    ),
  )

/** Leather cover open as a stand behind a slab. */
export const inFolio = (color: string): Object3D =>
  group(
    at(group(touch(color)), { y: 0.5, rx: -0.22 }),
    at(slab(rounded(8.6, 17.2, 1), 0.5, 0.2, cloth('#8a5632', 34, 1)), { y: 8.4, z: -2.6, rx: -0.22 }),
    at(slab(rounded(8.6, 12, 1), 0.5, 0.2, cloth('#8a5632', 34, 1)), { y: 5.6, z: -7.6, rx: 0.5 }),
    at(box(8.6, 0.5, 5, 0.2, cloth('#8a5632', 34, 1)), { y: 0.25, z: 0.4 }),
  )

/** Round cradle with a lamp and its cable. */
export const cradle = (color: string): Object3D =>
  group(
    at(drum(4.4, 5.2, 2.6, plastic(lighter(color, 0.55), 0.4), 0.9), {}),
    at(box(6.6, 1.2, 2.8, 0.4, plastic(darker(color, 0.3), 0.5)), { y: 2.5, z: -0.3 }),
    at(drum(0.3, 0.3, 0.12, glow('#7ff09a', 1.4), 0.04), { y: 1.4, z: 4.75, rx: Math.PI / 2 }),
    wire(
      [
        [0, 0.8, -5],
        [1, 0.3, -8],
        [7, 0.3, -9],
        [13, 0.3, -7],
      ],
      0.26,
      rubber('#3a3d42'),
    ),
  )

/** Phone in its cradle, lifted by `lift`. */
export const docked = (color: string, lift = 0): Object3D =>
  group(cradle(color), at(group(bar({ color })), { y: 1.7 + lift, z: -0.3, rx: -0.14 }))
