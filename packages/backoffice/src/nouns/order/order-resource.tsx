import { chakra } from '@chakra-ui/react/styled-system'
import type { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '@shiji/contract/statuses.ts'
import { formatMoney } from '@shiji/i18n/format.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import { inLanguage } from '../../page/declaration/in-language.ts'
import type { ColumnOf, DetailOf, SearchOf } from '../../page/declaration/page-parts.ts'
import { OrderLife } from './order-life.tsx'

/** Columns and filters of both areas; the platform's call has a few more filters. */
type Orders = typeof sellerOrdersCall

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of every order table (reference 5.2, 5.3). */
export const orderColumns = ({ say, locale }: Tools): ColumnOf<Orders>[] => [
  { id: 'order_image', title: say('records.image'), kind: 'image', width: 64 },
  { id: 'order_no', title: say('records.order_no') },
  { id: 'order_name', title: say('records.goods'), render: row => inLanguage(row, 'order_name', locale) },
  { id: 'user_name', title: say('records.buyer'), priority: 'low' },
  { id: 'payable', title: say('records.payable'), kind: 'money', sortable: true },
  { id: 'order_status', title: say('records.status'), kind: 'status', vocabulary: 'order' },
  { id: 'receive_name', title: say('records.receiver'), hidden: true },
  { id: 'receive_tel', title: say('records.phone'), hidden: true },
  { id: 'receive_area', title: say('records.area'), hidden: true },
  { id: 'receive_address', title: say('records.address'), hidden: true },
  { id: 'remark', title: say('records.remark'), hidden: true },
  { id: 'pay_time', title: say('records.pay_time'), kind: 'time', sortable: true, hidden: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true },
]

/** Columns with sums over the whole filter. */
export const ORDER_SUMS = ['payable'] as const

/** Search fields of every order table. */
export const orderSearch = ({ say }: Tools): SearchOf<Orders>[] => [
  {
    type: 'text',
    name: 'order_no',
    label: say('records.order_no'),
    placeholder: say('records.order_no_begins'),
    operator: 'likeRight',
  },
  { type: 'text', name: 'order_name', label: say('records.goods') },
  { type: 'text', name: 'user_name', label: say('records.buyer') },
  {
    type: 'select',
    name: 'order_status',
    label: say('records.status'),
    choices: ORDER_STATUSES.map(value => ({ value, label: say(`status.order.${value}`) })),
  },
  { type: 'daterange', name: 'created_at', label: say('common.created_at') },
  { type: 'daterange', name: 'pay_time', label: say('records.pay_time') },
  { type: 'text', name: 'receive_name', label: say('records.receiver') },
  { type: 'text', name: 'receive_tel', label: say('records.phone') },
  { type: 'text', name: 'delivery_no', label: say('records.tracking_no') },
  {
    type: 'select',
    name: 'payment_name',
    label: say('records.payment'),
    choices: PAYMENT_METHODS.map(value => ({ value, label: say(`status.payment_method.${value}`) })),
  },
  { type: 'number', name: 'goods_id', label: say('records.goods_id') },
  {
    type: 'select',
    name: 'is_sold',
    label: say('records.is_sold'),
    choices: [
      { value: 1, label: say('common.yes') },
      { value: 0, label: say('common.no') },
    ],
  },
]

/** Content of an order's view dialog: amounts, receiver, parcels, lines and timeline. */
export const orderDetails = ({ say, locale }: Tools): DetailOf<Orders>[] => [
  { id: 'order_no', title: say('records.order_no') },
  { id: 'order_status', title: say('records.status'), kind: 'status', vocabulary: 'order' },
  { id: 'store_name', title: say('records.store'), render: row => inLanguage(row, 'store_name', locale) },
  { id: 'user_name', title: say('records.buyer') },
  {
    id: 'receiver',
    title: say('records.receiver'),
    render: row => [row.receive_name, row.receive_tel, row.receive_area, row.receive_address].join(' '),
  },
  { id: 'remark', title: say('records.remark') },
  { id: 'goods_amount', title: say('records.goods_amount'), kind: 'money' },
  { id: 'freight_amount', title: say('records.freight'), kind: 'money' },
  { id: 'discount_amount', title: say('records.discount'), kind: 'money' },
  { id: 'payable', title: say('records.payable'), kind: 'money' },
  { id: 'payment_name', title: say('records.payment'), kind: 'status', vocabulary: 'payment_method' },
  {
    id: 'order_goods',
    title: say('records.lines'),
    render: row => (
      <chakra.ul listStyleType="none" display="grid" gap="2">
        {row.order_goods.map(line => (
          <li key={line.id}>
            {inLanguage(line, 'goods_name', locale)} {inLanguage(line, 'sku_name', locale)} ·{' '}
            {formatMoney(line.goods_price, locale)} × {line.buy_num} = {formatMoney(line.goods_amount, locale)}
          </li>
        ))}
      </chakra.ul>
    ),
  },
  {
    id: 'parcels',
    title: say('records.parcels'),
    render: row =>
      row.parcels.map(parcel => `${inLanguage(parcel, 'express_name', locale)} ${parcel.number}`).join(', '),
  },
  { id: 'life', title: say('records.life'), render: row => <OrderLife life={row.life} /> },
]
