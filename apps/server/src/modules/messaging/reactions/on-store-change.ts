import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE, storeScope } from '../../../infra/scope.ts'
import { storeApplication } from '../../store/index.ts'
import { notify } from '../use-cases/notify.ts'

/** Notifies the platform of a change of what a store is registered with. */
export async function onStoreChangeSubmitted(
  tx: Ctx,
  { storeId }: EventPayloads['store.change_submitted'],
  eventId: number,
): Promise<void> {
  const store = await storeApplication(tx, storeId)
  if (store === undefined) return
  const params = { store: store.name, store_en: store.nameEn }
  const target = { type: 'store', id: storeId } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'store_change_applied', target, params, eventId })
}

/** Notifies the store of the decision on its change, with the reason of a denial. */
export async function onStoreChangeReviewed(
  tx: Ctx,
  { storeId, decision, reason }: EventPayloads['store.change_reviewed'],
  eventId: number,
): Promise<void> {
  const store = await storeApplication(tx, storeId)
  if (store === undefined) return
  const kind = decision === 'passed' ? 'store_change_passed' : 'store_change_denied'
  const params = { store: store.name, store_en: store.nameEn, reason }
  await notify(tx, { to: storeScope(storeId), kind, target: { type: 'store', id: storeId }, params, eventId })
}
