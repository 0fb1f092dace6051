import { AdvCard, AdvQuery } from '@shiji/contract/content/adverts.ts'
import { ArticleParams, HelpCentre, ReadingPage } from '@shiji/contract/content/articles.ts'
import { advsCall, agreementCall, helpCentreCall, readingPageCall } from '@shiji/contract/content/reading.calls.ts'
import Type from 'typebox'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import { agreementPage, helpCentre } from '../data/help.queries.ts'
import { advsOfSpace } from '../data/home-content.queries.ts'
import { openPage } from '../use-cases/open-page.ts'

/** What the storefront reads; the home page's own part comes with GET /home. */
export const contentBuyerRoutes = [
  answer(
    advsCall,
    {
      summary: 'Adverts of a space that are shown now, by its code',
      query: AdvQuery,
      data: Type.Array(AdvCard),
    },
    (ctx, { query }) => advsOfSpace(ctx, query.name),
  ),
  answer(
    helpCentreCall,
    {
      summary: 'Columns of the help centre with their articles, and the agreements',
      data: HelpCentre,
    },
    ctx => helpCentre(ctx),
  ),
  answer(
    readingPageCall,
    {
      summary: 'An article, an agreement or a notice, by name',
      params: ArticleParams,
      data: ReadingPage,
    },
    (ctx, { params }) => openPage(ctx, params.name),
  ),
  answer(
    agreementCall,
    {
      summary: 'An agreement by name',
      params: ArticleParams,
      data: ReadingPage,
    },
    async (ctx, { params }) => {
      const page = await agreementPage(ctx, params.name)
      if (page === undefined) throw new AppError('record.missing')
      return page
    },
  ),
]
