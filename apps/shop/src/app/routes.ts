import { loadChunk } from '@shiji/api/base/page/load-chunk.ts'
import { catalogBuyerApi } from '@shiji/api/catalog/catalog.buyer.api.ts'
import { contentBuyerApi } from '@shiji/api/content/content.buyer.api.ts'
import type { ShijiStore } from '@shiji/api/store.ts'
import { type I18n, loadTexts } from '@shiji/i18n/react.ts'
import type { Namespace } from '@shiji/i18n/text-key.ts'
import { type ComponentType, createElement } from 'react'
import type { Params, RouteObject } from 'react-router'
import { PENDING } from '../pages/pending/pending-pages.ts'
import { isUnreadable, readSearch } from '../site/links/goods-search.ts'
import { readId } from '../site/links/paths.ts'
import { createGuard, type Guarded } from './guard.ts'
import { PageSkeleton } from './layout/page-skeleton.tsx'
import { ShopLayout } from './layout/shop-layout.tsx'
import { PageError, RootError } from './route-errors.tsx'

export interface Routing extends Guarded {
  readonly i18n: I18n
}

/** A module of `pages/`. */
interface PageModule {
  readonly Component: ComponentType
}

interface PageOptions {
  readonly texts?: readonly Namespace[]
  /** Starts fetching the data of the page while its code is still loading. */
  readonly warm?: (store: ShijiStore, params: Params) => void
  /** The page has its own bar at the bottom of phones instead of the tab bar. */
  readonly ownBar?: boolean
}

// `table` has the texts of the pagination below a list.
const goods = { texts: ['shop_goods', 'table'] } as const
const order = { texts: ['shop_order', 'shop_account', 'status', 'life', 'table'] } as const
const account = { texts: ['shop_account', 'login', 'table'] } as const
const entry = { texts: ['login'] } as const
const storeTexts = { texts: ['shop_store', 'status', 'table'] } as const

const warmHome: PageOptions = {
  warm: store => void store.dispatch(catalogBuyerApi.util.prefetch('home', undefined, {})),
}
const warmSearch: PageOptions = {
  ...goods,
  warm: (store, params) => {
    if (isUnreadable(params.params)) return
    void store.dispatch(catalogBuyerApi.util.prefetch('searchGoods', readSearch(params.params), {}))
  },
}
const warmClass: PageOptions = {
  ...goods,
  warm: (store, params) => {
    const class_id = readId(params.id)
    if (class_id !== undefined) void store.dispatch(catalogBuyerApi.util.prefetch('searchGoods', { class_id }, {}))
  },
}
const warmGoods: PageOptions = {
  ...goods,
  ownBar: true,
  warm: (store, params) => {
    const id = readId(params.id)
    if (id !== undefined) void store.dispatch(catalogBuyerApi.util.prefetch('goods', id, {}))
  },
}
const warmArticle: PageOptions = {
  texts: ['shop_content'],
  warm: (store, params) => {
    void store.dispatch(contentBuyerApi.util.prefetch('helpCentre', undefined, {}))
    if (params.name !== undefined) void store.dispatch(contentBuyerApi.util.prefetch('readingPage', params.name, {}))
  },
}

/** All addresses of the storefront (spec §2), case-sensitive. `onScreen` is the page that a failed navigation stays on. */
export function createRoutes(routing: Routing, onScreen: () => string | undefined): RouteObject[] {
  const lazyPage = (load: () => Promise<PageModule>, options: PageOptions) => ({
    ErrorBoundary: PageError,
    ...pageOf(routing, load, options),
    handle: { ownBar: options.ownBar === true },
  })
  const page = (path: string, load: () => Promise<PageModule>, options: PageOptions = {}): RouteObject => ({
    path,
    caseSensitive: true,
    ...lazyPage(load, options),
  })
  const indexPage = (load: () => Promise<PageModule>, options: PageOptions): RouteObject => ({
    index: true,
    ...lazyPage(load, options),
  })
  const pending = (belongs: (path: string) => boolean, below: string): RouteObject[] =>
    PENDING.filter(belongs).map(path =>
      page(path.slice(below.length), () => import('../pages/pending/pending-page.tsx'), account),
    )
  const home = () => import('../pages/home/home-page.tsx')
  const search = () => import('../pages/search/search-page.tsx')
  const moneyPages = () => import('../pages/user/money/money-pages.tsx')
  const safePages = () => import('../pages/user/safe/safe-pages.tsx')
  const storePages = () => import('../pages/stores/store-pages.tsx')
  const accountPages: RouteObject = {
    path: 'user',
    caseSensitive: true,
    ErrorBoundary: PageError,
    ...pageOf(routing, () => import('../pages/user/user-layout.tsx'), { texts: ['shop_account'] }),
    children: [
      indexPage(() => import('../pages/user/overview/overview-page.tsx'), order),
      page('orders', () => import('../pages/user/orders/orders-page.tsx'), order),
      page('order/:id', () => import('../pages/user/orders/order-page.tsx'), order),
      page('order/comment/:id', () => import('../pages/user/comment/comment-page.tsx'), order),
      page('comments', () => import('../pages/user/comments/comments-page.tsx'), {
        texts: ['shop_comments', 'shop_account', 'shop_order', 'table'],
      }),
      page('comment/add/:id', () => import('../pages/user/comment/comment-page.tsx'), order),
      page('address', () => import('../pages/user/address/address-page.tsx'), account),
      page('address/form/:id?', () => import('../pages/user/address/address-form-page.tsx'), account),
      page('favorites', () => import('../pages/user/favorites/favorites-page.tsx'), {
        texts: ['shop_favorites', 'shop_account', 'table'],
      }),
      page('money', moneyPages, account),
      page('integral', moneyPages, account),
      page('frozen_money', moneyPages, account),
      page('info', () => import('../pages/user/info/info-page.tsx'), account),
      page('safe', safePages, account),
      page('safe/password', safePages, account),
      page('seller', storePages, storeTexts),
      page('safe/pay_password', safePages, account),
      ...pending(path => path.startsWith('user/'), 'user/'),
    ],
  }
  return [
    {
      Component: ShopLayout,
      ErrorBoundary: RootError,
      children: [
        {
          middleware: [createGuard(routing, onScreen)],
          HydrateFallback: PageSkeleton,
          // Without a loader that always runs, the guard would not run on navigations between pages of one route.
          loader: () => null,
          shouldRevalidate: () => true,
          children: [
            indexPage(home, warmHome),
            page('home', home, warmHome),
            page('login', () => import('../pages/login/login-page.tsx'), entry),
            page('register', () => import('../pages/login/register-page.tsx'), entry),
            page('forget_password', () => import('../pages/login/forget-password-page.tsx'), {
              texts: ['login', 'shop_account'],
            }),
            page('search/:params?', search, warmSearch),
            page('class/:id', search, warmClass),
            page('goods', () => import('../pages/classes/classes-page.tsx'), goods),
            page('goods/hotmodel', () => import('../pages/ranking/ranking-page.tsx'), goods),
            page('goods/:id', () => import('../pages/goods/goods-page.tsx'), warmGoods),
            page('stores/:params?', storePages, storeTexts),
            ...['join', 'invite', 'step_1', 'step_2', 'step_3'].map(step =>
              page(`store/${step}`, storePages, storeTexts),
            ),
            page('store/:id', () => import('../pages/store/store-page.tsx'), goods),
            page('carts', () => import('../pages/cart/cart-page.tsx'), order),
            page('order/before/:params', () => import('../pages/checkout/checkout-page.tsx'), {
              texts: ['shop_order', 'shop_account'],
              ownBar: true,
            }),
            page('order/pay/:params', () => import('../pages/pay/pay-page.tsx'), {
              texts: ['shop_order', 'shop_account', 'status'],
            }),
            page('order/success', () => import('../pages/pay/success-page.tsx'), order),
            page('user/article/:name', () => import('../pages/article/article-page.tsx'), warmArticle),
            accountPages,
            ...pending(path => !path.startsWith('user/'), ''),
          ],
        },
        {
          HydrateFallback: PageSkeleton,
          children: [page('*', () => import('../pages/not-found/not-found-page.tsx'))],
        },
      ],
    },
  ]
}

/**
 * A page whose code, texts and data start loading together. The code is loaded by the loader and not by the router's
 * own `lazy`, which swallows errors: a page that fails to load would be blank.
 */
function pageOf(
  { store, i18n }: Routing,
  load: () => Promise<PageModule>,
  { texts = [], warm }: PageOptions,
): Pick<RouteObject, 'loader' | 'Component'> {
  const arrived: { page?: PageModule } = {}
  return {
    loader: async ({ params }) => {
      warm?.(store, params)
      const [page] = await Promise.all([arrived.page ?? loadChunk(load), loadTexts(i18n, texts)])
      arrived.page = page
      return null
    },
    Component: () => arrived.page && createElement(arrived.page.Component),
  }
}
