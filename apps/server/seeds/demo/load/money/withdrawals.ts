import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../../src/infra/context.ts'
import { sealBytes } from '../../../../src/infra/keys/sealed-bytes.ts'
import { insertRows, type Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { LoadedAdmin } from '../staff.ts'
import type { LoadedStore } from '../stores.ts'

type State = 'applied' | 'checked' | 'approved' | 'paying' | 'paid' | 'refused'

interface Plan {
  readonly state: State
  /** Share of the balance, in thousandths; whole yuan. */
  readonly share: number
  readonly minutesAgo: number
}

/** One of each state, for the store that the demo logs into; the largest needs two people. */
const PLANS: readonly Plan[] = [
  { state: 'paid', share: 90, minutesAgo: 300 },
  { state: 'refused', share: 20, minutesAgo: 260 },
  { state: 'paying', share: 60, minutesAgo: 200 },
  { state: 'approved', share: 50, minutesAgo: 150 },
  { state: 'checked', share: 300, minutesAgo: 100 },
  { state: 'applied', share: 30, minutesAgo: 20 },
]
const YUAN = 100
const TWO_PEOPLE_ABOVE = 10_000 * YUAN
const HOLDER = { name: '李木林', bank: '招商银行杭州分行', number: '6222021234567894' }

/** Withdrawals of the demo's store in every state, with their bookings; of a few others one that waits. */
export async function loadWithdrawals(
  tx: Ctx,
  line: NumberLine,
  stores: readonly LoadedStore[],
  admins: readonly LoadedAdmin[],
  demoStore: number,
): Promise<void> {
  const [first, second] = admins
  const mine = stores[demoStore]
  if (mine === undefined || first === undefined || second === undefined) return
  const others = stores.filter(store => store !== mine).slice(0, 3)
  const books = new Books(tx, line)
  const rows: Row[] = []
  for (const plan of PLANS) rows.push(...(await withdrawalOf(tx, line, books, mine, plan, [first, second])))
  for (const [at, store] of others.entries())
    rows.push(
      ...(await withdrawalOf(tx, line, books, store, { state: 'applied', share: 100, minutesAgo: 30 + 7 * at }, [
        first,
        second,
      ])),
    )
  await insertRows(tx, 'withdrawals', rows)
  await books.close()
}

async function withdrawalOf(
  tx: Ctx,
  line: NumberLine,
  books: Books,
  store: LoadedStore,
  { state, share, minutesAgo }: Plan,
  [first, second]: readonly [LoadedAdmin, LoadedAdmin],
): Promise<Row[]> {
  const amount = Math.floor(((await books.balance(store.id, 'balance')) * share) / 1_000 / YUAN) * YUAN
  const isLarge = amount > TWO_PEOPLE_ABOVE
  if (amount === 0 || (state === 'checked' && !isLarge)) return []
  const id = line.take()
  const at = new Date(tx.clock.now().getTime() - minutesAgo * MINUTE)
  const later = new Date(at.getTime() + HOUR / 4)
  const key = tx.keys.newest('bank-account')
  const number = sealBytes(key, `withdrawal:${id}:account`, Buffer.from(HOLDER.number))
  const isApproved = state === 'approved' || state === 'paying' || state === 'paid'
  const cashNo = `C${at.toISOString().slice(2, 10).replaceAll('-', '')}${String(id).padStart(12, '0')}`
  await books.book(cashNo, `cash_held:${id}`, 'cash_held', at, [
    ['store', store.id, 'balance', -amount],
    ['store', store.id, 'frozen', amount],
  ])
  if (state === 'paid')
    await books.book(cashNo, `cash_paid:${id}`, 'cash_paid', later, [
      ['store', store.id, 'frozen', -amount],
      ['platform', 0, 'bank', amount],
    ])
  if (state === 'refused')
    await books.book(cashNo, `cash_returned:${id}`, 'cash_returned', later, [
      ['store', store.id, 'frozen', -amount],
      ['store', store.id, 'balance', amount],
    ])
  return [
    {
      id,
      cash_no: cashNo,
      store_id: store.id,
      user_id: store.ownerId,
      user_name: HOLDER.name,
      amount,
      fee: 0,
      net: amount,
      name: HOLDER.name,
      bank_name: HOLDER.bank,
      sealed_account: number.toString('base64'),
      account_key: key.id,
      account_last: HOLDER.number.slice(-4),
      is_company: false,
      remark: '',
      status: state,
      refuse_info: state === 'refused' ? '户名与店铺登记的法人不一致' : '',
      first_id: isApproved || state === 'checked' ? first.id : null,
      first_name: isApproved || state === 'checked' ? first.name : '',
      second_id: isApproved && isLarge ? second.id : null,
      second_name: isApproved && isLarge ? second.name : '',
      batch_no: state === 'paying' || state === 'paid' ? `B${cashNo.slice(1)}` : null,
      created_at: at,
      decided_at: isApproved || state === 'refused' ? later : null,
      paid_at: state === 'paid' ? later : null,
    },
  ]
}

type Posting = readonly [ownerType: 'store' | 'platform', ownerId: number, kind: string, amount: number]

interface Account {
  readonly id: number
  readonly isTracked: boolean
  balance: number
  seq: number
}

/** Goes on with the chains of accounts that the history has written. */
class Books {
  readonly #tx: Ctx
  readonly #line: NumberLine
  readonly #accounts = new Map<string, Account>()
  readonly #journals: Row[] = []
  readonly #postings: Row[] = []

  constructor(tx: Ctx, line: NumberLine) {
    this.#tx = tx
    this.#line = line
  }

  async balance(storeId: number, kind: string): Promise<number> {
    return (await this.#account('store', storeId, kind)).balance
  }

  async book(cashNo: string, cause: string, kind: string, at: Date, postings: readonly Posting[]): Promise<void> {
    const journalId = this.#line.take()
    this.#journals.push({ id: journalId, cause, kind, memo: { cash_no: cashNo }, order_id: null, created_at: at })
    for (const [ownerType, ownerId, accountKind, amount] of postings) {
      const account = await this.#account(ownerType, ownerId, accountKind)
      account.balance += amount
      account.seq += 1
      this.#postings.push({
        id: this.#line.take(),
        journal_id: journalId,
        account_id: account.id,
        amount,
        balance_after: account.isTracked ? account.balance : null,
        seq: account.isTracked ? account.seq : null,
        created_at: at,
      })
    }
  }

  async #account(ownerType: 'store' | 'platform', ownerId: number, kind: string): Promise<Account> {
    const name = `${ownerType}:${ownerId}:${kind}`
    const known = this.#accounts.get(name)
    if (known !== undefined) return known
    const { rows } = await this.#tx.db.execute<{ id: string; balance: string; seq: string }>(
      sql`select id, balance, seq from accounts where owner_type = ${ownerType} and owner_id = ${ownerId} and kind = ${kind}`,
    )
    const [row] = rows
    const isTracked = ownerType === 'store'
    const account =
      row === undefined
        ? { id: this.#line.take(), isTracked, balance: 0, seq: 0 }
        : { id: Number(row.id), isTracked, balance: Number(row.balance), seq: Number(row.seq) }
    if (row === undefined)
      await insertRows(this.#tx, 'accounts', [
        {
          id: account.id,
          owner_type: ownerType,
          owner_id: ownerId,
          kind,
          unit: 'CNY',
          is_tracked: isTracked,
          balance: 0,
          seq: 0,
          created_at: this.#tx.clock.now(),
        },
      ])
    this.#accounts.set(name, account)
    return account
  }

  /** Writes what was booked, and the balances of the accounts. */
  async close(): Promise<void> {
    await insertRows(this.#tx, 'journals', this.#journals)
    await insertRows(this.#tx, 'postings', this.#postings)
    for (const { id, isTracked, balance, seq } of this.#accounts.values())
      if (isTracked)
        await this.#tx.db.execute(sql`update accounts set balance = ${balance}, seq = ${seq} where id = ${id}`)
  }
}
