import type { ServerModule } from '../../infra/module.ts'
import { namesIn } from '../../records/record-names.ts'
import { advSpaces, articleMenus } from './data/content.table.ts'
import { articleAddresses } from './data/content-address.queries.ts'
import { contentAdminRoutes } from './http/content.admin.routes.ts'
import { contentBuyerRoutes } from './http/content.buyer.routes.ts'

export const contentModule: ServerModule = {
  name: 'content',
  names: {
    article_menu: namesIn(articleMenus, articleMenus.nameZh, articleMenus.nameEn),
    adv_space: namesIn(advSpaces, advSpaces.nameZh, advSpaces.nameEn),
  },
  routes: [...contentBuyerRoutes, ...contentAdminRoutes],
  addresses: [articleAddresses],
}
