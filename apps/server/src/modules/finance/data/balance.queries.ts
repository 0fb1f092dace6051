import { type Fen, fen, ZERO } from '@shiji/kit/money/fen.ts'
import { and, eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import type { Balance } from '../../identity/index.ts'
import { accounts } from './ledger.table.ts'

async function read(ctx: Ctx, ownerType: 'user' | 'store', ownerIds: readonly number[]) {
  if (ownerIds.length === 0) return []
  return ctx.db
    .select({ ownerId: accounts.ownerId, kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(and(eq(accounts.ownerType, ownerType), inArray(accounts.ownerId, [...ownerIds])))
}

const NOTHING: Balance = { money: ZERO, frozenMoney: ZERO, integral: 0 }
const FIELD: Readonly<Record<string, keyof Balance>> = { balance: 'money', frozen: 'frozenMoney', points: 'integral' }

/** Money (fen) and points by person; people without an account are left out. */
export async function userBalances(ctx: Ctx, userIds: readonly number[]): Promise<ReadonlyMap<number, Balance>> {
  const found = new Map<number, Balance>()
  for (const { ownerId, kind, balance } of await read(ctx, 'user', userIds)) {
    const field = FIELD[kind]
    if (field !== undefined)
      found.set(ownerId, {
        ...(found.get(ownerId) ?? NOTHING),
        ...(field === 'integral' ? { integral: balance } : { [field]: fen(balance) }),
      })
  }
  return found
}

/** What a person can spend, in fen. */
export async function spendable(ctx: Ctx, userId: number): Promise<Fen> {
  return (await userBalances(ctx, [userId])).get(userId)?.money ?? ZERO
}

/** What stores can withdraw, in fen. */
export async function storeBalances(ctx: Ctx, storeIds: readonly number[]): Promise<ReadonlyMap<number, Fen>> {
  const rows = await read(ctx, 'store', storeIds)
  return new Map(rows.filter(row => row.kind === 'balance').map(row => [row.ownerId, fen(row.balance)]))
}

const balanceOf = (ownerType: 'user' | 'store', ownerId: SQLWrapper, kind: string): SQL => sql`coalesce((
  select a.balance from accounts a where a.owner_type = ${ownerType} and a.owner_id = ${ownerId} and a.kind = ${kind}), 0)`

/** One balance of the user behind a column. */
export const userBalance = (field: keyof Balance, userId: SQLWrapper): SQL =>
  balanceOf('user', userId, Object.keys(FIELD).find(kind => FIELD[kind] === field) ?? field)

/** What the store behind a column can withdraw, in fen. */
export const storeBalance = (storeId: SQLWrapper): SQL => balanceOf('store', storeId, 'balance')
