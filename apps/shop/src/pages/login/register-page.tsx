import { chakra } from '@chakra-ui/react/styled-system'
import { yupResolver } from '@hookform/resolvers/yup'
import { useRegisterMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Checkbox } from '@shiji/ui/common/checkbox/checkbox.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { boolean, object, ref, string } from 'yup'
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
import { AgreementLink } from './agreement-link.tsx'

const rules = object({
  username: phoneNumber,
  code: smsCode,
  password: newPassword,
  re_password: string()
    .required('error.cannot_be_empty')
    .oneOf([ref('password')], 'error.password_mismatch'),
  agree: boolean()
    .required()
    .test('agreed', 'error.agreement_first', agreed => agreed),
})

/** Registration by phone (spec §2 /register); the new buyer is logged in at once. */
export function Component() {
  const say = useText('login')
  const navigate = useNavigate()
  const { search } = useLocation()
  const takeToken = useTakeToken()
  const errorOf = useFieldError()
  const [send] = useRegisterMutation()
  const { register, handleSubmit, setError, setFocus, setValue, trigger, getValues, formState } = useForm({
    resolver: yupResolver(rules),
    mode: 'onTouched',
    defaultValues: { username: '', code: '', password: '', re_password: '', agree: false },
  })
  const showRefusal = useServerFields(
    { setError, setFocus },
    ['username', 'code', 'password', 're_password'],
    'username',
  )
  const { errors, isSubmitting } = formState
  useHead({ title: say('login.register_page') })
  const submit = handleSubmit(async values => {
    const answer = await send(values)
    if (answer.data === undefined) return showRefusal(answer.error)
    const user = await takeToken(answer.data.access_token)
    await navigate(user ? afterLogin(search, user) : PATHS.login, { replace: true })
  })
  return (
    <AccountFrame
      title={say('login.register_title')}
      below={
        <UiLink href={keepFrom(PATHS.login, search)} color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('login.have_account')}
        </UiLink>
      }
    >
      <chakra.form onSubmit={event => void submit(event)} noValidate display="flex" flexDirection="column" gap="4">
        <PhoneCodeFields
          purpose="register"
          phone={{ input: register('username'), error: errorOf(errors.username) }}
          code={{ input: register('code'), error: errorOf(errors.code) }}
          checkedPhone={async () =>
            (await trigger('username', { shouldFocus: true })) ? getValues('username').trim() : undefined
          }
          onDemoCode={code => setValue('code', code, { shouldValidate: true })}
        />
        <NewPasswordFields
          label={say('login.password_new')}
          password={{ input: register('password'), error: errorOf(errors.password) }}
          again={{ input: register('re_password'), error: errorOf(errors.re_password) }}
        />
        <Field label={say('login.agree')} labelHidden error={errorOf(errors.agree)}>
          <chakra.div display="flex" alignItems="center" gap="2" textStyle="sm" flexWrap="wrap">
            <Checkbox {...register('agree')} />
            <span>
              {say('login.agree')} <AgreementLink name="user_agreement">{say('login.agreement_user')}</AgreementLink>{' '}
              {say('login.agreement_join')}{' '}
              <AgreementLink name="privacy_policy">{say('login.agreement_privacy')}</AgreementLink>
            </span>
          </chakra.div>
        </Field>
        <Button type="submit" look="solid" size="xl" block loading={isSubmitting}>
          {say('login.register_submit')}
        </Button>
      </chakra.form>
    </AccountFrame>
  )
}
