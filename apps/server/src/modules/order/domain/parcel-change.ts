import { PARCEL_CHANGE_HOURS } from '@shiji/contract/order/order.words.ts'
import { HOUR } from '@shiji/kit/time/duration.ts'

/** Parcels that were shipped after this time may get another number. */
export const oldestToChange = (now: Date): Date => new Date(now.getTime() - PARCEL_CHANGE_HOURS * HOUR)

/** Whether the number of a parcel may still be corrected: within a day of shipping, while the buyer waits for it. */
export const mayChangeParcel = (parcel: { readonly createdAt: Date }, orderStatus: string, now: Date): boolean =>
  orderStatus === 'waiting_receipt' && parcel.createdAt > oldestToChange(now)
