import type { ClockDue, ClockState } from '@shiji/contract/platform/platform.ts'
import type { MovableClock } from '@shiji/kit/time/clock.ts'
import { AppError } from '../../../infra/app-error.ts'
import { audit } from '../../../infra/audit/audit.ts'
import { addClockOffset, isMovable } from '../../../infra/clock/clock-offset.ts'
import type { Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { makeDueAgain } from '../data/operations/clock.repo.ts'

/** The shop's time and its difference from the machine's. */
export const clockState = (ctx: Ctx): ClockState => ({
  now: ctx.clock.now().toISOString(),
  offset_ms: isMovable(ctx.clock) ? ctx.clock.offset() : 0,
  movable: ctx.config.mode !== 'production' && isMovable(ctx.clock),
})

/**
 * Moves the clock of demo and test mode; every process follows within a second. Open sessions move along, so that no
 * one is logged out by it; when time goes back, work that waits for "now" becomes due again. Refuses with `clock.fixed`
 * in production.
 */
export async function moveClock(ctx: Ctx, movedMs: number): Promise<ClockState> {
  const { clock } = ctx
  if (ctx.config.mode === 'production' || !isMovable(clock)) throw new AppError('clock.fixed')
  return inTurn(clock, () => moveShared(ctx, clock, movedMs))
}

/**
 * The last move of each clock of this process. Commits of two connections may be seen in the wrong order, so moves wait
 * for each other.
 */
const turns = new WeakMap<MovableClock, Promise<ClockState>>()

function inTurn(clock: MovableClock, move: () => Promise<ClockState>): Promise<ClockState> {
  const turn = turns.get(clock)?.then(move, move) ?? move()
  turns.set(clock, turn)
  return turn
}

/** What a move would make due. */
export const clockDue = (ctx: Ctx, movedMs: number): Promise<ClockDue> =>
  ctx.ports.clockForecast.due(ctx, new Date(ctx.clock.now().getTime() + movedMs))

async function moveShared(ctx: Ctx, clock: MovableClock, movedMs: number): Promise<ClockState> {
  const before = clock.now()
  const due = await clockDue(ctx, movedMs)
  const offset = await transact(ctx, async tx => {
    const to = await addClockOffset(tx.db, movedMs, before)
    await ctx.ports.clockFollower.follow(tx, movedMs)
    if (movedMs < 0) await makeDueAgain(tx, before, new Date(before.getTime() + movedMs))
    await audit(tx, {
      action: 'clock.move',
      subjectType: 'clock',
      before: { offset_ms: to - movedMs },
      after: { offset_ms: to },
    })
    return to
  })
  clock.setOffset(offset)
  return { ...clockState(ctx), due }
}
