/** How the buyer may change the address of an order now: at once, by asking the store, or not any more. */
export type AddressWay = 'direct' | 'request' | 'shipped'

/** Unpaid orders change at once, paid ones on request until the first parcel is on its way. */
export function addressWay({ status, parcels }: { readonly status: string; readonly parcels: number }): AddressWay {
  if (status === 'waiting_payment') return 'direct'
  return status === 'waiting_delivery' && parcels === 0 ? 'request' : 'shipped'
}

interface Receiver {
  readonly receiveName: string
  readonly receiveTel: string
  readonly receiveArea: string
  readonly receiveAddress: string
}

/** Receiver and address as one text, for histories. */
export const receiverText = ({ receiveName, receiveTel, receiveArea, receiveAddress }: Receiver): string =>
  [receiveName, receiveTel, receiveArea, receiveAddress].filter(part => part !== '').join(' ')
