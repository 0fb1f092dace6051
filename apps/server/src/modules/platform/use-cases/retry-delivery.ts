import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { makeDeliveryDue } from '../data/operations/delivery.repo.ts'

/** Makes a failed delivery due now. Refuses with `record.missing` for one that has succeeded or is unknown. */
export async function retryDelivery(ctx: Ctx, id: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const now = tx.clock.now()
    const delivery = await makeDeliveryDue(tx, id, now)
    if (delivery === undefined) throw new AppError('record.missing')
    await audit(tx, {
      action: 'delivery.retry',
      subjectType: 'delivery',
      subjectId: id,
      subjectName: delivery.type,
      before: delivery,
      after: { ...delivery, nextAt: now },
    })
    return { id }
  })
}
