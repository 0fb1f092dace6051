import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { idBlocks } from '../ids/id.table.ts'
import { createIds } from '../ids/ids.ts'
import { transact } from './transact.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  await server.ctx.db.delete(idBlocks).where(sql`name <> 'record'`)
})

const put = (name: string) => server.ctx.db.insert(idBlocks).values({ name, next: 1 })
const add = (tx: TestApp['ctx'], name: string) =>
  tx.db.update(idBlocks).set({ next: sql`next + 1` }).where(eq(idBlocks.name, name))
const storedIn = async (name: string) =>
  (await server.ctx.db.select().from(idBlocks).where(eq(idBlocks.name, name)))[0]?.next

describe('transact', () => {
  it('joins an open transaction: all or nothing', async () => {
    const work = transact(server.ctx, async outer => {
      await transact(outer, async inner => {
        expect(inner.db).toBe(outer.db)
        await inner.db.insert(idBlocks).values({ name: 'inner', next: 1 })
      })
      throw new Error('outer fails')
    })
    await expect(work).rejects.toThrow('outer fails')
    expect(await storedIn('inner')).toBeUndefined()
  })

  it('reruns the whole after a deadlock, so that no caller sees one', async () => {
    await Promise.all(['a', 'b'].map(put))
    const both = (first: string, second: string) =>
      transact(server.ctx, async tx => {
        await add(tx, first)
        await new Promise(resolve => setTimeout(resolve, 20))
        await add(tx, second)
      })
    await Promise.all([both('a', 'b'), both('b', 'a'), both('a', 'b'), both('b', 'a')])
    expect([await storedIn('a'), await storedIn('b')]).toEqual([5, 5])
  })

  it('gives up on errors that a retry cannot fix', async () => {
    await put('taken')
    let runs = 0
    const work = transact(server.ctx, async tx => {
      runs += 1
      await tx.db.insert(idBlocks).values({ name: 'taken', next: 1 })
    })
    await expect(work).rejects.toThrow()
    expect(runs).toBe(1)
  })
})

describe('ids', () => {
  it('are unique across processes and survive a rollback', async () => {
    const one = createIds(server.ctx.root, 10)
    const two = createIds(server.ctx.root, 10)
    const taken = await Promise.all(Array.from({ length: 60 }, (_, index) => (index % 2 === 0 ? one : two).next()))
    expect(new Set(taken).size).toBe(60)
    let lost = 0
    await transact(server.ctx, async tx => {
      lost = await tx.ids.next()
      throw new Error('rolled back')
    }).catch(() => undefined)
    expect(await server.ctx.ids.next()).toBeGreaterThan(lost)
  })

  it('are handed out while every connection for transactions is busy', async () => {
    const ids = createIds(server.ctx.root, 1)
    const all = Array.from({ length: 24 }, () => transact(server.ctx, () => ids.next()))
    expect(new Set(await Promise.all(all)).size).toBe(24)
  })
})
