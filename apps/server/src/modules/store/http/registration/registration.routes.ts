import { Done, IdParams } from '@shiji/contract/schema.ts'
import { DocumentInput, StoreDocument } from '@shiji/contract/store/application.ts'
import {
  changeQueueCall,
  changeRegistrationCall,
  decideChangeCall,
  keepOwnDocumentCall,
  ownRegistrationCall,
  ownStoreDocumentCall,
  reviewedChangeCall,
  withdrawRegistrationCall,
} from '@shiji/contract/store/registration.calls.ts'
import {
  ChangeDecision,
  ChangeQueue,
  OwnRegistration,
  RegistrationInput,
  ReviewedChange,
} from '@shiji/contract/store/registration.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { AppError } from '../../../../infra/app-error.ts'
import { changeById, waitingChanges } from '../../data/registration/change.queries.ts'
import { storeById } from '../../data/store.queries.ts'
import { readDocument } from '../../use-cases/read-document.ts'
import {
  changeRegistration,
  keepOwnDocument,
  withdrawRegistration,
} from '../../use-cases/registration/change-registration.ts'
import { decideChange } from '../../use-cases/registration/decide-change.ts'
import { ownRegistration, reviewedChange } from './registration.presenter.ts'

/** Changes of what a passed store is registered with: by its owner, and their review by the platform. */
export const registrationRoutes = [
  answer(
    ownRegistrationCall,
    { summary: 'What the own store is registered with, and its last change', data: OwnRegistration },
    async ctx => {
      const found = await ownRegistration(ctx)
      if (found === undefined) throw new AppError('record.missing')
      return found
    },
  ),
  answer(
    changeRegistrationCall,
    { summary: 'Hand a change of it to the platform', body: RegistrationInput, data: Done },
    async (ctx, { body }) => {
      await changeRegistration(ctx, body)
      return { id: ctx.scope.id }
    },
  ),
  answer(withdrawRegistrationCall, { summary: 'Take a change back that waits', data: Done }, async ctx => {
    await withdrawRegistration(ctx)
    return { id: ctx.scope.id }
  }),
  answer(
    keepOwnDocumentCall,
    { summary: 'Store the picture of a document for a change, encrypted', body: DocumentInput, data: Done },
    async (ctx, { body, files }) => ({ id: await keepOwnDocument(ctx, body.name, files[0]?.bytes) }),
  ),
  answer(
    ownStoreDocumentCall,
    { summary: 'A document of the own store', params: IdParams, data: StoreDocument },
    (ctx, { params }) => readDocument(ctx, params.id),
  ),
  answer(
    changeQueueCall,
    { summary: 'Changes that wait for a decision, the oldest first', data: ChangeQueue },
    async ctx =>
      (await waitingChanges(ctx)).map(row => ({
        id: row.id,
        store_id: row.storeId,
        store_name: row.name,
        store_name_en: row.nameEn,
        submitted_at: row.submittedAt.toISOString(),
      })),
  ),
  answer(
    reviewedChangeCall,
    { summary: 'A change beside what is registered now', params: IdParams, data: ReviewedChange },
    async (ctx, { params }) => {
      const change = await changeById(ctx, params.id)
      const store = change && (await storeById(ctx, change.storeId))
      if (change === undefined || store === undefined) throw new AppError('record.missing')
      return reviewedChange(ctx, store, change)
    },
  ),
  answer(
    decideChangeCall,
    { summary: 'Pass or deny a change', body: ChangeDecision, data: Done },
    async (ctx, { body }) => {
      await decideChange(ctx, body)
      return { id: body.id }
    },
  ),
]
