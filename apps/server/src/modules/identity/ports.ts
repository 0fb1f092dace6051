import type { Area } from '@shiji/contract/area.ts'
import type { Fen } from '@shiji/kit/money/fen.ts'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Ctx } from '../../infra/context.ts'

/** Money (fen) and points of a person, as their own pages and the admin's list show them. */
export interface Balance {
  readonly money: Fen
  readonly frozenMoney: Fen
  readonly integral: number
}

/** Balances by user id; people without an account may be left out. Finance implements it. */
export interface Balances {
  of(ctx: Ctx, userIds: readonly number[]): Promise<ReadonlyMap<number, Balance>>
  /** One balance of the user in that column, for sums over many; 0 without an account. */
  column(field: keyof Balance, userId: SQLWrapper): SQL
}

/** Names of stores by id, for the login chooser and auth/info. The store module implements it. */
export interface StoreNames {
  of(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

/**
 * A second factor after the right password, for accounts that have enrolled one. No one can enrol yet:
 * `NO_SECOND_FACTOR`.
 */
export interface SecondFactor {
  /** Throws the refusal that asks for the second factor, or that rejects it; the try counts until it passes. */
  prove(ctx: Ctx, area: Area, accountId: number): Promise<void>
}

/** Lets everyone pass: there is no second factor to enrol. */
export const NO_SECOND_FACTOR: SecondFactor = { prove: async () => undefined }

/** Codes sent by SMS; messaging implements it. */
export interface SmsCodes {
  /**
   * Uses up the newest code of that phone and purpose. Refuses with `sms.code_wrong`; failed tries are counted even if
   * the transaction rolls back.
   */
  consume(ctx: Ctx, phone: string, purpose: SmsPurpose, code: string): Promise<void>
}
export type SmsPurpose = 'register' | 'forget_password' | 'edit_user' | 'pay_password'

declare module '../../infra/ports.ts' {
  interface Ports {
    readonly balances: Balances
    readonly storeNames: StoreNames
    readonly secondFactor: SecondFactor
    readonly smsCodes: SmsCodes
  }
}
