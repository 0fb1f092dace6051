/** Lightness 0…1, chroma, hue in degrees. */
export interface Lch {
  readonly l: number
  readonly c: number
  readonly h: number
}

/** Red, green and blue from 0 to 1, as displayed. */
export type Rgb = readonly [number, number, number]

/** Reads `#rgb` or `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const long = hex.length === 4 ? [...hex.slice(1)].map(digit => digit + digit).join('') : hex.slice(1)
  const at = (i: number) => Number.parseInt(long.slice(i, i + 2), 16) / 255
  return [at(0), at(2), at(4)]
}

/** Writes `#rrggbb`. */
export function toHex(rgb: Rgb): string {
  const byte = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 255)
  return `#${rgb.map(value => byte(value).toString(16).padStart(2, '0')).join('')}`
}

/** Perceived lightness, chroma and hue of a colour (OKLCH). */
export function toLch(rgb: Rgb): Lch {
  const [r, g, b] = [linear(rgb[0]), linear(rgb[1]), linear(rgb[2])]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 }
}

/** The displayable colour closest to the wish: chroma gives way, hue and lightness stay. */
export function fromLch(lch: Lch): Rgb {
  let chroma = lch.c
  for (let round = 0; round < 24; round += 1) {
    const rgb = unclipped({ ...lch, c: chroma })
    if (rgb.every(value => value >= -0.002 && value <= 1.002)) return rgb
    chroma *= 0.92
  }
  return unclipped({ ...lch, c: 0 })
}

function unclipped({ l, c, h }: Lch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const ll = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const mm = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const ss = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    displayed(4.0767416621 * ll - 3.3077115913 * mm + 0.2309699292 * ss),
    displayed(-1.2684380046 * ll + 2.6097574011 * mm - 0.3413193965 * ss),
    displayed(-0.0041960863 * ll - 0.7034186147 * mm + 1.707614701 * ss),
  ]
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

function displayed(value: number): number {
  return value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(value, 0) ** (1 / 2.4) - 0.055
}
