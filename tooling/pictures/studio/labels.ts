import { type Material, print } from './materials.ts'

/** Text of a package label. */
export interface Wording {
  readonly title: string
  /** Small line in spaced capitals. */
  readonly sub?: string
  readonly ground: string
  readonly ink: string
  /** A coloured band (bottom), disc (behind the title) or frame. */
  readonly accent?: string
  readonly mark?: 'band' | 'disc' | 'frame' | 'seal'
  /** Title runs downwards. */
  readonly upright?: boolean
}

/** Printed label of `w` × `h` pixels. */
export function label(w: number, h: number, wording: Wording): Material {
  return print(w, h, pen => paintLabel(pen, w, h, wording))
}

/** Draws a label into a canvas. */
export function paintLabel(pen: CanvasRenderingContext2D, w: number, h: number, wording: Wording): void {
  pen.fillStyle = wording.ground
  pen.fillRect(0, 0, w, h)
  const accent = wording.accent ?? wording.ink
  if (wording.mark === 'band') {
    pen.fillStyle = accent
    pen.fillRect(0, h * 0.8, w, h * 0.2)
  } else if (wording.mark === 'disc') {
    pen.fillStyle = accent
    pen.beginPath()
    pen.arc(w / 2, h * 0.44, Math.min(w, h) * 0.34, 0, Math.PI * 2)
    pen.fill()
  } else if (wording.mark === 'frame') {
    pen.strokeStyle = accent
    pen.lineWidth = Math.min(w, h) * 0.018
    const inset = Math.min(w, h) * 0.07
    pen.strokeRect(inset, inset, w - inset * 2, h - inset * 2)
  } else if (wording.mark === 'seal') {
    const size = Math.min(w, h) * 0.13
    pen.fillStyle = accent
    pen.fillRect(w / 2 - size / 2, h * 0.82 - size / 2, size, size)
  }
  pen.fillStyle = wording.ink
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  const letters = [...wording.title]
  const size = wording.upright
    ? Math.min(w * 0.42, (h * 0.62) / letters.length)
    : Math.min(h * 0.3, (w * 0.72) / Math.max(letters.length, 2))
  pen.font = `700 ${size}px "Noto Serif CJK SC", "Noto Sans CJK SC", serif`
  if (wording.upright) {
    const top = h * 0.4 - ((letters.length - 1) * size * 1.08) / 2
    for (const [i, letter] of letters.entries()) pen.fillText(letter, w / 2, top + i * size * 1.08)
  } else pen.fillText(wording.title, w / 2, h * 0.44)
  if (!wording.sub) return
  const small = Math.min(size * 0.34, (w * 0.8) / wording.sub.length / 0.9)
  pen.font = `500 ${small}px "Noto Sans CJK SC", sans-serif`
  pen.letterSpacing = `${small * 0.18}px`
  pen.fillText(wording.sub.toUpperCase(), w / 2, wording.upright ? h * 0.76 : h * 0.44 + size * 0.95)
  pen.letterSpacing = '0px'
}
