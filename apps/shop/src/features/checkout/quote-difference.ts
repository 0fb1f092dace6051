import type { Quote } from '@shiji/contract/cart/cart.ts'

/** One changed amount. */
export interface Difference {
  readonly kind: 'line' | 'freight'
  /** Goods of the line, store of the freight. */
  readonly name: string
  readonly name_en: string
  readonly before: number
  readonly after: number
}

/** Differences between two quotes of the same lines, by line and freight. */
export function quoteDifference(before: Quote, after: Quote): readonly Difference[] {
  const lines = before.stores.flatMap(store => store.lines)
  return after.stores.flatMap(store => {
    const old = before.stores.find(one => one.store_id === store.store_id)
    const changed = store.lines.flatMap(line => {
      const was = lines.find(one => one.sku_id === line.sku_id)?.payable ?? 0
      return was === line.payable
        ? []
        : [{ kind: 'line' as const, name: line.name, name_en: line.name_en, before: was, after: line.payable }]
    })
    const freight = old?.freight_amount ?? 0
    return freight === store.freight_amount
      ? changed
      : [
          ...changed,
          {
            kind: 'freight' as const,
            name: store.store_name,
            name_en: store.store_name_en,
            before: freight,
            after: store.freight_amount,
          },
        ]
  })
}

/** The new quote of a "the price has changed" answer; undefined if it contains none. */
export function readQuote(data: unknown): Quote | undefined {
  if (isQuote(data)) return data
  return typeof data === 'object' && data !== null && 'quote' in data && isQuote(data.quote) ? data.quote : undefined
}

const isQuote = (value: unknown): value is Quote =>
  typeof value === 'object' &&
  value !== null &&
  'fingerprint' in value &&
  typeof value.fingerprint === 'string' &&
  'stores' in value &&
  Array.isArray(value.stores) &&
  'payable' in value &&
  typeof value.payable === 'number'
