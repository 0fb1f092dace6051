import { readPath } from '@shiji/kit/link/link.ts'

const PARAM = 'from'

/** Address of the login page that returns afterwards (spec §4). */
export function loginPath(from: string): string {
  return from === '/' || isAccountEntrance(from) ? '/login' : `/login?${PARAM}=${encodeURIComponent(from)}`
}

/** Keeps the return address between login, registration and the forgotten password. */
export const keepFrom = (path: string, search: string): string => {
  const from = new URLSearchParams(search).get(PARAM)
  return from !== null && isInside(from) ? `${path}?${PARAM}=${encodeURIComponent(from)}` : path
}

/**
 * Where to go after a login (spec §4, product §1): the previous page, else the person's `defaultUrl`, else `/`. Only
 * pages of the storefront count: an address elsewhere in a link is ignored.
 */
export function afterLogin(search: string, user: { readonly defaultUrl: string } | null): string {
  const from = new URLSearchParams(search).get(PARAM) ?? ''
  return [from, user?.defaultUrl ?? ''].find(path => isInside(path) && !isAccountEntrance(path)) ?? '/'
}

/** The return address of a link, if it is a page of the storefront; undefined without one. */
export function wayBack(search: string): string | undefined {
  const from = new URLSearchParams(search).get(PARAM)
  return from !== null && isInside(from) ? from : undefined
}

/** Adds the return address to an address of the storefront. */
export const withWayBack = (path: string, from: string): string => `${path}?${PARAM}=${encodeURIComponent(from)}`

const isInside = (path: string) => readPath(path) !== undefined && !/^\/(Seller|Admin)(\/|$)/.test(path)
const isAccountEntrance = (path: string) => /^\/(login|register|forget_password)([?#]|$)/.test(path)
