import type { ServerModule } from '../../infra/module.ts'
import type { Ports } from '../../infra/ports.ts'
import { namesIn } from '../../records/record-names.ts'
import { deskActor } from './data/sessions/actor.queries.ts'
import { chosenMenus, rolesToShareWith } from './data/staff/role.queries.ts'
import { roles } from './data/staff/role.table.ts'
import { addressBuyerRoutes } from './http/address.buyer.routes.ts'
import { authRoutes } from './http/auth.routes.ts'
import { invitationRoutes } from './http/invitation.routes.ts'
import { permissionRoutes } from './http/permission.routes.ts'
import { roleRoutes } from './http/role.routes.ts'
import { safeRoutes } from './http/safe.routes.ts'
import { staffRoutes } from './http/staff.routes.ts'
import { userAdminRoutes } from './http/user.admin.routes.ts'
import { NO_SECOND_FACTOR } from './ports.ts'
import { sweepSessions } from './use-cases/sessions/end-sessions.ts'
import { followClock } from './use-cases/sessions/follow-clock.ts'

const HOUR_MS = 3_600_000

/** The ports of lower modules that identity implements. */
export const identityPorts = {
  menuChoice: { chosen: chosenMenus },
  deskActors: { of: deskActor },
  colleagues: { roles: rolesToShareWith },
  clockFollower: { follow: followClock },
  secondFactor: NO_SECOND_FACTOR,
} satisfies Partial<Ports>

export const identityModule: ServerModule = {
  name: 'identity',
  names: { role: namesIn(roles, roles.name) },
  routes: [
    ...authRoutes,
    ...safeRoutes,
    ...addressBuyerRoutes,
    ...userAdminRoutes,
    ...staffRoutes,
    ...roleRoutes,
    ...permissionRoutes,
    ...invitationRoutes,
  ],
  register: ({ jobs }) => {
    jobs.every('identity.sweep', HOUR_MS, sweepSessions)
  },
}
