import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import { deleteCodesBefore } from '../data/sms.repo.ts'

/** Removes codes that expired a week ago. */
export async function sweepCodes(ctx: Ctx): Promise<void> {
  await deleteCodesBefore(ctx, new Date(ctx.clock.now().getTime() - 7 * DAY))
}
