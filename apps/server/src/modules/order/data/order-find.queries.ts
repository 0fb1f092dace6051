import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Scope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { goodsNamed } from '../../catalog/index.ts'

/** Most orders that one kind of match gives, the newest first. */
const MOST = 1_000
/** Goods with such a name whose orders are looked for, and their newest lines together. */
const MOST_GOODS = 50
const MOST_LINES = 5_000

const NUMBER = /^[A-Z0-9-]{4,40}$/
/** The beginning of a phone number that few people share. */
const PHONE = /^\d{7,11}$/
/** U+FFFF comes after every letter and digit. */
const END = '\uffff'

const begins = (text: string): string => `${text.replaceAll(/[\\%_]/g, match => `\\${match}`)}%`

/**
 * Orders of a scope that one typed text finds: by the beginning of their number, of a tracking number, of the
 * receiver's phone, of the receiver's name (in a store), or by the name of their goods. Each way reads one index up to a
 * limit, so that no text reads all orders.
 */
export async function findOrderIds(ctx: Ctx, scope: Scope, typed: string): Promise<number[]> {
  const text = typed.trim()
  if (text === '') return []
  const own = inScope(scope, { buyer: sql`o.user_id`, store: sql`o.store_id` }) ?? sql`true`
  const ways: SQL[] = []
  const number = text.toUpperCase()
  if (NUMBER.test(number)) {
    ways.push(
      sql`(select o.id from orders o where o.order_no >= ${number} and o.order_no < ${number + END} and ${own} limit ${MOST})`,
      sql`(select p.order_id as id from parcels p join orders o on o.id = p.order_id
        where p.number >= ${number} and p.number < ${number + END} and ${own} limit ${MOST})`,
    )
  }
  if (PHONE.test(text))
    ways.push(
      sql`(select o.id from orders o where o.receive_tel like ${begins(text)} and ${own} order by o.id desc limit ${MOST})`,
    )
  if (scope.of === 'store')
    ways.push(
      sql`(select o.id from orders o where o.receive_name like ${begins(text)} and ${own} order by o.id desc limit ${MOST})`,
    )
  const goodsIds = await goodsNamed(ctx, scope, text, MOST_GOODS)
  if (goodsIds.length > 0) {
    const lines = inScope(scope, { buyer: sql`l.user_id`, store: sql`l.store_id` }) ?? sql`true`
    ways.push(sql`(select l.order_id as id from unnest(${sql.param(goodsIds)}::bigint[]) g (id) cross join lateral (
      select order_id from order_goods l where l.goods_id = g.id and ${lines}
      order by l.id desc limit ${Math.ceil(MOST_LINES / goodsIds.length)}) l)`)
  }
  if (ways.length === 0) return []
  const { rows } = await ctx.db.execute<{ id: string }>(sql.join(ways, sql` union `))
  return rows.map(row => Number(row.id))
}
