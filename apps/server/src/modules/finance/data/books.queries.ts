import type { Books } from '@shiji/contract/finance/finance.ts'
import { translate } from '@shiji/i18n/server.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { checkNow, type InvariantRun, lastInvariantRun } from '../../../infra/invariants/runs.ts'

/** Above this a check is too slow for a page; the last run of the job is shown then, with its time. */
const LIVE_MS = 1_000

type Row = Record<string, unknown>

/** Totals per account kind, debits against credits per unit, and the invariants (product §2). */
export async function books(ctx: Ctx): Promise<Books> {
  const [totals, units, journals, run] = await Promise.all([
    readTotals(ctx),
    readUnits(ctx),
    countJournals(ctx),
    currentRun(ctx),
  ])
  const invariants = run.details.map(({ id, breaches, sample, ms }) => ({
    id,
    title: translate(ctx.locale, `operations.check.${id}`),
    breaches,
    sample: sample.map(idsOf).filter(ids => Object.keys(ids).length > 0),
    ms,
  }))
  return { at: run.at.toISOString(), totals, units, invariants, journals }
}

/** What a row that breaks a check is found by; amounts, names and causes stay with the job's run. */
function idsOf(row: unknown): Record<string, number> {
  if (typeof row !== 'object' || row === null) return {}
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => /(^|_)id$/.test(name) && Number.isSafeInteger(value)),
  )
}

async function readTotals(ctx: Ctx): Promise<Books['totals']> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select owner_type, kind, unit, count(*) as accounts, sum(case when is_tracked then balance else
      (select coalesce(sum(p.amount), 0) from postings p where p.account_id = a.id) end) as balance
    from accounts a group by owner_type, kind, unit order by owner_type, kind, unit`)
  return rows.map(row => ({
    owner_type: String(row.owner_type),
    kind: String(row.kind),
    unit: String(row.unit),
    accounts: Number(row.accounts),
    balance: Number(row.balance),
  }))
}

/** A debit takes, a credit gives; both are shown as positive sums and must be equal. */
async function readUnits(ctx: Ctx): Promise<Books['units']> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select a.unit, -coalesce(sum(p.amount) filter (where p.amount < 0), 0) as debits,
      coalesce(sum(p.amount) filter (where p.amount > 0), 0) as credits
    from postings p join accounts a on a.id = p.account_id group by a.unit order by a.unit`)
  return rows.map(row => {
    const debits = Number(row.debits)
    const credits = Number(row.credits)
    return { unit: String(row.unit), debits, credits, difference: credits - debits }
  })
}

async function countJournals(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<Row>(sql`select count(*) as count from journals`)
  return Number(rows[0]?.count ?? 0)
}

async function currentRun(ctx: Ctx): Promise<InvariantRun> {
  const last = await lastInvariantRun(ctx)
  return last !== undefined && last.ms > LIVE_MS ? last : checkNow(ctx)
}
