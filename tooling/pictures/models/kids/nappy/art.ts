import { noise } from '../../../studio/noise.ts'
import { darker, lighter } from '../../../studio/tones.ts'

type Pen = CanvasRenderingContext2D
type Art = (pen: Pen, w: number, h: number) => void

const disc = (pen: Pen, x: number, y: number, r: number, tone: string): void => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.fill()
}

/** Soft cloud of three puffs. */
function cloud(pen: Pen, x: number, y: number, r: number, tone: string): void {
  disc(pen, x, y, r, tone)
  disc(pen, x - r * 1.1, y + r * 0.35, r * 0.68, tone)
  disc(pen, x + r * 1.1, y + r * 0.3, r * 0.74, tone)
  pen.fillRect(x - r * 1.1, y + r * 0.35, r * 2.2, r * 0.68)
}

/** Five-pointed star. */
function star(pen: Pen, x: number, y: number, r: number, tone: string): void {
  pen.fillStyle = tone
  pen.beginPath()
  for (let i = 0; i < 10; i += 1) {
    const [a, k] = [(i / 10) * Math.PI * 2 - Math.PI / 2, i % 2 ? r * 0.46 : r]
    pen.lineTo(x + Math.cos(a) * k, y + Math.sin(a) * k)
  }
  pen.fill()
}

/** Bear's face. */
function bearFace(pen: Pen, x: number, y: number, r: number, tone: string): void {
  for (const s of [-1, 1]) disc(pen, x + s * r * 0.72, y - r * 0.7, r * 0.36, tone)
  disc(pen, x, y, r, tone)
  disc(pen, x, y + r * 0.34, r * 0.42, lighter(tone, 0.5))
  for (const s of [-1, 1]) disc(pen, x + s * r * 0.38, y - r * 0.16, r * 0.1, darker(tone, 0.6))
  disc(pen, x, y + r * 0.2, r * 0.13, darker(tone, 0.6))
}

/** Leaf on the slant. */
function leafMark(pen: Pen, x: number, y: number, r: number, tone: string, turn: number): void {
  pen.save()
  pen.translate(x, y)
  pen.rotate(turn)
  pen.fillStyle = tone
  pen.beginPath()
  pen.moveTo(-r, 0)
  pen.quadraticCurveTo(0, -r * 0.8, r, 0)
  pen.quadraticCurveTo(0, r * 0.8, -r, 0)
  pen.fill()
  pen.restore()
}

export type Motif = 'clouds' | 'stars' | 'bears' | 'leaves' | 'dots' | 'boats'

/** One mark of a motif. */
function mark(pen: Pen, motif: Motif, x: number, y: number, r: number, tone: string, i: number): void {
  if (motif === 'clouds') cloud(pen, x, y, r * 0.6, tone)
  else if (motif === 'stars') star(pen, x, y, r * (i % 3 ? 0.55 : 0.9), tone)
  else if (motif === 'bears') bearFace(pen, x, y, r * 0.8, tone)
  else if (motif === 'leaves') leafMark(pen, x, y, r, tone, noise(i) * 3)
  else if (motif === 'dots') disc(pen, x, y, r * 0.5, tone)
  else {
    pen.fillStyle = tone
    pen.beginPath()
    pen.moveTo(x - r, y + r * 0.2)
    pen.lineTo(x + r, y + r * 0.2)
    pen.lineTo(x + r * 0.6, y + r * 0.7)
    pen.lineTo(x - r * 0.6, y + r * 0.7)
    pen.moveTo(x, y)
    pen.lineTo(x, y - r)
    pen.lineTo(x + r * 0.8, y)
    pen.fill()
  }
}

/** Marks in staggered rows on a ground. */
export const strewnMarks =
  (ground: string, tone: string, motif: Motif, columns: number, rows: number, size = 0.34): Art =>
  (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    for (let row = 0; row < rows; row += 1)
      for (let column = 0; column < columns; column += 1) {
        const x = ((column + (row % 2 ? 0.75 : 0.25)) / columns) * w
        const y = ((row + 0.5) / rows) * h
        mark(pen, motif, x, y, (Math.min(w / columns, h / rows) * size) / 0.7, tone, row * columns + column)
      }
  }

/** Marks in the upper and lower part of a pack's face, so that the words stay free. */
export const packMarks =
  (tone: string, motif: Motif, big?: string): Art =>
  (pen, w, h) => {
    if (big) {
      disc(pen, w * 0.86, h * 0.19, h * 0.12, big)
      disc(pen, w * 0.82, h * 0.16, h * 0.105, tone)
    }
    for (let i = 0; i < 16; i += 1) {
      const low = i % 2 === 0
      const x = w * (0.04 + (i / 15) * 0.92)
      const y = h * (low ? 0.74 + noise(i) * 0.1 : 0.08 + noise(i + 5) * 0.22)
      if (!low && Math.abs(x - w / 2) < w * (big && x > w / 2 ? 0.5 : 0.28)) continue
      mark(pen, motif, x, y, h * (0.045 + noise(i + 30) * 0.03), big ?? tone, i)
    }
  }

/** Quilting in diamonds over a ground of marks. */
export const quilted =
  (ground: string, tone: string, motif: Motif | null, columns = 5): Art =>
  (pen, w, h) => {
    if (motif) strewnMarks(ground, tone, motif, columns, columns * 1.2, 0.34)(pen, w, h)
    else {
      pen.fillStyle = ground
      pen.fillRect(0, 0, w, h)
    }
    pen.strokeStyle = darker(ground, 0.2)
    pen.lineWidth = w * 0.005
    const step = w / columns
    for (let x = -h; x < w + h; x += step) {
      pen.beginPath()
      pen.moveTo(x, 0)
      pen.lineTo(x + h, h)
      pen.moveTo(x, 0)
      pen.lineTo(x - h, h)
      pen.stroke()
    }
  }
