import type { DemoTopUpData, DemoTopUpInput } from '@shiji/contract/finance/finance.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { DAY } from '@shiji/kit/time/duration.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { spendable } from '../data/balance.queries.ts'
import { bookedSince } from '../data/ledger.repo.ts'
import { PLATFORM } from '../domain/journal.ts'
import { book } from './book.ts'

/**
 * Gives a buyer demo money, so that a visitor of a demo can pay without help. Booked against the platform's
 * adjustments. Refuses more than `LIMITS.demoTopUp.dayFen` within 24 hours, and everything in production, where the
 * call does not exist.
 */
export async function topUpDemo(ctx: Ctx<BuyerActor>, { money }: DemoTopUpInput): Promise<DemoTopUpData> {
  if (ctx.config.mode === 'production') throw new AppError('record.missing')
  const { callFen, dayFen } = LIMITS.demoTopUp
  if (money > callFen) throw new AppError('request.invalid')
  const userId = ctx.scope.id
  return transact(ctx, async tx => {
    const id = await tx.ids.next()
    await book(tx, {
      cause: `demo_top_up:${id}`,
      kind: 'demo_top_up',
      memo: {},
      postings: [
        { account: 'user.balance', ownerId: userId, amount: money },
        { account: 'platform.adjustment', ownerId: PLATFORM, amount: -money },
      ],
    })
    // Read after the booking, which locks the balance: two calls at once cannot both fit under the limit.
    const since = new Date(tx.clock.now().getTime() - DAY)
    if ((await bookedSince(tx, userId, 'demo_top_up', since)) > dayFen) {
      throw new AppError('ledger.top_up_day', { limit: dayFen / 100 })
    }
    return { balance: await spendable(tx, userId) }
  })
}
