import { sql } from 'drizzle-orm'
import type { TestApp } from '#harness/app.ts'

/** Rows and a hash of the content of every table: two equal digests mean that nothing was written. */
export async function databaseDigest(server: TestApp): Promise<Readonly<Record<string, string>>> {
  const tables = await server.ctx.db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const one = ({ name }: { readonly name: string }) => sql`
    select ${name}::text as name, count(*) || ':' || coalesce(sum(hashtext(t::text)::bigint), 0) as digest from ${sql.identifier(name)} t`
  const found = await server.ctx.db.execute<{ name: string; digest: string }>(
    // Workers of one statement answer in any order.
    sql`${sql.join(tables.rows.map(one), sql` union all `)} order by name`,
  )
  return Object.fromEntries(found.rows.map(({ name, digest }) => [name, digest]))
}
