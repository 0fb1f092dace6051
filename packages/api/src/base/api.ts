import { createApi } from '@reduxjs/toolkit/query/react'
import { CACHE_NOUNS } from '@shiji/contract/cache-tag.ts'
import { baseQuery } from './transport/base-query.ts'

/** The API slice of all three pages; modules add their endpoints with `injectEndpoints`. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: CACHE_NOUNS,
  endpoints: () => ({}),
})
