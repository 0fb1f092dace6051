import type { WithdrawalsEdit, WithdrawalsEdited } from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { AppError, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { newNumber } from '../../../../infra/ids/numbers.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { refusalText } from '../../../../infra/refusal-text.ts'
import {
  lockWithdrawal,
  type MoveFacts,
  moveWithdrawal,
  type Withdrawal,
} from '../../data/withdrawals/withdrawal.repo.ts'
import { approvalBy } from '../../domain/withdrawals/approval.ts'
import { type WithdrawalMoveName, withdrawalMachine } from '../../domain/withdrawals/withdrawal.machine.ts'
import { book } from '../book.ts'
import { paidJournal, returnedJournal } from './withdrawal-journals.ts'

interface Edit {
  readonly move: WithdrawalsEdit['move']
  readonly reason: string
  readonly batchNo: string
}

const NEEDS_REASON: readonly string[] = ['refuse', 'fail']

/**
 * Decides or pays withdrawals for the platform, each by itself: one that cannot make the move now is named with the reason
 * and blocks no other. Above the limit the first approval only checks, and a second person approves.
 */
export async function editWithdrawals(
  ctx: Ctx<AdminActor>,
  { ids, move, reason = '' }: WithdrawalsEdit,
): Promise<WithdrawalsEdited> {
  if (NEEDS_REASON.includes(move) && reason.trim() === '')
    throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  const edit = { move, reason: reason.trim(), batchNo: newNumber('B', ctx.clock.now()) }
  const done: number[] = []
  const refused: WithdrawalsEdited['refused'][number][] = []
  for (const id of ids) {
    try {
      await transact(ctx, tx => editOne(tx, id, edit))
      done.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      refused.push({ id, msg: refusalText(ctx.locale, error) })
    }
  }
  return { done, refused, batch_no: move === 'pay' && done.length > 0 ? edit.batchNo : null }
}

async function editOne(tx: Ctx<AdminActor>, id: number, edit: Edit): Promise<void> {
  const row = await lockWithdrawal(tx, id, tx.scope)
  if (row === undefined) throw new AppError('record.missing')
  if (!withdrawalMachine.can(edit.move, row.status, 'admin')) throw new AppError('cash.state_changed')
  const [move, facts] = moveOf(tx, row, edit)
  if (!(await moveWithdrawal(tx, id, move, facts))) throw new AppError('cash.state_changed')
  if (move === 'settle') await book(tx, paidJournal(row), 'refuse')
  if (move === 'refuse' || move === 'fail') await book(tx, returnedJournal(row), 'refuse')
  if (move === 'settle' || move === 'refuse' || move === 'fail')
    await emit(tx, 'withdrawal.decided', { withdrawalId: id, storeId: row.storeId, isPaid: move === 'settle' })
  await audit(tx, {
    action: `cash.${VERB[move]}`,
    subjectType: 'cash',
    subjectId: id,
    subjectName: row.cashNo,
    before: { cash_status: row.status },
    after: {
      cash_status: STATE[move],
      ...(edit.reason === '' ? {} : { reason: edit.reason }),
      ...(move === 'pay' ? { batch_no: edit.batchNo } : {}),
    },
  })
}

const STATE = {
  check: 'checked',
  approve: 'approved',
  refuse: 'refused',
  withdraw: 'withdrawn',
  pay: 'paying',
  settle: 'paid',
  fail: 'refused',
} as const satisfies Record<WithdrawalMoveName, string>

const VERB = {
  check: 'examine',
  approve: 'pass',
  refuse: 'deny',
  withdraw: 'cancel',
  pay: 'run',
  settle: 'close',
  fail: 'deny',
} as const satisfies Record<WithdrawalMoveName, string>

/** The move of a person with what it writes. Refuses a second approval by the first person. */
function moveOf(
  { actor, clock }: Ctx<AdminActor>,
  row: Withdrawal,
  { move, reason, batchNo }: Edit,
): readonly [WithdrawalMoveName, MoveFacts] {
  const now = clock.now()
  switch (move) {
    case 'approve': {
      const approval = approvalBy(row, actor.id)
      if (approval === 'same person') throw new AppError('cash.same_person')
      const isSecond = row.status === 'checked'
      const person = isSecond
        ? { secondId: actor.id, secondName: actor.name }
        : { firstId: actor.id, firstName: actor.name }
      return [approval, approval === 'check' ? person : { ...person, decidedAt: now }]
    }
    case 'refuse':
    case 'fail':
      return [move, { refuseInfo: reason, decidedAt: now }]
    case 'pay':
      return [move, { batchNo }]
    case 'settle':
      return [move, { paidAt: now }]
  }
}
