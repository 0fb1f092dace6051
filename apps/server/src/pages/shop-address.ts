import { SHOP_PAGES } from '@shiji/contract/shop-pages.ts'
import { isLocale, type Locale } from '@shiji/i18n/locale.ts'
import { localeOf } from '../http/request/locale.ts'

/** A page of the shop as its address names it. */
export type ShopAddress =
  | { readonly kind: 'home' | 'classes' | 'ranking' | 'plain' | 'unknown'; readonly path: string }
  | { readonly kind: 'goods' | 'class' | 'store'; readonly path: string; readonly id: number | undefined }
  | { readonly kind: 'search'; readonly path: string; readonly params: string }
  | { readonly kind: 'article'; readonly path: string; readonly name: string }

const KNOWN = SHOP_PAGES.map(
  page => new RegExp(`^/${page.replaceAll(/\/?:\w+\?/g, '(?:/[^/]+)?').replaceAll(/:\w+/g, '[^/]+')}$`),
)

/** An id of a record in an address, as the shop's router reads it; undefined for anything else. */
function readId(text: string): number | undefined {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(id) ? id : undefined
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Which page of the shop a path is; a slash at its end does not matter. */
export function readAddress(pathname: string): ShopAddress {
  const path = pathname.replace(/(.)\/$/, '$1')
  if (path === '/' || path === '/home') return { kind: 'home', path: '/' }
  if (path === '/goods') return { kind: 'classes', path }
  if (path === '/goods/hotmodel') return { kind: 'ranking', path }
  const [, place = '', rest = ''] = /^\/([^/]+)(?:\/([^/]+))?$/.exec(path) ?? []
  if (place === 'search') return { kind: 'search', path, params: decoded(rest) ?? rest }
  const isStep = place === 'store' && /^(?:join|step_[123])$/.test(rest)
  if ((place === 'goods' || place === 'class' || place === 'store') && rest !== '' && !isStep)
    return { kind: place, path, id: readId(rest) }
  const name = decoded(/^\/user\/article\/([^/]+)$/.exec(path)?.[1] ?? '')
  if (name !== undefined && name !== '') return { kind: 'article', path, name }
  return { kind: KNOWN.some(known => known.test(path)) ? 'plain' : 'unknown', path }
}

/** Language of a page: that of `?lang=`, else the reader's, else Chinese; and whether the address names it. */
export function languageOf(query: URLSearchParams, accepted: string | undefined): { locale: Locale; isNamed: boolean } {
  const named = query.get('lang')?.toLowerCase()
  return isLocale(named) ? { locale: named, isNamed: true } : { locale: localeOf(accepted), isNamed: false }
}
