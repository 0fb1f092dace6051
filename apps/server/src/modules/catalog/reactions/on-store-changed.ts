import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { reindexLater } from '../data/classes/class.queries.ts'
import { refreshFreeDelivery } from '../data/goods/free-delivery.repo.ts'
import { relistStore } from '../data/goods/goods.repo.ts'

/** Goods follow their store: listed only while it trades, delivered by its templates, found by its new name. */
export async function onStoreChanged(tx: Ctx, { storeId, renamed }: EventPayloads['store.changed']): Promise<void> {
  await relistStore(tx, storeId)
  await refreshFreeDelivery(tx, storeId)
  if (renamed) await reindexLater(tx, `store:${storeId}`, { storeId })
}
