import type { PrintLine, PrintOrder } from '@shiji/contract/order/shipping/print.ts'
import { describe, expect, it } from 'vitest'
import { labelsOf } from './labels.ts'
import { pickList } from './pick-list.ts'

const line = (id: number, change: Partial<PrintLine> = {}): PrintLine => ({
  id,
  sku_id: id,
  goods_name: `商品${id}`,
  goods_name_en: '',
  sku_name: '',
  sku_name_en: '',
  code: '',
  buy_num: 1,
  waiting_num: 1,
  ...change,
})
const order = (id: number, change: Partial<PrintOrder> = {}): PrintOrder => ({
  id,
  order_no: `D${id}`,
  order_status: 'waiting_delivery',
  receive_name: '',
  receive_tel: '',
  receive_area: '',
  receive_address: '',
  remark: '',
  created_at: '2026-05-01T02:00:00Z',
  lines: [line(id)],
  parcels: [],
  may_print: true,
  printed_at: null,
  printed_by: '',
  ...change,
})
const parcel = (id: number, merged_id: number | null, goods: PrintOrder['parcels'][number]['goods']) => ({
  id,
  merged_id,
  express_name: '顺丰速运',
  express_name_en: '',
  number: `SF${id}`,
  goods,
})

describe('a pick list', () => {
  it('sums the pieces that wait by SKU over all orders, along the codes', () => {
    const orders = [
      order(1, { lines: [line(1, { sku_id: 9, code: 'A-10', waiting_num: 2 }), line(2, { sku_id: 7, code: 'A-9' })] }),
      order(2, { lines: [line(3, { sku_id: 9, code: 'A-10', waiting_num: 3 }), line(4, { sku_id: 5 })] }),
      order(3, { lines: [line(5, { sku_id: 7, code: 'A-9', waiting_num: 0 })] }),
      order(4, { may_print: false, lines: [line(6, { sku_id: 9, code: 'A-10' })] }),
    ]

    expect(pickList(orders, 'zh-CN').map(row => [row.line.code, row.pieces, row.orders])).toEqual([
      ['A-9', 1, 1],
      ['A-10', 5, 2],
      ['', 1, 1],
    ])
  })
})

describe('the waybills of orders', () => {
  const summary = (orders: readonly PrintOrder[]) =>
    labelsOf(orders).map(label => [
      label.numbers,
      label.parcel?.number,
      label.lines.map(each => [each.line.id, each.pieces]),
    ])

  it('are one per order before it is shipped, and none for orders that may not be printed', () => {
    expect(summary([order(1), order(2, { may_print: false })])).toEqual([[['D1'], undefined, [[1, 1]]]])
  })

  it('are one per parcel, and one for what waits', () => {
    const half = order(1, {
      lines: [line(1, { buy_num: 3, waiting_num: 1 })],
      parcels: [parcel(11, null, [{ line_id: 1, pieces: 2 }])],
    })
    expect(summary([half])).toEqual([
      [['D1'], 'SF11', [[1, 2]]],
      [['D1'], undefined, [[1, 1]]],
    ])
  })

  it('are one for a parcel that carries several orders', () => {
    const sent = (id: number) =>
      order(id, {
        order_status: 'waiting_receipt',
        lines: [line(id, { waiting_num: 0 })],
        parcels: [parcel(id, 1, [{ line_id: id, pieces: 1 }])],
      })
    expect(summary([sent(1), sent(2)])).toEqual([
      [
        ['D1', 'D2'],
        'SF1',
        [
          [1, 1],
          [2, 1],
        ],
      ],
    ])
  })
})
