import type { DocumentField } from '@shiji/contract/store/application.fields.ts'
import { DOCUMENT_FIELDS } from '@shiji/contract/store/application.fields.ts'
import type { RegistrationInput } from '@shiji/contract/store/registration.ts'
import { AppError, type FieldProblem, InvalidInput } from '../../../../infra/app-error.ts'
import { audit } from '../../../../infra/audit/audit.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { emit } from '../../../../infra/outbox/outbox.ts'
import { readSetting } from '../../../platform/index.ts'
import { documentById, insertDocument } from '../../data/document.repo.ts'
import { insertChange, withdrawWaiting } from '../../data/registration/change.repo.ts'
import { lockStore } from '../../data/store.repo.ts'
import {
  loggedFacts,
  type RegistrationFacts,
  registrationChange,
  registrationProblems,
} from '../../domain/registration.ts'
import { putDocument, sentBytes } from '../put-document.ts'
import { decideLockedChange } from './decide-change.ts'
import { registrationOf } from './own-registration.ts'

/**
 * Hands a change of what the own store is registered with to the platform; the store stays open as it is until it
 * passes. A change that waits is replaced. Refuses at their fields: words without new documents, classes that cannot be
 * chosen, documents of others, and a change that changes nothing. Where the platform reviews no stores it passes at once.
 */
export async function changeRegistration(ctx: Ctx<SellerActor>, input: RegistrationInput): Promise<void> {
  await transact(ctx, async tx => {
    const store = await lockStore(tx, tx.scope.id)
    if (store.verify !== 'passed') throw new AppError('store.state_changed', {}, { store_verify: store.verify })
    const now = await registrationOf(tx, store)
    const change = registrationChange(now, input)
    const problems: FieldProblem[] = [
      ...registrationProblems(change),
      ...(await classProblems(tx, change)),
      ...(await documentProblems(tx, change)),
    ]
    if (problems.length > 0) throw new InvalidInput(problems)
    if (Object.keys(change).length === 0)
      throw new InvalidInput([{ field: 'store_company_name', key: 'refusal.nothing_changed' }])
    await withdrawWaiting(tx, store.id)
    const id = await insertChange(tx, store.id, change)
    await audit(tx, {
      action: 'store_registration.submit',
      subjectType: 'store',
      subjectId: store.id,
      subjectName: store.name,
      before: loggedFacts(now, change),
      after: loggedFacts(change, change),
    })
    const { storeVerify: isReviewed } = await readSetting(tx, 'store')
    if (isReviewed) await emit(tx, 'store.change_submitted', { storeId: store.id })
    else await decideLockedChange(tx, store, { id, facts: change }, { decision: 'passed', reason: '', reasons: {} })
  })
}

/** Takes back the change of the own store that waits. Refuses with `store.state_changed` when none does. */
export async function withdrawRegistration(ctx: Ctx<SellerActor>): Promise<void> {
  await transact(ctx, async tx => {
    const store = await lockStore(tx, tx.scope.id)
    if ((await withdrawWaiting(tx, store.id)) === undefined) throw new AppError('store.state_changed')
    await audit(tx, {
      action: 'store_registration.cancel',
      subjectType: 'store',
      subjectId: store.id,
      subjectName: store.name,
      before: { verify: 'verifying' },
      after: { verify: 'withdrawn' },
    })
  })
}

/** Stores the picture of a document for a change of the own store; nothing refers to it before the change is handed over. */
export async function keepOwnDocument(
  ctx: Ctx<SellerActor>,
  field: DocumentField,
  bytes: Buffer | undefined,
): Promise<number> {
  const sent = sentBytes(field, bytes)
  const { id } = await putDocument(ctx, { storeId: ctx.scope.id, field }, sent, document =>
    transact(ctx, tx => insertDocument(tx, document)),
  )
  return id
}

async function classProblems(tx: Ctx, { class_id: ids = [] }: Partial<RegistrationFacts>): Promise<FieldProblem[]> {
  const leaves = await tx.ports.storeGoods.leafClasses(tx, ids)
  return ids.some(id => !leaves.has(id)) ? [{ field: 'class_id', key: 'refusal.not_a_choice' }] : []
}

async function documentProblems(tx: Ctx<SellerActor>, change: Partial<RegistrationFacts>): Promise<FieldProblem[]> {
  const problems: FieldProblem[] = []
  for (const field of DOCUMENT_FIELDS) {
    const id = change[field]
    if (id === undefined || id === null) continue
    const document = await documentById(tx, tx.scope, id)
    if (document?.field !== field) problems.push({ field, key: 'refusal.upload_missing' })
  }
  return problems
}
