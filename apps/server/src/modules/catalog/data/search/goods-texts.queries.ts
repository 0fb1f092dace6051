import type { Ctx } from '../../../../infra/context.ts'
import { named } from '../../../../infra/database/named.ts'
import type { GoodsTexts } from '../../domain/goods-texts.ts'
import type { StoredAttribute } from '../goods/goods.table.ts'

/** Search texts of goods, with the time of the state that was read. */
export interface IndexedGoods extends GoodsTexts {
  readonly id: number
  readonly updatedAt: Date
}

/** The next goods of the scope by id, with all their search texts. */
export async function textsAfter(
  ctx: Ctx,
  scope: { readonly storeId?: number; readonly classId?: number; readonly brandId?: number },
  after: number,
  limit: number,
): Promise<IndexedGoods[]> {
  const { storeId = null, classId = null, brandId = null } = scope
  const rows = await named<{
    id: string
    name: string
    name_en: string
    subname: string
    subname_en: string
    goods_no: string
    updated_at: string
    class_names: string[]
    class_ids: string[]
    brand_names: string[]
    store_names: string[]
    attributes: readonly StoredAttribute[]
    codes: string[]
  }>(
    ctx,
    'goods_texts',
    `select g.id, g.name, g.name_en, g.subname, g.subname_en, g.goods_no, g.updated_at,
       array_remove(array[c.name_zh, c.name_en], null) as class_names,
       array[g.class_id, g.class_middle_id, g.class_root_id] as class_ids,
       array_remove(array[b.name_zh, b.name_en], null) as brand_names, array[s.name, s.name_en] as store_names,
       g.attributes,
       array(select k.code from skus k where k.goods_id = g.id and k.deleted_at is null and k.code <> '') as codes
     from goods g
     join stores s on s.id = g.store_id
     left join goods_classes c on c.id = g.class_id
     left join goods_brands b on b.id = g.brand_id
     where g.id > $1 and g.deleted_at is null
       and ($2::bigint is null or g.store_id = $2)
       and ($3::bigint is null or $3 in (g.class_id, g.class_middle_id, g.class_root_id))
       and ($4::bigint is null or g.brand_id = $4)
     order by g.id limit $5`,
    [after, storeId, classId, brandId, limit],
  )
  return rows.map(row => ({
    id: Number(row.id),
    name: row.name,
    nameEn: row.name_en,
    subname: row.subname,
    subnameEn: row.subname_en,
    goodsNo: row.goods_no,
    updatedAt: new Date(row.updated_at),
    classNames: row.class_names,
    classIds: row.class_ids.map(Number),
    brandNames: row.brand_names,
    storeNames: row.store_names,
    attributes: row.attributes,
    codes: row.codes,
  }))
}
