import { helpCentreCall, readingPageCall } from '@shiji/contract/content/reading.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

/** Public content of the platform that is not part of the home page. */
export const contentBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    helpCentre: queryOf(build, helpCentreCall),
    readingPage: queryOf(build, readingPageCall, { by: 'name' }),
  }),
})

export const { useHelpCentreQuery, useReadingPageQuery } = contentBuyerApi
