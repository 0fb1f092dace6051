import { eq } from 'drizzle-orm'
import type { AddressList } from '../../../infra/addresses.ts'
import type { Ctx } from '../../../infra/context.ts'
import { noticeId, noticeName } from '../domain/page-name.ts'
import { agreements, articles, notices } from './content.table.ts'
import { shownNotice } from './home-content.queries.ts'

/** Everything that is read at /user/article/{name} now. Ids of three tables meet here, so the list is read at once. */
export const articleAddresses: AddressList = {
  name: 'articles',
  starts: async () => [0],
  from: async (ctx, from) => {
    if (from > 0) return []
    const [shown, papers, lines] = await Promise.all([
      ctx.db
        .select({ name: articles.name, changedAt: articles.updatedAt })
        .from(articles)
        .where(eq(articles.enabled, true)),
      ctx.db.select({ name: agreements.name, changedAt: agreements.updatedAt }).from(agreements),
      ctx.db.select({ id: notices.id, changedAt: notices.startAt }).from(notices).where(shownNotice(ctx)),
    ])
    const named = lines.map(({ id, changedAt }) => ({ name: noticeName(id), changedAt }))
    return [...shown, ...papers, ...named].map(({ name, changedAt }, index) => ({
      id: index,
      path: `/user/article/${name}`,
      changedAt,
    }))
  },
}

/** Whether a page that is not shown under that name exists: an article switched off, or a notice whose time is over. */
export async function hadReadingPage(ctx: Ctx, name: string): Promise<boolean> {
  const id = noticeId(name)
  const rows =
    id === undefined
      ? await ctx.db.select({ id: articles.id }).from(articles).where(eq(articles.name, name))
      : await ctx.db.select({ id: notices.id }).from(notices).where(eq(notices.id, id))
  return rows.length > 0
}
