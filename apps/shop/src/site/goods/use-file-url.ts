import { useFileAddress } from '@shiji/ui/common/file-address/file-address.ts'
import { useCallback } from 'react'
import { type PictureWidth, sized } from './picture-width.ts'

/** Turns a file's address from the wire into one that this page can load, in a smaller width where that is enough. */
export type FileUrl = (path: string, width?: PictureWidth) => string

/** Files are below `/files/` of the page's own origin, or of the configured one. */
export function useFileUrl(): FileUrl {
  const address = useFileAddress()
  return useCallback((path, width) => address(width === undefined ? path : sized(path, width)), [address])
}
