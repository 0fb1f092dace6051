import { LIMITS } from '@shiji/contract/limits.ts'
import type { ShipDue } from '@shiji/contract/order/order.words.ts'
import { or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { soonAt } from '../domain/ship-due.ts'
import { orderAddressChanges } from './changes/change.table.ts'
import { ordersOf } from './order.queries.ts'
import { orders } from './order.table.ts'

/** The status as text, so that every plan can use the partial indexes of orders to ship. */
const TO_SHIP = sql`${orders.status} = 'waiting_delivery'`

/** Orders to ship whose time is over, or nearly. */
const DUES: Readonly<Record<ShipDue, (now: Date) => SQL>> = {
  overdue: now => sql`(${TO_SHIP} and ${orders.dueAt} <= ${now})`,
  soon: now => sql`(${TO_SHIP} and ${orders.dueAt} > ${now} and ${orders.dueAt} <= ${soonAt(now)})`,
}

const isDue = (word: unknown): word is ShipDue => typeof word === 'string' && Object.hasOwn(DUES, word)

/** Orders that are due at that time, by one or more words; no order for an unknown word. */
export const dueCondition = (words: readonly unknown[], now: Date): SQL =>
  or(...words.filter(isDue).map(word => DUES[word](now))) ?? sql`false`

const requestsOf = (scope: Scope): SQL => inScope(scope, { store: orderAddressChanges.storeId }) ?? sql`true`

const IN_STATE = [
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'completion',
  'cancel',
] as const

/**
 * Number of orders of a scope in each queue. Each is counted up to `queueCap` through an index, so that the desk of a
 * store with a million orders takes no longer than that of a new one.
 */
export async function queueCounts(ctx: Ctx, scope: Scope): Promise<Record<string, number>> {
  const now = ctx.clock.now()
  const queues: readonly (readonly [string, SQL])[] = [
    ...IN_STATE.map(status => [status, sql`${orders.status} = ${status}`] as const),
    ['overdue', DUES.overdue(now)],
    ['soon', DUES.soon(now)],
  ]
  const counts = queues.map(([name, matches]) => {
    const some = ctx.db
      .select({ one: sql`1` })
      .from(orders)
      .where(sql`${matches} and ${ordersOf(scope) ?? sql`true`}`)
      .limit(LIMITS.list.queueCap)
    return sql`(select count(*) from ${some} ${sql.identifier(name)}) as ${sql.identifier(name)}`
  })
  const asking = ctx.db
    .select({ one: sql`1` })
    .from(orderAddressChanges)
    .where(sql`${orderAddressChanges.status} = 'open' and ${requestsOf(scope)}`)
    .limit(LIMITS.list.queueCap)
  counts.push(sql`(select count(*) from ${asking} asking) as address_request`)
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`select ${sql.join(counts, sql`, `)}`)
  return Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)]))
}
