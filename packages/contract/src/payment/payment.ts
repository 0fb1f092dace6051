import Type, { type Static } from 'typebox'
import { Amount, Id, Instant, Strict, Text, Word } from '../schema.ts'
import { PAYMENT_METHODS } from '../statuses.ts'

/** POST /user/order/pay: pays an order group. `group_id`, or any of its orders as comma list in `order_id`. */
export const PayInput = Strict({
  group_id: Type.Optional(Id),
  order_id: Type.Optional(Text(2_000)),
  payment_name: Word(PAYMENT_METHODS),
  device: Type.Optional(Word(['web', 'scan', 'wap', 'app', 'mini', 'mp'])),
  pay_password: Type.Optional(Text(20)),
  /** The amount that the person saw; if it costs another one by now, the call is refused (409). */
  amount: Type.Optional(Amount),
})
export type PayInput = Static<typeof PayInput>
/** `pay_url`: where a payment that waits is paid, for a QR code or a link. */
export const PayData = Type.Object({
  payment_id: Id,
  status: Word(['waiting', 'paid', 'closed']),
  pay_url: Type.Optional(Type.String()),
})
export type PayData = Static<typeof PayData>

/** POST /user/order/after: what the pay page shows. */
export const AfterInput = Strict({ group_id: Type.Optional(Id), order_id: Type.Optional(Text(2_000)) })
export type AfterInput = Static<typeof AfterInput>
export const PayPage = Type.Object({
  group_id: Id,
  amount: Amount,
  status: Word(['waiting_payment', 'paid', 'cancel']),
  /** When the unpaid group is cancelled. */
  due_at: Instant,
  now: Instant,
  balance: Type.Integer(),
  has_pay_password: Type.Boolean(),
  /** It is set, but must be reset by SMS code before it can be used to pay. */
  pay_password_lost: Type.Boolean(),
  methods: Type.Array(Type.Object({ name: Word(PAYMENT_METHODS), available: Type.Boolean() })),
  orders: Type.Array(
    Type.Object({
      id: Id,
      order_no: Type.String(),
      store_name: Type.String(),
      store_name_en: Type.String(),
      name: Type.String(),
      name_en: Type.String(),
      image: Type.String(),
      pieces: Type.Integer(),
      payable: Amount,
    }),
  ),
})
export type PayPage = Static<typeof PayPage>

/** POST /user/order/check: whether the group is paid (polled while a provider's page is open). */
export const PayCheck = Type.Object({
  group_id: Id,
  status: Word(['waiting_payment', 'paid', 'cancel']),
  paid: Type.Boolean(),
})
export type PayCheck = Static<typeof PayCheck>
