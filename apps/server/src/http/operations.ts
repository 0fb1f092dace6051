import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Runtime } from '../infra/context.ts'
import type { Metrics } from '../infra/metrics/metrics.ts'
import { serveDocs } from './docs.ts'
import type { Readiness } from './readiness.ts'

/** Health, readiness, metrics, the OpenAPI document and its readable form. Not business calls: plain HTTP. */
export function registerOperations(
  app: FastifyInstance,
  runtime: Runtime,
  { metrics, readiness }: { readonly metrics: Metrics; readonly readiness: Readiness },
): void {
  app.get('/healthz', { schema: { hide: true } }, () => ({ status: 'up' }))
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    const status = await readiness.state()
    return reply.status(status === 'ready' ? 200 : 503).send({ status })
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (runtime.config.mode === 'production' && !isLocal(request))
      return reply.status(404).send({ code: 404, msg: 'Not Found', data: null })
    return reply.type('text/plain; version=0.0.4').send(await metrics.text())
  })
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger())
  serveDocs(app)
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'] as const

/**
 * Whether the caller is on this machine itself. Calls through a proxy are foreign, whatever address they claim or the
 * proxy has.
 */
const isLocal = ({ socket, headers }: FastifyRequest): boolean =>
  LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDED.every(name => headers[name] === undefined)
