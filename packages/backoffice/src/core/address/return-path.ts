import type { Area } from '@shiji/contract/area.ts'
import { readPath } from '@shiji/kit/link/link.ts'
import { pagePath } from './menu-target.ts'

const PARAM = 'from'

/** Address of the login page that leads back afterwards. */
export function loginPath(from?: string): string {
  return from === undefined || from === '/' || isLogin(from) ? '/login' : `/login?${PARAM}=${encodeURIComponent(from)}`
}

/**
 * Where to go after a login (spec §4): the page the person came from, else `/`, which opens their `defaultUrl`. Only
 * paths of this area count; a link with an address on another host is ignored.
 */
export function afterLogin(search: string, area: Area): string {
  const from = readPath(new URLSearchParams(search).get(PARAM) ?? '')
  return from !== undefined && !isLogin(from) ? pagePath(from, area) : '/'
}

const isLogin = (path: string) => /^(\/[A-Z]\w+)?\/login([?#]|$)/.test(path)
