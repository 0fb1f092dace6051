import { chakra } from '@chakra-ui/react/styled-system'
import type { ApiFailure } from '@shiji/api/base/failure.ts'
import { useShijiDispatch } from '@shiji/api/hooks.ts'
import { signIn } from '@shiji/api/identity/session.ts'
import type { ChooseStore } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/button/button.tsx'
import { Field } from '@shiji/ui/field/field.tsx'
import { Input } from '@shiji/ui/input/input.tsx'
import { PasswordInput } from '@shiji/ui/input/password-input.tsx'
import { toast } from '@shiji/ui/toast/toast.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useBackoffice } from '../app/backoffice.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { StoreChooser, storesToChoose } from './store-chooser.tsx'

interface LoginFields {
  username: string
  password: string
}

/** User name and password; a person with several stores then says which one to open. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const say = useText('login', 'error')
  const { area } = useBackoffice()
  const dispatch = useShijiDispatch()
  const [stores, setStores] = useState<ChooseStore['stores']>([])
  const { register, handleSubmit, setValue, setFocus, formState } = useForm<LoginFields>({
    defaultValues: { username: '', password: '' },
  })
  const enter = async ({ username, password }: LoginFields, store_id?: number) => {
    const credentials = { username: username.trim(), password, ...(store_id === undefined ? {} : { store_id }) }
    const outcome = await dispatch(signIn(area, credentials))
    if ('failure' in outcome) return refused(outcome.failure)
    toast.success(say('error.login_successful'))
    onDone()
  }
  const refused = (failure: ApiFailure) => {
    const choice = storesToChoose(failure)
    setStores(choice)
    if (choice.length === 0) setFocus('password', { shouldSelect: true })
  }
  const required = { required: say('error.cannot_be_empty') }
  const submit = handleSubmit(fields => enter(fields))
  return (
    <>
      <chakra.form
        noValidate
        display="flex"
        flexDirection="column"
        gap="4"
        onSubmit={event => void submit(event)}
        aria-label={say('common.login')}
      >
        <Field label={say('common.username')} error={formState.errors.username?.message}>
          <Input
            size="lg"
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            autoFocus
            {...register('username', required)}
          />
        </Field>
        <Field label={say('common.password')} error={formState.errors.password?.message}>
          <PasswordInput size="lg" {...register('password', required)} />
        </Field>
        {stores.length > 0 ? (
          <StoreChooser
            stores={stores}
            busy={formState.isSubmitting}
            onChoose={id => void handleSubmit(fields => enter(fields, id))()}
          />
        ) : (
          <Button type="submit" look="solid" size="xl" block loading={formState.isSubmitting}>
            {say(formState.isSubmitting ? 'login.submitting' : 'login.submit')}
          </Button>
        )}
      </chakra.form>
      <DemoAccounts
        onUse={account => {
          setValue('username', account.username, { shouldValidate: true })
          setValue('password', account.password, { shouldValidate: true })
        }}
      />
    </>
  )
}
