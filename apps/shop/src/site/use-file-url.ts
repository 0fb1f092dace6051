import { useCallback } from 'react'
import { useSite } from './site-context.ts'

/** Widths in which the server keeps pictures of goods beside the picture itself. */
export type PictureWidth = 160 | 400

/** Turns a file's address from the wire into one that this page can load, in a smaller width where one will do. */
export type FileUrl = (path: string, width?: PictureWidth) => string

/**
 * Address of a smaller version of a picture: uploads have theirs beside them (`a.webp` → `a_400.webp`), the pictures of the
 * demo in a folder per width. Anything else is answered as it is.
 */
export function sized(path: string, width: PictureWidth): string {
  const demo = path.replace(/^(\/files\/demo\/)(?:160|400|800)(\/[^/]+)$/, `$1${width}$2`)
  if (demo !== path) return demo
  return path.replace(/^(\/files\/\d{4}\/\d{2}\/[0-9a-f]+)(\.\w+)$/, `$1_${width}$2`)
}

/** Address of a file for a page whose files come from an origin of their own, '' for the page's. */
export function fileAddress(filesOrigin: string, path: string, width?: PictureWidth): string {
  const address = width === undefined ? path : sized(path, width)
  return address.startsWith('/files/') ? `${filesOrigin}${address}` : address
}

/** Files live below `/files/` of the page's own origin, or of the one that the configuration names. */
export function useFileUrl(): FileUrl {
  const { filesOrigin } = useSite().config
  return useCallback((path, width) => fileAddress(filesOrigin, path, width), [filesOrigin])
}
