import type { BrowserStorage } from '@shiji/api/base/browser-storage.ts'
import { DEFAULT_CONFIG, type RuntimeConfig } from '@shiji/api/base/runtime-config.ts'
import { createContext, use } from 'react'

/** What every screen of the shop may ask about the page it runs in. */
export interface Site {
  readonly config: RuntimeConfig
  readonly storage?: BrowserStorage
}

export const SiteContext = createContext<Site>({ config: DEFAULT_CONFIG })

/** The page that this component runs in. */
export const useSite = (): Site => use(SiteContext)
