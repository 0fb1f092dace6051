import type { Area } from '@shiji/contract/area.ts'

/** What a page shows: its data, no data, data on the way, or a failing server. */
export type State = 'filled' | 'empty' | 'loading' | 'failed'

/** One page to photograph. Segments like `:goods` are replaced by a record of the demo at run time. */
export type LookRoute = {
  area: Area
  path: string
  /** The visitor of the page; `visitor` has not logged in. */
  as: 'visitor' | 'member'
  states?: readonly State[]
}

const ALL: readonly State[] = ['filled', 'empty', 'loading', 'failed']

const shop = (path: string, states: readonly State[] = ['filled'], as: LookRoute['as'] = 'visitor'): LookRoute => ({
  area: 'buyer',
  path,
  as,
  states,
})
const mine = (path: string, states: readonly State[] = ['filled']): LookRoute => shop(path, states, 'member')

/** Pages of the storefront (spec §2) and of the back offices what no menu names; their other pages come from their menus. */
export const LOOK_ROUTES: readonly LookRoute[] = [
  shop('/', ALL),
  shop('/login'),
  shop('/register'),
  shop('/forget_password'),
  shop('/goods'),
  shop('/search', ALL),
  shop('/goods/hotmodel', ['filled', 'empty']),
  shop('/goods/:goods', ALL),
  shop('/store/:store', ['filled', 'loading', 'failed']),
  shop('/user/article/how_to_order', ['filled', 'loading', 'failed']),
  shop('/store/join'),
  shop('/stores', ALL),
  shop('/no-such-page'),
  mine('/carts', ALL),
  mine('/user', ['filled', 'failed']),
  mine('/user/orders', ALL),
  mine('/user/comments', ALL),
  mine('/user/order/:order', ['filled', 'loading', 'failed']),
  mine('/user/favorites', ALL),
  mine('/user/favorites?type=store'),
  mine('/user/address', ['filled', 'empty']),
  mine('/user/address/form'),
  mine('/user/money', ['filled', 'empty']),
  mine('/user/info'),
  mine('/user/seller', ['filled', 'failed']),
  mine('/store/step_1'),
  mine('/user/safe'),
  mine('/user/safe/password'),
  mine('/user/safe/pay_password'),
  { area: 'seller', path: '/login', as: 'visitor' },
  { area: 'seller', path: '/no-such-page', as: 'member' },
  { area: 'seller', path: '/goods/form', as: 'member' },
  { area: 'seller', path: '/goods/form/:own', as: 'member', states: ['filled', 'loading', 'failed'] },
  { area: 'seller', path: '/orders/detail/:sold', as: 'member', states: ['filled', 'loading', 'failed'] },
  { area: 'seller', path: '/orders/scan', as: 'member' },
  { area: 'seller', path: '/stocks/history/:sku', as: 'member', states: ['filled', 'failed'] },
  { area: 'seller', path: '/stocks/sheet', as: 'member' },
  { area: 'seller', path: '/stores/registration', as: 'member', states: ['filled', 'failed'] },
  { area: 'seller', path: '/goods/sheet', as: 'member', states: ['filled', 'empty', 'failed'] },
  { area: 'seller', path: '/stocktakes/sheet/:stocktake', as: 'member', states: ['filled', 'failed'] },
  { area: 'admin', path: '/login', as: 'visitor' },
  { area: 'admin', path: '/stores/changes', as: 'member', states: ['filled', 'failed'] },
  { area: 'admin', path: '/no-such-page', as: 'member' },
]

/** Every page that the server's menu offers is shot in these states. */
export const MENU_STATES: readonly State[] = ['filled', 'empty', 'failed']
