import { createContext, use, useCallback } from 'react'
import { fileAddress } from './wire-address.ts'

/** Origin that files come from, '' for the page's own; the app gives the one of its configuration. */
export const FilesOrigin = createContext('')

/** Turns addresses of the wire into those that this page can load; whoever shows or links a file asks here. */
export function useFileAddress(): (path: string) => string {
  const origin = use(FilesOrigin)
  return useCallback(path => fileAddress(origin, path), [origin])
}
