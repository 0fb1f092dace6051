import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../infra/context.ts'
import { goodsClasses } from './class.table.ts'

/** Basis points of a class of the first level that has no rate of its own. */
const USUAL_RATE = 500

/**
 * The rate of a class below `pid` that has none of its own, basis points. The class above is locked until the
 * transaction ends: its rate cannot change unseen.
 */
export async function rateUnder(tx: Ctx, pid: number): Promise<number> {
  if (pid === 0) return USUAL_RATE
  const [above] = await tx.db
    .select({ rate: goodsClasses.commissionBp })
    .from(goodsClasses)
    .where(eq(goodsClasses.id, pid))
    .for('share')
  return above?.rate ?? USUAL_RATE
}

/** Gives the rate of a class, in basis points, to those below that follow it, down to the first with a rate of its own. */
export async function passDownRate(tx: Ctx, id: number, rate: number): Promise<void> {
  await tx.db.execute(sql`
    with recursive followers as (
      select c.id from ${goodsClasses} c where c.pid = ${id} and c.own_commission_bp is null
      union all
      select c.id from ${goodsClasses} c join followers f on c.pid = f.id where c.own_commission_bp is null
    )
    update ${goodsClasses} set commission_bp = ${rate} where id in (select id from followers)`)
}
