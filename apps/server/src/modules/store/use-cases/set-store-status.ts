import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { changeStatus, statusOf } from '../data/store-state.repo.ts'
import { type StatusMove, type StatusState, statusMachine } from '../domain/store.machine.ts'
import { applyAt } from './apply-dates.ts'

export interface StatusChange {
  readonly id: number
  readonly status: StatusState
  readonly reason: string
  /** End of the holiday that begins; null or absent for none. */
  readonly holidayUntil?: Date | null
}

/**
 * Opens, pauses or closes a passed store. The platform closes with a reason, and only the platform can open what it
 * closed; the owner takes a holiday and returns. The event delists or relists its goods. Refuses with
 * `store.state_changed`.
 */
export async function setStoreStatus(ctx: Ctx<AdminActor | SellerActor>, change: StatusChange): Promise<void> {
  const { id, status, reason, holidayUntil = null } = change
  const move = moveTo(ctx.actor.kind, status)
  if (move === undefined) throw new InvalidInput([{ field: 'store_status', key: 'refusal.not_a_choice' }])
  if (move === 'close' && reason === '') throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  await transact(ctx, async tx => {
    const before = await changeStatus(tx, id, statusMachine.sources(move), {
      status: statusMachine.target(move),
      statusReason: status === 'open' ? '' : reason,
      holidayUntil,
    })
    if (before === undefined) throw await whyNot(tx, id)
    if (status === 'holiday') await applyAt(tx, id, holidayUntil)
    const until = status === 'holiday' && holidayUntil !== null ? { until: holidayUntil.toISOString() } : {}
    await audit(tx, {
      action: `store.${move}`,
      subjectType: 'store',
      subjectId: id,
      subjectName: before.name,
      before: { status: before.status, reason: before.statusReason },
      after: { status, reason, ...until },
    })
    await emit(tx, 'store.changed', { storeId: id, renamed: false })
  })
}

function moveTo(actor: 'admin' | 'seller', status: StatusState): StatusMove | undefined {
  const names: readonly StatusMove[] = ['rest', 'resume', 'close', 'open']
  return names.find(name => statusMachine.target(name) === status && isBy(name, actor))
}

const isBy = (move: StatusMove, actor: 'admin' | 'seller'): boolean =>
  statusMachine.sources(move).some(state => statusMachine.can(move, state, actor))

async function whyNot(tx: Ctx, id: number): Promise<AppError> {
  const now = await statusOf(tx, id)
  return now === undefined ? new AppError('record.missing') : new AppError('store.state_changed', {}, now)
}
