import { allAdminPermissions, allSellerPermissions, type Permission } from '@shiji/contract/permissions.ts'
import { and, eq } from 'drizzle-orm'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { PLATFORM_SCOPE, type PlatformScope, type StoreScope, storeScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import { admins, storeMembers, users } from '../accounts/account.table.ts'
import { ownRoles } from '../staff/role.queries.ts'
import { accountRoles, rolePermissions, roles } from '../staff/role.table.ts'
import type { FoundSession, SessionUser } from './session.repo.ts'

/** The part of a session that identifies a person; with the person's facts if they were loaded too. */
export type SessionOf = Pick<FoundSession, 'id' | 'area' | 'accountId' | 'storeId'> &
  Partial<Pick<FoundSession, 'user'>>

const KNOWN: ReadonlySet<string> = new Set<string>([...allAdminPermissions, ...allSellerPermissions])
const isPermission = (text: string): text is Permission => KNOWN.has(text)

/** Union of the permissions of an account's roles in one back office; for sellers, only the roles of that store. */
export async function permissionsOf(
  ctx: Ctx,
  accountId: number,
  scope: StoreScope | PlatformScope,
): Promise<ReadonlySet<Permission>> {
  const rows = await ctx.db
    .select({ permission: rolePermissions.permission })
    .from(accountRoles)
    .innerJoin(roles, eq(roles.id, accountRoles.roleId))
    .innerJoin(rolePermissions, eq(rolePermissions.roleId, roles.id))
    .where(
      and(
        eq(accountRoles.area, scope.of === 'store' ? 'seller' : 'admin'),
        eq(accountRoles.accountId, accountId),
        ownRoles(scope),
      ),
    )
  return new Set(rows.map(row => row.permission).filter(isPermission))
}

/** The current actor of a session; none for disabled accounts, sub-accounts on the storefront and lost memberships. */
export async function actorOf(
  ctx: Ctx,
  session: SessionOf,
): Promise<BuyerActor | SellerActor | AdminActor | undefined> {
  if (session.area === 'admin') return adminActor(ctx, session)
  return session.area === 'seller' ? sellerActor(ctx, session) : buyerActor(ctx, session)
}

/** The current actor of a back-office account, without a session; undefined if the account no longer has one. A store id of 0 is the platform. */
export async function deskActor(
  ctx: Ctx,
  { area, accountId, storeId }: { readonly area: string; readonly accountId: number; readonly storeId: number },
): Promise<SellerActor | AdminActor | undefined> {
  const session = { id: 0, area, accountId, storeId }
  return area === 'admin' ? adminActor(ctx, session) : sellerActor(ctx, session)
}

async function userOf(ctx: Ctx, session: SessionOf): Promise<SessionUser | undefined> {
  if (session.user !== undefined) return session.user
  const [user] = await ctx.db
    .select({ nickname: users.nickname, status: users.status, belongId: users.belongId })
    .from(users)
    .where(eq(users.id, session.accountId))
  return user
}

async function buyerActor(ctx: Ctx, session: SessionOf): Promise<BuyerActor | undefined> {
  const user = await userOf(ctx, session)
  if (user === undefined || user.status !== 'active' || user.belongId > 0) return undefined
  return { kind: 'buyer', id: session.accountId, sessionId: session.id, name: user.nickname }
}

async function sellerActor(ctx: Ctx, session: SessionOf): Promise<SellerActor | undefined> {
  const user = await userOf(ctx, session)
  if (user === undefined || user.status !== 'active') return undefined
  if (session.storeId === null) return undefined
  const [row] = await ctx.db
    .select({ storeId: storeMembers.storeId, role: storeMembers.role })
    .from(storeMembers)
    .where(
      and(
        eq(storeMembers.userId, session.accountId),
        inScope(storeScope(session.storeId), { store: storeMembers.storeId }),
      ),
    )
  if (row === undefined) return undefined
  const isOwner = row.role === 'owner'
  const permissions = isOwner
    ? new Set<Permission>(allSellerPermissions)
    : await permissionsOf(ctx, session.accountId, storeScope(row.storeId))
  return {
    kind: 'seller',
    id: session.accountId,
    sessionId: session.id,
    name: user.nickname,
    storeId: row.storeId,
    isOwner,
    permissions,
  }
}

async function adminActor(ctx: Ctx, session: SessionOf): Promise<AdminActor | undefined> {
  const [admin] = await ctx.db
    .select({ nickname: admins.nickname, status: admins.status, isSuper: admins.isSuper })
    .from(admins)
    .where(eq(admins.id, session.accountId))
  if (admin === undefined || admin.status !== 'active') return undefined
  const permissions = admin.isSuper
    ? new Set<Permission>(allAdminPermissions)
    : await permissionsOf(ctx, session.accountId, PLATFORM_SCOPE)
  return {
    kind: 'admin',
    id: session.accountId,
    sessionId: session.id,
    name: admin.nickname,
    isSuper: admin.isSuper,
    permissions,
  }
}
