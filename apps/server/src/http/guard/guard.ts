import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { STORE_HEADER } from '@shiji/contract/identity/store-header.ts'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../infra/app-error.ts'
import type { Actor, Ctx } from '../../infra/context.ts'
import { holds } from '../../infra/permission.ts'
import { actingAs } from '../../infra/scope.ts'
import type { RouteArea, SessionPort } from '../../infra/sessions.ts'
import type { RouteSpec } from '../routes/route.ts'
import { permissionFor, permissionsOf } from './access.ts'

/**
 * Session of the route's area → actor and their scope → permission. Public calls use a valid session if there is one,
 * and go on as a visitor otherwise. A token of another area is not a session here (401); a missing permission is 402.
 */
export async function guard(
  ctx: Ctx,
  sessions: SessionPort,
  spec: RouteSpec,
  request: FastifyRequest,
  giveToken: (token: string) => void,
): Promise<Ctx> {
  const token = bearer(request)
  if (spec.access === 'public') {
    if (token === undefined) return { ...ctx, area: areaOf(spec.area) }
    const session = await sessions.authenticate(ctx, token, spec.area).catch(refusedAsVisitor)
    if (session?.freshToken !== undefined) giveToken(session.freshToken)
    return actingAs({ ...ctx, area: areaOf(spec.area) }, session?.actor ?? ctx.actor)
  }
  if (token === undefined) throw new AppError('session.missing')
  const { actor, freshToken } = await sessions.authenticate(ctx, token, spec.area)
  if (freshToken !== undefined) giveToken(freshToken)
  refuseOtherStore(actor, spec, request)
  const wanted = permissionsOf(spec.access)
  if (wanted.length > 0 && !wanted.some(permission => holds(actor, permission)))
    deny(actingAs(ctx, actor), wanted.join())
  return actingAs({ ...ctx, area: actor.kind }, actor)
}

/**
 * Checks the permission of the action that the body asks for, on calls with several actions; runs once the body is
 * parsed.
 */
export function guardAction(ctx: Ctx, { access }: RouteSpec, body: unknown): void {
  const permission = permissionFor(access, body)
  if (permission !== undefined && !holds(ctx.actor, permission)) deny(ctx, permission)
}

/**
 * A page works for one store: refuses its calls while the session is bound to another, since another tab has switched.
 * Calls that need a session alone are about the person and may be made.
 */
function refuseOtherStore(actor: Actor, { access }: RouteSpec, request: FastifyRequest): void {
  const stated = request.headers[STORE_HEADER]
  if (actor.kind !== 'seller' || access === 'session' || stated === undefined) return
  if (stated !== String(actor.storeId)) throw new AppError('store.switched', {}, { acting_for: actor.storeId })
}

function deny({ actor, log }: Ctx, permission: string): never {
  log.warn({ actor: 'id' in actor ? `${actor.kind}:${actor.id}` : actor.kind, permission }, 'access denied')
  throw new AppError('permission.denied')
}

const areaOf = (area: RouteArea) => (area === 'shared' ? undefined : area)

function refusedAsVisitor(error: unknown): undefined {
  if (error instanceof AppError) return undefined
  throw error
}

/** The bearer token of the header; calls under /Chat carry it in the body's `token` (spec §7). */
function bearer(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization
  if (typeof header === 'string' && /^Bearer \S{20,200}$/.test(header)) return header.slice(7)
  const isChat = Object.values(AREA_PREFIX).some(prefix => request.url.startsWith(`/api${prefix}/Chat/`))
  const { body } = request
  if (!isChat || typeof body !== 'object' || body === null || !('token' in body)) return undefined
  return typeof body.token === 'string' ? body.token : undefined
}
