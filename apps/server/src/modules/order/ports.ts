import type { Ctx } from '../../infra/context.ts'
import type { ExpressClient } from './domain/express-client.ts'

/** Where tracking of parcels comes from. */
export interface ExpressClients {
  of(ctx: Ctx): ExpressClient<Ctx>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly expressClients: ExpressClients
  }
}
