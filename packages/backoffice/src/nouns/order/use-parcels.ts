import { useState } from 'react'
import { type ParcelDraft, parcelId } from './parcel-draft.ts'

const NOTHING: readonly ParcelDraft[] = []

/** The parcels being typed, of any number of orders; an untouched order has one empty parcel. */
export function useParcels() {
  const [typed, setTyped] = useState(NOTHING)
  const of = (orderId: number): readonly ParcelDraft[] => {
    const own = typed.filter(parcel => parcel.orderId === orderId)
    return own.length > 0 ? own : [{ orderId, key: 0, number: '' }]
  }
  const put = (orderId: number, parcels: readonly ParcelDraft[]) =>
    setTyped([...typed.filter(parcel => parcel.orderId !== orderId), ...parcels])
  return {
    of,
    isTouched: typed.some(parcel => parcel.number !== '' || parcel.goods !== undefined),
    change: (next: ParcelDraft) =>
      put(
        next.orderId,
        of(next.orderId).map(each => (each.key === next.key ? next : each)),
      ),
    add: (orderId: number) => {
      const parcels = of(orderId)
      put(orderId, [...parcels, { orderId, key: Math.max(...parcels.map(each => each.key)) + 1, number: '' }])
    },
    remove: (parcel: ParcelDraft) =>
      put(
        parcel.orderId,
        of(parcel.orderId).filter(each => parcelId(each) !== parcelId(parcel)),
      ),
    clear: () => setTyped(NOTHING),
  }
}
