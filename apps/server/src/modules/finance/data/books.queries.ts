import type { Books } from '@shiji/contract/finance/finance.ts'
import { translate } from '@shiji/i18n/server.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { lastInvariantRun } from '../../../infra/invariants/runs.ts'
import { reportOf } from './ledger-report.repo.ts'

/** Kind of the job that a person starts on the books page. */
export const ASKED_CHECK = 'invariants.check_now'

/**
 * Totals per account kind, debits against credits per unit, and the invariants, all from the last check (product §2).
 * Nothing is summed here: a check reads every order and posting there is.
 */
export async function books(ctx: Ctx): Promise<Books> {
  const [run, is_checking] = await Promise.all([lastInvariantRun(ctx), isChecking(ctx)])
  if (run === undefined) return { at: null, is_checking, totals: [], units: [], invariants: [], journals: 0 }
  const { totals, units, journals } = (await reportOf(ctx, run.id)) ?? { totals: [], units: [], journals: 0 }
  const invariants = run.details.map(({ id, breaches, sample, ms }) => ({
    id,
    title: translate(ctx.locale, `operations.check.${id}`),
    breaches,
    sample: sample.map(idsOf).filter(ids => Object.keys(ids).length > 0),
    ms,
  }))
  return { at: run.at.toISOString(), is_checking, totals, units, invariants, journals }
}

/** Ids of a row that violates a check; amounts, names and causes stay with the run. */
function idsOf(row: unknown): Record<string, number> {
  if (typeof row !== 'object' || row === null) return {}
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => /(^|_)id$/.test(name) && Number.isSafeInteger(value)),
  )
}

async function isChecking(ctx: Ctx): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`select 1 from jobs where kind = ${ASKED_CHECK} and done_at is null limit 1`)
  return rows.length > 0
}
