import { useSearchParams } from 'react-router'
import { type OrderTab, readTab } from '../../../features/orders/order-tabs.ts'
import { PATHS, readId } from '../../../site/links/paths.ts'

/** Tab, search words and page of the list, as in its address. */
export interface OrdersAddress {
  readonly tab: OrderTab
  readonly words: string
  readonly page: number
  /** The changed address; without a page it is the first. */
  readonly with: (next: { readonly status?: string; readonly q?: string; readonly page?: number }) => string
}

/** Reads the address of the buyer's orders. */
export function useOrdersAddress(): OrdersAddress {
  const [query] = useSearchParams()
  const tab = readTab(query.get('status'))
  const words = query.get('q') ?? ''
  return {
    tab,
    words,
    page: readId(query.get('page')) ?? 1,
    with: next => {
      const params = new URLSearchParams()
      const status = next.status ?? tab
      if (status !== 'all') params.set('status', status)
      const q = next.q ?? words
      if (q !== '') params.set('q', q)
      if (next.page !== undefined && next.page > 1) params.set('page', String(next.page))
      return params.size === 0 ? PATHS.orders : `${PATHS.orders}?${params}`
    },
  }
}
