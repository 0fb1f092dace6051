import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '../../../test/harness/app.ts'
import { transact } from '../database/transact.ts'
import { idBlocks } from '../ids/id.table.ts'
import { deliverEvents } from './deliver.ts'
import { outboxEvents, reactionMarks } from './outbox.table.ts'
import { emit } from './outbox.ts'
import { Reactions } from './reactions.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
afterEach(async () => {
  server.clock.setOffset(0)
  await server.ctx.db.delete(outboxEvents)
  await server.ctx.db.delete(reactionMarks)
})

const tell = (orderId: number) => transact(server.ctx, tx => emit(tx, 'order.paid', { orderId, userId: 1, storeId: 1 }))
const heardBy = (...names: string[]) => {
  const heard: string[] = []
  const reactions = new Reactions()
  for (const name of names) {
    reactions.on('order.paid', name, async (_tx, { orderId }) => void heard.push(`${name}:${orderId}`))
  }
  return { heard, reactions }
}
const rows = () => server.ctx.db.select().from(outboxEvents)

describe('an event', () => {
  it('leaves with the transaction that caused it, or not at all', async () => {
    await expect(emit(server.ctx, 'order.paid', { orderId: 1, userId: 1, storeId: 1 })).rejects.toThrow(
      'outside a transaction',
    )
    const failing = transact(server.ctx, async tx => {
      await emit(tx, 'order.paid', { orderId: 1, userId: 1, storeId: 1 })
      throw new Error('rolled back')
    })
    await expect(failing).rejects.toThrow('rolled back')
    expect(await rows()).toEqual([])
  })

  it('reaches each reaction once, in order', async () => {
    const { heard, reactions } = heardBy('stock', 'notice')
    for (const orderId of [1, 2, 3]) await tell(orderId)
    while ((await deliverEvents(server.runtime, reactions)) > 0);
    expect(heard).toEqual(['stock:1', 'notice:1', 'stock:2', 'notice:2', 'stock:3', 'notice:3'])
    expect((await rows()).every(row => row.doneAt !== null)).toBe(true)
  })

  it('comes again to the reaction that failed, not to those that did their part; others do not wait for it', async () => {
    const heard: string[] = []
    let isBroken = true
    const reactions = new Reactions()
    reactions.on('order.paid', 'first', async (_tx, { orderId }) => void heard.push(`first:${orderId}`))
    reactions.on('order.paid', 'second', async (_tx, { orderId }) => {
      if (isBroken && orderId === 1) throw new Error('not now')
      heard.push(`second:${orderId}`)
    })
    await tell(1)
    await tell(2)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['first:1', 'first:2', 'second:2'])
    expect((await rows()).find(row => row.doneAt === null)).toMatchObject({ attempts: 1, lastError: 'Error: not now' })
    isBroken = false
    expect(await deliverEvents(server.runtime, reactions)).toBe(0)
    server.clock.moveBy(2_000)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['first:1', 'first:2', 'second:2', 'second:1'])
  })

  it('leaves no trace of a reaction that failed half way', async () => {
    const reactions = new Reactions()
    reactions.on('order.paid', 'half', async tx => {
      await tx.db.insert(idBlocks).values({ name: 'half', next: 1 })
      throw new Error('half way')
    })
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    expect((await server.ctx.db.select().from(idBlocks)).map(row => row.name)).not.toContain('half')
  })

  it('of a worker that died comes back after its lease', async () => {
    await tell(1)
    await server.ctx.db
      .update(outboxEvents)
      .set({ nextAt: new Date(server.clock.now().getTime() + 60_000), attempts: 1 })
    const { heard, reactions } = heardBy('stock')
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual([])
    server.clock.moveBy(60_000)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['stock:1'])
  })

  it('is handled once by many workers, also when it is delivered twice', async () => {
    const { heard, reactions } = heardBy('stock')
    for (let orderId = 0; orderId < 150; orderId += 1) await tell(orderId)
    const worker = async () => {
      while ((await deliverEvents(server.runtime, reactions)) > 0);
    }
    await Promise.all([1, 2, 3, 4].map(worker))
    expect(new Set(heard).size).toBe(150)
    expect(heard).toHaveLength(150)
    await server.ctx.db.update(outboxEvents).set({ doneAt: null, nextAt: server.clock.now() })
    await Promise.all([1, 2, 3, 4].map(worker))
    expect(heard).toHaveLength(150)
  })

  it('that nobody hears is done', async () => {
    await tell(1)
    await deliverEvents(server.runtime, new Reactions())
    expect((await rows())[0]?.doneAt).not.toBeNull()
  })

  it('refuses two reactions of one name', () => {
    const { reactions } = heardBy('stock')
    expect(() => reactions.on('order.paid', 'stock', async () => undefined)).toThrow('registered twice')
  })
})
