import { AddressChanged, AddressChangeInput, AddressDecision } from '@shiji/contract/order/changes/address-change.ts'
import { changeAddressCall, withdrawAddressCall } from '@shiji/contract/order/changes/changes.buyer.calls.ts'
import { changePriceCall, decideAddressCall } from '@shiji/contract/order/changes/changes.desk.calls.ts'
import { PriceChangeInput } from '@shiji/contract/order/changes/price-change.ts'
import { Done, IdParams } from '@shiji/contract/schema.ts'
import { fen } from '@shiji/kit/money/fen.ts'
import { answer, answerIn } from '../../../../http/routes/answer.ts'
import { changeAddress, withdrawAddress } from '../../use-cases/changes/change-address.ts'
import { changePrice } from '../../use-cases/changes/change-price.ts'
import { type Decision, decideAddress } from '../../use-cases/changes/decide-address.ts'
import { missing } from '../orders-edit.ts'

/** The decision of a call. Throws `request.invalid` for a refusal without a reason. */
function decisionOf({ decision, reason }: AddressDecision): Decision {
  if (decision === 'grant') return { isGranted: true }
  if (reason === undefined) throw missing({ reason })
  return { isGranted: false, reason: reason.trim() }
}

export const changeRoutes = [
  answer(
    changePriceCall,
    {
      summary: 'Change goods sum and freight of an unpaid order, never above what the buyer agreed to',
      params: IdParams,
      body: PriceChangeInput,
      data: Done,
    },
    (ctx, { params, body }) =>
      changePrice(ctx, params.id, {
        goods: fen(body.goods),
        freight: fen(body.freight),
        payable: fen(body.payable),
        reason: body.reason.trim(),
      }),
  ),
  answer(
    changeAddressCall,
    {
      summary: 'Send an own order to another address: at once while unpaid, as a request to the store once paid',
      params: IdParams,
      body: AddressChangeInput,
      data: AddressChanged,
    },
    (ctx, { params, body }) =>
      changeAddress(ctx, params.id, { addressId: body.address_id, note: (body.note ?? '').trim() }),
  ),
  answer(
    withdrawAddressCall,
    { summary: 'Withdraw the open request for another address', params: IdParams, data: Done },
    (ctx, { params }) => withdrawAddress(ctx, params.id),
  ),
  ...answerIn(
    decideAddressCall,
    ['seller', 'admin'],
    {
      summary: "Grant or refuse a buyer's request for another address, a refusal with its reason",
      params: IdParams,
      body: AddressDecision,
      data: Done,
    },
    (ctx, { params, body }) => decideAddress(ctx, params.id, decisionOf(body)),
  ),
]
