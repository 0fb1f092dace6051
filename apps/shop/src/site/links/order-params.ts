import { decodeParams } from '@shiji/api/base/transport/params.ts'
import type { OrderParams } from '@shiji/contract/cart/cart.ts'

/** Reads the lines of /order/before/{params}; undefined when there is not one proper line in it. */
export function readOrderParams(text: string | undefined): OrderParams | undefined {
  const value = decodeParams(text)
  if (value === undefined || !Array.isArray(value.order)) return undefined
  const order = value.order.flatMap(line => {
    if (typeof line !== 'object' || line === null) return []
    const of = (name: string) => {
      const number = Number(new Map(Object.entries(line)).get(name))
      return Number.isSafeInteger(number) && number > 0 ? number : undefined
    }
    const [goods_id, sku_id, buy_num, cart_id] = [of('goods_id'), of('sku_id'), of('buy_num'), of('cart_id')]
    if (goods_id === undefined || sku_id === undefined || buy_num === undefined) return []
    return [{ goods_id, sku_id, buy_num, ...(cart_id === undefined ? {} : { cart_id }) }]
  })
  if (order.length === 0 || order.length !== value.order.length) return undefined
  return { order, ifcart: value.ifcart === true || value.ifcart === 1 }
}
