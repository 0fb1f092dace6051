import { type ApiFailure, fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useSetPayPasswordMutation } from '@shiji/api/identity/account.buyer.api.ts'
import type { PayPasswordInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { useState } from 'react'
import { useReportLoss } from './lost-answer.ts'

/** What proves that it is the owner who sets it. */
export type PinProof = Omit<PayPasswordInput, 'pay_password' | 're_pay_password'>

/** A payment password that is being set. */
export interface NewPin {
  readonly pin: string
  readonly setPin: (digits: string) => void
  readonly again: string
  readonly setAgain: (digits: string) => void
  readonly isSending: boolean
  /** What is wrong with a field, by its name on the wire. */
  readonly errorOf: (field: keyof PayPasswordInput) => string | undefined
  /** Why the server refused it, where that is not about one field. */
  readonly refusal: string | undefined
  /** Sends it with its proof, if nothing is missing; true once it is set. */
  readonly send: (proof: PinProof) => Promise<boolean>
}

/** Six digits for every payment. True if these are all of them. */
export const isFullPin = (digits: string): boolean => digits.length === LIMITS.password.payDigits

/** Sets a payment password, typed twice; `missing` names what is wrong with the proof, by field. */
export function useNewPin(missing: { readonly [Field in keyof PinProof]?: string | undefined }): NewPin {
  const say = useText('error')
  const reportLoss = useReportLoss()
  const [set, { isLoading }] = useSetPayPasswordMutation()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const mistakes: { readonly [Field in keyof PayPasswordInput]?: string | undefined } = {
    ...missing,
    pay_password: isFullPin(pin) ? undefined : say('error.pay_password_format'),
    re_pay_password: isFullPin(pin) && pin !== again ? say('error.password_mismatch') : undefined,
  }
  const refused = fieldMessages(failure)
  return {
    pin,
    setPin,
    again,
    setAgain,
    isSending: isLoading,
    errorOf: field => (tried ? mistakes[field] : undefined) ?? refused[field],
    refusal: failure?.kind === 'business' && failure.code !== 422 && failure.msg !== '' ? failure.msg : undefined,
    send: async proof => {
      setTried(true)
      setFailure(undefined)
      if (isLoading || Object.values(mistakes).some(mistake => mistake !== undefined)) return false
      const answer = await set({ pay_password: pin, re_pay_password: again, ...proof })
      if (answer.error === undefined) return true
      reportLoss(answer.error)
      setFailure(isFailure(answer.error) ? answer.error : undefined)
      return false
    },
  }
}
