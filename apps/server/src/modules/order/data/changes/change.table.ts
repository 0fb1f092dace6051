import type { ADDRESS_REQUEST_STATES } from '@shiji/contract/order/order.words.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, money } from '../../../../infra/database/columns.ts'
import { orders } from '../order.table.ts'

/**
 * Log of the changes that a store made to the price of an unpaid order. `goods` is what the goods cost after all
 * discounts. The first row keeps what the buyer agreed to.
 */
export const orderPriceChanges = pgTable(
  'order_price_changes',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    /** 1, 2, 3 … within the order. */
    seq: integer('seq').notNull(),
    goodsBefore: money('goods_before').notNull(),
    goodsAfter: money('goods_after').notNull(),
    freightBefore: money('freight_before').notNull(),
    freightAfter: money('freight_after').notNull(),
    reason: text('reason').notNull(),
    actorId: id('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('order_price_changes_chain').on(table.orderId, table.seq),
    check(
      'order_price_changes_amounts',
      sql`${table.goodsBefore} >= 0 and ${table.goodsAfter} >= 0 and ${table.freightBefore} >= 0 and ${table.freightAfter} >= 0 and ${table.goodsAfter} + ${table.freightAfter} > 0`,
    ),
    check('order_price_changes_reason', sql`${table.reason} <> ''`),
  ],
)

/**
 * Changes of the address of an order, with what it replaces: made by the buyer at once while the order is unpaid
 * (`direct`), or requested from the store until it is shipped.
 */
export const orderAddressChanges = pgTable(
  'order_address_changes',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    status: text('status').$type<(typeof ADDRESS_REQUEST_STATES)[number] | 'direct'>().notNull(),
    addressId: id('address_id').notNull(),
    receiveName: text('receive_name').notNull(),
    receiveTel: text('receive_tel').notNull(),
    receiveArea: text('receive_area').notNull(),
    receiveAddress: text('receive_address').notNull(),
    /** Receiver and address until then, as one text. */
    replaced: text('replaced').notNull(),
    /** The buyer's word to the store. */
    note: text('note').notNull().default(''),
    /** Why the store refused. */
    reason: text('reason').notNull().default(''),
    /** Who decided, and who withdrew; the buyer's name otherwise. */
    decidedKind: text('decided_kind').$type<'buyer' | 'seller' | 'admin'>(),
    decidedBy: text('decided_by').notNull().default(''),
    decidedAt: instant('decided_at'),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('order_address_changes_by_order').on(table.orderId, table.id),
    uniqueIndex('order_address_changes_one_open').on(table.orderId).where(sql`${table.status} = 'open'`),
    // The queue of requests: open ones only.
    index('order_address_changes_open').on(table.storeId, table.orderId).where(sql`${table.status} = 'open'`),
    check('order_address_changes_status', sql`${table.status} in ('direct','open','granted','refused','withdrawn')`),
    check('order_address_changes_decided', sql`(${table.status} = 'open') = (${table.decidedAt} is null)`),
    check('order_address_changes_reason', sql`${table.status} <> 'refused' or ${table.reason} <> ''`),
  ],
)
