import type { Actor } from './context.ts'

/** Rows of one store. */
export interface StoreScope {
  readonly of: 'store'
  readonly id: number
}

/** Rows of one buyer. */
export interface BuyerScope {
  readonly of: 'buyer'
  readonly id: number
}

/** All rows: people of the platform, and the server's own work (timers, reactions, seeds). */
export interface PlatformScope {
  readonly of: 'platform'
}

/** No owned rows: visitors. Public data is read by queries that take no scope. */
export interface PublicScope {
  readonly of: 'public'
}

/**
 * Whose rows a call may touch (ADR 0022). Made by the guard; "no store" is written `{ of: 'platform' }` and in no other
 * way.
 */
export type Scope = StoreScope | BuyerScope | PlatformScope | PublicScope

/** The scope that follows from the kind of actor. */
export type ScopeOf<A extends Actor> = A extends { readonly kind: 'seller' }
  ? StoreScope
  : A extends { readonly kind: 'buyer' }
    ? BuyerScope
    : A extends { readonly kind: 'visitor' }
      ? PublicScope
      : PlatformScope

export const PLATFORM_SCOPE: PlatformScope = { of: 'platform' }
export const storeScope = (id: number): StoreScope => ({ of: 'store', id })
export const buyerScope = (id: number): BuyerScope => ({ of: 'buyer', id })

/** The store of a scope for nullable columns: null for every other scope. */
export const storeIdOf = (scope: Scope): number | null => (scope.of === 'store' ? scope.id : null)

/** The same for columns of unique keys, which cannot be null: 0 is the platform. */
export const storeKeyOf = (scope: StoreScope | PlatformScope): number => storeIdOf(scope) ?? 0

/** Whose rows that actor may touch. */
export function scopeOf<A extends Actor>(actor: A): ScopeOf<A>
export function scopeOf(actor: Actor): Scope {
  switch (actor.kind) {
    case 'buyer':
      return buyerScope(actor.id)
    case 'seller':
      return storeScope(actor.storeId)
    case 'visitor':
      return { of: 'public' }
    default:
      return PLATFORM_SCOPE
  }
}

/** The context of that actor: actor and scope change together. */
export const actingAs = <C extends { readonly actor: Actor }, A extends Actor>(
  ctx: C,
  actor: A,
): Omit<C, 'actor' | 'scope'> & { readonly actor: A; readonly scope: ScopeOf<A> } => ({
  ...ctx,
  actor,
  scope: scopeOf(actor),
})
