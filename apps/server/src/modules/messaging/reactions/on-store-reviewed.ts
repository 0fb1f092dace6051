import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { buyerScope } from '../../../infra/scope.ts'
import { storeApplication } from '../../store/index.ts'
import { notify } from '../use-cases/notify.ts'

/** Notifies the applicant of the platform's decision, with the reason of a denial. */
export async function onStoreReviewed(
  tx: Ctx,
  { storeId, userId, verify }: EventPayloads['store.reviewed'],
  eventId: number,
): Promise<void> {
  const store = await storeApplication(tx, storeId)
  if (store === undefined) return
  const kind = verify === 'passed' ? 'store_passed' : 'store_denied'
  const params = { store: store.name, store_en: store.nameEn, reason: store.refuseInfo }
  await notify(tx, { to: buyerScope(userId), kind, target: { type: 'store', id: storeId }, params, eventId })
}
