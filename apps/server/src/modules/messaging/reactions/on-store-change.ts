import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { notifyOfStore } from './notify-of-store.ts'

/** Notifies the platform of a change of what a store is registered with. */
export const onStoreChangeSubmitted = (
  tx: Ctx,
  { storeId }: EventPayloads['store.change_submitted'],
  eventId: number,
): Promise<void> => notifyOfStore(tx, { to: PLATFORM_SCOPE, kind: 'store_change_applied', storeId, eventId })

/** Notifies the store of the decision on its change, with the reason of a denial. */
export const onStoreChangeReviewed = (
  tx: Ctx,
  { storeId, decision, reason }: EventPayloads['store.change_reviewed'],
  eventId: number,
): Promise<void> => {
  const kind = decision === 'passed' ? 'store_change_passed' : 'store_change_denied'
  return notifyOfStore(tx, { to: storeScope(storeId), kind, storeId, reason, eventId })
}
