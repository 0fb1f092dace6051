import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Account, anAdmin, aStoreOwner } from '#harness/account.builder.ts'
import { type Answer, createTestApp, type TestApp } from '#harness/app.ts'
import { type BuiltGoods, goodsOf } from '#harness/goods.builder.ts'
import { aStore } from '#harness/store.builder.ts'
import {
  anExpress,
  aPayer,
  buy,
  commentAll,
  createOrder,
  pay,
  place,
  quoteOf,
  receive,
  type Shopper,
  ship,
} from '#harness/trade.builder.ts'
import type { EventType } from '../../src/events/catalogue.ts'
import { outboxEvents } from '../../src/infra/outbox/outbox.table.ts'
import { orderMoves, orders } from '../../src/modules/order/index.ts'
import { databaseDigest } from '../authorisation/database-digest.ts'
import { CONNECTIONS, warm } from '../races/many.ts'

const AT_ONCE = 8

let server: TestApp
let seller: Account
let admin: Account
let lamp: BuiltGoods
let buyer: Shopper
beforeAll(async () => {
  server = await createTestApp({ poolSize: CONNECTIONS })
  const store = await aStore(server.ctx)
  seller = await aStoreOwner(server, store.id)
  admin = await anAdmin(server)
  await anExpress(server)
  lamp = await goodsOf(server.ctx, store.id, { price: 100, stock: 10_000, freightMode: 'free' })
  await server.ctx.db.execute(sql`
    create function break_down() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$`)
  await warm(server)
})
afterAll(() => server.close())

interface Ready {
  /** Undefined before the order exists. */
  readonly id: number | undefined
  readonly move: () => Promise<Answer>
}

/** An order that can make the move now, and the call that makes it; each time another buyer's. */
type Prepare = () => Promise<Ready>

const fresh = async () => {
  buyer = await aPayer(server, 1_000)
  return buyer
}
const idOf = ({ order_id: [id = 0] }: { readonly order_id: readonly number[] }) => id
const paid = async () => idOf(await buy(server, await fresh(), lamp))
const shipped = async () => {
  const id = await paid()
  await ship(server, seller, [id])
  return id
}
const ofBuyer = (id: number, move: (who: Shopper) => Promise<Answer>): Ready => {
  const who = buyer
  return { id, move: () => move(who) }
}

const MOVES: readonly (readonly [string, EventType, string, string, Prepare])[] = [
  [
    'place',
    'order.placed',
    'waiting_payment',
    '',
    async () => {
      const who = await fresh()
      const quote = await quoteOf(server, who, lamp)
      return { id: undefined, move: () => createOrder(server, who, quote.data.fingerprint, [lamp]) }
    },
  ],
  [
    'pay',
    'order.paid',
    'waiting_delivery',
    'waiting_payment',
    async () => {
      const group = await place(server, await fresh(), lamp)
      return ofBuyer(idOf(group), who => pay(server, who, group.group_id, randomUUID()))
    },
  ],
  [
    'cancel',
    'order.cancelled',
    'cancel',
    'waiting_payment',
    async () => {
      const id = idOf(await place(server, await fresh(), lamp))
      return {
        id,
        move: () =>
          server.call('PUT', '/Admin/orders/status/edit', {
            token: admin.token,
            body: { move: 'cancel', id, reason: 'x' },
          }),
      }
    },
  ],
  [
    'ship',
    'order.shipped',
    'waiting_receipt',
    'waiting_delivery',
    async () => {
      const id = await paid()
      return { id, move: () => ship(server, seller, [id]) }
    },
  ],
  [
    'receive',
    'order.received',
    'waiting_comment',
    'waiting_receipt',
    async () => {
      const id = await shipped()
      return ofBuyer(id, who => receive(server, who, id))
    },
  ],
  [
    'comment',
    'order.completed',
    'completion',
    'waiting_comment',
    async () => {
      const id = await shipped()
      await receive(server, buyer, id)
      return ofBuyer(id, who => commentAll(server, who, id))
    },
  ],
]

/** While `work` runs, writing a row of that table fails inside the database. */
async function whileBroken<T>(table: string, column: string, value: string, work: () => Promise<T>): Promise<T> {
  const { db } = server.ctx
  await db.execute(
    sql.raw(
      `create trigger broken before insert on ${table} for each row when (new.${column} = '${value}') execute function break_down()`,
    ),
  )
  return work().finally(() => db.execute(sql.raw(`drop trigger broken on ${table}`)))
}

/**
 * Ids are handed out in blocks and tries of payment passwords are counted outside of every transaction; everything else
 * must not change.
 */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const { id_blocks: _, pay_password_tries: __, ...rest } = await databaseDigest(server)
  return rest
}

const lastOrder = async () => {
  const { rows } = await server.ctx.db.execute<{ id: string }>(sql`select max(id) as id from orders`)
  return Number(rows[0]?.id)
}

async function traceOf(id: number, move: string, event: EventType) {
  const { db } = server.ctx
  const [order] = await db.select({ status: orders.status }).from(orders).where(eq(orders.id, id))
  const history = await db
    .select({ from: orderMoves.fromStatus, to: orderMoves.toStatus })
    .from(orderMoves)
    .where(and(eq(orderMoves.orderId, id), eq(orderMoves.move, move)))
  const events = await db
    .select({ id: outboxEvents.id })
    .from(outboxEvents)
    .where(and(eq(outboxEvents.type, event), sql`(${outboxEvents.payload}->>'orderId')::bigint = ${id}`))
  return { status: order?.status, history, events: events.length }
}

describe.each(MOVES)('the move %s', (move, event, to, from, prepare) => {
  it.each([
    ['history row', 'order_moves', 'move', move],
    ['event', 'outbox_events', 'type', event],
  ])(
    'that cannot write its %s leaves everything as it was, and can be made afterwards',
    async (_row, table, column, value) => {
      const { id, move: make } = await prepare()
      const before = await everything()

      const failed = await whileBroken(table, column, value, make)

      expect(failed.code).toBe(500)
      expect(await everything()).toEqual(before)
      expect((await make()).code).toBe(200)
      expect(await traceOf(id ?? (await lastOrder()), move, event)).toEqual({
        status: to,
        history: [{ from, to }],
        events: 1,
      })
    },
  )

  it('requested by many at once is made by one: one history row, one event', async () => {
    const { id, move: make } = await prepare()

    const answers = await Promise.all(Array.from({ length: AT_ONCE }, make))

    expect(answers.map(answer => answer.code)).not.toContain(500)
    expect(await traceOf(id ?? (await lastOrder()), move, event)).toEqual({
      status: to,
      history: [{ from, to }],
      events: 1,
    })
  })
})

describe('the opposite moves pay and cancel', () => {
  it('requested at once leave one history row and one event, of the one that won', async () => {
    for (let round = 0; round < 5; round += 1) {
      const group = await place(server, await fresh(), lamp)
      const id = idOf(group)
      const who = buyer
      const cancel = () =>
        server.call('PUT', `/user/order/${id}`, { token: who.token, body: { move: 'cancel', reason: 'x' } })

      await Promise.all([pay(server, who, group.group_id), cancel(), pay(server, who, group.group_id), cancel()])

      const [paidTrace, cancelled] = [
        await traceOf(id, 'pay', 'order.paid'),
        await traceOf(id, 'cancel', 'order.cancelled'),
      ]
      expect(paidTrace.history.length + cancelled.history.length).toBe(1)
      expect(paidTrace.events).toBe(paidTrace.history.length)
      expect(cancelled.events).toBe(cancelled.history.length)
      expect(paidTrace.status).toBe(paidTrace.history.length === 1 ? 'waiting_delivery' : 'cancel')
    }
  })
})
