import type { Quote } from '@shiji/contract/cart/cart.ts'
import { describe, expect, it } from 'vitest'
import { quoteDifference, readQuote } from './quote-difference.ts'

const quote = (payables: readonly number[], freight: number): Quote => ({
  stores: [
    {
      store_id: 1,
      store_name: '木与光',
      store_name_en: 'Wood & Light',
      seal: '',
      colour: '',
      logo: '',
      lines: payables.map((payable, index) => ({
        goods_id: index,
        sku_id: index,
        cart_id: null,
        name: `商品${index}`,
        name_en: `Goods ${index}`,
        sku_name: '',
        sku_name_en: '',
        image: '',
        price: payable,
        buy_num: 1,
        goods_amount: payable,
        discount_amount: 0,
        payable,
        steps: [],
        stock: 9,
      })),
      goods_amount: 0,
      freight: [],
      freight_amount: freight,
      steps: [],
      discount_amount: 0,
      payable: 0,
    },
  ],
  payable: 0,
  pieces: payables.length,
  address_id: 1,
  fingerprint: 'f',
})

describe('the difference between two quotes', () => {
  it('lists each line and each freight whose amount changed', () => {
    expect(quoteDifference(quote([100, 200], 800), quote([100, 250], 0))).toEqual([
      { kind: 'line', name: '商品1', name_en: 'Goods 1', before: 200, after: 250 },
      { kind: 'freight', name: '木与光', name_en: 'Wood & Light', before: 800, after: 0 },
    ])
  })

  it('is empty when nothing changed', () => {
    expect(quoteDifference(quote([100], 0), quote([100], 0))).toEqual([])
  })

  it('finds the new quote in the answer, and nothing in other conflicts', () => {
    expect(readQuote(quote([1], 0))?.stores).toHaveLength(1)
    expect(readQuote({ quote: quote([1], 0) })?.fingerprint).toBe('f')
    expect(readQuote({ sku: 3, stock: 0 })).toBeUndefined()
    expect(readQuote(null)).toBeUndefined()
  })
})
