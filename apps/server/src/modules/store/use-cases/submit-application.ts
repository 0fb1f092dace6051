import { APPLICATION_SECTIONS, type ApplicationField } from '@shiji/contract/store/application.fields.ts'
import { type FieldProblem, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { emit } from '../../../infra/outbox/outbox.ts'
import { readSetting } from '../../platform/index.ts'
import { classIdsOf } from '../data/application.queries.ts'
import { insertRound, isNameTaken } from '../data/application.repo.ts'
import { writeStore } from '../data/store.repo.ts'
import { factsOf, missingFields } from '../domain/application.ts'
import { verifyMachine } from '../domain/store.machine.ts'
import { lockOwnDraft } from './own-draft.ts'
import { decideApplication } from './review-store.ts'

const IDENTITY: readonly ApplicationField[] = APPLICATION_SECTIONS.identity

/**
 * Hands the actor's application to the platform, as a new round. Refuses each field that is missing, those of the legal
 * person with the text of the specification (§5), and the name of a passed store; with `store.state_changed` when it was
 * handed over already. Where the platform reviews no new stores, it passes at once (`storeVerify`).
 */
export async function submitApplication(ctx: Ctx<BuyerActor>): Promise<number> {
  return transact(ctx, async tx => {
    const store = await lockOwnDraft(tx)
    const facts = factsOf(store, await classIdsOf(tx, store.id))
    const problems: FieldProblem[] = missingFields(facts).map(field => ({
      field,
      key: IDENTITY.includes(field) ? 'refusal.authentication_first' : 'error.required',
    }))
    if (store.name !== '' && (await isNameTaken(tx, store.name, store.id)))
      problems.push({ field: 'store_name', key: 'refusal.taken' })
    if (problems.length > 0) throw new InvalidInput(problems)
    await writeStore(tx, store, {
      verify: verifyMachine.target('submit'),
      refuseInfo: '',
      submittedAt: tx.clock.now(),
      ...(store.mobile === '' ? { mobile: facts.store_phone } : {}),
    })
    await insertRound(tx, store.id, facts)
    const { storeVerify: isReviewed } = await readSetting(tx, 'store')
    if (isReviewed) await emit(tx, 'store.submitted', { storeId: store.id })
    else await decideApplication(tx, store.id, { decision: 'passed', reason: '', reasons: {} })
    return store.id
  })
}
