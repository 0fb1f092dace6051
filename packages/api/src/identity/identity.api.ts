import { AREA_PROVIDER, type Area } from '@shiji/contract/area.ts'
import { authEditCall, authInfoCall, isLoginCall, loginCall, logoutCall } from '@shiji/contract/identity/auth.calls.ts'
import type { AuthEditInput, LoginInput } from '@shiji/contract/identity/identity.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'
import { sessionActions } from '../base/session/session.slice.ts'
import { SLOT_KEYS, toStoredUser } from '../base/session/slots.ts'
import { transportOf } from '../base/transport/transport.ts'
import { challengeOf, waitOf } from './login-challenge.ts'

/** Fields of a login form; the area decides the provider. */
export type Credentials = Omit<LoginInput, 'provider'>

/** What the profile dialog sends (spec §5): an empty password means unchanged, the avatar is sent only when set. */
export type ProfileEdit = Omit<AuthEditInput, 'provider'>

const inArea = (area: Area) => ({ area, provider: AREA_PROVIDER[area] })

/** The calls of §7 about the current person; each acts in the given area. */
export const identityApi = api.injectEndpoints({
  endpoints: build => ({
    login: mutationOf(build, loginCall, {
      args: ({ area, credentials }: { readonly area: Area; readonly credentials: Credentials }) => ({
        ...credentials,
        ...inArea(area),
      }),
      ways: {
        withDevice: true,
        // `signIn` answers a request for a proof of work; the login page shows a required wait.
        expects: failure => challengeOf(failure) !== undefined || waitOf(failure) !== undefined,
      },
    }),
    logout: mutationOf(build, logoutCall, { args: (area: Area) => ({ provider: AREA_PROVIDER[area] }) }),
    /** The current person; the permitted fields are stored. */
    authInfo: queryOf(build, authInfoCall, {
      args: inArea,
      async onQueryStarted(area, { dispatch, queryFulfilled }): Promise<void> {
        const person = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (area === 'seller' && typeof person?.store_id === 'number')
          dispatch(sessionActions.storeOpened(person.store_id))
        if (person !== undefined) dispatch(sessionActions.userStored({ area, user: toStoredUser(person) }))
      },
    }),
    /** Nickname, password ('' keeps it), avatar only when set; the person is then reloaded. */
    authEdit: mutationOf(build, authEditCall, {
      args: ({ area, edit }: { readonly area: Area; readonly edit: ProfileEdit }) => {
        const { avatar, password, ...rest } = edit
        return {
          ...rest,
          password: password ?? '',
          ...(avatar === undefined || avatar === '' ? {} : { avatar }),
          ...inArea(area),
        }
      },
      async onQueryStarted({ area }, { dispatch, queryFulfilled }): Promise<void> {
        const done = await queryFulfilled.then(
          () => true,
          () => false,
        )
        if (done) {
          void dispatch(identityApi.endpoints.authInfo.initiate(area, { subscribe: false, forceRefetch: true }))
        }
      },
    }),
    /** Whether this area's token still holds; it is sent as the stored setToken value. */
    isLogin: queryOf(build, isLoginCall, {
      args: (area: Area) => ({ provider: AREA_PROVIDER[area] }),
      result: id => Number(id) > 0,
      onQueryStarted(area, { dispatch, extra }): void {
        dispatch(sessionActions.loginToCheck(transportOf(extra).storage.text(SLOT_KEYS[area].tokenName)))
      },
    }),
  }),
})

export const { useAuthInfoQuery, useAuthEditMutation, useIsLoginQuery } = identityApi
