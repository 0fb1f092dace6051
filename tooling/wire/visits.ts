import type { Area } from '@shiji/contract/area.ts'

/** A page that a person opens. */
export interface Visit {
  readonly name: string
  readonly area: Area
  /** Where it lies, with the prefix of its area; `:goods` stands for a product of the demo. */
  readonly path: string
  /** Whether the person has logged in before; the browser keeps nothing else of that visit. */
  readonly member: boolean
  /** The page's main answer, and the path in it to the text that must be on screen. A login has none. */
  readonly shows?: { readonly api: string; readonly words: readonly (string | number)[] }
}

const shop = (name: string, path: string, api: string, words: readonly (string | number)[], member = false): Visit => ({
  name: `shop ${name}`,
  area: 'buyer',
  path,
  member,
  shows: { api, words },
})
const login = (name: string, area: Area, path: string): Visit => ({ name: `${name} login`, area, path, member: false })
const list = (area: 'seller' | 'admin', prefix: string, path: string, column: string): Visit => ({
  name: `${area} ${path.slice(1)}`,
  area,
  path: `${prefix}${path}`,
  member: true,
  shows: { api: `/api${prefix}${path}?per_page=30&page=1`, words: ['data', 0, column] },
})

/** What the yardsticks open: pages at which people arrive, and the lists that they look at first. */
export const VISITS: readonly Visit[] = [
  shop('home', '/', '/api/home', ['floors', 0, 'goods', 0, 'name']),
  shop('search', '/search', '/api/goods_search', ['data', 0, 'name']),
  shop('product', '/goods/:goods', '/api/goods/:goods', ['name']),
  shop('cart', '/carts', '/api/user/carts', ['stores', 0, 'lines', 0, 'name'], true),
  login('shop', 'buyer', '/login'),
  login('seller', 'seller', '/Seller/login'),
  login('admin', 'admin', '/Admin/login'),
  list('seller', '/Seller', '/goods', 'name'),
  list('admin', '/Admin', '/notices', 'title'),
  list('admin', '/Admin', '/users', 'username'),
  list('admin', '/Admin', '/orders', 'order_no'),
]
