import type { ReviewDecision } from '@shiji/contract/catalog/desk/goods-review.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { decideChange, type GoodsChangeRecord, openChangeOf } from '../../data/changes/goods-change.repo.ts'
import { type GoodsRecord, lockGoods } from '../../data/goods/goods.repo.ts'
import { goodsFormFacts } from '../../data/goods/goods-row.queries.ts'
import { skusOf } from '../../data/goods/sku.repo.ts'
import { saveOf } from '../../domain/changes/split-save.ts'
import { applyToGoods, approvedVersion } from '../goods/apply-goods.ts'
import { checkMatrix } from '../goods/check-goods.ts'
import { nameOfGoods } from '../goods/goods-input.ts'
import { moveReviewed } from '../goods/move-goods.ts'

/**
 * The platform's decision on the version that the reviewer read: of goods that wait as a whole, or of a change of
 * approved ones, which is applied by the rules of a save on top of what was saved at once since. A refusal needs a
 * reason, which the store reads. Refuses with `goods.review_changed` a version that is decided or replaced, and with
 * `goods.change_stale` a change that no longer fits the goods.
 */
export async function decideReview(ctx: Ctx<AdminActor>, id: number, input: ReviewDecision): Promise<void> {
  const reason = input.decision === 'refuse' ? (input.reason ?? '').trim() : ''
  if (input.decision === 'refuse' && reason === '') throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  const verify = input.decision === 'approve' ? 'examined' : 'rejected'
  await transact(ctx, async tx => {
    const before = await lockGoods(tx, id, tx.scope)
    if (input.change_id === null) {
      const facts = await goodsFormFacts(tx, id, tx.scope)
      if (before.verify !== 'to_be_reviewed' || facts?.version !== input.version)
        throw new AppError('goods.review_changed')
      await moveReviewed(tx, [id], { verify, reason })
      return
    }
    const change = await openChangeOf(tx, id)
    const isRead = change?.id === input.change_id && String(change.version) === input.version
    if (!isRead || change.state !== 'waiting') throw new AppError('goods.review_changed')
    if (verify === 'examined') await applyChange(tx, before, change)
    await decideChange(tx, change.id, { state: verify === 'examined' ? 'approved' : 'refused', reason })
    await audit(tx, {
      action: verify === 'examined' ? 'goods_change.examine' : 'goods_change.reject',
      subjectType: 'goods',
      subjectId: id,
      subjectName: nameOfGoods(before),
      before: { reason: '' },
      after: { reason },
    })
    await emit(tx, 'goods.reviewed', { goodsId: id, storeId: before.storeId, subject: 'change', verify, reason })
  })
}

async function applyChange(tx: Ctx<AdminActor>, before: GoodsRecord, change: GoodsChangeRecord): Promise<void> {
  const skus = await skusOf(tx, before.id)
  const { values, skuIds } = change
  const known = new Set(skuIds)
  const isSame = skus.length === known.size && skus.every(sku => known.has(sku.id))
  if (values.skus !== undefined && !isSame) throw new AppError('goods.change_stale')
  const save = saveOf(approvedVersion(before, skus), values)
  const { goodsVerify: isReviewOn } = await readSetting(tx, 'store')
  try {
    if (save.skus !== undefined) checkMatrix(save.axes ?? before.axes, save.skus)
    await applyToGoods(tx, before, skus, save, isReviewOn)
  } catch (error) {
    // The store corrects it, not the reviewer: a class that it may no longer sell in, a brand that is gone.
    throw error instanceof InvalidInput ? new AppError('goods.change_stale') : error
  }
}
