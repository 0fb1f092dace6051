import { adminAuditCall, sellerAuditCall } from '@shiji/contract/platform/desk.calls.ts'
import { AuditRow } from '@shiji/contract/platform/platform.ts'
import { listRoute } from '../../../http/routes/list-route.ts'
import { adminAuditList, auditPage, sellerAuditList } from '../data/operations/audit.queries.ts'

const told = { summary: 'Who changed what, when and from where', row: AuditRow }

export const auditRoutes = [
  listRoute(adminAuditCall, { ...told, list: adminAuditList }, auditPage),
  listRoute(sellerAuditCall, { ...told, list: sellerAuditList }, auditPage),
]
