import type { GoodsChange } from '@shiji/contract/catalog/catalog.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { valueIdsOf } from '../../data/classes/attribute.queries.ts'
import { refreshFreeDelivery } from '../../data/goods/free-delivery.repo.ts'
import { type GoodsChanges, type GoodsRecord, updateGoods } from '../../data/goods/goods.repo.ts'
import { type SkuRecord, skusOf } from '../../data/goods/sku.repo.ts'
import { goodsDocuments, rememberWords } from '../../data/search/search.repo.ts'
import { type ApprovedVersion, splitSave } from '../../domain/changes/split-save.ts'
import { type ReviewState, reviewAfterSave, reviewMachine } from '../../domain/goods.machine.ts'
import { isListed } from '../../domain/listed.ts'
import { type GoodsPlace, placeGoods } from './check-goods.ts'
import { auditableSkus, goodsChanges, nameOfGoods, priceRange } from './goods-input.ts'
import { replaceSkus } from './save-skus.ts'

/** A change with the fields that only the platform may set. */
export type AnyGoodsChange = GoodsChange & { readonly is_master?: boolean }

/** Goods and SKUs as a save is compared with. */
export const approvedVersion = (row: GoodsRecord, skus: readonly SkuRecord[]): ApprovedVersion => ({
  name: row.name,
  name_en: row.nameEn,
  subname: row.subname,
  subname_en: row.subnameEn,
  class_id: row.classId,
  brand_id: row.brandId,
  images: [...row.images],
  video: row.video,
  content: row.content,
  content_en: row.contentEn,
  attributes: [...row.attributes],
  axes: row.axes,
  skus: skus.map(({ id, valueIndex, image, price, marketPrice, weight, code }) => ({
    id,
    value_index: valueIndex,
    image,
    price,
    market_price: marketPrice,
    weight,
    code,
  })),
})

/** Writes a change to locked goods with everything that follows from it. An empty change does nothing. */
export async function applyToGoods(
  tx: Ctx<SellerActor | AdminActor>,
  before: GoodsRecord,
  skusBefore: readonly SkuRecord[],
  input: AnyGoodsChange,
  isReviewOn: boolean,
): Promise<void> {
  if (Object.keys(input).length === 0) return
  const { id } = before
  const axes = input.axes ?? before.axes
  const place = await placeGoods(tx, before.storeId, input, before)
  const fields = goodsChanges(input)
  const { proposal } = splitSave(approvedVersion(before, skusBefore), input)
  const verify = reviewStateOf(before.verify)
  const change: GoodsChanges = {
    ...fields,
    ...(input.is_master === undefined ? {} : { isMaster: input.is_master }),
    classId: place.classPlace.id,
    classMiddleId: place.classPlace.middleId,
    classRootId: place.classPlace.rootId,
    verify:
      tx.actor.kind === 'seller'
        ? reviewAfterSave(verify, { isShownChanged: Object.keys(proposal).length > 0, isReviewOn })
        : verify,
  }
  if (input.skus !== undefined)
    await replaceSkus(tx, { ...before, ...fields }, { axes: before.axes, skus: skusBefore }, { axes, skus: input.skus })
  const skus = input.skus === undefined ? skusBefore : await skusOf(tx, id)
  await write(tx, before, change, place, skus)
  const { search: _, searchLead: __, ...old } = before
  const hasSkus = input.skus !== undefined
  await audit(tx, {
    action: 'goods.update',
    subjectType: 'goods',
    subjectId: id,
    subjectName: nameOfGoods({ ...before, ...fields }),
    before: {
      ...Object.fromEntries(Object.entries(old).filter(([name]) => name in change)),
      ...(hasSkus ? { skus: auditableSkus(skusBefore) } : {}),
    },
    after: { ...change, ...(hasSkus ? { skus: auditableSkus(skus) } : {}) },
  })
  await emit(tx, 'goods.changed', { goodsId: id })
  if (change.verify === 'to_be_reviewed' && before.verify !== change.verify)
    await emit(tx, 'goods.submitted', { goodsId: id })
  if (input.skus !== undefined) await emit(tx, 'goods.availability_changed', { goodsId: id })
}

/** A stored word as a state of the machine. */
export function reviewStateOf(word: string): ReviewState {
  const state = reviewMachine.states.find(each => each === word)
  if (state === undefined) throw new Error(`unknown verification ${word}`)
  return state
}

async function write(
  tx: Ctx,
  before: GoodsRecord,
  change: GoodsChanges,
  place: GoodsPlace,
  skus: readonly SkuRecord[],
): Promise<void> {
  const after = { ...before, ...change }
  const texts = { ...after, ...place.texts, codes: skus.map(sku => sku.code) }
  await updateGoods(
    tx,
    before.id,
    {
      ...change,
      ...priceRange(skus.map(sku => sku.price)),
      valueIds: await valueIdsOf(tx, { classId: place.classPlace.id, storeId: before.storeId }, after.attributes),
      isListed: isListed(after, place.isTrading),
    },
    goodsDocuments(texts),
  )
  await refreshFreeDelivery(tx, before.storeId, before.id)
  await rememberWords(tx, [texts])
}
