import type { ClassedGoods, ClassOfGoodsInput } from '@shiji/contract/catalog/desk/bulk.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { openChangeOf } from '../../data/changes/goods-change.repo.ts'
import { attributeNames } from '../../data/classes/attribute.queries.ts'
import { lockGoods } from '../../data/goods/goods.repo.ts'
import { fittingAttributes } from '../../domain/bulk/fitting-attributes.ts'
import { saveGoods } from '../goods/change-goods.ts'
import { placeGoods } from '../goods/check-goods.ts'

/**
 * Moves goods to a class, all or none, by the rules of a save; attributes of their old class that the new one lacks are
 * dropped. `dry` only answers what that is. Refuses foreign goods as missing, and a class that the store may not sell
 * in at its field.
 */
export async function setClass(ctx: Ctx<SellerActor>, input: ClassOfGoodsInput): Promise<ClassedGoods> {
  const ids = [...new Set(input.id)].toSorted((a, b) => a - b)
  const classId = input.class_id
  return transact(ctx, async tx => {
    const rows: ClassedGoods['rows'] = []
    for (const id of ids) {
      const goods = await lockGoods(tx, id, tx.scope)
      const open = await openChangeOf(tx, id)
      const fromId = open?.values.class_id ?? goods.classId
      const names = await attributeNames(tx, tx.scope.id, [fromId, classId])
      const { kept, dropped } = fittingAttributes(open?.values.attributes ?? goods.attributes, {
        before: names.get(fromId) ?? [],
        after: names.get(classId) ?? [],
      })
      if (dropped.length > 0)
        rows.push({ goods_id: id, name: goods.name, name_en: goods.nameEn, dropped: dropped.map(row => row.name) })
      if (input.dry === true) await placeGoods(tx, goods.storeId, { class_id: classId }, goods)
      else
        await saveGoods(tx, id, {
          class_id: classId,
          ...(dropped.length > 0 ? { attributes: kept.map(row => ({ ...row })) } : {}),
        })
    }
    return { rows }
  })
}
