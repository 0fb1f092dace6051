import type { Area } from '@shiji/contract/area.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { Ctx } from '../../../../infra/context.ts'
import { insertSession } from '../../data/sessions/session.repo.ts'
import { hashToken, newToken } from './session-token.ts'

export interface NewSession {
  readonly area: Area
  readonly accountId: number
  /** The store that a seller session is bound to; null in the other areas. */
  readonly storeId: number | null
  readonly agent?: string
}

/** Life of a session without use: 30 days for buyers, 2 hours in the back offices. */
export const sessionLife = (area: Area): number =>
  area === 'buyer' ? LIMITS.session.buyerMs : LIMITS.session.backOfficeMs

/** Opens a session and returns its token, the only time it is known in clear. */
export async function openSession(
  ctx: Ctx,
  session: NewSession,
): Promise<{ token: string; expiresIn: number; sessionId: number }> {
  const token = newToken()
  const now = ctx.clock.now()
  const life = sessionLife(session.area)
  const id = await ctx.ids.next()
  await insertSession(ctx, {
    id,
    area: session.area,
    accountId: session.accountId,
    storeId: session.storeId,
    tokenHash: hashToken(token),
    issuedAt: now,
    expiresAt: new Date(now.getTime() + life),
    lastSeenAt: now,
    createdAt: now,
    ip: ctx.ip,
    agent: (session.agent ?? '').slice(0, 200),
  })
  return { token, expiresIn: Math.floor(life / 1_000), sessionId: id }
}
