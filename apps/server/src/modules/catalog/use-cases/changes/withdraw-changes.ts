import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { closeChanges, openChangeOf } from '../../data/changes/goods-change.repo.ts'
import { lockGoods } from '../../data/goods/goods.repo.ts'
import { goodsChanges, nameOfGoods } from '../goods/goods-input.ts'

/**
 * Takes back the open changes of goods, all or none; the version that is sold stays. Refuses foreign goods as missing,
 * and with `goods.state_changed` goods whose change was decided or taken back by now.
 */
export async function withdrawChanges(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<void> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b)
  await transact(ctx, async tx => {
    for (const id of wanted) {
      const goods = await lockGoods(tx, id, tx.scope)
      const open = await openChangeOf(tx, id)
      if (open === undefined) throw new AppError('goods.state_changed')
      await audit(tx, {
        action: 'goods_change.cancel',
        subjectType: 'goods',
        subjectId: id,
        subjectName: nameOfGoods(goods),
        before: goodsChanges(open.values),
        after: {},
      })
    }
    await closeChanges(tx, wanted)
  })
}
