import { fixedClock } from '@shiji/kit/time/clock.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'
import { transact } from '../../../src/infra/database/transact.ts'
import { worldStores } from '../catalog/branches.ts'
import { CLASSES } from '../catalog/classes.ts'
import { loadApplications } from './applications.ts'
import { loadAttributes } from './attributes.ts'
import { loadBrands, loadClasses } from './classes.ts'
import { loadContent } from './content.ts'
import { loadFavorites } from './favorites.ts'
import { loadFigures } from './figures.ts'
import { loadGoods } from './goods.ts'
import { loadLogs } from './logs.ts'
import { loadWithdrawals } from './money/withdrawals.ts'
import { NumberLine } from './number-line.ts'
import { loadCarts } from './orders/carts.ts'
import { loadHistory } from './orders/history.ts'
import { loadPairs } from './orders/pairs.ts'
import { DEMO_STORE, loadBuyers, loadOwners } from './people.ts'
import { loadQuestions } from './questions.ts'
import { loadSettings } from './settings.ts'
import { loadStaff } from './staff.ts'
import { loadStocktakes } from './stocktakes.ts'
import { loadGrades, loadStores } from './stores.ts'

export interface DemoSize {
  readonly seed: number
  readonly goods: number
  readonly buyers: number
  readonly orders: number
  /** All stores; more than the demo's are branches of those that are open. @default those of the demo */
  readonly stores?: number
}

export const DEMO_SIZE: DemoSize = { seed: 20_260, goods: 1_200, buyers: 300, orders: 6_000 }

/**
 * Fills an empty shop with the demo world, in one transaction. The same size and the same time of the clock give the
 * same data; the rows obey every invariant at that time, which is returned: for a big world it is minutes ago by the
 * end.
 */
export async function loadDemo(ctx: Ctx, size: DemoSize = DEMO_SIZE): Promise<Date> {
  const { seed } = size
  const now = ctx.clock.now()
  await transact({ ...ctx, clock: fixedClock(now) }, async tx => {
    await tx.db.execute(sql`set local statement_timeout = 0`)
    const line = new NumberLine()
    const openedAt = new Date(tx.clock.now().getTime() - 300 * DAY)
    const places = await loadClasses(tx, line, openedAt)
    const valueIds = await loadAttributes(tx, line, CLASSES, places)
    const brands = await loadBrands(tx, line, openedAt)
    const owned = await loadOwners(tx, line, worldStores(seed, size.stores))
    const stores = await loadStores(tx, line, owned, places, seed)
    const admins = await loadStaff(tx, line, stores)
    const buyers = await loadBuyers(tx, line, seed, size.buyers)
    const goods = await loadGoods(tx, line, { seed, count: size.goods, places, valueIds, brands, stores })
    const ledger = await loadHistory(tx, line, { seed, count: size.orders, goods, buyers, stores })
    await loadWithdrawals(tx, line, ledger, { stores, admins, demoStore: DEMO_STORE })
    await ledger.close(tx)
    await loadPairs(tx)
    await loadCarts(tx, line, seed, goods, buyers)
    await loadFigures(tx)
    await loadSettings(tx)
    await loadLogs(tx, line, { stores, admins }, buyers)
    await loadContent(tx, line, places, openedAt)
    await loadFavorites(tx, line, seed, { goods, stores }, buyers)
    await loadQuestions(tx, line, seed, goods, buyers)
    await loadApplications(tx, line, stores, admins)
    await loadStocktakes(tx, line, stores[DEMO_STORE])
    await loadGrades(tx, line)
    await tx.db.execute(sql`update id_blocks set next = greatest(next, ${line.end}) where name = 'record'`)
  })
  await transact(ctx, async tx => {
    await tx.db.execute(sql`set local statement_timeout = 0`)
    await tx.db.execute(
      sql`analyze users, goods, skus, stocks, orders, order_goods, order_moves, stock_movements, postings, journals, order_comments, favorites, bought_goods, goods_pairs, goods_questions, goods_answers`,
    )
  })
  return now
}
