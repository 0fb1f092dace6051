import { adminWithdrawalsCall, sellerWithdrawalsCall } from '@shiji/contract/finance/withdrawals/withdrawal.calls.ts'
import {
  applyForWithdrawalCall,
  paymentFileCall,
  withdrawalsEditCall,
  withdrawalTermsCall,
  withdrawWithdrawalCall,
} from '@shiji/contract/finance/withdrawals/withdrawal.desk.calls.ts'
import {
  PaymentFile,
  PaymentFileQuery,
  WithdrawalInput,
  WithdrawalMove,
  WithdrawalRow,
  WithdrawalsEdit,
  WithdrawalsEdited,
  WithdrawalTerms,
} from '@shiji/contract/finance/withdrawals/withdrawal.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { answer } from '../../../../http/routes/answer.ts'
import { listRoute, viewRoute } from '../../../../http/routes/list-route.ts'
import {
  adminWithdrawalList,
  sellerWithdrawalList,
  withdrawalOf,
  withdrawalPage,
} from '../../data/withdrawals/withdrawal.queries.ts'
import {
  applyForWithdrawal,
  withdrawalTerms,
  withdrawWithdrawal,
} from '../../use-cases/withdrawals/apply-for-withdrawal.ts'
import { editWithdrawals } from '../../use-cases/withdrawals/edit-withdrawals.ts'
import { paymentFile } from '../../use-cases/withdrawals/payment-file.ts'
import { presentWithdrawal } from './withdrawal.presenter.ts'

const PLACES = [
  { call: sellerWithdrawalsCall, list: sellerWithdrawalList, all: 'Withdrawals of the store', one: 'One of them' },
  { call: adminWithdrawalsCall, list: adminWithdrawalList, all: 'Withdrawals of all stores', one: 'One withdrawal' },
] as const

const lists = PLACES.flatMap(({ call, list, all, one }) => [
  listRoute(call, { summary: all, list, row: WithdrawalRow }, async (ctx, parsed) => {
    const { rows, total } = await withdrawalPage(ctx, parsed, ctx.scope)
    return { rows: rows.map(row => presentWithdrawal(ctx.actor, row)), total }
  }),
  viewRoute(call, { summary: one, view: WithdrawalRow }, async (ctx, id) => {
    const row = await withdrawalOf(ctx, id, ctx.scope)
    return row && presentWithdrawal(ctx.actor, row)
  }),
])

export const withdrawalRoutes = [
  ...lists,
  answer(withdrawalTermsCall, { summary: 'What a store can withdraw, and the fee', data: WithdrawalTerms }, ctx =>
    withdrawalTerms(ctx),
  ),
  answer(
    applyForWithdrawalCall,
    { summary: 'Ask for money of the store', body: WithdrawalInput, data: Done },
    (ctx, { body }) => applyForWithdrawal(ctx, body),
  ),
  answer(
    withdrawWithdrawalCall,
    { summary: 'Take an application back', params: IdParams, body: WithdrawalMove, data: Done },
    (ctx, { params }) => withdrawWithdrawal(ctx, params.id),
  ),
  answer(
    withdrawalsEditCall,
    { summary: 'Approve, refuse, pay, or say what the bank did', body: WithdrawalsEdit, data: WithdrawalsEdited },
    (ctx, { body }) => editWithdrawals(ctx, body),
  ),
  answer(
    paymentFileCall,
    { summary: 'The payments of a batch with whole account numbers', query: PaymentFileQuery, data: PaymentFile },
    (ctx, { query }) => paymentFile(ctx, query.batch_no),
  ),
]
