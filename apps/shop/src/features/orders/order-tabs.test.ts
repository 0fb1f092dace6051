import { describe, expect, it } from 'vitest'
import { readTab, searchFilter, tabCount } from './order-tabs.ts'

describe('the order list', () => {
  it('counts every order under "all", also those of states without a tab', () => {
    expect(tabCount('all', { waiting_payment: 2, cancel: 3, completion: 1 })).toBe(6)
    expect(tabCount('waiting_payment', { waiting_payment: 2 })).toBe(2)
    expect(tabCount('waiting_receipt', {})).toBe(0)
  })

  it('shows all orders when the address names no tab', () => {
    expect(readTab('waiting_comment')).toBe('waiting_comment')
    expect(readTab('toString')).toBe('all')
    expect(readTab(null)).toBe('all')
  })

  it('searches a number among numbers and text among names', () => {
    expect(searchFilter(' 20260012345678 ')).toEqual({ order_no: '20260012345678|likeLeft' })
    expect(searchFilter('台灯')).toEqual({ order_name: '台灯|like' })
    expect(searchFilter('  ')).toEqual({})
  })
})
