import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'

/** A row of the specification table as it names an attribute and its value. */
interface NamedValue {
  readonly name: string
  readonly name_en: string
  readonly value: string
  readonly value_en: string
}

/**
 * Ids of the attribute values of a class that rows of a specification table name, in either language: those of the class
 * and those that the store adds. Rows that name none stay text.
 */
export async function valueIdsOf(
  tx: Ctx,
  { classId, storeId }: { readonly classId: number; readonly storeId: number },
  rows: readonly NamedValue[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const values = new Values()
  const asked = values.add(JSON.stringify(rows))
  const classAt = values.add(classId)
  const found = await runPrepared<{ id: string }>(
    tx,
    `select distinct v.id from (
       select a.name_zh as attribute, a.name_en as attribute_en, v.id, v.name_zh, v.name_en
       from class_attributes a join class_attribute_values v on v.attribute_id = a.id where a.class_id = ${classAt}
       union all
       select a.name_zh, a.name_en, v.id, v.name_zh, v.name_en from goods_attrs a
       join goods_attr_values v on v.attr_id = a.id
       where a.store_id = ${values.add(storeId)} and a.class_id = ${classAt} and a.kind = 'attribute'
     ) v
     join jsonb_to_recordset(${asked}::jsonb) as r(name text, name_en text, value text, value_en text)
       on (r.name = v.attribute or (r.name_en <> '' and lower(r.name_en) = lower(v.attribute_en)))
       and (r.value = v.name_zh or (r.value_en <> '' and lower(r.value_en) = lower(v.name_en)))
     order by v.id`,
    values,
  )
  return found.map(row => Number(row.id))
}

/** Names of the attributes of these classes, by class: those of the class and those that the store adds. */
export async function attributeNames(
  ctx: Ctx,
  storeId: number,
  classIds: readonly number[],
): Promise<ReadonlyMap<number, readonly { readonly name: string; readonly name_en: string }[]>> {
  const values = new Values()
  const classes = values.add([...classIds])
  const rows = await runPrepared<{ class_id: string; name: string; name_en: string }>(
    ctx,
    `select class_id, name_zh as name, name_en from class_attributes where class_id = any(${classes}::bigint[])
     union all
     select class_id, name_zh, name_en from goods_attrs
     where store_id = ${values.add(storeId)} and kind = 'attribute' and class_id = any(${classes}::bigint[])`,
    values,
  )
  return Map.groupBy(rows, row => Number(row.class_id))
}
