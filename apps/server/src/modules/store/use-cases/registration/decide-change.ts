import type { ChangeDecision } from '@shiji/contract/store/registration.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { AdminActor, Ctx } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { replaceClasses } from '../../data/application.repo.ts'
import { changeById } from '../../data/registration/change.queries.ts'
import { type ChangeVerdict, decideWaiting } from '../../data/registration/change.repo.ts'
import { lockStore, type StoreRecord, writeStore } from '../../data/store.repo.ts'
import { PAPER_FIELDS, readPapers } from '../../domain/application.ts'
import { loggedFacts, type RegistrationFacts, readChange } from '../../domain/registration.ts'
import { denialOf } from '../review-store.ts'
import { registrationOf } from './own-registration.ts'

/**
 * The platform's decision on a change of what a store is registered with; the store stays open. Passing applies its
 * fields; goods in classes that fall away stay, and no new ones come in. Refuses with `store.state_changed` when the
 * change was replaced, taken back or decided meanwhile.
 */
export async function decideChange(
  ctx: Ctx<AdminActor>,
  { id, decision, reason = '', reasons = [] }: ChangeDecision,
): Promise<void> {
  const said = decision === 'denied' ? denialOf({ reason, reasons }) : { reason: '', reasons: {} }
  await transact(ctx, async tx => {
    const found = await changeById(tx, id)
    if (found === undefined) throw new AppError('record.missing')
    const store = await lockStore(tx, found.storeId)
    await decideLockedChange(tx, store, { id, facts: readChange(found.facts) }, { decision, ...said })
  })
}

/** Decides on a change of a locked store: by staff, or without any where the platform reviews no stores. */
export async function decideLockedChange(
  tx: Ctx,
  store: StoreRecord,
  { id, facts }: { readonly id: number; readonly facts: Partial<RegistrationFacts> },
  verdict: ChangeVerdict,
): Promise<void> {
  if (!(await decideWaiting(tx, id, verdict))) throw new AppError('store.state_changed')
  const isPassed = verdict.decision === 'passed'
  const before = isPassed ? loggedFacts(await registrationOf(tx, store), facts) : { verify: 'verifying' }
  if (isPassed) await apply(tx, store, facts)
  await audit(tx, {
    action: isPassed ? 'store_registration.pass' : 'store_registration.deny',
    subjectType: 'store',
    subjectId: store.id,
    subjectName: store.name,
    before,
    after: isPassed
      ? loggedFacts(facts, facts)
      : { verify: 'denied', reason: verdict.reason, reasons: verdict.reasons },
  })
  if (isPassed) await emit(tx, 'store.changed', { storeId: store.id, renamed: false })
  const { decision, reason } = verdict
  await emit(tx, 'store.change_reviewed', { storeId: store.id, decision, reason })
}

async function apply(tx: Ctx, store: StoreRecord, facts: Partial<RegistrationFacts>): Promise<void> {
  const { store_company_name: companyName, class_id: classIds } = facts
  const papers = new Set<string>([...PAPER_FIELDS, 'business_license', 'id_card_t', 'id_card_b'])
  const changed = Object.fromEntries(Object.entries(facts).filter(([field]) => papers.has(field)))
  await writeStore(tx, store, {
    application: { ...readPapers(store.application), ...changed },
    ...(companyName === undefined ? {} : { companyName }),
  })
  if (classIds !== undefined) await replaceClasses(tx, store.id, classIds)
}
