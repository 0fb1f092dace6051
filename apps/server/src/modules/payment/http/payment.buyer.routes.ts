import { LIMITS } from '@shiji/contract/limits.ts'
import { AfterInput, PayCheck, PayData, PayInput, PayPage } from '@shiji/contract/payment/payment.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { route } from '../../../http/route.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { idempotently } from '../../../infra/idempotency/idempotency.ts'
import { spendable } from '../../finance/index.ts'
import { checkPayPassword } from '../../identity/index.ts'
import { payPasswordOf } from '../data/payment.queries.ts'
import { isAvailable, methods } from '../domain/methods.ts'
import { payGroup } from '../use-cases/pay-group.ts'

const area = 'buyer'
const access = 'session'

/** The group that the call names, by its id or by ids of its orders. */
function groupOf(
  ctx: Ctx<BuyerActor>,
  named: { readonly group_id?: number; readonly order_id?: string },
): Promise<number> {
  const orderIds = named.order_id === undefined ? undefined : parseIds(named.order_id)
  if (named.group_id === undefined && orderIds === undefined)
    throw new InvalidInput([{ field: 'group_id', key: 'error.required' }])
  return ctx.ports.payable.find(ctx, ctx.scope, {
    ...(named.group_id === undefined ? {} : { groupId: named.group_id }),
    ...(orderIds === undefined ? {} : { orderIds }),
  })
}

async function payPage(ctx: Ctx<BuyerActor>, groupId: number): Promise<PayPage> {
  const [view, balance, password] = await Promise.all([
    ctx.ports.payable.view(ctx, ctx.scope, groupId),
    spendable(ctx, ctx.actor.id),
    payPasswordOf(ctx, ctx.scope),
  ])
  return {
    group_id: view.id,
    amount: view.amount,
    status: view.status,
    due_at: view.dueAt.toISOString(),
    now: ctx.clock.now().toISOString(),
    balance,
    has_pay_password: password.isSet,
    pay_password_lost: password.isLost,
    methods: methods(),
    orders: view.orders.map(order => ({
      id: order.id,
      order_no: order.orderNo,
      store_name: order.storeName,
      store_name_en: order.storeNameEn,
      name: order.name,
      name_en: order.nameEn,
      image: order.image,
      pieces: order.pieces,
      payable: order.payable,
    })),
  }
}

export const paymentBuyerRoutes = [
  route(
    {
      method: 'POST',
      path: '/user/order/after',
      area,
      access,
      summary: 'What the pay page shows of an order group',
      body: AfterInput,
      data: PayPage,
    },
    async (ctx, { body }) => payPage(ctx, await groupOf(ctx, body)),
  ),
  route(
    {
      method: 'POST',
      path: '/user/order/pay',
      area,
      access,
      summary: 'Pay an order group; a repeated Idempotency-Key gives the first answer',
      body: PayInput,
      data: PayData,
      perMinute: 30,
    },
    async (ctx, { body, header }) => {
      if (!isAvailable(body.payment_name)) throw new AppError('payment.method_unavailable')
      const groupId = await groupOf(ctx, body)
      const password = body.pay_password ?? ''
      // What cannot be a payment password is a slip of the pen, not a guess that counts.
      if (!new RegExp(`^\\d{${LIMITS.password.payDigits}}$`).test(password)) throw new AppError('pay_password.format')
      // Outside the transaction: hashing is slow by design and must hold neither a connection nor a lock.
      await checkPayPassword(ctx, ctx.actor.id, password)
      const pay = async (tx: Ctx<BuyerActor>): Promise<PayData> => {
        const { paymentId } = await payGroup(tx, {
          groupId,
          method: body.payment_name,
          device: body.device ?? 'web',
        })
        return { payment_id: paymentId, status: 'paid' }
      }
      const key = header('idempotency-key')
      if (key === undefined) return pay(ctx)
      const call = {
        actor: `buyer:${ctx.actor.id}`,
        route: 'POST /user/order/pay',
        key,
        body: { groupId, method: body.payment_name },
      }
      return idempotently(ctx, call, pay)
    },
  ),
  route(
    {
      method: 'POST',
      path: '/user/order/check',
      area,
      access,
      summary: 'Whether an order group is paid',
      body: AfterInput,
      data: PayCheck,
    },
    async (ctx, { body }) => {
      const { id, status } = await ctx.ports.payable.view(ctx, ctx.scope, await groupOf(ctx, body))
      return { group_id: id, status, paid: status === 'paid' }
    },
  ),
]
