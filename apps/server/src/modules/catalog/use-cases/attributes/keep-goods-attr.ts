import type { GoodsAttrChange, GoodsAttrInput } from '@shiji/contract/catalog/goods-attrs.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { isClassAllowed } from '../../../store/index.ts'
import {
  deleteGoodsAttrs,
  insertGoodsAttr,
  lockGoodsAttrs,
  replaceValues,
  updateGoodsAttr,
} from '../../data/attributes/goods-attr.repo.ts'
import { leafClasses } from '../../data/classes/class.queries.ts'

const subjectType = 'goods_attr'

/**
 * Makes an attribute or spec of a store for a class that it may sell in. An attribute with the name of one of the class
 * adds its values to that one. Goods that name its values are found by them from their next save on.
 */
export async function createGoodsAttr(ctx: Ctx<SellerActor>, input: GoodsAttrInput): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const { kind, class_id: classId, values } = input
    if (!(await leafClasses(tx, [classId])).has(classId))
      throw new InvalidInput([{ field: 'class_id', key: 'refusal.not_a_choice' }])
    if (!(await isClassAllowed(tx, tx.scope, classId)))
      throw new InvalidInput([{ field: 'class_id', key: 'refusal.class_not_allowed' }])
    const id = await insertGoodsAttr(tx, {
      storeId: tx.scope.id,
      classId,
      kind,
      nameZh: input.name.trim(),
      nameEn: input.name_en?.trim() ?? '',
      isFilter: kind === 'attribute' && input.is_filter === true,
      isSort: input.is_sort ?? 0,
      createdAt: tx.clock.now(),
    })
    await replaceValues(tx, id, values)
    await audit(tx, { action: 'goods_attr.create', subjectType, subjectId: id, after: input })
    return { id }
  })
}

/** Changes the sent fields of an attribute or spec of the own store; kind and class stay. */
export async function changeGoodsAttr(ctx: Ctx<SellerActor>, id: number, input: GoodsAttrChange): Promise<void> {
  await transact(ctx, async tx => {
    const [before] = await lockGoodsAttrs(tx, tx.scope, [id])
    if (before === undefined) throw new AppError('record.missing')
    await updateGoodsAttr(tx, before, {
      ...(input.name === undefined ? {} : { nameZh: input.name.trim() }),
      ...(input.name_en === undefined ? {} : { nameEn: input.name_en.trim() }),
      ...(input.is_filter === undefined ? {} : { isFilter: before.kind === 'attribute' && input.is_filter }),
      ...(input.is_sort === undefined ? {} : { isSort: input.is_sort }),
    })
    if (input.values !== undefined) await replaceValues(tx, id, input.values)
    const { nameZh, nameEn, isFilter, isSort } = before
    await audit(tx, {
      action: 'goods_attr.update',
      subjectType,
      subjectId: id,
      before: { name: nameZh, name_en: nameEn, is_filter: isFilter, is_sort: isSort },
      after: input,
    })
  })
}

/** Deletes attributes and specs of the own store, all or none. Goods keep their texts and SKUs. */
export async function removeGoodsAttrs(ctx: Ctx<SellerActor>, ids: readonly number[]): Promise<number> {
  const wanted = [...new Set(ids)]
  return transact(ctx, async tx => {
    const rows = await lockGoodsAttrs(tx, tx.scope, wanted)
    if (rows.length !== wanted.length) throw new AppError('record.missing')
    await deleteGoodsAttrs(tx, wanted)
    for (const { id, nameZh, kind, classId } of rows)
      await audit(tx, {
        action: 'goods_attr.delete',
        subjectType,
        subjectId: id,
        before: { name: nameZh, kind, class_id: classId },
      })
    return rows.length
  })
}
