import type { MoneyAdjustInput } from '@shiji/contract/finance/finance.ts'
import { ZERO } from '@shiji/kit/money/fen.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { hasUser } from '../../identity/index.ts'
import { hasStore } from '../../store/index.ts'
import { storeBalances, userBalances } from '../data/balance.queries.ts'
import type { AccountName } from '../domain/chart.ts'
import { PLATFORM } from '../domain/journal.ts'
import { book } from './book.ts'

/**
 * Adds or takes money or points manually, with a reason that the person sees in their log (product §2). Audited.
 * Refuses zero, points of a store, an unknown person, and taking more than there is (`ledger.not_enough`).
 */
export async function adjustMoney(ctx: Ctx<AdminActor>, input: MoneyAdjustInput): Promise<{ id: number }> {
  const ownerType = input.owner_type ?? 'user'
  if (input.money === 0) throw new InvalidInput([{ field: 'money', key: 'error.cannot_be_empty' }])
  if (ownerType === 'store' && input.kind === 'points')
    throw new InvalidInput([{ field: 'kind', key: 'refusal.not_a_choice' }])
  const account: AccountName =
    ownerType === 'store' ? 'store.balance' : input.kind === 'points' ? 'user.points' : 'user.balance'
  return transact(ctx, async tx => {
    await mustExist(tx, ownerType, input.id)
    const id = await tx.ids.next()
    const before = await balancesOf(tx, ownerType, input.id)
    await book(tx, {
      cause: `adjusted:${id}`,
      kind: 'adjusted',
      memo: { reason: input.reason },
      postings: [
        { account, ownerId: input.id, amount: input.money },
        {
          account: input.kind === 'points' ? 'platform.points_issued' : 'platform.adjustment',
          ownerId: PLATFORM,
          amount: -input.money,
        },
      ],
    })
    await audit(tx, {
      action: 'money.adjust',
      subjectType: ownerType,
      subjectId: input.id,
      before,
      after: { ...(await balancesOf(tx, ownerType, input.id)), reason: input.reason },
    })
    return { id }
  })
}

/** Balance and points of a person, or the balance of a store. */
async function balancesOf(tx: Ctx, ownerType: 'user' | 'store', id: number): Promise<object> {
  if (ownerType === 'store') return { money: (await storeBalances(tx, [id])).get(id) ?? ZERO }
  const held = (await userBalances(tx, [id])).get(id)
  return { money: held?.money ?? ZERO, integral: held?.integral ?? 0 }
}

async function mustExist(tx: Ctx, ownerType: 'user' | 'store', id: number): Promise<void> {
  const isThere = ownerType === 'user' ? await hasUser(tx, id) : await hasStore(tx, id)
  if (!isThere) throw new AppError('record.missing')
}
