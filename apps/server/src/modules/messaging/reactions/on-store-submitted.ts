import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE } from '../../../infra/scope.ts'
import { storeApplication } from '../../store/index.ts'
import { notify } from '../use-cases/notify.ts'

/** Notifies the platform of an application for a store that waits for review. */
export async function onStoreSubmitted(
  tx: Ctx,
  { storeId }: EventPayloads['store.submitted'],
  eventId: number,
): Promise<void> {
  const store = await storeApplication(tx, storeId)
  if (store === undefined) return
  const params = { store: store.name, store_en: store.nameEn }
  const target = { type: 'store', id: storeId } as const
  await notify(tx, { to: PLATFORM_SCOPE, kind: 'store_applied', target, params, eventId })
}
