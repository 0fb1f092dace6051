import { articleCall } from '@shiji/contract/content/article.calls.ts'
import type { Article, ArticleInput } from '@shiji/contract/content/articles.ts'
import { eq, inArray } from 'drizzle-orm'
import { InvalidInput } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import { cleanRichText } from '../../../infra/rich-text/rich-text.ts'
import { listOf } from '../../../records/list-of.ts'
import type { ResourceRows } from '../../../records/resource.ts'
import { noticeId } from '../domain/page-name.ts'
import { agreements, articleMenus, articleReads, articles } from './content.table.ts'

/**
 * Articles as an ordinary resource. Their names must differ from those of agreements and notices, since all are read at
 * one address.
 */
export const articleRows: ResourceRows<typeof articles, Article, ArticleInput, ArticleInput> = {
  table: articles,
  list: listOf(articleCall, {
    id: articles.id,
    menu_id: articles.menuId,
    name: articles.name,
    title: articles.titleZh,
    title_en: articles.titleEn,
    enabled: articles.enabled,
    updated_at: articles.updatedAt,
    created_at: articles.createdAt,
    is_sort: articles.isSort,
  }),
  unique: { articles_name: 'name' },
  present: async (ctx, rows) => {
    const [menus, clicks] = await Promise.all([menusOf(ctx, rows), clicksOf(ctx, rows)])
    return rows.map(row => ({
      id: row.id,
      menu_id: row.menuId,
      menu_name: menus.get(row.menuId)?.nameZh ?? '',
      menu_name_en: menus.get(row.menuId)?.nameEn ?? '',
      name: row.name,
      title: row.titleZh,
      title_en: row.titleEn,
      content: row.contentZh,
      content_en: row.contentEn,
      is_sort: row.isSort,
      enabled: row.enabled,
      clicks: clicks.get(row.id) ?? 0,
      updated_at: row.updatedAt.toISOString(),
      created_at: row.createdAt.toISOString(),
    }))
  },
  toInsert: async (tx, input) => ({ ...(await columnsOf(tx, input)), createdAt: tx.clock.now() }),
  toUpdate: (tx, input) => columnsOf(tx, input),
}

async function columnsOf(tx: Ctx, input: ArticleInput) {
  const [menu] = await tx.db
    .select({ id: articleMenus.id })
    .from(articleMenus)
    .where(eq(articleMenus.id, input.menu_id))
    .for('key share')
  if (menu === undefined) throw new InvalidInput([{ field: 'menu_id', key: 'refusal.not_a_choice' }])
  const [agreement] = await tx.db.select({ id: agreements.id }).from(agreements).where(eq(agreements.name, input.name))
  if (agreement !== undefined || noticeId(input.name) !== undefined)
    throw new InvalidInput([{ field: 'name', key: 'refusal.taken' }])
  return {
    menuId: input.menu_id,
    name: input.name,
    titleZh: input.title,
    titleEn: input.title_en,
    contentZh: cleanRichText(input.content ?? ''),
    contentEn: cleanRichText(input.content_en ?? ''),
    updatedAt: tx.clock.now(),
    ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
    ...(input.enabled === undefined ? {} : { enabled: input.enabled }),
  }
}

type Rows = readonly (typeof articles.$inferSelect)[]

async function menusOf(ctx: Ctx, rows: Rows) {
  const ids = [...new Set(rows.map(row => row.menuId))]
  const found = ids.length === 0 ? [] : await ctx.db.select().from(articleMenus).where(inArray(articleMenus.id, ids))
  return new Map(found.map(menu => [menu.id, menu]))
}

async function clicksOf(ctx: Ctx, rows: Rows) {
  const ids = rows.map(row => row.id)
  const found =
    ids.length === 0 ? [] : await ctx.db.select().from(articleReads).where(inArray(articleReads.articleId, ids))
  return new Map(found.map(read => [read.articleId, read.clicks]))
}
