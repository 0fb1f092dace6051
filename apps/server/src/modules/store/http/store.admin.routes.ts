import { Done, IdParams } from '@shiji/contract/schema.ts'
import { applicationCall, applicationQueueCall, reviewDocumentCall } from '@shiji/contract/store/application.calls.ts'
import { ApplicationQueue, StoreDocument } from '@shiji/contract/store/application.ts'
import { gradeCall } from '@shiji/contract/store/grade.calls.ts'
import { GradeInput, GradeRow } from '@shiji/contract/store/grade.ts'
import {
  changeStoreCall,
  reviewStoreCall,
  storeClosingCall,
  storeStatusCall,
} from '@shiji/contract/store/store.admin.calls.ts'
import { adminStoresCall } from '@shiji/contract/store/store.calls.ts'
import {
  AdminStoreChange,
  AdminStoreDetail,
  AdminStoreRow,
  StoreClosingInput,
  StoreReviewInput,
  StoreStatusInput,
} from '@shiji/contract/store/store.ts'
import { answer } from '../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../http/routes/list-route.ts'
import { resourceOf } from '../../../http/routes/resource.ts'
import { AppError } from '../../../infra/app-error.ts'
import { adminStore, adminStoreList, adminStores } from '../data/admin-store.queries.ts'
import { gradeRows } from '../data/grade.queries.ts'
import { changeStore } from '../use-cases/change-store.ts'
import { planClosing } from '../use-cases/plan-closing.ts'
import { readDocument } from '../use-cases/read-document.ts'
import { reviewStore } from '../use-cases/review-store.ts'
import { setStoreStatus } from '../use-cases/set-store-status.ts'
import { queueView } from './application.presenter.ts'
import { readFutureTime } from './future-time.ts'
import { adminDetail, adminRows } from './store.presenter.ts'

export const storeAdminRoutes = [
  ...resourceOf(gradeCall, { row: GradeRow, create: GradeInput, update: GradeInput }, gradeRows),
  listRoute(
    adminStoresCall,
    { summary: 'Stores, with their number per verification in `count`', list: adminStoreList, row: AdminStoreRow },
    async (ctx, list) => {
      const { rows, total, count } = await adminStores(ctx, list)
      return { rows: await adminRows(ctx, rows), total, count }
    },
  ),
  viewRoute(adminStoresCall, { summary: 'One store with its application', view: AdminStoreDetail }, async (ctx, id) => {
    const found = await adminStore(ctx, id)
    return found === undefined ? undefined : adminDetail(ctx, found)
  }),
  answer(
    changeStoreCall,
    {
      summary: 'Change facts and commission of a store',
      params: IdParams,
      body: AdminStoreChange,
      data: Done,
    },
    async (ctx, { params, body }) => {
      await changeStore(ctx, params.id, {
        ...(body.store_name === undefined ? {} : { name: body.store_name }),
        ...(body.store_name_en === undefined ? {} : { nameEn: body.store_name_en }),
        ...(body.company_name === undefined ? {} : { companyName: body.company_name }),
        ...(body.mobile === undefined ? {} : { mobile: body.mobile }),
        ...(body.address === undefined ? {} : { address: body.address }),
        ...(body.is_flagship === undefined ? {} : { isFlagship: body.is_flagship }),
        ...(body.commission_bp === undefined ? {} : { commissionBp: body.commission_bp }),
        ...(body.grade_id === undefined ? {} : { gradeId: body.grade_id }),
      })
      return { id: params.id }
    },
  ),
  answer(
    reviewStoreCall,
    {
      summary: 'Pass or deny an application',
      body: StoreReviewInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await reviewStore(ctx, {
        id: body.id,
        verify: body.store_verify,
        reason: body.reason ?? '',
        reasons: body.reasons ?? [],
      })
      return { id: body.id }
    },
  ),
  answer(
    applicationQueueCall,
    { summary: 'Applications that wait for a decision, the oldest first', data: ApplicationQueue },
    ctx => queueView(ctx),
  ),
  answer(
    applicationCall,
    { summary: 'A store with its application, for its review', params: IdParams, data: AdminStoreDetail },
    async (ctx, { params }) => {
      const found = await adminStore(ctx, params.id)
      const view = found && (await adminDetail(ctx, found))
      if (view === undefined) throw new AppError('record.missing')
      return view
    },
  ),
  answer(
    reviewDocumentCall,
    { summary: 'A document of an application; each view is logged', params: IdParams, data: StoreDocument },
    (ctx, { params }) => readDocument(ctx, params.id),
  ),
  answer(
    storeStatusCall,
    {
      summary: 'Close a store with a reason, or open it again',
      body: StoreStatusInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await setStoreStatus(ctx, { id: body.id, status: body.store_status, reason: body.reason ?? '' })
      return { id: body.id }
    },
  ),
  answer(
    storeClosingCall,
    {
      summary: 'Plan the closing of a store at a date, or withdraw the plan',
      body: StoreClosingInput,
      data: Done,
    },
    async (ctx, { body }) => {
      const closesAt = readFutureTime(ctx, 'closes_at', body.closes_at)
      await planClosing(ctx, { id: body.id, closesAt, reason: body.reason ?? '' })
      return { id: body.id }
    },
  ),
]
