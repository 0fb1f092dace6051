import { LIMITS } from '@shiji/contract/limits.ts'

/** Wanted pieces of one SKU, and the cart lines they come from. */
export interface WantedLine {
  readonly goodsId: number
  readonly skuId: number
  readonly buyNum: number
  readonly cartIds: readonly number[]
}

/**
 * One line per SKU, demand added up, so that two lines of one SKU are checked and counted together. Returns
 * `cart.quantity` when more of a SKU is wanted than one order may contain.
 */
export function mergeLines(lines: readonly WantedLine[]): WantedLine[] | 'cart.quantity' {
  const bySku = new Map<number, WantedLine>()
  for (const line of lines) {
    const known = bySku.get(line.skuId)
    bySku.set(line.skuId, {
      ...line,
      buyNum: line.buyNum + (known?.buyNum ?? 0),
      cartIds: [...(known?.cartIds ?? []), ...line.cartIds],
    })
  }
  const merged = [...bySku.values()]
  return merged.some(line => line.buyNum > LIMITS.order.buyNumMax) ? 'cart.quantity' : merged
}
