import { noise } from '../../../studio/noise.ts'
import { fitted, type Words } from '../../../studio/packs/typeset.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** A pen of the canvas. */
export type Pen = CanvasRenderingContext2D
/** Drawing in shares of its sheet. */
export type Art = (pen: Pen, w: number, h: number) => void

const ROUND = '"Noto Sans CJK SC", sans-serif'

/** Disc or ellipse, in pixels. */
export function blob(pen: Pen, tone: string, x: number, y: number, rx: number, ry = rx, turn = 0): void {
  pen.fillStyle = tone
  pen.beginPath()
  pen.ellipse(x, y, rx, ry, turn, 0, 7)
  pen.fill()
}

/** Line through points, in pixels, rounded ends. */
export function stroke(pen: Pen, tone: string, wide: number, points: readonly (readonly [number, number])[]): void {
  pen.strokeStyle = tone
  pen.lineWidth = wide
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const [i, [x, y]] of points.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  pen.stroke()
}

/** Filled outline, in pixels. */
export function patch(pen: Pen, tone: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = tone
  pen.beginPath()
  for (const [i, [x, y]] of points.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  pen.fill()
}

/** Cover: ground, drawing, title above in both languages, brand at the foot. */
export const jacket =
  (words: Words, ground: string, ink: string, art: Art, high = 0.15): Art =>
  (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    art(pen, w, h)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    fitted(pen, words.zh, w / 2, h * high, w * 0.84, w * 0.115, `900 $px ${ROUND}`, ink, 0.05)
    fitted(pen, words.en, w / 2, h * high + w * 0.095, w * 0.8, w * 0.05, `600 $px ${ROUND}`, ink, 0.04)
    fitted(pen, words.brand, w / 2, h * 0.945, w * 0.4, w * 0.042, `600 $px ${ROUND}`, ink, 0.2)
  }

/** Head of an animal seen from the front: ears, eyes, snout. */
export function head(
  pen: Pen,
  x: number,
  y: number,
  r: number,
  tone: string,
  ears: 'round' | 'long' | 'point' = 'round',
): void {
  const inner = lighter(tone, 0.45)
  for (const side of [-1, 1]) {
    if (ears === 'round') {
      blob(pen, tone, x + side * r * 0.72, y - r * 0.72, r * 0.38)
      blob(pen, inner, x + side * r * 0.72, y - r * 0.72, r * 0.2)
    } else if (ears === 'long') {
      blob(pen, tone, x + side * r * 0.42, y - r * 1.35, r * 0.24, r * 0.75, side * 0.15)
      blob(pen, inner, x + side * r * 0.42, y - r * 1.35, r * 0.11, r * 0.55, side * 0.15)
    } else
      patch(pen, tone, [
        [x + side * r * 0.95, y - r * 0.1],
        [x + side * r * 0.9, y - r * 1.25],
        [x + side * r * 0.15, y - r * 0.8],
      ])
  }
  blob(pen, tone, x, y, r, r * 0.92)
  blob(pen, inner, x, y + r * 0.32, r * 0.46, r * 0.36)
  for (const side of [-1, 1]) blob(pen, '#2c2622', x + side * r * 0.38, y - r * 0.12, r * 0.09)
  blob(pen, '#2c2622', x, y + r * 0.18, r * 0.14, r * 0.1)
  stroke(pen, '#2c2622', r * 0.05, [
    [x - r * 0.14, y + r * 0.42],
    [x, y + r * 0.48],
    [x + r * 0.14, y + r * 0.42],
  ])
}

/** Night: a small bear on a hill holds up a lamp to a large moon. */
export const moonlit: Art = (pen, w, h) => {
  const sky = pen.createLinearGradient(0, 0, 0, h)
  sky.addColorStop(0, '#1f2f55')
  sky.addColorStop(1, '#4a659a')
  pen.fillStyle = sky
  pen.fillRect(0, 0, w, h)
  for (let i = 0; i < 40; i += 1)
    blob(pen, '#f6eccb', noise(i) * w, noise(i + 90) * h * 0.7, w * (0.003 + noise(i + 7) * 0.004))
  blob(pen, '#f7d877', w * 0.6, h * 0.53, w * 0.235)
  blob(pen, '#efc862', w * 0.67, h * 0.47, w * 0.04)
  blob(pen, '#efc862', w * 0.55, h * 0.6, w * 0.055)
  blob(pen, '#26395f', w * 0.2, h * 1.12, w * 0.62, h * 0.34)
  blob(pen, '#1d2c4d', w * 0.92, h * 1.2, w * 0.6, h * 0.34)
  blob(pen, '#b98254', w * 0.3, h * 0.76, w * 0.075, w * 0.095)
  head(pen, w * 0.3, h * 0.645, w * 0.085, '#c08a5a')
  stroke(pen, '#b98254', w * 0.035, [
    [w * 0.35, h * 0.74],
    [w * 0.42, h * 0.68],
  ])
  blob(pen, '#fff2bd', w * 0.435, h * 0.655, w * 0.028)
}

/** One tree whose crown has the four seasons. */
export const seasons =
  (main: string): Art =>
  (pen, w, h) => {
    patch(pen, lighter(main, 0.75), [
      [0, h * 0.82],
      [w, h * 0.82],
      [w, h],
      [0, h],
    ])
    stroke(pen, '#5d4230', w * 0.075, [
      [w * 0.5, h * 0.86],
      [w * 0.49, h * 0.6],
    ])
    const tones = ['#f2b9bd', '#9cc47a', '#e2a04a', '#f4f1e8']
    for (let i = 0; i < 4; i += 1)
      stroke(pen, '#5d4230', w * 0.028, [
        [w * 0.49, h * 0.68],
        [w * (0.27 + i * 0.15), h * (i === 0 || i === 3 ? 0.56 : 0.48)],
      ])
    for (let i = 0; i < 230; i += 1) {
      const angle = i * 2.39996
      const far = Math.sqrt((i + 1) / 230) * w * 0.33
      const [x, y] = [w * 0.5 + Math.cos(angle) * far * 1.12, h * 0.53 + Math.sin(angle) * far * 0.66]
      const tone = tones[Math.min(3, Math.max(0, Math.floor(((x / w - 0.14) / 0.72) * 4)))] ?? '#9cc47a'
      blob(pen, blend(tone, '#5d4230', noise(i + 40) * 0.16), x, y, w * 0.036, w * 0.024, noise(i) * 3)
    }
    for (let i = 0; i < 7; i += 1)
      blob(pen, tones[i % 4] ?? '#e2a04a', w * (0.14 + i * 0.12), h * (0.87 + noise(i) * 0.03), w * 0.02, w * 0.012, i)
  }

/** Much paper-white, a calm sea and one paper boat. */
export const voyage =
  (main: string): Art =>
  (pen, w, h) => {
    blob(pen, lighter(main, 0.25), w * 0.72, h * 0.42, w * 0.1)
    for (let i = 0; i < 4; i += 1) {
      pen.fillStyle = blend(lighter(main, 0.2), darker(main, 0.2), i / 3)
      pen.beginPath()
      pen.moveTo(0, h)
      for (let k = 0; k <= 40; k += 1)
        pen.lineTo((k / 40) * w, h * (0.68 + i * 0.08) + Math.sin(k * 0.42 + i * 1.9) * h * 0.009)
      pen.lineTo(w, h)
      pen.fill()
    }
    const [x, y, s] = [w * 0.42, h * 0.64, w * 0.2]
    patch(pen, '#d9cdb9', [
      [x - s * 0.52, y],
      [x, y - s * 0.95],
      [x + s * 0.52, y],
    ])
    patch(pen, '#b3a48e', [
      [x, y - s * 0.95],
      [x + s * 0.52, y],
      [x, y],
    ])
    patch(pen, '#ffffff', [
      [x - s * 1.1, y - s * 0.22],
      [x - s * 0.6, y + s * 0.42],
      [x + s * 0.6, y + s * 0.42],
      [x + s * 1.1, y - s * 0.22],
      [x, y + s * 0.12],
    ])
  }

/** Large round animal for the smallest. */
export const hello =
  (tone: string, ears: 'round' | 'long' | 'point', spot: string): Art =>
  (pen, w, h) => {
    blob(pen, spot, w * 0.5, h * 0.66, w * 0.4)
    head(pen, w * 0.5, h * 0.68, w * 0.25, tone, ears)
  }

/** One thing of the first words: an apple, a cup, a fish, a sun. */
export const thing =
  (which: number): Art =>
  (pen, w, h) => {
    const [x, y, r] = [w * 0.5, h * 0.63, w * 0.2]
    if (which === 0) {
      blob(pen, '#c8483e', x - r * 0.32, y, r * 0.78, r * 0.9)
      blob(pen, '#c8483e', x + r * 0.32, y, r * 0.78, r * 0.9)
      blob(pen, '#6c8f4c', x + r * 0.4, y - r * 1.05, r * 0.38, r * 0.17, -0.5)
      stroke(pen, '#5d4230', r * 0.12, [
        [x, y - r * 0.7],
        [x + r * 0.06, y - r * 1.2],
      ])
    } else if (which === 1) {
      blob(pen, '#e9a94a', x, y, r * 0.8)
      for (let i = 0; i < 10; i += 1)
        stroke(pen, '#e9a94a', r * 0.16, [
          [x + Math.cos(i * 0.628) * r, y + Math.sin(i * 0.628) * r],
          [x + Math.cos(i * 0.628) * r * 1.3, y + Math.sin(i * 0.628) * r * 1.3],
        ])
    } else if (which === 2) {
      blob(pen, '#4b86a8', x - r * 0.15, y, r, r * 0.62)
      patch(pen, '#4b86a8', [
        [x + r * 0.6, y],
        [x + r * 1.3, y - r * 0.55],
        [x + r * 1.3, y + r * 0.55],
      ])
      blob(pen, '#ffffff', x - r * 0.62, y - r * 0.14, r * 0.15)
      blob(pen, '#22303a', x - r * 0.64, y - r * 0.14, r * 0.07)
    } else head(pen, x, y + r * 0.1, r * 0.95, '#e0cbb0', 'long')
  }
