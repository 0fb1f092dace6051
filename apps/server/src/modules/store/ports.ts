import type { Fen } from '@shiji/kit/money/fen.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '../../infra/context.ts'

/** A product on a store's card. */
export interface ShowcaseGoods {
  readonly id: number
  readonly name: string
  readonly name_en: string
  readonly image: string
  readonly price: Fen
}

/** What stores show of their goods and pass on to them; the catalog implements it. */
export interface StoreGoods {
  /** Number of listed goods by store id; stores without any may be left out. */
  counts(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, number>>
  /** The best-selling listed goods of each store, at most `each`. */
  showcase(ctx: Ctx, storeIds: readonly number[], each: number): Promise<ReadonlyMap<number, readonly ShowcaseGoods[]>>
  /** The third-level classes of the store's listed goods with their numbers, in the order of the class tree. */
  classes(
    ctx: Ctx,
    storeId: number,
  ): Promise<
    readonly { readonly id: number; readonly name: string; readonly name_en: string; readonly count: number }[]
  >
  /** Names of goods classes by id. */
  classNames(
    ctx: Ctx,
    classIds: readonly number[],
  ): Promise<ReadonlyMap<number, { readonly name: string; readonly name_en: string }>>
  /** Those of the classes that exist and are of the third level, in which goods are sold. */
  leafClasses(ctx: Ctx, classIds: readonly number[]): Promise<ReadonlySet<number>>
  /** Sets the low-stock level of the store; its row is locked. */
  warnAt(tx: Ctx, storeId: number, lowStock: number): Promise<void>
}

/** Balances of stores in fen, for the admin's list; finance implements it. */
export interface StoreBalances {
  of(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, Fen>>
  /** Balance of the store behind that column, for sums over many; 0 without an account. */
  column(storeId: SQLWrapper): SQL
}

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly storeGoods: StoreGoods
    readonly storeBalances: StoreBalances
  }
}
