import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { expressesByCode } from '../data/order.queries.ts'
import { changeParcel, lockParcel } from '../data/parcels/parcel.repo.ts'
import { mayChangeParcel, oldestToChange } from '../domain/parcel-change.ts'

export interface ParcelNumber {
  readonly expressCode: string
  readonly number: string
}

/**
 * Corrects company and number of a parcel, within a day of shipping and until the order is received, for all orders
 * that it carries. Refuses foreign parcels like missing ones, unknown companies, and a number that the order has on another parcel.
 */
export async function changeParcelNumber(
  ctx: Ctx<SellerActor | AdminActor>,
  id: number,
  { expressCode, number }: ParcelNumber,
): Promise<{ id: number }> {
  const code = expressCode.toUpperCase()
  return transact(ctx, async tx => {
    const now = tx.clock.now()
    const rows = await lockParcel(tx, id, tx.scope)
    if (rows.length === 0) throw new AppError('record.missing')
    const express = (await expressesByCode(tx, [code])).get(code)
    if (express === undefined) throw new AppError('order.express_unknown')
    if (!rows.every(row => mayChangeParcel(row, row.orderStatus, now))) throw new AppError('order.parcel_fixed')
    const after = { express, number: number.toUpperCase(), madeAfter: oldestToChange(now) }
    for (const before of rows) {
      if (!(await changeParcel(tx, before, after, tx.scope))) throw new AppError('order.parcel_repeated')
      const { orderId, userId, storeId } = before
      await emit(tx, 'order.parcel_changed', {
        ...{ orderId, userId, storeId },
        company: express.name,
        companyEn: express.nameEn,
        number: after.number,
      })
      await audit(tx, {
        action: 'order.update',
        subjectType: 'order',
        subjectId: orderId,
        subjectName: before.orderNo,
        before: { express: before.expressCode, number: before.number },
        after: { express: express.code, number: after.number },
      })
    }
    return { id }
  })
}
