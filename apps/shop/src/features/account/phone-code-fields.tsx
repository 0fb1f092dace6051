import type { SmsInput } from '@shiji/contract/identity/identity.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input } from '@shiji/ui/common/input/input.tsx'
import { CodeField } from '../../site/form/code-field.tsx'
import type { Filled } from './filled.ts'

export interface PhoneCodeFieldsProps {
  readonly purpose: SmsInput['name']
  readonly phone: Filled
  readonly code: Filled
  /** Checks the phone before a code is requested; undefined when it is invalid, which the form then shows. */
  readonly checkedPhone: () => Promise<string | undefined>
  /** Called with the code that a demo returns. */
  readonly onDemoCode: (code: string) => void
}

/** Identification by phone: its number, and the code sent to it. */
export function PhoneCodeFields({ purpose, phone, code, checkedPhone, onDemoCode }: PhoneCodeFieldsProps) {
  const say = useText('login')
  return (
    <>
      <Field label={say('login.phone')} required error={phone.error}>
        <Input
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          maxLength={11}
          placeholder={say('login.phone_placeholder')}
          {...phone.input}
        />
      </Field>
      <CodeField purpose={purpose} phone={checkedPhone} error={code.error} input={code.input} onDemoCode={onDemoCode} />
    </>
  )
}
