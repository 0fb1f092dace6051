import { AREAS } from '../area.ts'
import { call } from '../call.ts'
import type { AuthEdited, AuthEditInput, AuthInfoInput, LoginData, LoginInput, UserInfo } from './identity.ts'

/** Logs in to an area; the answer carries the token. */
export const loginCall = call<{ body: LoginInput; data: LoginData }>()({
  method: 'POST',
  path: '/login',
  area: AREAS,
  access: 'public',
  perMinute: 60,
})

/** The person who is logged in. */
export const authInfoCall = call<{ body: AuthInfoInput; data: UserInfo }>()({
  method: 'POST',
  path: '/auth/info',
  area: AREAS,
  access: 'session',
  reads: ['Account'],
})

export const authEditCall = call<{ body: AuthEditInput; data: AuthEdited }>()({
  method: 'POST',
  path: '/auth/edit',
  area: AREAS,
  access: 'session',
})

/** Ends the session of the token, if there is one. */
export const logoutCall = call<{ body: AuthInfoInput; data: null }>()({
  method: 'POST',
  path: '/logout',
  area: 'shared',
  access: 'public',
})

/** Id of the person behind the token, or null. */
export const isLoginCall = call<{ query: AuthInfoInput; data: number | null }>()({
  method: 'GET',
  path: '/is_login',
  area: 'shared',
  access: 'public',
  reads: ['Session'],
})
