import type { SayText } from '@shiji/i18n/react.ts'

const DUE_FIRST = { column: 'due_at', direction: 'asc' } as const

/** Orders to ship that are nearly or already late. */
const late = (say: SayText, state: Readonly<{ order_status?: string }>) =>
  [
    { id: 'soon', label: say('order.soon'), search: { ...state, due: 'soon' }, sort: DUE_FIRST, count: 'soon' },
    {
      id: 'overdue',
      label: say('order.overdue'),
      search: { ...state, due: 'overdue' },
      sort: DUE_FIRST,
      count: 'overdue',
      urgent: true,
    },
  ] as const

/** Orders whose buyer asks for another address: to decide before shipping. */
const asking = (say: SayText) =>
  ({
    id: 'address_request',
    label: say('order.address_requests'),
    search: { address_request: 'open' },
    sort: DUE_FIRST,
    count: 'address_request',
  }) as const

/** Queues of the page "to ship": all of them, due soon, overdue, to be decided first. */
export const shippingQueues = (say: SayText) => [
  { id: 'all', label: say('order.all'), search: {}, count: 'waiting_delivery' },
  ...late(say, {}),
  asking(say),
]

const inState = (say: SayText, status: 'waiting_payment' | 'waiting_receipt' | 'waiting_comment') => ({
  id: status,
  label: say(`status.order.${status}`),
  search: { order_status: status },
  count: status,
})

/** Queues of all orders: by state, and what is late to ship. */
export const orderQueues = (say: SayText) => {
  const toShip = 'waiting_delivery'
  return [
    { id: 'all', label: say('order.all'), search: {} },
    inState(say, 'waiting_payment'),
    {
      id: toShip,
      label: say(`status.order.${toShip}`),
      search: { order_status: toShip },
      sort: DUE_FIRST,
      count: toShip,
    },
    ...late(say, { order_status: toShip }),
    asking(say),
    inState(say, 'waiting_receipt'),
    inState(say, 'waiting_comment'),
    {
      id: 'completion',
      label: say('status.order.completion'),
      search: { order_status: 'completion' },
      count: 'completion',
    },
    { id: 'cancel', label: say('status.order.cancel'), search: { order_status: 'cancel' }, count: 'cancel' },
  ]
}
