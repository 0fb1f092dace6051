import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useForgetPasswordMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { object, ref, string } from 'yup'
import { NewPasswordFields } from '../../features/account/new-password-fields.tsx'
import { newPassword, phoneNumber, smsCode } from '../../features/account/password-rules.ts'
import { PhoneCodeFields } from '../../features/account/phone-code-fields.tsx'
import { AccountFrame } from '../../features/session/account-frame.tsx'
import { useTakeToken } from '../../features/session/take-token.ts'
import { useFieldError } from '../../site/form/field-error.ts'
import { useServerFields } from '../../site/form/server-fields.ts'
import { afterLogin, keepFrom } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useHead } from '../../site/page/use-head.ts'

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
        <PhoneCodeFields
          purpose="forget_password"
          phone={{ input: register('username'), error: errorOf(errors.username) }}
          code={{ input: register('code'), error: errorOf(errors.code) }}
          checkedPhone={async () =>
            (await trigger('username', { shouldFocus: true })) ? getValues('username').trim() : undefined
          }
          onDemoCode={code => setValue('code', code, { shouldValidate: true })}
        />
        <NewPasswordFields
          label={say('shop_account.password_new')}
          password={{ input: register('password'), error: errorOf(errors.password) }}
          again={{ input: register('re_password'), error: errorOf(errors.re_password) }}
        />
        <Button type="submit" look="solid" size="xl" block loading={isSubmitting}>
          {say('login.forgot_submit')}
        </Button>
      </chakra.form>
    </AccountFrame>
  )
}
