import type { Material, Object3D } from 'three'
import { plastic, print } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'
import { at, ball, box, type Corner, drum, group, slab } from '../../../studio/shapes.ts'
import { pane, rounded } from '../../../studio/soft-shapes.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'
import { timber } from '../../home/parts/timber.ts'

type Pen = CanvasRenderingContext2D

const NX = 12
const NY = 9
const CELL = 3

/** Misty mountains over a river, as a picture of the puzzle. */
export const landscape = (main: string) => (pen: Pen, w: number, h: number) => {
  const sky = pen.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, lighter(main, 0.5))
  sky.addColorStop(0.45, '#f6e2c6')
  sky.addColorStop(1, lighter(main, 0.2))
  pen.fillStyle = sky
  pen.fillRect(0, 0, w, h)
  pen.fillStyle = '#e8845a'
  pen.beginPath()
  pen.arc(w * 0.7, h * 0.25, w * 0.06, 0, 7)
  pen.fill()
  for (let layer = 0; layer < 5; layer += 1) {
    pen.fillStyle = blend(lighter(main, 0.5), darker(main, 0.5), layer / 4.5)
    pen.beginPath()
    pen.moveTo(0, h)
    for (let i = 0; i <= 60; i += 1) {
      const peak =
        Math.abs(Math.sin(i * 0.17 + layer * 1.9)) * 0.16 +
        Math.sin(i * 0.5 + layer) * 0.02 +
        noise(i + layer * 70) * 0.012
      pen.lineTo((w * i) / 60, h * (0.42 + layer * 0.13 - peak))
    }
    pen.lineTo(w, h)
    pen.fill()
  }
  pen.fillStyle = '#e9f1ee'
  pen.beginPath()
  pen.moveTo(w * 0.42, h)
  pen.quadraticCurveTo(w * 0.6, h * 0.86, w * 0.46, h * 0.8)
  pen.quadraticCurveTo(w * 0.36, h * 0.75, w * 0.5, h * 0.7)
  pen.quadraticCurveTo(w * 0.46, h * 0.76, w * 0.6, h * 0.8)
  pen.quadraticCurveTo(w * 0.84, h * 0.88, w * 0.66, h)
  pen.fill()
  for (let i = 0; i < 22; i += 1) {
    pen.fillStyle = darker(main, 0.55)
    const [x, y, s] = [w * noise(i + 5), h * (0.88 + noise(i + 60) * 0.1), h * 0.04]
    if (Math.abs(x / w - 0.58) < 0.14) continue
    pen.beginPath()
    pen.moveTo(x, y - s * 1.8)
    pen.lineTo(x + s * 0.6, y)
    pen.lineTo(x - s * 0.6, y)
    pen.fill()
  }
}

const signOf = (a: number, b: number, k: number) => (noise(a * 17 + b * 5 + k * 91) > 0.5 ? 1 : -1)

/** One edge with its knob, from the start up to before the end. */
function edge([x1, y1]: Corner, [x2, y2]: Corner, sign: number): Corner[] {
  const [dx, dy] = [x2 - x1, y2 - y1]
  const spot = (t: number, off: number): Corner => [x1 + dx * t - dy * off, y1 + dy * t + dx * off]
  if (sign === 0) return [spot(0, 0)]
  const bulb = Array.from({ length: 11 }, (_, i): Corner => {
    const turn = Math.PI * 1.22 - (i / 10) * Math.PI * 1.44
    return spot(0.5 + Math.cos(turn) * 0.115, sign * (0.135 + Math.sin(turn) * 0.105))
  })
  return [spot(0, 0), spot(0.38, sign * -0.01), ...bulb, spot(0.62, sign * -0.01)]
}

/** Outline of a piece in the coordinates of the whole picture. */
function outlineOf(i: number, j: number): Corner[] {
  const [x, y] = [(i - NX / 2) * CELL, (j - NY / 2) * CELL]
  const [a, b, c, d]: Corner[] = [
    [x, y],
    [x + CELL, y],
    [x + CELL, y + CELL],
    [x, y + CELL],
  ]
  if (!a || !b || !c || !d) return []
  return [
    ...edge(a, b, j === 0 ? 0 : signOf(i, j, 1)),
    ...edge(b, c, i === NX - 1 ? 0 : signOf(i + 1, j, 2)),
    ...edge(c, d, j === NY - 1 ? 0 : -signOf(i, j + 1, 1)),
    ...edge(d, a, i === 0 ? 0 : -signOf(i, j, 2)),
  ]
}

/** Whether a piece is already in its place: the far left is done, the near right is not. */
const isDone = (i: number, j: number) => i * 0.75 - j < 3.4 + noise(i * 5 + j) * 1.6 || (j === 0 && i < 9)

/** Jigsaw with the picture partly joined and loose pieces around, lying. */
export function jigsaw(main: string): Object3D {
  const stuff = print(1200, 900, landscape(main), 0.7)
  stuff.transparent = false
  stuff.depthWrite = true
  stuff.map?.repeat.set(1 / (NX * CELL), 1 / (NY * CELL))
  stuff.map?.offset.set(0.5, 0.5)
  const back = timber('#b9c0c4')
  const parts: Object3D[] = []
  let loose = 0
  for (let i = 0; i < NX; i += 1)
    for (let j = 0; j < NY; j += 1) {
      const piece = slab(outlineOf(i, j), 0.26, 0.045, stuff)
      if (isDone(i, j)) {
        parts.push(at(group(piece), { rx: -Math.PI / 2, y: 0.13 }))
        continue
      }
      loose += 1
      if (loose > 26) continue
      const centred = group(at(piece, { x: -(i + 0.5 - NX / 2) * CELL, y: -(j + 0.5 - NY / 2) * CELL }))
      const [u, v] = [noise(loose * 3), noise(loose * 7 + 2)]
      const right = loose % 3 !== 0
      parts.push(
        at(group(at(centred, { rx: -Math.PI / 2, rz: noise(loose) * 6.3 })), {
          x: right ? 9 + u * 16 : -14 + u * 30,
          y: 0.13 + (loose % 4) * 0.012,
          z: right ? -6 + ((loose * 2.7) % 24) : 17.5 + v * 5,
        }),
      )
    }
  return group(...parts, at(box(0.1, 0.1, 0.1, 0.02, back), { y: 0.05 }))
}

type Beast = 'lion' | 'bear' | 'rabbit' | 'frog' | 'cat' | 'pig' | 'elephant' | 'panda'

const COATS: Readonly<Record<Beast, string>> = {
  lion: '#e3a94f',
  bear: '#a9754a',
  rabbit: '#f0e6da',
  frog: '#7fae62',
  cat: '#e9965a',
  pig: '#efb0a6',
  elephant: '#9fb0bd',
  panda: '#f4f0e8',
}

const disc = (pen: Pen, x: number, y: number, r: number, tone: string, tall = 1) => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.ellipse(x, y, r, r * tall, 0, 0, 7)
  pen.fill()
}

const faceOf = (beast: Beast, ground: string) => (pen: Pen, w: number, h: number) => {
  const coat = COATS[beast]
  const dark = darker(coat, 0.35)
  pen.fillStyle = ground
  pen.fillRect(0, 0, w, h)
  const [x, y, r] = [w / 2, h * 0.55, w * 0.27]
  if (beast === 'lion')
    for (let i = 0; i < 14; i += 1)
      disc(pen, x + Math.cos(i * 0.449) * r * 1.15, y + Math.sin(i * 0.449) * r * 1.15, r * 0.4, '#b06a34')
  const ear = beast === 'panda' ? '#3a3633' : coat
  if (beast === 'rabbit') for (const s of [-1, 1]) disc(pen, x + s * r * 0.5, y - r * 1.4, r * 0.28, coat, 2.4)
  else if (beast === 'elephant')
    for (const s of [-1, 1]) disc(pen, x + s * r * 1.15, y, r * 0.7, blend(coat, '#ffffff', 0.2))
  else for (const s of [-1, 1]) disc(pen, x + s * r * 0.72, y - r * 0.78, r * 0.36, ear)
  disc(pen, x, y, r, coat, 0.94)
  if (beast === 'panda') for (const s of [-1, 1]) disc(pen, x + s * r * 0.42, y - r * 0.12, r * 0.26, '#3a3633', 1.2)
  if (beast === 'elephant') disc(pen, x, y + r * 0.6, r * 0.22, dark, 2.2)
  else disc(pen, x, y + r * 0.36, r * 0.42, blend(coat, '#ffffff', 0.45), 0.75)
  for (const s of [-1, 1]) disc(pen, x + s * r * 0.4, y - r * 0.12, r * 0.1, beast === 'panda' ? '#ffffff' : '#33291f')
  if (beast !== 'elephant') disc(pen, x, y + r * 0.22, r * 0.13, '#4a342a', 0.8)
}

/** Wooden tray with an animal on every piece; the lion is taken out and leans in front. */
export function animalTray(main: string): Object3D {
  const beasts: readonly Beast[] = ['panda', 'rabbit', 'frog', 'elephant', 'pig', 'cat', 'bear', 'lion']
  const grounds = [main, '#cfe0dc', '#f3dfa6', '#e9cfc9', '#d7dfc0', main, '#cddbe6', '#f1e3cc']
  const ply = timber('#dcbf90')
  const piece = (k: number, thick: Material) =>
    group(
      slab(rounded(7, 7, 1.6), 1.1, 0.15, thick),
      at(pane(6.8, 6.8, 1.5, print(256, 256, faceOf(beasts[k] ?? 'bear', grounds[k] ?? main), 0.6)), { z: 0.57 }),
      at(
        group(
          at(drum(0.4, 0.4, 0.9, ply, 0.05), { rx: Math.PI / 2 }),
          at(ball(0.72, plastic('#d0503f', 0.35)), { z: 1.3 }),
        ),
        { y: 2.5, z: 0.5 },
      ),
    )
  return group(
    at(box(33, 1, 17.6, 0.4, ply), { y: 0.5 }),
    ...[-1, 1].flatMap(side => [
      at(box(33, 1.1, 1.2, 0.3, ply), { y: 1.3, z: side * 8.2 }),
      at(box(1.2, 1.1, 17.6, 0.3, ply), { x: side * 15.9, y: 1.3 }),
    ]),
    at(slab(rounded(7.1, 7.1, 1.6), 0.1, 0.02, timber('#b08a5a')), { rx: -Math.PI / 2, x: 11.4, y: 1.03, z: 3.8 }),
    ...[0, 1, 2, 3, 4, 5, 6].map(k =>
      at(group(piece(k, ply)), { rx: -Math.PI / 2, x: ((k % 4) - 1.5) * 7.6, y: 1.3, z: k < 4 ? -3.8 : 3.8 }),
    ),
    at(group(piece(7, ply)), { x: 11, y: 3.7, z: 12.6, rx: -0.22, ry: -0.24 }),
  )
}
