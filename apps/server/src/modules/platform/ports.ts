import type { ClassNode } from '@shiji/contract/platform/platform.ts'
import type { Ctx } from '../../infra/context.ts'
import { port } from '../../infra/port.ts'

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

/** Roles of the acting person's back office that he may share with: his own; all of them for a super admin and an owner. */
export interface Colleagues {
  roles(ctx: Ctx): Promise<readonly { readonly id: number; readonly name: string }[]>
}

export const colleaguesPort = port<Colleagues>('colleagues', { roles: async () => [] })
