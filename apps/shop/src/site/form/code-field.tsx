import { chakra } from '@chakra-ui/react/styled-system'
import { isFailure } from '@shiji/api/base/transport/failure.ts'
import { useSendSmsMutation } from '@shiji/api/identity/account.buyer.api.ts'
import type { SmsInput } from '@shiji/contract/identity/identity.ts'
import { LIMITS } from '@shiji/contract/limits.ts'
import { useText } from '@shiji/i18n/react.ts'
import { Button } from '@shiji/ui/common/button/button.tsx'
import { Field } from '@shiji/ui/common/field/field.tsx'
import { Input, type InputProps } from '@shiji/ui/common/input/input.tsx'
import { toast } from '@shiji/ui/common/toast/toast.ts'
import { useEffect, useState } from 'react'
import { useReportLoss } from './lost-answer.ts'

export interface CodeFieldProps {
  readonly purpose: SmsInput['name']
  /** Checks the phone before a code is requested; undefined when it is invalid, which the form then shows. */
  readonly phone: () => Promise<string | undefined>
  readonly error: string | undefined
  readonly input: InputProps
  /** Called with the code that a demo returns. */
  readonly onDemoCode: (code: string) => void
}

const second = 1000

/** A code by text message, with a send button that counts down until it can be used again. */
export function CodeField({ purpose, phone, error, input, onDemoCode }: CodeFieldProps) {
  const say = useText('login')
  const reportLoss = useReportLoss()
  const [send, { isLoading }] = useSendSmsMutation()
  const [wait, setWait] = useState(0)
  const [demoCode, setDemoCode] = useState('')
  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), second)
    return () => clearTimeout(timer)
  }, [wait])
  const ask = async () => {
    const to = await phone()
    if (to === undefined) return
    const answer = await send({ phone: to, name: purpose })
    if (answer.data === undefined) {
      reportLoss(answer.error)
      setWait(waitIn(answer.error))
      return
    }
    setWait(answer.data.wait_seconds)
    toast.success(say('login.code_sent'))
    if (answer.data.demo_code === undefined) return
    setDemoCode(answer.data.demo_code)
    onDemoCode(answer.data.demo_code)
  }
  return (
    <Field
      label={say('login.code')}
      required
      error={error}
      hint={demoCode === '' ? undefined : say('login.code_demo', { code: demoCode })}
    >
      <chakra.div display="flex" gap="2">
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={LIMITS.sms.digits}
          placeholder={say('login.code_placeholder')}
          {...input}
        />
        <Button flexShrink="0" minW="132px" loading={isLoading} disabled={wait > 0} onClick={() => void ask()}>
          {wait > 0 ? say('login.code_wait', { seconds: wait }) : say('login.code_send')}
        </Button>
      </chakra.div>
    </Field>
  )
}

/** Seconds to wait when the server refused because of too many requests. */
function waitIn(error: unknown): number {
  if (!isFailure(error) || typeof error.data !== 'object' || error.data === null || !('wait_seconds' in error.data))
    return 0
  const seconds = Number(error.data.wait_seconds)
  return Number.isFinite(seconds) ? Math.min(Math.max(0, Math.ceil(seconds)), LIMITS.sms.gapMs / second) : 0
}
