import type { Access } from '@shiji/contract/call.ts'
import type { Permission } from '@shiji/contract/permissions.ts'
import type { Actor, AdminActor, BuyerActor, SellerActor } from '../../infra/context.ts'
import type { RouteArea } from '../../infra/sessions.ts'

/** Permissions of which a caller needs one to reach the validation of the body; empty for public and session. */
export function permissionsOf(access: Access): readonly Permission[] {
  if (access === 'public' || access === 'session') return []
  return typeof access === 'string' ? [access] : Object.values(access.permissions)
}

/** The permission that this body needs; undefined if none. */
export function permissionFor(access: Access, body: unknown): Permission | undefined {
  if (typeof access === 'string') return permissionsOf(access)[0]
  const { field, permissions, otherwise } = access
  const action: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, field) : undefined
  return permissions[typeof action === 'string' ? action : otherwise]
}

/** The actor a handler of that area and access may rely on. */
export type ActorOf<A extends RouteArea, X extends Access> = X extends 'public'
  ? Actor
  : A extends 'buyer'
    ? BuyerActor
    : A extends 'seller'
      ? SellerActor
      : A extends 'admin'
        ? AdminActor
        : BuyerActor | SellerActor | AdminActor
