import type { BrowserStorage } from '@shiji/api/base/session/browser-storage.ts'
import { loginSlot, sessionActions } from '@shiji/api/base/session/session.slice.ts'
import { SLOT_KEYS } from '@shiji/api/base/session/slots.ts'
import type { ApiHost } from '@shiji/api/base/transport/host.ts'
import type { ShijiStore } from '@shiji/api/store.ts'
import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { afterLogin, loginPath } from '../site/links/login-path.ts'
import { PUBLIC } from './public-paths.ts'

export interface Guarded {
  readonly store: ShijiStore
  readonly storage: BrowserStorage
  readonly host: ApiHost
}

interface PublicPaths {
  readonly paths: readonly string[]
  readonly prefixes: readonly string[]
  readonly closed: readonly string[]
}

/** Whether a page needs no login: it is on the list, or below one of its prefixes (spec §6). */
export function isPublic(path: string, open: PublicPaths = PUBLIC): boolean {
  const read = asRouted(path)
  const plain = read.replace(/(.)\/$/, '$1')
  if (open.closed.includes(plain)) return false
  return open.paths.includes(plain) || open.prefixes.some(prefix => read.startsWith(prefix) && read !== prefix)
}

/** The path as the router reads it, with escapes decoded: `/store/%73tep_1` is `/store/step_1`. */
function asRouted(path: string): string {
  try {
    return decodeURI(path).replace(/\/{2,}/g, '/')
  } catch {
    return path
  }
}

/**
 * Runs before every navigation (spec §4): the stored token decides. Visitors of other pages are sent to the login and
 * return afterwards; a sub-account that is found in storage is logged out again (spec §5). An exception is logged and
 * cancels the navigation.
 */
export function createGuard(guarded: Guarded, onScreen: () => string | undefined): MiddlewareFunction {
  return ({ request }, next) => {
    const { pathname, search } = new URL(request.url)
    const verdict = judgeSafely(guarded, onScreen, pathname, search)
    if (verdict !== undefined) throw verdict
    return next()
  }
}

function judgeSafely(guarded: Guarded, onScreen: () => string | undefined, pathname: string, search: string) {
  try {
    return judge(guarded, pathname, search)
  } catch (cause) {
    guarded.host.log('route guard', cause)
    const here = onScreen()
    if (here === undefined) throw cause
    // Back to the current page; the same error must not redirect again on the way back.
    return here === `${pathname}${search}` ? undefined : replace(here)
  }
}

function judge({ store, storage, host }: Guarded, pathname: string, search: string): Response | undefined {
  store.dispatch(sessionActions.otherTabWrote(storage.snapshot()))
  const loggedIn = (storage.text(SLOT_KEYS.buyer.tokenName) ?? '') !== ''
  const { user } = loginSlot(store.getState().session, 'buyer')
  if (loggedIn && user !== null && user.belong_id > 0) {
    store.dispatch(sessionActions.signedOut('buyer'))
    host.notify('error', host.translate('error.sub_not_allow_buy'))
    return redirect('/login')
  }
  if (pathname === '/login' || pathname === '/register')
    return loggedIn ? redirect(afterLogin(search, user)) : undefined
  return loggedIn || isPublic(pathname) ? undefined : redirect(loginPath(`${pathname}${search}`))
}
