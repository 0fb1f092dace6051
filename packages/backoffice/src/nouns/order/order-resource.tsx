import type { RowOf } from '@shiji/contract/lists/list-call.ts'
import type { sellerOrdersCall } from '@shiji/contract/order/order.calls.ts'
import { ADDRESS_REQUEST_STATES, NOTE_FLAGS, SHIP_DUES } from '@shiji/contract/order/order.words.ts'
import { ORDER_STATUSES, PAYMENT_METHODS } from '@shiji/contract/statuses.ts'
import type { Locale } from '@shiji/i18n/locale.ts'
import type { SayText } from '@shiji/i18n/react.ts'
import type { ColumnOf, SearchOf } from '../../page/declaration/page-parts.ts'
import { OrderBelow } from './desk/order-below.tsx'
import { OrderCard } from './desk/order-card.tsx'
import { OrderDue } from './desk/order-due.tsx'
import { OrderGoods } from './desk/order-goods.tsx'
import { OrderNote } from './desk/order-note.tsx'

/** Columns and filters of both areas; the platform's call has a few more filters. */
type Orders = typeof sellerOrdersCall

interface Tools {
  readonly say: SayText
  readonly locale: Locale
}

/** Columns of every order table (reference 5.2, 5.3). The goods are one text in sheets. */
export const orderColumns = ({ say, locale }: Tools): ColumnOf<Orders>[] => [
  { id: 'order_no', title: say('records.order_no') },
  {
    id: 'goods_text',
    title: say('records.goods'),
    minWidth: 232,
    render: row => <OrderGoods lines={row.order_goods} locale={locale} />,
  },
  {
    id: 'receive_name',
    title: say('records.receiver'),
    render: row => [row.receive_name, row.receive_tel].filter(text => text !== '').join(' '),
  },
  { id: 'payable', title: say('records.payable'), kind: 'money', sortable: true },
  { id: 'order_status', title: say('records.status'), kind: 'status', vocabulary: 'order' },
  {
    id: 'due_at',
    title: say('order.due'),
    kind: 'time',
    sortable: true,
    render: row => row.due_at !== null && <OrderDue order={row} />,
  },
  { id: 'user_name', title: say('records.buyer'), priority: 'low' },
  {
    id: 'note',
    title: say('order.note'),
    priority: 'low',
    render: row => (row.note !== '' || row.note_flag !== null) && <OrderNote order={row} />,
  },
  { id: 'receive_tel', title: say('records.phone'), hidden: true },
  { id: 'receive_area', title: say('records.area'), hidden: true },
  { id: 'receive_address', title: say('records.address'), hidden: true },
  { id: 'remark', title: say('records.remark'), hidden: true },
  { id: 'pay_time', title: say('records.pay_time'), kind: 'time', sortable: true, hidden: true },
  { id: 'created_at', title: say('common.created_at'), kind: 'time', sortable: true, priority: 'low' },
]

/** Details below a row, and the row as a card. */
export const orderBelow = (row: RowOf<Orders>) => <OrderBelow order={row} />
export const orderCard = (row: RowOf<Orders>) => <OrderCard order={row} />

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
  {
    type: 'select',
    name: 'due',
    label: say('order.due_filter'),
    choices: SHIP_DUES.map(value => ({ value, label: say(`order.${value}`) })),
  },
  {
    type: 'select',
    name: 'note_flag',
    label: say('order.flag'),
    choices: NOTE_FLAGS.map(value => ({ value, label: say(`order.flag_${value}`) })),
  },
  {
    type: 'select',
    name: 'address_request',
    label: say('order.address_request'),
    choices: ADDRESS_REQUEST_STATES.map(value => ({ value, label: say(`order.address_${value}`) })),
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
