import { fitted } from '../../../studio/packs/typeset.ts'
import { inkOn } from '../../../studio/tones.ts'

/** Drawing in the pixels of its sheet. */
export type Art = (pen: CanvasRenderingContext2D, w: number, h: number) => void

const base = (pen: CanvasRenderingContext2D, w: number, h: number, tone = '#faf5e8'): void => {
  pen.fillStyle = tone
  pen.fillRect(0, 0, w, h)
}

const line = (
  pen: CanvasRenderingContext2D,
  tone: string,
  wide: number,
  points: readonly (readonly number[])[],
): void => {
  pen.strokeStyle = tone
  pen.lineWidth = wide
  pen.lineCap = pen.lineJoin = 'round'
  pen.beginPath()
  for (const [i, [x = 0, y = 0]] of points.entries()) i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)
  pen.stroke()
}

/** Squares. */
export const squares: Art = (pen, w, h) => {
  base(pen, w, h)
  for (let x = w / 24; x < w; x += w / 24)
    line(pen, '#c9d3d9', w * 0.002, [
      [x, 0],
      [x, h],
    ])
  for (let y = w / 24; y < h; y += w / 24)
    line(pen, '#c9d3d9', w * 0.002, [
      [0, y],
      [w, y],
    ])
  for (const [i, y] of [0.12, 0.3, 0.36, 0.42, 0.6, 0.66].entries())
    line(pen, '#54708f', w * 0.007, [
      [w * 0.14, h * y],
      [w * (0.5 + ((i * 37) % 34) / 100), h * y],
    ])
}

/** A week in a planner: seven fields, lines of figures. */
export const week: Art = (pen, w, h) => {
  base(pen, w, h)
  pen.textAlign = 'left'
  pen.textBaseline = 'middle'
  for (let i = 0; i < 4; i += 1) {
    const y = h * (0.06 + i * 0.23)
    line(pen, '#8a8378', w * 0.005, [
      [w * 0.08, y],
      [w * 0.92, y],
    ])
    pen.fillStyle = '#4a4a52'
    pen.font = `600 ${w * 0.06}px "Noto Sans CJK SC"`
    pen.fillText(String(12 + i), w * 0.09, y + h * 0.032)
    for (let k = 1; k < 5; k += 1)
      line(pen, '#d9d1c2', w * 0.003, [
        [w * 0.22, y + h * 0.04 * k],
        [w * 0.92, y + h * 0.04 * k],
      ])
    if (i < 3)
      line(pen, '#3a5a8a', w * 0.008, [
        [w * 0.24, y + h * 0.033],
        [w * (0.6 + i * 0.1), y + h * 0.033],
      ])
  }
}

/** Sketch in graphite: a jug and two pears on a table. */
export const stillLife: Art = (pen, w, h) => {
  base(pen, w, h, '#f8f4ea')
  const ink = 'rgba(46,44,42,0.92)'
  const curve = (points: readonly (readonly [number, number])[], wide = 0.009) => {
    pen.strokeStyle = ink
    pen.lineWidth = w * wide
    pen.lineCap = 'round'
    pen.beginPath()
    pen.moveTo((points[0]?.[0] ?? 0) * w, (points[0]?.[1] ?? 0) * h)
    for (let i = 1; i + 2 < points.length; i += 3) {
      const [a = [0, 0], b = [0, 0], c = [0, 0]] = points.slice(i, i + 3)
      pen.bezierCurveTo(a[0] * w, a[1] * h, b[0] * w, b[1] * h, c[0] * w, c[1] * h)
    }
    pen.stroke()
  }
  curve([
    [0.3, 0.3],
    [0.3, 0.4],
    [0.18, 0.46],
    [0.2, 0.6],
    [0.22, 0.7],
    [0.3, 0.72],
    [0.38, 0.72],
    [0.48, 0.72],
    [0.55, 0.69],
    [0.56, 0.6],
    [0.57, 0.46],
    [0.46, 0.4],
    [0.46, 0.3],
  ])
  curve([
    [0.3, 0.3],
    [0.34, 0.27],
    [0.42, 0.27],
    [0.46, 0.3],
    [0.42, 0.325],
    [0.34, 0.325],
    [0.3, 0.3],
  ])
  curve(
    [
      [0.46, 0.34],
      [0.62, 0.3],
      [0.66, 0.5],
      [0.55, 0.54],
    ],
    0.008,
  )
  curve([
    [0.66, 0.56],
    [0.62, 0.6],
    [0.56, 0.66],
    [0.6, 0.73],
    [0.64, 0.78],
    [0.76, 0.78],
    [0.79, 0.72],
    [0.82, 0.66],
    [0.74, 0.6],
    [0.71, 0.56],
    [0.7, 0.54],
    [0.67, 0.54],
    [0.66, 0.56],
  ])
  curve([
    [0.06, 0.66],
    [0.12, 0.655],
    [0.16, 0.65],
    [0.19, 0.65],
  ])
  curve([
    [0.82, 0.66],
    [0.86, 0.66],
    [0.9, 0.67],
    [0.95, 0.67],
  ])
  for (let i = 0; i < 46; i += 1) {
    const t = i / 46
    line(pen, 'rgba(60,58,56,0.5)', w * 0.006, [
      [w * (0.42 + t * 0.13), h * (0.42 + t * 0.06)],
      [w * (0.38 + t * 0.14), h * (0.52 + t * 0.17)],
    ])
    line(pen, 'rgba(60,58,56,0.45)', w * 0.006, [
      [w * (0.28 + t * 0.5), h * (0.735 + Math.sin(i) * 0.004 + t * 0.05)],
      [w * (0.22 + t * 0.5), h * (0.765 + t * 0.04)],
    ])
  }
}

/** Four guide lines of an English exercise book. */
export const guides: Art = (pen, w, h) => {
  base(pen, w, h)
  for (let i = 0; i < 11; i += 1)
    for (let k = 0; k < 4; k += 1) {
      const y = h * (0.09 + i * 0.08 + k * 0.014)
      line(pen, k === 2 ? '#d98a80' : '#9db6cc', w * 0.003, [
        [w * 0.08, y],
        [w * 0.92, y],
      ])
    }
}

/** Front of a spiral book: a field with brand and thing. */
export const cover =
  (color: string, zh: string, en: string): Art =>
  (pen, w, h) => {
    base(pen, w, h, color)
    const ink = inkOn(color)
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    fitted(pen, zh, w * 0.54, h * 0.2, w * 0.6, w * 0.085, '700 $px "Noto Sans CJK SC"', ink, 0.1)
    fitted(
      pen,
      en.toUpperCase(),
      w * 0.54,
      h * 0.2 + w * 0.085,
      w * 0.62,
      w * 0.036,
      '600 $px "Noto Sans CJK SC"',
      ink,
      0.14,
    )
    for (let i = 0; i < 3; i += 1)
      line(pen, ink, w * 0.004, [
        [w * 0.28, h * (0.72 + i * 0.06)],
        [w * 0.8, h * (0.72 + i * 0.06)],
      ])
    fitted(pen, '拾页', w * 0.54, h * 0.93, w * 0.3, w * 0.035, '600 $px "Noto Sans CJK SC"', ink, 0.2)
  }

/** Front of an exercise book: white label with lines. */
export const label =
  (color: string): Art =>
  (pen, w, h) => {
    base(pen, w, h, color)
    pen.fillStyle = '#fbf7ee'
    pen.beginPath()
    pen.roundRect(w * 0.14, h * 0.14, w * 0.72, h * 0.42, w * 0.04)
    pen.fill()
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    fitted(pen, '英语本', w / 2, h * 0.23, w * 0.5, w * 0.1, '700 $px "Noto Sans CJK SC"', '#2b3440', 0.2)
    fitted(pen, 'ENGLISH', w / 2, h * 0.3, w * 0.5, w * 0.05, '600 $px "Noto Sans CJK SC"', '#2b3440', 0.2)
    for (let i = 0; i < 3; i += 1)
      line(pen, '#8fa0b0', w * 0.005, [
        [w * 0.24, h * (0.385 + i * 0.055)],
        [w * 0.76, h * (0.385 + i * 0.055)],
      ])
    fitted(pen, '拾页', w / 2, h * 0.9, w * 0.3, w * 0.05, '600 $px "Noto Sans CJK SC"', '#fbf7ee', 0.2)
  }
