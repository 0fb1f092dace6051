import { payCall, payCheckCall, payPageCall } from '@shiji/contract/payment/payment.buyer.calls.ts'
import { AfterInput, PayCheck, PayData, PayInput, PayPage } from '@shiji/contract/payment/payment.ts'
import { parseIds } from '@shiji/kit/ids/id.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { answer } from '../../../http/routes/answer.ts'
import { AppError, InvalidInput } from '../../../infra/app-error.ts'
import type { BuyerActor, Ctx } from '../../../infra/context.ts'
import { spendable } from '../../finance/index.ts'
import { payPasswordOf } from '../data/payment.queries.ts'
import { methods } from '../domain/methods.ts'
import type { Subject } from '../domain/subject.ts'
import { askForSubject } from '../use-cases/follow-payments.ts'
import { startPayment } from '../use-cases/start-payment.ts'

const orderGroups = (ctx: Ctx) => ctx.ports.payables.of('order_group')

/** The group of the call, by its id or by ids of its orders. */
async function subjectOf(
  ctx: Ctx<BuyerActor>,
  named: { readonly group_id?: number; readonly order_id?: string },
): Promise<Subject> {
  const partIds = named.order_id === undefined ? undefined : parseIds(named.order_id)
  if (named.group_id === undefined && partIds === undefined)
    throw new InvalidInput([{ field: 'group_id', key: 'error.required' }])
  const id = await orderGroups(ctx).find(ctx, ctx.scope, {
    ...(named.group_id === undefined ? {} : { id: named.group_id }),
    ...(partIds === undefined ? {} : { partIds }),
  })
  return { type: 'order_group', id }
}

async function payPage(ctx: Ctx<BuyerActor>, { id }: Subject): Promise<PayPage> {
  const [view, balance, password] = await Promise.all([
    orderGroups(ctx).view(ctx, ctx.scope, id),
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
    methods: methods(method => ctx.ports.paymentProviders.of(method) !== undefined),
    orders: view.parts.map(order => ({
      id: order.id,
      order_no: order.number,
      store_name: order.storeName,
      store_name_en: order.storeNameEn,
      name: order.name,
      name_en: order.nameEn,
      image: order.image,
      pieces: order.pieces,
      payable: order.amount,
    })),
  }
}

export const paymentBuyerRoutes = [
  answer(
    payPageCall,
    {
      summary: 'What the pay page shows of an order group',
      body: AfterInput,
      data: PayPage,
    },
    async (ctx, { body }) => payPage(ctx, await subjectOf(ctx, body)),
  ),
  answer(
    payCall,
    {
      summary: 'Pay an order group; a repeated Idempotency-Key gives the first answer',
      body: PayInput,
      data: PayData,
    },
    async (ctx, { body, header }) => {
      if (ctx.ports.paymentProviders.of(body.payment_name) === undefined)
        throw new AppError('payment.method_unavailable')
      const subject = await subjectOf(ctx, body)
      const key = header('idempotency-key')
      const call = {
        actor: `buyer:${ctx.actor.id}`,
        route: 'POST /user/order/pay',
        body: { groupId: subject.id, method: body.payment_name },
      }
      return startPayment(ctx, {
        subject,
        method: body.payment_name,
        device: body.device ?? 'web',
        password: body.pay_password ?? '',
        amount: body.amount === undefined ? undefined : fen(body.amount),
        keyed: key === undefined ? undefined : { ...call, key },
      })
    },
  ),
  answer(
    payCheckCall,
    {
      summary: 'Whether an order group is paid',
      body: AfterInput,
      data: PayCheck,
    },
    async (ctx, { body }) => {
      const subject = await subjectOf(ctx, body)
      await askForSubject(ctx, ctx.scope, subject)
      const { id, status } = await orderGroups(ctx).view(ctx, ctx.scope, subject.id)
      return { group_id: id, status, paid: status === 'paid' }
    },
  ),
]
