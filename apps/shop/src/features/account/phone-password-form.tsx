import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import type { SmsInput } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import { boolean, type InferType, object } from 'yup'
import { useFieldError } from '../../site/form/field-error.ts'
import { useServerFields } from '../../site/form/server-fields.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { newPassword, phoneNumber, repeated, smsCode } from './password-rules.ts'
import { PhoneCodeFields } from './phone-code-fields.tsx'

const rules = object({
  username: phoneNumber,
  code: smsCode,
  password: newPassword,
  re_password: repeated('password'),
  agree: boolean().required(),
})
const rulesWithAgreement = rules.shape({
  agree: boolean()
    .required()
    .test('agreed', 'error.agreement_first', agreed => agreed),
})

const FIELDS = ['username', 'code', 'password', 're_password'] as const

/** The input: phone, its code, and the new password twice. */
export type PhonePassword = InferType<typeof rules>

export interface PhonePasswordFormProps {
  readonly purpose: SmsInput['name']
  readonly passwordLabel: string
  readonly submitLabel: string
  /** The agreement to accept first; without it no checkbox is shown. */
  readonly agreement?: ReactNode
  /** The field that shows a refusal without fields. */
  readonly refusedAt: (typeof FIELDS)[number]
  /** Sends the form; returns the refusal, undefined on success. */
  readonly onSend: (filled: PhonePassword) => Promise<unknown>
}

/** Sets a password for a phone that is verified by code: of a new account, or of one whose password is forgotten. */
export function PhonePasswordForm({
  purpose,
  passwordLabel,
  submitLabel,
  agreement,
  refusedAt,
  onSend,
}: PhonePasswordFormProps) {
  const say = useText('login')
  const errorOf = useFieldError()
  const { register, handleSubmit, setError, setFocus, setValue, trigger, getValues, formState } = useForm({
    resolver: yupResolver(agreement === undefined ? rules : rulesWithAgreement),
    mode: 'onTouched',
    defaultValues: { username: '', code: '', password: '', re_password: '', agree: false },
  })
  const showRefusal = useServerFields({ setError, setFocus }, FIELDS, refusedAt)
  const { errors, isSubmitting } = formState
  const submit = handleSubmit(async filled => {
    const refusal = await onSend(filled)
    if (refusal !== undefined) showRefusal(refusal)
  })
  return (
    <chakra.form onSubmit={event => void submit(event)} noValidate display="flex" flexDirection="column" gap="4">
      <PhoneCodeFields
        purpose={purpose}
        phone={{ input: register('username'), error: errorOf(errors.username) }}
        code={{ input: register('code'), error: errorOf(errors.code) }}
        checkedPhone={async () =>
          (await trigger('username', { shouldFocus: true })) ? getValues('username').trim() : undefined
        }
        onDemoCode={code => setValue('code', code, { shouldValidate: true })}
      />
      <NewPasswordFields
        label={passwordLabel}
        password={{ input: register('password'), error: errorOf(errors.password) }}
        again={{ input: register('re_password'), error: errorOf(errors.re_password) }}
      />
      {agreement !== undefined && (
        <Field label={say('login.agree')} labelHidden error={errorOf(errors.agree)}>
          <chakra.div display="flex" alignItems="center" gap="2" textStyle="sm" flexWrap="wrap">
            <Checkbox {...register('agree')} />
            <span>
              {say('login.agree')} {agreement}
            </span>
          </chakra.div>
        </Field>
      )}
      <Button type="submit" look="solid" size="xl" block loading={isSubmitting}>
        {submitLabel}
      </Button>
    </chakra.form>
  )
}
