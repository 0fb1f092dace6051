import { Adv, AdvInput, AdvSpace, AdvSpaceInput, Notice, NoticeInput } from '@shiji/contract/content/adverts.ts'
import { articleMenuCall } from '@shiji/contract/content/article.calls.ts'
import {
  Agreement,
  AgreementInput,
  Article,
  ArticleInput,
  ArticleMenu,
  ArticleMenuChange,
  ArticleMenuInput,
} from '@shiji/contract/content/articles.ts'
import { resource, resourceOf } from '../../../http/resource.ts'
import { advRows } from '../data/adv.queries.ts'
import { advSpaceRows } from '../data/adv-space.queries.ts'
import { agreementRows } from '../data/agreement.queries.ts'
import { articleRows } from '../data/article.queries.ts'
import { articleMenuRows } from '../data/article-menu.queries.ts'
import { noticeRows } from '../data/notice.queries.ts'

/** The six ordinary pages of what the platform says: spaces, adverts, notices, columns, articles, agreements. */
export const contentAdminRoutes = [
  ...resource({
    ...advSpaceRows,
    area: 'admin',
    path: 'adv_spaces',
    noun: 'adv_space',
    row: AdvSpace,
    create: AdvSpaceInput,
    update: AdvSpaceInput,
  }),
  ...resource({ ...advRows, area: 'admin', path: 'advs', noun: 'adv', row: Adv, create: AdvInput, update: AdvInput }),
  ...resource({
    ...noticeRows,
    area: 'admin',
    path: 'notices',
    noun: 'notice',
    row: Notice,
    create: NoticeInput,
    update: NoticeInput,
  }),
  ...resourceOf(
    articleMenuCall,
    { row: ArticleMenu, create: ArticleMenuInput, update: ArticleMenuChange },
    articleMenuRows,
  ),
  ...resource({
    ...articleRows,
    area: 'admin',
    path: 'articles',
    noun: 'article',
    row: Article,
    create: ArticleInput,
    update: ArticleInput,
  }),
  ...resource({
    ...agreementRows,
    area: 'admin',
    path: 'agreements',
    noun: 'agreement',
    row: Agreement,
    create: AgreementInput,
    update: AgreementInput,
  }),
]
