import { createContext, use, useCallback } from 'react'

/** Address at which this page can load a file: one of the wire (`/files/…`) comes from the files' origin, any other stays. */
export const fileAddress = (filesOrigin: string, path: string): string =>
  path.startsWith('/files/') ? `${filesOrigin}${path}` : path

/** The address of the wire for one that `fileAddress` gave; any other stays. */
export const filePath = (filesOrigin: string, address: string): string =>
  address.startsWith(`${filesOrigin}/files/`) ? address.slice(filesOrigin.length) : address

/** Origin that files come from, '' for the page's own; the app gives the one of its configuration. */
export const FilesOrigin = createContext('')

/** Turns addresses of the wire into those that this page can load; whoever shows or links a file asks here. */
export function useFileAddress(): (path: string) => string {
  const origin = use(FilesOrigin)
  return useCallback(path => fileAddress(origin, path), [origin])
}
