import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../infra/app-error.ts'
import type { Ctx } from '../infra/context.ts'
import type { RouteSpec } from './route.ts'

const WINDOW_MS = 60_000
const MOST_KEYS = 50_000

/** Counts calls per actor (or address) and minute in this process; what must hold over processes is counted in the database. */
export function createThrottle(now: () => number): (ctx: Ctx, spec: RouteSpec) => void {
  let windowStart = 0
  let counts = new Map<string, number>()
  const raise = (key: string, max: number): void => {
    const count = (counts.get(key) ?? 0) + 1
    if (counts.size < MOST_KEYS || counts.has(key)) counts.set(key, count)
    if (count > max)
      throw new AppError('request.too_many', {}, { retry_after: Math.ceil((windowStart + WINDOW_MS - now()) / 1_000) })
  }
  return (ctx, spec) => {
    if (now() - windowStart >= WINDOW_MS || now() < windowStart) {
      windowStart = now()
      counts = new Map()
    }
    const who =
      ctx.actor.kind === 'visitor' || ctx.actor.kind === 'system' ? ctx.ip : `${ctx.actor.kind}:${ctx.actor.id}`
    raise(who, LIMITS.rate.perMinute)
    if (spec.perMinute !== undefined) raise(`${who} ${spec.method} ${spec.path}`, spec.perMinute)
  }
}
