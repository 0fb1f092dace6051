import type { TObject } from 'typebox'
import { describe, expect, it } from 'vitest'
import { CartLine, QuoteLine, QuoteStore } from './cart/cart.ts'
import { SettlementRow } from './finance/finance.ts'
import { OrderLine, OrderRow } from './order/order.ts'

const PLACES: Readonly<Record<string, TObject>> = {
  CartLine,
  QuoteLine,
  QuoteStore,
  OrderLine,
  OrderRow,
  SettlementRow,
}
/** Names that amounts of a line or an order had before: one name for two amounts, or two names for one. */
const GONE = ['total', 'total_price', 'order_price', 'freight_money', 'discount', 'discount_money', 'coupon_money']

describe('amounts of lines, quotes and orders', () => {
  it('give an amount one name: goods, freight, discount, and payable', () => {
    for (const place of [QuoteStore, OrderRow])
      expect(Object.keys(place.properties)).toEqual(
        expect.arrayContaining(['goods_amount', 'freight_amount', 'discount_amount', 'payable']),
      )
    for (const place of [QuoteLine, OrderLine])
      expect(Object.keys(place.properties)).toEqual(
        expect.arrayContaining(['goods_amount', 'discount_amount', 'payable']),
      )
    for (const [name, { properties }] of Object.entries(PLACES)) {
      expect(Object.keys(properties), name).toContain('payable')
      expect(
        GONE.filter(gone => gone in properties),
        name,
      ).toEqual([])
    }
  })
})
