import type { Ctx } from '../../../infra/context.ts'
import type { BuyerScope } from '../../../infra/scope.ts'
import { inScope } from '../../../records/in-scope.ts'
import { isPayPasswordLost, users } from '../../identity/index.ts'

/** Whether the person has set a payment password, and whether its key is gone so that it must be set anew. */
export async function payPasswordOf(ctx: Ctx, buyer: BuyerScope): Promise<{ isSet: boolean; isLost: boolean }> {
  const [row] = await ctx.db
    .select({ hash: users.payPasswordHash })
    .from(users)
    .where(inScope(buyer, { buyer: users.id }))
  const hash = row?.hash ?? null
  return { isSet: hash !== null, isLost: isPayPasswordLost(ctx, hash) }
}
