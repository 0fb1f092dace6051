import { DAY } from '@shiji/kit/time/duration.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import { lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE } from '../../../infra/scope.ts'
import { ownRows } from '../../../records/in-scope.ts'
import { goodsDays, salesDays } from './closed-days.table.ts'
import { soldIn } from './sold.queries.ts'

/** The shop days from a day on that are closed, as `YYYY-MM-DD`. */
export async function closedDays(ctx: Ctx, from: Date): Promise<ReadonlySet<string>> {
  const { rows } = await ctx.db.execute<{ day: string }>(
    sql`select day::text as day from sales_days where ${ownRows(PLATFORM_SCOPE, salesDays.storeId)} and day >= ${shopDayKey(from)}::date`,
  )
  return new Set(rows.map(row => row.day))
}

/** Saves the sales of a past shop day. A closed day is not changed. */
export async function closeDay(tx: Ctx, from: Date): Promise<void> {
  const day = sql`${shopDayKey(from)}::date`
  const sold = soldIn({ from, to: new Date(from.getTime() + DAY) }, PLATFORM_SCOPE)
  await tx.db.execute(sql`
    insert into goods_days (store_id, day, goods_id, pieces, amount)
    select o.store_id, ${day}, l.goods_id, sum(l.buy_num), sum(l.payable)
    from ${sold} join order_goods l on l.order_id = o.id group by o.store_id, l.goods_id
    on conflict do nothing`)
  await tx.db.execute(sql`
    insert into sales_days (store_id, day, orders, amount, buyers)
    select coalesce(o.store_id, 0), ${day}, count(*), coalesce(sum(o.payable), 0), count(distinct o.user_id)
    from ${sold} group by grouping sets ((o.store_id), ())
    on conflict do nothing`)
}

/** Deletes closed days before a day, which no dashboard shows any more. */
export async function forgetDays(tx: Ctx, before: Date): Promise<void> {
  for (const table of [goodsDays, salesDays]) await tx.db.delete(table).where(lt(table.day, shopDayKey(before)))
}
