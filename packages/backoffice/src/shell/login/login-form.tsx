import { chakra } from '@chakra-ui/react/styled-system'
import type { ApiFailure } from '@shiji/api/base/transport/failure.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { waitOf } from '@shiji/api/identity/login-challenge.ts'
import { signIn } from '@shiji/api/identity/session.ts'
import type { ChooseStore } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { clockTime, useSecondsLeft } from '@shiji/ui/common/countdown/use-seconds-left.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import { lazyPart } from '@shiji/ui/common/lazy/lazy-part.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { WarningNote } from '@shiji/ui/common/warning-note/warning-note.tsx'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useBackoffice } from '../../core/running/backoffice.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { storesToChoose } from './stores-to-choose.ts'

// Few people see it: those with several stores.
const StoreChooser = lazyPart(() => import('./store-chooser.tsx').then(module => module.StoreChooser))

/**
 * User name and password; a person with several stores then chooses one. Two fields need no form library, which the
 * login page would have to load first.
 */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const say = useText('login', 'error')
  const { area, config } = useBackoffice()
  const dispatch = useShijiDispatch()
  const [username, setUsername] = useState('')
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [wait, startWait] = useSecondsLeft()
  const [stores, setStores] = useState<ChooseStore['stores']>([])
  const form = useRef<HTMLFormElement>(null)
  const focus = (name: string) => {
    const field = form.current?.elements.namedItem(name)
    if (!(field instanceof HTMLInputElement)) return
    field.focus()
    field.select()
  }
  const enter = async (store_id?: number) => {
    setTried(true)
    const empty = username.trim() === '' ? 'username' : password === '' ? 'password' : undefined
    if (empty !== undefined) return focus(empty)
    setBusy(true)
    const credentials = { username: username.trim(), password, ...(store_id === undefined ? {} : { store_id }) }
    const outcome = await dispatch(signIn(area, credentials))
    setBusy(false)
    if ('failure' in outcome) return refused(outcome.failure)
    toast.success(say('error.login_successful'))
    onDone()
  }
  const refused = (failure: ApiFailure) => {
    const choice = storesToChoose(failure)
    setStores(choice)
    startWait(waitOf(failure) ?? 0)
    if (choice.length === 0) focus('password')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (wait > 0) return
    void enter()
  }
  const missing = (value: string) => (tried && value.trim() === '' ? say('error.cannot_be_empty') : undefined)
  return (
    <>
      <chakra.form
        ref={form}
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={submit}
        aria-label={say('common.login')}
      >
        <Field label={say('common.username')} error={missing(username)}>
          <Input
            name="username"
            size="lg"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            value={username}
            onChange={event => setUsername(event.target.value)}
          />
        </Field>
        <Field label={say('common.password')} error={missing(password)}>
          <PasswordInput
            name="password"
            size="lg"
            value={password}
            onChange={event => setPassword(event.target.value)}
          />
        </Field>
        {wait > 0 && <WarningNote>{say('login.wait')}</WarningNote>}
        {stores.length > 0 ? (
          <Suspense fallback={null}>
            <StoreChooser stores={stores} busy={busy} onChoose={id => void enter(id)} />
          </Suspense>
        ) : (
          <Button type="submit" look="solid" size="xl" block loading={busy} disabled={wait > 0}>
            {wait > 0
              ? say('login.wait_left', { time: clockTime(wait) })
              : say(busy ? 'login.submitting' : 'login.submit')}
          </Button>
        )}
      </chakra.form>
      {/* Not loaded lazily: appearing later, it would move the form during a click. */}
      {config.demo && (
        <DemoAccounts
          onUse={account => {
            setUsername(account.username)
            setPassword(account.password)
          }}
        />
      )}
    </>
  )
}
