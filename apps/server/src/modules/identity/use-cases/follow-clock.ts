import { isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { sessions } from '../data/session.table.ts'

/** Open sessions move with the clock of demo and test mode, so that nobody is logged out by a journey through time. */
export async function followClock(tx: Ctx, movedMs: number): Promise<void> {
  const moved = (column: string) => sql`${sql.identifier(column)} + ${movedMs} * interval '1 millisecond'`
  await tx.db
    .update(sessions)
    .set({
      issuedAt: moved('issued_at'),
      expiresAt: moved('expires_at'),
      previousUntil: moved('previous_until'),
      lastSeenAt: moved('last_seen_at'),
    })
    .where(isNull(sessions.revokedAt))
}
