import type { Ctx } from '../../../infra/context.ts'
import { refreshAvailability } from '../data/stock/availability.repo.ts'

/** Marks goods as sold out exactly while none of their SKUs can be sold. */
export async function onAvailabilityChanged(tx: Ctx, { goodsId }: { readonly goodsId: number }): Promise<void> {
  await refreshAvailability(tx, goodsId)
}
