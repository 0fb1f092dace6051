import { LIMITS } from '@shiji/contract/limits.ts'
import { AppError } from '../../infra/app-error.ts'
import type { Ctx } from '../../infra/context.ts'
import type { SharedWindow } from '../../infra/limits/shared-window.ts'
import type { RouteSpec } from '../routes/route.ts'

/**
 * Limits callers to their calls per minute: by session if there is one, otherwise by address, generously, since a whole
 * mobile network may share one. All processes together keep the limit, within a fifth; counts that must be exact are
 * kept in the database.
 */
export function createThrottle(
  calls: SharedWindow,
): (ctx: Ctx, spec: Pick<RouteSpec, 'method' | 'path' | 'perMinute'>) => void {
  const take = (key: string, max: number): void => {
    if (!calls.take(key, max)) throw new AppError('request.too_many', {}, { retry_after: calls.secondsLeft() })
  }
  return (ctx, spec) => {
    const { who, factor } = callerOf(ctx)
    take(who, LIMITS.rate.perMinute * factor)
    if (spec.perMinute !== undefined) take(`${who} ${spec.method} ${spec.path}`, spec.perMinute * factor)
  }
}

function callerOf({ actor, ip }: Ctx): { readonly who: string; readonly factor: number } {
  if (actor.kind === 'visitor' || actor.kind === 'system')
    return { who: network(ip), factor: LIMITS.rate.addressFactor }
  return { who: `${actor.kind}:${actor.sessionId}`, factor: 1 }
}

/** An IPv6 subscriber has a whole /64 and could change addresses at will. */
function network(ip: string): string {
  if (!ip.includes(':') || ip.includes('.')) return ip
  const [head = '', tail = ''] = ip.split('::')
  const [first, last] = [head.split(':').filter(Boolean), tail.split(':').filter(Boolean)]
  const zeros = ip.includes('::') ? Array.from({ length: 8 - first.length - last.length }, () => '0') : []
  return `${[...first, ...zeros, ...last].slice(0, 4).join(':')}::/64`
}
