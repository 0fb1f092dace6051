import type { ApplicationField } from '@shiji/contract/store/application.fields.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../infra/context.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../../infra/database/sql-state.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { joinStore } from '../../identity/index.ts'
import { decideRound, type RoundDecision } from '../data/application.repo.ts'
import { decideStore, verifyOf } from '../data/store-state.repo.ts'
import { type VerifyState, verifyMachine } from '../domain/store.machine.ts'

export interface StoreReview {
  readonly id: number
  readonly verify: Extract<VerifyState, 'passed' | 'denied'>
  readonly reason: string
  /** What is wrong with single fields. */
  readonly reasons?: readonly { readonly field: ApplicationField; readonly reason: string }[]
}

/**
 * The platform's decision on an application (product §3), kept with its round: passing adds the owner to the seller
 * area, denying needs a reason or one for a field. Refuses with `store.state_changed` when it no longer waits, two
 * reasons for one field, and the name of another passed store.
 */
export async function reviewStore(ctx: Ctx<AdminActor>, { id, verify, ...said }: StoreReview): Promise<void> {
  const { reason, reasons } = verify === 'denied' ? denialOf(said) : { reason: '', reasons: {} }
  await transact(ctx, tx => decideApplication(tx, id, { decision: verify, reason, reasons }))
}

/** Decides on a waiting application: by staff, or without any where the shop lets new stores pass by themselves. */
export async function decideApplication(tx: Ctx, id: number, decided: RoundDecision): Promise<void> {
  const { decision: verify, reason, reasons } = decided
  const move = verify === 'passed' ? 'pass' : 'deny'
  const store = await decideStore(tx, id, verifyMachine.sources(move), {
    verify: verifyMachine.target(move),
    refuseInfo: reason,
    ...(move === 'pass' ? { passedAt: tx.clock.now() } : {}),
  }).catch(refuseTakenName)
  if (store === undefined) throw await whyNot(tx, id)
  await decideRound(tx, id, decided)
  if (move === 'pass') await joinStore(tx, { userId: store.userId, storeId: id, role: 'owner' })
  await audit(tx, {
    action: `store.${move}`,
    subjectType: 'store',
    subjectId: id,
    subjectName: store.name,
    before: { verify: 'verifying' },
    after: { verify, reason, reasons },
  })
  await emit(tx, 'store.changed', { storeId: id, renamed: false })
  await emit(tx, 'store.reviewed', { storeId: id, userId: store.userId, verify })
}

/** The reason of a denial, made of those of its fields when it has none of its own, and the reasons by field. */
export function denialOf({
  reason,
  reasons = [],
}: {
  readonly reason: string
  readonly reasons?: readonly { readonly field: string; readonly reason: string }[]
}) {
  const byField = new Map<string, string>()
  for (const [at, each] of reasons.entries()) {
    if (byField.has(each.field)) throw new InvalidInput([{ field: `reasons.${at}.field`, key: 'refusal.not_a_choice' }])
    byField.set(each.field, each.reason)
  }
  if (reason === '' && byField.size === 0) throw new InvalidInput([{ field: 'reason', key: 'error.required' }])
  return {
    reason: reason === '' ? [...byField.values()].join('；') : reason,
    reasons: Object.fromEntries(byField),
  }
}

async function whyNot(tx: Ctx, id: number): Promise<AppError> {
  const now = await verifyOf(tx, id)
  return now === undefined ? new AppError('record.missing') : new AppError('store.state_changed', {}, now)
}

function refuseTakenName(error: unknown): never {
  throw sqlState(error) === UNIQUE_VIOLATION ? new InvalidInput([{ field: 'store_name', key: 'refusal.taken' }]) : error
}
