import { loadConfig } from '@shiji/api/base/page/runtime-config.ts'
import type { ApiHost } from '@shiji/api/base/transport/host.ts'
import { catalogBuyerApi } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { createShijiStore } from '@shiji/api/store.ts'
import { startLanguage } from '@shiji/i18n/asked-language.ts'
import { detectLocale, languageTag } from '@shiji/i18n/locale.ts'
import { createI18n, sayWith } from '@shiji/i18n/react.ts'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { closeToastsWithPages } from '@shiji/ui/common/toast/toasts-of-pages.ts'
import { createBrowserRouter } from 'react-router'
import { loginPath } from '../site/links/login-path.ts'
import { createLog } from './error-log.ts'
import { createRoutes } from './routes.ts'
import type { ShopProps } from './shop.tsx'
import { soonThere } from './soon-there.ts'

/** Starts the shop: configuration, language (spec §1), store and router. Rejects when its texts cannot be loaded. */
export async function start(): Promise<ShopProps> {
  const locale = detectLocale(startLanguage(location.search), navigator.languages)
  document.documentElement.lang = languageTag(locale)
  const words = createI18n(locale, ['shop', 'common', 'ui', 'error'])
  const config = await loadConfig()
  const log = createLog(config.errorBeacon)
  const late: { say?: ReturnType<typeof sayWith>; router?: ReturnType<typeof createBrowserRouter> } = {}
  const host: ApiHost = {
    notify: (kind, text) => toast[kind](text),
    toLogin: () => {
      const { router } = late
      if (router === undefined) return
      const { pathname, search } = router.state.location
      if (pathname !== '/login') void router.navigate(loginPath(`${pathname}${search}`))
    },
    translate: key => late.say?.(key) ?? key,
    log,
  }
  const { store, storage } = createShijiStore({ area: 'buyer', host, origin: config.apiOrigin })
  // Every page needs it, so it is requested before the first component renders.
  void store.dispatch(catalogBuyerApi.util.prefetch('common', undefined, {}))
  const i18n = await words
  late.say = sayWith(i18n)
  nameEntry()
  const router = createBrowserRouter(
    createRoutes({ store, storage, host, i18n }, () => {
      const { pathname, search } = late.router?.state.location ?? location
      return late.router?.state.initialized ? `${pathname}${search}` : undefined
    }),
  )
  late.router = router
  closeToastsWithPages(router)
  await soonThere(store, router)
  return { site: { config, storage }, store, i18n, router, log }
}

/**
 * Gives the entry of the history at which the shop is opened a key of its own. Otherwise all such entries of a tab share one key, and with
 * it one scroll position: the next page would open where the last one was left.
 */
function nameEntry(): void {
  if (history.state?.key === undefined) history.replaceState({ ...history.state, key: `opened-${Date.now()}` }, '')
}
