import type {} from '@fastify/swagger'
import type { Area } from '@shiji/contract/area.ts'
import type { FastifyInstance } from 'fastify'

/** An account that the login pages of a demo offer. */
export interface DemoAccount {
  readonly area: Area
  readonly username: string
  readonly password: string
  readonly name: string
  readonly name_en: string
}

/** What the three SPAs load at run time (architecture §1); empty origins mean the page's own. */
export interface ClientConfig {
  readonly apiOrigin: string
  readonly filesOrigin: string
  readonly demo: boolean
  readonly demoAccounts: readonly DemoAccount[]
  readonly version: string
}

/** Serves `/config.json`, never cached. */
export function serveClientConfig(app: FastifyInstance, config: ClientConfig): void {
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(JSON.stringify(config)),
  )
}
