import { searchParams } from '@shiji/api/catalog/search-params.ts'
import { isUnreadable, readSearch } from '../site/links/goods-search.ts'
import { readId } from '../site/links/paths.ts'

/** Resources of a visitor's first page. */
export interface EarlyPage {
  /** Modules of its code and texts, as the build knows them; `*` stands for the language. */
  readonly modules: readonly string[]
  /**
   * Paths of the calls that it will make besides those that every page makes; the first answer contains its first
   * picture.
   */
  readonly calls: readonly string[]
}

const pageOf = (name: string, texts: readonly string[], ...calls: string[]): EarlyPage => ({
  modules: [`src/pages/${name}.tsx`, ...texts.map(text => `messages/*/${text}.json`)],
  calls,
})

const resultsOf = (params: string): EarlyPage =>
  pageOf('search/search-page', ['shop_goods', 'table'], `/api/goods_search/${params}`)

const segment = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Resources of the most visited landing pages; undefined for others, which load on demand. */
export function earlyPage(pathname: string, loggedIn: boolean): EarlyPage | undefined {
  const login = pageOf('login/login-page', ['login'])
  if (pathname === '/' || pathname === '/home') return pageOf('home/home-page', [], '/api/home')
  if (pathname === '/login') return loggedIn ? undefined : login
  if (pathname === '/carts') {
    return loggedIn ? pageOf('cart/cart-page', ['shop_order', 'shop_account', 'status'], '/api/user/carts') : login
  }
  const [, place, rest = '', more] = pathname.split('/')
  if (more !== undefined) return undefined
  if (place === 'goods') {
    const id = readId(rest)
    return id === undefined ? undefined : pageOf('goods/goods-page', ['shop_goods', 'table'], `/api/goods/${id}`)
  }
  if (place === 'class') {
    const class_id = readId(rest)
    return class_id === undefined ? undefined : resultsOf(searchParams({ class_id }))
  }
  if (place !== 'search') return undefined
  const params = segment(rest)
  if (isUnreadable(params)) return undefined
  return resultsOf(searchParams(readSearch(params)))
}
