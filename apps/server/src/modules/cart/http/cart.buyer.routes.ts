import {
  addToCartCall,
  cartCall,
  changeCartCall,
  quoteCall,
  removeFromCartCall,
} from '@shiji/contract/cart/cart.buyer.calls.ts'
import { CartChange, CartData, CartInput, Quote, QuoteInput } from '@shiji/contract/cart/cart.ts'
import { Deleted, Done, IdParams, IdsParams } from '@shiji/contract/schema.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import { buyerAddress, cartOf } from '../data/cart.queries.ts'
import { addToCart } from '../use-cases/add-to-cart.ts'
import { changeCart } from '../use-cases/change-cart.ts'
import { makeQuote } from '../use-cases/make-quote.ts'
import { priceCart } from '../use-cases/price-cart.ts'
import { removeFromCart } from '../use-cases/remove-from-cart.ts'
import { presentCart, presentQuote } from './cart.presenter.ts'
import { readOrderLines } from './order-lines.ts'

export const cartBuyerRoutes = [
  answer(cartCall, { summary: 'Own cart by store', data: CartData }, async ctx => {
    const rows = await cartOf(ctx, ctx.scope)
    return presentCart(rows, await priceCart(ctx, rows))
  }),
  answer(
    addToCartCall,
    {
      summary: 'Put pieces into the cart, merged with the line of the same SKU',
      body: CartInput,
      data: Done,
    },
    (ctx, { body }) =>
      addToCart(ctx, {
        goodsId: body.goods_id,
        buyNum: body.buy_num,
        ...(body.sku_id === undefined ? {} : { skuId: body.sku_id }),
      }),
  ),
  answer(
    changeCartCall,
    {
      summary: 'Set the pieces of a cart line, or move it to another SKU of the same goods',
      params: IdParams,
      body: CartChange,
      data: Done,
    },
    (ctx, { params, body }) =>
      changeCart(ctx, params.id, {
        ...(body.buy_num === undefined ? {} : { buyNum: body.buy_num }),
        ...(body.sku_id === undefined ? {} : { skuId: body.sku_id }),
      }),
  ),
  answer(
    removeFromCartCall,
    {
      summary: 'Remove cart lines by comma-separated ids',
      params: IdsParams,
      data: Deleted,
    },
    (ctx, { params }) => {
      const ids = parseIds(params.ids)
      if (ids === undefined) throw new InvalidInput([{ field: 'ids', key: 'error.wrong_format' }])
      return removeFromCart(ctx, ids)
    },
  ),
  answer(
    quoteCall,
    {
      summary: 'What the lines cost now, by store, with the fingerprint that /user/order/create asks for',
      body: QuoteInput,
      data: Quote,
    },
    async (ctx, { body }) => {
      const lines = readOrderLines(body.params)
      const address = await buyerAddress(ctx, ctx.scope, body.address_id)
      if (address === undefined && body.address_id !== undefined) throw new AppError('order.address_missing')
      return presentQuote(await makeQuote(ctx, ctx.actor.id, lines, address), address?.id ?? null)
    },
  ),
]
