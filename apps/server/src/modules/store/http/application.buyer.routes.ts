import { Done, IdParams } from '@shiji/contract/schema.ts'
import {
  joinStoreCall,
  keepDocumentCall,
  membershipsCall,
  ownApplicationCall,
  ownDocumentCall,
  saveApplicationCall,
  submitApplicationCall,
} from '@shiji/contract/store/application.calls.ts'
import {
  ApplicationInput,
  DocumentInput,
  JoinInput,
  OwnApplication,
  SellerMemberships,
  StoreApplication,
  StoreDocument,
} from '@shiji/contract/store/application.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError } from '../../../infra/app-error.ts'
import { beginApplication } from '../use-cases/begin-application.ts'
import { keepDocument } from '../use-cases/keep-document.ts'
import { readDocument } from '../use-cases/read-document.ts'
import { saveApplication } from '../use-cases/save-application.ts'
import { submitApplication } from '../use-cases/submit-application.ts'
import { applicationOf, membershipsView } from './application.presenter.ts'

export const applicationBuyerRoutes = [
  answer(
    ownApplicationCall,
    { summary: 'The own application for a store; null without one', data: OwnApplication },
    ctx => applicationOf(ctx),
  ),
  answer(
    joinStoreCall,
    { summary: 'Begin an application for a store', body: JoinInput, data: Done },
    async (ctx, { body }) => {
      await beginApplication(ctx, body.is_agreed)
      return {}
    },
  ),
  answer(
    saveApplicationCall,
    { summary: 'Save fields of the own application', body: ApplicationInput, data: StoreApplication },
    async (ctx, { body }) => {
      await saveApplication(ctx, body)
      const saved = await applicationOf(ctx)
      if (saved === null) throw new AppError('record.missing')
      return saved
    },
  ),
  answer(submitApplicationCall, { summary: 'Hand the own application to the platform', data: Done }, async ctx => ({
    id: await submitApplication(ctx),
  })),
  answer(
    keepDocumentCall,
    { summary: 'Store the picture of a document, encrypted', body: DocumentInput, data: Done },
    async (ctx, { body, files }) => ({ id: await keepDocument(ctx, body.name, files[0]?.bytes) }),
  ),
  answer(
    ownDocumentCall,
    { summary: 'A document of the own application', params: IdParams, data: StoreDocument },
    (ctx, { params }) => readDocument(ctx, params.id),
  ),
  answer(membershipsCall, { summary: 'The stores in whose back office one works', data: SellerMemberships }, ctx =>
    membershipsView(ctx),
  ),
]
