/** Widths in which the server stores pictures of goods besides the original. */
export type PictureWidth = 160 | 400

/** Whether it is a wide campaign picture of the demo, made for words over its left; all others are squares or unknown. */
export const isWide = (path: string): boolean => path.startsWith('/files/demo/campaign/')

/**
 * Address of a smaller version of a picture: uploads have theirs beside them (`a.webp` → `a_400.webp`), the pictures of
 * the demo in a folder per width. Anything else is returned unchanged.
 */
export function sized(path: string, width: PictureWidth): string {
  const demo = path.replace(/^(\/files\/demo\/)(?:160|400|800)(\/[^/]+)$/, `$1${width}$2`)
  if (demo !== path) return demo
  return path.replace(/^(\/files\/\d{4}\/\d{2}\/[0-9a-f]+)(\.\w+)$/, `$1_${width}$2`)
}
