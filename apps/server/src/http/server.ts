import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import { ERRORS } from '@shiji/contract/errors.ts'
import { DEVICE_HEADER } from '@shiji/contract/identity/device.ts'
import { STORE_HEADER } from '@shiji/contract/identity/store-header.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { translate } from '@shiji/i18n/server.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import type { TrustedProxies } from '../infra/config/variable.ts'
import type { Runtime } from '../infra/context.ts'
import type { Log } from '../infra/log/log.ts'
import { readableSearch } from './pages/readable-search.ts'
import { parseForm, registerBodies } from './request/body.ts'
import { localeOf } from './request/locale.ts'
import { CODE_HEADER, fault } from './routes/envelope.ts'
import { requestId } from './routes/mount.ts'

/**
 * Content security policy of every page and answer: no inline script, no foreign origin (quality §3). Inline styles are
 * allowed because the theme writes them.
 */
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const LONGEST_PATH = 200

const DOCUMENTS = /^\/api\/(openapi\.json|docs)(\/|$)/

/** Refuses any route under /api that is neither declared (with area and permission) nor one of the two documents. */
function refuseUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    const isDeclared = config !== undefined && 'route' in config
    if (/^\/api(\/|$)/.test(url) && !isDeclared && !DOCUMENTS.test(url)) {
      throw new Error(`${url} is not a declared route: it names no area and no permission`)
    }
  })
}

/** In Fastify's form: with n proxies, the nearest n addresses are trusted. */
const trust = (proxies: TrustedProxies) =>
  typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies

/** An empty server with the parsers, headers and transport errors that all routes share. */
export async function createHttpServer({ config, log }: Pick<Runtime, 'config' | 'log'>): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    genReqId: request => requestId(request.headers['x-request-id']),
    trustProxy: trust(config.trustProxy),
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    bodyLimit: LIMITS.request.bodyBytes,
    requestTimeout: LIMITS.request.timeoutMs,
    rewriteUrl: request => readableSearch(request.url ?? '/'),
    frameworkErrors: answerTransportError(log),
    routerOptions: { querystringParser: parseForm, maxParamLength: 20_000 },
  })
  refuseUndeclared(app)
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', String(request.id))
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => data => (typeof data === 'string' ? data : JSON.stringify(data)))
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CSP },
    crossOriginEmbedderPolicy: false,
    hsts: config.mode === 'production',
  })
  await app.register(cors, {
    origin: [...config.origins],
    // Browsers send a preflight before nearly every call to another origin; two hours is the longest that all of them
    // cache it.
    maxAge: 7_200,
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: ['authorization', 'etag', 'retry-after', 'x-request-id', CODE_HEADER],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'if-match',
      DEVICE_HEADER,
      STORE_HEADER,
    ],
  })
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1_024 })
  await app.register(swagger, {
    // An optional parameter is documented as a required one; the path without it is the same call.
    transform: ({ schema, url }) => ({ schema, url: url.replace(/\?$/, '') }),
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shiji API', version: '1', description: 'Every business answer is HTTP 200 with a body code.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await registerBodies(app)
  app.setErrorHandler(answerTransportError(log))
  answerUnknownPaths(app, log)
  return app
}

/**
 * Writes one log line for a call that reached no declared route; only the part of the address before the query is
 * logged.
 */
function logUnrouted(log: Log, request: FastifyRequest, status: number, err?: unknown): void {
  const path = (request.url.split('?')[0] ?? '').slice(0, LONGEST_PATH)
  const line = { requestId: request.id, method: request.method, path, status }
  if (status >= 500) log.error({ ...line, err }, 'fault')
  else log.info(line, 'call')
}

/**
 * Answers errors from before or outside a handler: HTTP status, a message in the caller's language, and the id under
 * which it is logged.
 */
const answerTransportError =
  (log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
        ? error.statusCode
        : 500
    logUnrouted(log, request, status, error)
    const locale = localeOf(request.headers['accept-language'])
    const key =
      status === 413 ? 'refusal.body_too_large' : status < 500 ? 'refusal.broken_request' : ERRORS['request.fault'].key
    return reply
      .status(status)
      .header('x-request-id', String(request.id))
      .header(CODE_HEADER, String(status))
      .send({
        ...fault(locale, String(request.id)),
        code: status,
        msg: translate(locale, key, { abnormal: translate(locale, 'refusal.operation_abnormal') }),
      })
  }

function answerUnknownPaths(app: FastifyInstance, log: Log): void {
  app.setNotFoundHandler((request, reply) => {
    logUnrouted(log, request, 404)
    const msg = translate(localeOf(request.headers['accept-language']), 'error.http_404')
    return reply.status(404).header(CODE_HEADER, '404').send({ code: 404, msg, data: null })
  })
}
