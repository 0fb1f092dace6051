import type { OrderRow } from '@shiji/contract/order/order.ts'
import { sql } from 'drizzle-orm'
import { Person } from '../load/person.ts'
import { CallTimes } from '../report/calls-table.ts'
import { checkBooks } from '../stage/books.ts'
import { prepareOwners } from '../stage/staff.ts'
import type { World } from '../stage/stage.ts'
import type { BenchCase } from './bench-case.ts'
import { playJourney, type Scene } from './journey.ts'

const LANES = 8
const STORES = 12
/** Sessions of each store: the throttle lets each of them do 600 calls a minute. */
const EACH = 8
const WARM_UP = 24
const MOST_ORDERS = 400

interface Paged<Row> {
  readonly data: readonly Row[]
}

/** Open tasks of a store: each can be done only once. */
interface Work {
  readonly orders: string[]
  readonly comments: string[]
}

async function waitingWork({ shop }: World, storeIds: readonly number[]): Promise<ReadonlyMap<number, Work>> {
  const work = new Map(storeIds.map(id => [id, { orders: [] as string[], comments: [] as string[] }]))
  const { rows: orders } = await shop.runtime.db.execute<{ id: string; store_id: string }>(
    sql`select id, store_id from orders where status = 'waiting_delivery' order by id`,
  )
  for (const { id, store_id } of orders) work.get(Number(store_id))?.orders.push(id)
  const { rows: comments } = await shop.runtime.db.execute<{ id: string; store_id: string }>(
    sql`select id, store_id from order_comments where reply = '' order by id desc`,
  )
  for (const { id, store_id } of comments) work.get(Number(store_id))?.comments.push(id)
  return work
}

const encoded = (value: object): string => encodeURIComponent(Buffer.from(JSON.stringify(value)).toString('base64'))

/** An hour of a seller: open tasks, two orders viewed, one shipped, one comment answered, goods and money checked. */
async function hour(person: Person, orderId: number, commentId: number, turn: number): Promise<void> {
  const get = <T>(name: string, path: string, rows = 1) => person.ask<T>(name, 'GET', `/Seller${path}`, { rows })
  await get('menu', '/load_menu')
  await get('dashboard', '/dashboard/all')
  await get('badges', '/menu_badges')
  const waiting = await get<Paged<OrderRow>>('orders to ship', '/orders?order_status=waiting_delivery')
  const [first] = waiting.data
  if (first === undefined) throw new Error('No order waits.')
  await get('orders by buyer', `/orders?user_name=${encodeURIComponent(`${first.user_name}|like`)}`)
  await get('order sums', '/orders/summary?order_status=completion')
  await get('order', `/orders/${orderId}`)
  await get('ship dialog', `/orders/find/all?params=${encoded({ order_id: [orderId] })}`)
  const parcel = { id: orderId, delivery_code: 'SF', delivery_no: `SF${orderId}${turn}` }
  const shipped = await person.ask<{ shipped: readonly number[] }>('ship', 'PUT', '/Seller/orders/status/edit', {
    body: { orders: [parcel] },
  })
  if (!shipped.shipped.includes(orderId)) throw new Error(`Order ${orderId} was not shipped.`)
  await get('comments to answer', '/order_comments?is_replied=0')
  await person.ask('answer', 'PUT', `/Seller/order_comments/${commentId}`, { body: { reply: '谢谢您的支持！' } })
  const goods = await get<Paged<{ name: string }>>('goods', '/goods')
  const name = goods.data[turn % goods.data.length]?.name ?? ''
  await get('goods by name', `/goods?name=${encodeURIComponent(`${name.slice(0, 3)}|like`)}`)
  await get('goods low in stock', '/goods?low_stock=1', 0)
  await get('money', '/money_logs', 0)
  await get('money sums', '/money_logs/summary')
  await get('settlements', '/order_settlements', 0)
  await get('settlement sums', '/order_settlements/summary')
}

async function play({ world, client, options, measure }: Scene): Promise<void> {
  const desks = await prepareOwners(world.shop, STORES, EACH)
  const work = await waitingWork(world, [...new Set(desks.map(({ storeId }) => storeId))])
  const times = new CallTimes()
  const people = desks.map(({ token, storeId }, at) => ({ person: new Person(client, at, token, times.took), storeId }))
  // As many hours as there is work for: each ships its own order and answers its own comment.
  const stores = [...work].map(([storeId, { orders, comments }]) => ({
    storeId,
    most: Math.min(orders.length, comments.length),
  }))
  // One order stays in each store, so that the list of what waits is never empty.
  const turns = stores.flatMap(({ storeId, most }) =>
    Array.from({ length: Math.max(0, most - 1) }, (_, at) => ({ storeId, at })),
  )
  const shuffled = turns.toSorted((a, b) => a.at - b.at).slice(0, MOST_ORDERS)
  const perRound = Math.floor((shuffled.length - WARM_UP) / options.rounds)
  if (perRound < LANES)
    throw new Error(`There is work for ${shuffled.length} hours only: ask for more orders (--orders) or fewer rounds.`)
  let begun = 0
  const unit = async (): Promise<void> => {
    const turn = begun
    begun += 1
    const { storeId, at } = shuffled[turn] ?? { storeId: 0, at: 0 }
    const found = work.get(storeId)
    const mine = people.filter(each => each.storeId === storeId)
    const { person } = mine[at % mine.length] ?? {}
    if (person === undefined || found === undefined) throw new Error('Nothing waits any more.')
    await hour(person, Number(found.orders[at]), Number(found.comments[at]), turn)
  }
  const how = {
    lanes: LANES,
    warmUp: { units: WARM_UP },
    length: { units: perRound },
    rounds: options.rounds,
    drained: true,
  }
  await measure('a whole hour, worker drained', unit, how)
  console.log(`${perRound} hours in a round`)
  times.print(begun)
  await checkBooks(world.shop)
}

/** A seller's hour: lists, dashboard, an order shipped, a comment answered, the worker's part included. */
export const sellerCase: BenchCase = {
  name: 'seller',
  about: "a seller's hour: dashboard, lists, an order shipped, a comment answered",
  run: (stage, options) => {
    const { goods = 30_000, orders = 20_000, buyers } = options
    return playJourney(stage, options, { title: 'seller', size: { goods, orders, buyers }, play })
  },
}
