import type { ShipInput } from '@shiji/contract/order/order.ts'

/** A parcel as it is typed. */
export interface ParcelDraft {
  readonly orderId: number
  /** Tells parcels of one order apart. */
  readonly key: number
  /** Code of the express company; undefined as long as nobody chose. */
  readonly code?: string
  /** Code that stood there when the number came, for numbers that name no company. */
  readonly usual?: string
  readonly number: string
}

/** What is wrong with a parcel, in words. */
export interface ParcelProblem {
  readonly company?: string | undefined
  readonly number?: string | undefined
}

/** Name of a parcel among those of a dialog. */
export const parcelId = ({ orderId, key }: ParcelDraft): string => `${orderId}-${key}`

const NUMBER = /^[A-Za-z0-9-]{4,40}$/

/** Checks a tracking number as the server will: 4 to 40 letters, digits or hyphens. */
export const isTrackingNumber = (text: string): boolean => NUMBER.test(text.trim())

/** A parcel as the call takes it. */
export const toParcel = ({ orderId, number }: ParcelDraft, code: string): ShipInput['orders'][number] => ({
  id: orderId,
  delivery_code: code,
  delivery_no: number.trim(),
})

/** Messages that the server gave to parcels by their place: `orders.0.delivery_no`. */
export function problemsByPlace(fields: Readonly<Record<string, string>>, place: number): ParcelProblem {
  return { company: fields[`orders.${place}.delivery_code`], number: fields[`orders.${place}.delivery_no`] }
}
