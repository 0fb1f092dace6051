import { LIMITS } from '@shiji/contract/limits.ts'
import { type SQL, sql } from 'drizzle-orm'
import { pgTable, serial } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { countUpTo } from '../../src/records/list-sql.ts'

const { countCap } = LIMITS.list
const rows = pgTable('cap_rows', { id: serial('id').primaryKey() })

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
  await server.ctx.db.execute(sql`create table ${rows} (id serial primary key) with (autovacuum_enabled = false)`)
})
afterAll(() => server.close())

const run = (statement: SQL) => server.ctx.db.execute(statement)
const total = (where?: SQL) => countUpTo(server.ctx, rows, where, 0, 30, 30)
const fillTo = async (count: number) => {
  await run(sql`truncate ${rows}`)
  await run(sql`insert into ${rows} (id) select n from generate_series(1, ${count}::int) n`)
  await run(sql`analyze ${rows}`)
}

describe('the total of a list', () => {
  it('is exact up to the cap and the next number above it, also by a condition', async () => {
    await fillTo(countCap)
    expect(await total()).toBe(countCap)
    await fillTo(countCap + 50)
    expect(await total()).toBe(countCap + 1)
    expect(await total(sql`${rows.id} > 0`)).toBe(countCap + 1)
    expect(await total(sql`${rows.id} <= 70`)).toBe(70)
  })

  it('of a whole table far above the cap is known without reading it', async () => {
    await fillTo(2 * countCap + 1_000)
    // Had they been read, they would be missed.
    await run(sql`delete from ${rows}`)
    expect(await total()).toBe(countCap + 1)
    expect(await total(sql`${rows.id} > 0`)).toBe(0)
    await run(sql`vacuum analyze ${rows}`)
    expect(await total()).toBe(0)
  })
})
