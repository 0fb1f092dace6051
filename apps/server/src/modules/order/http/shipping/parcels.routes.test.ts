import type { Page } from '@shiji/contract/envelope.ts'
import type { DeskOrderDetail, DeskOrderRow } from '@shiji/contract/order/order.desk.ts'
import type { OrderDetail, ShipData } from '@shiji/contract/order/order.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStaffMember, aStoreOwner } from '#harness/account.builder.ts'
import { createTestApp, type TestApp } from '#harness/app.ts'
import { goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import { anExpress, aPayer, buy, orderOf, type Shopper, ship } from '#harness/trade.builder.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { storeScope } from '../../../../infra/scope.ts'
import { orders, parcels } from '../../data/order.table.ts'

let server: TestApp
let store: { readonly id: number; readonly ownerId: number }
let seller: Account
let admin: Account
beforeAll(async () => {
  server = await createTestApp()
  store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id, { nickname: '林掌柜' })
  admin = await anAdmin(server)
  await anExpress(server)
  await anExpress(server, 'ZTO')
})
afterAll(() => server.close())

const EDIT = '/Seller/orders/status/edit'
const detail = async (id: number, as: Account = seller) => {
  const area = as === admin ? 'Admin' : 'Seller'
  return (await server.call<DeskOrderDetail>('GET', `/${area}/orders/${id}`, { token: as.token })).data
}
const send = (parcels: readonly object[], as = seller) =>
  server.call<ShipData>('PUT', EDIT, { token: as.token, body: { orders: parcels } })
const parcel = (
  id: number,
  number: string,
  goods?: readonly (readonly [line: number | undefined, pieces: number])[],
) => ({
  id,
  delivery_code: 'SF',
  delivery_no: number,
  ...(goods === undefined ? {} : { goods: goods.map(([line_id, pieces]) => ({ line_id, pieces })) }),
})
const parcelsOf = (id: number) => server.ctx.db.select().from(parcels).where(eq(parcels.orderId, id))

/** A paid order of three lamps and a vase, with its lines. */
async function anOrderOfTwo(buyer?: Shopper) {
  const payer = buyer ?? (await aPayer(server))
  const lamp = await goodsOf(server.ctx, store.id, { name: '台灯' })
  const vase = await goodsOf(server.ctx, store.id, { name: '花瓶' })
  const [id = 0] = (await buy(server, payer, { ...lamp, buyNum: 3 }, vase)).order_id
  const [first, second] = (await detail(id)).order_goods
  return { id, buyer: payer, lamp: first?.id, vase: second?.id }
}
const contents = ({ parcels: all }: Pick<OrderDetail, 'parcels'>) =>
  all.map(each => [each.number, each.goods.map(({ line_id, pieces }) => [line_id, pieces])])

describe('an order in several parcels', () => {
  it('waits until the last piece is shipped; buyer, store and platform see each parcel with its goods', async () => {
    const { id, buyer, lamp, vase } = await anOrderOfTwo()

    expect((await send([parcel(id, 'SF20001', [[lamp, 2]])])).data).toEqual({ shipped: [id], refused: [] })
    const half = await detail(id)
    expect(half).toMatchObject({ order_status: 'waiting_delivery', delivery_time: null })
    expect(half.actions).toContain('ship')
    expect(half.order_goods.map(line => line.shipped_num)).toEqual([2, 0])
    expect((await orderOf(server, buyer, id)).data.order_status).toBe('waiting_delivery')

    server.clock.moveBy(1_000)
    await send([
      parcel(id, 'SF20002', [
        [lamp, 1],
        [vase, 1],
      ]),
    ])

    const wanted = [
      ['SF20001', [[lamp, 2]]],
      [
        'SF20002',
        [
          [lamp, 1],
          [vase, 1],
        ],
      ],
    ]
    const seen = [await detail(id), await detail(id, admin), (await orderOf(server, buyer, id)).data]
    for (const order of seen) {
      expect(order.order_status).toBe('waiting_receipt')
      expect(contents(order)).toEqual(wanted)
      expect(order.order_goods.map(line => line.shipped_num)).toEqual([3, 1])
    }
    const names = seen.map(order => order.life.filter(entry => entry.kind === 'parcel').map(entry => entry.actor))
    expect(names[0]).toEqual(['林掌柜', '林掌柜'])
    expect(names[2]).not.toContain('林掌柜')
  })

  it('has the rest in the parcel that names no goods, also of the call before', async () => {
    const { id, lamp, vase } = await anOrderOfTwo()
    await send([parcel(id, 'SF20011', [[lamp, 1]])])

    await ship(server, seller, [id])

    const order = await detail(id)
    expect(order.order_status).toBe('waiting_receipt')
    expect(contents(order)[1]).toEqual([
      `SF${id}`,
      [
        [lamp, 2],
        [vase, 1],
      ],
    ])
  })

  it('tells the buyer about the first parcel', async () => {
    const { id, buyer, lamp } = await anOrderOfTwo()
    await send([parcel(id, 'SF20021', [[lamp, 1]])])
    await server.drain()

    const { data } = await server.call<{ data: { kind: string }[] }>('GET', '/inbox', { token: buyer.token })

    expect(JSON.stringify(data)).toContain('order_part_shipped')
    expect(JSON.stringify(data)).not.toContain('"order_shipped"')
  })

  it('refuses more pieces than wait, goods of others and empty parcels at their field, and writes nothing', async () => {
    const { id, lamp, vase } = await anOrderOfTwo()
    const other = await anOrderOfTwo()
    await send([parcel(id, 'SF20031', [[lamp, 2]])])
    const before = await parcelsOf(id)
    const wrong = async (...parcels: ReturnType<typeof parcel>[]) => (await send(parcels)).data.refused[0]?.fields

    expect(await wrong(parcel(other.id, 'SF20030', [[other.lamp, 1]]), parcel(id, 'SF20032', [[lamp, 2]]))).toEqual({
      'orders.1.goods.0.pieces': 'Only 1 of these still wait to be shipped.',
    })
    expect(
      await wrong(
        parcel(id, 'SF20033', [
          [vase, 1],
          [other.vase, 1],
        ]),
      ),
    ).toHaveProperty(['orders.0.goods.1.line_id'])
    expect(
      await wrong(
        parcel(id, 'SF20034', [
          [lamp, 1],
          [vase, 1],
        ]),
        parcel(id, 'SF20035'),
      ),
    ).toHaveProperty(['orders.1.goods'])
    expect(await wrong(parcel(id, 'SF20031', [[lamp, 1]]))).toHaveProperty(['orders.0.delivery_no'])
    expect(await wrong(parcel(id, 'SF20031'))).toHaveProperty(['orders.0.delivery_no'])
    expect(await wrong({ ...parcel(id, 'SF20036', [[lamp, 1]]), delivery_code: 'NOBODY' })).toHaveProperty([
      'orders.0.delivery_code',
    ])
    const invalid = await send([parcel(id, '运单', [[lamp, 0]])])
    expect([invalid.code, Object.keys((invalid.data as unknown as { fields: object }).fields).toSorted()]).toEqual([
      422,
      ['orders.0.delivery_no', 'orders.0.goods.0.pieces'],
    ])
    expect(await parcelsOf(id)).toEqual(before)
    expect((await detail(id)).order_goods.map(line => line.shipped_num)).toEqual([2, 0])
  })

  it('is divided by its own store only', async () => {
    const { id, lamp } = await anOrderOfTwo()
    const rival = await aStoreOwner(server, (await aStore(server.ctx)).id)

    const { data } = await send([parcel(id, 'SF20041', [[lamp, 1]])], rival)

    expect(data.shipped).toEqual([])
    expect(data.refused.map(refused => refused.id)).toEqual([id])
    expect(await parcelsOf(id)).toEqual([])
  })

  it('never ships a piece twice, however many ship at once', async () => {
    const { id, lamp } = await anOrderOfTwo()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) => send([parcel(id, `SF2005${at}`, [[lamp, 2]])])),
    )

    expect(answers.filter(answer => answer.data.shipped.length === 1)).toHaveLength(1)
    expect(await parcelsOf(id)).toHaveLength(1)
  })
})

describe('several orders in one parcel', () => {
  const merge = (ids: readonly number[], change: object = {}, as = seller) =>
    server.call<{ shipped: number[]; fields: Record<string, string> }>('PUT', '/Seller/orders/merge', {
      token: as.token,
      body: { ids, delivery_code: 'SF', delivery_no: `SF3${ids.join('')}`.slice(0, 30), ...change },
    })
  const three = async () => {
    const buyer = await aPayer(server)
    const made = [await anOrderOfTwo(buyer), await anOrderOfTwo(buyer), await anOrderOfTwo(buyer)]
    return { buyer, ids: made.map(order => order.id) }
  }
  const statuses = async (ids: readonly number[]) =>
    (
      await server.ctx.db
        .select({ status: orders.status })
        .from(orders)
        .where(inArray(orders.id, [...ids]))
    ).map(row => row.status)

  it('is offered for waiting orders of one buyer at one address', async () => {
    const { ids } = await three()
    const other = await anOrderOfTwo()
    await server.ctx.db
      .update(orders)
      .set({ receiveAddress: '文三路 2 号' })
      .where(eq(orders.id, ids[2] ?? 0))
    const { data } = await server.call<Page<DeskOrderRow>>('GET', '/Seller/orders?per_page=400', {
      token: seller.token,
    })
    const together = (id: number | undefined) => data.data.find(row => row.id === id)?.together

    expect(together(ids[0])).toEqual(ids.slice(0, 2))
    expect(together(ids[1])).toEqual(ids.slice(0, 2))
    expect(together(ids[2])).toEqual([])
    expect(together(other.id)).toEqual([])
    expect((await detail(ids[0] ?? 0)).together).toEqual(ids.slice(0, 2))
  })

  it('is shipped once, with one number that each order has, and names the others', async () => {
    const { ids, buyer } = await three()

    expect((await merge(ids, { delivery_no: 'sf30001' })).data.shipped.toSorted()).toEqual(ids.toSorted())

    for (const id of ids) {
      const seen = [await detail(id), (await orderOf(server, buyer, id)).data]
      for (const order of seen) {
        expect(order.order_status).toBe('waiting_receipt')
        expect(order.parcels.map(each => each.number)).toEqual(['SF30001'])
        expect(order.parcels[0]?.together.map(other => other.id)).toEqual(ids.filter(other => other !== id))
        expect(order.parcels[0]?.goods).toHaveLength(2)
      }
      expect((await detail(id)).together).toEqual([])
    }
  })

  it('gets another number in all its orders', async () => {
    const { ids } = await three()
    await merge(ids, { delivery_no: 'SF30011' })
    const [sent] = (await detail(ids[1] ?? 0)).parcels

    const changed = await server.call('PUT', `/Seller/orders/parcel/${sent?.id}`, {
      token: seller.token,
      body: { delivery_code: 'ZTO', delivery_no: 'ZTO75012345678' },
    })

    expect(changed.code).toBe(200)
    for (const id of ids) expect((await detail(id)).parcels.map(each => each.number)).toEqual(['ZTO75012345678'])
  })

  it('is refused with a message at its field, and nothing is shipped', async () => {
    const { ids } = await three()
    const other = await anOrderOfTwo()
    const rival = await aStore(server.ctx)
    const foreign = (await buy(server, await aPayer(server), await goodsOf(server.ctx, rival.id))).order_id[0] ?? 0
    const [first = 0, second = 0, third = 0] = ids
    await ship(server, seller, [third])
    const fields = async (...call: Parameters<typeof merge>) => {
      const answer = await merge(...call)
      expect(answer.code).toBe(422)
      return Object.keys(answer.data.fields)
    }

    expect(await fields([first, foreign])).toEqual(['ids.1'])
    expect(await fields([first, 999_999_999])).toEqual(['ids.1'])
    expect(await fields([first, second, other.id])).toEqual(['ids.2'])
    expect(await fields([first, third])).toEqual(['ids.1'])
    expect(await fields([first, first])).toEqual(['ids.1'])
    expect(await fields([first, second], { delivery_code: 'NOBODY' })).toEqual(['delivery_code'])
    expect(await fields([first, second], { delivery_no: '运单' })).toEqual(['delivery_no'])
    expect(await fields([first])).toEqual(['ids'])
    const staff = await aStaffMember(server, { id: store.ownerId, storeId: store.id }, ['order.view'])
    expect((await merge([first, second], {}, staff)).code).toBe(402)
    expect(await statuses([first, second])).toEqual(['waiting_delivery', 'waiting_delivery'])
    expect(await parcelsOf(first)).toEqual([])
  })
})

it('the table refuses more pieces than were bought, whatever the code does', async () => {
  const { id, lamp } = await anOrderOfTwo()
  await expect(
    transact(server.ctx, async tx => {
      const { insertParcels } = await import('../../data/parcels/parcel.repo.ts')
      const express = { id: 1, code: 'SF', name: '顺丰速运', nameEn: '' }
      const parcel = { orderId: id, express, number: 'SF1', goods: [{ lineId: lamp ?? 0, pieces: 4 }] }
      await insertParcels(tx, [parcel], { kind: 'seller', id: 1, name: '' }, storeScope(store.id))
    }),
  ).rejects.toMatchObject({ cause: { constraint: 'order_goods_shipped' } })
})
