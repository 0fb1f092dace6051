import { noise } from '../../../studio/noise.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

type Art = (pen: CanvasRenderingContext2D, w: number, h: number) => void

/** Pours in from the side and splashes: a white wave over a band of colour. */
export const milkWave =
  (band: string, gold: string): Art =>
  (pen, w, h) => {
    pen.fillStyle = band
    pen.fillRect(0, h * 0.56, w, h * 0.44)
    pen.fillStyle = gold
    pen.fillRect(0, h * 0.545, w, h * 0.018)
    pen.fillRect(0, h * 0.965, w, h * 0.035)
    pen.fillStyle = '#fffaf0'
    pen.beginPath()
    pen.moveTo(0, h * 0.86)
    for (let x = 0; x <= w; x += w / 60)
      pen.lineTo(x, h * (0.8 + Math.sin((x / w) * 11) * 0.035 + Math.sin((x / w) * 23 + 1) * 0.012))
    pen.lineTo(w, h * 0.965)
    pen.lineTo(0, h * 0.965)
    pen.fill()
  }

/** Meadow: low hills, blades of grass, small flowers. */
export const meadow =
  (green: string): Art =>
  (pen, w, h) => {
    for (let layer = 0; layer < 3; layer += 1) {
      pen.fillStyle = blend(lighter(green, 0.42), darker(green, 0.12), layer / 2)
      pen.beginPath()
      pen.moveTo(0, h)
      for (let x = 0; x <= w; x += w / 60)
        pen.lineTo(x, h * (0.56 + layer * 0.1) + Math.sin((x / w) * (7 + layer * 3) + layer * 2) * h * 0.035)
      pen.lineTo(w, h)
      pen.fill()
    }
    for (let i = 0; i < 90; i += 1) {
      const [x, y] = [noise(i) * w, h * (0.84 + noise(i + 40) * 0.16)]
      pen.strokeStyle = i % 2 ? lighter(green, 0.25) : darker(green, 0.3)
      pen.lineWidth = w * 0.003
      pen.beginPath()
      pen.moveTo(x, y)
      pen.quadraticCurveTo(x, y - h * 0.04, x + (noise(i + 9) - 0.5) * w * 0.02, y - h * 0.075)
      pen.stroke()
      if (i % 6 === 0) {
        pen.fillStyle = '#fffdf4'
        pen.beginPath()
        pen.arc(x, y - h * 0.08, w * 0.007, 0, 7)
        pen.fill()
      }
    }
  }

/** Standing goat as a quiet line. */
export const goat =
  (tone: string, y = 0.64, size = 0.27): Art =>
  (pen, w, h) => {
    const s = h * size
    pen.save()
    pen.translate(w * 0.5, h * y)
    pen.scale(s, s)
    pen.strokeStyle = tone
    pen.lineWidth = 0.035
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo(-0.5, -0.1)
    pen.quadraticCurveTo(0, -0.26, 0.22, -0.16)
    pen.quadraticCurveTo(0.34, -0.3, 0.36, -0.5)
    pen.lineTo(0.6, -0.4)
    pen.quadraticCurveTo(0.72, -0.3, 0.62, -0.24)
    pen.lineTo(0.48, -0.26)
    pen.quadraticCurveTo(0.44, 0.1, 0.32, 0.2)
    pen.lineTo(0.3, 0.6)
    pen.moveTo(0.16, 0.6)
    pen.lineTo(0.17, 0.24)
    pen.quadraticCurveTo(-0.1, 0.32, -0.34, 0.22)
    pen.lineTo(-0.36, 0.6)
    pen.moveTo(-0.5, 0.6)
    pen.quadraticCurveTo(-0.46, 0.3, -0.54, 0.16)
    pen.quadraticCurveTo(-0.56, 0, -0.5, -0.1)
    pen.quadraticCurveTo(-0.58, -0.16, -0.62, -0.1)
    pen.moveTo(0.4, -0.5)
    pen.quadraticCurveTo(0.34, -0.74, 0.16, -0.72)
    pen.moveTo(0.36, -0.46)
    pen.quadraticCurveTo(0.24, -0.46, 0.2, -0.38)
    pen.moveTo(0.58, -0.24)
    pen.lineTo(0.56, -0.1)
    pen.stroke()
    pen.restore()
  }

/** Soft clouds and a moon low on the label. */
export const clouded =
  (tone: string, from = 0.6): Art =>
  (pen, w, h) => {
    for (let layer = 0; layer < 2; layer += 1) {
      pen.fillStyle = layer ? tone : lighter(tone, 0.4)
      for (let i = 0; i < 12; i += 1) {
        pen.beginPath()
        pen.arc(
          (i / 11) * w,
          h * (from + 0.2 + layer * 0.14 + noise(i + layer * 9) * 0.06),
          h * (0.14 + noise(i) * 0.05),
          0,
          7,
        )
        pen.fill()
      }
      pen.fillRect(0, h * (from + 0.26 + layer * 0.14), w, h)
    }
  }

/** Ears of grain that rise from the lower edge. */
export const ears =
  (tone: string, count = 7): Art =>
  (pen, w, h) => {
    pen.strokeStyle = tone
    pen.fillStyle = tone
    pen.lineWidth = w * 0.007
    for (let i = 0; i < count; i += 1) {
      const x = w * (0.12 + (0.76 * i) / (count - 1))
      const top = h * (0.68 + Math.abs(i - (count - 1) / 2) * 0.03)
      const lean = (i - (count - 1) / 2) * w * 0.012
      pen.beginPath()
      pen.moveTo(x, h)
      pen.quadraticCurveTo(x, h * 0.86, x + lean, top)
      pen.stroke()
      for (let k = 0; k < 5; k += 1)
        for (const side of [-1, 1]) {
          pen.beginPath()
          pen.ellipse(x + lean * 0.8 + side * w * 0.014, top + k * h * 0.026, w * 0.018, w * 0.008, side * -0.9, 0, 7)
          pen.fill()
        }
    }
  }

/** Rounded window that shows the powder, near the foot. */
export const windowed =
  (powder: string, rim: string): Art =>
  (pen, w, h) => {
    const drop = (k: number) => {
      pen.beginPath()
      pen.ellipse(w / 2, h * 0.8, w * 0.25 * k, h * 0.075 * k, 0, 0, 7)
      pen.fill()
    }
    pen.fillStyle = rim
    drop(1.1)
    pen.fillStyle = powder
    drop(1)
    for (let i = 0; i < 60; i += 1) {
      pen.fillStyle = i % 2 ? '#ffffff66' : '#c9b58a55'
      pen.fillRect(w * (0.3 + noise(i) * 0.4), h * (0.75 + noise(i + 70) * 0.1), 3, 3)
    }
  }
