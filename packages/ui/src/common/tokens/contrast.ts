type Rgb = readonly [number, number, number]

const clampByte = (value: number): number => Math.max(0, Math.min(255, value))

const parse = (colour: string): { rgb: Rgb; alpha: number } => {
  if (colour.startsWith('#')) {
    const n = Number.parseInt(colour.slice(1), 16)
    return { rgb: [n >> 16, (n >> 8) & 255, n & 255], alpha: 1 }
  }
  const [r, g, b, percent] = [...colour.matchAll(/[\d.]+/g)].map(match => Number(match[0]))
  if (r === undefined || g === undefined || b === undefined)
    throw new Error(`not a colour of the token file: ${colour}`)
  return { rgb: [clampByte(r), clampByte(g), clampByte(b)], alpha: (percent ?? 100) / 100 }
}

const over = (top: string, below: Rgb): Rgb => {
  const { rgb, alpha } = parse(top)
  const mix = (a: number, b: number): number => a * alpha + b * (1 - alpha)
  return [mix(rgb[0], below[0]), mix(rgb[1], below[1]), mix(rgb[2], below[2])]
}

const linear = (byte: number): number => {
  const c = byte / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
}

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/**
 * Contrast ratio of WCAG 2 between two token colours. Translucent ones are laid over `ground` first, as on the page.
 * Throws on a colour that is neither hex nor `rgb(r g b / p%)`.
 */
export function contrastRatio(foreground: string, background: string, ground = background): number {
  const back = over(background, parse(ground).rgb)
  const [light, dark] = [luminance(over(foreground, back)), luminance(back)].sort((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
