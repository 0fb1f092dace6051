import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#harness/database.ts'
import { alone } from './alone.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

/** Work that begins and ends when the test decides. */
function held() {
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const work = () => {
    begun.resolve()
    return ended.promise
  }
  return { work, begun: begun.promise, end: ended.resolve, fail: ended.reject }
}

describe('preparing a database', () => {
  it('is done by one process at a time; the next is notified that it waits', async () => {
    const [first, waits] = [held(), Promise.withResolvers<void>()]
    const order: string[] = []
    const one = alone(database.pool(1), () => order.push('first waits'), first.work)
    await first.begun
    const two = alone(database.pool(1), waits.resolve, async () => void order.push('second works'))
    await waits.promise
    order.push('first ends')
    first.end()
    await Promise.all([one, two])

    expect(order).toEqual(['first ends', 'second works'])
  })

  it('continues with the next when the first fails', async () => {
    const [first, waits] = [held(), Promise.withResolvers<void>()]
    const one = alone(database.pool(1), () => undefined, first.work)
    await first.begun
    const two = alone(database.pool(1), waits.resolve, async () => 'done')
    await waits.promise
    first.fail(new Error('disk full'))

    await expect(one).rejects.toThrow('disk full')
    expect(await two).toBe('done')
  })

  it('is never blocked by a process that died', async () => {
    const [first, waits] = [held(), Promise.withResolvers<void>()]
    const one = alone(database.pool(1), () => undefined, first.work)
    await first.begun
    const two = alone(database.pool(1), waits.resolve, async () => 'done')
    await waits.promise
    await database.pool(1).query(`
      select pg_terminate_backend(l.pid) from pg_locks l join pg_database d on d.oid = l.database
      where l.locktype = 'advisory' and l.granted and d.datname = current_database()`)

    expect(await two).toBe('done')
    first.end()
    await one
  })
})
