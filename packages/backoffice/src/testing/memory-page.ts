import type { TextStorage } from '@shiji/api/base/session/browser-storage.ts'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { createMemoryRouter } from 'react-router'
import { pagePath } from '../core/address/menu-target.ts'
import type { BackofficeArea } from '../core/running/backoffice.ts'
import type { BackofficeParts } from '../shell/app/create-backoffice.ts'

/** An address bar in memory: router and history that replace the browser's. */
export function memoryPage(
  area: BackofficeArea,
  start: string,
): Pick<Required<BackofficeParts>, 'history' | 'makeRouter'> {
  const address = { path: start }
  return {
    history: {
      current: () => address.path,
      replace(path) {
        address.path = path
      },
    },
    makeRouter(routes, { basename, patchRoutesOnNavigation }) {
      const router = createMemoryRouter(routes, {
        initialEntries: [`${AREA_PREFIX[area]}${address.path}`],
        ...(basename === undefined ? {} : { basename }),
        ...(patchRoutesOnNavigation === undefined ? {} : { patchRoutesOnNavigation }),
      })
      router.subscribe(({ location: { pathname, search, hash } }) => {
        address.path = pagePath(`${pathname}${search}${hash}`, area)
      })
      return router
    },
  }
}

/** Browser storage in memory. */
export function memoryStorage(
  keys: Readonly<Record<string, string>> = {},
): TextStorage & { readonly keys: Map<string, string> } {
  const map = new Map(Object.entries(keys))
  return {
    keys: map,
    getItem: key => map.get(key) ?? null,
    setItem: (key, text) => void map.set(key, text),
    removeItem: key => void map.delete(key),
  }
}
