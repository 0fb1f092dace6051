import { Color } from 'three'

/** The colour, lighter by a share of the way to white. */
export const lighter = (colour: string, share: number): string => blend(colour, '#ffffff', share)

/** The colour, darker by a share of the way to a warm black. */
export const darker = (colour: string, share: number): string => blend(colour, '#14100c', share)

/** A colour between two. */
export const blend = (a: string, b: string, share: number): string =>
  `#${new Color(a).lerp(new Color(b), share).getHexString()}`

/** Ink that reads on the colour: near black or near white. */
export function inkOn(colour: string): string {
  const { r, g, b } = new Color(colour)
  return r * 0.2126 + g * 0.7152 + b * 0.0722 > 0.32 ? '#26211c' : '#fdf9f2'
}
