import { AREA_PREFIX, AREA_PROVIDER, type Area } from '@shiji/contract/area.ts'
import type { AuthEditInput, LoginData, LoginInput, UserInfo } from '@shiji/contract/identity/identity.ts'
import { api } from '../base/api.ts'
import { sessionActions } from '../base/session.slice.ts'
import { SLOT_KEYS, toStoredUser } from '../base/slots.ts'
import { transportOf } from '../base/transport.ts'
import { challengeOf, waitOf } from './login-challenge.ts'

/** Fields of a login form; the area decides the provider. */
export type Credentials = Omit<LoginInput, 'provider'>

/** What the profile dialog sends (spec §5): an empty password means unchanged, the avatar is sent only when set. */
export type ProfileEdit = Omit<AuthEditInput, 'provider'>

/** The calls of §7 about the current person; each acts in the given area. */
export const identityApi = api.injectEndpoints({
  endpoints: build => ({
    /** POST {area prefix}login; the answer carries the token. */
    login: build.mutation<LoginData, { readonly area: Area; readonly credentials: Credentials }>({
      query: ({ area, credentials }) => ({
        url: `${AREA_PREFIX[area]}/login`,
        method: 'POST',
        body: { ...credentials, provider: AREA_PROVIDER[area] },
        withDevice: true,
        // `signIn` answers a request for a proof of work; the login page shows a required wait.
        expects: failure => challengeOf(failure) !== undefined || waitOf(failure) !== undefined,
      }),
    }),
    /** POST /logout, body provider. */
    logout: build.mutation<unknown, Area>({
      query: area => ({ url: '/logout', method: 'POST', body: { provider: AREA_PROVIDER[area] } }),
    }),
    /** POST {area prefix}auth/info, body provider: the current person; the permitted fields are stored. */
    authInfo: build.query<UserInfo, Area>({
      query: area => ({
        url: `${AREA_PREFIX[area]}/auth/info`,
        method: 'POST',
        body: { provider: AREA_PROVIDER[area] },
      }),
      providesTags: ['Account'],
      async onQueryStarted(area, { dispatch, queryFulfilled }) {
        const person = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (person !== undefined) dispatch(sessionActions.userStored({ area, user: toStoredUser(person) }))
      },
    }),
    /** POST {area prefix}auth/edit: nickname, password ('' keeps it), avatar only when set; the person is then reloaded. */
    authEdit: build.mutation<unknown, { readonly area: Area; readonly edit: ProfileEdit }>({
      query: ({ area, edit: { avatar, password, ...edit } }) => ({
        url: `${AREA_PREFIX[area]}/auth/edit`,
        method: 'POST',
        body: {
          ...edit,
          password: password ?? '',
          ...(avatar === undefined || avatar === '' ? {} : { avatar }),
          provider: AREA_PROVIDER[area],
        },
      }),
      async onQueryStarted({ area }, { dispatch, queryFulfilled }) {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (done) {
          void dispatch(identityApi.endpoints.authInfo.initiate(area, { subscribe: false, forceRefetch: true }))
        }
      },
    }),
    /** GET /is_login with the stored setToken value as Bearer: whether this area's token still holds. */
    isLogin: build.query<boolean, Area>({
      queryFn: async (area, { dispatch, extra }, _options, call) => {
        dispatch(sessionActions.loginToCheck(transportOf(extra).storage.text(SLOT_KEYS[area].tokenName)))
        const answer = await call({ url: '/is_login', params: { provider: AREA_PROVIDER[area] } })
        return answer.error === undefined ? { data: Number(answer.data) > 0 } : { error: answer.error }
      },
      providesTags: ['Session'],
    }),
  }),
})

export const { useAuthInfoQuery, useAuthEditMutation, useIsLoginQuery } = identityApi
