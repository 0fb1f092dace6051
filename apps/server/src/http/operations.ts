import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'
import type { Runtime } from '../infra/context.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import type { Readiness } from './readiness.ts'

/** Health, readiness, metrics, the OpenAPI document and its readable form. Not business calls: plain HTTP. */
export async function registerOperations(
  app: FastifyInstance,
  runtime: Runtime,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
): Promise<void> {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const status = await readiness.state()
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (runtime.config.mode === 'production' && !isLocal(request.ip))
      return reply.status(404).send({ code: 404, msg: 'Not Found', data: null })
    return reply.type('text/plain; version=0.0.4').send(await metrics.text())
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  await app.register(async docs => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', DOCS_CSP)
    })
    await docs.register(scalar, {
      routePrefix: '/api/docs',
      configuration: { url: '/api/openapi.json', telemetry: false, withDefaultFonts: false },
    })
  })
}

/** The reader of the document starts by a script in its page; it reaches nothing but this server. */
const DOCS_CSP =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

const isLocal = (ip: string): boolean => ip === '127.0.0.1' || ip === '::1' || ip === '::ffff:127.0.0.1'
