import { DAY } from '@shiji/kit/time/duration.ts'
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import type { Actor, AdminActor, BuyerActor, Ctx, SellerActor } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { knownDevices } from '../data/device.table.ts'
import { loginTries } from '../data/login.table.ts'
import { sessions } from '../data/session.table.ts'

const KEEP_MS = 30 * DAY
/** Tries count for minutes; strangers choose the names, so their rows go soon. */
const KEEP_TRIES_MS = DAY
const KEEP_DEVICES_MS = 180 * DAY

/** Ends the session of the call (spec §7 logout); a call without one has nothing to end. */
export async function logout(ctx: Ctx<Actor>): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'visitor' || actor.kind === 'system') return
  await ctx.db.update(sessions).set({ revokedAt: ctx.clock.now() }).where(eq(sessions.id, actor.sessionId))
}

/** A person ends sessions of his own in this area, all or none; a foreign id answers like a missing one. */
export async function endSessions(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  ids: readonly number[],
): Promise<{ deleted: number }> {
  const { actor } = ctx
  return transact(ctx, async tx => {
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
    if (ended.length !== ids.length) throw new AppError('record.missing')
    return { deleted: ended.length }
  })
}

/** Removes sessions that ended a month ago, login tries of yesterday, and devices that nobody used for half a year. */
export async function sweepSessions(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms)
  const before = ago(KEEP_MS)
  await ctx.db.delete(sessions).where(or(lt(sessions.expiresAt, before), lt(sessions.revokedAt, before)))
  await ctx.db.delete(loginTries).where(lt(loginTries.lastAt, ago(KEEP_TRIES_MS)))
  await ctx.db.delete(knownDevices).where(lt(knownDevices.lastAt, ago(KEEP_DEVICES_MS)))
}
