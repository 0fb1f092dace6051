import { describe, expect, it } from 'vitest'
import { activeFilters } from './filter-words.ts'
import type { SearchField } from './search-field.ts'
import { searchOf, valuesOf } from './search-values.ts'

const words = { yes: '是', no: '否', separator: '、' }
const choices = [
  { label: '待付款', value: 'waiting_payment' },
  { label: '待发货', value: 'waiting_delivery' },
]
const fields: readonly SearchField[] = [
  { type: 'text', name: 'no', label: '订单号' },
  { type: 'select', name: 'status', label: '状态', choices, multiple: true },
  { type: 'moneyrange', name: 'amount', label: '金额' },
  { type: 'numberrange', name: 'stock', label: '库存' },
  { type: 'daterange', name: 'at', label: '时间' },
  { type: 'switch', name: 'open', label: '启用' },
  {
    type: 'cascader',
    name: 'area',
    label: '地区',
    nodes: [{ label: '浙江', value: 33, children: [{ label: '杭州', value: 3301 }] }],
  },
]
const search = {
  no: '2026|like',
  status: 'waiting_payment,waiting_delivery|in',
  amount: '1000,5000|between',
  stock: '3|nlt',
  at: '2026-11-01 00:00:00|ngt',
  open: '0',
  area: '33,3301',
}

describe('active filters (points 15, 16)', () => {
  it('are described in words', () => {
    expect(activeFilters(fields, search, words).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      '订单号: 2026',
      '状态: 待付款、待发货',
      '金额: ¥10.00 ~ ¥50.00',
      '库存: ≤ 3',
      '时间: ≥ 2026-11-01 00:00:00',
      '启用: 否',
      '地区: 浙江 / 杭州',
    ])
  })

  it('come back into the fields as they were sent', () => {
    expect(searchOf(fields, valuesOf(fields, search))).toEqual(search)
  })

  it('leave out filters without a field', () => {
    expect(activeFilters(fields, { secret: '1' }, words)).toEqual([])
  })
})
