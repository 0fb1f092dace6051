import type { Area } from '@shiji/contract/area.ts'
import { and, eq, isNull, ne, or, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { sessions } from './session.table.ts'

export type SessionRow = typeof sessions.$inferSelect

/** The session that a token hash belongs to, as its current or its previous token. */
export async function findSession(ctx: Ctx, tokenHash: string): Promise<SessionRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(sessions)
    .where(and(or(eq(sessions.tokenHash, tokenHash), eq(sessions.previousHash, tokenHash)), isNull(sessions.revokedAt)))
    .limit(1)
  return row
}

export async function insertSession(ctx: Ctx, row: typeof sessions.$inferInsert): Promise<void> {
  await ctx.db.insert(sessions).values(row)
}

/** Changes a session only while it still is what the caller saw (`tokenHash`); tells whether it did. */
export async function changeSession(
  ctx: Ctx,
  id: number,
  tokenHash: string,
  change: Partial<typeof sessions.$inferInsert>,
): Promise<boolean> {
  const changed = await ctx.db
    .update(sessions)
    .set(change)
    .where(and(eq(sessions.id, id), eq(sessions.tokenHash, tokenHash)))
    .returning({ id: sessions.id })
  return changed.length > 0
}

/** Ends sessions of one account; `keep` spares the one in use. Returns how many ended. */
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
