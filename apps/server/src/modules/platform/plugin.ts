import type { ServerModule } from '../../infra/module.ts'
import { namesIn } from '../../records/record-names.ts'
import { areas, menus } from './data/platform.table.ts'
import { areaRoutes } from './http/area.routes.ts'
import { auditRoutes } from './http/audit.routes.ts'
import { configAdminRoutes } from './http/config.admin.routes.ts'
import { expressAdminRoutes } from './http/express.admin.routes.ts'
import { expressRoutes } from './http/express.routes.ts'
import { fileSpaceSellerRoutes } from './http/file-space.seller.routes.ts'
import { menuRoutes } from './http/menu.routes.ts'
import { operationAdminRoutes } from './http/operation.admin.routes.ts'
import { siteRoutes } from './http/site.routes.ts'
import { tableExportRoutes } from './http/table-export.routes.ts'
import { tableViewRoutes } from './http/table-view.routes.ts'
import { uploadRoutes } from './http/upload.routes.ts'
import { EXPORT_JOB } from './use-cases/ask-export.ts'
import { runExport } from './use-cases/run-export.ts'
import { sweep } from './use-cases/sweep.ts'

const HOUR_MS = 3_600_000

export const platformModule: ServerModule = {
  name: 'platform',
  names: {
    area: namesIn(areas, areas.nameZh, areas.nameEn),
    menu: namesIn(menus, menus.nameZh, menus.nameEn),
  },
  routes: [
    ...siteRoutes,
    ...areaRoutes,
    ...expressRoutes,
    ...expressAdminRoutes,
    ...menuRoutes,
    ...uploadRoutes,
    ...fileSpaceSellerRoutes,
    ...auditRoutes,
    ...operationAdminRoutes,
    ...configAdminRoutes,
    ...tableViewRoutes,
    ...tableExportRoutes,
  ],
  register: ({ jobs }) => {
    jobs.every('platform.sweep', HOUR_MS, sweep)
    jobs.on(EXPORT_JOB, runExport, 'long')
  },
}
