import { chakra } from '@chakra-ui/react/styled-system'
import { fieldMessages } from '@shiji/api/base/transport/failure.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { waitOf } from '@shiji/api/identity/login-challenge.ts'
import { signIn } from '@shiji/api/identity/session.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { clockTime, useSecondsLeft } from '@shiji/ui/common/countdown/use-seconds-left.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { UiLink } from '@shiji/ui/common/link/ui-link.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import { type FormEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { AccountFrame } from '../../features/session/account-frame.tsx'
import { DemoAccounts } from '../../features/session/demo-accounts.tsx'
import { useReportLoss } from '../../site/form/lost-answer.ts'
import { afterLogin, keepFrom } from '../../site/links/login-path.ts'
import { PATHS } from '../../site/links/paths.ts'
import { useHead } from '../../site/page/use-head.ts'
import { useSite } from '../../site/site-context.ts'

/**
 * Login of buyers (spec §2 /login). Sub-accounts are refused (spec §5); afterwards returns to the page that the person
 * wanted.
 */
export function Component() {
  const say = useText('login', 'common', 'error')
  const dispatch = useShijiDispatch()
  const navigate = useNavigate()
  const { search } = useLocation()
  const { demoAccounts } = useSite().config
  const reportLoss = useReportLoss()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wait, startWait] = useSecondsLeft()
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({})
  const form = useRef<HTMLFormElement>(null)
  const field = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)
  useHead({ title: say('login.login_page') })

  const enter = async (credentials: { readonly username: string; readonly password: string }) => {
    setBusy(true)
    const entered = await dispatch(signIn('buyer', credentials))
    setBusy(false)
    if ('user' in entered) {
      toast.success(say('error.login_successful'))
      return navigate(afterLogin(search, entered.user), { replace: true })
    }
    reportLoss(entered.failure)
    setFields(fieldMessages(entered.failure))
    startWait(waitOf(entered.failure) ?? 0)
    field('password')?.select()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    setFields({})
    if (busy || wait > 0) return
    if (username.trim() === '') return field('username')?.focus()
    if (password === '') return field('password')?.focus()
    void enter({ username: username.trim(), password })
  }
  const empty = (text: string) => (tried && text.trim() === '' ? say('error.cannot_be_empty') : undefined)
  return (
    <AccountFrame
      title={say('login.title_buyer')}
      below={
        <>
          {say('login.no_account')}{' '}
          <UiLink
            href={keepFrom(PATHS.register, search)}
            color="accent.fg"
            fontWeight="medium"
            textDecoration="underline"
          >
            {say('login.register')}
          </UiLink>
        </>
      }
    >
      <chakra.form ref={form} onSubmit={submit} noValidate display="flex" flexDirection="column" gap="4">
        <Field label={say('login.username')} error={empty(username) ?? fields.username}>
          <Input
            name="username"
            size="lg"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={60}
            placeholder={say('login.username_placeholder')}
            value={username}
            onChange={event => setUsername(event.target.value)}
          />
        </Field>
        <Field label={say('login.password')} error={empty(password) ?? fields.password}>
          <PasswordInput
            name="password"
            size="lg"
            maxLength={200}
            placeholder={say('login.password_placeholder')}
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        <UiLink
          href={keepFrom(PATHS.forgetPassword, search)}
          alignSelf="flex-end"
          textStyle="sm"
          color="fg.muted"
          _hover={{ color: 'accent.fg' }}
        >
          {say('login.forgot')}
        </UiLink>
        {wait > 0 && <WarningNote>{say('login.wait')}</WarningNote>}
        <Button type="submit" look="solid" size="xl" block loading={busy} disabled={wait > 0}>
          {wait > 0 ? say('login.wait_left', { time: clockTime(wait) }) : say('login.submit')}
        </Button>
      </chakra.form>
      <DemoAccounts
        accounts={demoAccounts.filter(({ area }) => area === 'buyer')}
        onUse={account => {
          setUsername(account.username)
          setPassword(account.password)
          void enter({ username: account.username, password: account.password })
        }}
      />
    </AccountFrame>
  )
}
