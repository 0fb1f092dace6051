import type { WithdrawalRow } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import type { WithdrawalAction } from '@shiji/contract/finance/withdrawals/withdrawal.words.ts'
import type { Actor } from '../../../../infra/context.ts'
import { holds } from '../../../../infra/permission.ts'
import type { WithdrawalRecord } from '../../data/withdrawals/withdrawal.queries.ts'
import { approvalBy, needsSecond } from '../../domain/withdrawals/approval.ts'
import { maskedNumber } from '../../domain/withdrawals/bank-account.ts'
import { withdrawalMachine } from '../../domain/withdrawals/withdrawal.machine.ts'

const ADMIN_ACTIONS = {
  approve: 'cash.approve',
  refuse: 'cash.approve',
  pay: 'cash.pay',
  settle: 'cash.pay',
  fail: 'cash.pay',
} as const

/** What a person may do with a withdrawal now. */
function actionsFor(actor: Actor, row: WithdrawalRecord): WithdrawalAction[] {
  const { can } = withdrawalMachine
  if (actor.kind === 'seller')
    return holds(actor, 'cash.create') && can('withdraw', row.status, 'seller') ? ['withdraw'] : []
  if (actor.kind !== 'admin') return []
  const moves = ['approve', 'refuse', 'pay', 'settle', 'fail'] as const
  return moves.filter(
    move =>
      can(move, row.status, 'admin') &&
      holds(actor, ADMIN_ACTIONS[move]) &&
      (move !== 'approve' || approvalBy(row, actor.id) !== 'same person'),
  )
}

/** A withdrawal as both back offices list it; a store does not see who of the platform approved it. */
export function presentWithdrawal(actor: Actor, row: WithdrawalRecord): WithdrawalRow {
  const isPlatform = actor.kind === 'admin'
  return {
    id: row.id,
    cash_no: row.cashNo,
    store_id: row.storeId,
    store_name: row.storeName,
    store_name_en: row.storeNameEn,
    amount: row.amount,
    fee: row.fee,
    net: row.net,
    name: row.name,
    bank_name: row.bankName,
    card_no: maskedNumber(row.accountLast),
    is_company: row.isCompany,
    remark: row.remark,
    cash_status: row.status,
    refuse_info: row.refuseInfo,
    needs_second: needsSecond(row.amount),
    applied_by: row.userName,
    first_by: isPlatform ? row.firstName : '',
    second_by: isPlatform ? row.secondName : '',
    batch_no: isPlatform ? row.batchNo : null,
    created_at: row.createdAt.toISOString(),
    decided_at: row.decidedAt?.toISOString() ?? null,
    paid_at: row.paidAt?.toISOString() ?? null,
    actions: actionsFor(actor, row),
  }
}
