import type { ClassNode, ClockDue } from '@shiji/contract/platform/platform.ts'
import type { AdminActor, Ctx, SellerActor } from '../../infra/context.ts'
import { port } from '../../infra/port.ts'
import type { ListCall } from '../../records/list-call.ts'

/** What GET /common shows of the catalogue; the catalog registers it. */
export interface SiteCatalog {
  /** The class tree, three levels, sorted. */
  classes(ctx: Ctx): Promise<readonly ClassNode[]>
  brands(
    ctx: Ctx,
  ): Promise<
    readonly { readonly id: number; readonly name: string; readonly name_en: string; readonly thumb: string }[]
  >
  /** Words offered in the search box. */
  hotWords(ctx: Ctx): Promise<readonly string[]>
}

export const siteCatalogPort = port<SiteCatalog>('site catalog', {
  classes: async () => [],
  brands: async () => [],
  hotWords: async () => [],
})

/** Number of cart lines of a buyer; the cart registers it. */
export interface CartCounter {
  count(ctx: Ctx, userId: number): Promise<number>
}

export const cartCountPort = port<CartCounter>('cart count', { count: async () => 0 })

/** Menu ids that the roles of the acting person choose; `undefined` when they choose none and permissions alone decide. */
export interface MenuChoice {
  chosen(ctx: Ctx): Promise<ReadonlySet<number> | undefined>
}

export const menuChoicePort = port<MenuChoice>('menu choice', { chosen: async () => undefined })

/** What has to move along when the clock of demo and test mode is moved (open sessions); runs in the same transaction. */
export interface ClockFollower {
  follow(tx: Ctx, movedMs: number): Promise<void>
}

export const clockFollowerPort = port<ClockFollower>('clock follower', { follow: async () => undefined })

/** What time does to the records of other modules; the orders register it. */
export interface ClockForecast {
  due(ctx: Ctx, at: Date): Promise<ClockDue>
}

const NOTHING_DUE = { orders: 0, amount: 0 }
export const clockForecastPort = port<ClockForecast>('clock forecast', {
  due: async () => ({
    cancelled: NOTHING_DUE,
    confirmed: NOTHING_DUE,
    commented: NOTHING_DUE,
    settled: NOTHING_DUE,
  }),
})

/** Roles of the acting person's back office that he may share with: his own; all of them for a super admin and an owner. */
export interface Colleagues {
  roles(ctx: Ctx): Promise<readonly { readonly id: number; readonly name: string }[]>
}

export const colleaguesPort = port<Colleagues>('colleagues', { roles: async () => [] })

/** The list calls of both back offices; `app.ts` registers those of all modules. */
export interface ListCalls {
  /** The call behind a page, by its path without the area: `orders`. */
  of(area: 'seller' | 'admin', page: string): ListCall | undefined
}

export const listCallsPort = port<ListCalls>('list calls')

/** Somebody of a back office by his account, as he is now, for work that goes on without him; identity registers it. */
export interface DeskActors {
  /** Undefined when the account is stopped or left the store. A store id of 0 stands for the platform. */
  of(
    ctx: Ctx,
    desk: { readonly area: string; readonly accountId: number; readonly storeId: number },
  ): Promise<AdminActor | SellerActor | undefined>
}

export const deskActorPort = port<DeskActors>('desk actors')
