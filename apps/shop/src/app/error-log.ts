import { createContext } from 'react'

/** Writes to console and error beacon. */
export type LogError = (message: string, detail?: unknown) => void

export const ErrorLog = createContext<LogError>(() => undefined)

/** Log of the page: the console, and the error address of the configuration. */
export function createLog(beacon: string): LogError {
  return (message, detail) => {
    console.error(message, detail)
    if (beacon === '' || typeof navigator.sendBeacon !== 'function') return
    const cause = detail instanceof Error ? `${detail.name}: ${detail.message}` : undefined
    navigator.sendBeacon(beacon, JSON.stringify({ area: 'buyer', message, cause, page: location.pathname }))
  }
}
