import { type ApiFailure, isFailure } from '@shiji/api/base/transport/failure.ts'
import { encodeParams } from '@shiji/api/base/transport/params.ts'
import { type NewOrder, useCreateOrderMutation } from '@shiji/api/order/order.buyer.api.ts'
import type { OrderParams, Quote } from '@shiji/contract/cart/cart.ts'
import type { CreatedOrders } from '@shiji/contract/order/order.ts'
import { useMemo, useState } from 'react'
import { isLost } from '../../site/form/lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce, sessionShelf } from '../../site/form/submit-once.ts'
import { readQuote } from './quote-difference.ts'

type Body = Omit<NewOrder, 'idempotencyKey'>

export interface PlaceOrder {
  readonly place: (body: Body) => Promise<CreatedOrders | undefined>
  /** `lost`: a try got no answer; the next one repeats it and cannot order twice. */
  readonly state: 'idle' | 'sending' | 'lost'
  /** The new quote, after the server said that the price has changed. */
  readonly changed: Quote | undefined
  readonly forgetChange: () => void
  /** The refusal of the last try, other than a changed price. */
  readonly refusal: ApiFailure | undefined
}

/** Places the order of one confirmation page, at most once (product §4). */
export function usePlaceOrder(order: OrderParams): PlaceOrder {
  const [createOrder] = useCreateOrderMutation()
  const [changed, setChanged] = useState<Quote>()
  const [refusal, setRefusal] = useState<ApiFailure>()
  const name = `placing_${encodeParams({ ...order })}`
  const once = useMemo(() => {
    const send = async ({ key, body }: KeyedRequest<Body>): Promise<Outcome<CreatedOrders>> => {
      const answer = await createOrder({ ...body, idempotencyKey: key })
      if (answer.data !== undefined) return { kind: 'done', data: answer.data }
      if (!isFailure(answer.error) || isLost(answer.error) || answer.error.code === 500) return { kind: 'lost' }
      const quote = answer.error.code === 409 ? readQuote(answer.error.data) : undefined
      setChanged(quote)
      setRefusal(quote === undefined ? answer.error : undefined)
      return { kind: 'refused' }
    }
    return new SubmitOnce(send, sessionShelf(name), isBody)
  }, [createOrder, name])
  const [state, setState] = useState<PlaceOrder['state']>(once.isOpen ? 'lost' : 'idle')
  return {
    state,
    changed,
    forgetChange: () => setChanged(undefined),
    refusal,
    place: async body => {
      setState('sending')
      setRefusal(undefined)
      const outcome = await once.submit(body)
      if (outcome === undefined) return undefined
      setState(outcome.kind === 'lost' ? 'lost' : 'idle')
      return outcome.kind === 'done' ? outcome.data : undefined
    },
  }
}

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' &&
  value !== null &&
  'order' in value &&
  typeof value.order === 'object' &&
  'address_id' in value &&
  typeof value.address_id === 'number' &&
  'fingerprint' in value &&
  typeof value.fingerprint === 'string' &&
  'remark' in value &&
  Array.isArray(value.remark)
