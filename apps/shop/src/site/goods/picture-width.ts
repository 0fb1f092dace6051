/** Widths in which the server keeps pictures of goods beside the picture itself. */
export type PictureWidth = 160 | 400

/**
 * Address of a smaller version of a picture: uploads have theirs beside them (`a.webp` → `a_400.webp`), the pictures of the
 * demo in a folder per width. Anything else is answered as it is.
 */
export function sized(path: string, width: PictureWidth): string {
  const demo = path.replace(/^(\/files\/demo\/)(?:160|400|800)(\/[^/]+)$/, `$1${width}$2`)
  if (demo !== path) return demo
  return path.replace(/^(\/files\/\d{4}\/\d{2}\/[0-9a-f]+)(\.\w+)$/, `$1_${width}$2`)
}
