import { type ApiFailure, isFailure } from '@shiji/api/base/transport/failure.ts'
import { usePayMutation } from '@shiji/api/payment/payment.buyer.api.ts'
import type { PayData, PayPage } from '@shiji/contract/payment/payment.ts'
import { useMemo, useState } from 'react'
import { isLost } from '../../site/form/lost-answer.ts'
import { type KeyedRequest, type Outcome, SubmitOnce } from '../../site/form/submit-once.ts'

interface Body {
  readonly group_id: number
  readonly payment_name: 'balance'
  readonly pay_password: string
  /** What the page shows: another amount is refused. */
  readonly amount: number
}

export interface Pay {
  readonly pay: (pin: string) => Promise<PayData | undefined>
  readonly state: 'idle' | 'sending' | 'lost'
  readonly refusal: ApiFailure | undefined
}

// A payment password is never stored: a try without an answer is repeated only while the page is open.
const noShelf = { get: () => null, set: () => undefined }
const isBody = (value: unknown): value is Body => value !== undefined

/** Pays an order group from the balance, at most once, and no other amount than the page shows. */
export function usePay({ group_id: groupId, amount }: Pick<PayPage, 'group_id' | 'amount'>): Pay {
  const [sendPay] = usePayMutation()
  const [refusal, setRefusal] = useState<ApiFailure>()
  const [state, setState] = useState<Pay['state']>('idle')
  const once = useMemo(() => {
    const send = async ({ key, body }: KeyedRequest<Body>): Promise<Outcome<PayData>> => {
      const answer = await sendPay({ ...body, idempotencyKey: key })
      if (answer.data !== undefined) return { kind: 'done', data: answer.data }
      if (!isFailure(answer.error) || isLost(answer.error) || answer.error.code === 500) return { kind: 'lost' }
      setRefusal(answer.error)
      return { kind: 'refused' }
    }
    return new SubmitOnce(send, noShelf, isBody)
  }, [sendPay])
  return {
    state,
    refusal,
    pay: async pin => {
      setState('sending')
      setRefusal(undefined)
      const outcome = await once.submit({ group_id: groupId, payment_name: 'balance', pay_password: pin, amount })
      if (outcome === undefined) return undefined
      setState(outcome.kind === 'lost' ? 'lost' : 'idle')
      return outcome.kind === 'done' ? outcome.data : undefined
    },
  }
}
