import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { checkNow, keepRun, lastInvariantRun } from '../../../infra/invariants/runs.ts'
import { enqueue, type JobPayload, type Lease } from '../../../infra/jobs/jobs.ts'
import { ASKED_CHECK } from '../data/books.queries.ts'
import { addUpLedger, keepReport, lastBooked } from '../data/ledger-report.repo.ts'
import { isCheckDue } from '../domain/check-due.ts'

/**
 * Checks every invariant, sums the ledger, and saves both for the books page. It reads every order and posting: minutes
 * in a large shop.
 */
export async function checkBooks(ctx: Ctx, _payload: JobPayload, lease: Lease): Promise<void> {
  const run = await checkNow(ctx, async () => {
    if (!(await lease.renew())) throw new Error('the books are checked by another process')
  })
  const report = await addUpLedger(ctx)
  await transact(ctx, async tx => keepReport(tx, await keepRun(tx, run), report))
}

/**
 * The same when it is due: after new postings, with a pause in proportion to the duration of a check, else every six
 * hours.
 */
export async function checkBooksWhenDue(ctx: Ctx, payload: JobPayload, lease: Lease): Promise<void> {
  if (isCheckDue(ctx.clock.now(), await lastInvariantRun(ctx), await lastBooked(ctx)))
    await checkBooks(ctx, payload, lease)
}

/** Starts a check of the books in the background. While one is open, asking again adds none. */
export async function askForCheck(ctx: Ctx): Promise<void> {
  await enqueue(ctx, { kind: ASKED_CHECK, dedupe: 'asked', runAt: ctx.clock.now() })
}
