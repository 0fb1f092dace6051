import type { Permission } from '@shiji/contract/permissions.ts'
import type { Ctx } from '../../infra/context.ts'
import type { ExpressClient } from './domain/express-client.ts'
import type { OrderMachine } from './domain/order-extension.ts'

/** Source of parcel tracking. */
export interface ExpressClients {
  of(ctx: Ctx): ExpressClient<Ctx>
}

/** The order machine with the additions of modules above; built from the modules' `machines` in `src/modules.ts`. */
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
