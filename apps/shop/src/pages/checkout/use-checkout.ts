import { useQuoteQuery } from '@shiji/api/cart/cart.buyer.api.ts'
import { useAddressesQuery } from '@shiji/api/identity/account.buyer.api.ts'
import type { OrderParams, Quote } from '@shiji/contract/cart/cart.ts'
import type { Address } from '@shiji/contract/identity/identity.ts'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { type PlaceOrder, usePlaceOrder } from '../../features/checkout/use-place-order.ts'
import { payPath } from '../../site/links/paths.ts'

/** State and actions of the confirmation page. */
export interface Checkout extends Pick<PlaceOrder, 'state' | 'changed' | 'forgetChange' | 'refusal'> {
  /** Undefined while they are loading. */
  readonly addresses: readonly Address[] | undefined
  readonly addressId: number | undefined
  readonly chooseAddress: (id: number) => void
  /** A newly saved address is loading. */
  readonly awaitsAddress: boolean
  /** The quote on screen: the accepted one, otherwise the newest. */
  readonly quote: Quote | undefined
  readonly failure: unknown
  readonly isQuoting: boolean
  readonly reload: () => void
  readonly acceptChange: () => void
  readonly remarkOf: (storeId: number) => string
  readonly setRemark: (storeId: number, text: string) => void
  /** Places the order and opens its payment. */
  readonly submit: (addressId: number, quote: Quote) => Promise<void>
}

/** Address, quote, notes and placing of one confirmation page. */
export function useCheckout(order: OrderParams): Checkout {
  const navigate = useNavigate()
  const { data: addresses, isFetching: isReadingAddresses } = useAddressesQuery()
  const [wanted, setWanted] = useState<number>()
  const [remarks, setRemarks] = useState<ReadonlyMap<number, string>>(() => new Map())
  const addressId = (
    addresses?.find(one => one.id === wanted) ??
    addresses?.find(one => one.is_default) ??
    addresses?.[0]
  )?.id
  const asked = { order, ...(addressId === undefined ? {} : { address_id: addressId }) }
  const { data, error, isFetching, refetch } = useQuoteQuery(asked, { skip: addresses === undefined })
  const [accepted, setAccepted] = useState<Quote>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a quote that came from the server replaces what was accepted.
  useEffect(() => setAccepted(undefined), [data])
  const { place, state, changed, forgetChange, refusal } = usePlaceOrder(order)
  const refused = refusal?.code
  useEffect(() => {
    // Stock or state has changed: reloads the quote.
    if (refused === 409) void refetch()
  }, [refused, refetch])

  return {
    addresses,
    addressId,
    chooseAddress: setWanted,
    awaitsAddress: addressId === undefined && isReadingAddresses,
    quote: accepted ?? data,
    failure: error,
    isQuoting: isFetching,
    reload: () => void refetch(),
    state,
    changed,
    forgetChange,
    acceptChange: () => {
      setAccepted(changed)
      forgetChange()
    },
    refusal,
    remarkOf: storeId => remarks.get(storeId) ?? '',
    setRemark: (storeId, text) => setRemarks(before => new Map(before).set(storeId, text)),
    submit: async (address, quote) => {
      const remark = [...remarks].flatMap(([store_id, text]) =>
        text.trim() === '' ? [] : [{ store_id, text: text.trim() }],
      )
      const placed = await place({ order, address_id: address, fingerprint: quote.fingerprint, remark })
      if (placed) void navigate(payPath(placed.group_id), { replace: true })
    },
  }
}
