import type { OrderDetail } from '@shiji/contract/order/order.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, ship } from '#harness/trade.builder.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { ExpressClient, ParcelToTrack } from '../domain/express-client.ts'
import { manualClient } from './manual/manual-client.ts'
import { simulatedClient } from './simulated/simulated-client.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const aParcel = (part: Partial<ParcelToTrack> = {}): ParcelToTrack => ({
  companyCode: 'SF',
  number: 'SF1234567890',
  sentAt: server.clock.now(),
  area: '浙江省 杭州市 西湖区',
  phoneTail: '0000',
  ...part,
})
/** The parcel's tracking at each hour of the two days after it was sent. */
async function hourByHour(client: ExpressClient<Ctx>, parcel: ParcelToTrack) {
  const trail = []
  for (let hour = 0; hour <= 48; hour += 1) {
    trail.push({ now: server.clock.now(), tracking: await client.track(server.ctx, parcel) })
    server.clock.moveBy(HOUR)
  }
  return trail
}

/** Every client: add yours. */
const CLIENTS: readonly (readonly [string, ExpressClient<Ctx>])[] = [
  ['manual', manualClient],
  ['simulated', simulatedClient],
]

describe.each(CLIENTS)('the express client "%s"', (_name, client) => {
  it('recognises a company code in any case, and refuses one that does not exist', () => {
    for (const code of ['SF', 'ZTO', 'NONE']) expect(client.knows(code)).toBe(client.knows(code.toLowerCase()))
    expect(client.knows('NONE')).toBe(false)
  })

  it('tracks nothing of an unknown company', async () => {
    const parcel = aParcel({ companyCode: 'NONE' })
    server.clock.moveBy(10 * HOUR)
    expect(await client.track(server.ctx, parcel)).toEqual({ state: 'unknown', traces: [] })
  })

  it('reports at any time what has happened: in order, nothing of the future, the last with the state of all', async () => {
    for (const { now, tracking } of await hourByHour(client, aParcel())) {
      const times = tracking.traces.map(trace => trace.at.getTime())
      expect(times).toEqual(times.toSorted((a, b) => a - b))
      expect(Math.max(0, ...times)).toBeLessThanOrEqual(now.getTime())
      expect(tracking.traces.every(trace => trace.text !== '')).toBe(true)
      if (tracking.traces.length > 0) expect(tracking.traces.at(-1)?.state).toBe(tracking.state)
      else expect(['unknown', 'waiting']).toContain(tracking.state)
    }
  })

  it('only adds: reported events stay', async () => {
    const trail = await hourByHour(client, aParcel())
    for (const [index, { tracking }] of trail.entries()) {
      const before = trail[index - 1]?.tracking.traces ?? []
      expect(tracking.traces.slice(0, before.length)).toEqual(before)
    }
  })

  it('answers the same when asked twice', async () => {
    const parcel = aParcel()
    server.clock.moveBy(30 * HOUR)
    expect(await client.track(server.ctx, parcel)).toEqual(await client.track(server.ctx, parcel))
  })

  it('rejects a push that was not signed', async () => {
    for (const body of ['', 'x', '0000 SF:SF1234567890:delivered', '{"number":"SF1234567890"}'])
      expect(await client.readPush(server.ctx, body)).toBeUndefined()
  })
})

describe('the simulated company', () => {
  it('brings a parcel from the store to the door in a day and a half', async () => {
    const states = (await hourByHour(simulatedClient, aParcel())).map(each => each.tracking.state)
    expect([...new Set(states)]).toEqual(['waiting', 'accepted', 'moving', 'delivering', 'delivered'])
    expect(states[48]).toBe('delivered')
  })

  it('gives each number its own times', async () => {
    const [one, other] = [aParcel(), aParcel({ number: 'SF0987654321' })]
    server.clock.moveBy(48 * HOUR)
    const times = async (parcel: ParcelToTrack) =>
      (await simulatedClient.track(server.ctx, parcel)).traces.map(trace => trace.at.getTime())
    expect(await times(one)).not.toEqual(await times(other))
  })

  it('speaks the language of the reader and names the city', async () => {
    const parcel = aParcel()
    server.clock.moveBy(30 * HOUR)
    const last = async (locale: 'zh-cn' | 'en') =>
      (await simulatedClient.track({ ...server.ctx, locale }, parcel)).traces.at(-1)?.text
    expect([await last('zh-cn'), await last('en')]).toEqual(['快件已到达杭州市', 'Arrived in 杭州市'])
  })

  it('signs its pushes', async () => {
    const parcel = aParcel()
    server.clock.moveBy(48 * HOUR)
    const body = await simulatedClient.push(server.ctx, parcel)
    const push = { companyCode: 'SF', number: parcel.number, state: 'delivered' }
    expect(await simulatedClient.readPush(server.ctx, body)).toEqual(push)
    expect(await simulatedClient.readPush(server.ctx, body.replace('delivered', 'problem'))).toBeUndefined()
  })

  it('does not exist in production', async () => {
    const ctx = { ...server.ctx, config: { ...server.ctx.config, mode: 'production' as const } }
    await expect(simulatedClient.track(ctx, aParcel())).rejects.toThrow('not exist in production')
    expect(server.ports.expressClients.of(ctx)).toBe(manualClient)
    const demo = { ...ctx, config: { ...ctx.config, mode: 'demo' as const } }
    expect(server.ports.expressClients.of(demo)).toBe(simulatedClient)
  })
})

describe('the parcels of an order', () => {
  const anOrder = async () => {
    const { id: storeId } = await aStore(server.ctx)
    const owner = await aStoreOwner(server, storeId)
    const buyer = await aPayer(server)
    await anExpress(server)
    const { order_id } = await buy(server, buyer, await goodsOf(server.ctx, storeId, { freightMode: 'free' }))
    await ship(server, owner, order_id)
    const read = async () =>
      (await server.call<OrderDetail>('GET', `/user/order/${order_id[0]}`, { token: buyer.token })).data.parcels
    return { read }
  }

  it('carry their tracking, which grows with the clock', async () => {
    server.ports.expressClients = { of: () => simulatedClient }
    const { read } = await anOrder()
    expect(await read()).toMatchObject([{ state: 'waiting', traces: [] }])
    server.clock.moveBy(40 * HOUR)
    const [parcel] = await read()
    expect(parcel?.state).toBe('delivered')
    expect(parcel?.traces.map(trace => trace.text)).toEqual([
      'Picked up by the courier',
      'Left the local sorting centre',
      'Arrived in 杭州市',
      'Out for delivery',
      'Delivered',
    ])
  })

  it('are shown without tracking when the client fails', async () => {
    const track = () => Promise.reject(new Error('away'))
    server.ports.expressClients = { of: () => ({ ...manualClient, track }) }
    const { read } = await anOrder()
    expect(await read()).toMatchObject([{ state: 'unknown', traces: [], number: expect.any(String) }])
  })
})
