import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { type Fen, fen, negate, ZERO } from '@shiji/kit/money/fen.ts'
import { shopDayKey } from '@shiji/kit/time/shop-time.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { AskedPayment, BillLine, PaymentProvider, ProviderPayment, ProviderState } from '../../domain/provider.ts'

interface Trade {
  readonly payNo: string
  readonly tradeNo: string
  readonly amount: Fen
  state: ProviderState
  refunded: number
}

/** Actions of the person and the provider, for a test. */
export interface TestProvider extends PaymentProvider<Ctx> {
  /** The person pays, another amount if one is given; returns the signed notice of the provider. */
  confirm(ctx: Ctx, payNo: string, amount?: number): string
  /** The provider closes the payment. */
  close(payNo: string): void
  /** From now on calls are not answered, until switched back. */
  goAway(isAway: boolean): void
}

/**
 * An outside provider in the memory of this process, in place of a real one of that method. Its money is booked at the
 * gateway of the method. Demo and test mode only: it refuses to work in production.
 */
export function testProvider(method: 'wechat' | 'alipay'): TestProvider {
  const secret = randomBytes(32)
  const trades = new Map<string, Trade>()
  const refunds = new Map<string, { readonly payNo: string; readonly amount: number }>()
  const lines: (BillLine & { readonly day: string })[] = []
  let isAway = false

  const called = (ctx: Ctx): void => {
    if (ctx.config.mode === 'production') throw new Error('the test provider does not exist in production')
    if (ctx.inTransaction) throw new Error('a provider is asked outside of transactions')
    if (isAway) throw new Error('the test provider does not answer')
  }
  const line = (ctx: Ctx, each: BillLine) => lines.push({ ...each, day: shopDayKey(ctx.clock.now()) })
  const signOf = (text: string) => createHmac('sha256', secret).update(text).digest('hex')

  return {
    method,
    pays: 'later',
    authorize: async () => undefined,

    async create(ctx, { payNo, amount }) {
      called(ctx)
      const trade = trades.get(payNo) ?? openTrade(payNo, amount)
      trades.set(payNo, trade)
      return { state: trade.state, payUrl: `test-pay://${method}/${payNo}` }
    },

    async query(ctx, payNo) {
      called(ctx)
      return answerOf(payNo, trades.get(payNo))
    },

    async readNotice(_ctx, body) {
      const [sign = '', text = ''] = body.split(' ')
      const [mine, theirs] = [Buffer.from(signOf(text)), Buffer.from(sign)]
      if (mine.length !== theirs.length || !timingSafeEqual(mine, theirs)) return undefined
      return answerOf(text, trades.get(text))
    },

    settle: () => ({ account: `platform.gateway_${method}`, ownerId: 0 }),

    async refund(ctx, { refundNo, payNo, amount }) {
      called(ctx)
      if (refunds.has(refundNo)) return 'done'
      const trade = trades.get(payNo)
      if (trade?.state !== 'paid' || trade.refunded + amount > trade.amount)
        throw new Error(`no refund of ${amount} for ${payNo}`)
      trade.refunded += amount
      refunds.set(refundNo, { payNo, amount })
      line(ctx, { payNo, refundNo, amount: negate(amount) })
      return 'done'
    },

    async bill(ctx, day) {
      called(ctx)
      return lines.filter(each => each.day === day).map(({ payNo, refundNo, amount }) => ({ payNo, refundNo, amount }))
    },

    confirm(ctx, payNo, amount) {
      const trade = trades.get(payNo)
      if (trade === undefined || trade.state === 'closed') throw new Error(`nobody can pay ${payNo}`)
      if (trade.state === 'waiting') {
        const paid = fen(amount ?? trade.amount)
        trades.set(payNo, { ...trade, state: 'paid', amount: paid })
        line(ctx, { payNo, refundNo: null, amount: paid })
      }
      return `${signOf(payNo)} ${payNo}`
    },

    close(payNo) {
      const trade = trades.get(payNo)
      if (trade?.state === 'waiting') trade.state = 'closed'
    },

    goAway(away) {
      isAway = away
    },
  }
}

const openTrade = (payNo: string, amount: AskedPayment['amount']): Trade => ({
  payNo,
  tradeNo: `T${randomBytes(8).toString('hex')}`,
  amount,
  state: 'waiting',
  refunded: 0,
})

const answerOf = (payNo: string, trade: Trade | undefined): ProviderPayment =>
  trade === undefined
    ? { payNo, state: 'unknown', tradeNo: null, amount: ZERO }
    : { payNo, state: trade.state, tradeNo: trade.tradeNo, amount: trade.amount }
