import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../src/infra/context.ts'

const CHUNK = 2_000

/** A row by column names; times as dates, lists and objects for jsonb and array columns. */
export type Row = Readonly<Record<string, unknown>>

/**
 * Inserts rows by one statement per two thousand, whatever their number of columns. All rows have the columns of the
 * first.
 */
export async function insertRows(tx: Ctx, table: string, rows: readonly Row[]): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = sql.join(
    Object.keys(first).map(name => sql.identifier(name)),
    sql`, `,
  )
  for (let start = 0; start < rows.length; start += CHUNK) {
    const chunk = JSON.stringify(rows.slice(start, start + CHUNK))
    await tx.db.execute(
      sql`insert into ${sql.identifier(table)} (${columns}) select ${columns} from jsonb_populate_recordset(null::${sql.identifier(table)}, ${chunk}::jsonb)`,
    )
  }
}
