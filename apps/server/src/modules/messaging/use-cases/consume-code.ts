import { LIMITS } from '@shiji/contract/limits.ts'
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { AppError } from '../../../infra/app-error.ts'
import type { Ctx } from '../../../infra/context.ts'
import type { SmsPurpose } from '../../identity/index.ts'
import { smsCodes } from '../data/sms.table.ts'
import { hashCode } from './hash-code.ts'

/**
 * Uses the newest code of a phone and purpose up. Each look is counted first, for good; the fifth wrong one kills the code.
 * Refuses with `sms.code_wrong` whatever is amiss.
 */
export async function consumeCode(ctx: Ctx, phone: string, purpose: SmsPurpose, code: string): Promise<void> {
  const codeHash = await hashCode(ctx, phone, purpose, code)
  const [newest] = await ctx.root
    .select({ id: smsCodes.id })
    .from(smsCodes)
    .where(and(eq(smsCodes.phone, phone), eq(smsCodes.purpose, purpose)))
    .orderBy(desc(smsCodes.createdAt), desc(smsCodes.id))
    .limit(1)
  if (newest === undefined) throw new AppError('sms.code_wrong')
  const now = ctx.clock.now()
  const live = and(eq(smsCodes.id, newest.id), isNull(smsCodes.usedAt), gt(smsCodes.expiresAt, now))
  const looked = await ctx.root
    .update(smsCodes)
    .set({ tries: sql`${smsCodes.tries} + 1` })
    .where(and(live, lt(smsCodes.tries, LIMITS.sms.tries)))
    .returning({ codeHash: smsCodes.codeHash })
  if (looked[0]?.codeHash !== codeHash) throw new AppError('sms.code_wrong')
  const used = await ctx.root.update(smsCodes).set({ usedAt: now }).where(live).returning({ id: smsCodes.id })
  if (used.length === 0) throw new AppError('sms.code_wrong')
}
