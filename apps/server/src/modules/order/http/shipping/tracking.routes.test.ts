import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { DAY, HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, receive, type Shopper, ship } from '#harness/trade.builder.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { jobs } from '../../../../infra/jobs/job.table.ts'
import { parcels } from '../../data/order.table.ts'
import { parcelTraces, parcelTracks } from '../../data/parcels/track.table.ts'
import type { ExpressClient, ParcelToTrack, Tracking } from '../../domain/express-client.ts'
import { manualClient } from '../../express-clients/manual/manual-client.ts'
import { simulatedClient } from '../../express-clients/simulated/simulated-client.ts'
import { refreshTracks } from '../../use-cases/tracking/refresh-tracks.ts'

let server: TestApp
let owner: Account
let admin: Account
let storeId: number
/** What the client was asked. */
let asked: ParcelToTrack[]

beforeAll(async () => {
  server = await createTestApp()
  storeId = (await aStore(server.ctx)).id
  owner = await aStoreOwner(server, storeId)
  admin = await anAdmin(server)
  await anExpress(server)
})
afterAll(async () => {
  // Timers of orders whose time is over by now.
  await server.drain()
  await server.close()
})
beforeEach(async () => {
  // Parcels of earlier tests are not asked for.
  await server.ctx.db.update(parcelTracks).set({ nextAt: null })
  await logIn()
  asked = []
  track((ctx, parcel) => simulatedClient.track(ctx, parcel))
})

/** Sessions of the back offices end while the clock moves by days. */
async function logIn(): Promise<void> {
  owner = { ...owner, token: await server.login('seller', owner.id, storeId) }
  admin = { ...admin, token: await server.login('admin', admin.id) }
}

/** Makes the client of the server answer this from now on. */
function track(answer: ExpressClient<Ctx>['track']): void {
  const client: ExpressClient<Ctx> = {
    ...simulatedClient,
    track: (ctx, parcel) => {
      asked.push(parcel)
      return answer(ctx, parcel)
    },
  }
  server.ports.expressClients = { of: () => client }
}

async function shipped(count = 1) {
  const buyer = await aPayer(server)
  const ids: number[] = []
  for (let each = 0; each < count; each += 1) {
    const goods = await goodsOf(server.ctx, storeId, { freightMode: 'free' })
    ids.push(...(await buy(server, buyer, goods)).order_id)
  }
  await ship(server, owner, ids)
  return { buyer, id: ids[0] ?? 0, ids }
}

const parcelFor = async (path: string, token: string, language?: 'zh-cn') =>
  (await server.call<OrderDetail>('GET', path, { token, ...(language === undefined ? {} : { language }) })).data
    .parcels[0]
const parcelOf = ({ token }: Shopper, id: number) => parcelFor(`/user/order/${id}`, token)
const tracksOf = (ids: readonly number[]) =>
  server.ctx.db
    .select({ track: parcelTracks })
    .from(parcelTracks)
    .innerJoin(parcels, eq(parcels.id, parcelTracks.parcelId))
    .where(inArray(parcels.orderId, [...ids]))
    .then(rows => rows.map(row => row.track))
const runAfter = async (ms: number) => {
  server.clock.moveBy(ms)
  await logIn()
  await refreshTracks(server.ctx)
}

describe('the way of a parcel', () => {
  it('is stored by the job; buyer, store and platform read the same rows, in their language', async () => {
    const { buyer, id } = await shipped()
    expect(await parcelOf(buyer, id)).toMatchObject({ is_tracked: true, refreshed_at: null, traces: [] })
    await runAfter(40 * HOUR)
    const now = server.clock.now().toISOString()
    server.clock.moveBy(HOUR)
    const read = await parcelOf(buyer, id)
    expect(read).toMatchObject({ state: 'delivered', refreshed_at: now, failing_since: null })
    expect(read?.traces.map(trace => trace.text)).toEqual([
      'Picked up by the courier',
      'Left the local sorting centre',
      'Arrived in 杭州市',
      'Out for delivery',
      'Delivered',
    ])
    for (const [area, { token }] of [
      ['Seller', owner],
      ['Admin', admin],
    ] as const) {
      const same = await parcelFor(`/${area}/orders/${id}`, token)
      expect([same?.traces, same?.refreshed_at]).toEqual([read?.traces, now])
    }
    const zh = await parcelFor(`/user/order/${id}`, buyer.token, 'zh-cn')
    expect(zh?.traces.at(-1)?.text).toBe('快件已签收')
  })

  it('is never asked for when an order is read, however slow its company is', async () => {
    track(() => new Promise<Tracking>(() => undefined))
    const { buyer, id } = await shipped()
    expect(await parcelOf(buyer, id)).toMatchObject({ state: 'unknown', traces: [] })
    expect(await parcelFor(`/Seller/orders/${id}`, owner.token)).toMatchObject({ traces: [] })
    expect(asked).toEqual([])
  })

  it('has each step once, however often the company repeats it, and keeps what it reported before', async () => {
    const { buyer, id } = await shipped()
    await runAfter(28 * HOUR)
    const before = (await parcelOf(buyer, id))?.traces
    expect(before).toHaveLength(3)
    await runAfter(2 * HOUR)
    await runAfter(2 * HOUR)
    expect((await parcelOf(buyer, id))?.traces).toEqual(before)
    track(async () => ({ state: 'waiting', traces: [] }))
    await runAfter(2 * HOUR)
    expect(await parcelOf(buyer, id)).toMatchObject({ state: 'moving', traces: before })
  })

  it('starts again with another number; an answer for the old one that arrives later is dropped', async () => {
    const { buyer, id } = await shipped()
    await runAfter(10 * HOUR)
    const parcel = await parcelOf(buyer, id)
    expect(parcel?.traces).toHaveLength(2)
    const change = (number: string) =>
      server.call('PUT', `/Seller/orders/parcel/${parcel?.id}`, {
        token: owner.token,
        body: { delivery_code: 'SF', delivery_no: number },
      })
    track(async (ctx, one) => {
      if (one.number !== `SF${id}`) return simulatedClient.track(ctx, one)
      await change(`SF99${id}`)
      return {
        state: 'delivered',
        traces: [{ at: one.sentAt, state: 'delivered', text: 'of the old one', textEn: '' }],
      }
    })
    await runAfter(3 * HOUR)
    expect(asked.map(one => one.number)).toEqual([`SF${id}`, `SF${id}`, `SF99${id}`])
    const after = await parcelOf(buyer, id)
    expect(after).toMatchObject({ number: `SF99${id}`, state: 'moving' })
    expect(after?.traces.map(trace => trace.text)).not.toContain('of the old one')
  })

  it('of a parcel that carries several orders is asked for once and shown with each', async () => {
    const buyer = await aPayer(server)
    const ids: number[] = []
    for (const _each of [1, 2])
      ids.push(...(await buy(server, buyer, await goodsOf(server.ctx, storeId, { freightMode: 'free' }))).order_id)
    const merged = await server.call('PUT', '/Seller/orders/merge', {
      token: owner.token,
      body: { ids, delivery_code: 'SF', delivery_no: `SF77${ids[0]}` },
    })
    expect(merged.code).toBe(200)
    await runAfter(4 * HOUR)
    expect(asked).toHaveLength(1)
    for (const id of ids) expect((await parcelOf(buyer, id))?.traces).toHaveLength(1)
  })
})

describe('the job that tracks parcels', () => {
  it('asks again after two hours, every half hour on the last way, and no more after delivery', async () => {
    const { ids } = await shipped()
    await refreshTracks(server.ctx)
    expect(asked).toHaveLength(1)
    await runAfter(HOUR)
    expect(asked).toHaveLength(1)
    await runAfter(HOUR)
    expect(asked).toHaveLength(2)
    await runAfter(32 * HOUR)
    await runAfter(30 * MINUTE)
    expect(asked).toHaveLength(4)
    await runAfter(4 * HOUR)
    expect(await tracksOf(ids)).toMatchObject([{ state: 'delivered', nextAt: null }])
    await runAfter(DAY)
    expect(asked).toHaveLength(5)
  })

  it('gives a parcel up after thirty days', async () => {
    track(async () => ({ state: 'waiting', traces: [] }))
    const { buyer, id, ids } = await shipped()
    await receive(server, buyer, id)
    await runAfter(29 * DAY)
    expect(asked).toHaveLength(1)
    await runAfter(DAY)
    expect(asked).toHaveLength(2)
    expect(await tracksOf(ids)).toMatchObject([{ nextAt: null }])
  })

  it('asks for a parcel once when two processes run it', async () => {
    const { ids } = await shipped(3)
    await Promise.all([refreshTracks(server.ctx), refreshTracks(server.ctx)])
    expect(asked.map(parcel => parcel.number).toSorted()).toEqual(ids.map(id => `SF${id}`).toSorted())
  })

  it('continues where a run broke off, ten minutes later', async () => {
    await shipped()
    track(() => new Promise<Tracking>(() => undefined))
    void refreshTracks(server.ctx)
    while (asked.length === 0) await new Promise(resolve => setTimeout(resolve, 5))
    track((ctx, parcel) => simulatedClient.track(ctx, parcel))
    await runAfter(9 * MINUTE)
    expect(asked).toHaveLength(1)
    await runAfter(MINUTE)
    expect(asked).toHaveLength(2)
  })

  it('ends when its worker loses the lease', async () => {
    await shipped(6)
    await expect(refreshTracks(server.ctx, { renew: async () => false })).rejects.toThrow('lost its lease')
    expect(asked).toHaveLength(5)
  })

  it('keeps what is known when the company fails, says since when, and waits longer each time', async () => {
    const { buyer, id } = await shipped()
    await runAfter(9 * HOUR)
    const known = await parcelOf(buyer, id)
    track(() => Promise.reject(new Error('away')))
    await runAfter(2 * HOUR)
    const since = server.clock.now().toISOString()
    expect(await parcelOf(buyer, id)).toEqual({ ...known, failing_since: since })
    await runAfter(4 * MINUTE)
    expect(asked).toHaveLength(2)
    await runAfter(MINUTE)
    await runAfter(9 * MINUTE)
    expect(asked).toHaveLength(3)
    await runAfter(MINUTE)
    expect(asked).toHaveLength(4)
    expect(await parcelOf(buyer, id)).toEqual({ ...known, failing_since: since })
    track((ctx, parcel) => simulatedClient.track(ctx, parcel))
    await runAfter(20 * MINUTE)
    const again = await parcelOf(buyer, id)
    expect(again).toMatchObject({ failing_since: null, refreshed_at: server.clock.now().toISOString() })
  })

  it('stops asking when the company fails five times in a row', async () => {
    track(() => Promise.reject(new Error('away')))
    const { ids } = await shipped(8)
    await refreshTracks(server.ctx)
    expect(asked).toHaveLength(5)
    expect((await tracksOf(ids)).filter(row => row.failures > 0)).toHaveLength(5)
  })

  it('does not let one failing parcel hold up the others', async () => {
    const { ids } = await shipped(3)
    track((ctx, parcel) =>
      parcel.number === `SF${ids[0]}` ? Promise.reject(new Error('this one')) : simulatedClient.track(ctx, parcel),
    )
    await runAfter(4 * HOUR)
    expect((await tracksOf(ids)).map(row => [row.state, row.failures])).toEqual([
      ['unknown', 1],
      ['accepted', 0],
      ['accepted', 0],
    ])
  })

  it('leaves parcels of companies that the client does not know for a day', async () => {
    server.ports.expressClients = { of: () => manualClient }
    const { buyer, id, ids } = await shipped()
    await refreshTracks(server.ctx)
    expect(await parcelOf(buyer, id)).toMatchObject({ is_tracked: false, state: 'unknown', refreshed_at: null })
    const [row] = await tracksOf(ids)
    expect((row?.nextAt?.getTime() ?? 0) - server.clock.now().getTime()).toBe(DAY)
  })
})

describe('a delivered order', () => {
  const dueOf = async (buyer: Shopper, id: number) =>
    (await server.call<OrderDetail>('GET', `/user/order/${id}`, { token: buyer.token })).data.due_at
  const timerOf = async (id: number) => {
    const rows = await server.ctx.db
      .select()
      .from(jobs)
      .where(eq(jobs.dedupe, String(id)))
    return rows.filter(job => job.kind === 'order.confirm' && job.doneAt === null).map(job => job.runAt.toISOString())
  }

  it('is confirmed after its days from delivery, not from shipping', async () => {
    const { buyer, id } = await shipped()
    const assumed = new Date(server.clock.now().getTime() + 14 * DAY).toISOString()
    expect(await dueOf(buyer, id)).toBe(assumed)
    await runAfter(40 * HOUR)
    const delivered = (await parcelOf(buyer, id))?.traces.at(-1)?.at ?? ''
    const due = new Date(new Date(delivered).getTime() + 4 * DAY).toISOString()
    expect(await dueOf(buyer, id)).toBe(due)
    expect(await timerOf(id)).toEqual([due])
  })

  it('waits for its last parcel', async () => {
    const buyer = await aPayer(server)
    const goods = await goodsOf(server.ctx, storeId, { freightMode: 'free' })
    const [id = 0] = (await buy(server, buyer, { ...goods, buyNum: 2 })).order_id
    const { data } = await server.call<OrderDetail>('GET', `/user/order/${id}`, { token: buyer.token })
    const send = (number: string) =>
      server.call('PUT', '/Seller/orders/status/edit', {
        token: owner.token,
        body: {
          orders: [
            {
              id,
              delivery_code: 'SF',
              delivery_no: number,
              goods: [{ line_id: data.order_goods[0]?.id, pieces: 1 }],
            },
          ],
        },
      })
    await send(`SF1${id}`)
    await runAfter(40 * HOUR)
    await send(`SF2${id}`)
    const assumed = new Date(server.clock.now().getTime() + 14 * DAY).toISOString()
    expect(await dueOf(buyer, id)).toBe(assumed)
    await runAfter(9 * HOUR)
    expect(await dueOf(buyer, id)).toBe(assumed)
    await runAfter(31 * HOUR)
    expect(await dueOf(buyer, id)).not.toBe(assumed)
    expect(await server.ctx.db.select().from(parcelTraces)).not.toHaveLength(0)
  })

  it('that was received before is not changed', async () => {
    const { buyer, id } = await shipped()
    await receive(server, buyer, id)
    const due = await dueOf(buyer, id)
    await runAfter(40 * HOUR)
    expect(await parcelOf(buyer, id)).toMatchObject({ state: 'delivered' })
    expect(await dueOf(buyer, id)).toBe(due)
  })
})
