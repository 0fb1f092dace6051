import { LIMITS } from '@shiji/contract/limits.ts'
import { ZERO } from '@shiji/kit/money/fen.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { parseShopTime } from '@shiji/kit/time/shop-time.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { checkPayPassword } from '../../../identity/index.ts'
import { booked, paymentByNumber } from '../../data/payment.queries.ts'
import type { PaymentProvider, ProviderPayment } from '../../domain/provider.ts'

const DIGITS = new RegExp(`^\\d{${LIMITS.password.payDigits}}$`)

/** The balance of the buyer: our own books are the provider, so they are the answer. */
export const balanceProvider: PaymentProvider<Ctx> = {
  method: 'balance',
  pays: 'at once',

  async authorize(ctx, { userId, password }) {
    // An impossible payment password is a typing error, not a guess that counts.
    if (!DIGITS.test(password)) throw new AppError('pay_password.format')
    // Outside the transaction: hashing is slow by design and must hold neither a connection nor a lock.
    await checkPayPassword(ctx, userId, password)
  },

  async create(ctx, { payNo }) {
    const { state } = await queryBooks(ctx, payNo)
    return { state, payUrl: null }
  },

  query: queryBooks,

  readNotice: async () => undefined,

  settle: ({ userId }) => ({ account: 'user.balance', ownerId: userId }),

  /** The journal of the refund has already returned the money. */
  async refund(ctx, { payNo, amount }) {
    const payment = await queryBooks(ctx, payNo)
    if (payment.state !== 'paid' || amount > payment.amount) throw new Error(`no refund of ${amount} for ${payNo}`)
    return 'done'
  },

  async bill(ctx, day) {
    outside(ctx)
    const from = parseShopTime(day)
    if (from === undefined) throw new RangeError(`not a day: ${day}`)
    return booked(ctx, 'balance', from, new Date(from.getTime() + DAY))
  },
}

async function queryBooks(ctx: Ctx, payNo: string): Promise<ProviderPayment> {
  outside(ctx)
  const row = await paymentByNumber(ctx, payNo)
  if (row?.method !== 'balance') return { payNo, state: 'unknown', tradeNo: null, amount: ZERO }
  return { payNo, state: row.status, tradeNo: null, amount: row.amount }
}

/** The same rule as for outside providers, so that one can replace the other. */
function outside(ctx: Ctx): void {
  if (ctx.inTransaction) throw new Error('a provider is asked outside of transactions')
}
