import { display, type Material } from '../../../studio/materials.ts'
import { wallpaper } from '../../../studio/packs/devices.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

/** Draws into a canvas of `w` × `h` dots. */
export type Painter = (pen: CanvasRenderingContext2D, w: number, h: number) => void

/** A lit screen that shows what is drawn. */
export const painted = (w: number, h: number, painter: Painter): Material => display(w, h, painter)

const fill = (pen: CanvasRenderingContext2D, tone: string, x: number, y: number, w: number, h: number, r = 0) => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.roundRect(x, y, w, h, r)
  pen.fill()
}

/** Dunes in two tones. */
export const dunes =
  (from: string, to: string): Painter =>
  (pen, w, h) =>
    wallpaper(pen, w, h, from, to)

/** Sunset over layered mountains. */
export const mountains =
  (sky: string, far: string, sunTone = '#ffe9b8'): Painter =>
  (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, 0, h)
    wash.addColorStop(0, sky)
    wash.addColorStop(1, lighter(sky, 0.7))
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = sunTone
    pen.beginPath()
    pen.arc(w * 0.68, h * 0.36, Math.min(w, h) * 0.11, 0, 7)
    pen.fill()
    for (let layer = 0; layer < 4; layer += 1) {
      pen.fillStyle = blend(lighter(far, 0.45), darker(far, 0.4), layer / 3)
      pen.beginPath()
      pen.moveTo(0, h)
      for (let i = 0; i <= 24; i += 1) {
        const x = (i / 24) * w
        const peak = Math.abs(Math.sin(i * (0.55 + layer * 0.17) + layer * 2)) * 0.2
        pen.lineTo(x, h * (0.5 + layer * 0.12 - peak * (1 - layer * 0.15)))
      }
      pen.lineTo(w, h)
      pen.fill()
    }
  }

/** Sheet of figures with columns and a curve: office work, no words. */
export const charts =
  (accent: string, second: string, ground = '#f6f7f9'): Painter =>
  (pen, w, h) => {
    fill(pen, ground, 0, 0, w, h)
    fill(pen, darker(accent, 0.2), 0, 0, w * 0.16, h)
    for (let i = 0; i < 6; i += 1) fill(pen, '#ffffff66', w * 0.03, h * (0.12 + i * 0.1), w * 0.1, h * 0.03, 4)
    for (let i = 0; i < 3; i += 1) {
      fill(pen, '#ffffff', w * (0.2 + i * 0.265), h * 0.08, w * 0.24, h * 0.2, 8)
      fill(pen, [accent, second, '#9aa3ad'][i] ?? accent, w * (0.22 + i * 0.265), h * 0.13, w * 0.1, h * 0.05, 4)
      fill(pen, '#d8dce1', w * (0.22 + i * 0.265), h * 0.21, w * 0.17, h * 0.025, 3)
    }
    fill(pen, '#ffffff', w * 0.2, h * 0.34, w * 0.77, h * 0.58, 8)
    for (let i = 0; i < 9; i += 1) {
      const tall = h * (0.14 + ((i * 5) % 7) * 0.04)
      fill(pen, i % 3 === 1 ? second : accent, w * (0.24 + i * 0.08), h * 0.86 - tall, w * 0.045, tall, 4)
    }
    pen.strokeStyle = '#3a4048'
    pen.lineWidth = h * 0.008
    pen.beginPath()
    for (let i = 0; i <= 8; i += 1)
      pen.lineTo(w * (0.262 + i * 0.08), h * (0.56 - Math.sin(i * 0.8) * 0.08 - i * 0.008))
    pen.stroke()
  }

/** Picture being edited between dark panels. */
export const editor =
  (inner: Painter, accent = '#f0bf3c'): Painter =>
  (pen, w, h) => {
    fill(pen, '#22252a', 0, 0, w, h)
    pen.save()
    pen.beginPath()
    pen.rect(w * 0.07, h * 0.09, w * 0.68, h * 0.66)
    pen.clip()
    pen.translate(w * 0.07, h * 0.09)
    inner(pen, w * 0.68, h * 0.66)
    pen.restore()
    for (let i = 0; i < 8; i += 1) fill(pen, '#4a4f57', w * 0.018, h * (0.1 + i * 0.075), w * 0.032, w * 0.032, 4)
    for (let i = 0; i < 7; i += 1) {
      fill(pen, '#3a3f46', w * 0.78, h * (0.12 + i * 0.085), w * 0.19, h * 0.016, 3)
      fill(
        pen,
        i === 2 ? accent : '#c9ccd2',
        w * (0.8 + ((i * 37) % 15) / 100),
        h * (0.108 + i * 0.085),
        w * 0.012,
        h * 0.04,
        3,
      )
    }
    for (let i = 0; i < 9; i += 1)
      fill(
        pen,
        ['#6f86c9', '#e9a07f', '#7fb0a4', '#e0b860'][i % 4] ?? accent,
        w * (0.07 + i * 0.102),
        h * 0.81,
        w * 0.092,
        h * 0.12,
        4,
      )
  }

/** Lines of a programme in colours, without words. */
export const code: Painter = (pen, w, h) => {
  fill(pen, '#1b1f27', 0, 0, w, h)
  fill(pen, '#252b35', 0, 0, w * 0.18, h)
  const inks = ['#7fb0e8', '#e9a07f', '#9dd2bd', '#c9b6e8', '#8a94a3']
  for (let i = 0; i < 20; i += 1) {
    let x = w * (0.23 + (i % 4) * 0.03)
    for (let k = 0; k < 4 - (i % 3); k += 1) {
      const long = w * (0.06 + ((i * 7 + k * 11) % 9) * 0.013)
      fill(pen, inks[(i + k * 2) % 5] ?? '#ffffff', x, h * (0.06 + i * 0.045), long, h * 0.018, 3)
      x += long + w * 0.015
    }
  }
}

/** Road of a racing game towards a low sun. */
export const race =
  (sky = '#2b2f6b', glowTone = '#f08a5a', grid = '#e35fa0'): Painter =>
  (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, 0, h * 0.6)
    wash.addColorStop(0, sky)
    wash.addColorStop(1, glowTone)
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#ffe3a8'
    pen.beginPath()
    pen.arc(w / 2, h * 0.52, h * 0.2, 0, 7)
    pen.fill()
    fill(pen, darker(sky, 0.5), 0, h * 0.56, w, h * 0.44)
    pen.strokeStyle = grid
    pen.lineWidth = Math.max(1.5, h * 0.006)
    for (let i = -8; i <= 8; i += 1) {
      pen.beginPath()
      pen.moveTo(w / 2 + i * w * 0.03, h * 0.56)
      pen.lineTo(w / 2 + i * w * 0.2, h)
      pen.stroke()
    }
    for (let i = 0; i < 6; i += 1) {
      pen.beginPath()
      pen.moveTo(0, h * (0.56 + 0.44 * (i / 6) ** 2))
      pen.lineTo(w, h * (0.56 + 0.44 * (i / 6) ** 2))
      pen.stroke()
    }
  }

/** Two windows beside each other on dunes. */
export const windows =
  (left: Painter, right: Painter, from: string, to: string): Painter =>
  (pen, w, h) => {
    wallpaper(pen, w, h, from, to)
    for (const [i, inner] of [left, right].entries()) {
      const [x, y, ww, hh] = [w * (0.04 + i * 0.47), h * 0.09, w * 0.45, h * 0.76]
      fill(pen, '#ffffff', x, y, ww, h * 0.05, 8)
      pen.save()
      pen.beginPath()
      pen.rect(x, y + h * 0.04, ww, hh - h * 0.04)
      pen.clip()
      pen.translate(x, y + h * 0.04)
      inner(pen, ww, hh - h * 0.04)
      pen.restore()
    }
    fill(pen, '#ffffff88', w * 0.36, h * 0.91, w * 0.28, h * 0.06, 10)
  }

/** Drawing of a bunch of flowers with few strokes. */
export const sketch =
  (ground = '#fdf8ee', ink = '#3c5a6a'): Painter =>
  (pen, w, h) => {
    fill(pen, ground, 0, 0, w, h)
    pen.lineWidth = h * 0.012
    pen.lineCap = 'round'
    for (let i = 0; i < 7; i += 1) {
      const [x, y] = [w * (0.5 + Math.sin(i * 2.1) * 0.2), h * (0.3 + Math.cos(i * 1.7) * 0.14)]
      pen.strokeStyle = '#6f9a76'
      pen.beginPath()
      pen.moveTo(w * 0.5, h * 0.86)
      pen.quadraticCurveTo(w * 0.5, h * 0.6, x, y)
      pen.stroke()
      pen.fillStyle = ['#e0623c', '#f0bf3c', '#d8788b', '#6f86c9'][i % 4] ?? ink
      for (let p = 0; p < 6; p += 1) {
        pen.beginPath()
        pen.arc(x + Math.cos(p * 1.05) * h * 0.045, y + Math.sin(p * 1.05) * h * 0.045, h * 0.034, 0, 7)
        pen.fill()
      }
      pen.fillStyle = '#fff3d0'
      pen.beginPath()
      pen.arc(x, y, h * 0.026, 0, 7)
      pen.fill()
    }
    pen.strokeStyle = ink
    pen.beginPath()
    pen.moveTo(w * 0.42, h * 0.72)
    pen.lineTo(w * 0.45, h * 0.94)
    pen.lineTo(w * 0.55, h * 0.94)
    pen.lineTo(w * 0.58, h * 0.72)
    pen.stroke()
  }

/** A face of plain shapes: video calls. */
export const caller =
  (ground: string, cloth: string, hair = '#3a2e28', skin = '#f0c39a'): Painter =>
  (pen, w, h) => {
    fill(pen, ground, 0, 0, w, h)
    const s = Math.min(w, h)
    const disc = (tone: string, x: number, y: number, a: number, b = a) => {
      pen.fillStyle = tone
      pen.beginPath()
      pen.ellipse(w * 0.5 + s * x, h * 0.5 + s * y, s * a, s * b, 0, 0, 7)
      pen.fill()
    }
    disc(hair, 0, -0.08, 0.25, 0.27)
    disc(cloth, 0, 0.5, 0.38, 0.3)
    disc(skin, 0, 0.2, 0.08, 0.12)
    disc(skin, 0, 0, 0.2, 0.23)
    disc(hair, 0, -0.19, 0.21, 0.1)
    for (const x of [-0.08, 0.08]) disc('#2b2522', x, 0, 0.022, 0.028)
    pen.strokeStyle = '#a0523c'
    pen.lineWidth = s * 0.02
    pen.beginPath()
    pen.arc(w * 0.5, h * 0.5 + s * 0.05, s * 0.08, 0.4, Math.PI - 0.4)
    pen.stroke()
  }
