import { call } from '../call.ts'
import type { AdvCard, AdvQuery } from './adverts.ts'
import type { ArticleParams, HelpCentre, ReadingPage } from './articles.ts'

const open = { area: 'shared', access: 'public', method: 'GET' } as const

/** Adverts of a space that are shown now, by its code. */
export const advsCall = call<{ query: AdvQuery; data: AdvCard[] }>()({ ...open, path: '/adv' })

/** Columns of the help centre with their articles, and the agreements. */
export const helpCentreCall = call<{ data: HelpCentre }>()({ ...open, path: '/load_article_menu', keepFor: 600 })

/** An article, an agreement or a notice, by name. */
export const readingPageCall = call<{ params: ArticleParams; data: ReadingPage }>()({ ...open, path: '/article/:name' })

export const agreementCall = call<{ params: ArticleParams; data: ReadingPage }>()({
  ...open,
  path: '/agreements/:name',
})
