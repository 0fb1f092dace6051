import type { DeskOrderDetail, DeskOrderRow } from '@shiji/contract/order/order.desk.ts'

/** An order of a store as its list shows it: two kinds of goods, paid, to be shipped. */
export const anOrder = (change: Partial<DeskOrderRow> = {}): DeskOrderRow => ({
  id: 71,
  order_no: 'N71',
  group_id: 71,
  store_id: 1,
  store_name: '木与光',
  store_name_en: 'Wood & Light',
  user_id: 5,
  user_name: '小林',
  order_status: 'waiting_delivery',
  order_name: '素杯',
  order_name_en: 'Plain cup',
  order_image: '',
  pieces: 3,
  goods_amount: 4_000,
  freight_amount: 100,
  discount_amount: 50,
  payable: 4_050,
  payment_name: 'balance',
  receive_name: '林小满',
  receive_tel: '138****0002',
  receive_area: '杭州',
  receive_address: '湖滨路 1 号',
  remark: '请轻放',
  due_at: '2026-05-03T02:00:00Z',
  created_at: '2026-05-01T02:00:00Z',
  pay_time: '2026-05-01T02:00:00Z',
  delivery_time: null,
  order_goods: [
    aLine({ id: 1, buy_num: 2 }),
    aLine({ id: 2, goods_name: '木盘', goods_name_en: 'Wooden plate', sku_name: '', sku_name_en: '', goods_price: 0 }),
  ],
  actions: ['ship'],
  goods_text: 'Plain cup white × 2; Wooden plate × 1',
  ship_due: null,
  overdue_hours: 0,
  note: '',
  note_flag: null,
  note_by: '',
  note_at: null,
  ...change,
})

function aLine(change: Partial<DeskOrderRow['order_goods'][number]>): DeskOrderRow['order_goods'][number] {
  return {
    id: 1,
    goods_id: 11,
    sku_id: 111,
    goods_name: '素杯',
    goods_name_en: 'Plain cup',
    sku_name: '白',
    sku_name_en: 'white',
    goods_image: '',
    buy_num: 1,
    goods_price: 2_000,
    goods_amount: 4_000,
    discount_amount: 0,
    payable: 4_000,
    is_commented: false,
    ...change,
  }
}

/** The same order with everything that its page shows: a tracked parcel and its timeline. */
export const anOrderDetail = (change: Partial<DeskOrderDetail> = {}): DeskOrderDetail => ({
  ...anOrder(),
  price_steps: [],
  parcels: [
    {
      id: 1,
      express_id: 1,
      express_code: 'SF',
      express_name: '顺丰速运',
      express_name_en: 'SF Express',
      number: 'SF10001',
      created_at: '2026-05-02T02:00:00Z',
      may_change: false,
      state: 'moving',
      traces: [
        { at: '2026-05-02T03:00:00Z', state: 'accepted', text: 'Picked up' },
        { at: '2026-05-02T09:00:00Z', state: 'moving', text: 'Left the sorting centre' },
      ],
    },
  ],
  receipt_time: null,
  comment_time: null,
  cancel_time: null,
  cancel_reason: '',
  is_settled: false,
  life: [
    { at: '2026-05-01T02:00:00Z', kind: 'move', key: 'life.move_place', params: {}, actor: '小林', amount: null },
    { at: '2026-05-01T03:00:00Z', kind: 'ledger', key: 'unknown.thing', params: {}, actor: '', amount: 4_050 },
  ],
  now: '2026-05-02T12:00:00Z',
  ...change,
})
