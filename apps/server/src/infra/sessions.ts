import type { CallArea } from '@shiji/contract/call.ts'
import type { AdminActor, BuyerActor, Ctx, SellerActor } from './context.ts'

/** Area of a route. */
export type RouteArea = CallArea

/** What a valid token stands for. */
export interface Authenticated {
  readonly actor: BuyerActor | SellerActor | AdminActor
  /** Past half its life a session hands out a fresh token for the `authorization` response header. */
  readonly freshToken: string | undefined
}

/** Knows tokens; identity implements it and `app.ts` hands it in. Throws 401/402 refusals. */
export interface SessionPort {
  authenticate(ctx: Ctx, token: string, area: RouteArea): Promise<Authenticated>
}
