const isHalved = (text: string, at: number): boolean =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))

/**
 * The beginning of a text, at most `length` UTF-16 units long: a character outside the basic plane, which takes two, is dropped rather than split:
 * databases and other programs refuse half a character.
 */
export function clip(text: string, length: number): string {
  return text.slice(0, isHalved(text, length) ? length - 1 : length)
}

/** The first whole character of a text; '' if the text is empty. */
export const firstCharacter = (text: string): string => [...text][0] ?? ''
