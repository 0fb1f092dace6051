import { DAY } from '@shiji/kit/time/duration.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Actor, AdminActor, BuyerActor, Ctx, SellerActor } from '../../../../infra/context.ts'
import { transact } from '../../../../infra/database/transact.ts'
import { deleteDevicesBefore } from '../../data/sessions/device.repo.ts'
import { deleteTriesBefore } from '../../data/sessions/login.repo.ts'
import { deleteSessionsBefore, revokeOwnSessions, revokeSession } from '../../data/sessions/session-end.repo.ts'

const KEEP_MS = 30 * DAY
/** Tries count for minutes; strangers choose the names, so their rows are deleted soon. */
const KEEP_TRIES_MS = DAY
const KEEP_DEVICES_MS = 180 * DAY

/** Ends the session of the call (spec §7 logout); a call without one has nothing to end. */
export async function logout(ctx: Ctx<Actor>): Promise<void> {
  const { actor } = ctx
  if (actor.kind === 'visitor' || actor.kind === 'system') return
  await revokeSession(ctx, actor.sessionId)
}

/** Ends sessions of the actor in this area, all or none; a foreign id answers like a missing one. */
export async function endSessions(
  ctx: Ctx<BuyerActor | SellerActor | AdminActor>,
  ids: readonly number[],
): Promise<{ deleted: number }> {
  return transact(ctx, async tx => {
    const ended = await revokeOwnSessions(tx, ids)
    if (ended !== ids.length) throw new AppError('record.missing')
    return { deleted: ended }
  })
}

/**
 * Deletes sessions that ended a month ago, login tries of yesterday, and devices that were not used for half a year.
 */
export async function sweepSessions(ctx: Ctx): Promise<void> {
  const ago = (ms: number) => new Date(ctx.clock.now().getTime() - ms)
  await deleteSessionsBefore(ctx, ago(KEEP_MS))
  await deleteTriesBefore(ctx, ago(KEEP_TRIES_MS))
  await deleteDevicesBefore(ctx, ago(KEEP_DEVICES_MS))
}
