import { and, count, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import type { Scope, StoreScope } from '../../../../infra/scope.ts'
import { type WithdrawalMoveName, withdrawalMachine } from '../../domain/withdrawals/withdrawal.machine.ts'
import { withdrawalsOf } from './withdrawal.queries.ts'
import { withdrawals } from './withdrawal.table.ts'

export type Withdrawal = typeof withdrawals.$inferSelect
export type NewWithdrawal = Omit<typeof withdrawals.$inferInsert, 'status' | 'createdAt'>

/** Writes an application. */
export async function insertWithdrawal(tx: Ctx, withdrawal: NewWithdrawal): Promise<void> {
  await tx.db.insert(withdrawals).values({ ...withdrawal, createdAt: tx.clock.now() })
}

/** How many withdrawals of a store are open. */
export async function openWithdrawals(tx: Ctx, store: StoreScope): Promise<number> {
  const open = sql`${withdrawals.status} in ('applied','checked','approved','paying')`
  const [row] = await tx.db
    .select({ open: count() })
    .from(withdrawals)
    .where(and(withdrawalsOf(store), open))
  return row?.open ?? 0
}

/** A withdrawal of a scope, locked until the transaction ends; undefined for a foreign or missing one. */
export async function lockWithdrawal(tx: Ctx, id: number, scope: Scope): Promise<Withdrawal | undefined> {
  const [row] = await tx.db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.id, id), withdrawalsOf(scope)))
    .for('update')
  return row
}

/** What a move writes besides the status. */
export type MoveFacts = Partial<
  Pick<
    Withdrawal,
    'firstId' | 'firstName' | 'secondId' | 'secondName' | 'refuseInfo' | 'batchNo' | 'decidedAt' | 'paidAt'
  >
>

/** Moves a withdrawal by compare-and-set on its status; false when it cannot make the move now. */
export async function moveWithdrawal(
  tx: Ctx,
  id: number,
  move: WithdrawalMoveName,
  facts: MoveFacts = {},
): Promise<boolean> {
  const moved = await tx.db
    .update(withdrawals)
    .set({ ...facts, status: withdrawalMachine.target(move) })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.status, [...withdrawalMachine.sources(move)])))
    .returning({ id: withdrawals.id })
  return moved.length > 0
}
