import { changeQueueCall, decideChangeCall, reviewedChangeCall } from '@shiji/contract/store/registration.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** Changes of what stores are registered with, for their review. */
export const registrationAdminApi = api.injectEndpoints({
  endpoints: build => ({
    changeQueue: queryOf(build, changeQueueCall),
    reviewedChange: queryOf(build, reviewedChangeCall, { by: 'id' }),
    decideChange: mutationOf(build, decideChangeCall),
  }),
})

export const { useChangeQueueQuery, useReviewedChangeQuery, useDecideChangeMutation } = registrationAdminApi
