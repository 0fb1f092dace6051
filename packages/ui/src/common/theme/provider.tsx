import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { type ReactNode, useEffect, useLayoutEffect } from 'react'
import { keepFocus } from '../focus/keep-focus.ts'
import type { Area } from '../tokens/ramps.ts'
import { applyColorMode, type ColorMode } from './color-mode.ts'
import './fonts.css'
import { SmallSheets } from './small-sheets.ts'
import { systemOf } from './system.ts'
import { ForcedColorMode, useColorMode } from './use-color-mode.ts'

export interface ShijiProviderProps {
  /** Determines accent and density; also written to the root as `data-area`. */
  readonly area: Area
  /** Fixes the mode, for stories and screenshots; otherwise people choose. */
  readonly colorMode?: ColorMode
  /** The app. */
  readonly children: ReactNode
}

function RootSignals({ area }: { readonly area: Area }) {
  const { mode } = useColorMode()
  useLayoutEffect(() => {
    document.documentElement.dataset.area = area
    applyColorMode(mode)
  }, [area, mode])
  useEffect(() => keepFocus(), [])
  return null
}

/** Design system, area and colour mode of an app; wraps the whole app once. */
export function ShijiProvider({ area, colorMode, children }: ShijiProviderProps) {
  return (
    <ForcedColorMode value={colorMode}>
      <ChakraProvider value={systemOf(area)}>
        <SmallSheets />
        <RootSignals area={area} />
        {children}
      </ChakraProvider>
    </ForcedColorMode>
  )
}
