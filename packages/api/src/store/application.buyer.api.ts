import { platformCompanyCall } from '@shiji/contract/platform/site.calls.ts'
import {
  joinStoreCall,
  keepDocumentCall,
  membershipsCall,
  ownApplicationCall,
  ownDocumentCall,
  saveApplicationCall,
  submitApplicationCall,
} from '@shiji/contract/store/application.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** A buyer's way to a store of their own: application, documents, memberships. */
export const applicationBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    ownApplication: queryOf(build, ownApplicationCall),
    joinStore: mutationOf(build, joinStoreCall),
    saveApplication: mutationOf(build, saveApplicationCall),
    submitApplication: mutationOf(build, submitApplicationCall),
    keepDocument: mutationOf(build, keepDocumentCall),
    ownDocument: queryOf(build, ownDocumentCall, { by: 'id' }),
    memberships: queryOf(build, membershipsCall),
    platformCompany: queryOf(build, platformCompanyCall),
  }),
})

export const {
  useOwnApplicationQuery,
  useJoinStoreMutation,
  useSaveApplicationMutation,
  useSubmitApplicationMutation,
  useKeepDocumentMutation,
  useOwnDocumentQuery,
  useMembershipsQuery,
  usePlatformCompanyQuery,
} = applicationBuyerApi
