import type { GoodsChange } from '@shiji/contract/catalog/catalog.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import { lastChange } from '../../../../infra/audit/last-change.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { valueIdsOf } from '../../data/classes/attribute.queries.ts'
import { refreshFreeDelivery } from '../../data/goods/free-delivery.repo.ts'
import { type GoodsChanges, type GoodsRecord, lockGoods, updateGoods } from '../../data/goods/goods.repo.ts'
import { type GoodsFormFacts, goodsFormFacts } from '../../data/goods/goods-row.queries.ts'
import { type SkuRecord, skusOf } from '../../data/goods/sku.repo.ts'
import { goodsDocuments, rememberWords } from '../../data/search/search.repo.ts'
import { type ReviewState, reviewAfterSave, reviewMachine } from '../../domain/goods.machine.ts'
import { isListed } from '../../domain/listed.ts'
import { checkMatrix, type GoodsPlace, placeGoods } from './check-goods.ts'
import { auditableSkus, goodsChanges, isShownChanged, nameOfGoods, priceRange } from './goods-input.ts'
import { replaceSkus } from './save-skus.ts'

/** A change with the fields that only the platform may set. */
export type AnyGoodsChange = GoodsChange & { readonly is_master?: boolean }

/** What the editor saw: the version, and a function that presents the current goods to them. */
export interface SeenGoods {
  readonly version: string | undefined
  readonly show: (facts: GoodsFormFacts) => unknown
}

/**
 * Saves the sent fields of goods; fields that are not sent stay, including SKUs and their stock. Changed texts and
 * pictures of a seller wait for the platform's review again where it reviews goods, and always after a rejection.
 * Refuses goods of another store as missing, and with `record.changed` goods that another person has saved since the
 * editor read them.
 */
export async function changeGoods(
  ctx: Ctx<SellerActor | AdminActor>,
  id: number,
  input: AnyGoodsChange,
  seen?: SeenGoods,
): Promise<void> {
  await transact(ctx, async tx => {
    const before = await lockGoods(tx, id, tx.scope)
    if (seen?.version !== undefined) await refuseChanged(tx, before, seen)
    const skusBefore = await skusOf(tx, id)
    const axes = input.axes ?? before.axes
    if (input.skus !== undefined) checkMatrix(axes, input.skus)
    else if (input.axes !== undefined) throw new InvalidInput([{ field: 'skus', key: 'error.required' }])
    const place = await placeGoods(tx, before.storeId, input, before)
    const fields = goodsChanges(input)
    const change: GoodsChanges = {
      ...fields,
      ...(input.is_master === undefined ? {} : { isMaster: input.is_master }),
      classId: place.classPlace.id,
      classMiddleId: place.classPlace.middleId,
      classRootId: place.classPlace.rootId,
      verify: await verifyAfter(tx, before, fields),
    }
    if (input.skus !== undefined)
      await replaceSkus(
        tx,
        { ...before, ...fields },
        { axes: before.axes, skus: skusBefore },
        { axes, skus: input.skus },
      )
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
  })
}

async function refuseChanged(tx: Ctx, { id }: GoodsRecord, { version, show }: SeenGoods): Promise<void> {
  const facts = await goodsFormFacts(tx, id, tx.scope)
  if (facts === undefined) throw new AppError('record.missing')
  if (version === facts.version) return
  throw new AppError('record.changed', {}, { current: show(facts), ...(await lastChange(tx, 'goods', id)) })
}

async function verifyAfter(tx: Ctx, before: GoodsRecord, fields: GoodsChanges): Promise<ReviewState> {
  const verify = reviewStateOf(before.verify)
  if (tx.actor.kind !== 'seller') return verify
  const { goodsVerify: isReviewOn } = await readSetting(tx, 'store')
  return reviewAfterSave(verify, { isShownChanged: isShownChanged(before, fields), isReviewOn })
}

function reviewStateOf(word: string): ReviewState {
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
