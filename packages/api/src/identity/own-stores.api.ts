import { ownStoresCall, switchStoreCall } from '@shiji/contract/identity/invitation.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'
import { sessionActions } from '../base/session/session.slice.ts'

/** The stores of one person in the seller back office. */
export const ownStoresApi = api.injectEndpoints({
  endpoints: build => ({
    ownStores: queryOf(build, ownStoresCall),
    /** Switches the session, and this page with it; pages of other tabs keep their store, and the server refuses their calls. */
    switchStore: mutationOf(build, switchStoreCall, {
      async onQueryStarted(_store, { dispatch, queryFulfilled }): Promise<void> {
        const done = await queryFulfilled.then(({ data }) => data).catch(() => undefined)
        if (done !== undefined) dispatch(sessionActions.storeSwitched(done.store_id))
      },
    }),
  }),
})

export const { useOwnStoresQuery, useSwitchStoreMutation } = ownStoresApi
