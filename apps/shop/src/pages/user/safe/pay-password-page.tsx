import { chakra } from '@chakra-ui/react/styled-system'
import { useAccountQuery } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Radio } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { LoadingState } from '@shiji/ui/common/state-view/states.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { type FormEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { CodeField } from '../../../site/form/code-field.tsx'
import { PinInput } from '../../../site/form/pin-input.tsx'
import { isFullPin, useNewPin } from '../../../site/form/use-new-pin.ts'
import { wayBack } from '../../../site/links/login-path.ts'
import { PATHS } from '../../../site/links/paths.ts'
import { AccountHeading } from '../../../site/page/account-heading.tsx'
import { Card } from '../../../site/page/card.tsx'
import { LoadFailed } from '../../../site/page/load-failed.tsx'
import { useHead } from '../../../site/page/use-head.ts'

/** The payment password (spec §2 /user/safe/pay_password). */
export function Component() {
  const say = useText('shop_account')
  const {
    data: account,
    isError,
    error: failure,
    refetch,
  } = useAccountQuery(undefined, { refetchOnMountOrArgChange: true })
  const title = say(account?.has_pay_password ? 'shop_account.pay_page_change' : 'shop_account.pay_page_set')
  useHead({ title })
  return (
    <>
      <AccountHeading up={PATHS.safe}>{title}</AccountHeading>
      {account ? (
        <PayPasswordForm isFirst={!account.has_pay_password} isLost={account.pay_password_lost} />
      ) : isError ? (
        <LoadFailed failure={failure} onRetry={() => void refetch()} />
      ) : (
        <LoadingState />
      )}
    </>
  )
}

type Proof = 'old' | 'code'

interface PayPasswordFormProps {
  readonly isFirst: boolean
  /** The current one can no longer be verified: only a code allows a new one. */
  readonly isLost: boolean
}

function PayPasswordForm({ isFirst, isLost }: PayPasswordFormProps) {
  const say = useText('shop_account', 'error', 'shop_order')
  const navigate = useNavigate()
  const { search } = useLocation()
  const group = useId()
  const [proof, setProof] = useState<Proof>(isLost ? 'code' : 'old')
  const [login, setLogin] = useState('')
  const [old, setOld] = useState('')
  const [code, setCode] = useState('')
  const form = useNewPin({
    current_password: isFirst && login === '' ? say('error.cannot_be_empty') : undefined,
    current_pay_password: !isFirst && proof === 'old' && !isFullPin(old) ? say('error.pay_password_format') : undefined,
    code: !isFirst && proof === 'code' && !/^\d{6}$/.test(code) ? say('error.sms_code_wrong') : undefined,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const proved = isFirst ? { current_password: login } : proof === 'old' ? { current_pay_password: old } : { code }
    if (!(await form.send(proved))) return
    toast.success(say('shop_account.pay_changed'))
    await navigate(wayBack(search) ?? PATHS.safe)
  }
  return (
    <Card maxW="560px">
      <chakra.form onSubmit={event => void submit(event)} noValidate display="flex" flexDirection="column" gap="5">
        {isFirst ? (
          <>
            <chakra.p textStyle="sm" color="fg.muted">
              {say('shop_account.pay_first_hint')}
            </chakra.p>
            <Field
              label={say('shop_account.pay_login')}
              required
              error={form.errorOf('current_password') ?? form.refusal}
            >
              <PasswordInput value={login} onChange={event => setLogin(event.target.value)} maxLength={200} />
            </Field>
          </>
        ) : (
          <>
            {isLost ? (
              <chakra.p textStyle="sm" color="fg.muted">
                {say('shop_order.pay_pin_lost')}
              </chakra.p>
            ) : (
              <chakra.fieldset>
                <chakra.legend textStyle="md" fontWeight="medium" color="fg.muted" mb="1.5">
                  {say('shop_account.pay_by')}
                </chakra.legend>
                <chakra.div display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
                  <Radio name={group} checked={proof === 'old'} onChange={() => setProof('old')}>
                    {say('shop_account.pay_by_old')}
                  </Radio>
                  <Radio name={group} checked={proof === 'code'} onChange={() => setProof('code')}>
                    {say('shop_account.pay_by_code')}
                  </Radio>
                </chakra.div>
              </chakra.fieldset>
            )}
            {proof === 'old' ? (
              <Field
                label={say('shop_account.pay_by_old')}
                required
                error={form.errorOf('current_pay_password') ?? form.refusal}
              >
                <PinInput value={old} onChange={setOld} />
              </Field>
            ) : (
              <CodeField
                purpose="pay_password"
                // The code is sent to the account's own phone, which the server has unmasked.
                phone={async () => ''}
                error={form.errorOf('code') ?? form.refusal}
                input={{ value: code, onChange: event => setCode(event.target.value) }}
                onDemoCode={setCode}
              />
            )}
          </>
        )}
        <Field
          label={say('shop_account.pay_new')}
          required
          hint={say('shop_order.pay_pin_hint')}
          error={form.errorOf('pay_password')}
        >
          <PinInput value={form.pin} onChange={form.setPin} />
        </Field>
        <Field label={say('shop_account.pay_again')} required error={form.errorOf('re_pay_password')}>
          <PinInput value={form.again} onChange={form.setAgain} />
        </Field>
        <Button type="submit" look="solid" alignSelf="flex-start" loading={form.isSending}>
          {say('shop_account.save')}
        </Button>
      </chakra.form>
    </Card>
  )
}
