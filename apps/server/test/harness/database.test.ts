import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

describe('createTestDatabase', () => {
  let one: TestDatabase
  let two: TestDatabase
  beforeAll(async () => {
    ;[one, two] = await Promise.all([createTestDatabase(), createTestDatabase()])
  })
  afterAll(async () => {
    await Promise.all([one.drop(), two.drop()])
  })

  it('gives each suite a migrated database of its own', async () => {
    await one.pool().query('create table only_here as select 1 as n')

    const seenByTwo = await two
      .pool()
      .query(`select to_regclass('only_here') as name, to_regclass('drizzle.__drizzle_migrations') as migrations`)

    expect(seenByTwo.rows).toEqual([{ name: null, migrations: 'drizzle.__drizzle_migrations' }])
  })

  it('folds case beyond ASCII, as the product needs', async () => {
    const { rows } = await one.pool().query(`select lower('À') as low, upper('ß') is not null as ok`)

    expect(rows).toEqual([{ low: 'à', ok: true }])
  })

  it('removes the database even while sessions are open', async () => {
    const short = await createTestDatabase()
    const client = await short.pool().connect()
    client.on('error', () => undefined)
    await client.query('select 1')
    client.release()

    await short.drop()

    await expect(one.pool().query('select 1')).resolves.toBeDefined()
    const name = new URL(short.connection.connectionString).pathname.slice(1)
    const { rowCount } = await one.pool().query('select from pg_database where datname = $1', [name])
    expect(rowCount).toBe(0)
  })
})
