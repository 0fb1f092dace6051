import { surface } from '../tokens/semantic.ts'

/** The choice of a person: one of the two modes, or that of the device. */
export type ColorModePreference = 'light' | 'dark' | 'system'

/** The mode on screen. */
export type ColorMode = 'light' | 'dark'

/** Key of the stored choice; `boot-color-mode.js` reads the same one before the first paint. */
export const colorModeKey = 'color_mode'

const darkQuery = '(prefers-color-scheme: dark)'

const listeners = new Set<() => void>()

let chosen: ColorModePreference | undefined

const parsePreference = (text: string | null): ColorModePreference =>
  text === 'light' || text === 'dark' ? text : 'system'

// Storage can be blocked (private windows, embedded pages); the choice then lasts as long as the page.
const stored = (): ColorModePreference => {
  try {
    return parsePreference(localStorage.getItem(colorModeKey))
  } catch {
    return 'system'
  }
}

/** The current choice. */
export function colorModePreference(): ColorModePreference {
  chosen ??= stored()
  return chosen
}

/** The mode that a choice results in on this device. */
export function resolveColorMode(preference: ColorModePreference): ColorMode {
  if (preference !== 'system') return preference
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}

/** Applies a mode to the page: class and colour scheme of the root, colour of the browser's own bars. */
export function applyColorMode(mode: ColorMode): void {
  const root = document.documentElement
  root.classList.toggle('dark', mode === 'dark')
  root.classList.toggle('light', mode === 'light')
  for (const bar of document.querySelectorAll('meta[name="theme-color"]'))
    bar.setAttribute('content', surface.canvas[mode])
}

const announce = (): void => {
  applyColorMode(resolveColorMode(colorModePreference()))
  for (const listener of listeners) listener()
}

/** Stores a choice and applies it immediately; other tabs follow. */
export function chooseColorMode(preference: ColorModePreference): void {
  chosen = preference
  try {
    if (preference === 'system') localStorage.removeItem(colorModeKey)
    else localStorage.setItem(colorModeKey, preference)
  } catch {
    // Kept in memory only; see above.
  }
  announce()
}

const onStorage = (event: StorageEvent): void => {
  if (event.key !== colorModeKey && event.key !== null) return
  chosen = stored()
  announce()
}

/** Calls back whenever the mode changes, by this page, by another tab or by the device. Returns the unsubscribe function. */
export function watchColorMode(listener: () => void): () => void {
  if (listeners.size === 0) {
    addEventListener('storage', onStorage)
    matchMedia(darkQuery).addEventListener('change', announce)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    removeEventListener('storage', onStorage)
    matchMedia(darkQuery).removeEventListener('change', announce)
  }
}
