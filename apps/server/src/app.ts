import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { createThrottle } from './http/guard/throttle.ts'
import { registerOperations } from './http/operations.ts'
import { serveStoredFiles } from './http/pages/stored-files.ts'
import { Readiness } from './http/readiness.ts'
import { summaryRoutes } from './http/routes/list-calls.ts'
import { mountRoutes, routePath } from './http/routes/mount.ts'
import type { Route } from './http/routes/route.ts'
import { createHttpServer } from './http/server.ts'
import type { Runtime } from './infra/context.ts'
import { JobKinds } from './infra/jobs/jobs.ts'
import { SharedWindow } from './infra/limits/shared-window.ts'
import { createMetrics } from './infra/metrics/metrics.ts'
import { Reactions } from './infra/outbox/reactions.ts'
import { authenticate } from './modules/identity/index.ts'
import { MODULES } from './modules.ts'
import { servePageParts } from './pages/serve-parts.ts'
import { type AnswerPage, createShopPages } from './pages/shop-pages.ts'
import { serveSitemap } from './pages/sitemap/serve-sitemap.ts'

export interface App {
  readonly http: FastifyInstance
  readonly routes: readonly Route[]
  readonly reactions: Reactions
  readonly jobs: JobKinds
  readonly readiness: Readiness
  /** Counts of the current minute; `startExchange` shares them with the other processes. */
  readonly calls: SharedWindow
  /** Writes the pages of the shop for readers without scripts. */
  readonly shopPage: AnswerPage
}

/** Builds the whole server over a runtime; nothing listens or runs yet. Refuses two routes with one address. */
export async function createApp(runtime: Runtime): Promise<App> {
  const reactions = new Reactions()
  const jobs = new JobKinds()
  const metrics = createMetrics(runtime)
  const calls = new SharedWindow(randomUUID(), () => runtime.clock.now().getTime())
  const readiness = new Readiness(runtime)
  for (const module of MODULES) module.register?.({ reactions, jobs })
  const declared = MODULES.flatMap(module => module.routes)
  const routes = [...declared, ...summaryRoutes(declared)]
  refuseDoubles(routes)
  const http = await createHttpServer(runtime)
  mountRoutes(
    http,
    { runtime, sessions: { authenticate }, metrics, calls, onDiskFull: () => readiness.sawFullDisk() },
    routes,
  )
  serveStoredFiles(http, runtime)
  const shopPage = createShopPages(runtime, { routes, metrics, throttle: createThrottle(calls) })
  servePageParts(http, shopPage)
  serveSitemap(
    http,
    runtime,
    MODULES.flatMap(({ addresses = [] }) => addresses),
  )
  registerOperations(http, runtime, { metrics, readiness })
  return { http, routes, reactions, jobs, readiness, calls, shopPage }
}

function refuseDoubles(routes: readonly Route[]): void {
  const seen = new Set<string>()
  for (const { spec } of routes) {
    const address = `${spec.method} ${routePath(spec)}`
    if (seen.has(address)) throw new Error(`two routes for ${address}`)
    seen.add(address)
  }
}
