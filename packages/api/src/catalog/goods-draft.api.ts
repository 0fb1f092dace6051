import {
  goodsDraftsCall,
  keepGoodsDraftCall,
  removeGoodsDraftsCall,
} from '@shiji/contract/catalog/desk/goods-draft.calls.ts'
import { api } from '../base/api.ts'
import { mutationOf, queryOf } from '../base/endpoint.ts'

/** The form says itself how its draft is kept, so no failure is shown. */
const quietly = { expects: () => true }

/** Drafts of the goods form. */
export const goodsDraftApi = api.injectEndpoints({
  endpoints: build => ({
    goodsDrafts: queryOf(build, goodsDraftsCall, { ways: quietly }),
    keepGoodsDraft: mutationOf(build, keepGoodsDraftCall, { ways: quietly }),
    removeGoodsDrafts: mutationOf(build, removeGoodsDraftsCall, { ways: quietly }),
  }),
})

export const { useGoodsDraftsQuery } = goodsDraftApi
