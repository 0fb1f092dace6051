import type { ShipSheet, ShipSheetInput } from '@shiji/contract/order/shipping/ship-sheet.ts'
import { translate } from '@shiji/i18n/server.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { refusalText } from '../../../../infra/refusal-text.ts'
import { offeredExpresses } from '../../data/order.queries.ts'
import { type OrderToShip, ordersByNumber } from '../../data/parcels/to-ship.queries.ts'
import { type CheckedRow, checkSheet, plain, type SheetProblem } from '../../domain/parcels/check-sheet.ts'
import { shipOrders } from '../ship-orders.ts'
import { mergeOrders } from './merge-orders.ts'
import { maySend } from './pack-order.ts'

type Row = CheckedRow<OrderToShip>
type Problem = ShipSheet['problems'][number]

/**
 * Ships a sheet of tracking numbers, each order in its own transaction; orders with one number go as one parcel. Rows
 * with a wrong cell are named and left out, an order that is shipped already is named with its number and not shipped
 * again. With `dry` it only looks.
 */
export async function shipSheet(ctx: Ctx<SellerActor>, { rows, dry = false }: ShipSheetInput): Promise<ShipSheet> {
  const numbers = [...new Set(rows.map(row => plain(row.order_no)).filter(text => text !== ''))]
  const [found, companies] = await Promise.all([ordersByNumber(ctx, numbers, ctx.scope), offeredExpresses(ctx)])
  const orders = new Map([...found].map(([no, order]) => [no, { ...order, mayShip: maySend(ctx, order) }]))
  const checked = checkSheet(rows, orders, companies)
  const problems = checked.flatMap(({ row, problems: own }) => own.map(each => messageOf(ctx, row, each)))
  if (dry) return { shipped: 0, problems }
  // An order with a wrong row waits until all its rows are right: it might be another parcel of it.
  const held = new Set(checked.flatMap(row => (row.problems.length > 0 && row.order ? [row.order.id] : [])))
  const ready = checked.filter(row => row.problems.length === 0 && row.order !== undefined && !held.has(row.order.id))
  const waiting = checked.filter(row => row.problems.length === 0 && row.order !== undefined && held.has(row.order.id))
  const refused: Problem[] = waiting.map(({ row }) => ({
    row,
    field: 'order_no',
    message: translate(ctx.locale, 'refusal.sheet_held'),
  }))
  for (const parcel of parcelsOf(ready)) refused.push(...(await shipParcel(ctx, parcel)))
  const failed = new Set(refused.map(problem => problem.row))
  return { shipped: ready.filter(row => !failed.has(row.row)).length, problems: [...problems, ...refused] }
}

/** Rows that are shipped together: those of one order, or several orders of one row each with one number. */
function parcelsOf(rows: readonly Row[]): readonly (readonly Row[])[] {
  const byOrder = [...Map.groupBy(rows, row => row.order?.id).values()]
  const several = byOrder.filter(own => own.length > 1)
  const single = byOrder.filter(own => own.length === 1).flat()
  return [...several, ...Map.groupBy(single, row => `${row.code} ${row.number}`).values()]
}

/** Ships one group of rows; returns what was refused, at its rows. */
async function shipParcel(ctx: Ctx<SellerActor>, rows: readonly Row[]): Promise<Problem[]> {
  const [first] = rows
  if (first?.order === undefined || first.code === undefined) return []
  const ids = [...new Set(rows.flatMap(row => row.order?.id ?? []))]
  if (ids.length === 1) {
    const id = first.order.id
    const parcels = rows.map(({ code = '', number }) => ({ orderId: id, expressCode: code, number }))
    const { refused } = await shipOrders(ctx, parcels)
    return refused.flatMap(({ msg }) => rows.map(({ row }) => ({ row, field: 'order_no' as const, message: msg })))
  }
  try {
    await mergeOrders(ctx, { orderIds: ids, expressCode: first.code, number: first.number })
    return []
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const [problem] = error instanceof InvalidInput ? error.problems : []
    const message =
      problem === undefined ? refusalText(ctx.locale, error) : translate(ctx.locale, problem.key, problem.params)
    return rows.map(({ row }) => ({ row, field: 'order_no' as const, message }))
  }
}

/** What is wrong in a cell, in the caller's language. */
function messageOf({ locale }: Pick<Ctx, 'locale'>, row: number, problem: SheetProblem): Problem {
  const say = (key: string, params?: Record<string, string>): Problem => ({
    row,
    field: problem.field,
    message: translate(locale, key, params),
  })
  switch (problem.kind) {
    case 'shipped':
      return say('refusal.sheet_shipped', { numbers: problem.numbers.join(', ') })
    case 'state':
      return say('refusal.sheet_state', { state: translate(locale, `status.order.${problem.status}`) })
    case 'other_receiver':
      return say('refusal.sheet_other_receiver', { order_no: problem.orderNo })
    default:
      return say(`refusal.sheet_${problem.kind}`)
  }
}
