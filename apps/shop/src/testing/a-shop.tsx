import { DEFAULT_CONFIG, type RuntimeConfig } from '@shiji/api/base/page/runtime-config.ts'
import { createShijiStore } from '@shiji/api/store.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import { createI18n, I18nextProvider } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { FilesOrigin } from '@shiji/ui/common/file-address/file-address.ts'
import { LinkProvider, type LinkTarget } from '@shiji/ui/common/link/ui-link.tsx'
import { ShijiProvider } from '@shiji/ui/common/theme/provider.tsx'
import { Toaster } from '@shiji/ui/common/toast/toaster.tsx'
import { render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider, useLocation } from 'react-router'
import { SiteContext } from '../site/site-context.ts'

/** A request as the fake server received it. */
export interface Arrived {
  readonly method: string
  /** Path with query. */
  readonly path: string
  readonly body: URLSearchParams
  readonly key: string | null
}

/** Answer of the fake server: an envelope, or 'offline' for no answer at all. */
export type Reply = { readonly code: number; readonly msg?: string; readonly data?: unknown } | 'offline'

export const ok = (data: unknown): Reply => ({ code: 200, msg: '', data })

const namespaces: readonly Namespace[] = [
  'shop',
  'common',
  'ui',
  'error',
  'status',
  'table',
  'form',
  'login',
  'shop_content',
  'shop_goods',
  'shop_order',
  'shop_account',
  'shop_favorites',
  'shop_questions',
  'shop_store',
  'shop_comments',
  'life',
  'inbox',
]

export interface ShopOptions {
  readonly page: ReactNode
  /** Answers each call by method and path (`GET /api/user/carts`); undefined is "no such record". */
  readonly server: (arrived: Arrived) => Reply | Promise<Reply> | undefined
  readonly path?: string
  /** Route of the page, where its address has parameters. @default the path itself */
  readonly pattern?: string
  readonly loggedIn?: boolean
  readonly locale?: Locale
  readonly config?: Partial<RuntimeConfig>
  /** Lets the page follow the selected theme, instead of staying light. @default false */
  readonly themed?: boolean
}

const RouterLink = ({ href, ...rest }: LinkTarget) => <Link to={href} {...rest} />

/** Shows the current route, for tests that navigate through the shop. */
function Where() {
  const { pathname, search } = useLocation()
  return <output aria-label="where">{`${pathname}${search}`}</output>
}

/** A page of the shop with all its providers, over a fake server. Every other path shows only its address. */
export async function aShop({
  page,
  server,
  path = '/',
  pattern,
  loggedIn = true,
  locale = 'zh-cn',
  config,
  themed = false,
}: ShopOptions) {
  localStorage.clear()
  sessionStorage.clear()
  if (loggedIn) {
    localStorage.setItem('token', 't')
    localStorage.setItem('user', JSON.stringify({ nickname: '小林', avatar: '', belong_id: 0, defaultUrl: '/' }))
  }
  const arrived: Arrived[] = []
  const shown: string[] = []
  const i18n = await createI18n(locale, namespaces)
  const { store, storage } = createShijiStore({
    area: 'buyer',
    host: {
      notify: (_kind, text) => void shown.push(text),
      toLogin: () => undefined,
      translate: key => key,
      log: () => undefined,
    },
    fetch: async (input, init) => {
      const request: Arrived = {
        method: init?.method ?? 'GET',
        path: String(input),
        body: new URLSearchParams(String(init?.body ?? '')),
        key: new Headers(init?.headers).get('idempotency-key'),
      }
      arrived.push(request)
      const reply = await (server(request) ?? { code: 404, msg: '没有', data: null })
      if (reply === 'offline') throw new TypeError('offline')
      return new Response(JSON.stringify({ msg: '', data: null, ...reply }), {
        headers: { 'content-type': 'application/json' },
      })
    },
  })
  const router = createMemoryRouter(
    [
      { path: pattern ?? new URL(path, 'http://shop').pathname, element: <Screen page={page} /> },
      { path: '*', element: <Where /> },
    ],
    { initialEntries: [path] },
  )
  const view = render(
    <SiteContext value={{ config: { ...DEFAULT_CONFIG, ...config }, storage }}>
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <ShijiProvider area="shop" {...(themed ? {} : { colorMode: 'light' })}>
            <FilesOrigin value={config?.filesOrigin ?? ''}>
              <LinkProvider component={RouterLink}>
                <RouterProvider router={router} />
              </LinkProvider>
            </FilesOrigin>
          </ShijiProvider>
        </I18nextProvider>
      </Provider>
    </SiteContext>,
  )
  const calls = (method: string, part: string) =>
    arrived.filter(one => one.method === method && one.path.includes(part))
  return { ...view, store, i18n, router, arrived, shown, calls }
}

function Screen({ page }: { readonly page: ReactNode }) {
  return (
    <Suspense fallback={null}>
      {page}
      <Toaster />
    </Suspense>
  )
}
