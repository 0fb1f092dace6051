import type { Books } from '@shiji/contract/finance/finance.ts'
import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Db } from '../../../infra/database/database.ts'
import { ledgerReports } from './ledger-report.table.ts'

/** The sums over the whole ledger. */
export type LedgerReport = Pick<Books, 'totals' | 'units' | 'journals'>

type Row = Record<string, unknown>

/** Sums the ledger, on one snapshot and without a time limit: it reads every posting. */
export const addUpLedger = (ctx: Ctx): Promise<LedgerReport> =>
  ctx.db.transaction(
    async db => {
      await db.execute(sql`set local statement_timeout = 0`)
      return { totals: await readTotals(db), units: await readUnits(db), journals: await countJournals(db) }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )

/** Saves the sums of the ledger with a run of the invariants. */
export async function keepReport(tx: Ctx, runId: number, report: LedgerReport): Promise<void> {
  await tx.db.insert(ledgerReports).values({ runId, ...report })
}

/** The sums saved with a run; undefined if the run was started by something else. */
export async function reportOf(ctx: Ctx, runId: number): Promise<LedgerReport | undefined> {
  const [row] = await ctx.db.select().from(ledgerReports).where(eq(ledgerReports.runId, runId))
  return row
}

/** Time of the last booking; undefined in empty books. */
export async function lastBooked(ctx: Ctx): Promise<Date | undefined> {
  const { rows } = await ctx.db.execute<Row>(sql`select max(created_at) as at from postings`)
  const at = rows[0]?.at
  return typeof at === 'string' ? new Date(at) : undefined
}

async function readTotals(db: Db): Promise<Books['totals']> {
  const { rows } = await db.execute<Row>(sql`
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
async function readUnits(db: Db): Promise<Books['units']> {
  const { rows } = await db.execute<Row>(sql`
    select a.unit, -coalesce(sum(p.amount) filter (where p.amount < 0), 0) as debits,
      coalesce(sum(p.amount) filter (where p.amount > 0), 0) as credits
    from postings p join accounts a on a.id = p.account_id group by a.unit order by a.unit`)
  return rows.map(row => {
    const debits = Number(row.debits)
    const credits = Number(row.credits)
    return { unit: String(row.unit), debits, credits, difference: credits - debits }
  })
}

async function countJournals(db: Db): Promise<number> {
  const { rows } = await db.execute<Row>(sql`select count(*) as count from journals`)
  return Number(rows[0]?.count ?? 0)
}
