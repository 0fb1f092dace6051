import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { holdGoodsLimit } from '../../../store/index.ts'
import { countGoods } from '../../data/goods/goods.repo.ts'

/**
 * Makes sure that the store may keep one more: its grade limits its goods, whatever their state. Others that
 * add goods to the store wait for the end of the transaction. Refuses with `goods.limit_reached`, which names the limit.
 */
export async function holdRoom(tx: Ctx, storeId: number): Promise<void> {
  const limit = await holdGoodsLimit(tx, storeId)
  if (limit !== null && (await countGoods(tx, storeId)) >= limit) throw new AppError('goods.limit_reached', { limit })
}
