import { DAY, MINUTE } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import { type Account, anAdmin } from '#harness/account.builder.ts'
import type { Answer, TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  buy,
  commentAll,
  createOrder,
  PAY_PASSWORD,
  pay,
  quoteOf,
  receive,
  type Shopper,
  ship,
} from '#harness/trade.builder.ts'
import { plantRecurring } from '../../src/infra/jobs/run-jobs.ts'
import { drainOnce } from '../../src/infra/jobs/worker.ts'

/** People and records of a shop in which everything about money happens at once. */
export interface MoneyWorld {
  readonly server: TestApp
  readonly buyers: readonly Shopper[]
  readonly stores: readonly { readonly id: number; readonly ownerId: number }[]
  readonly goods: readonly BuiltGoods[]
  readonly admin: Account
  /** Every answer of the run. */
  readonly answers: Answer[]
}

/** Two stores with six goods of little stock, and buyers who can pay. */
export async function moneyWorld(server: TestApp, buyers: number): Promise<MoneyWorld> {
  await plantRecurring(server.runtime, server.app.jobs)
  await anExpress(server)
  const stores = [await aStore(server.ctx), await aStore(server.ctx)]
  const goods: BuiltGoods[] = []
  for (const [at, price] of [990, 1_500, 2_000, 45, 8_000, 333].entries())
    goods.push(await goodsOf(server.ctx, stores[at % 2]?.id ?? 0, { price, stock: 40 }))
  const people: Shopper[] = []
  for (let at = 0; at < buyers; at += 1) people.push(await aPayer(server, 60_000))
  return { server, stores, goods, buyers: people, admin: await anAdmin(server), answers: [] }
}

/** Same seed, same choices; how the callers interleave differs from run to run. */
export function chooser(seed: number): (below: number) => number {
  let state = seed + 1
  return below => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const note = async <T>(world: MoneyWorld, answer: Promise<Answer<T>>): Promise<Answer<T>> => {
  const got = await answer
  world.answers.push(got)
  return got
}

interface Group {
  readonly group_id: number
  readonly order_id: readonly number[]
}

/** Adds goods to the cart, or uses them as they are, and orders them. */
export async function order(world: MoneyWorld, buyer: Shopper, choose: (below: number) => number): Promise<Group[]> {
  const { server } = world
  // In random order, so that two carts name the same SKUs the other way round.
  const wanted = world.goods.filter(() => choose(2) === 0).toSorted(() => choose(3) - 1)
  const lines = []
  for (const one of wanted) {
    const body = { goods_id: one.id, sku_id: one.skuId, buy_num: 1 + choose(2) }
    const kept = await note(world, server.call<{ id: number }>('POST', '/user/carts', { token: buyer.token, body }))
    if (kept.code === 200) lines.push({ ...one, buyNum: body.buy_num, cartId: kept.data.id })
  }
  const quote = await note(world, quoteOf(server, buyer, ...lines))
  if (quote.code !== 200) return []
  const placed = await note(world, createOrder(server, buyer, quote.data.fingerprint, lines))
  return placed.code === 200 ? [placed.data] : []
}

/**
 * One sale, from the cart to the comment; throws when a step is refused. Settlement then has an order to settle,
 * whatever else happens.
 */
export async function oneSale(world: MoneyWorld): Promise<void> {
  const { server } = world
  const [buyer, store, thing] = [world.buyers[0], world.stores[0], world.goods[0]]
  if (buyer === undefined || store === undefined || thing === undefined) throw new Error('an empty world')
  const wanted = { goods_id: thing.id, sku_id: thing.skuId, buy_num: 1 }
  const kept = await server.call<{ id: number }>('POST', '/user/carts', { token: buyer.token, body: wanted })
  const { order_id } = await buy(server, buyer, { ...thing, cartId: kept.data.id })
  const seller = { id: store.ownerId, token: await server.login('seller', store.ownerId, store.id), username: '' }
  for (const step of [
    () => ship(server, seller, order_id),
    () => receive(server, buyer, order_id[0] ?? 0),
    () => commentAll(server, buyer, order_id[0] ?? 0),
  ]) {
    const { code, msg } = await step()
    if (code !== 200) throw new Error(`a step of the sale was refused: ${msg}`)
  }
}

/**
 * One buyer: orders, pays, cancels, receives, comments; changes addresses, favourites, cart and payment password
 * meanwhile.
 */
export async function buyerLife(world: MoneyWorld, buyer: Shopper, steps: number, seed: number): Promise<void> {
  const { server, goods } = world
  const choose = chooser(seed)
  const { token } = buyer
  const groups: Group[] = await order(world, buyer, choose)
  for (let step = 0; step < steps; step += 1) {
    const group = groups[choose(groups.length)]
    const id = group?.order_id[0] ?? 1
    const thing = goods[choose(goods.length)]
    switch (choose(10)) {
      case 0:
      case 1:
        groups.push(...(await order(world, buyer, choose)))
        break
      case 2:
      case 3:
        await note(world, pay(server, buyer, group?.group_id ?? 1))
        break
      case 4:
        await note(world, server.call('PUT', `/user/order/${id}`, { token, body: { move: 'cancel' } }))
        break
      case 5:
        await note(world, receive(server, buyer, id))
        break
      case 6:
        if ((await server.call('GET', `/user/order/${id}`, { token })).code === 200)
          await note(world, commentAll(server, buyer, id))
        break
      case 7: {
        const body = { pay_password: PAY_PASSWORD, current_pay_password: choose(4) === 0 ? '000000' : PAY_PASSWORD }
        await note(world, server.call('PUT', '/user/safe/pay_password', { token, body }))
        break
      }
      case 8:
        await note(
          world,
          server.call('POST', '/user/favorites', { token, body: { out_id: thing?.id ?? 1, is_type: 0 } }),
        )
        break
      default: {
        const { data } = await server.call<readonly { skus: readonly { id: number }[] }[]>('GET', '/user/carts', {
          token,
        })
        const ids =
          JSON.stringify(data)
            .match(/"cart_id":\d+/g)
            ?.map(text => text.slice(10)) ?? []
        if (ids.length > 0) await note(world, server.call('DELETE', `/user/carts/${ids.join(',')}`, { token }))
      }
    }
  }
}

/** One seller: ships what is paid, counts stock, changes their low-stock level, takes goods off and on the shelf. */
export async function sellerLife(world: MoneyWorld, at: number, steps: number): Promise<void> {
  const { server } = world
  const store = world.stores[at]
  if (store === undefined) return
  const own = world.goods.filter((_, index) => index % 2 === at)
  const token = await server.login('seller', store.ownerId, store.id)
  for (let step = 0; step < steps; step += 1) {
    const { rows } = await server.ctx.db.execute<{ id: string }>(
      sql`select id from orders where store_id = ${store.id} and status = 'waiting_delivery' limit 5`,
    )
    const seller = { id: store.ownerId, token, username: '' }
    const ids = rows.map(row => Number(row.id))
    if (ids.length > 0) await note(world, ship(server, seller, ids))
    const stock = { sku_id: own[step % own.length]?.skuId ?? 1, stock: 40 }
    await note(world, server.call('PUT', '/Seller/goods/stock', { token, body: stock }))
    await note(world, server.call('PUT', '/Seller/stores/0', { token, body: { low_stock: 30 + (step % 8) } }))
    const shelf = { id: own.map(one => one.id), shelf: step % 2 === 0 ? 'off_shelf' : 'on_shelf' }
    await note(world, server.call('PUT', '/Seller/goods/shelf', { token, body: shelf }))
    await drainOnce(server.runtime, server.app.reactions, server.app.jobs)
  }
  const shelf = { id: own.map(one => one.id), shelf: 'on_shelf' }
  await note(world, server.call('PUT', '/Seller/goods/shelf', { token, body: shelf }))
}

/** The platform: adds and takes money of people and stores, cancels orders, changes people, settles. */
export async function adminLife(world: MoneyWorld, steps: number): Promise<void> {
  const { server, admin, buyers, stores } = world
  const { token } = admin
  for (let step = 0; step < steps; step += 1) {
    const buyer = buyers[step % buyers.length]
    const money = step % 2 === 0 ? 500 : -300
    const adjust = (body: object) => note(world, server.call('POST', '/Admin/users/money/handle', { token, body }))
    await adjust({ id: buyer?.id ?? 1, kind: 'balance', money, reason: 'race' })
    await adjust({ id: stores[step % 2]?.id ?? 1, owner_type: 'store', kind: 'balance', money, reason: 'race' })
    const change = { nickname: `buyer ${step}` }
    await note(world, server.call('PUT', `/Admin/users/${buyer?.id ?? 1}`, { token, body: change }))
    const { rows } = await server.ctx.db.execute<{ id: string }>(
      sql`select id from orders where status = 'waiting_payment' order by id desc limit 1`,
    )
    const cancel = { move: 'cancel', id: Number(rows[0]?.id ?? 1), reason: 'race' }
    await note(world, server.call('PUT', '/Admin/orders/status/edit', { token, body: cancel }))
    await note(world, server.call('POST', '/Admin/order_settlement_handle', { token, body: {} }))
  }
}

/**
 * Moves time past every timer, one after the other, while several workers run and people keep paying and cancelling.
 */
export async function timersAgainstPeople(world: MoneyWorld): Promise<void> {
  const { server, buyers } = world
  const waiting: { buyer: Shopper; group: Group }[] = []
  for (const [at, buyer] of buyers.entries())
    for (const group of await order(world, buyer, chooser(at + 77))) waiting.push({ buyer, group })
  const work = () => drainOnce(server.runtime, server.app.reactions, server.app.jobs)
  for (const wait of [31 * MINUTE, 20 * DAY, 20 * DAY, 20 * DAY]) {
    server.clock.moveBy(wait)
    const people = waiting.flatMap(({ buyer, group }) => [
      note(world, pay(server, buyer, group.group_id)),
      note(
        world,
        server.call('PUT', `/user/order/${group.order_id[0] ?? 1}`, { token: buyer.token, body: { move: 'cancel' } }),
      ),
    ])
    const settle = async () => {
      const token = await server.login('admin', world.admin.id)
      await note(world, server.call('POST', '/Admin/order_settlement_handle', { token, body: {} }))
    }
    await Promise.all([...people, work(), work(), work(), settle(), settle()])
    await server.drain()
  }
}
