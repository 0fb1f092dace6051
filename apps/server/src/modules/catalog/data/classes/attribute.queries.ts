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
 * Ids of the attribute values of a class that rows of a specification table name, in either language; rows that name
 * none stay text.
 */
export async function valueIdsOf(tx: Ctx, classId: number, rows: readonly NamedValue[]): Promise<number[]> {
  if (rows.length === 0) return []
  const values = new Values()
  const asked = values.add(JSON.stringify(rows))
  const found = await runPrepared<{ id: string }>(
    tx,
    `select distinct v.id from class_attributes a join class_attribute_values v on v.attribute_id = a.id
     join jsonb_to_recordset(${asked}::jsonb) as r(name text, name_en text, value text, value_en text)
       on (r.name = a.name_zh or (r.name_en <> '' and lower(r.name_en) = lower(a.name_en)))
       and (r.value = v.name_zh or (r.value_en <> '' and lower(r.value_en) = lower(v.name_en)))
     where a.class_id = ${values.add(classId)} order by v.id`,
    values,
  )
  return found.map(row => Number(row.id))
}
