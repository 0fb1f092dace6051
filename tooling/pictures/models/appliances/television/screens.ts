import type { Material } from 'three'
import { display } from '../../../studio/materials.ts'
import { noise } from '../../../studio/noise.ts'

type Pen = CanvasRenderingContext2D

/** What runs on a television. */
export type Programme =
  | 'lake'
  | 'city'
  | 'stadium'
  | 'opera'
  | 'ink'
  | 'film'
  | 'recipe'
  | 'coast'
  | 'forest'
  | 'bedroom'

const sky = (pen: Pen, w: number, h: number, ...tones: readonly string[]): void => {
  const wash = pen.createLinearGradient(0, 0, 0, h)
  for (const [i, tone] of tones.entries()) wash.addColorStop(i / (tones.length - 1), tone)
  pen.fillStyle = wash
  pen.fillRect(0, 0, w, h)
}

const ridge = (
  pen: Pen,
  w: number,
  h: number,
  base: number,
  high: number,
  tone: string,
  seed: number,
  rough = 1,
): void => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.moveTo(0, h)
  for (let i = 0; i <= 60; i += 1) {
    const x = i / 60
    const y =
      Math.sin(x * 5 + seed) * 0.5 + Math.sin(x * 11 + seed * 2) * 0.28 + (noise(i + seed * 100) - 0.5) * 0.3 * rough
    pen.lineTo(x * w, h * (base - high * (y + 0.6)))
  }
  pen.lineTo(w, h)
  pen.fill()
}

const circle = (pen: Pen, x: number, y: number, r: number, tone: string): void => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.arc(x, y, r, 0, 7)
  pen.fill()
}

const lake = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#f6c9a0', '#e99a86', '#7f86b0')
  circle(pen, w * 0.68, h * 0.36, h * 0.09, '#fff0d0')
  ridge(pen, w, h, 0.56, 0.2, '#8a7fa5', 1)
  ridge(pen, w, h, 0.6, 0.14, '#5f6a92', 4)
  ridge(pen, w, h, 0.63, 0.07, '#37486b', 7, 2)
  const water = pen.createLinearGradient(0, h * 0.62, 0, h)
  water.addColorStop(0, '#c98a8e')
  water.addColorStop(1, '#33507a')
  pen.fillStyle = water
  pen.fillRect(0, h * 0.62, w, h * 0.38)
  for (let i = 0; i < 46; i += 1) {
    pen.fillStyle = `rgba(255,224,190,${0.1 + noise(i) * 0.4})`
    const wide = w * (0.03 + noise(i + 7) * 0.1)
    pen.fillRect(
      w * 0.68 - wide / 2 + (noise(i + 3) - 0.5) * w * 0.24 * noise(i + 60),
      h * (0.63 + noise(i + 90) * 0.36),
      wide,
      h * 0.005,
    )
  }
}

const city = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#0a0f2a', '#2b2050', '#7a3a6a')
  for (let layer = 0; layer < 3; layer += 1)
    for (let i = 0; i < 16; i += 1) {
      const x = (i / 16) * w + noise(i + layer * 20) * w * 0.03
      const high = h * (0.2 + noise(i * 3 + layer * 50) * 0.42) * (1 - layer * 0.14)
      const wide = w * (0.045 + noise(i + layer * 9) * 0.03)
      const top = h * (0.82 + layer * 0.05) - high
      pen.fillStyle = ['#3a2f66', '#251f4c', '#120f2c'][layer] ?? '#120f2c'
      pen.fillRect(x, top, wide, h)
      for (let k = 0; k < 26; k += 1) {
        if (noise(k + i * 31 + layer * 7) < 0.55) continue
        pen.fillStyle = ['#ffd98a', '#ff9a6a', '#8fd0ff'][k % 3] ?? '#ffd98a'
        pen.fillRect(
          x + wide * (0.16 + (k % 3) * 0.27),
          top + h * 0.02 + Math.floor(k / 3) * h * 0.045,
          wide * 0.14,
          h * 0.018,
        )
      }
    }
  sky(pen, w, 0, '#000000', '#000000')
  for (let i = 0; i < 60; i += 1)
    circle(pen, noise(i + 5) * w, h * (0.9 + noise(i) * 0.1), h * 0.006, i % 2 ? '#ff6a5a' : '#ffe6b0')
}

const stadium = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#12203f', '#27406f')
  for (let i = 0; i < 900; i += 1) {
    pen.fillStyle = ['#e6e9f0', '#d8503c', '#3164bb', '#f0bf3c', '#8a93a8'][i % 5] ?? '#ffffff'
    pen.fillRect(noise(i) * w, h * (0.14 + noise(i + 2000) * 0.3), w * 0.005, h * 0.008)
  }
  for (const x of [0.12, 0.38, 0.62, 0.88]) circle(pen, w * x, h * 0.08, h * 0.03, '#fffbe6')
  pen.fillStyle = '#e9edf2'
  pen.fillRect(0, h * 0.46, w, h * 0.035)
  for (let i = 0; i < 9; i += 1) {
    pen.fillStyle = i % 2 ? '#4fa04a' : '#5fb257'
    pen.beginPath()
    const [a, b] = [i / 9, (i + 1) / 9]
    pen.moveTo(w * (0.1 + a * 0.8), h * 0.495)
    pen.lineTo(w * (0.1 + b * 0.8), h * 0.495)
    pen.lineTo(w * (-0.3 + b * 1.6), h)
    pen.lineTo(w * (-0.3 + a * 1.6), h)
    pen.fill()
  }
  pen.strokeStyle = '#ffffff'
  pen.lineWidth = h * 0.008
  pen.beginPath()
  pen.ellipse(w / 2, h * 0.76, w * 0.15, h * 0.09, 0, 0, 7)
  pen.moveTo(w / 2, h * 0.495)
  pen.lineTo(w / 2, h)
  pen.stroke()
  for (let i = 0; i < 12; i += 1) {
    const [x, y] = [w * (0.16 + noise(i) * 0.7), h * (0.58 + noise(i + 40) * 0.32)]
    pen.fillStyle = i % 2 ? '#d8392e' : '#f6f6f6'
    pen.fillRect(x, y, w * 0.009, h * 0.045)
    circle(pen, x + w * 0.0045, y - h * 0.008, h * 0.011, '#d9a57f')
  }
}

const opera = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#7a1f24', '#b5322e')
  for (let i = 0; i < 16; i += 1) {
    pen.fillStyle = i % 2 ? '#8f2428' : '#a52c2c'
    pen.fillRect((i / 16) * w, 0, w / 16, h * 0.84)
  }
  pen.fillStyle = '#e0a93c'
  pen.fillRect(0, h * 0.82, w, h * 0.18)
  for (const [x, robe, trim] of [
    [0.32, '#2f6a8f', '#f3d27a'],
    [0.64, '#e6a0b0', '#f6efe0'],
  ] as const) {
    pen.fillStyle = robe
    pen.beginPath()
    pen.moveTo(w * x, h * 0.4)
    pen.quadraticCurveTo(w * (x + 0.16), h * 0.56, w * (x + 0.13), h * 0.9)
    pen.lineTo(w * (x - 0.13), h * 0.9)
    pen.quadraticCurveTo(w * (x - 0.16), h * 0.56, w * x, h * 0.4)
    pen.fill()
    pen.fillStyle = trim
    pen.fillRect(w * (x - 0.012), h * 0.44, w * 0.024, h * 0.46)
    pen.fillRect(w * (x - 0.12), h * 0.84, w * 0.24, h * 0.04)
    circle(pen, w * x, h * 0.35, h * 0.075, '#f3d9c2')
    pen.fillStyle = '#1d1a1c'
    pen.fillRect(w * (x - 0.045), h * 0.25, w * 0.09, h * 0.06)
    for (let i = -3; i <= 3; i += 1)
      circle(pen, w * (x + i * 0.016), h * (0.245 + Math.abs(i) * 0.006), h * 0.022, i % 2 ? '#e0533c' : '#7fc4d0')
  }
}

const ink = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#efe7d2', '#e6dcc2')
  for (let layer = 0; layer < 4; layer += 1) {
    pen.globalAlpha = 0.22 + layer * 0.16
    ridge(pen, w, h, 0.5 + layer * 0.12, 0.24 - layer * 0.03, '#4a5250', layer * 3 + 1, 1.4)
  }
  pen.globalAlpha = 1
  for (let i = 0; i < 3; i += 1) {
    const mist = pen.createLinearGradient(0, h * (0.5 + i * 0.13), 0, h * (0.66 + i * 0.13))
    mist.addColorStop(0, 'rgba(239,231,210,0)')
    mist.addColorStop(1, 'rgba(239,231,210,0.8)')
    pen.fillStyle = mist
    pen.fillRect(0, h * (0.5 + i * 0.13), w, h * 0.16)
  }
  circle(pen, w * 0.76, h * 0.22, h * 0.07, '#c8503c')
  pen.strokeStyle = '#2b2f2d'
  pen.lineWidth = h * 0.012
  pen.beginPath()
  pen.moveTo(w * 0.2, h * 0.92)
  pen.quadraticCurveTo(w * 0.3, h * 0.86, w * 0.4, h * 0.92)
  pen.moveTo(w * 0.3, h * 0.89)
  pen.lineTo(w * 0.3, h * 0.78)
  pen.stroke()
}

const film = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#1a2c3f', '#c9703c', '#f0b45a')
  circle(pen, w * 0.42, h * 0.6, h * 0.14, '#ffe2a0')
  ridge(pen, w, h, 0.74, 0.1, '#5a3030', 2)
  ridge(pen, w, h, 0.86, 0.08, '#1d1418', 5)
  pen.fillStyle = '#120c10'
  pen.fillRect(w * 0.66, h * 0.5, w * 0.014, h * 0.3)
  circle(pen, w * 0.667, h * 0.46, h * 0.1, '#1d1418')
  pen.fillStyle = '#000000'
  pen.fillRect(0, 0, w, h * 0.1)
  pen.fillRect(0, h * 0.9, w, h * 0.1)
}

const recipe = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#fbf3e4', '#f6e6cc')
  pen.fillStyle = '#e0a070'
  pen.fillRect(0, 0, w, h * 0.5)
  circle(pen, w / 2, h * 0.26, w * 0.36, '#fbf7ee')
  circle(pen, w / 2, h * 0.26, w * 0.28, '#e3d7bc')
  for (let i = 0; i < 26; i += 1)
    circle(
      pen,
      w * (0.5 + (noise(i) - 0.5) * 0.4),
      h * (0.26 + (noise(i + 30) - 0.5) * 0.2),
      w * (0.03 + noise(i + 9) * 0.035),
      ['#d8503c', '#6fa04c', '#f0c24a', '#c98a4a'][i % 4] ?? '#d8503c',
    )
  for (let i = 0; i < 4; i += 1) {
    const y = h * (0.58 + i * 0.1)
    circle(pen, w * 0.17, y, w * 0.06, ['#d8503c', '#f0bf3c', '#6fa04c', '#8fb0c4'][i] ?? '#d8503c')
    pen.fillStyle = '#b9a88c'
    pen.fillRect(w * 0.3, y - h * 0.016, w * (0.5 - (i % 2) * 0.14), h * 0.012)
    pen.fillStyle = '#d6c8ae'
    pen.fillRect(w * 0.3, y + h * 0.008, w * 0.36, h * 0.01)
  }
}

const coast = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#7fc0e6', '#e6f2f0')
  pen.fillStyle = '#3a9fb5'
  pen.fillRect(0, h * 0.5, w, h * 0.5)
  for (let i = 0; i < 5; i += 1) {
    pen.fillStyle = `rgba(255,255,255,${0.5 - i * 0.07})`
    pen.beginPath()
    pen.ellipse(w * (0.3 + i * 0.1), h * (0.6 + i * 0.07), w * (0.4 + i * 0.05), h * 0.012, -0.06, 0, 7)
    pen.fill()
  }
  ridge(pen, w, h, 0.56, 0.2, '#5f8f6a', 3)
  pen.fillStyle = '#f0dcb4'
  pen.beginPath()
  pen.moveTo(0, h)
  pen.quadraticCurveTo(w * 0.5, h * 0.78, w, h * 0.86)
  pen.lineTo(w, h)
  pen.fill()
}

const forest = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#e9efc4', '#a9c98a', '#3f6a4a')
  for (let layer = 0; layer < 4; layer += 1)
    for (let i = 0; i < 14; i += 1) {
      const x = w * (noise(i + layer * 33) * 1.1 - 0.05)
      const wide = w * (0.008 + layer * 0.006)
      pen.fillStyle = ['#a9c294', '#6f9a6a', '#3f6f4c', '#1d3f2c'][layer] ?? '#1d3f2c'
      pen.fillRect(x, 0, wide, h)
      for (let k = 0; k < 7; k += 1)
        circle(
          pen,
          x + (noise(k + i * 9 + layer) - 0.5) * w * 0.1,
          h * noise(k * 5 + i) * 0.5,
          w * (0.014 + noise(k) * 0.022),
          pen.fillStyle,
        )
    }
  for (let i = 0; i < 4; i += 1) {
    pen.fillStyle = 'rgba(255,246,200,0.14)'
    pen.beginPath()
    pen.moveTo(w * (0.3 + i * 0.13), 0)
    pen.lineTo(w * (0.36 + i * 0.13), 0)
    pen.lineTo(w * (0.2 + i * 0.16), h)
    pen.lineTo(w * (0.04 + i * 0.16), h)
    pen.fill()
  }
  ridge(pen, w, h, 0.94, 0.06, '#24482f', 9, 2)
}

const bedroom = (pen: Pen, w: number, h: number): void => {
  sky(pen, w, h, '#8fb8e6', '#f3d6c4')
  circle(pen, w * 0.26, h * 0.3, h * 0.1, '#fff6e0')
  ridge(pen, w, h, 0.7, 0.16, '#a58fc0', 2)
  ridge(pen, w, h, 0.84, 0.12, '#6f6aa8', 5)
  ridge(pen, w, h, 0.95, 0.08, '#3f4a80', 8)
}

const PROGRAMMES: Readonly<Record<Programme, (pen: Pen, w: number, h: number) => void>> = {
  lake,
  city,
  stadium,
  opera,
  ink,
  film,
  recipe,
  coast,
  forest,
  bedroom,
}

/** A lit screen of `w` × `h` cm that shows a programme. */
export const showing = (programme: Programme, w: number, h: number): Material => {
  const dots = 720 / Math.max(w, h)
  return display(Math.round(w * dots), Math.round(h * dots), PROGRAMMES[programme])
}
