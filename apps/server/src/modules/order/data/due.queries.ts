import type { ClockDue } from '@shiji/contract/platform/platform.ts'
import { add, type Fen, fen, subtract, ZERO } from '@shiji/kit/money/fen.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import { readSetting } from '../../platform/index.ts'
import { gradeOfStore, SHORTEST_DELAY } from '../../store/index.ts'
import { commissionOf } from '../domain/commission.ts'
import { settlementDueText } from '../domain/due.ts'

export interface DueOrders {
  readonly orders: number
  /** fen */
  readonly amount: Fen
}

const DUE = `
  select o.id, o.payable as paid, l.payable, l.commission_bp
  from orders o ${gradeOfStore('o.store_id', 'gr')} left join order_goods l on l.order_id = o.id
  where o.status = 'completion' and not o.is_settled and ${settlementDueText('$1::timestamptz', '$2::int', 'gr', SHORTEST_DELAY)}`

/**
 * Orders that a settlement run at that time takes, and what the stores receive; each commission is rounded as the run
 * does it.
 */
export async function settlementDue(ctx: Ctx, at: Date): Promise<DueOrders> {
  const { settlement } = await readSetting(ctx, 'task')
  const rows = await named<Record<string, string | null>>(ctx, 'settlement_due', DUE, [at, settlement])
  const orders = [...Map.groupBy(rows, row => row.id).values()]
  const amount = orders.reduce((all, lines) => {
    const sold = lines.flatMap(line =>
      line.payable === null ? [] : [{ payable: fen(Number(line.payable)), commissionBp: Number(line.commission_bp) }],
    )
    return add(all, subtract(fen(Number(lines[0]?.paid ?? 0)), commissionOf(sold)))
  }, ZERO)
  return { orders: orders.length, amount }
}

/** What the timers do to orders up to that time. */
export async function dueAt(ctx: Ctx, at: Date): Promise<ClockDue> {
  const { rows } = await ctx.db.execute<Record<string, string>>(sql`
    select status, count(*) as orders, coalesce(sum(payable), 0) as amount from orders
    where status in ('waiting_payment', 'waiting_receipt', 'waiting_comment') and due_at <= ${at} group by 1`)
  const of = (status: string): DueOrders => {
    const found = rows.find(row => row.status === status)
    return { orders: Number(found?.orders ?? 0), amount: fen(Number(found?.amount ?? 0)) }
  }
  return {
    cancelled: of('waiting_payment'),
    confirmed: of('waiting_receipt'),
    commented: of('waiting_comment'),
    settled: await settlementDue(ctx, at),
  }
}
