import type { SearchField } from '../search/search-field.ts'
import type { TableColumn } from '../table-column.ts'

/** A row of the sample table. */
export interface SampleOrder {
  readonly id: number
  readonly order_no: string
  readonly buyer: string
  readonly store: string
  readonly goods: string
  readonly image: string
  readonly status: string
  readonly payment: string
  readonly quantity: number
  readonly amount: number
  readonly weight: number
  readonly remark: string | null
  readonly created_at: string
}

const stores = ['景窑', '声场研究所', '润玉护肤', '木与光', '云雾茶舍', '一盏']
const buyers = ['林小满', '周子墨', '陈一诺', '吴桐', '何以安', 'Alex Morgan']
const statuses = ['waiting_payment', 'waiting_delivery', 'waiting_receipt', 'completion', 'after_sale_refund', 'cancel']
const goods = [
  '青釉 手作马克杯 350ml',
  '头戴式降噪耳机，曜石黑',
  '烟酰胺亮肤精华 30ml',
  '半球台灯',
  '高山绿茶 250g，绿罐装，产地直发，密封冷藏运输',
]
const payments = ['微信支付', '支付宝', '余额支付']

const from = <T>(list: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const found = list[index % list.length]
  if (found === undefined) throw new Error('empty sample list')
  return found
}

/** Made-up orders, the same every time. */
export const sampleOrders = (count: number, offset = 0): SampleOrder[] =>
  Array.from({ length: count }, (_, at) => {
    const index = at + offset
    return {
      id: 10_000 + index,
      order_no: `2026112100${String(41_000 + index * 17)}`,
      buyer: from(buyers, index * 7),
      store: from(stores, index * 5),
      goods: from(goods, index * 3),
      image: '',
      status: from(statuses, index * 11),
      payment: from(payments, index),
      quantity: 1 + (index % 4),
      amount: 1990 + ((index * 7919) % 500_000),
      weight: 0.125 + (index % 40) / 10,
      remark: index % 3 === 0 ? '请放门口' : null,
      created_at: new Date(Date.UTC(2026, 10, 21, 8) - index * 371_000).toISOString(),
    }
  })

/** Name of the sample table. */
export const sampleName = '订单列表'

/** Twelve columns of every common kind. */
export const sampleColumns: readonly TableColumn<SampleOrder>[] = [
  { id: 'id', title: '编号', width: 80, sortable: true },
  { id: 'order_no', title: '订单号' },
  { id: 'goods', title: '商品', width: 240 },
  { id: 'buyer', title: '买家' },
  { id: 'store', title: '店铺' },
  { id: 'status', title: '状态', kind: 'status', vocabulary: 'order' },
  { id: 'payment', title: '支付方式', kind: 'tag' },
  { id: 'quantity', title: '数量', kind: 'number', sortable: true },
  { id: 'amount', title: '金额', kind: 'money', sortable: true },
  { id: 'weight', title: '重量', kind: 'float' },
  { id: 'remark', title: '备注' },
  { id: 'created_at', title: '创建时间', kind: 'time', sortable: true },
]

/** Seven search fields: two more than show at first. */
export const sampleSearch: readonly SearchField[] = [
  { name: 'order_no', type: 'text', label: '订单号' },
  { name: 'buyer', type: 'text', label: '买家' },
  {
    name: 'status',
    type: 'select',
    label: '状态',
    choices: [
      { label: '待付款', value: 'waiting_payment' },
      { label: '待发货', value: 'waiting_delivery' },
    ],
  },
  { name: 'store', type: 'text', label: '店铺' },
  { name: 'amount', type: 'money', label: '金额大于', operator: 'gt' },
  { name: 'created_at', type: 'daterange', label: '创建时间' },
  { name: 'remark', type: 'text', label: '备注' },
]
