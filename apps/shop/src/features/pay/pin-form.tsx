import { chakra } from '@chakra-ui/react/styled-system'
import { formatMoney } from '@shiji/i18n/format.ts'
import { useLocale, useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { PinInput } from '../../site/form/pin-input.tsx'
import { isFullPin } from '../../site/form/use-new-pin.ts'
import { withWayBack } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import type { Pay } from './use-pay.ts'

export interface PinFormProps {
  readonly amount: number
  readonly pay: Pay
  readonly onPin: (pin: string) => void
}

/** Asks for the payment password; a wrong one empties the boxes and shows an error beside them. */
export function PinForm({ amount, pay, onPin }: PinFormProps) {
  const say = useText('shop_order', 'error')
  const locale = useLocale()
  const { pathname } = useLocation()
  const [pin, setPin] = useState('')
  const [short, setShort] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { state, refusal } = pay
  useEffect(() => {
    if (refusal === undefined) return
    setPin('')
    field.current?.focus()
  }, [refusal])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const complete = isFullPin(pin)
    setShort(!complete)
    if (complete || state === 'lost') onPin(pin)
    else field.current?.focus()
  }
  return (
    <chakra.form onSubmit={submit} display="flex" flexDirection="column" gap="4" noValidate>
      <Field
        label={say('shop_order.pay_pin')}
        hint={say('shop_order.pay_pin_hint')}
        error={short && !isFullPin(pin) ? say('error.pay_password_format') : refusal?.msg}
        disabled={state !== 'idle'}
      >
        <PinInput ref={field} value={pin} onChange={setPin} />
      </Field>
      <chakra.div role="alert">
        {state === 'lost' && (
          <chakra.p
            textStyle="sm"
            fontWeight="medium"
            px="3"
            py="2"
            borderRadius="sm"
            bg="status.warning.subtle"
            color="status.warning.fg"
          >
            {say('shop_order.checkout_lost')}
          </chakra.p>
        )}
      </chakra.div>
      <Button type="submit" look="solid" size="xl" block loading={state === 'sending'}>
        {state === 'lost'
          ? say('shop_order.pay_again')
          : say('shop_order.pay_confirm', { amount: formatMoney(amount, locale) })}
      </Button>
      <UiLink
        href={withWayBack(PATHS.payPassword, pathname)}
        alignSelf="center"
        textStyle="sm"
        color="fg.muted"
        _hover={{ color: 'accent.fg' }}
      >
        {say('shop_order.pay_pin_forgot')}
      </UiLink>
    </chakra.form>
  )
}
