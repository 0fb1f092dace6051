import type { HelpCentre, ReadingPage } from '@shiji/contract/content/articles.ts'
import { api } from '../base/api.ts'

/** Public content of the platform that is not part of the home page. */
export const contentBuyerApi = api.injectEndpoints({
  endpoints: build => ({
    /** GET /load_article_menu: columns with their articles, and the agreements. */
    helpCentre: build.query<HelpCentre, void>({
      query: () => ({ url: '/load_article_menu' }),
      keepUnusedDataFor: 600,
    }),
    /** GET /article/{name}: an article, an agreement or a notice. */
    readingPage: build.query<ReadingPage, string>({
      query: name => ({ url: `/article/${encodeURIComponent(name)}` }),
    }),
  }),
})

export const { useHelpCentreQuery, useReadingPageQuery } = contentBuyerApi
