import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { transact } from '../../../src/infra/database/transact.ts'
import { expresses } from '../../../src/modules/platform/index.ts'
import { generateHistory } from '../catalog/history.ts'
import { loadBooks } from './books.ts'
import { loadCatalog } from './catalog.ts'
import { loadComments, loadFigures } from './comments.ts'
import { insertRows } from './insert.ts'
import { NumberLine } from './number-line.ts'
import { groupRows, lineRows, moveRows, orderRows, parcelRows, paymentRows, placeOrders } from './orders.ts'
import { loadBuyers, loadOwners } from './people.ts'
import { loadStock } from './stock.ts'

export interface DemoSize {
  readonly seed: number
  readonly goods: number
  readonly buyers: number
  readonly orders: number
}

export const DEMO_SIZE: DemoSize = { seed: 20_260, goods: 384, buyers: 300, orders: 2_000 }

/**
 * Fills an empty shop with the demo world, in one transaction. The same size and the same time of the clock give the same data;
 * what the rows say obeys every invariant.
 */
export async function loadDemo(ctx: Ctx, size: DemoSize = DEMO_SIZE): Promise<void> {
  await transact(ctx, async tx => {
    await tx.db.execute(sql`set local statement_timeout = 0`)
    const line = new NumberLine()
    const owners = await loadOwners(tx, line)
    const buyers = await loadBuyers(tx, line, size.seed, size.buyers)
    const { goods, stores } = await loadCatalog(tx, line, owners, size.seed, size.goods)
    const listed = goods.filter(item => item.isListed)
    const history = generateHistory({
      seed: size.seed,
      now: tx.clock.now(),
      count: size.orders,
      goods: listed.map(item => ({
        store: item.demo.store,
        popularity: item.demo.popularity,
        skus: item.skus.length,
        root: item.root,
      })),
      // The second buyer never bought anything.
      buyers: buyers.map((buyer, index) => ({
        addresses: buyer.addresses.length,
        eagerness: index === 1 ? 0 : buyer.eagerness,
      })),
      days: 90,
      settlementDays: 7,
    })
    const orders = placeOrders(line, size.seed, history, listed, buyers)
    const companies = await tx.db
      .select({ id: expresses.id, code: expresses.code, nameZh: expresses.nameZh, nameEn: expresses.nameEn })
      .from(expresses)
      .orderBy(expresses.isSort, expresses.id)
    await insertRows(tx, 'order_groups', groupRows(orders))
    await insertRows(tx, 'payments', paymentRows(orders, size.seed))
    await insertRows(tx, 'orders', orderRows(orders))
    await insertRows(tx, 'order_goods', lineRows(orders))
    await insertRows(
      tx,
      'order_moves',
      moveRows(orders, line, new Map(stores.map((store, index) => [store, owners[index] ?? 0]))),
    )
    await insertRows(tx, 'parcels', parcelRows(orders, line, size.seed, companies))
    await loadStock(tx, line, goods, orders)
    await loadBooks(tx, line, orders, buyers)
    await loadComments(tx, line, size.seed, orders)
    await loadFigures(tx)
    await tx.db.execute(sql`update id_blocks set next = greatest(next, ${line.end}) where name = 'record'`)
  })
  await ctx.db.execute(
    sql`analyze users, goods, skus, stocks, orders, order_goods, order_moves, stock_movements, postings, journals, order_comments`,
  )
}
