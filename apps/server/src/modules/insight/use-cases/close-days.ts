import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { closeDay, closedDays, forgetDays } from '../data/closed-days.repo.ts'
import { endedDays } from '../domain/closed-days.ts'

/** How often the job checks for a day that has ended. */
export const CLOSE_EVERY_MS = 10 * MINUTE

/** A little more than the longest period that a dashboard shows. */
const KEPT_DAYS = 35

/**
 * Saves the sales of the days that have ended since, of each store and of its goods, so that dashboards read orders of
 * open days only.
 */
export async function closeDays(ctx: Ctx): Promise<void> {
  const days = endedDays(ctx.clock.now(), KEPT_DAYS)
  const [first] = days
  if (first === undefined) return
  const closed = await closedDays(ctx, first)
  const open = days.filter(day => !closed.has(shopDayKey(day)))
  for (const day of open) await transact(ctx, tx => closeDay(tx, day))
  if (open.length > 0) await transact(ctx, tx => forgetDays(tx, new Date(first.getTime() - DAY)))
}
