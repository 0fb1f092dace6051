import { articleMenuCall } from '@shiji/contract/content/article.calls.ts'
import type { ArticleMenu, ArticleMenuChange, ArticleMenuInput } from '@shiji/contract/content/articles.ts'
import { inArray } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import { levelUnder } from '../../../infra/database/tree.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { treeRows } from '../../../records/tree-rows.ts'
import { articleMenus, articles } from './content.table.ts'

const columnTreeRows = treeRows(articleMenus, row => ({
  id: row.id,
  pid: row.pid,
  level: row.level,
  name: row.nameZh,
  name_en: row.nameEn,
  is_sort: row.isSort,
  created_at: row.createdAt.toISOString(),
}))

/** Columns of the help centre: a lazy tree of three levels; one with articles or columns in it cannot be deleted. */
export const articleMenuRows: ResourceRows<typeof articleMenus, ArticleMenu, ArticleMenuInput, ArticleMenuChange> = {
  ...columnTreeRows,
  list: listOf(articleMenuCall, {
    id: articleMenus.id,
    pid: articleMenus.pid,
    name: articleMenus.nameZh,
    name_en: articleMenus.nameEn,
    is_sort: articleMenus.isSort,
    created_at: articleMenus.createdAt,
  }),
  toInsert: async (tx, input) => ({
    pid: input.pid,
    level: await levelUnder(tx, articleMenus, input.pid, { deepest: 3, tooDeep: 'article_menu.depth' }),
    ...columnsOf(input),
    createdAt: tx.clock.now(),
  }),
  toUpdate: (_tx, input) => columnsOf(input),
  beforeDelete: async (tx, rows) => {
    await columnTreeRows.beforeDelete(tx, rows)
    const ids = rows.map(row => row.id)
    const [article] = await tx.db
      .select({ id: articles.id })
      .from(articles)
      .where(inArray(articles.menuId, ids))
      .limit(1)
    if (article !== undefined) throw new AppError('record.in_use')
  },
}

const columnsOf = ({ name, name_en, is_sort }: ArticleMenuChange) => ({
  nameZh: name,
  nameEn: name_en,
  ...(is_sort === undefined ? {} : { isSort: is_sort }),
})
