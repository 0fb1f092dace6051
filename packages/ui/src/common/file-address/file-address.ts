import { createContext, use, useCallback } from 'react'
import { fileAddress } from './wire-address.ts'

/** Origin of files, '' for the page's own; set by the app from its configuration. */
export const FilesOrigin = createContext('')

/**
 * Maps file addresses from the API to addresses that this page can load; every component that shows or links a file
 * uses it.
 */
export function useFileAddress(): (path: string) => string {
  const origin = use(FilesOrigin)
  return useCallback(path => fileAddress(origin, path), [origin])
}
