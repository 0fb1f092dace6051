import type { RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import type { BrowserStorage } from '@shiji/api/base/session/browser-storage.ts'
import type { ApiHost } from '@shiji/api/base/transport/host.ts'
import type { ShijiStore } from '@shiji/api/store.ts'
import type { Area } from '@shiji/contract/area.ts'
import { createContext, use } from 'react'
import type { PageNavigator } from './page-navigator.ts'

/** The two areas that are back offices. */
export type BackofficeArea = Exclude<Area, 'buyer'>

/** A running back office: everything that its screens share. */
export interface Backoffice {
  readonly area: BackofficeArea
  readonly config: RuntimeConfig
  readonly store: ShijiStore
  readonly storage: BrowserStorage
  readonly host: ApiHost
  readonly navigator: PageNavigator
}

export const BackofficeContext = createContext<Backoffice | undefined>(undefined)

/** The back office around this component. */
export function useBackoffice(): Backoffice {
  const backoffice = use(BackofficeContext)
  if (backoffice === undefined) throw new Error('outside of a back office')
  return backoffice
}
