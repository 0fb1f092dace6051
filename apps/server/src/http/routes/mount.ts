import { randomUUID } from 'node:crypto'
import { AREA_PREFIX } from '@shiji/contract/area.ts'
import { CODE } from '@shiji/contract/envelope.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { AppError } from '../../infra/app-error.ts'
import { type Ctx, type Runtime, systemContext } from '../../infra/context.ts'
import { TransactionCut } from '../../infra/database/connection-lost.ts'
import { overCuts } from '../../infra/database/transact.ts'
import { idempotently } from '../../infra/idempotency/idempotency.ts'
import type { SharedWindow } from '../../infra/limits/shared-window.ts'
import type { Metrics } from '../../infra/metrics/metrics.ts'
import { actingAs } from '../../infra/scope.ts'
import type { RouteArea, SessionPort } from '../../infra/sessions.ts'
import { EMPTY_LIST, parseList } from '../../records/list.ts'
import { permissionsOf } from '../guard/access.ts'
import { guard, guardAction } from '../guard/guard.ts'
import { createThrottle } from '../guard/throttle.ts'
import { outageOf, type Stage } from '../outage.ts'
import { readBody } from '../request/body.ts'
import { localeOf } from '../request/locale.ts'
import { type Compiled, compileRoute, envelopeOf } from './compiled.ts'
import { CODE_HEADER, success, toAnswer } from './envelope.ts'
import type { Route } from './route.ts'

export interface MountDeps {
  readonly runtime: Runtime
  readonly sessions: SessionPort
  readonly metrics: Metrics
  /** Counts calls against the general limits. */
  readonly calls: SharedWindow
  /** Called when a call met a full disk. */
  readonly onDiskFull: () => void
}

const prefixOf = (area: RouteArea): string => (area === 'shared' ? '' : AREA_PREFIX[area])

/** Full path of a route under the API base. */
export const routePath = (spec: Route['spec']): string => `${LIMITS.request.basePath}${prefixOf(spec.area)}${spec.path}`

/**
 * `summary` is reserved for list sums and is never an id: a list without sums has no such address, instead of a record
 * with an invalid id.
 */
const addressOf = (spec: Route['spec']): string =>
  spec.method === 'GET' ? routePath(spec).replace(/:id$/, ':id(^(?!summary$).*$)') : routePath(spec)

/**
 * Adds routes to the server: guard, validation, idempotency, envelope and document come from the route's declaration
 * alone.
 */
export function mountRoutes(app: FastifyInstance, deps: MountDeps, routes: readonly Route[]): void {
  const throttle = createThrottle(deps.calls)
  for (const route of routes) {
    const { spec } = route
    if (spec.demoOnly === true && deps.runtime.config.mode === 'production') continue
    const compiled = compileRoute(route)
    app.route({
      method: spec.method,
      url: addressOf(spec),
      bodyLimit: spec.multipart ? LIMITS.upload.fileBytes * 2 : (spec.bodyBytes ?? LIMITS.request.bodyBytes),
      config: { route: spec },
      schema: documentOf(route),
      handler: (request, reply) => answer(deps, throttle, route, compiled, request, reply),
    })
  }
}

async function answer(
  deps: MountDeps,
  throttle: ReturnType<typeof createThrottle>,
  route: Route,
  compiled: Compiled,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const started = process.hrtime.bigint()
  const locale = localeOf(request.headers['accept-language'])
  const base: Ctx = {
    ...actingAs(systemContext(deps.runtime, String(request.id)), { kind: 'visitor' }),
    locale,
    ip: request.ip,
  }
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store')
  let text: string
  let code: number = CODE.ok
  let stage: Stage = 'before work'
  try {
    const giveToken = (token: string) => reply.header('authorization', token)
    const ctx = await overCuts(() => guard(base, deps.sessions, route.spec, request, giveToken)).catch(error => {
      throttle(base, route.spec)
      throw error
    })
    throttle(ctx, route.spec)
    stage = route.spec.method === 'GET' ? 'reading' : 'writing'
    const work = () => run(ctx, route, compiled, request, reply)
    // A read may be repeated over a new connection; a write only inside of its own transaction.
    const data = stage === 'reading' ? overCuts(work, error => !(error instanceof TransactionCut)) : work()
    text = compiled.write(success(locale, await data))
  } catch (thrown) {
    if (isTransportFailure(thrown)) throw thrown
    const outage = outageOf(thrown, stage, base)
    const error = outage ?? thrown
    const body = toAnswer(locale, String(request.id), error)
    code = body.code
    if (outage !== undefined) base.log.warn({ err: thrown, route: route.spec.path }, 'outage')
    else if (!(error instanceof AppError)) base.log.error({ err: error, route: route.spec.path }, 'fault')
    if (outage?.id === 'disk.full') deps.onDiskFull()
    if (error instanceof AppError) deps.metrics.refused(error.id)
    if (error instanceof AppError && (code === CODE.tooMany || code === CODE.away))
      reply.header('retry-after', retryAfter(error.data))
    text = JSON.stringify(body)
  }
  reply.header(CODE_HEADER, String(code))
  const seconds = Number(process.hrtime.bigint() - started) / 1e9
  deps.metrics.observe(route.spec.method, routePath(route.spec), code, seconds)
  base.log.info(
    { method: route.spec.method, route: routePath(route.spec), code, ms: Math.round(seconds * 1_000) },
    'call',
  )
  return text
}

/** A body that could not be read is a transport error: the server's error handler answers with its HTTP status. */
const isTransportFailure = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' && error.statusCode < 500

const retryAfter = (data: unknown): string => {
  const seconds = typeof data === 'object' && data !== null && 'retry_after' in data ? Number(data.retry_after) : 1
  return String(seconds)
}

async function run(
  ctx: Ctx,
  route: Route,
  compiled: Compiled,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const { spec } = route
  const received = await readBody(request, spec.multipart === true)
  const body = compiled.body?.(received.fields, received.isText)
  guardAction(ctx, spec, body)
  const input = {
    params: compiled.params?.(request.params, true),
    query: compiled.query?.(request.query, true),
    body,
    list: spec.list === undefined ? EMPTY_LIST : parseList(spec.list, asRecord(request.query)),
    files: received.files,
    header: (name: string) => headerText(request.headers[name]),
    setHeader: (name: string, value: string) => {
      reply.header(name, value)
    },
  }
  const key = headerText(request.headers['idempotency-key'])
  if (spec.idempotent !== true || key === undefined) return route.handle(ctx, input)
  if (key.length > LIMITS.idempotency.keyLength) throw new AppError('request.invalid')
  const actor =
    ctx.actor.kind === 'visitor' || ctx.actor.kind === 'system'
      ? `${ctx.actor.kind}:${ctx.ip}`
      : `${ctx.actor.kind}:${ctx.actor.id}`
  const call = {
    actor,
    route: `${spec.method} ${spec.path}`,
    key,
    body: { params: input.params ?? null, body: body ?? null },
  }
  return idempotently(ctx, call, tx => route.handle(tx, input))
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {}
const headerText = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

/** The route in the OpenAPI document; validation itself is ours. */
function documentOf({ spec }: Route): Record<string, unknown> {
  const filters = spec.list === undefined ? undefined : listDocument(spec.list)
  return {
    summary: spec.summary,
    tags: [spec.area],
    ...(spec.access === 'public' ? {} : { security: [{ bearer: [] }] }),
    ...(spec.params === undefined ? {} : { params: spec.params }),
    ...(filters === undefined
      ? spec.query === undefined
        ? {}
        : { querystring: spec.query }
      : { querystring: filters }),
    ...(spec.body === undefined ? {} : { body: spec.body }),
    consumes: spec.multipart ? ['multipart/form-data'] : ['application/x-www-form-urlencoded', 'application/json'],
    response: { 200: envelopeOf(spec.data) },
    'x-access': permissionsOf(spec.access).join(' or ') || spec.access,
  }
}

function listDocument(list: NonNullable<Route['spec']['list']>): TSchema {
  const filters = Object.entries(list.filters).map(
    ([name, field]) =>
      [
        name,
        Type.Optional(
          Type.String({ description: `value or value|operator; operators: ${field.operators.join(', ')}` }),
        ),
      ] as const,
  )
  return Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1 })),
    per_page: Type.Optional(Type.Integer({ minimum: 1, maximum: LIMITS.list.perPageMax })),
    sort: Type.Optional(
      Type.String({ description: `prop|asc or prop|desc; props: ${Object.keys(list.sorts).join(', ')}` }),
    ),
    ...Object.fromEntries(filters),
  })
}

/** Request ids: the proxy's if it is valid, else a new one. */
export const requestId = (incoming: unknown): string =>
  typeof incoming === 'string' && /^[\w-]{8,64}$/.test(incoming) ? incoming : randomUUID()
