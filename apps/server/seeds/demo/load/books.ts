import { DAY, HOUR } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../src/infra/context.ts'
import { insertRows } from './insert.ts'
import type { NumberLine } from './number-line.ts'
import type { PlacedOrder } from './orders.ts'
import type { LoadedBuyer } from './people.ts'

interface Entry {
  readonly at: Date
  readonly cause: string
  readonly kind: 'adjusted' | 'order_paid' | 'order_settled'
  readonly memo: Readonly<Record<string, string | number>>
  readonly orderId: number | null
  readonly postings: readonly (readonly [
    ownerType: 'user' | 'store' | 'platform',
    ownerId: number,
    kind: string,
    amount: number,
  ])[]
}

interface Account {
  readonly id: number
  readonly ownerType: string
  readonly ownerId: number
  readonly kind: string
  readonly unit: string
  readonly isTracked: boolean
  balance: number
  seq: number
}

const SETTLEMENT_DAYS = 7

/** Ledger of the history: every buyer's money comes in by an adjustment, goes into escrow when he pays and to the store when the order settles. */
export async function loadBooks(
  tx: Ctx,
  line: NumberLine,
  orders: readonly PlacedOrder[],
  buyers: readonly LoadedBuyer[],
): Promise<void> {
  const entries = [
    ...topUps(orders, buyers, tx.clock.now()),
    ...orders.flatMap(payment),
    ...orders.flatMap(settlement),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.cause < b.cause ? -1 : 1))
  const accounts = new Map<string, Account>()
  const journals: Record<string, unknown>[] = []
  const postings: Record<string, unknown>[] = []
  for (const entry of entries) {
    const journalId = line.take()
    journals.push({
      id: journalId,
      cause: entry.cause,
      kind: entry.kind,
      memo: entry.memo,
      order_id: entry.orderId,
      created_at: entry.at,
    })
    for (const [ownerType, ownerId, kind, amount] of entry.postings) {
      if (amount === 0) continue
      const account = open(accounts, line, ownerType, ownerId, kind)
      if (account.isTracked) {
        account.balance += amount
        account.seq += 1
      }
      postings.push({
        id: line.take(),
        journal_id: journalId,
        account_id: account.id,
        amount,
        balance_after: account.isTracked ? account.balance : null,
        seq: account.isTracked ? account.seq : null,
        created_at: entry.at,
      })
    }
  }
  const openedAt = new Date(tx.clock.now().getTime() - 300 * DAY)
  await insertRows(
    tx,
    'accounts',
    [...accounts.values()].map(({ id, ownerType, ownerId, kind, unit, isTracked, balance, seq }) => ({
      id,
      owner_type: ownerType,
      owner_id: ownerId,
      kind,
      unit,
      is_tracked: isTracked,
      balance,
      seq,
      created_at: openedAt,
    })),
  )
  await insertRows(tx, 'journals', journals)
  await insertRows(tx, 'postings', postings)
  await insertRows(tx, 'order_settlements', settlementRows(orders, line))
}

function open(
  accounts: Map<string, Account>,
  line: NumberLine,
  ownerType: 'user' | 'store' | 'platform',
  ownerId: number,
  kind: string,
): Account {
  const name = `${ownerType}:${ownerId}:${kind}`
  const known = accounts.get(name)
  if (known !== undefined) return known
  const unit = kind.startsWith('points') ? 'POINT' : 'CNY'
  const account: Account = {
    id: line.take(),
    ownerType,
    ownerId,
    kind,
    unit,
    isTracked: ownerType !== 'platform',
    balance: 0,
    seq: 0,
  }
  accounts.set(name, account)
  return account
}

/** What a buyer spends in all, and something over; before his first payment. */
function topUps(orders: readonly PlacedOrder[], buyers: readonly LoadedBuyer[], now: Date): Entry[] {
  const spent = new Map<number, number>()
  for (const order of orders)
    if (order.history.payTime !== undefined) spent.set(order.buyer.id, (spent.get(order.buyer.id) ?? 0) + order.payable)
  return buyers.flatMap((buyer, index) => {
    // The second buyer is the demo's empty one.
    if (index === 1) return []
    const spare = index === 0 ? 1_286_600 : 5_000 + ((buyer.id * 7_919) % 90_000)
    const amount = Math.ceil(((spent.get(buyer.id) ?? 0) + spare) / 10_000) * 10_000
    const at = new Date(now.getTime() - 91 * DAY - index * 1_000)
    const reason = '开业充值 Opening balance'
    const entries: Entry[] = [
      {
        at,
        cause: `adjusted:demo:${buyer.id}`,
        kind: 'adjusted',
        memo: { reason },
        orderId: null,
        postings: [
          ['user', buyer.id, 'balance', amount],
          ['platform', 0, 'adjustment', -amount],
        ],
      },
    ]
    const points = index === 0 ? 3_200 : buyer.id % 900
    return points === 0
      ? entries
      : [
          ...entries,
          {
            at,
            cause: `adjusted:demo-points:${buyer.id}`,
            kind: 'adjusted',
            memo: { reason },
            orderId: null,
            postings: [
              ['user', buyer.id, 'points', points],
              ['platform', 0, 'points_issued', -points],
            ],
          },
        ]
  })
}

const payment = (order: PlacedOrder): Entry[] =>
  order.history.payTime === undefined
    ? []
    : [
        {
          at: order.history.payTime,
          cause: `order_paid:${order.id}`,
          kind: 'order_paid',
          memo: { order_no: order.orderNo },
          orderId: order.id,
          postings: [
            ['user', order.buyer.id, 'balance', -order.payable],
            ['platform', 0, 'escrow', order.payable],
          ],
        },
      ]

const settledAt = ({ history }: PlacedOrder): Date | undefined =>
  history.isSettled && history.commentTime !== undefined
    ? new Date(history.commentTime.getTime() + SETTLEMENT_DAYS * DAY + HOUR)
    : undefined

function settlement(order: PlacedOrder): Entry[] {
  const at = settledAt(order)
  if (at === undefined) return []
  return [
    {
      at,
      cause: `order_settled:${order.id}`,
      kind: 'order_settled',
      memo: { order_no: order.orderNo },
      orderId: order.id,
      postings: [
        ['platform', 0, 'escrow', -order.payable],
        ['store', order.storeId, 'balance', order.payable - order.commission],
        ['platform', 0, 'revenue', order.commission],
      ],
    },
  ]
}

function settlementRows(orders: readonly PlacedOrder[], line: NumberLine) {
  return orders.flatMap(order => {
    const at = settledAt(order)
    if (at === undefined) return []
    return [
      {
        id: line.take(),
        settlement_no: `S${at.toISOString().slice(2, 10).replaceAll('-', '')}000001`,
        order_id: order.id,
        order_no: order.orderNo,
        store_id: order.storeId,
        user_id: order.buyer.id,
        total_price: order.payable,
        refunded: 0,
        commission: order.commission,
        referral: 0,
        settlement_price: order.payable - order.commission,
        status: 'settled',
        created_at: at,
      },
    ]
  })
}
