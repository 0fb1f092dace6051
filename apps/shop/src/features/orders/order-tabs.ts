import type { OrderStatus } from '@shiji/contract/statuses.ts'

/** The tabs of the order list; `all` shows every order, cancelled ones included. */
export const ORDER_TABS = [
  'all',
  'waiting_payment',
  'waiting_delivery',
  'waiting_receipt',
  'waiting_comment',
  'completion',
] as const satisfies readonly ('all' | OrderStatus)[]

export type OrderTab = (typeof ORDER_TABS)[number]

/** The tab that an address names; all orders for anything else. */
export const readTab = (text: string | null): OrderTab => ORDER_TABS.find(tab => tab === text) ?? 'all'

/** Orders under a tab, from the numbers per status. */
export function tabCount(tab: OrderTab, count: Readonly<Record<string, number>>): number {
  if (tab !== 'all') return count[tab] ?? 0
  return Object.values(count).reduce((sum, one) => sum + one, 0)
}

/** The search text as a filter of the list: an order number if it looks like one, else part of a name. */
export function searchFilter(text: string): Readonly<Record<string, string>> {
  const trimmed = text.trim()
  if (trimmed === '') return {}
  return /^[A-Z]{0,3}\d{8,}$/i.test(trimmed) ? { order_no: `${trimmed}|likeLeft` } : { order_name: `${trimmed}|like` }
}
