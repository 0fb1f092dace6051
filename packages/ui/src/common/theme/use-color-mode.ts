import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import {
  type ColorMode,
  type ColorModePreference,
  chooseColorMode,
  colorModePreference,
  resolveColorMode,
  watchColorMode,
} from './color-mode.ts'

/** A fixed mode for a part of the page, whatever people chose. */
export const ForcedColorMode = createContext<ColorMode | undefined>(undefined)

const currentMode = (): ColorMode => resolveColorMode(colorModePreference())

/** Colour mode on screen, the choice behind it, and functions that change it. */
export interface ColorModeControl {
  readonly mode: ColorMode
  readonly preference: ColorModePreference
  readonly choose: (preference: ColorModePreference) => void
  /** Switches to the other mode; from `system` to the opposite of the device's. */
  readonly toggle: () => void
}

/** Reads and changes the colour mode; follows the device and other tabs. */
export function useColorMode(): ColorModeControl {
  const forced = use(ForcedColorMode)
  const preference = useSyncExternalStore(watchColorMode, colorModePreference)
  const shown = useSyncExternalStore(watchColorMode, currentMode)
  const toggle = useCallback(() => chooseColorMode(currentMode() === 'dark' ? 'light' : 'dark'), [])
  return { mode: forced ?? shown, preference, choose: chooseColorMode, toggle }
}
