import type { ShijiStore } from '@shiji/api/store.ts'
import { type I18n, I18nextProvider } from '@shiji/i18n/react.ts'
import { FilesOrigin } from '@shiji/ui/common/file-address/file-address.ts'
import { LinkProvider } from '@shiji/ui/common/link/ui-link.tsx'
import { ShijiProvider } from '@shiji/ui/common/theme/provider.tsx'
import { Provider } from 'react-redux'
import type { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { type Site, SiteContext } from '../site/site-context.ts'
import { ErrorLog, type LogError } from './error-log.ts'
import { RouterLink } from './router-link.tsx'

export interface ShopProps {
  readonly site: Site
  readonly store: ShijiStore
  readonly i18n: I18n
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly log: LogError
}

/** The running shop. */
export function Shop({ site, store, i18n, router, log }: ShopProps) {
  return (
    <SiteContext value={site}>
      <ErrorLog value={log}>
        <Provider store={store}>
          <I18nextProvider i18n={i18n}>
            <ShijiProvider area="shop">
              <FilesOrigin value={site.config.filesOrigin}>
                <LinkProvider component={RouterLink}>
                  <RouterProvider router={router} />
                </LinkProvider>
              </FilesOrigin>
            </ShijiProvider>
          </I18nextProvider>
        </Provider>
      </ErrorLog>
    </SiteContext>
  )
}
