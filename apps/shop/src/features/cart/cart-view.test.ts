import type { CartData, CartLine } from '@shiji/contract/cart/cart.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { selectionOf, setTicked, tickState, viewCart } from './cart-view.ts'

const line = (id: number, part: Partial<CartLine> = {}): CartLine => {
  const whole = { price: 1990, buy_num: 1, stock: 9, problem: null, ...part }
  return {
    id,
    goods_id: id,
    sku_id: id,
    name: `g${id}`,
    name_en: '',
    sku_name: '',
    sku_name_en: '',
    image: '',
    price_added: whole.price,
    payable: whole.price * whole.buy_num,
    steps: [],
    ...whole,
  }
}
const cartOf = (...stores: readonly (readonly CartLine[])[]): CartData => ({
  count: stores.flat().length,
  stores: stores.map((lines, index) => ({
    store_id: index + 1,
    store_name: `s${index}`,
    store_name_en: '',
    seal: '',
    colour: '',
    logo: '',
    lines: [...lines],
  })),
})
const nothing = new Map<number, number>()
const allTicked = new Set<number>()

describe('the cart as a person sees it', () => {
  it('groups lines that cannot be bought in a separate block, and leaves no empty store behind', () => {
    const view = viewCart(
      cartOf(
        [line(1)],
        [line(2, { problem: 'goods.not_for_sale' }), line(3, { stock: 0, problem: 'stock.not_enough' })],
      ),
      nothing,
    )
    expect(view.stores.map(store => store.store_id)).toEqual([1])
    expect(view.problems.map(one => one.id)).toEqual([2, 3])
  })

  it('keeps a line with too little stock in place, but never buys it', () => {
    const view = viewCart(cartOf([line(1, { buy_num: 5, stock: 2, problem: 'stock.not_enough' })]), nothing)
    expect(view.stores[0]?.lines).toHaveLength(1)
    expect(selectionOf(view, allTicked)).toMatchObject({ pieces: 0, amount: 0 })
  })

  it('counts with the quantity that was just chosen, before the server knows it', () => {
    const view = viewCart(cartOf([line(1, { buy_num: 5, stock: 2, problem: 'stock.not_enough' })]), new Map([[1, 2]]))
    expect(selectionOf(view, allTicked)).toMatchObject({ pieces: 2, amount: 3980 })
  })

  it('buys what is selected and nothing else', () => {
    const view = viewCart(cartOf([line(1), line(2, { buy_num: 3 })], [line(3)]), nothing)
    expect(selectionOf(view, new Set([2])).lines.map(one => one.id)).toEqual([1, 3])
  })
})

describe('checkboxes', () => {
  const lines = [line(1), line(2), line(3, { problem: 'store.closed' })]

  it('are all, some or none of the lines that can be bought', () => {
    expect(tickState(lines, allTicked)).toBe('all')
    expect(tickState(lines, new Set([1]))).toBe('some')
    expect(tickState(lines, new Set([1, 2]))).toBe('none')
    expect(tickState([line(3, { problem: 'store.closed' })], allTicked)).toBe('none')
  })

  it('return to the initial state when everything is selected and deselected', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 3 })), ids => {
        const some = setTicked(new Set(ids), lines, true)
        expect(tickState(lines, some)).toBe('all')
        expect(tickState(lines, setTicked(some, lines, false))).toBe('none')
      }),
    )
  })

  it('do not change those of other lines', () => {
    expect([...setTicked(new Set([7]), [line(1)], true)]).toEqual([7])
  })
})
