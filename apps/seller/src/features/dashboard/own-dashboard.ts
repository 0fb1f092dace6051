import type { insightBackOfficeApi } from '@shiji/api/insight/insight.back-office.api.ts'

/** The dashboard of the own store as its back office gets it. */
export type OwnDashboard = (typeof insightBackOfficeApi)['endpoints']['sellerDashboard']['Types']['ResultType']
