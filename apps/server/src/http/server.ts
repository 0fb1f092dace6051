import compress from '@fastify/compress'
import cors from '@fastify/cors'
import helmet from '@fastify/helmet'
import swagger from '@fastify/swagger'
import { ERRORS } from '@shiji/contract/errors.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { translate } from '@shiji/i18n/server.ts'
import Fastify, { type FastifyInstance } from 'fastify'
import type { Config } from '../infra/config/config.ts'
import { parseForm, registerBodies } from './body.ts'
import { fault } from './envelope.ts'
import { localeOf } from './locale.ts'
import { requestId } from './mount.ts'

/** Policy of every page and answer: no inline script, no foreign origin (quality §3). Styles are inline since the theme writes them. */
const CSP = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  upgradeInsecureRequests: null,
}

const DOCUMENTS = /^\/api\/(openapi\.json|docs)(\/|$)/

/** Nothing gets under /api but declared routes (which name area and permission) and the two documents. */
function refuseUndeclared(app: FastifyInstance): void {
  app.addHook('onRoute', ({ url, config }) => {
    const isDeclared = config !== undefined && 'route' in config
    if (/^\/api(\/|$)/.test(url) && !isDeclared && !DOCUMENTS.test(url)) {
      throw new Error(`${url} is not a declared route: it names no area and no permission`)
    }
  })
}

/** An empty server with the parsers, headers and transport errors that all routes share. */
export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    genReqId: request => requestId(request.headers['x-request-id']),
    trustProxy: config.trustProxy,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    bodyLimit: LIMITS.request.bodyBytes,
    requestTimeout: LIMITS.request.timeoutMs,
    routerOptions: { querystringParser: parseForm, maxParamLength: 20_000 },
  })
  refuseUndeclared(app)
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => data => (typeof data === 'string' ? data : JSON.stringify(data)))
  await app.register(helmet, {
    contentSecurityPolicy: { directives: CSP },
    crossOriginEmbedderPolicy: false,
    hsts: config.mode === 'production',
  })
  await app.register(cors, {
    origin: [...config.origins],
    exposedHeaders: ['authorization', 'retry-after', 'x-request-id'],
    allowedHeaders: ['authorization', 'content-type', 'accept-language', 'idempotency-key'],
  })
  await app.register(compress, { global: true, encodings: ['br', 'gzip'], threshold: 1_024 })
  await app.register(swagger, {
    // An optional parameter is written as a plain one; the path without it is the same call.
    transform: ({ schema, url }) => ({ schema, url: url.replace(/\?$/, '') }),
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Shiji API', version: '1', description: 'Every business answer is HTTP 200 with a body code.' },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
  })
  await registerBodies(app)
  answerTransportErrors(app)
  answerUnknownPaths(app)
  return app
}

function answerTransportErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const status =
      typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
        ? error.statusCode
        : 500
    const locale = localeOf(request.headers['accept-language'])
    const key =
      status === 413 ? 'refusal.body_too_large' : status < 500 ? 'refusal.broken_request' : ERRORS['request.fault'].key
    return reply
      .status(status)
      .send({ ...fault(locale, String(request.id)), code: status, msg: translate(locale, key) })
  })
}

function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    const msg = translate(localeOf(request.headers['accept-language']), 'error.http_404')
    return reply.status(404).send({ code: 404, msg, data: null })
  })
}
