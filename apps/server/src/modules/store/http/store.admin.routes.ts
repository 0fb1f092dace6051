import { Done, IdParams, PageOf } from '@shiji/contract/schema.ts'
import {
  AdminStoreChange,
  AdminStoreDetail,
  AdminStoreRow,
  StoreReviewInput,
  StoreStatusInput,
} from '@shiji/contract/store/store.ts'
import { route } from '../../../http/route.ts'
import { AppError } from '../../../infra/app-error.ts'
import { toPage } from '../../../records/list-sql.ts'
import { adminStore, adminStoreList, adminStores } from '../data/admin-store.queries.ts'
import { changeStore } from '../use-cases/change-store.ts'
import { reviewStore } from '../use-cases/review-store.ts'
import { setStoreStatus } from '../use-cases/set-store-status.ts'
import { adminDetail, adminRows } from './store.presenter.ts'

const area = 'admin'

export const storeAdminRoutes = [
  route(
    {
      method: 'GET',
      path: '/stores',
      area,
      access: 'store.view',
      summary: 'Stores, with their number per verification in `count`',
      list: adminStoreList,
      data: PageOf(AdminStoreRow),
    },
    async (ctx, { list }) => {
      const { rows, total, count } = await adminStores(ctx, list)
      return toPage(list, await adminRows(ctx, rows), total, count)
    },
  ),
  route(
    {
      method: 'GET',
      path: '/stores/:id',
      area,
      access: 'store.view',
      summary: 'One store with its application',
      params: IdParams,
      data: AdminStoreDetail,
    },
    async (ctx, { params }) => {
      const found = await adminStore(ctx, params.id)
      const detail = found === undefined ? undefined : await adminDetail(ctx, found.store, found.classes)
      if (detail === undefined) throw new AppError('record.missing')
      return detail
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/stores/:id',
      area,
      access: 'store.update',
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
      })
      return { id: params.id }
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/stores/verify',
      area,
      access: 'store.review',
      summary: 'Pass or deny an application',
      body: StoreReviewInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await reviewStore(ctx, { id: body.id, verify: body.store_verify, reason: body.reason ?? '' })
      return { id: body.id }
    },
  ),
  route(
    {
      method: 'PUT',
      path: '/stores/status',
      area,
      access: 'store.review',
      summary: 'Close a store with a reason, or open it again',
      body: StoreStatusInput,
      data: Done,
    },
    async (ctx, { body }) => {
      await setStoreStatus(ctx, { id: body.id, status: body.store_status, reason: body.reason ?? '' })
      return { id: body.id }
    },
  ),
]
