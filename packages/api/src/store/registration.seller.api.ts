import { commonCall } from '@shiji/contract/platform/site.calls.ts'
import {
  changeRegistrationCall,
  keepOwnDocumentCall,
  ownRegistrationCall,
  ownStoreDocumentCall,
  withdrawRegistrationCall,
} from '@shiji/contract/store/registration.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** What the own store is registered with, its changes and documents, and all classes to choose from. */
export const registrationSellerApi = api.injectEndpoints({
  endpoints: build => ({
    ownRegistration: queryOf(build, ownRegistrationCall),
    changeRegistration: mutationOf(build, changeRegistrationCall),
    withdrawRegistration: mutationOf(build, withdrawRegistrationCall),
    keepOwnDocument: mutationOf(build, keepOwnDocumentCall),
    ownStoreDocument: queryOf(build, ownStoreDocumentCall, { by: 'id' }),
    allClasses: queryOf(build, commonCall, { result: ({ classes }) => classes }),
  }),
})

export const {
  useOwnRegistrationQuery,
  useChangeRegistrationMutation,
  useWithdrawRegistrationMutation,
  useKeepOwnDocumentMutation,
  useOwnStoreDocumentQuery,
  useAllClassesQuery,
} = registrationSellerApi
