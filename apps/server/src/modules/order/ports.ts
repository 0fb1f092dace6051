import type { Permission } from '@shiji/contract/permissions.ts'
import type { Ctx } from '../../infra/context.ts'
import type { ExpressClient } from './domain/express-client.ts'
import type { OrderMachine } from './domain/order-extension.ts'

/** Where tracking of parcels comes from. */
export interface ExpressClients {
  of(ctx: Ctx): ExpressClient<Ctx>
}

/** The order machine with what modules above add to it; made of `machines` of the modules in `src/modules.ts`. */
export interface OrderMoves {
  machine(): OrderMachine
  /** The permission of an added move in a back office. */
  permissionOf(move: string): Permission | undefined
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly expressClients: ExpressClients
    readonly orderMoves: OrderMoves
  }
}
