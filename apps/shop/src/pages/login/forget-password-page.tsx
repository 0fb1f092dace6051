import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useForgetPasswordMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import { Input } from '@shiji/ui/input/input.tsx'
import { PasswordInput } from '@shiji/ui/input/password-input.tsx'
import { UiLink } from '@shiji/ui/link/ui-link.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { object, ref, string } from 'yup'
import { newPassword, phoneNumber, smsCode } from '../../features/account/password-rules.ts'
import { AccountFrame } from '../../features/session/account-frame.tsx'
import { useTakeToken } from '../../features/session/take-token.ts'
import { CodeField } from '../../site/code-field.tsx'
import { useFieldError } from '../../site/field-error.ts'
import { afterLogin, keepFrom } from '../../site/login-path.ts'
import { PATHS } from '../../site/paths.ts'
import { useServerFields } from '../../site/server-fields.ts'
import { useHead } from '../../site/use-head.ts'

const rules = object({
  username: phoneNumber,
  code: smsCode,
  password: newPassword,
  re_password: string()
    .required('error.cannot_be_empty')
    .oneOf([ref('password')], 'error.password_mismatch'),
})

/** A new password by a code to the phone (spec §2 /forget_password). */
export function Component() {
  const say = useText('login', 'shop_account')
  const navigate = useNavigate()
  const { search } = useLocation()
  const takeToken = useTakeToken()
  const errorOf = useFieldError()
  const [send] = useForgetPasswordMutation()
  const { register, handleSubmit, setError, setFocus, setValue, trigger, getValues, formState } = useForm({
    resolver: yupResolver(rules),
    mode: 'onTouched',
    defaultValues: { username: '', code: '', password: '', re_password: '' },
  })
  const showRefusal = useServerFields({ setError, setFocus }, ['username', 'code', 'password', 're_password'], 'code')
  const { errors, isSubmitting } = formState
  useHead({ title: say('login.forgot_title') })
  const submit = handleSubmit(async values => {
    const answer = await send(values)
    if (answer.data === undefined) return showRefusal(answer.error)
    toast.success(say('login.forgot_done'))
    const token = answer.data.access_token
    const user = token ? await takeToken(token) : undefined
    await navigate(user ? afterLogin(search, user) : keepFrom(PATHS.login, search), { replace: true })
  })
  return (
    <AccountFrame
      title={say('login.forgot_title')}
      below={
        <UiLink href={keepFrom(PATHS.login, search)} color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('shop_account.back_to_login')}
        </UiLink>
      }
    >
      <chakra.form onSubmit={event => void submit(event)} noValidate display="flex" flexDirection="column" gap="4">
        <Field label={say('login.phone')} required error={errorOf(errors.username)}>
          <Input
            type="tel"
            inputMode="numeric"
            autoComplete="tel-national"
            maxLength={11}
            placeholder={say('login.phone_placeholder')}
            {...register('username')}
          />
        </Field>
        <CodeField
          purpose="forget_password"
          phone={async () =>
            (await trigger('username', { shouldFocus: true })) ? getValues('username').trim() : undefined
          }
          error={errorOf(errors.code)}
          input={register('code')}
          onDemoCode={code => setValue('code', code, { shouldValidate: true })}
        />
        <Field
          label={say('shop_account.password_new')}
          required
          hint={say('login.password_rule')}
          error={errorOf(errors.password)}
        >
          <PasswordInput autoComplete="new-password" maxLength={64} {...register('password')} />
        </Field>
        <Field label={say('login.password_again')} required error={errorOf(errors.re_password)}>
          <PasswordInput autoComplete="new-password" maxLength={64} {...register('re_password')} />
        </Field>
        <Button type="submit" look="solid" size="xl" block loading={isSubmitting}>
          {say('login.forgot_submit')}
        </Button>
      </chakra.form>
    </AccountFrame>
  )
}
