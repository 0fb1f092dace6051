import { fromLch, type Lch, parseHex, type Rgb, toHex, toLch } from './oklch.ts'

/** Which of a drawing's colours are its body: all hues within `reach` degrees of `base`. */
export interface Body {
  readonly base: string
  readonly reach?: number
}

/** Dyes a drawing: its body's hues turn to the new colour, shades and glints stay in proportion, the rest is untouched. */
export function recolour(svg: string, body: Body, colour: string): string {
  const from = toLch(parseHex(body.base))
  const to = toLch(parseHex(colour))
  const dye = (rgb: Rgb): Rgb => dyed(rgb, from, to, body.reach ?? 70)
  return svg
    .replace(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gi, hex => toHex(dye(parseHex(hex))))
    .replace(/values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 ([\d.]+) 0"/g, (_, r, g, b, a) => {
      const [nr, ng, nb] = dye([Number(r), Number(g), Number(b)])
      return `values="0 0 0 0 ${nr.toFixed(4)} 0 0 0 0 ${ng.toFixed(4)} 0 0 0 0 ${nb.toFixed(4)} 0 0 0 ${a} 0"`
    })
}

function dyed(rgb: Rgb, from: Lch, to: Lch, reach: number): Rgb {
  const here = toLch(rgb)
  if (here.c < 0.035) return rgb
  const turn = ((here.h - from.h + 540) % 360) - 180
  if (Math.abs(turn) > reach) return rgb
  const chroma = Math.min(1.6, to.c / Math.max(from.c, 0.02))
  const shift = (to.l - from.l) * (1 - Math.abs(here.l - from.l) * 0.8)
  return fromLch({
    l: Math.min(0.99, Math.max(0.05, here.l + shift)),
    c: here.c * chroma,
    h: to.h + turn * 0.6 * Math.min(1, chroma),
  })
}
