import type { EventPayloads } from '../../../events/catalogue.ts'
import type { Ctx } from '../../../infra/context.ts'
import { PLATFORM_SCOPE } from '../../../infra/scope.ts'
import { notifyOfStore } from './notify-of-store.ts'

/** Notifies the platform of an application for a store that waits for review. */
export const onStoreSubmitted = (
  tx: Ctx,
  { storeId }: EventPayloads['store.submitted'],
  eventId: number,
): Promise<void> => notifyOfStore(tx, { to: PLATFORM_SCOPE, kind: 'store_applied', storeId, eventId })
