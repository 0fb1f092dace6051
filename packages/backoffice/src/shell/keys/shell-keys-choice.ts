import { useState } from 'react'
import { keepChoice, readChoice } from '../../core/choice/kept-choice.ts'
import { useBackoffice } from '../../core/running/backoffice.ts'

/** Whether the keys of the shell are on; remembered in this browser, per area. @default true */
export function useShellKeysChoice(): readonly [enabled: boolean, choose: (enabled: boolean) => void] {
  const { area } = useBackoffice()
  const key = `${area}_keys`
  const [enabled, setEnabled] = useState(() => readChoice(key) !== 'off')
  const choose = (next: boolean) => {
    setEnabled(next)
    keepChoice(key, next ? 'on' : 'off')
  }
  return [enabled, choose]
}
