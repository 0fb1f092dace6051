import type { MenuBadges } from '@shiji/contract/insight/insight.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { MenuItem } from '@shiji/contract/platform/platform.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { type MenuArea, menuOf } from '../../platform/index.ts'
import { adminSources, sellerSources, sourceCondition, type TodoSource } from './todo-sources.queries.ts'

/** What waits for the staff of a store, by the pages of their menu. */
export const sellerBadges = (ctx: Ctx<SellerActor>): Promise<MenuBadges> =>
  menuBadges(ctx, 'seller', sellerSources(ctx.scope))

/** What waits for the platform, by the pages of the menu. */
export const adminBadges = (ctx: Ctx<AdminActor>): Promise<MenuBadges> => menuBadges(ctx, 'admin', adminSources(ctx))

/**
 * Numbers on the menu: what waits for the caller, by the page that shows it, only for pages of their menu. One
 * statement counts them all; like a list's total, none is counted beyond `LIMITS.list.countCap`.
 */
async function menuBadges(ctx: Ctx, area: MenuArea, sources: readonly TodoSource[]): Promise<MenuBadges> {
  const pages = addressesOf(await menuOf(ctx, area))
  const counted = sources.filter(source => source.notOurs === undefined && pages.has(badgePage(source)))
  if (counted.length === 0) return []
  const { rows } = await ctx.db.execute<Record<string, unknown>>(
    sql`${sql.join(
      counted.map(
        (source, index) => sql`select ${index}::int as source, count(*) as count from (${capped(source)}) as capped`,
      ),
      sql` union all `,
    )}`,
  )
  const badges = new Map<string, number>()
  for (const row of rows) {
    const source = counted[Number(row.source)]
    if (source === undefined || Number(row.count) === 0) continue
    const target = badgePage(source)
    badges.set(target, (badges.get(target) ?? 0) + Number(row.count))
  }
  return [...badges].map(([target, count]) => ({ target, count }))
}

/** The page whose menu entry shows the number. */
const badgePage = ({ page, target = page }: TodoSource): string => target

const capped = (source: TodoSource): SQL => {
  const condition = sourceCondition(source)
  return sql`select 1 from ${source.table}${condition === undefined ? sql`` : sql` where ${condition}`} limit ${LIMITS.list.countCap + 1}`
}

const addressesOf = (items: readonly MenuItem[]): ReadonlySet<string> =>
  new Set(items.flatMap(item => [item.apis, ...addressesOf(item.children)]))
