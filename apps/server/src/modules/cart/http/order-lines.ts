import { OrderLinesInput } from '@shiji/contract/cart/cart.ts'
import { Strict } from '@shiji/contract/schema.ts'
import Type, { type Static } from 'typebox'
import { readEncodedParams } from '../../../http/request/encoded-params.ts'
import { compileValidator } from '../../../http/request/validate.ts'
import { AppError } from '../../../infra/app-error.ts'
import type { WantedLine } from '../domain/order-lines.ts'

/** The original sent `ifcart` as 0/1 or as a flag; only the `cart_id` of each line matters. */
const Params = Strict({ order: OrderLinesInput, ifcart: Type.Optional(Type.Unknown()) })
const validate = compileValidator(Params)
const LONGEST = 60_000

/**
 * Reads `params` of /user/order/before and /user/order/create: base64 of `{order: [{goods_id, sku_id, buy_num, cart_id?}], ifcart}`.
 * Throws `cart.nothing_selected` for none, `request.invalid` with a message per wrong field else.
 */
export function readOrderLines(params: string): WantedLine[] {
  if (params === '') throw new AppError('cart.nothing_selected')
  // The validator has established the shape.
  const { order } = readEncodedParams(validate, params, LONGEST) as Static<typeof Params>
  return order.map(line => ({
    goodsId: line.goods_id,
    skuId: line.sku_id,
    buyNum: line.buy_num,
    cartIds: line.cart_id === undefined ? [] : [line.cart_id],
  }))
}
