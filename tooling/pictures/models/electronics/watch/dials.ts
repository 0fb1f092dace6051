import type { Painter } from '../parts/art.ts'

const TAU = Math.PI * 2

const hand = (pen: CanvasRenderingContext2D, s: number, turn: number, long: number, wide: number, tone: string) => {
  pen.save()
  pen.rotate(turn)
  pen.fillStyle = tone
  pen.beginPath()
  pen.roundRect(-wide * s * 0.5, -long * s, wide * s, long * s * 1.14, wide * s * 0.5)
  pen.fill()
  pen.restore()
}

/** Dial with hands at 10:08, ticks and up to three small rings. */
export const dial =
  (ground: string, ink: string, accent: string, rings = 0): Painter =>
  (pen, w, h) => {
    const s = Math.min(w, h) / 2
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    pen.save()
    pen.translate(w / 2, h / 2)
    for (let i = 0; i < 60; i += 1) {
      const big = i % 5 === 0
      pen.save()
      pen.rotate((i / 60) * TAU)
      pen.fillStyle = big ? ink : accent
      pen.fillRect(-s * (big ? 0.022 : 0.008), -s * 0.93, s * (big ? 0.044 : 0.016), s * (big ? 0.15 : 0.06))
      pen.restore()
    }
    const tones = [accent, '#8fd3a6', '#f0bf3c']
    for (let i = 0; i < rings; i += 1) {
      const turn = (i / 3) * TAU + Math.PI / 3
      pen.lineWidth = s * 0.05
      pen.strokeStyle = `${tones[i] ?? accent}55`
      pen.beginPath()
      pen.arc(Math.sin(turn) * s * 0.45, -Math.cos(turn) * s * 0.45, s * 0.17, 0, TAU)
      pen.stroke()
      pen.strokeStyle = tones[i] ?? accent
      pen.beginPath()
      pen.arc(Math.sin(turn) * s * 0.45, -Math.cos(turn) * s * 0.45, s * 0.17, -1.57, 2.4 - i)
      pen.stroke()
    }
    hand(pen, s, ((10 + 8 / 60) / 12) * TAU, 0.5, 0.075, ink)
    hand(pen, s, (8 / 60) * TAU, 0.78, 0.06, ink)
    hand(pen, s, (36 / 60) * TAU, 0.82, 0.02, accent)
    pen.fillStyle = accent
    pen.beginPath()
    pen.arc(0, 0, s * 0.06, 0, TAU)
    pen.fill()
    pen.restore()
  }

/** Contour lines of a map with a track. */
export const contours =
  (ground: string, line: string, track: string): Painter =>
  (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    pen.strokeStyle = line
    pen.lineWidth = Math.max(1, w * 0.006)
    for (let hill = 0; hill < 3; hill += 1)
      for (let i = 1; i < 9; i += 1) {
        pen.beginPath()
        for (let k = 0; k <= 40; k += 1) {
          const turn = (k / 40) * TAU
          const r = w * 0.05 * i * (1 + Math.sin(turn * 3 + hill) * 0.18 + Math.cos(turn * 2 + i * 0.2) * 0.1)
          pen.lineTo(w * (0.22 + hill * 0.34) + Math.cos(turn) * r, h * (0.7 - (hill % 2) * 0.45) + Math.sin(turn) * r)
        }
        pen.stroke()
      }
    pen.strokeStyle = track
    pen.lineWidth = w * 0.022
    pen.setLineDash([w * 0.05, w * 0.03])
    pen.beginPath()
    pen.moveTo(w * 0.1, h * 0.9)
    pen.bezierCurveTo(w * 0.4, h * 0.7, w * 0.4, h * 0.4, w * 0.86, h * 0.16)
    pen.stroke()
    pen.setLineDash([])
  }

/** Map under a thin dial. */
export const mapDial: Painter = (pen, w, h) => {
  contours('#1d2a24', '#4f7a5f', '#f0bf3c')(pen, w, h)
  pen.fillStyle = '#ffffff'
  pen.textAlign = 'center'
  pen.font = `600 ${h * 0.2}px "Noto Sans CJK SC"`
  pen.fillText('10:08', w / 2, h * 0.36)
}

/** Large digits above coloured bars. */
export const digitsFace =
  (from: string, to: string, stacked = false): Painter =>
  (pen, w, h) => {
    const wash = pen.createLinearGradient(0, 0, w * 0.4, h)
    wash.addColorStop(0, from)
    wash.addColorStop(1, to)
    pen.fillStyle = wash
    pen.fillRect(0, 0, w, h)
    pen.fillStyle = '#ffffff'
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    if (stacked) {
      pen.font = `700 ${h * 0.34}px "Noto Sans CJK SC"`
      pen.fillText('10', w / 2, h * 0.28)
      pen.fillText('08', w / 2, h * 0.6)
    } else {
      pen.font = `600 ${Math.min(w * 0.36, h * 0.34)}px "Noto Sans CJK SC"`
      pen.fillText('10:08', w / 2, h * 0.34)
    }
    const tones = ['#ffffff', '#ffe3a0', '#b8f0d0']
    for (let i = 0; i < 3; i += 1) {
      pen.fillStyle = '#ffffff44'
      pen.beginPath()
      pen.roundRect(w * 0.14, h * ((stacked ? 0.82 : 0.58) + i * (stacked ? 0.05 : 0.1)), w * 0.72, h * 0.035, 4)
      pen.fill()
      pen.fillStyle = tones[i] ?? '#ffffff'
      pen.beginPath()
      pen.roundRect(
        w * 0.14,
        h * ((stacked ? 0.82 : 0.58) + i * (stacked ? 0.05 : 0.1)),
        w * (0.52 - i * 0.14),
        h * 0.035,
        4,
      )
      pen.fill()
    }
  }

/** Three rings of a day's movement with digits above. */
export const ringsFace =
  (ground: string): Painter =>
  (pen, w, h) => {
    pen.fillStyle = ground
    pen.fillRect(0, 0, w, h)
    for (const [i, tone] of ['#f0628a', '#b6f04c', '#5fd0f0'].entries()) {
      pen.lineCap = 'round'
      pen.lineWidth = w * 0.085
      const r = w * (0.36 - i * 0.105)
      pen.strokeStyle = `${tone}44`
      pen.beginPath()
      pen.arc(w / 2, h * 0.62, r, 0, TAU)
      pen.stroke()
      pen.strokeStyle = tone
      pen.beginPath()
      pen.arc(w / 2, h * 0.62, r, -1.57, 3.2 - i * 0.9)
      pen.stroke()
    }
    pen.fillStyle = '#ffffff'
    pen.textAlign = 'center'
    pen.font = `600 ${h * 0.17}px "Noto Sans CJK SC"`
    pen.fillText('10:08', w / 2, h * 0.2)
  }
