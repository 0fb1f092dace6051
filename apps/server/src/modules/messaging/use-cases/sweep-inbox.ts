import { DAY } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../infra/context.ts'
import { deleteEntriesBefore } from '../data/inbox.repo.ts'

const KEPT_DAYS = 90

/** Removes entries of the inbox that are older than 90 days, read or not. */
export async function sweepInbox(ctx: Ctx): Promise<void> {
  await deleteEntriesBefore(ctx, new Date(ctx.clock.now().getTime() - KEPT_DAYS * DAY))
}
