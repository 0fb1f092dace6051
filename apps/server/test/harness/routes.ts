import type { FastifyInstance } from 'fastify'
import { mountRoutes } from '../../src/http/routes/mount.ts'
import type { Route } from '../../src/http/routes/route.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { SharedWindow } from '../../src/infra/limits/shared-window.ts'
import { createMetrics } from '../../src/infra/metrics/metrics.ts'
import type { SessionPort } from '../../src/infra/sessions.ts'
import { authenticate } from '../../src/modules/identity/index.ts'
import type { TestApp } from './app.ts'

/** A server with routes of the test's own, over the database and clock of a test app. */
export async function serveRoutes(
  server: TestApp,
  routes: readonly Route[],
  sessions: SessionPort = { authenticate },
): Promise<FastifyInstance> {
  const http = await createHttpServer(server.runtime)
  const metrics = createMetrics(server.runtime)
  mountRoutes(
    http,
    {
      runtime: server.runtime,
      sessions,
      metrics,
      calls: new SharedWindow('test', () => server.clock.now().getTime()),
      onDiskFull: () => undefined,
    },
    routes,
  )
  await http.ready()
  return http
}
