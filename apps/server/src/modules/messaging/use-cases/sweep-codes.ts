import { DAY } from '@shiji/kit/time/duration.ts'
import { lt } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { smsCodes } from '../data/sms.table.ts'

/** Removes codes that ended a week ago. */
export async function sweepCodes(ctx: Ctx): Promise<void> {
  await ctx.db.delete(smsCodes).where(lt(smsCodes.expiresAt, new Date(ctx.clock.now().getTime() - 7 * DAY)))
}
