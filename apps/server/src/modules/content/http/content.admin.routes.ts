import { advCall, advSpaceCall, noticeCall } from '@shiji/contract/content/advert.calls.ts'
import { Adv, AdvInput, AdvSpace, AdvSpaceInput, Notice, NoticeInput } from '@shiji/contract/content/adverts.ts'
import { agreementCall, articleCall, articleMenuCall } from '@shiji/contract/content/article.calls.ts'
import {
  Agreement,
  AgreementInput,
  Article,
  ArticleInput,
  ArticleMenu,
  ArticleMenuChange,
  ArticleMenuInput,
} from '@shiji/contract/content/articles.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { advRows } from '../data/adv.queries.ts'
import { advSpaceRows } from '../data/adv-space.queries.ts'
import { agreementRows } from '../data/agreement.queries.ts'
import { articleRows } from '../data/article.queries.ts'
import { articleMenuRows } from '../data/article-menu.queries.ts'
import { noticeRows } from '../data/notice.queries.ts'

/** The six ordinary pages of the platform's content: spaces, adverts, notices, columns, articles, agreements. */
export const contentAdminRoutes = [
  ...resourceOf(advSpaceCall, { row: AdvSpace, create: AdvSpaceInput, update: AdvSpaceInput }, advSpaceRows),
  ...resourceOf(advCall, { row: Adv, create: AdvInput, update: AdvInput }, advRows),
  ...resourceOf(noticeCall, { row: Notice, create: NoticeInput, update: NoticeInput }, noticeRows),
  ...resourceOf(
    articleMenuCall,
    { row: ArticleMenu, create: ArticleMenuInput, update: ArticleMenuChange },
    articleMenuRows,
  ),
  ...resourceOf(articleCall, { row: Article, create: ArticleInput, update: ArticleInput }, articleRows),
  ...resourceOf(agreementCall, { row: Agreement, create: AgreementInput, update: AgreementInput }, agreementRows),
]
