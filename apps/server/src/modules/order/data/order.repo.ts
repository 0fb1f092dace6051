import { type Fen, fen } from '@shiji/kit/money/fen.ts'
import type { Ctx } from '../../../infra/context.ts'
import { named } from '../../../infra/database/named.ts'
import type { Scope } from '../../../infra/scope.ts'
import { textScope } from '../../../records/in-scope.ts'
import type { QuotedCart } from '../../cart/index.ts'
import type { BuyerAddress } from '../../identity/index.ts'
import { presentSteps } from '../../promotion/index.ts'
import { type OrderActor, type OrderMove, PLACED } from '../domain/order.machine.ts'

export interface NewOrder {
  readonly id: number
  readonly orderNo: string
  readonly remark: string
  readonly store: QuotedCart
}

export interface NewGroup {
  readonly id: number
  readonly userId: number
  readonly userName: string
  readonly payable: Fen
  readonly fingerprint: string
  readonly address: BuyerAddress
  readonly dueAt: Date
  readonly orders: readonly NewOrder[]
  /** An equal quote confirmed after this time is a repeat. */
  readonly repeatAfter: Date
  /** At most `most` groups may have been placed after `countAfter`. */
  readonly countAfter: Date
  readonly most: number
}

/**
 * Group, orders, lines, named parts of discounts and history in one statement; nothing when the guards of the group
 * refuse.
 */
const PLACE = `
  with fresh as (
    insert into order_groups (id, user_id, payable, quote, created_at)
    select $1, $2, $3, $4, $5
    where not exists (select 1 from order_groups where user_id = $2 and quote = $4 and created_at > $6)
      and (select count(*) from order_groups where user_id = $2 and created_at > $7) < $8
    returning id
  ), placed as (
    insert into orders (id, order_no, group_id, user_id, store_id, status, name, name_en, image, pieces, goods_amount, freight_amount,
      discount_amount, price_steps, payable, address_id, receive_name, receive_tel, receive_area, receive_address, remark, due_at, ship_hours, created_at)
    select o.id, o.order_no, f.id, $2, o.store_id, $9, o.name, o.name_en, o.image, o.pieces, o.goods_amount, o.freight_amount,
      o.discount_amount, o.price_steps, o.payable, a.id, a.receive_name, a.receive_tel, a.receive_area, a.receive_address, o.remark, $10, o.ship_hours, $5
    from fresh f, jsonb_to_record($11) a (id bigint, receive_name text, receive_tel text, receive_area text, receive_address text),
      jsonb_to_recordset($12) o (id bigint, order_no text, store_id bigint, name text, name_en text, image text, pieces int,
        goods_amount bigint, freight_amount bigint, discount_amount bigint, price_steps jsonb, payable bigint, remark text, ship_hours int)
  ), lines as (
    insert into order_goods (id, order_id, goods_id, sku_id, store_id, user_id, name, name_en, sku_name, sku_name_en, image,
      buy_num, goods_price, total_price, discount_amount, payable, weight, commission_bp)
    select l.id, l.order_id, l.goods_id, l.sku_id, l.store_id, $2, l.name, l.name_en, l.sku_name, l.sku_name_en, l.image,
      l.buy_num, l.goods_price, l.total_price, l.discount_amount, l.payable, l.weight, l.commission_bp
    from fresh, jsonb_to_recordset($13) l (id bigint, order_id bigint, goods_id bigint, sku_id bigint, store_id bigint, name text,
      name_en text, sku_name text, sku_name_en text, image text, buy_num int, goods_price bigint, total_price bigint,
      discount_amount bigint, payable bigint, weight bigint, commission_bp int)
  ), parts as (
    insert into order_discounts (id, order_id, line_id, kind, ref_id, amount)
    select d.id, d.order_id, d.line_id, d.kind, d.ref_id, d.amount
    from fresh, jsonb_to_recordset($14) d (id bigint, order_id bigint, line_id bigint, kind text, ref_id bigint, amount bigint)
  ), history as (
    insert into order_moves (id, order_id, seq, move, from_status, to_status, actor_kind, actor_id, actor_name, created_at)
    select m.id, m.order_id, 1, $15, $16, $9, 'buyer', $2, $17, $5
    from fresh, jsonb_to_recordset($18) m (id bigint, order_id bigint)
  )
  select id from fresh`

/** Writes a checkout. False when it repeats a quote that was just confirmed, or the buyer places orders too fast. */
export async function insertGroup(tx: Ctx, group: NewGroup): Promise<boolean> {
  const { address, orders } = group
  const lines = orders.flatMap(({ id, store }) => store.lines.map(line => ({ orderId: id, line })))
  const lineIds = await tx.ids.take(lines.length)
  const parts = lines.flatMap(({ orderId, line }, at) =>
    line.discounts.map(part => ({ ...part, orderId, lineId: lineIds[at] })),
  )
  const partIds = await tx.ids.take(parts.length)
  const moveIds = await tx.ids.take(orders.length)
  const made = await named<{ id: string }>(tx, 'order_place', PLACE, [
    group.id,
    group.userId,
    group.payable,
    group.fingerprint,
    tx.clock.now(),
    group.repeatAfter,
    group.countAfter,
    group.most,
    PLACED.to,
    group.dueAt,
    JSON.stringify({
      id: address.id,
      receive_name: address.receiveName,
      receive_tel: address.receiveTel,
      receive_area: address.areaInfo,
      receive_address: address.address,
    }),
    JSON.stringify(orders.map(orderRow)),
    JSON.stringify(lines.map(({ orderId, line }, at) => lineRow(lineIds[at], orderId, line))),
    JSON.stringify(
      parts.map(({ orderId, lineId, kind, refId, amount }, at) => ({
        id: partIds[at],
        order_id: orderId,
        line_id: lineId,
        kind,
        ref_id: refId,
        amount,
      })),
    ),
    PLACED.move,
    PLACED.from,
    group.userName,
    JSON.stringify(orders.map(({ id }, at) => ({ id: moveIds[at], order_id: id }))),
  ])
  return made.length > 0
}

function orderRow({ id, orderNo, remark, store }: NewOrder) {
  const [first] = store.lines
  return {
    id,
    order_no: orderNo,
    store_id: store.storeId,
    name: first?.name ?? '',
    name_en: first?.nameEn ?? '',
    image: first?.image ?? '',
    pieces: store.lines.reduce((pieces, line) => pieces + line.buyNum, 0),
    goods_amount: store.goodsAmount,
    freight_amount: store.delivery.amount,
    discount_amount: store.discountAmount,
    price_steps: presentSteps(store.steps),
    payable: store.payable,
    remark,
    ship_hours: Math.max(...store.lines.map(line => line.shipHours)),
  }
}

const lineRow = (id: number | undefined, orderId: number, line: QuotedCart['lines'][number]) => ({
  id,
  order_id: orderId,
  goods_id: line.goodsId,
  sku_id: line.skuId,
  store_id: line.storeId,
  name: line.name,
  name_en: line.nameEn,
  sku_name: line.skuName,
  sku_name_en: line.skuNameEn,
  image: line.image,
  buy_num: line.buyNum,
  goods_price: line.price,
  total_price: line.total,
  discount_amount: line.discount,
  payable: line.payable,
  weight: line.weight,
  commission_bp: line.commissionBp,
})

export interface Mover {
  readonly kind: OrderActor
  readonly id: number | null
  readonly name: string
}

/** Which orders may be moved: a condition on the row, so that a foreign order is treated as missing. */
export interface OrderRows {
  readonly scope: Scope
  readonly groupId?: number
  /** Only orders that are due by then: timers never act early. */
  readonly dueBy?: Date
}

/** What a move writes besides the status; times are the move's own. */
export interface MoveFacts {
  readonly note?: string
  readonly dueAt?: Date
  readonly paymentId?: number
  readonly paymentMethod?: string
}

export interface MovedOrder {
  readonly id: number
  readonly orderNo: string
  readonly userId: number
  readonly storeId: number
  readonly payable: Fen
}

interface MovedRow {
  readonly id: string
  readonly order_no: string
  readonly user_id: string
  readonly store_id: string
  readonly payable: string
}

/** The time column of each move. */
const TIME: Readonly<Record<OrderMove, string>> = {
  pay: 'pay_time',
  cancel: 'cancel_time',
  ship: 'delivery_time',
  receive: 'receipt_time',
  comment: 'comment_time',
}

const isOwn = (move: string): move is OrderMove => Object.hasOwn(TIME, move)

const MOVABLE = textScope({ buyer: 'o.user_id', store: 'o.store_id' }, 4)

/** A paid order is due when the promised time to ship is over. */
const SHIP_BY = 'coalesce($9, $8::timestamptz + make_interval(hours => o.ship_hours))'

/** Locks rows in the order of their ids, compares and sets, and writes their history, all in one statement. */
const moveText = (move: string): string => `
  with wanted as (
    select * from unnest($1::bigint[], $2::bigint[]) w (order_id, move_id)
  ), before as (
    select o.id, o.status, w.move_id from orders o join wanted w on w.order_id = o.id
    where o.status = any($3::text[]) and ${MOVABLE.condition}
      and ($6::bigint is null or o.group_id = $6) and ($16::timestamptz is null or o.due_at <= $16)
    order by o.id for update of o
  ), moved as (
    update orders o set status = $7, ${isOwn(move) ? `${TIME[move]} = $8, ` : ''}moves = o.moves + 1, due_at = ${move === 'pay' ? SHIP_BY : '$9'},
      payment_id = coalesce($10, o.payment_id), payment_method = coalesce($11, o.payment_method)
      ${move === 'cancel' ? ', cancel_reason = $15' : ''}
    from before b where o.id = b.id
    returning o.id, o.order_no, o.user_id, o.store_id, o.payable, o.moves, b.status as before, b.move_id
  ), history as (
    insert into order_moves (id, order_id, seq, move, from_status, to_status, actor_kind, actor_id, actor_name, note, created_at)
    select m.move_id, m.id, m.moves, '${move}', m.before, $7, $12, $13, $14, $15, $8 from moved m
  )
  select id, order_no, user_id, store_id, payable from moved order by id`

/**
 * Makes one move with those of the orders that can make it now (compare-and-set on status and scope) and returns them;
 * the others are not changed and absent from the result. The only writer of an order's status, also for the moves of
 * modules above.
 */
export async function moveOrders(
  tx: Ctx,
  move: OrderMove | (string & {}),
  orderIds: readonly number[],
  mover: Mover,
  { scope, groupId, dueBy }: OrderRows,
  facts: MoveFacts = {},
): Promise<MovedOrder[]> {
  const machine = tx.ports.orderMoves.machine()
  if (machine.moves[move]?.by.some(kind => kind === mover.kind) !== true)
    throw new Error(`${mover.kind} may not make the move ${move}`)
  const sources = machine.sources(move)
  const rows = await named<MovedRow>(tx, `order_move_${move}`, moveText(move), [
    orderIds,
    await tx.ids.take(orderIds.length),
    sources,
    ...MOVABLE.values(scope),
    groupId ?? null,
    machine.target(move),
    tx.clock.now(),
    facts.dueAt ?? null,
    facts.paymentId ?? null,
    facts.paymentMethod ?? null,
    mover.kind,
    mover.id,
    mover.name,
    facts.note ?? '',
    dueBy ?? null,
  ])
  return rows.map(row => ({
    id: Number(row.id),
    orderNo: row.order_no,
    userId: Number(row.user_id),
    storeId: Number(row.store_id),
    payable: fen(Number(row.payable)),
  }))
}
