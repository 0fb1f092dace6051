import type { CommentLocale } from '@shiji/contract/catalog/words.ts'
import type { NoteFlag, PrintPaper } from '@shiji/contract/order/order.words.ts'
import type { PriceStep } from '@shiji/contract/promotion/price-step.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { charactersOf, id, instant, money, whole } from '../../../infra/database/columns.ts'
import { tagsOfContent } from '../domain/comments/review-tags.ts'

/** One checkout: one payment over one order per store. */
export const orderGroups = pgTable(
  'order_groups',
  {
    id: id('id').primaryKey(),
    userId: id('user_id').notNull(),
    payable: money('payable').notNull(),
    /** Fingerprint of the quote that was confirmed; guards repeats of clients without an idempotency key. */
    quote: text('quote').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [index('order_groups_by_user').on(table.userId, table.id)],
)

export const orders = pgTable(
  'orders',
  {
    id: id('id').primaryKey(),
    orderNo: text('order_no').notNull(),
    groupId: id('group_id')
      .notNull()
      .references(() => orderGroups.id),
    userId: id('user_id').notNull(),
    storeId: id('store_id').notNull(),
    status: text('status').notNull(),
    /** First goods, for lists. */
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    image: text('image').notNull(),
    pieces: integer('pieces').notNull(),
    goodsAmount: money('goods_amount').notNull(),
    freightAmount: money('freight_amount').notNull(),
    discountAmount: money('discount_amount').notNull(),
    /** Explains the price: each offer that applied, as the buyer agreed to it. */
    priceSteps: jsonb('price_steps').$type<readonly PriceStep[]>().notNull().default([]),
    payable: money('payable').notNull(),
    addressId: id('address_id').notNull(),
    receiveName: text('receive_name').notNull(),
    receiveTel: text('receive_tel').notNull(),
    receiveArea: text('receive_area').notNull(),
    receiveAddress: text('receive_address').notNull(),
    remark: text('remark').notNull().default(''),
    paymentId: id('payment_id'),
    paymentMethod: text('payment_method'),
    /** When the timer cancels it, if unpaid; confirms it, if shipped; comments, if received. A paid one is to be shipped by then. */
    dueAt: instant('due_at'),
    /** Hours from payment to shipping that the store promised: the longest of its goods. */
    shipHours: integer('ship_hours').notNull().default(48),
    payTime: instant('pay_time'),
    deliveryTime: instant('delivery_time'),
    receiptTime: instant('receipt_time'),
    commentTime: instant('comment_time'),
    /** When its waybill was printed first: the store has begun to send it. */
    printedAt: instant('printed_at'),
    cancelTime: instant('cancel_time'),
    cancelReason: text('cancel_reason').notNull().default(''),
    isSettled: boolean('is_settled').notNull().default(false),
    /** How many moves it has made; the number of the last one. */
    moves: integer('moves').notNull().default(1),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('orders_no').on(table.orderNo),
    index('orders_by_group').on(table.groupId),
    index('orders_by_user').on(table.userId, table.id),
    index('orders_by_user_status').on(table.userId, table.status, table.id),
    // With what the list adds up: the sums of a store with many orders come from the index alone.
    index('orders_by_store').on(
      table.storeId,
      table.id,
      table.goodsAmount,
      table.freightAmount,
      table.discountAmount,
      table.payable,
    ),
    index('orders_by_store_status').on(table.storeId, table.status, table.id),
    index('orders_by_status').on(table.status, table.id),
    index('orders_by_time').on(table.createdAt, table.id),
    index('orders_paid').on(table.storeId, table.payTime).where(sql`${table.payTime} is not null`),
    // Queues of orders to ship, the oldest due first: small, since only open orders are in them.
    index('orders_to_ship').on(table.storeId, table.dueAt, table.id).where(sql`${table.status} = 'waiting_delivery'`),
    index('orders_all_to_ship').on(table.dueAt, table.id).where(sql`${table.status} = 'waiting_delivery'`),
    index('orders_by_receiver').on(table.storeId, table.receiveName.op('text_pattern_ops')),
    // Over all stores by any part of the name. What waits to be sorted in is kept short, in kB, so that no order waits for much of it.
    index('orders_by_receiver_characters')
      .using('gin', charactersOf(table.receiveName))
      .with({ gin_pending_list_limit: 256 }),
    index('orders_by_tel').on(table.receiveTel.op('text_pattern_ops')),
    index('orders_due').on(table.status, table.dueAt).where(sql`${table.dueAt} is not null`),
    index('orders_unsettled')
      .on(table.commentTime)
      .where(sql`${table.status} = 'completion' and not ${table.isSettled}`),
    check(
      'orders_payable',
      sql`${table.payable} = ${table.goodsAmount} + ${table.freightAmount} - ${table.discountAmount} and ${table.payable} >= 0 and ${table.discountAmount} >= 0 and ${table.discountAmount} <= ${table.goodsAmount}`,
    ),
    check(
      'orders_status',
      sql`${table.status} in ('cancel','waiting_payment','waiting_delivery','waiting_receipt','waiting_comment','after_sale_refund','after_sale_return','after_sale_done','completion')`,
    ),
  ],
)

/** Lines as they were sold: names, price, pictures and commission rate are copies. */
export const orderGoods = pgTable(
  'order_goods',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    goodsId: id('goods_id').notNull(),
    skuId: id('sku_id').notNull(),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    skuName: text('sku_name').notNull().default(''),
    skuNameEn: text('sku_name_en').notNull().default(''),
    image: text('image').notNull(),
    buyNum: integer('buy_num').notNull(),
    /** Pieces in parcels whose goods are stated; a parcel without them carries the rest of its order. */
    shippedNum: integer('shipped_num').notNull().default(0),
    goodsPrice: money('goods_price').notNull(),
    /** `goods_price × buy_num`. */
    goodsAmount: money('total_price').notNull(),
    discountAmount: money('discount_amount').notNull(),
    payable: money('payable').notNull(),
    weight: whole('weight').notNull(),
    commissionBp: integer('commission_bp').notNull(),
    isCommented: boolean('is_commented').notNull().default(false),
  },
  table => [
    index('order_goods_by_order').on(table.orderId),
    // With the order: what was sold of goods is found without the rows.
    index('order_goods_by_goods').on(table.goodsId, table.id, table.orderId),
    index('order_goods_by_store').on(table.storeId, table.id),
    check(
      'order_goods_sum',
      sql`${table.goodsAmount} = ${table.goodsPrice} * ${table.buyNum} and ${table.payable} = ${table.goodsAmount} - ${table.discountAmount} and ${table.payable} >= 0 and ${table.discountAmount} >= 0`,
    ),
    check('order_goods_number', sql`${table.buyNum} between 1 and 999`),
    check('order_goods_shipped', sql`${table.shippedNum} between 0 and ${table.buyNum}`),
  ],
)

/**
 * Named parts of a line's discount, so that the explanation of a price and refunds are exact. Empty until a promotion
 * runs.
 * @public for after-sale
 */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    lineId: id('line_id')
      .notNull()
      .references(() => orderGoods.id),
    kind: text('kind').notNull(),
    refId: id('ref_id').notNull(),
    amount: money('amount').notNull(),
  },
  table => [
    index('order_discounts_by_order').on(table.orderId),
    check('order_discounts_positive', sql`${table.amount} > 0`),
  ],
)

/** History: each move of an order's machine. */
export const orderMoves = pgTable(
  'order_moves',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    move: text('move').notNull(),
    /** 1, 2, 3 … within the order. */
    seq: integer('seq').notNull(),
    fromStatus: text('from_status').notNull(),
    toStatus: text('to_status').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: id('actor_id'),
    actorName: text('actor_name').notNull().default(''),
    note: text('note').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [uniqueIndex('order_moves_chain').on(table.orderId, table.seq)],
)

/** Parcels of an order (several allowed). */
export const parcels = pgTable(
  'parcels',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    expressId: id('express_id').notNull(),
    expressCode: text('express_code').notNull(),
    expressName: text('express_name').notNull(),
    expressNameEn: text('express_name_en').notNull().default(''),
    number: text('number').notNull(),
    /** The same for the rows of one parcel that carries several orders; null for a parcel of one order. */
    mergedId: id('merged_id'),
    /** Who sent it, as the history names them; empty in rows from before this was recorded. */
    actorKind: text('actor_kind').notNull().default(''),
    actorName: text('actor_name').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('parcels_merged').on(table.mergedId).where(sql`${table.mergedId} is not null`),
    index('parcels_by_order').on(table.orderId),
    index('parcels_by_number').on(table.number),
    uniqueIndex('parcels_once').on(table.orderId, table.expressCode, table.number),
  ],
)

/** What is in a parcel, where that was stated; a parcel without rows carries what the others of its order do not. */
export const parcelGoods = pgTable(
  'parcel_goods',
  {
    parcelId: id('parcel_id')
      .notNull()
      .references(() => parcels.id),
    lineId: id('line_id')
      .notNull()
      .references(() => orderGoods.id),
    pieces: integer('pieces').notNull(),
  },
  table => [
    primaryKey({ columns: [table.parcelId, table.lineId] }),
    index('parcel_goods_by_line').on(table.lineId),
    check('parcel_goods_pieces', sql`${table.pieces} between 1 and 999`),
  ],
)

/** Each printing of an order's papers, by whom and when. */
export const orderPrints = pgTable(
  'order_prints',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    paper: text('paper').$type<PrintPaper>().notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: id('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    index('order_prints_by_order').on(table.orderId, table.id),
    check('order_prints_paper', sql`${table.paper} in ('waybill','slip','pick')`),
  ],
)

/** The store's note on an order, with its colour; buyers never see it. Earlier notes are in the audit log. */
export const orderNotes = pgTable(
  'order_notes',
  {
    orderId: id('order_id')
      .primaryKey()
      .references(() => orders.id),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    flag: text('flag').$type<NoteFlag>(),
    note: text('note').notNull(),
    writtenBy: text('written_by').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  table => [
    index('order_notes_by_flag').on(table.storeId, table.flag, table.orderId),
    check('order_notes_flag', sql`${table.flag} in ('red','orange','green','blue','purple')`),
    check('order_notes_any', sql`${table.flag} is not null or ${table.note} <> ''`),
  ],
)

/** When a comment was answered, or written if it needs no answer; null while it waits for one. */
export const HANDLED_AT = '(case when is_auto or is_hidden then coalesce(reply_time, created_at) else reply_time end)'

export const orderComments = pgTable(
  'order_comments',
  {
    id: id('id').primaryKey(),
    orderId: id('order_id')
      .notNull()
      .references(() => orders.id),
    orderGoodsId: id('order_goods_id')
      .notNull()
      .references(() => orderGoods.id),
    goodsId: id('goods_id').notNull(),
    storeId: id('store_id').notNull(),
    userId: id('user_id').notNull(),
    score: integer('score').notNull(),
    agree: integer('agree').notNull(),
    service: integer('service').notNull(),
    speed: integer('speed').notNull(),
    content: text('content').notNull(),
    images: text('images').array().notNull().default([]),
    isAuto: boolean('is_auto').notNull().default(false),
    /** Language of the person who wrote it. */
    locale: text('locale').$type<CommentLocale>().notNull().default('zh-cn'),
    /** What it often says, by its words. */
    tags: text('tags').array().notNull().generatedAlwaysAs(sql.raw(tagsOfContent())),
    reply: text('reply').notNull().default(''),
    replyTime: instant('reply_time'),
    /** How often the answer was replaced. */
    replyChanges: integer('reply_changes').notNull().default(0),
    /** What the buyer added later, once. */
    addition: text('addition').notNull().default(''),
    additionImages: text('addition_images').array().notNull().default([]),
    additionTime: instant('addition_time'),
    /** Hidden by the platform: shown to the writer and the back offices alone, and counted nowhere. */
    isHidden: boolean('is_hidden').notNull().default(false),
    hiddenReason: text('hidden_reason').notNull().default(''),
    hiddenAt: instant('hidden_at'),
    /** Whether the counts of goods and store include it; those of the timer are never included. */
    isCounted: boolean('is_counted').notNull().default(true),
    createdAt: instant('created_at').notNull(),
  },
  table => [
    uniqueIndex('order_comments_once').on(table.orderGoodsId),
    index('order_comments_by_goods').on(table.goodsId, table.id),
    index('order_comments_by_store').on(table.storeId, table.id),
    index('order_comments_by_handling').on(table.storeId, sql.raw(HANDLED_AT), table.id),
    index('order_comments_by_user').on(table.userId, table.id),
    // Unanswered comments: counted on each page of the back office.
    index('order_comments_unanswered')
      .on(table.storeId, table.createdAt)
      .where(sql`${table.reply} = '' and not ${table.isAuto} and not ${table.isHidden}`),
    index('order_comments_by_order').on(table.orderId),
    check('order_comments_locale', sql`${table.locale} in ('zh-cn','en')`),
    check(
      'order_comments_stars',
      sql`${table.score} between 1 and 5 and ${table.agree} between 1 and 5 and ${table.service} between 1 and 5 and ${table.speed} between 1 and 5`,
    ),
  ],
)
