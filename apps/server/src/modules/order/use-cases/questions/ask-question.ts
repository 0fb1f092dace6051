import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { limit } from '../../../../infra/limits/rate.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { listedGoods } from '../../../catalog/index.ts'
import { insertQuestion } from '../../data/questions/question.repo.ts'

/** A buyer asks about listed goods; other goods are missing. Refuses more than a day's questions of one person. */
export async function askQuestion(ctx: Ctx<BuyerActor>, goodsId: number, content: string): Promise<{ id: number }> {
  const userId = ctx.scope.id
  await limit(ctx, { key: `question:${userId}`, max: LIMITS.question.perDay, windowMs: DAY })
  return transact(ctx, async tx => {
    const goods = await listedGoods(tx, goodsId)
    if (goods === undefined) throw new AppError('record.missing')
    const { storeId, name, nameEn, image } = goods
    const copies = { goodsName: name, goodsNameEn: nameEn, goodsImage: image }
    const id = await insertQuestion(tx, { goodsId, storeId, userId, ...copies, content: content.trim() })
    await emit(tx, 'question.asked', { questionId: id, storeId })
    return { id }
  })
}
