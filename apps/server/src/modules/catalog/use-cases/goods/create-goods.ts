import type { GoodsInput } from '@shiji/contract/catalog/catalog.ts'
import { fen, ZERO } from '@shiji/kit/money/fen.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { valueIdsOf } from '../../data/classes/attribute.queries.ts'
import { refreshFreeDelivery } from '../../data/goods/free-delivery.repo.ts'
import { insertGoods } from '../../data/goods/goods.repo.ts'
import { skusOf } from '../../data/goods/sku.repo.ts'
import { goodsDocuments, rememberWords } from '../../data/search/search.repo.ts'
import { reviewOfNew } from '../../domain/goods.machine.ts'
import { isListed } from '../../domain/listed.ts'
import { checkMatrix, placeGoods } from './check-goods.ts'
import { auditableSkus, goodsChanges, nameOfGoods, priceRange } from './goods-input.ts'
import { holdRoom } from './goods-limit.ts'
import { openSkus } from './save-skus.ts'

/**
 * A seller's new goods with SKUs and opening stock, off shelf unless requested otherwise. They wait for the platform
 * where it reviews goods (spec §3 goodsVerify). Refuses more goods than the grade of the store allows, classes the store
 * may not sell in and references to missing records.
 */
export async function createGoods(ctx: Ctx<SellerActor>, input: GoodsInput): Promise<{ id: number }> {
  const storeId = ctx.scope.id
  const axes = input.axes ?? []
  checkMatrix(axes, input.skus)
  return transact(ctx, async tx => {
    await holdRoom(tx, storeId)
    const { classPlace, isTrading, texts: around } = await placeGoods(tx, storeId, input, undefined)
    const { goodsVerify: isReviewOn } = await readSetting(tx, 'store')
    const id = await tx.ids.next()
    const now = tx.clock.now()
    const verify = reviewOfNew(isReviewOn)
    const values = {
      name: input.name,
      nameEn: '',
      subname: '',
      subnameEn: '',
      goodsNo: '',
      images: input.images,
      marketPrice: ZERO,
      weight: input.skus[0]?.weight ?? 0,
      shelf: 'off_shelf',
      ...goodsChanges(input),
      ...priceRange(input.skus.map(sku => fen(sku.price))),
      id,
      storeId,
      classId: classPlace.id,
      classMiddleId: classPlace.middleId,
      classRootId: classPlace.rootId,
      verify,
      inStock: input.skus.some(sku => sku.stock > 0),
      createdAt: now,
      updatedAt: now,
    }
    const texts = {
      ...values,
      ...around,
      attributes: values.attributes ?? [],
      codes: input.skus.map(sku => sku.code ?? ''),
    }
    await insertGoods(
      tx,
      {
        ...values,
        valueIds: await valueIdsOf(tx, { classId: classPlace.id, storeId }, texts.attributes),
        isListed: isListed({ ...values, deletedAt: null }, isTrading),
        search: '',
      },
      goodsDocuments(texts),
    )
    await openSkus(tx, values, axes, input.skus)
    await refreshFreeDelivery(tx, storeId, id)
    await rememberWords(tx, [texts])
    await audit(tx, {
      action: 'goods.create',
      subjectType: 'goods',
      subjectId: id,
      subjectName: nameOfGoods(values),
      after: { ...values, skus: auditableSkus(await skusOf(tx, id)) },
    })
    await emit(tx, 'goods.changed', { goodsId: id })
    if (verify === 'to_be_reviewed') await emit(tx, 'goods.submitted', { goodsId: id })
    return { id }
  })
}
