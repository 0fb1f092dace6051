import { sql } from 'drizzle-orm'
import type { TestApp } from '../harness/app.ts'

/** Rows and a hash of the content of every table: two equal digests mean that nothing was written. */
export async function databaseDigest(server: TestApp): Promise<Readonly<Record<string, string>>> {
  const tables = await server.ctx.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const digest: Record<string, string> = {}
  for (const { name } of tables.rows) {
    const found = await server.ctx.db.execute<{ digest: string }>(
      sql`select count(*) || ':' || coalesce(sum(hashtext(t::text)::bigint), 0) as digest from ${sql.identifier(name)} t`,
    )
    digest[name] = found.rows[0]?.digest ?? ''
  }
  return digest
}
