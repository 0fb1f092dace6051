import { listCall, type NoBody } from '../lists/list-call.ts'
import type { AdminStoreChange, AdminStoreDetail, AdminStoreRow } from './store.ts'

/** Stores as the platform sees them. */
export const adminStoresCall = listCall<AdminStoreRow, AdminStoreDetail, NoBody, AdminStoreChange>()({
  area: 'admin',
  path: 'stores',
  noun: 'store',
  filters: {
    id: 'number',
    user_id: 'number',
    store_name: 'text',
    store_name_en: 'text',
    company_name: 'text',
    mobile: 'text',
    area_info: 'text',
    store_verify: 'word',
    store_status: 'word',
    is_flagship: 'flag',
    created_at: 'time',
  },
  sorts: ['id', 'store_name', 'created_at'],
  defaultSort: { prop: 'id', order: 'desc' },
  sums: ['store_money'],
})
