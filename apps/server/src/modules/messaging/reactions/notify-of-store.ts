import type { Ctx } from '../../../infra/context.ts'
import { storeApplication } from '../../store/index.ts'
import type { Message } from '../domain/message.ts'
import { notify } from '../use-cases/notify.ts'

/** A message about a store. */
interface OfStore extends Pick<Message, 'to' | 'kind' | 'eventId'> {
  readonly storeId: number
  /** Why something was denied. */
  readonly reason?: string
}

/** Notifies people of something about a store, by its names; nobody when it is gone. */
export async function notifyOfStore(tx: Ctx, { to, kind, storeId, reason, eventId }: OfStore): Promise<void> {
  const store = await storeApplication(tx, storeId)
  if (store === undefined) return
  const params = {
    store: store.name,
    store_en: store.nameEn,
    ...(reason === undefined ? {} : { reason }),
  }
  await notify(tx, { to, kind, target: { type: 'store', id: storeId }, params, eventId })
}
