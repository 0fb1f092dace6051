import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { articleReads, articles } from './content.table.ts'

/** Counts one view of the article of that name; does nothing if there is none. */
export async function addRead(ctx: Ctx, name: string): Promise<void> {
  const [article] = await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.name, name))
  if (article === undefined) return
  await ctx.db
    .insert(articleReads)
    .values({ articleId: article.id, clicks: 1 })
    .onConflictDoUpdate({ target: articleReads.articleId, set: { clicks: sql`${articleReads.clicks} + 1` } })
}
