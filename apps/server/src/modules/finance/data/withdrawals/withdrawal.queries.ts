import { adminWithdrawalsCall, sellerWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../../infra/scope.ts'
import { inScope } from '../../../../records/in-scope.ts'
import type { ParsedList } from '../../../../records/list.ts'
import { listOf } from '../../../../records/list-of.ts'
import { inOrder, listCondition, pageIds } from '../../../../records/list-sql.ts'
import { bothStoreNames } from '../../../store/index.ts'
import { accounts } from '../ledger.table.ts'
import { withdrawals } from './withdrawal.table.ts'

const columns = {
  id: withdrawals.id,
  cash_no: withdrawals.cashNo,
  name: withdrawals.name,
  bank_name: withdrawals.bankName,
  amount: withdrawals.amount,
  cash_status: withdrawals.status,
  created_at: withdrawals.createdAt,
}
const sums = { amount: withdrawals.amount, fee: withdrawals.fee, net: withdrawals.net }

/** Columns of GET /Seller/cashes. */
export const sellerWithdrawalList = listOf(sellerWithdrawalsCall, columns, sums)
/** Columns of GET /Admin/cashes. */
export const adminWithdrawalList = listOf(
  adminWithdrawalsCall,
  { ...columns, store_id: withdrawals.storeId, batch_no: withdrawals.batchNo },
  sums,
)

export type WithdrawalRecord = typeof withdrawals.$inferSelect & {
  readonly storeName: string
  readonly storeNameEn: string
}

/** The withdrawals of a scope. */
export const withdrawalsOf = (scope: Scope): SQL | undefined => inScope(scope, { store: withdrawals.storeId })

/** One page of the withdrawals of a scope. */
export async function withdrawalPage(
  ctx: Ctx,
  list: ParsedList,
  scope: Scope,
): Promise<{ rows: WithdrawalRecord[]; total: number }> {
  const where = listCondition(list, withdrawalsOf(scope))
  const { ids, total } = await pageIds(ctx, withdrawals, withdrawals.id, list, where)
  return { rows: inOrder(ids, ids.length === 0 ? [] : await read(ctx, inArray(withdrawals.id, ids))), total }
}

/** One withdrawal of a scope; undefined for a foreign or missing one. */
export async function withdrawalOf(ctx: Ctx, id: number, scope: Scope): Promise<WithdrawalRecord | undefined> {
  const [row] = await read(ctx, and(eq(withdrawals.id, id), withdrawalsOf(scope)))
  return row
}

/** The withdrawals of a batch, the oldest first. */
export const withdrawalsOfBatch = (ctx: Ctx, batchNo: string): Promise<WithdrawalRecord[]> =>
  read(ctx, eq(withdrawals.batchNo, batchNo))

async function read(ctx: Ctx, where: SQL | undefined): Promise<WithdrawalRecord[]> {
  const rows = await ctx.db.select().from(withdrawals).where(where).orderBy(asc(withdrawals.id))
  const names = await bothStoreNames(ctx, [...new Set(rows.map(row => row.storeId))])
  return rows.map(row => {
    const store = names.get(row.storeId)
    return { ...row, storeName: store?.name ?? '', storeNameEn: store?.nameEn ?? '' }
  })
}

/** What a store has and what is held of it, in fen. */
export async function storeMoney(ctx: Ctx, store: StoreScope): Promise<{ available: number; frozen: number }> {
  const rows = await ctx.db
    .select({ kind: accounts.kind, balance: accounts.balance })
    .from(accounts)
    .where(
      and(
        eq(accounts.ownerType, 'store'),
        inScope(store, { store: accounts.ownerId }),
        sql`${accounts.kind} in ('balance','frozen')`,
      ),
    )
  const of = (kind: string) => rows.find(row => row.kind === kind)?.balance ?? 0
  return { available: of('balance'), frozen: of('frozen') }
}
