import { fen } from '@shiji/kit/money/fen.ts'
import { HOUR, MINUTE } from '@shiji/kit/time/duration.ts'
import type { Ctx } from '../../../../src/infra/context.ts'
import { needsSecond, sealAccount } from '../../../../src/modules/finance/index.ts'
import { insertRows, type Row } from '../insert.ts'
import type { NumberLine } from '../number-line.ts'
import type { DemoLedger, Entry } from '../orders/ledger.ts'
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
/** Made-up accounts: of the demo's store, then of the others. */
const HOLDERS = [
  { name: '李木林', bank: '招商银行杭州分行', number: '6222021234567894' },
  { name: '周远', bank: '中国银行上海徐汇支行', number: '6217001234567893' },
  { name: '陈声', bank: '工商银行深圳南山支行', number: '6228481234567894' },
  { name: '方立', bank: '建设银行成都高新支行', number: '6214831234567896' },
] as const
type Holder = (typeof HOLDERS)[number]

interface Input {
  readonly stores: readonly LoadedStore[]
  readonly admins: readonly LoadedAdmin[]
  /** Index of the store that the demo logs into. */
  readonly demoStore: number
}

/** Withdrawals of the demo's store in every state, with their bookings; of a few others one that waits. */
export async function loadWithdrawals(
  tx: Ctx,
  line: NumberLine,
  ledger: DemoLedger,
  { stores, admins, demoStore }: Input,
): Promise<void> {
  const mine = stores[demoStore]
  const others = stores.filter(store => store !== mine).slice(0, 3)
  const planned = [
    ...(mine === undefined ? [] : PLANS.map(plan => [mine, plan, HOLDERS[0]] as const)),
    ...others.map(
      (store, at) =>
        [store, { state: 'applied', share: 100, minutesAgo: 30 + 7 * at }, HOLDERS[at + 1] ?? HOLDERS[0]] as const,
    ),
  ]
  await insertRows(
    tx,
    'withdrawals',
    planned.flatMap(([store, plan, holder]) => withdrawalOf(tx, line, ledger, { store, plan, holder }, admins)),
  )
}

function withdrawalOf(
  tx: Ctx,
  line: NumberLine,
  ledger: DemoLedger,
  { store, plan, holder }: { readonly store: LoadedStore; readonly plan: Plan; readonly holder: Holder },
  [first, second]: readonly LoadedAdmin[],
): Row[] {
  const { state, share, minutesAgo } = plan
  const amount = fen(Math.floor((ledger.balanceOf('store', store.id, 'balance') * share) / 1_000 / YUAN) * YUAN)
  const isLarge = needsSecond(amount)
  if (amount === 0 || (state === 'checked' && !isLarge)) return []
  const id = line.take()
  const at = new Date(tx.clock.now().getTime() - minutesAgo * MINUTE)
  const later = new Date(at.getTime() + HOUR / 4)
  const isApproved = state === 'approved' || state === 'paying' || state === 'paid'
  const cashNo = `C${at.toISOString().slice(2, 10).replaceAll('-', '')}${String(id).padStart(12, '0')}`
  const { sealedAccount, accountKey } = sealAccount(tx.keys, id, holder.number)
  const book = (kind: 'cash_held' | 'cash_paid' | 'cash_returned', when: Date, postings: Entry['postings']) =>
    ledger.book({ at: when, cause: `${kind}:${id}`, kind, memo: { cash_no: cashNo }, orderId: null, postings })
  book('cash_held', at, [
    ['store', store.id, 'balance', -amount],
    ['store', store.id, 'frozen', amount],
  ])
  if (state === 'paid')
    book('cash_paid', later, [
      ['store', store.id, 'frozen', -amount],
      ['platform', 0, 'bank', amount],
    ])
  if (state === 'refused')
    book('cash_returned', later, [
      ['store', store.id, 'frozen', -amount],
      ['store', store.id, 'balance', amount],
    ])
  return [
    {
      id,
      cash_no: cashNo,
      store_id: store.id,
      user_id: store.ownerId,
      user_name: holder.name,
      amount,
      fee: 0,
      net: amount,
      name: holder.name,
      bank_name: holder.bank,
      sealed_account: sealedAccount,
      account_key: accountKey,
      account_last: holder.number.slice(-4),
      is_company: false,
      remark: '',
      status: state,
      refuse_info: state === 'refused' ? '户名与店铺登记的法人不一致' : '',
      first_id: isApproved || state === 'checked' ? first?.id : null,
      first_name: isApproved || state === 'checked' ? first?.name : '',
      second_id: isApproved && isLarge ? second?.id : null,
      second_name: isApproved && isLarge ? second?.name : '',
      batch_no: state === 'paying' || state === 'paid' ? `B${cashNo.slice(1)}` : null,
      created_at: at,
      decided_at: isApproved || state === 'refused' ? later : null,
      paid_at: state === 'paid' ? later : null,
    },
  ]
}
