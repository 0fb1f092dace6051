import type { ArticleColumn, HelpCentre, ReadingPage } from '@shiji/contract/content/articles.ts'
import { treeOf } from '@shiji/kit/tree/tree.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { htmlOf } from '../../../infra/rich-text/rich-text.ts'
import { noticeId } from '../domain/page-name.ts'
import { agreements, articleMenus, articleReads, articles, notices } from './content.table.ts'
import { shownNotice } from './home-content.queries.ts'

/** Columns with their readable articles, and the agreements, for footer and help pages. */
export async function helpCentre(ctx: Ctx): Promise<HelpCentre> {
  const [menus, links, papers] = await Promise.all([
    ctx.db.select().from(articleMenus).orderBy(asc(articleMenus.isSort), asc(articleMenus.id)),
    ctx.db
      .select({ menuId: articles.menuId, name: articles.name, title: articles.titleZh, title_en: articles.titleEn })
      .from(articles)
      .where(eq(articles.enabled, true))
      .orderBy(asc(articles.isSort), asc(articles.id)),
    ctx.db
      .select({ name: agreements.name, title: agreements.titleZh, title_en: agreements.titleEn })
      .from(agreements)
      .orderBy(asc(agreements.id)),
  ])
  const inside = Map.groupBy(links, link => link.menuId)
  const columns = treeOf(menus, (menu, children: ArticleColumn[]) => {
    const own = (inside.get(menu.id) ?? []).map(({ menuId: _, ...link }) => link)
    if (own.length === 0 && children.length === 0) return undefined
    return { id: menu.id, name: menu.nameZh, name_en: menu.nameEn, articles: own, children }
  })
  return { columns, agreements: papers }
}

/**
 * The page at /user/article/{name}: an agreement, a notice or an article that is shown now; undefined for any other
 * name.
 */
export async function readingPage(ctx: Ctx, name: string): Promise<ReadingPage | undefined> {
  const id = noticeId(name)
  if (id !== undefined) return noticePage(ctx, name, id)
  return (await agreementPage(ctx, name)) ?? articlePage(ctx, name)
}

/** An agreement by the name that pages call it by. */
export async function agreementPage(ctx: Ctx, name: string): Promise<ReadingPage | undefined> {
  const [row] = await ctx.db.select().from(agreements).where(eq(agreements.name, name))
  return row && { kind: 'agreement', name, ...textsOf(row), menu_id: null, clicks: null, ...changedAt(row.updatedAt) }
}

async function noticePage(ctx: Ctx, name: string, id: number): Promise<ReadingPage | undefined> {
  const [row] = await ctx.db
    .select()
    .from(notices)
    .where(and(eq(notices.id, id), shownNotice(ctx)))
  return row && { kind: 'notice', name, ...textsOf(row), menu_id: null, clicks: null, ...changedAt(row.startAt) }
}

async function articlePage(ctx: Ctx, name: string): Promise<ReadingPage | undefined> {
  const [found] = await ctx.db
    .select({ article: articles, clicks: articleReads.clicks })
    .from(articles)
    .leftJoin(articleReads, eq(articleReads.articleId, articles.id))
    .where(and(eq(articles.name, name), eq(articles.enabled, true)))
  if (found === undefined) return undefined
  const { article, clicks } = found
  return {
    kind: 'article',
    name,
    ...textsOf(article),
    menu_id: article.menuId,
    clicks: clicks ?? 0,
    ...changedAt(article.updatedAt),
  }
}

const textsOf = (row: {
  readonly titleZh: string
  readonly titleEn: string
  readonly contentZh: string
  readonly contentEn: string
}) => ({
  title: row.titleZh,
  title_en: row.titleEn,
  content: htmlOf(row.contentZh),
  content_en: htmlOf(row.contentEn),
})

const changedAt = (time: Date) => ({ updated_at: time.toISOString() })
