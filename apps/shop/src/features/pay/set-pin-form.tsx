import { chakra } from '@chakra-ui/react/styled-system'
import { type ApiFailure, fieldMessages, isFailure } from '@shiji/api/base/transport/failure.ts'
import { useSetPayPasswordMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { type FormEvent, useState } from 'react'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { PinInput } from '../../site/form/pin-input.tsx'

export interface SetPinFormProps {
  /** Called with the new payment password once it is set. */
  readonly onSet: (pin: string) => void
  readonly busy: boolean
}

/** Sets the first payment password where it is needed, and goes on to pay with it. */
export function SetPinForm({ onSet, busy }: SetPinFormProps) {
  const say = useText('shop_order', 'error')
  const reportLoss = useReportLoss()
  const [setPayPassword, { isLoading }] = useSetPayPasswordMutation()
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [failure, setFailure] = useState<ApiFailure>()
  const fields = fieldMessages(failure)
  const complete = pin.length === LIMITS.password.payDigits
  const mistakes = {
    pin: !complete ? say('error.pay_password_format') : undefined,
    again: complete && pin !== again ? say('error.password_mismatch') : undefined,
    password: password === '' ? say('error.cannot_be_empty') : undefined,
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Object.values(mistakes).some(mistake => mistake !== undefined) || isLoading) return
    const answer = await setPayPassword({ pay_password: pin, re_pay_password: again, current_password: password })
    if (answer.error === undefined) return onSet(pin)
    reportLoss(answer.error)
    setFailure(isFailure(answer.error) ? answer.error : undefined)
  }
  const at = (mistake: string | undefined, wire: string, general = '') =>
    (tried ? mistake : undefined) ?? fields[wire] ?? (general === '' ? undefined : general)
  const general = failure && failure.code !== 422 && failure.kind === 'business' ? failure.msg : ''
  return (
    <chakra.form onSubmit={event => void submit(event)} display="flex" flexDirection="column" gap="4" noValidate>
      <chakra.p textStyle="sm" color="fg.muted">
        {say('shop_order.pay_pin_set_hint')}
      </chakra.p>
      <Field
        label={say('shop_order.pay_pin_set_new')}
        hint={say('shop_order.pay_pin_hint')}
        error={at(mistakes.pin, 'pay_password')}
      >
        <PinInput value={pin} onChange={setPin} />
      </Field>
      <Field label={say('shop_order.pay_pin_set_again')} error={at(mistakes.again, 're_pay_password')}>
        <PinInput value={again} onChange={setAgain} />
      </Field>
      <Field label={say('shop_order.pay_pin_set_login')} error={at(mistakes.password, 'current_password', general)}>
        <PasswordInput value={password} onChange={event => setPassword(event.target.value)} maxLength={200} />
      </Field>
      <Button type="submit" look="solid" size="xl" block loading={isLoading || busy}>
        {say('shop_order.pay_pin_set')}
      </Button>
    </chakra.form>
  )
}
