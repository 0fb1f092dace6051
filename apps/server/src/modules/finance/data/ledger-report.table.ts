import type { Books } from '@shiji/contract/finance/finance.ts'
import { jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, whole } from '../../../infra/database/columns.ts'
import { invariantRuns } from '../../../infra/invariants/invariant.table.ts'

/** Sums of the ledger at a check of the invariants: the books page reads the last one instead of all postings. */
export const ledgerReports = pgTable('ledger_reports', {
  runId: id('run_id')
    .primaryKey()
    .references(() => invariantRuns.id, { onDelete: 'cascade' }),
  totals: jsonb('totals').$type<Books['totals']>().notNull(),
  units: jsonb('units').$type<Books['units']>().notNull(),
  journals: whole('journals').notNull(),
})
