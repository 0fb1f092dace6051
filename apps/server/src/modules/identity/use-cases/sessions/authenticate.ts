import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../../../infra/app-error.ts'
import type { Ctx } from '../../../../infra/context.ts'
import type { Authenticated, RouteArea } from '../../../../infra/sessions.ts'
import { actorOf } from '../../data/sessions/actor.queries.ts'
import { changeSession, type FoundSession, findSession } from '../../data/sessions/session.repo.ts'
import { sessionLife } from './open-session.ts'
import { hashToken, newToken } from './session-token.ts'

const SEEN_EVERY_MS = 60_000

/**
 * Turns a token into an actor. Past half its life the session returns a new token; the previous one ends 60 s after the
 * new one is first used, so parallel calls survive the change. Refuses with 401: unknown, expired, of another area, or
 * of an account that is gone or disabled.
 */
export async function authenticate(ctx: Ctx, token: string, area: RouteArea): Promise<Authenticated> {
  const hash = hashToken(token)
  // The time at which the call came: the clock of a demo may move before the session is read.
  const now = ctx.clock.now()
  const session = await findSession(ctx, hash)
  if (session === undefined) throw new AppError('session.missing')
  const isPrevious = session.tokenHash !== hash
  if (session.expiresAt <= now || (isPrevious && session.previousUntil !== null && session.previousUntil <= now))
    throw new AppError('session.over')
  if (area !== 'shared' && session.area !== area) throw new AppError('session.missing')
  const actor = await actorOf(ctx, session)
  if (actor === undefined) throw new AppError('session.over')
  return { actor, freshToken: isPrevious ? undefined : await slide(ctx, session, now) }
}

async function slide(ctx: Ctx, session: FoundSession, now: Date): Promise<string | undefined> {
  const life = sessionLife(actorArea(session))
  const isHalfOver = now.getTime() - session.issuedAt.getTime() > life / 2
  if (isHalfOver) {
    const token = newToken()
    const change = {
      tokenHash: hashToken(token),
      previousHash: session.tokenHash,
      previousUntil: null,
      issuedAt: now,
      expiresAt: new Date(now.getTime() + life),
      lastSeenAt: now,
    }
    // A parallel call may have extended it first; its answer carries the token then.
    return (await changeSession(ctx, session.id, session.tokenHash, change)) ? token : undefined
  }
  const isFirstUse = session.previousHash !== null && session.previousUntil === null
  if (isFirstUse)
    await changeSession(ctx, session.id, session.tokenHash, {
      previousUntil: new Date(now.getTime() + LIMITS.session.graceMs),
      lastSeenAt: now,
    })
  else if (now.getTime() - session.lastSeenAt.getTime() > SEEN_EVERY_MS)
    await changeSession(ctx, session.id, session.tokenHash, { lastSeenAt: now })
  return undefined
}

const actorArea = (session: FoundSession) =>
  session.area === 'admin' ? 'admin' : session.area === 'seller' ? 'seller' : 'buyer'
