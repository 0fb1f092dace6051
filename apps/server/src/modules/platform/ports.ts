import type { ClassNode, ClockDue } from '@shiji/contract/platform/platform.ts'
import type { AdminActor, Ctx, SellerActor } from '../../infra/context.ts'
import type { BuyerScope, StoreScope } from '../../infra/scope.ts'

/** What GET /common shows of the catalogue; the catalog implements it. */
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

/** Number of cart lines of a buyer; the cart implements it. */
export interface CartCounter {
  count(ctx: Ctx, buyer: BuyerScope): Promise<number>
}

/** Menu ids that the roles of the actor choose; `undefined` when they choose none and permissions alone decide. */
export interface MenuChoice {
  chosen(ctx: Ctx): Promise<ReadonlySet<number> | undefined>
}

/**
 * What has to move along when the clock of demo and test mode is moved (open sessions); runs in the same transaction.
 */
export interface ClockFollower {
  follow(tx: Ctx, movedMs: number): Promise<void>
}

/** What passing time does to the records of other modules; the order module registers it. */
export interface ClockForecast {
  due(ctx: Ctx, at: Date): Promise<ClockDue>
}

/** Roles of the actor's back office that they may share with: their own; all of them for a super admin and an owner. */
export interface Colleagues {
  roles(ctx: Ctx): Promise<readonly { readonly id: number; readonly name: string }[]>
}

/** The current actor of a back-office account, for background jobs; identity implements it. */
export interface DeskActors {
  /** Undefined when the account is disabled or left the store. A store id of 0 means the platform. */
  of(
    ctx: Ctx,
    desk: { readonly area: string; readonly accountId: number; readonly storeId: number },
  ): Promise<AdminActor | SellerActor | undefined>
}

/** Room of a store for its files; the store module implements it. */
export interface PictureRoom {
  /** Bytes by the grade of the store; undefined in a shop without grades. */
  of(ctx: Ctx, store: StoreScope): Promise<number | undefined>
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly siteCatalog: SiteCatalog
    readonly cartCount: CartCounter
    readonly menuChoice: MenuChoice
    readonly clockFollower: ClockFollower
    readonly clockForecast: ClockForecast
    readonly colleagues: Colleagues
    readonly deskActors: DeskActors
    readonly pictureRoom: PictureRoom
  }
}
