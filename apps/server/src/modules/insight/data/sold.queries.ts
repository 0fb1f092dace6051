import { type SQL, sql } from 'drizzle-orm'
import type { PlatformScope, StoreScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'

export interface Span {
  readonly from: Date
  /** The first moment after it; open if absent. */
  readonly to?: Date
}

/**
 * Orders `o` that count as sales, from their payment until they are cancelled: paid in the period, of one store or of
 * all. Those of all stores are read store by store, through the index of the sellers' lists.
 */
export function soldIn({ from, to }: Span, scope: StoreScope | PlatformScope): SQL {
  const when = sql`o.pay_time is not null and o.pay_time >= ${from} and o.status <> 'cancel'${to === undefined ? sql`` : sql` and o.pay_time < ${to}`}`
  return scope.of === 'platform'
    ? sql`stores w join orders o on o.store_id = w.id and ${when}`
    : sql`(select * from orders o where ${inScope(scope, { store: sql`o.store_id` })} and ${when}) o`
}
