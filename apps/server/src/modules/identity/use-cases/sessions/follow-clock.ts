import type { Ctx } from '../../../../infra/context.ts'
import { shiftSessions } from '../../data/sessions/session.repo.ts'

/** Open sessions move with the clock of demo and test mode, so that no one is logged out by moving it. */
export async function followClock(tx: Ctx, movedMs: number): Promise<void> {
  await shiftSessions(tx, movedMs)
}
