import type { ShipInput } from '@shiji/contract/order/order.ts'

/** The input for a parcel. */
export interface ParcelDraft {
  readonly orderId: number
  /** Key of a parcel within its order. */
  readonly key: number
  /** Code of the express company; undefined until one is chosen. */
  readonly code?: string
  /** Code of the company that was selected when the number was typed, for numbers that match no company. */
  readonly usual?: string
  readonly number: string
}

/** Error message of a parcel. */
export interface ParcelProblem {
  readonly company?: string | undefined
  readonly number?: string | undefined
}

/** Label of a parcel in the dialog. */
export const parcelId = ({ orderId, key }: ParcelDraft): string => `${orderId}-${key}`

const NUMBER = /^[A-Za-z0-9-]{4,40}$/

/** Checks a tracking number by the server's rule: 4 to 40 letters, digits or hyphens. */
export const isTrackingNumber = (text: string): boolean => NUMBER.test(text.trim())

/** A parcel as sent to the server. */
export const toParcel = ({ orderId, number }: ParcelDraft, code: string): ShipInput['orders'][number] => ({
  id: orderId,
  delivery_code: code,
  delivery_no: number.trim(),
})

/** Messages of the server for parcels, by index: `orders.0.delivery_no`. */
export function problemsByPlace(fields: Readonly<Record<string, string>>, place: number): ParcelProblem {
  return { company: fields[`orders.${place}.delivery_code`], number: fields[`orders.${place}.delivery_no`] }
}
