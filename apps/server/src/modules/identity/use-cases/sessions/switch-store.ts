import type { OwnStores, Switched } from '@shiji/contract/identity/invitations.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx, SellerActor } from '../../../../infra/context.ts'
import { membershipsOf } from '../../data/accounts/account.queries.ts'
import { bindSession } from '../../data/sessions/session.repo.ts'
import { landingFor } from './landing-for.ts'

/** The stores in whose back office the actor works, the oldest membership first. */
export async function ownStores(ctx: Ctx<SellerActor>): Promise<OwnStores> {
  const memberships = await membershipsOf(ctx, ctx.actor.id)
  const names = await ctx.ports.storeNames.of(
    ctx,
    memberships.map(({ storeId }) => storeId),
  )
  return memberships.map(({ storeId, role }) => ({
    id: storeId,
    name: names.get(storeId) ?? String(storeId),
    role: role === 'owner' ? 'owner' : 'staff',
    current: storeId === ctx.scope.id,
  }))
}

/**
 * Binds the actor's session to another store in which they work; the next call acts for it. A store in which they do not
 * work answers like a missing one.
 */
export async function switchStore(ctx: Ctx<SellerActor>, storeId: number): Promise<Switched> {
  const { id, sessionId } = ctx.actor
  const memberships = await membershipsOf(ctx, id)
  if (!memberships.some(membership => membership.storeId === storeId)) throw new AppError('record.missing')
  await bindSession(ctx, sessionId, storeId)
  return { store_id: storeId, defaultUrl: await landingFor(ctx, 'seller', { id, sessionId, storeId }) }
}
