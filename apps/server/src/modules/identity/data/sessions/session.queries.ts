import type { SessionRow } from '@shiji/contract/identity/identity.ts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { sessions } from './session.table.ts'

const MOST = 100

/** The actor's open sessions of this area, the newest first. */
export async function ownSessions(ctx: Ctx<BuyerActor | SellerActor | AdminActor>): Promise<SessionRow[]> {
  const { actor } = ctx
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.area, actor.kind),
        eq(sessions.accountId, actor.id),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, ctx.clock.now()),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.id))
    .limit(MOST)
  return rows.map(row => ({
    id: row.id,
    ip: row.ip,
    agent: row.agent,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    current: row.id === actor.sessionId,
  }))
}
