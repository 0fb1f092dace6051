import type { CallArea } from '@shiji/contract/call.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from './context.ts'

/** Area of a route. */
export type RouteArea = CallArea

/** What a valid token gives access to. */
export interface Authenticated {
  readonly actor: BuyerActor | SellerActor | AdminActor
  /** Past half its life a session returns a new token in the `authorization` response header. */
  readonly freshToken: string | undefined
}

/** Verifies tokens; identity implements it and `app.ts` passes it in. Throws 401/402 refusals. */
export interface SessionPort {
  authenticate(ctx: Ctx, token: string, area: RouteArea): Promise<Authenticated>
}
