import type { FreightMode } from '@shiji/contract/statuses.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { holdFreight } from '../../../store/index.ts'
import { refreshFreeDelivery } from '../../data/goods/free-delivery.repo.ts'
import { updateFreight } from '../../data/goods/freight.repo.ts'
import { nameOfGoods } from './goods-input.ts'

/** How goods are delivered; only `custom` has a template. */
interface GoodsFreight {
  readonly freightMode: FreightMode
  readonly freightId: number | null
}

/**
 * Sets how goods of the own store are delivered, all or none; nothing else changes. Refuses foreign goods as missing,
 * and a template that is missing or of another store at its field.
 */
export async function setFreight(ctx: Ctx<SellerActor>, ids: readonly number[], to: GoodsFreight): Promise<void> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  const freightId = to.freightMode === 'custom' ? to.freightId : null
  if (to.freightMode === 'custom' && freightId === null)
    throw new InvalidInput([{ field: 'freight_id', key: 'error.required' }])
  await transact(ctx, async tx => {
    if (freightId !== null && !(await holdFreight(tx, tx.scope, freightId)))
      throw new InvalidInput([{ field: 'freight_id', key: 'refusal.not_a_choice' }])
    const after = { freightMode: to.freightMode, freightId }
    const before = await updateFreight(tx, wanted, tx.scope, after)
    if (before.length !== wanted.length) throw new AppError('record.missing')
    for (const { id, name, goodsNo, ...was } of before) {
      await audit(tx, {
        action: 'goods.update',
        subjectType: 'goods',
        subjectId: id,
        subjectName: nameOfGoods({ name, goodsNo }),
        before: was,
        after,
      })
      await emit(tx, 'goods.changed', { goodsId: id })
    }
    await refreshFreeDelivery(tx, tx.scope.id)
  })
}
