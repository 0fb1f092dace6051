import { noise } from '../../../studio/noise.ts'
import { hills, layered, ringArt, sun, waves } from '../../../studio/packs/typeset.ts'
import { blend, darker, lighter } from '../../../studio/tones.ts'

type Art = (pen: CanvasRenderingContext2D, w: number, h: number) => void

const wash =
  (from: string, to: string): Art =>
  (pen, w, h) => {
    const sky = pen.createLinearGradient(0, 0, 0, h)
    sky.addColorStop(0, from)
    sky.addColorStop(1, to)
    pen.fillStyle = sky
    pen.fillRect(0, 0, w, h)
  }

const houses =
  (tone: string, base: number, lit: string): Art =>
  (pen, w, h) => {
    for (let i = 0; i < 9; i += 1) {
      const [x, high] = [(i / 9) * w, h * (0.08 + noise(i + 3) * 0.12)]
      pen.fillStyle = blend(tone, '#000000', noise(i) * 0.2)
      pen.fillRect(x, h * base - high, w / 8.4, h)
      pen.beginPath()
      pen.moveTo(x - w * 0.01, h * base - high)
      pen.lineTo(x + w * 0.06, h * base - high - h * 0.035)
      pen.lineTo(x + w * 0.13, h * base - high)
      pen.fill()
      pen.fillStyle = lit
      for (let k = 0; k < 3; k += 1)
        if (noise(i * 7 + k) > 0.45)
          pen.fillRect(x + w * (0.02 + k * 0.03), h * base - high * (0.4 + noise(i + k) * 0.3), w * 0.014, h * 0.016)
    }
  }

const stars =
  (count: number, to: number): Art =>
  (pen, w, h) => {
    pen.fillStyle = '#fdf6e0'
    for (let i = 0; i < count; i += 1)
      pen.fillRect(noise(i) * w, noise(i + 99) * h * to, 2 + noise(i + 5) * 2, 2 + noise(i + 5) * 2)
  }

const rain =
  (tone: string): Art =>
  (pen, w, h) => {
    pen.strokeStyle = tone
    pen.lineWidth = 2.4
    for (let i = 0; i < 46; i += 1) {
      const [x, y] = [noise(i) * w * 1.1, noise(i + 60) * h]
      pen.beginPath()
      pen.moveTo(x, y)
      pen.lineTo(x - w * 0.02, y + h * 0.05)
      pen.stroke()
    }
  }

const birds =
  (tone: string): Art =>
  (pen, w, h) => {
    pen.strokeStyle = tone
    pen.lineWidth = 5
    for (let i = 0; i < 5; i += 1) {
      const [x, y, s] = [w * (0.25 + noise(i) * 0.5), h * (0.42 + noise(i + 9) * 0.2), w * 0.05]
      pen.beginPath()
      pen.moveTo(x - s, y - s * 0.4)
      pen.quadraticCurveTo(x - s * 0.3, y - s * 0.5, x, y)
      pen.quadraticCurveTo(x + s * 0.3, y - s * 0.5, x + s, y - s * 0.4)
      pen.stroke()
    }
  }

const melon: Art = (pen, w, h) => {
  pen.fillStyle = '#3f7a4a'
  pen.beginPath()
  pen.arc(w * 0.5, h * 0.6, w * 0.36, 0, Math.PI)
  pen.fill()
  pen.fillStyle = '#f6efdc'
  pen.beginPath()
  pen.arc(w * 0.5, h * 0.6, w * 0.32, 0, Math.PI)
  pen.fill()
  pen.fillStyle = '#f7c9b2'
  pen.beginPath()
  pen.arc(w * 0.5, h * 0.6, w * 0.295, 0, Math.PI)
  pen.fill()
  pen.fillStyle = '#3a2a24'
  for (let i = 0; i < 9; i += 1) {
    pen.beginPath()
    pen.ellipse(w * (0.3 + (i % 5) * 0.1), h * (0.63 + (i % 2) * 0.05), w * 0.011, w * 0.02, 0.3, 0, 7)
    pen.fill()
  }
}

const lanterns =
  (tone: string): Art =>
  (pen, w, h) => {
    for (let i = 0; i < 5; i += 1) {
      const [x, y, r] = [w * (0.18 + i * 0.16), h * (0.78 + Math.sin(i * 2.1) * 0.05), w * 0.055]
      pen.strokeStyle = tone
      pen.lineWidth = 2
      pen.beginPath()
      pen.moveTo(x, h * 0.68)
      pen.lineTo(x, y)
      pen.stroke()
      pen.fillStyle = tone
      pen.beginPath()
      pen.ellipse(x, y + r, r, r * 1.15, 0, 0, 7)
      pen.fill()
      pen.fillRect(x - 2, y + r * 2, 4, r * 0.9)
    }
    pen.strokeStyle = tone
    pen.beginPath()
    pen.moveTo(0, h * 0.67)
    pen.quadraticCurveTo(w * 0.5, h * 0.71, w, h * 0.67)
    pen.stroke()
  }

const umbrella =
  (tone: string): Art =>
  (pen, w, h) => {
    pen.fillStyle = tone
    pen.beginPath()
    pen.arc(w * 0.5, h * 0.66, w * 0.24, Math.PI, 0)
    for (let i = 0; i < 4; i += 1)
      pen.quadraticCurveTo(w * (0.74 - i * 0.12 - 0.06), h * 0.64, w * (0.74 - (i + 1) * 0.12), h * 0.66)
    pen.fill()
    pen.strokeStyle = tone
    pen.lineWidth = w * 0.012
    pen.beginPath()
    pen.moveTo(w * 0.5, h * 0.5)
    pen.lineTo(w * 0.5, h * 0.8)
    pen.arc(w * 0.47, h * 0.8, w * 0.03, 0, Math.PI)
    pen.stroke()
  }

const birches =
  (tone: string): Art =>
  (pen, w, h) => {
    for (let i = 0; i < 7; i += 1) {
      const [x, wide] = [w * (0.04 + i * 0.15), w * (0.025 + noise(i) * 0.03)]
      pen.fillStyle = '#fbf8f2'
      pen.fillRect(x, h * 0.34, wide, h)
      pen.fillStyle = tone
      for (let k = 0; k < 9; k += 1)
        pen.fillRect(x + noise(i * 9 + k) * wide * 0.5, h * (0.38 + k * 0.07), wide * 0.5, h * 0.006)
    }
    pen.fillStyle = '#d05a4c'
    pen.fillRect(w * 0.58, h * 0.64, w * 0.16, h * 0.08)
  }

/** Cover drawings, each from the colour of its book. */
export const ART = {
  harbour: (main: string) =>
    layered(
      wash(darker(main, 0.35), lighter(main, 0.3)),
      stars(40, 0.4),
      sun('#f3e3b4', 0.7, 0.26, 0.09),
      houses(darker(main, 0.55), 0.7, '#f3cf7a'),
      waves(lighter(main, 0.45), 0.74, 0.98, 8),
    ),
  melon: (main: string) => layered(wash(main, lighter(main, 0.14)), melon),
  tide: (main: string) =>
    layered(
      wash('#0f1f33', main),
      stars(50, 0.5),
      ringArt('#e6ecf2', 0.5, 0.72, 0.25, 0.02),
      sun('#d9e4ea', 0.5, 0.72, 0.16),
      waves('#bfe4df', 0.84, 0.99, 7),
    ),
  pigeons: (main: string) =>
    layered(wash(lighter(main, 0.55), lighter(main, 0.1)), houses('#c26a4a', 0.9, '#fbe3ae'), birds('#ffffff')),
  road: (main: string) => layered(wash(main, main), hills(lighter(main, 0.18), 0.52)),
  lanterns: (main: string) => layered(wash(main, darker(main, 0.2)), lanterns('#d9b36b')),
  tram: (main: string) => layered(wash(lighter(main, 0.4), main), rain('#ffffff'), umbrella('#33363d')),
  birch: (main: string) => layered(wash(lighter(main, 0.5), main), birches(darker(main, 0.5))),
  planet: (main: string) =>
    layered(
      wash('#0c1430', darker(main, 0.2)),
      stars(80, 1),
      sun('#e9a15c', 0.5, 0.42, 0.22),
      ringArt('#f6d9a8', 0.5, 0.42, 0.31, 0.016),
    ),
  rain: (main: string) =>
    layered(wash(lighter(main, 0.55), lighter(main, 0.1)), hills(lighter(main, 0.2), 0.66), rain('#ffffff')),
} as const
