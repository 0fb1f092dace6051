import type { GoodsChange, GoodsProposal } from '@shiji/contract/catalog/catalog.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { closeChanges, type GoodsChangeRecord, proposeChange } from '../../data/changes/goods-change.repo.ts'
import type { GoodsRecord } from '../../data/goods/goods.repo.ts'
import type { SkuRecord } from '../../data/goods/sku.repo.ts'
import { isSame } from '../../domain/changes/is-same.ts'
import { placeGoods } from '../goods/check-goods.ts'
import { goodsChanges, nameOfGoods } from '../goods/goods-input.ts'

/** What was sent for locked goods, and what of it must be reviewed. */
interface Submission {
  readonly sent: GoodsChange
  readonly proposal: GoodsProposal
  readonly open: GoodsChangeRecord | undefined
  readonly skus: readonly SkuRecord[]
}

/**
 * Makes the proposal the waiting change of locked goods, after the checks of a save. An empty one takes the open change
 * back; reviewers are notified once per change.
 */
export async function submitChange(
  tx: Ctx<SellerActor>,
  before: GoodsRecord,
  { sent, proposal, open, skus }: Submission,
): Promise<void> {
  await placeGoods(tx, before.storeId, sent, before)
  if (Object.keys(proposal).length === 0) {
    if (open !== undefined) await closeChanges(tx, [before.id])
    return
  }
  if (open?.state === 'waiting' && isSame(open.values, proposal)) return
  const skuIds = proposal.skus === undefined ? [] : skus.map(sku => sku.id)
  await proposeChange(tx, before, open, { values: proposal, skuIds })
  const { search: _, searchLead: __, ...old } = before
  const after = {
    ...goodsChanges(proposal),
    ...(proposal.class_id === undefined ? {} : { classId: proposal.class_id }),
  }
  await audit(tx, {
    action: 'goods_change.submit',
    subjectType: 'goods',
    subjectId: before.id,
    subjectName: nameOfGoods(before),
    before: Object.fromEntries(Object.entries(old).filter(([name]) => name in after)),
    after,
  })
  if (open?.state !== 'waiting') await emit(tx, 'goods.change_submitted', { goodsId: before.id })
}
