import { readPath } from '@shiji/kit/link/link.ts'

const PARAM = 'from'

/** Address of the login page that leads back afterwards (spec §4). */
export function loginPath(from: string): string {
  return from === '/' || isAccountEntrance(from) ? '/login' : `/login?${PARAM}=${encodeURIComponent(from)}`
}

/** Carries the way back along between login, registration and the forgotten password. */
export const keepFrom = (path: string, search: string): string => {
  const from = new URLSearchParams(search).get(PARAM)
  return from !== null && isInside(from) ? `${path}?${PARAM}=${encodeURIComponent(from)}` : path
}

/**
 * Where to go after a login (spec §4, product §1): the page one came from, else the person's `defaultUrl`, else `/`.
 * Only pages of the storefront count: an address elsewhere in a link leads nowhere.
 */
export function afterLogin(search: string, user: { readonly defaultUrl: string } | null): string {
  const from = new URLSearchParams(search).get(PARAM) ?? ''
  return [from, user?.defaultUrl ?? ''].find(path => isInside(path) && !isAccountEntrance(path)) ?? '/'
}

/** The page of the storefront that a link names as the way back; undefined without one. */
export function wayBack(search: string): string | undefined {
  const from = new URLSearchParams(search).get(PARAM)
  return from !== null && isInside(from) ? from : undefined
}

/** Puts the way back into an address of the storefront. */
export const withWayBack = (path: string, from: string): string => `${path}?${PARAM}=${encodeURIComponent(from)}`

const isInside = (path: string) => readPath(path) !== undefined && !/^\/(Seller|Admin)(\/|$)/.test(path)
const isAccountEntrance = (path: string) => /^\/(login|register|forget_password)([?#]|$)/.test(path)
