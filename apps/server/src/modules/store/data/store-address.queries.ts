import { and, asc, eq, gte, inArray } from 'drizzle-orm'
import type { AddressList } from '../../../infra/addresses.ts'
import { stores } from './store.table.ts'

/** Pages of the stores that visitors find: passed, and not closed. */
export const storeAddresses: AddressList = {
  name: 'stores',
  starts: async () => [0],
  from: async (ctx, from, limit) => {
    const rows = await ctx.db
      .select({ id: stores.id, createdAt: stores.createdAt, passedAt: stores.passedAt })
      .from(stores)
      .where(and(eq(stores.verify, 'passed'), inArray(stores.status, ['open', 'holiday']), gte(stores.id, from)))
      .orderBy(asc(stores.id))
      .limit(limit)
    return rows.map(({ id, createdAt, passedAt }) => ({ id, path: `/store/${id}`, changedAt: passedAt ?? createdAt }))
  },
}
