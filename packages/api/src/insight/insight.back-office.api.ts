import type { AdminDashboard, SellerDashboard } from '@shiji/contract/insight/insight.ts'
import { api } from '../base/api.ts'

/** Dashboards: open tasks first, then figures. */
export const insightBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    sellerDashboard: build.query<SellerDashboard, void>({
      query: () => ({ url: '/Seller/dashboard/all' }),
      providesTags: ['Dashboard'],
    }),
    adminDashboard: build.query<AdminDashboard, void>({
      query: () => ({ url: '/Admin/dashboard/all' }),
      providesTags: ['Dashboard'],
    }),
  }),
})

export const { useSellerDashboardQuery, useAdminDashboardQuery } = insightBackOfficeApi
