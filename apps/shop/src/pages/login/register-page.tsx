import { useRegisterMutation } from '@shiji/api/identity/account.buyer.api.ts'
import { useText } from '@shiji/i18n/react.ts'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { useLocation, useNavigate } from 'react-router'
import { PhonePasswordForm } from '../../features/account/phone-password-form.tsx'
import { AccountFrame } from '../../features/session/account-frame.tsx'
import { useTakeToken } from '../../features/session/take-token.ts'
import { afterLogin, keepFrom } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useHead } from '../../site/page/use-head.ts'
import { AgreementLink } from './agreement-link.tsx'

/** Registration by phone (spec §2 /register); the new buyer is logged in at once. */
export function Component() {
  const say = useText('login')
  const navigate = useNavigate()
  const { search } = useLocation()
  const takeToken = useTakeToken()
  const [send] = useRegisterMutation()
  useHead({ title: say('login.register_page') })
  return (
    <AccountFrame
      title={say('login.register_title')}
      below={
        <UiLink href={keepFrom(PATHS.login, search)} color="accent.fg" fontWeight="medium" textDecoration="underline">
          {say('login.have_account')}
        </UiLink>
      }
    >
      <PhonePasswordForm
        purpose="register"
        passwordLabel={say('login.password_new')}
        submitLabel={say('login.register_submit')}
        agreement={
          <>
            <AgreementLink name="user_agreement">{say('login.agreement_user')}</AgreementLink>{' '}
            {say('login.agreement_join')}{' '}
            <AgreementLink name="privacy_policy">{say('login.agreement_privacy')}</AgreementLink>
          </>
        }
        refusedAt="username"
        onSend={async filled => {
          const answer = await send(filled)
          if (answer.data === undefined) return answer.error
          const user = await takeToken(answer.data.access_token)
          await navigate(user ? afterLogin(search, user) : PATHS.login, { replace: true })
        }}
      />
    </AccountFrame>
  )
}
