import { call } from '../call.ts'
import type { AdminDashboard, SellerDashboard } from './insight.ts'

const page = { method: 'GET', path: '/dashboard/all', access: 'dashboard.view', reads: ['Dashboard'] } as const

export const sellerDashboardCall = call<{ data: SellerDashboard }>()({ ...page, area: 'seller' })
export const adminDashboardCall = call<{ data: AdminDashboard }>()({ ...page, area: 'admin' })
