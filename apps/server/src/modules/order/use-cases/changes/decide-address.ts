import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { addressRequest, countParcels, withOpenRequest } from '../../data/changes/address-change.queries.ts'
import { endRequest, lockAddress, writeAddress } from '../../data/changes/address-change.repo.ts'
import { addressWay, receiverText } from '../../domain/changes/address-change.ts'

export type Decision = { readonly isGranted: true } | { readonly isGranted: false; readonly reason: string }

/**
 * Decides on a buyer's request for another address: granted, the order goes there. Refuses foreign requests like missing
 * ones, one that was decided or withdrawn before, and to grant one of an order that is on its way.
 */
export function decideAddress(
  ctx: Ctx<SellerActor | AdminActor>,
  requestId: number,
  decision: Decision,
): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const found = await addressRequest(tx, requestId, tx.scope)
    const order = found && (await lockAddress(tx, found.orderId, tx.scope))
    const request = found && (await addressRequest(tx, requestId, tx.scope))
    if (request === undefined || order === undefined) throw new AppError('record.missing')
    if (request.status !== 'open')
      throw new AppError('order.state_changed', {}, { id: order.id, request_status: request.status })
    const way = addressWay({ status: order.status, parcels: await countParcels(tx, order.id, tx.scope) })
    if (decision.isGranted && way !== 'request') throw new AppError('order.address_shipped')
    const ended = decision.isGranted
      ? ({ status: 'granted', reason: '' } as const)
      : ({ status: 'refused', reason: decision.reason } as const)
    await endRequest(tx, requestId, ended, tx.scope)
    if (decision.isGranted) await writeAddress(tx, order.id, request, tx.scope)
    await emit(tx, 'order.address_decided', {
      orderId: order.id,
      userId: order.userId,
      storeId: order.storeId,
      requestId,
      isGranted: decision.isGranted,
    })
    await audit(tx, {
      action: 'order.address',
      subjectType: 'order',
      subjectId: order.id,
      before: { receiver: receiverText(order) },
      after: { receiver: receiverText(decision.isGranted ? request : order), ...ended },
    })
    return { id: requestId }
  })
}

/** Refuses to ship an order whose buyer asks for another address: that is decided first. */
export async function refuseUndecided(tx: Ctx, orderId: number): Promise<void> {
  if ((await withOpenRequest(tx, [orderId], tx.scope)).size > 0) throw new AppError('order.address_open')
}
