import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { type FormEvent, useState } from 'react'
import { PinInput } from '../../site/form/pin-input.tsx'
import { useNewPin } from '../../site/form/use-new-pin.ts'

export interface SetPinFormProps {
  /** Called with the new payment password once it is set. */
  readonly onSet: (pin: string) => void
  readonly busy: boolean
}

/** Sets the first payment password when it is needed, and continues with the payment. */
export function SetPinForm({ onSet, busy }: SetPinFormProps) {
  const say = useText('shop_order', 'error')
  const [password, setPassword] = useState('')
  const form = useNewPin({ current_password: password === '' ? say('error.cannot_be_empty') : undefined })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (await form.send({ current_password: password })) onSet(form.pin)
  }
  return (
    <chakra.form onSubmit={event => void submit(event)} display="flex" flexDirection="column" gap="4" noValidate>
      <chakra.p textStyle="sm" color="fg.muted">
        {say('shop_order.pay_pin_set_hint')}
      </chakra.p>
      <Field
        label={say('shop_order.pay_pin_set_new')}
        hint={say('shop_order.pay_pin_hint')}
        error={form.errorOf('pay_password')}
      >
        <PinInput value={form.pin} onChange={form.setPin} />
      </Field>
      <Field label={say('shop_order.pay_pin_set_again')} error={form.errorOf('re_pay_password')}>
        <PinInput value={form.again} onChange={form.setAgain} />
      </Field>
      <Field label={say('shop_order.pay_pin_set_login')} error={form.errorOf('current_password') ?? form.refusal}>
        <PasswordInput value={password} onChange={event => setPassword(event.target.value)} maxLength={200} />
      </Field>
      <Button type="submit" look="solid" size="xl" block loading={form.isSending || busy}>
        {say('shop_order.pay_pin_set')}
      </Button>
    </chakra.form>
  )
}
