import { describe, expect, it } from 'vitest'
import { readTables } from './foreign-sql.ts'
import { breaksOf, findExceptions, keysAcrossBuyers, listedExceptions, RULES } from './shard-rules.ts'

const ORDERS = {
  path: 'apps/server/src/modules/order/data/order.table.ts',
  text: "export const orders = pgTable('orders', {}, table => [uniqueIndex('orders_no').on(table.orderNo), uniqueIndex('one').on(table.userId, table.no)])",
}
const TABLES = readTables([
  ORDERS,
  {
    path: 'apps/server/src/modules/catalog/data/goods/goods.table.ts',
    text: "export const skus = pgTable('skus', {})",
  },
])
const broken = (text: string, module = 'order') =>
  breaksOf({ path: `apps/server/src/modules/${module}/data/a.repo.ts`, text }, TABLES)

describe('the rules that keep the way open to shards', () => {
  it.each(Object.keys(RULES))('have no exception of "%s" beyond those on the list', rule => {
    const found: Readonly<Record<string, readonly string[]>> = findExceptions()
    const listed: Readonly<Record<string, readonly string[]>> = listedExceptions()
    expect(found[rule]).toEqual(listed[rule])
  })

  it.each([
    ['buyer', 'order', "const A = 'select status from orders where id = $1'"],
    [
      'buyer',
      'order',
      'export const one = (ctx: Ctx, id: number) => ctx.db.select().from(orders).where(eq(orders.id, id))',
    ],
    ['goods', 'catalog', "const A = 'update skus set price = $2 where id = $1'"],
    ['join', 'order', "const A = 'select 1 from orders o join skus k on k.goods_id = o.x where o.user_id = $1'"],
    ['bulk', 'insight', "const A = 'select count(*) from orders where user_id = $1'"],
  ])('notice "%s" in %s: %s', (rule, module, text) => {
    expect(broken(text, module).map(each => each.rule)).toEqual([rule])
  })

  it.each([
    ['order', "const A = 'select status from orders where id = $1 and user_id = $2'"],
    ['order', 'export const one = (ctx: Ctx, scope: Scope) => ctx.db.select().from(orders).where(ordersOf(scope))'],
    ['catalog', "const A = 'update skus set price = $2 where goods_id = $3 and id = $1'"],
  ])('let pass in %s: %s', (module, text) => {
    expect(broken(text, module)).toEqual([])
  })

  it('notice a unique key across buyers', () => {
    expect(keysAcrossBuyers(ORDERS)).toEqual(['orders_no'])
  })
})
