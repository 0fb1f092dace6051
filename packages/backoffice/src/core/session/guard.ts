import { sessionActions } from '@shiji/api/base/session/session.slice.ts'
import { SLOT_KEYS } from '@shiji/api/base/session/slots.ts'
import { identityApi } from '@shiji/api/identity/identity.api.ts'
import { type MiddlewareFunction, redirect, replace } from 'react-router'
import { pagePath } from '../address/menu-target.ts'
import { afterLogin, loginPath } from '../address/return-path.ts'
import type { Backoffice } from '../running/backoffice.ts'

type Guarded = Pick<Backoffice, 'area' | 'store' | 'storage' | 'host'>

/**
 * Whether a token is stored now (spec §4). Reads the storage, not the state: another tab or the person may have cleared
 * it.
 */
export function isLoggedIn({ area, store, storage }: Guarded): boolean {
  store.dispatch(sessionActions.otherTabWrote(storage.snapshot()))
  return (storage.text(SLOT_KEYS[area].tokenName) ?? '') !== ''
}

/**
 * Runs before every navigation (spec §4): the stored token decides, and the stored user is parsed. A visitor goes to
 * the login page. An exception is logged and cancels the navigation: the current page stays.
 */
export function createGuard(backoffice: Guarded, onScreen: () => string | undefined): MiddlewareFunction {
  const state = { returning: false }
  return async ({ request }, next) => {
    if (state.returning) {
      // Going back to the current page is not checked again: a permanent error would loop.
      state.returning = false
      return next()
    }
    const url = new URL(request.url)
    const path = pagePath(`${url.pathname}${url.search}`, backoffice.area)
    const verdict = await judge(backoffice, path, url.search).catch((cause: unknown) => {
      backoffice.host.log('route guard', cause)
      const here = onScreen()
      if (here === undefined) throw cause
      state.returning = true
      return replace(here)
    })
    if (verdict !== undefined) throw verdict
    return next()
  }
}

async function judge(backoffice: Guarded, path: string, search: string): Promise<Response | undefined> {
  const loggedIn = isLoggedIn(backoffice)
  const onLogin = /^\/login([?#]|$)/.test(path)
  if (!onLogin) return loggedIn ? undefined : redirect(loginPath(path))
  if (!loggedIn) return undefined
  const { area, store } = backoffice
  const check = await store.dispatch(
    identityApi.endpoints.isLogin.initiate(area, { subscribe: false, forceRefetch: true }),
  )
  if (check.data === true) return redirect(afterLogin(search, area))
  // Without an answer the token may still be valid, so it stays.
  if (check.data === false) store.dispatch(sessionActions.signedOut(area))
  return undefined
}
