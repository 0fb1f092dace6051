import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { transact } from '../database/transact.ts'
import { idBlocks } from '../ids/id.table.ts'
import { deliverEvents } from './deliver.ts'
import { recordFailure } from './deliveries.ts'
import { outboxDeliveries, outboxEvents, reactionMarks } from './outbox.table.ts'
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
  await server.ctx.db.delete(outboxDeliveries)
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
const owed = () => server.ctx.db.select().from(outboxDeliveries).orderBy(outboxDeliveries.id)

describe('an event', () => {
  it('is delivered with the transaction that caused it, or not at all', async () => {
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

  it('is delivered again to the reaction that failed, not to those that succeeded; others do not wait for it', async () => {
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
    expect(await owed()).toMatchObject([{ reaction: 'second', attempts: 1, lastError: 'Error: not now' }])
    isBroken = false
    expect(await deliverEvents(server.runtime, reactions)).toBe(0)
    server.clock.moveBy(2_000)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['first:1', 'first:2', 'second:2', 'second:1'])
    expect(await owed()).toEqual([])
  })

  it('reaches the reactions after one that fails, each of which waits for its own next try', async () => {
    const heard: string[] = []
    const reactions = new Reactions()
    const failing = (name: string) =>
      reactions.on('order.paid', name, async () => {
        heard.push(name)
        throw new Error(`${name} fails`)
      })
    failing('broken')
    reactions.on('order.paid', 'sound', async () => void heard.push('sound'))
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['broken', 'sound'])
    failing('broken too')
    await server.ctx.db.update(outboxEvents).set({ nextAt: server.clock.now() })
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['broken', 'sound', 'broken too'])
    server.clock.moveBy(2_000)
    await deliverEvents(server.runtime, reactions)
    expect((await owed()).map(({ reaction, attempts }) => [reaction, attempts])).toEqual([
      ['broken', 2],
      ['broken too', 2],
    ])
  })

  it('is delivered by an older release that knows only events and marks, and this release delivers what that one left', async () => {
    const { heard, reactions } = heardBy('stock')
    reactions.on('order.paid', 'broken', async () => {
      throw new Error('not now')
    })
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    const [event] = await rows()
    expect(event).toMatchObject({ doneAt: null, lastError: 'Error: not now' })
    await server.ctx.db
      .insert(reactionMarks)
      .values({ eventId: event?.id ?? 0, reaction: 'broken', at: server.clock.now() })
    server.clock.moveBy(2_000)
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['stock:1'])
    expect(await owed()).toEqual([])
    expect((await rows())[0]?.doneAt).not.toBeNull()
  })

  it('of every type reaches a reaction to all events', async () => {
    const heard: string[] = []
    const reactions = new Reactions()
    reactions.onAll('copy', async (_tx, event) => void heard.push(`${event.type} ${JSON.stringify(event.payload)}`))
    await tell(1)
    await transact(server.ctx, tx => emit(tx, 'goods.changed', { goodsId: 7 }))
    await deliverEvents(server.runtime, reactions)
    expect(heard).toEqual(['order.paid {"userId":1,"orderId":1,"storeId":1}', 'goods.changed {"goodsId":7}'])
  })

  it('is not owed to a reaction that no longer exists', async () => {
    const reactions = new Reactions()
    reactions.on('order.paid', 'gone', async () => {
      throw new Error('not now')
    })
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    server.clock.moveBy(2_000)
    await deliverEvents(server.runtime, new Reactions())
    expect(await owed()).toEqual([])
    expect((await rows())[0]?.doneAt).not.toBeNull()
  })

  it('is not owed again when another worker has delivered it before the first one fails', async () => {
    const { reactions } = heardBy('stock')
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    const late = { type: 'order.paid', reaction: 'stock', attempts: 1, nextAt: server.clock.now(), lastError: 'late' }
    const [event] = await rows()
    expect(await recordFailure(server.ctx, { eventId: event?.id ?? 0, ...late })).toBe(false)
    await server.ctx.db.update(outboxEvents).set({ doneAt: null })
    expect(await recordFailure(server.ctx, { eventId: event?.id ?? 0, ...late })).toBe(false)
    expect(await owed()).toEqual([])
  })

  it('leaves no trace of a reaction that failed halfway', async () => {
    const reactions = new Reactions()
    reactions.on('order.paid', 'half', async tx => {
      await tx.db.insert(idBlocks).values({ name: 'half', next: 1 })
      throw new Error('half way')
    })
    await tell(1)
    await deliverEvents(server.runtime, reactions)
    expect((await server.ctx.db.select().from(idBlocks)).map(row => row.name)).not.toContain('half')
  })

  it('of a worker that died is delivered again after its lease', async () => {
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

  it('without a reaction is done', async () => {
    await tell(1)
    await deliverEvents(server.runtime, new Reactions())
    expect((await rows())[0]?.doneAt).not.toBeNull()
  })

  it('refuses two reactions of one name', () => {
    const { reactions } = heardBy('stock')
    expect(() => reactions.on('order.paid', 'stock', async () => undefined)).toThrow('registered twice')
    expect(() => reactions.onAll('stock', async () => undefined)).toThrow('registered twice')
  })
})
