import { InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { transact } from '../../../infra/database/transact.ts'
import { insertApplication } from '../data/application.repo.ts'

/**
 * Begins the application of a buyer who has read the agreement; an existing one stays as it is, however often this is
 * called. Refuses with the text of the specification when the agreement was not read (§5).
 */
export async function beginApplication(ctx: Ctx<BuyerActor>, isAgreed: boolean): Promise<void> {
  if (!isAgreed) throw new InvalidInput([{ field: 'is_agreed', key: 'error.agreement_first' }])
  await transact(ctx, tx => insertApplication(tx, tx.scope))
}
