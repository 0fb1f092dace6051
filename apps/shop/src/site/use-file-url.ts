import { useCallback } from 'react'
import { useSite } from './site-context.ts'

/** Turns a file's address from the wire into one that this page can load; '' stays ''. */
export type FileUrl = (path: string) => string

/** Files live below `/files/` of the page's own origin, or of the one that the configuration names. */
export function useFileUrl(): FileUrl {
  const { filesOrigin } = useSite().config
  return useCallback(path => (path.startsWith('/files/') ? `${filesOrigin}${path}` : path), [filesOrigin])
}
