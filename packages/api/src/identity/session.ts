import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import type { Area } from '@shiji/contract/area.ts'
import type { LoginData, UserInfo } from '@shiji/contract/identity/identity.ts'
import { api } from '../base/api.ts'
import { sessionActions } from '../base/session/session.slice.ts'
import { API_TEXTS, type ApiFailure, isFailure } from '../base/transport/failure.ts'
import type { ApiHost } from '../base/transport/host.ts'
import { transportOf } from '../base/transport/transport.ts'
import type { ShijiState } from '../store.ts'
import { type Credentials, identityApi } from './identity.api.ts'
import { challengeOf } from './login-challenge.ts'

type SessionThunk<T> = ThunkAction<Promise<T>, ShijiState, unknown, UnknownAction>

/** The person who is now logged in, or why the login failed; the reason has been shown. */
export type SignIn = { readonly user: UserInfo } | { readonly failure: ApiFailure }

/**
 * Logs a person in: stores the token in the area's slot, then the person (spec §7). Solves the proof of work if the server asks for one. On the
 * storefront a sub-account is rejected and its token removed (spec §5). If any step fails, nothing is stored.
 */
export function signIn(area: Area, credentials: Credentials): SessionThunk<SignIn> {
  return async (dispatch, _getState, extra) => {
    const { host } = transportOf(extra)
    const login = await dispatch(logIn(area, credentials))
    if (login.data === undefined) return failed(login.error, host)
    dispatch(sessionActions.tokenStored({ area, token: login.data.access_token }))
    const info = await dispatch(identityApi.endpoints.authInfo.initiate(area, { subscribe: false, forceRefetch: true }))
    if (info.data === undefined) {
      dispatch(sessionActions.signedOut(area))
      return failed(info.error, host)
    }
    if (area === 'buyer' && info.data.belong_id > 0) {
      const msg = host.translate(API_TEXTS.subNotAllowBuy)
      dispatch(sessionActions.signedOut(area))
      host.notify('error', msg)
      return { failure: { kind: 'business', code: 402, msg, data: null } }
    }
    dispatch(api.util.resetApiState())
    return { user: info.data }
  }
}

const MOST_CHALLENGES = 3

type LoginAnswer = { readonly data?: LoginData | undefined; readonly error?: unknown }

function logIn(area: Area, credentials: Credentials): SessionThunk<LoginAnswer> {
  return async (dispatch, _getState, extra) => {
    const send = (more: Partial<Credentials>) =>
      dispatch(identityApi.endpoints.login.initiate({ area, credentials: { ...credentials, ...more } }))
    let answer = await send({})
    // Failures by others can raise the difficulty in between; limited tries.
    for (let round = 0; round < MOST_CHALLENGES; round += 1) {
      const asked = isFailure(answer.error) ? challengeOf(answer.error) : undefined
      if (asked === undefined) return answer
      const { solveChallenge } = await import('./solve-challenge.ts')
      const challenge = await solveChallenge(asked)
      if (challenge === undefined) break
      answer = await send({ challenge })
    }
    if (isFailure(answer.error) && challengeOf(answer.error) !== undefined)
      transportOf(extra).host.notify('error', answer.error.msg)
    return answer
  }
}

/** Logs out: tells the server and clears local storage regardless of its answer (spec §7), after 3 s at the latest. */
export function signOut(area: Area): SessionThunk<void> {
  return async dispatch => {
    const telling = dispatch(identityApi.endpoints.logout.initiate(area))
    await Promise.race([telling, new Promise(done => setTimeout(done, 3000))])
    dispatch(sessionActions.signedOut(area))
  }
}

/** A refusal brings its own reason; for every other failure, say at least that the login failed. */
function failed(error: unknown, host: ApiHost): SignIn {
  const failure: ApiFailure = isFailure(error) ? error : { kind: 'unknown', code: 0, msg: '', data: null }
  if (failure.kind !== 'business' && failure.kind !== 'aborted') {
    host.notify('error', host.translate(API_TEXTS.loginFailed))
  }
  return { failure }
}
