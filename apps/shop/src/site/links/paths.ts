import { decodeParams, encodeParams } from '@shiji/api/base/transport/params.ts'
import { searchParams } from '@shiji/api/catalog/search-params.ts'
import type { OrderParams } from '@shiji/contract/cart/cart.ts'
import type { FavoriteType } from '@shiji/contract/catalog/favorites.ts'
import type { GoodsSearch } from '@shiji/contract/catalog/search.ts'

/** Addresses of the storefront (spec §2). */
export const PATHS = {
  home: '/',
  login: '/login',
  register: '/register',
  forgetPassword: '/forget_password',
  classes: '/goods',
  hot: '/goods/hotmodel',
  carts: '/carts',
  orderSuccess: '/order/success',
  user: '/user',
  orders: '/user/orders',
  comments: '/user/comments',
  addresses: '/user/address',
  favorites: '/user/favorites',
  money: '/user/money',
  info: '/user/info',
  safe: '/user/safe',
  password: '/user/safe/password',
  /** What selling here means, and the way in. */
  join: '/store/join',
  joinAgreement: '/store/step_1',
  joinForm: '/store/step_2',
  /** Where the link of an invitation leads; its token is in the fragment. */
  invite: '/store/invite',
  /** Where an application for a store shows its state. */
  joinResult: '/store/step_3',
  seller: '/user/seller',
  stores: '/stores',
  payPassword: '/user/safe/pay_password',
} as const

/** Address of an article, an agreement or a notice. */
export const articlePath = (name: string): string => `/user/article/${name}`
/** Address of the favourites: goods (0) or stores (1). */
export const favoritesPath = (type: FavoriteType): string =>
  type === 0 ? PATHS.favorites : `${PATHS.favorites}?type=store`
export const goodsPath = (id: number): string => `/goods/${id}`
export const storePath = (id: number): string => `/store/${id}`
export const orderPath = (id: number): string => `/user/order/${id}`
/** Address of the buyer's reviews: what can be reviewed, or what was written. */
export const commentsPath = (tab: 'waiting' | 'written'): string =>
  tab === 'waiting' ? PATHS.comments : `${PATHS.comments}?tab=written`
export const commentPath = (orderId: number): string => `/user/order/comment/${orderId}`

/** Address of a class, which search engines list. */
export const classPath = (id: number): string => `/class/${id}`

/** Address of a search, a class alone has one of its own; defaults are left out, so that equal searches have equal addresses. */
export function searchPath(search: GoodsSearch = {}): string {
  const said = Object.fromEntries(
    Object.entries(search).filter(
      ([key, value]) =>
        value !== undefined &&
        value !== '' &&
        value !== false &&
        !(key === 'page' && value === 1) &&
        !(key === 'sort' && value === 'default'),
    ),
  )
  const keys = Object.keys(said)
  if (keys.length === 1 && search.class_id !== undefined) return classPath(search.class_id)
  return keys.length === 0 ? '/search' : `/search/${searchParams(said)}`
}

/** Address of the confirmation of some lines. */
export const confirmPath = (order: OrderParams): string => `/order/before/${encodeParams({ ...order })}`

/** Address of the page on which an order group is paid. */
export const payPath = (groupId: number): string => `/order/pay/${encodeParams({ group_id: groupId })}`

/** Reads what `payPath` wrote; undefined for anything else. */
export function readPayParams(text: string | undefined): number | undefined {
  const id = decodeParams(text)?.group_id
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : undefined
}

/** Address of the page after a payment. */
export const successPath = (groupId: number): string => `${PATHS.orderSuccess}?group_id=${groupId}`

/** Parses an id in an address; undefined if it is invalid. */
export function readId(text: string | null | undefined): number | undefined {
  if (!/^[1-9]\d{0,15}$/.test(text ?? '')) return undefined
  const id = Number(text)
  return Number.isSafeInteger(id) ? id : undefined
}
