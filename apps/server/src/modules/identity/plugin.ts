import type { ServerModule } from '../../infra/module.ts'
import { clockFollowerPort, colleaguesPort, deskActorPort, menuChoicePort } from '../platform/index.ts'
import { deskActor } from './data/actor.queries.ts'
import { chosenMenus, rolesToShareWith } from './data/role.queries.ts'
import { addressBuyerRoutes } from './http/address.buyer.routes.ts'
import { authRoutes } from './http/auth.routes.ts'
import { roleRoutes } from './http/role.routes.ts'
import { safeRoutes } from './http/safe.routes.ts'
import { staffRoutes } from './http/staff.routes.ts'
import { userAdminRoutes } from './http/user.admin.routes.ts'
import { sweepSessions } from './use-cases/end-sessions.ts'
import { followClock } from './use-cases/follow-clock.ts'

const HOUR_MS = 3_600_000

export const identityModule: ServerModule = {
  name: 'identity',
  routes: [...authRoutes, ...safeRoutes, ...addressBuyerRoutes, ...userAdminRoutes, ...staffRoutes, ...roleRoutes],
  register: ({ jobs }) => {
    menuChoicePort.register({ chosen: chosenMenus })
    deskActorPort.register({ of: deskActor })
    colleaguesPort.register({ roles: rolesToShareWith })
    clockFollowerPort.register({ follow: followClock })
    jobs.every('identity.sweep', HOUR_MS, sweepSessions)
  },
}
