import type { Permission } from '@shiji/contract/permissions.ts'
import { permissionsOf } from '../../src/http/guard/access.ts'
import { routePath } from '../../src/http/routes/mount.ts'
import type { Route } from '../../src/http/routes/route.ts'

/** Name of a route in messages: `PUT /Admin/expresses/:id`. */
export const nameOf = ({ spec }: Route): string => `${spec.method} ${routePath(spec).slice('/api'.length)}`

/** Address of a route with its parameters filled in; every id becomes `id`. */
export const addressOf = ({ spec }: Route, id: number | string = 1): string =>
  routePath(spec)
    .slice('/api'.length)
    .replace(/\/:params\?/, '')
    .replace(/:ids?\b/, String(id))
    .replace(/:part\b/, '1')

export interface RouteAction {
  readonly route: Route
  readonly permission: Permission
  /** What the body must contain to select this action; empty where a route has one. */
  readonly naming: Readonly<Record<string, string>>
}

/** The actions of a route, each with the permission that it needs: several where the body selects the action. */
export function actionsOf(route: Route): RouteAction[] {
  const { access } = route.spec
  if (typeof access === 'string') return permissionsOf(access).map(permission => ({ route, permission, naming: {} }))
  return Object.entries(access.permissions).map(([action, permission]) => ({
    route,
    permission,
    naming: { [access.field]: action },
  }))
}
