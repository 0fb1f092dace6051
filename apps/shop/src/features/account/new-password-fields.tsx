import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { PasswordInput } from '@shiji/ui/common/input/password-input.tsx'
import type { Filled } from './filled.ts'

export interface NewPasswordFieldsProps {
  readonly label: string
  readonly password: Filled
  readonly again: Filled
}

/** A new password, typed twice, with the rule that it follows. */
export function NewPasswordFields({ label, password, again }: NewPasswordFieldsProps) {
  const say = useText('login')
  return (
    <>
      <Field label={label} required hint={say('login.password_rule')} error={password.error}>
        <PasswordInput autoComplete="new-password" maxLength={64} {...password.input} />
      </Field>
      <Field label={say('login.password_again')} required error={again.error}>
        <PasswordInput autoComplete="new-password" maxLength={64} {...again.input} />
      </Field>
    </>
  )
}
