import type { WithdrawalInput, WithdrawalTerms } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { fen, percentOf, subtract } from '@shiji/kit/money/fen.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { newNumber } from '../../../../infra/ids/numbers.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { storeMoney } from '../../data/withdrawals/withdrawal.queries.ts'
import {
  insertWithdrawal,
  lockWithdrawal,
  moveWithdrawal,
  openWithdrawals,
} from '../../data/withdrawals/withdrawal.repo.ts'
import { isAccountNumber, LAST_DIGITS, maskedNumber } from '../../domain/withdrawals/bank-account.ts'
import { book } from '../book.ts'
import { sealAccount } from './seal-account.ts'
import { heldJournal, returnedJournal } from './withdrawal-journals.ts'

/** What the form of a withdrawal must know now. */
export async function withdrawalTerms(ctx: Ctx<SellerActor>): Promise<WithdrawalTerms> {
  const { leastFen, mostFen } = LIMITS.withdrawal
  const [money, { cashMoney }] = await Promise.all([storeMoney(ctx, ctx.scope), readSetting(ctx, 'store')])
  return { ...money, fee_bp: cashMoney, least: leastFen, most: mostFen }
}

/**
 * A store asks for its money: the amount leaves the balance at once and is held; the fee of today is agreed to. Refuses
 * more than there is (`ledger.not_enough`), an invalid number of a bank account, an amount that the fee eats up, and too many
 * open ones.
 */
export function applyForWithdrawal(ctx: Ctx<SellerActor>, input: WithdrawalInput): Promise<{ id: number }> {
  if (!isAccountNumber(input.card_no, input.is_company))
    throw new InvalidInput([{ field: 'card_no', key: 'refusal.card_no' }])
  return transact(ctx, async tx => {
    const { cashMoney } = await readSetting(tx, 'store')
    const amount = fen(input.amount)
    const fee = percentOf(amount, cashMoney)
    const net = subtract(amount, fee)
    if (net <= 0) throw new InvalidInput([{ field: 'amount', key: 'refusal.cash_all_fee' }])
    const id = await tx.ids.next()
    const cashNo = newNumber('C', tx.clock.now())
    const last = input.card_no.slice(-LAST_DIGITS)
    // Booked first: the account's row is locked, so that parallel applications see each other.
    await book(tx, heldJournal({ id, cashNo, storeId: tx.scope.id, amount, fee, net }))
    const { openPerStore } = LIMITS.withdrawal
    if ((await openWithdrawals(tx, tx.scope)) >= openPerStore)
      throw new AppError('cash.too_many', { limit: openPerStore })
    await insertWithdrawal(tx, {
      id,
      cashNo,
      storeId: tx.scope.id,
      userId: tx.actor.id,
      userName: tx.actor.name,
      amount,
      fee,
      net,
      name: input.name.trim(),
      bankName: input.bank_name.trim(),
      ...sealAccount(tx.keys, id, input.card_no),
      accountLast: last,
      isCompany: input.is_company,
      remark: input.remark?.trim() ?? '',
    })
    await emit(tx, 'withdrawal.applied', { withdrawalId: id, storeId: tx.scope.id })
    await audit(tx, {
      action: 'cash.create',
      subjectType: 'cash',
      subjectId: id,
      subjectName: cashNo,
      after: { amount, fee, name: input.name, bank_name: input.bank_name, card_no: maskedNumber(last) },
    })
    return { id }
  })
}

/** A store takes its application back; the money is its own again. Refuses one that was approved for payment or decided. */
export function withdrawWithdrawal(ctx: Ctx<SellerActor>, id: number): Promise<{ id: number }> {
  return transact(ctx, async tx => {
    const row = await lockWithdrawal(tx, id, tx.scope)
    if (row === undefined) throw new AppError('record.missing')
    if (!(await moveWithdrawal(tx, id, 'withdraw', { decidedAt: tx.clock.now() })))
      throw new AppError('cash.state_changed', {}, { id, cash_status: row.status })
    await book(tx, returnedJournal(row), 'refuse')
    await audit(tx, {
      action: 'cash.cancel',
      subjectType: 'cash',
      subjectId: id,
      subjectName: row.cashNo,
      before: { cash_status: row.status },
      after: { cash_status: 'withdrawn' },
    })
    return { id }
  })
}
