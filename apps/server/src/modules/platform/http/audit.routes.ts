import { AuditRow } from '@shiji/contract/platform/platform.ts'
import { PageOf } from '@shiji/contract/schema.ts'
import { route } from '../../../http/route.ts'
import { auditList, auditPage } from '../data/audit.queries.ts'

const spec = {
  method: 'GET',
  path: '/audit',
  access: 'audit.view',
  summary: 'Who changed what, when and from where',
  list: auditList,
  data: PageOf(AuditRow),
} as const

export const auditRoutes = [
  route({ ...spec, area: 'admin' }, (ctx, { list }) => auditPage(ctx, list)),
  route({ ...spec, area: 'seller' }, (ctx, { list }) => auditPage(ctx, list)),
]
