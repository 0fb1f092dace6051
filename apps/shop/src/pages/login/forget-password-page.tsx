import { useForgetPasswordMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useLocation, useNavigate } from 'react-router'
import { PhonePasswordForm } from '../../features/account/phone-password-form.tsx'
import { AccountFrame } from '../../features/session/account-frame.tsx'
import { useTakeToken } from '../../features/session/take-token.ts'
import { afterLogin, keepFrom } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useHead } from '../../site/page/use-head.ts'

/** A new password by a code to the phone (spec §2 /forget_password). */
export function Component() {
  const say = useText('login', 'shop_account')
  const navigate = useNavigate()
  const { search } = useLocation()
  const takeToken = useTakeToken()
  const [send] = useForgetPasswordMutation()
  useHead({ title: say('login.forgot_title') })
  return (
    <AccountFrame
      title={say('login.forgot_title')}
      below={
        <UiLink href={keepFrom(PATHS.login, search)} color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('shop_account.back_to_login')}
        </UiLink>
      }
    >
      <PhonePasswordForm
        purpose="forget_password"
        passwordLabel={say('shop_account.password_new')}
        submitLabel={say('login.forgot_submit')}
        refusedAt="code"
        onSend={async ({ username, code, password, re_password }) => {
          const answer = await send({ username, code, password, re_password })
          if (answer.data === undefined) return answer.error
          toast.success(say('login.forgot_done'))
          const token = answer.data.access_token
          const user = token ? await takeToken(token) : undefined
          await navigate(user ? afterLogin(search, user) : keepFrom(PATHS.login, search), { replace: true })
        }}
      />
    </AccountFrame>
  )
}
