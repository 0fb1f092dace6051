import type { Object3D } from 'three'
import {
  anodised,
  cloth,
  display,
  gloss,
  glow,
  matte,
  metal,
  plastic,
  print,
  rubber,
  wood,
} from '../../../studio/materials.ts'
import { at, box, drum, group, sheet, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { darker, lighter } from '../../../studio/tones.ts'
import { type Painter, painted } from './art.ts'
import { FULL, keycaps, keysOf, LAPTOP, TENKEYLESS } from './keys.ts'
import { type Point, wire } from './strips.ts'

/** Keyboard as a thing beside others, 36 cm. */
export const keyboardThing = (body: string, caps: string, light?: string, wide = false): Object3D => {
  const keys = keysOf(wide ? FULL : TENKEYLESS, 1.9, 0.22)
  const w = wide ? 44 : 36.4
  return group(
    at(box(w, 1.6, 13.4, 0.5, plastic(body)), { y: 1 }),
    ...(light ? [at(box(w - 1, 0.1, 12, 0.04, glow(light, 0.7)), { y: 1.8 })] : []),
    at(keycaps(keys, { high: 0.85, taper: 0.22 }, plastic(caps)), { y: 1.86 }),
  )
}

/** Mouse as a thing beside others. */
export const mouseThing = (color: string): Object3D => {
  const body = box(6, 3.6, 10.6, 1.75, plastic(color))
  return group(at(body, { y: 1.8 }), at(box(0.6, 0.6, 2, 0.28, rubber('#2c2e31')), { y: 3.5, z: -2.6 }))
}

/** Laptop as a thing beside others, 31 cm; its screen shows what the painter draws. */
export const laptopThing = (color: string, painter: Painter, open = 1.9): Object3D =>
  group(
    at(box(31, 1, 21.6, 0.35, anodised(color)), { y: 0.6 }),
    at(keycaps(keysOf(LAPTOP, 1.86, 0.24, 1.7), { high: 0.16, taper: 0.05 }, plastic(darker(color, 0.7))), {
      y: 1.08,
      z: -3.6,
    }),
    at(box(10.5, 0.04, 6.2, 0.02, anodised(darker(color, 0.06))), { y: 1.1, z: 6.6 }),
    at(
      group(
        at(box(31, 20.4, 0.6, 0.25, anodised(color)), { y: 10.2 }),
        at(sheet(30, 19.2, gloss('#0b0c0f')), { y: 10.3, z: 0.31 }),
        at(sheet(29.2, 18.2, painted(730, 455, painter)), { y: 10.4, z: 0.33 }),
      ),
      { y: 0.8, z: -10.6, rx: Math.PI / 2 - open },
    ),
  )

/** Screen on a foot, 54 cm wide. */
export const monitorThing = (color: string, painter: Painter): Object3D =>
  group(
    at(box(54, 31.5, 1.6, 0.4, plastic(color)), { y: 28 }),
    at(sheet(52.4, 29.6, painted(880, 500, painter)), { y: 28.2, z: 0.82 }),
    at(box(4.4, 20, 1.6, 0.4, metal('#9a9da3', 0.36)), { y: 11, z: -1.8 }),
    at(box(22, 1, 17, 0.4, metal('#9a9da3', 0.36)), { y: 0.5 }),
  )

/** Sheet of paper with whatever is drawn on it, lying; `lift` turns a corner up. */
export const paperThing = (w: number, d: number, paint: Painter, dots = 24): Object3D =>
  group(
    at(box(w, 0.06, d, 0.02, matte('#fbf8f1')), { y: 0.04 }),
    at(sheet(w, d, print(w * dots, d * dots, paint, 0.9)), { y: 0.09, rx: -Math.PI / 2 }),
  )

/** Lines of writing without words. */
export const lines =
  (ink: string, ground = '#fbf8f1', rows = 16): Painter =>
  (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = ink
    for (let i = 0; i < rows; i += 1)
      if (i % 5 !== 4)
        pen.fillRect(w * 0.1, h * (0.08 + (i * 0.86) / rows), w * (0.5 + ((i * 37) % 30) / 100), h * 0.014)
  }

/** Staves with notes. */
export const score: Painter = (pen, w, h) => {
  pen.fillStyle = '#fbf7ec'
  pen.fillRect(0, 0, w, h)
  pen.strokeStyle = '#4a4641'
  pen.fillStyle = '#2f2b28'
  pen.lineWidth = Math.max(1, w * 0.0024)
  for (let staff = 0; staff < 7; staff += 1) {
    const y = h * (0.1 + staff * 0.125)
    for (let i = 0; i < 5; i += 1) {
      pen.beginPath()
      pen.moveTo(w * 0.08, y + i * h * 0.011)
      pen.lineTo(w * 0.92, y + i * h * 0.011)
      pen.stroke()
    }
    for (let note = 0; note < 11; note += 1) {
      const [x, up] = [w * (0.14 + note * 0.072), ((note * 7 + staff * 3) % 8) * h * 0.006]
      pen.beginPath()
      pen.ellipse(x, y + up, w * 0.012, h * 0.006, -0.3, 0, 7)
      pen.fill()
      pen.fillRect(x + w * 0.01, y + up - h * 0.036, w * 0.003, h * 0.036)
    }
  }
}

/** Desk lamp with a round shade on a bent arm, 38 cm. */
export const lampThing = (color: string, lit = true): Object3D =>
  group(
    drum(7, 7.4, 1.4, plastic(color), 0.4),
    wire(
      [
        [0, 1, 0],
        [0.4, 16, -1],
        [-1, 27, 0],
        [-8, 33, 1],
      ] satisfies Point[],
      0.55,
      metal('#b9a06a', 0.3),
      40,
    ),
    at(
      group(
        drum(2, 6.6, 6, plastic(color), 0.3),
        at(drum(5.2, 5.2, 0.5, lit ? glow('#ffe2b0', 1.2) : matte('#f4efe4'), 0.1), { y: -0.2 }),
      ),
      {
        x: -10,
        y: 28,
        z: 1,
        rz: -0.3,
      },
    ),
  )

/** Hard case of two shells, lined, its lid open behind. */
export const hardCase = (color: string, w: number, d: number, high: number, lining = darker(color, 0.45)): Object3D => {
  const shell = cloth(color, 14, 1.6)
  const half = () =>
    group(
      at(slab(rounded(w, d, w * 0.3), high, 0.9, shell), { y: high / 2, rx: -Math.PI / 2 }),
      at(slab(rounded(w - 1.8, d - 1.8, w * 0.26), 0.3, 0.1, cloth(lining, 10)), { y: high - 0.05, rx: -Math.PI / 2 }),
      at(slab(rounded(w + 0.1, d + 0.1, w * 0.3), 0.3, 0.1, matte(darker(color, 0.5))), {
        y: high - 0.35,
        rx: -Math.PI / 2,
      }),
    )
  return group(half(), at(half(), { y: high + d * 0.46, z: -d / 2 - high * 0.9, rx: Math.PI / 2 - 0.32 }))
}

/** Record sleeves leaning on each other, with a picture of rings or hills. */
export const sleeves = (tones: readonly string[], size = 31): Object3D =>
  group(
    ...tones.map((tone, i) =>
      at(
        group(
          box(size, size, 0.5, 0.08, matte(tone)),
          at(drum(size * 0.3, size * 0.3, 0.1, matte(lighter(tone, 0.35)), 0), { z: 0.24, rx: Math.PI / 2 }),
          at(drum(size * 0.16, size * 0.16, 0.12, matte(darker(tone, 0.3)), 0), { z: 0.26, rx: Math.PI / 2 }),
        ),
        { x: i * 5, y: size / 2, z: -i * 1.6, rz: i * 0.02, rx: -0.14 },
      ),
    ),
  )

/** Portable cassette player: window with two reels, five keys, headphones' socket. */
export const cassettePlayer = (color: string): Object3D =>
  group(
    at(box(9, 12.6, 3.2, 0.6, plastic(color)), { y: 6.3 }),
    at(slab(rounded(7, 5, 0.6), 0.2, 0.06, gloss('#23262b')), { y: 7, z: 1.56 }),
    ...[-1.6, 1.6].flatMap(x => [
      at(drum(1.05, 1.05, 0.2, matte('#efe9dc'), 0.05), { x, y: 7, z: 1.6, rx: Math.PI / 2 }),
      at(drum(0.45, 0.45, 0.3, matte('#4a4d52'), 0.05), { x, y: 7, z: 1.6, rx: Math.PI / 2 }),
    ]),
    ...[-3, -1.5, 0, 1.5, 3].map((x, i) =>
      at(box(1.1, 0.9, 1.6, 0.2, metal(i === 4 ? '#d9653c' : '#c6c9cf', 0.3)), { x, y: 12.9 }),
    ),
    at(box(7, 1.2, 0.1, 0.05, matte(lighter(color, 0.5))), { y: 2.6, z: 1.6 }),
  )

/** Mixing desk: rows of knobs over faders. */
export const mixer = (): Object3D =>
  group(
    at(box(58, 4, 30, 0.6, plastic('#3c4046')), { y: 3, rx: 0.12 }),
    ...Array.from({ length: 12 }, (_, i) => i).flatMap(i => [
      ...[0, 1, 2].map(k =>
        at(drum(0.8, 1, 1.2, plastic(['#d9dcdf', '#e0623c', '#5f9fd0'][k] ?? '#888888'), 0.2), {
          x: -26 + i * 4.7,
          y: 6.4 - k * 0.4,
          z: -11 + k * 4,
        }),
      ),
      at(box(0.4, 0.1, 10, 0.03, matte('#14161a')), { x: -26 + i * 4.7, y: 4.4, z: 7, rx: 0.12 }),
      at(box(1.8, 1.2, 2.6, 0.3, plastic('#e6e4de')), { x: -26 + i * 4.7, y: 4.6, z: 4 + ((i * 5) % 7) }),
    ]),
  )

/** Small picture that glows by itself. */
export const litPane = (w: number, h: number, painter: Painter, dots = 40): Object3D =>
  pane(w, h, 0.3, display(Math.round(w * dots), Math.round(h * dots), painter))

/** Round wooden block, stand or foot. */
export const block = (color: string, r: number, high: number): Object3D => drum(r, r, high, wood(color), 0.3)
