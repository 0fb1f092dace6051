import type { AddressList } from '../../../../infra/addresses.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { runPrepared, Values } from '../sql-text.ts'

interface Row {
  readonly id: string
  readonly changed_at: string
}

const addressesOf = (rows: readonly Row[], prefix: string) =>
  rows.map(row => ({ id: Number(row.id), path: `${prefix}${row.id}`, changedAt: new Date(row.changed_at) }))

/** Pages of all listed goods. */
export const goodsAddresses: AddressList = {
  name: 'goods',
  starts: async (ctx, size) => {
    const values = new Values()
    const rows = await runPrepared<{ id: string }>(
      ctx,
      `select id from (select id, row_number() over (order by id) as place from goods where is_listed) g
       where (place - 1) % ${values.add(size)}::int = 0 order by id`,
      values,
    )
    return rows.map(({ id }) => Number(id))
  },
  from: async (ctx, from, limit) => {
    const values = new Values()
    const rows = await runPrepared<Row>(
      ctx,
      `select id, updated_at as changed_at from goods where is_listed and id >= ${values.add(from)} order by id limit ${values.add(limit)}`,
      values,
    )
    return addressesOf(rows, '/goods/')
  },
}

/** Pages of the classes that have listed goods; they changed when their newest goods did. */
export const classAddresses: AddressList = {
  name: 'classes',
  starts: async () => [0],
  from: async (ctx, from, limit) => {
    const values = new Values()
    const rows = await runPrepared<Row>(
      ctx,
      `select id, max(changed_at) as changed_at from (
         select class_root_id as id, updated_at as changed_at from goods where is_listed
         union all select class_middle_id, updated_at from goods where is_listed
         union all select class_id, updated_at from goods where is_listed) c
       where id >= ${values.add(from)} group by id order by id limit ${values.add(limit)}`,
      values,
    )
    return addressesOf(rows, '/class/')
  },
}

/** Why goods are not listed: never shown to visitors, not on sale for now, or deleted after they were shown. */
export type UnlistedStanding = 'unknown' | 'resting' | 'gone'

/** The standing of goods that visitors cannot see; goods that never passed the review are as unknown as missing ones (T38). */
export async function unlistedStanding(ctx: Ctx, id: number): Promise<UnlistedStanding> {
  const values = new Values()
  const [row] = await runPrepared<{ is_deleted: boolean }>(
    ctx,
    `select deleted_at is not null as is_deleted from goods where verify = 'examined' and id = ${values.add(id)}`,
    values,
  )
  if (row === undefined) return 'unknown'
  return row.is_deleted ? 'gone' : 'resting'
}
