import { LIMITS } from '@shiji/contract/limits.ts'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Ctx } from '../../../infra/context.ts'
import { smsCodes, smsLogs } from './sms.table.ts'

/** When the last code was sent to a phone, for any purpose. */
export async function lastSentAt(ctx: Ctx, phone: string): Promise<Date | undefined> {
  const [row] = await ctx.db
    .select({ at: smsCodes.createdAt })
    .from(smsCodes)
    .where(eq(smsCodes.phone, phone))
    .orderBy(desc(smsCodes.createdAt))
    .limit(1)
  return row?.at
}

export async function insertCode(ctx: Ctx, row: typeof smsCodes.$inferInsert): Promise<void> {
  await ctx.db.insert(smsCodes).values(row)
}

export async function insertLog(ctx: Ctx, row: typeof smsLogs.$inferInsert): Promise<void> {
  await ctx.db.insert(smsLogs).values(row)
}

/** Whether the message of that cause was sent already. */
export async function wasSent(ctx: Ctx, cause: string): Promise<boolean> {
  const sent = await ctx.db
    .select({ id: smsLogs.id })
    .from(smsLogs)
    .where(and(eq(smsLogs.cause, cause), eq(smsLogs.status, 'sent')))
    .limit(1)
  return sent.length > 0
}

/**
 * Counts a try on the newest code of that phone and purpose, even if the caller rolls back; undefined when there is
 * none left to try.
 */
export async function tryNewest(
  ctx: Ctx,
  phone: string,
  purpose: string,
): Promise<{ readonly id: number; readonly codeHash: string } | undefined> {
  const newest = ctx.root
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
  const [row] = await ctx.root
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(
      and(
        eq(smsCodes.id, sql`(${newest})`),
        isNull(smsCodes.usedAt),
        lt(smsCodes.tries, LIMITS.sms.tries),
        gt(smsCodes.expiresAt, ctx.clock.now()),
      ),
    )
    .returning({ id: smsCodes.id, codeHash: smsCodes.codeHash })
  return row
}

/** Marks a code as used; returns whether it was still unused. */
export async function spend(tx: Ctx, id: number): Promise<boolean> {
  const used = await tx.db
    .update(smsCodes)
    .set({ usedAt: tx.clock.now() })
    .where(and(eq(smsCodes.id, id), isNull(smsCodes.usedAt)))
    .returning({ id: smsCodes.id })
  return used.length > 0
}

/** Removes codes that expired before `time`. */
export async function deleteCodesBefore(ctx: Ctx, time: Date): Promise<void> {
  await ctx.db.delete(smsCodes).where(lt(smsCodes.expiresAt, time))
}
