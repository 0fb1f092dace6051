import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { AddressList } from '../../../infra/addresses.ts'
import { instantText, statusText } from '../domain/trading.ts'
import { stores } from './store.table.ts'

/** Pages of the stores that visitors find: passed, and not closed. */
export const storeAddresses: AddressList = {
  name: 'stores',
  starts: async () => [0],
  from: async (ctx, from, limit) => {
    const status = sql.raw(statusText('stores', instantText(ctx.clock.now())))
    const rows = await ctx.db
      .select({ id: stores.id, createdAt: stores.createdAt, passedAt: stores.passedAt })
      .from(stores)
      .where(and(eq(stores.verify, 'passed'), inArray(status, ['open', 'holiday']), gte(stores.id, from)))
      .orderBy(asc(stores.id))
      .limit(limit)
    return rows.map(({ id, createdAt, passedAt }) => ({ id, path: `/store/${id}`, changedAt: passedAt ?? createdAt }))
  },
}
