import { DEFAULT_CONFIG, type RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import type { BrowserStorage } from '@shiji/api/base/session/browser-storage.ts'
import { createContext, use } from 'react'

/** Facts about the page that every screen of the shop may use. */
export interface Site {
  readonly config: RuntimeConfig
  readonly storage?: BrowserStorage
}

export const SiteContext = createContext<Site>({ config: DEFAULT_CONFIG })

/** The page that this component runs in. */
export const useSite = (): Site => use(SiteContext)
