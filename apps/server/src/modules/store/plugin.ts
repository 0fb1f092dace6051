import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { namesIn } from '../../records/record-names.ts'
import { storeFileUses } from './data/file-uses.queries.ts'
import { pictureRoom } from './data/grade.queries.ts'
import { storeNames } from './data/store.queries.ts'
import { freights, stores } from './data/store.table.ts'
import { storeAddresses } from './data/store-address.queries.ts'
import { applicationBuyerRoutes } from './http/application.buyer.routes.ts'
import { registrationRoutes } from './http/registration/registration.routes.ts'
import { storeAdminRoutes } from './http/store.admin.routes.ts'
import { storeBuyerRoutes } from './http/store.buyer.routes.ts'
import { storeSellerRoutes } from './http/store.seller.routes.ts'
import { applyDates, DATED_JOB } from './use-cases/apply-dates.ts'

/** The ports of lower modules that store implements. */
export const storePorts = {
  storeNames: { of: storeNames },
  pictureRoom: { of: pictureRoom },
} satisfies Partial<Ports>

export const storeModule: ServerModule = {
  name: 'store',
  names: {
    store: namesIn(stores, stores.name, stores.nameEn),
    freight: namesIn(freights, freights.name),
  },
  routes: [
    ...applicationBuyerRoutes,
    ...storeBuyerRoutes,
    ...storeSellerRoutes,
    ...storeAdminRoutes,
    ...registrationRoutes,
  ],
  addresses: [storeAddresses],
  fileUses: storeFileUses,
  register: ({ jobs }) => {
    jobs.on(DATED_JOB, applyDates)
  },
}
