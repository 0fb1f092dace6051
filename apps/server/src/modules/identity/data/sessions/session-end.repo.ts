import type { Area } from '@shiji/contract/area.ts'
import { and, eq, inArray, isNull, lt, ne, or, type SQL } from 'drizzle-orm'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { sessions } from './session.table.ts'

/** Ends one session. */
export async function revokeSession(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now() }).where(eq(sessions.id, id))
}

/** Ends the open ones among these sessions that belong to the actor in this area; returns how many. */
export async function revokeOwnSessions(
  tx: Ctx<BuyerActor | SellerActor | AdminActor>,
  ids: readonly number[],
): Promise<number> {
  const { actor } = tx
  const ended = await tx.db
    .update(sessions)
    .set({ revokedAt: tx.clock.now() })
    .where(
      and(
        inArray(sessions.id, [...ids]),
        eq(sessions.area, actor.kind),
        eq(sessions.accountId, actor.id),
        isNull(sessions.revokedAt),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/** Ends sessions of one account, except `keep`, the current one. Returns how many ended. */
export async function revokeSessions(
  ctx: Ctx,
  area: Area | readonly Area[],
  accountId: number,
  keep?: number,
): Promise<number> {
  const areas = typeof area === 'string' ? [area] : area
  const ofAreas: SQL | undefined = or(...areas.map(item => eq(sessions.area, item)))
  const ended = await ctx.db
    .update(sessions)
    .set({ revokedAt: ctx.clock.now() })
    .where(
      and(
        ofAreas,
        eq(sessions.accountId, accountId),
        isNull(sessions.revokedAt),
        keep === undefined ? undefined : ne(sessions.id, keep),
      ),
    )
    .returning({ id: sessions.id })
  return ended.length
}

/** Removes sessions that ended before `time`. */
export async function deleteSessionsBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(sessions).where(or(lt(sessions.expiresAt, time), lt(sessions.revokedAt, time)))
}
