import type { Material } from '../materials.ts'
import { print } from '../materials.ts'
import { noise } from '../noise.ts'
import { blend, darker, inkOn, lighter } from '../tones.ts'

type Pen = CanvasRenderingContext2D

const SERIF = '"Noto Serif CJK SC", serif'
const SANS = '"Noto Sans CJK SC", "Noto Sans", sans-serif'

/** What a pack says: an invented brand and the thing, in both languages, so that neither reader meets a wrong text. */
export interface Words {
  readonly brand: string
  readonly zh: string
  readonly en: string
  /** Weight, volume or count. */
  readonly fine?: string
}

/** How a label looks. */
export interface Style {
  readonly ground: string
  readonly ink?: string
  readonly accent: string
  readonly plan?: 'classic' | 'block' | 'band' | 'upright' | 'minimal'
  /** Drawing behind or above the words, in shares of the label. */
  readonly art?: (pen: Pen, w: number, h: number) => void
}

/** Printed face of a pack, `w` × `h` centimetres. */
export function face(w: number, h: number, words: Words, style: Style, dots = 44): Material {
  return print(Math.round(w * dots), Math.round(h * dots), (pen, pw, ph) => typeset(pen, pw, ph, words, style), 0.55)
}

/** Draws a face into a canvas. */
export function typeset(pen: Pen, w: number, h: number, words: Words, style: Style): void {
  const ink = style.ink ?? inkOn(style.ground)
  pen.fillStyle = style.ground
  pen.fillRect(0, 0, w, h)
  if (style.plan === 'band') {
    pen.fillStyle = style.accent
    pen.fillRect(0, h * 0.56, w, h * 0.44)
  }
  if (style.plan === 'block') {
    pen.fillStyle = style.accent
    pen.fillRect(0, 0, w, h * 0.34)
  }
  style.art?.(pen, w, h)
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  if (style.plan === 'upright') {
    upright(pen, w, h, words, ink, style.accent)
    return
  }
  const side = Math.min(w, h)
  const low = style.plan === 'band'
  const [brandY, nameY] = low
    ? [0.64, 0.76]
    : style.plan === 'block'
      ? [0.17, 0.5]
      : style.plan === 'minimal'
        ? [0.12, 0.8]
        : [0.14, 0.46]
  const onAccent = low || style.plan === 'block' ? inkOn(style.accent) : ink
  fitted(pen, words.brand, w / 2, h * brandY, w * 0.7, side * 0.1, `600 $px ${SERIF}`, onAccent, 0.24)
  fitted(pen, words.zh, w / 2, h * nameY, w * 0.8, side * 0.17, `700 $px ${SERIF}`, low ? onAccent : ink, 0.06)
  fitted(
    pen,
    words.en.toUpperCase(),
    w / 2,
    h * nameY + side * 0.145,
    w * 0.78,
    side * 0.062,
    `500 $px ${SANS}`,
    low ? onAccent : ink,
    0.14,
  )
  if (!low && style.plan !== 'minimal') {
    pen.fillStyle = style.plan === 'block' ? ink : style.accent
    pen.fillRect(w * 0.42, h * nameY + side * 0.22, w * 0.16, Math.max(2, side * 0.008))
  }
  if (words.fine)
    fitted(pen, words.fine, w / 2, h * 0.93, w * 0.5, side * 0.06, `400 $px ${SANS}`, low ? onAccent : ink, 0.08)
}

function upright(pen: Pen, w: number, h: number, words: Words, ink: string, accent: string): void {
  const letters = [...words.zh]
  const size = Math.min(w * 0.26, (h * 0.56) / letters.length)
  pen.fillStyle = ink
  pen.font = `700 ${size}px ${SERIF}`
  for (const [i, letter] of letters.entries()) pen.fillText(letter, w * 0.5, h * 0.16 + (i + 0.5) * size * 1.1)
  fitted(pen, words.en, w / 2, h * 0.82, w * 0.8, w * 0.075, `500 $px ${SANS}`, ink, 0.08)
  fitted(pen, words.brand, w / 2, h * 0.91, w * 0.6, w * 0.07, `600 $px ${SERIF}`, accent, 0.2)
}

/** Text no wider than allowed. `font` holds `$px` for its size. */
export function fitted(
  pen: Pen,
  text: string,
  x: number,
  y: number,
  wide: number,
  size: number,
  font: string,
  ink: string,
  space = 0,
): void {
  pen.fillStyle = ink
  pen.font = font.replace('$px', `${size}px`)
  pen.letterSpacing = `${size * space}px`
  const own = pen.measureText(text).width
  const real = own > wide ? (size * wide) / own : size
  pen.font = font.replace('$px', `${real}px`)
  pen.letterSpacing = `${real * space}px`
  pen.fillText(text, x + (real * space) / 2, y)
  pen.letterSpacing = '0px'
}

/** Layered hills. */
export const hills =
  (tone: string, from = 0.55) =>
  (pen: Pen, w: number, h: number) => {
    for (let layer = 0; layer < 4; layer += 1) {
      pen.fillStyle = blend(lighter(tone, 0.55), darker(tone, 0.25), layer / 3)
      pen.beginPath()
      pen.moveTo(0, h)
      for (let x = 0; x <= w; x += w / 50)
        pen.lineTo(
          x,
          h * (from + layer * 0.11) +
            Math.sin((x / w) * (5 + layer * 2) + layer * 2.3) * h * 0.045 -
            noise(Math.floor((x / w) * 9) + layer * 30) * h * 0.01,
        )
      pen.lineTo(w, h)
      pen.fill()
    }
  }

/** Disc: sun, moon, fruit. */
export const sun = (tone: string, x: number, y: number, r: number) => (pen: Pen, w: number, h: number) => {
  pen.fillStyle = tone
  pen.beginPath()
  pen.arc(w * x, h * y, Math.min(w, h) * r, 0, 7)
  pen.fill()
}

/** Ring. */
export const ringArt =
  (tone: string, x: number, y: number, r: number, thick = 0.03) =>
  (pen: Pen, w: number, h: number) => {
    pen.strokeStyle = tone
    pen.lineWidth = Math.min(w, h) * thick
    pen.beginPath()
    pen.arc(w * x, h * y, Math.min(w, h) * r, 0, 7)
    pen.stroke()
  }

/** Fine waves over a part of the height. */
export const waves =
  (tone: string, from: number, to: number, count = 9) =>
  (pen: Pen, w: number, h: number) => {
    pen.strokeStyle = tone
    pen.lineWidth = Math.max(1.5, w * 0.006)
    for (let i = 0; i < count; i += 1) {
      const y = h * (from + ((to - from) * i) / count)
      pen.beginPath()
      for (let x = 0; x <= w; x += w / 60)
        pen.lineTo(x, y + Math.sin((x / w) * 14 + i * 1.7) * h * 0.008 * (1 + i * 0.2))
      pen.stroke()
    }
  }

/** Sprig of leaves from the lower middle. */
export const sprig =
  (tone: string, x = 0.5, y = 0.9, size = 0.4) =>
  (pen: Pen, w: number, h: number) => {
    const s = Math.min(w, h) * size
    pen.fillStyle = tone
    pen.strokeStyle = tone
    pen.lineWidth = s * 0.025
    pen.beginPath()
    pen.moveTo(w * x, h * y)
    pen.quadraticCurveTo(w * x + s * 0.12, h * y - s * 0.5, w * x, h * y - s)
    pen.stroke()
    for (let i = 0; i < 9; i += 1) {
      pen.save()
      pen.translate(w * x + s * 0.05, h * y - s * (0.18 + i * 0.095))
      pen.rotate(i % 2 ? -0.7 : Math.PI + 0.7)
      pen.beginPath()
      pen.ellipse(s * 0.17, 0, s * 0.17, s * 0.06, 0, 0, 7)
      pen.fill()
      pen.restore()
    }
  }

/** Plain bold shapes scattered by a seed: the quiet modern pack. */
export const shapes =
  (tones: readonly string[], seed = 1) =>
  (pen: Pen, w: number, h: number) => {
    for (let i = 0; i < 6; i += 1) {
      pen.fillStyle = tones[i % tones.length] ?? '#888888'
      const [x, y, r] = [
        noise(seed * 9 + i) * w,
        h * (0.6 + noise(seed * 9 + i + 50) * 0.4),
        Math.min(w, h) * (0.12 + noise(seed + i * 3) * 0.16),
      ]
      pen.beginPath()
      if (i % 3 === 0) pen.arc(x, y, r, 0, 7)
      else if (i % 3 === 1) pen.arc(x, y, r, 0, Math.PI)
      else pen.rect(x - r / 2, y - r / 2, r, r * 1.6)
      pen.fill()
    }
  }

/** Several drawings on each other. */
export const layered =
  (...drawings: readonly ((pen: Pen, w: number, h: number) => void)[]) =>
  (pen: Pen, w: number, h: number) => {
    for (const draw of drawings) draw(pen, w, h)
  }
