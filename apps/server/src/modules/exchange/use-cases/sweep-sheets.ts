import type { Ctx } from '../../../infra/context.ts'
import { deleteExpiredJobs } from '../data/sheet-job.repo.ts'

/** Removes imports and exports that are a week old, with their files. */
export async function sweepSheets(ctx: Ctx): Promise<void> {
  await ctx.ports.files.remove(ctx.config, await deleteExpiredJobs(ctx))
}
