import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import { gradeOfStore, SHORTEST_DELAY } from '../../store/index.ts'
import type { CommissionedLine } from '../domain/commission.ts'
import { settlementDueText } from '../domain/due.ts'

/** Completed orders that are due, marked in this transaction; those of another worker are skipped, not waited for. */
const TAKE = `
  with due as (
    select o.id from orders o ${gradeOfStore('o.store_id', 'gr')}
    where o.status = 'completion' and not o.is_settled and ${settlementDueText('$1::timestamptz', '$4::int', 'gr', SHORTEST_DELAY)}
      and not (o.id = any($2::bigint[]))
    order by o.comment_time, o.id limit $3 for update of o skip locked
  )
  update orders o set is_settled = true from due where o.id = due.id
  returning o.id, o.order_no, o.store_id, o.user_id, o.payable`

const LINES = 'select order_id, payable, commission_bp from order_goods where order_id = any($1::bigint[]) order by id'

export interface DueOrder {
  readonly id: number
  readonly orderNo: string
  readonly storeId: number
  readonly userId: number
  readonly paid: Fen
  readonly lines: readonly CommissionedLine[]
}

interface TakenRow {
  readonly id: string
  readonly order_no: string
  readonly store_id: string
  readonly user_id: string
  readonly payable: string
}

/** When orders are due: now, and the minutes to wait in stores whose grade names none. */
export interface SettlementTime {
  readonly now: Date
  readonly minutes: number
}

/** Takes orders that are due for settlement and marks them settled; skips `except`. */
export async function takeDueOrders(
  tx: Ctx,
  { now, minutes }: SettlementTime,
  except: readonly number[],
  most: number,
): Promise<DueOrder[]> {
  const taken = await named<TakenRow>(tx, 'settlement_take', TAKE, [now, except, most, minutes])
  if (taken.length === 0) return []
  const ids = taken.map(row => Number(row.id))
  const rows = await named<{ order_id: string; payable: string; commission_bp: number }>(
    tx,
    'settlement_lines',
    LINES,
    [ids],
  )
  const lines = Map.groupBy(rows, row => row.order_id)
  return taken.map(row => ({
    id: Number(row.id),
    orderNo: row.order_no,
    storeId: Number(row.store_id),
    userId: Number(row.user_id),
    paid: fen(Number(row.payable)),
    lines: (lines.get(row.id) ?? []).map(line => ({
      payable: fen(Number(line.payable)),
      commissionBp: line.commission_bp,
    })),
  }))
}
