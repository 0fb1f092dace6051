import type { Area } from '@shiji/contract/area.ts'
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../infra/context.ts'
import { port } from '../../infra/port.ts'

/** Money (fen) and points of a person, as his pages and the admin's list show them. */
export interface Balance {
  readonly money: number
  readonly frozenMoney: number
  readonly integral: number
}

/** Balances by user id; people without an account may be left out. Finance registers it. */
export interface Balances {
  of(ctx: Ctx, userIds: readonly number[]): Promise<ReadonlyMap<number, Balance>>
  /** One balance of the user behind that column, for sums over many; 0 without an account. */
  column(field: keyof Balance, userId: SQLWrapper): SQL
}

export const balancePort = port<Balances>('balances', { of: async () => new Map(), column: () => sql`0` })

/** Names of stores by id, for the login chooser and auth/info. The store module registers it. */
export interface StoreNames {
  of(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, string>>
}

export const storeNamesPort = port<StoreNames>('store names', { of: async () => new Map() })

/** A second proof after the right password, for those who have enrolled one. Nobody registers it yet. */
export interface SecondFactor {
  /** Throws the refusal that asks for the proof, or that finds it wrong; the try counts until it passes. */
  prove(ctx: Ctx, area: Area, accountId: number): Promise<void>
}

export const secondFactorPort = port<SecondFactor>('second factor', { prove: async () => undefined })

/** Codes sent by SMS; messaging registers it. */
export interface SmsCodes {
  /** Uses the newest code of that phone and purpose up. Refuses with `sms.code_wrong`; failed tries are counted for good. */
  consume(ctx: Ctx, phone: string, purpose: SmsPurpose, code: string): Promise<void>
}
export type SmsPurpose = 'register' | 'forget_password' | 'edit_user' | 'pay_password'

export const smsCodesPort = port<SmsCodes>('sms codes')
