import { adminDashboardCall, sellerDashboardCall } from '@shiji/contract/insight/dashboard.calls.ts'
import { api } from '../base/api.ts'
import { queryOf } from '../base/endpoint.ts'

/** Dashboards: open tasks first, then figures. */
export const insightBackOfficeApi = api.injectEndpoints({
  endpoints: build => ({
    sellerDashboard: queryOf(build, sellerDashboardCall),
    adminDashboard: queryOf(build, adminDashboardCall),
  }),
})

export const { useSellerDashboardQuery, useAdminDashboardQuery } = insightBackOfficeApi
