import { applicationCall, applicationQueueCall, reviewDocumentCall } from '@shiji/contract/store/application.calls.ts'
import { reviewStoreCall, storeClosingCall, storeStatusCall } from '@shiji/contract/store/store.admin.calls.ts'
import { freightQuoteCall, freightsCall, saveFreightsCall } from '@shiji/contract/store/store.seller.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'
import type { FormBody } from '../base/transport/form.ts'

/** Reviews and states of stores (admin), freight templates (seller). */
export const storeBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    reviewStore: mutationOf(build, reviewStoreCall),
    application: queryOf(build, applicationCall, { by: 'id' }),
    applicationQueue: queryOf(build, applicationQueueCall),
    reviewDocument: queryOf(build, reviewDocumentCall, { by: 'id' }),
    setStoreStatus: mutationOf(build, storeStatusCall),
    planStoreClosing: mutationOf(build, storeClosingCall),
    listFreights: queryOf(build, freightsCall),
    freightQuote: queryOf(build, freightQuoteCall),
    saveFreights: mutationOf(build, saveFreightsCall, {
      form: (list: { readonly info: readonly FormBody[] }) => list,
    }),
  }),
})

export const {
  useReviewStoreMutation,
  useApplicationQuery,
  useApplicationQueueQuery,
  useReviewDocumentQuery,
  useSetStoreStatusMutation,
  usePlanStoreClosingMutation,
  useListFreightsQuery,
  useLazyFreightQuoteQuery,
  useSaveFreightsMutation,
} = storeBackOfficeApi
