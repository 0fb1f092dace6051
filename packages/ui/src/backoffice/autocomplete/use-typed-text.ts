import { useState } from 'react'

interface Typing {
  /** Text of the field while typing; undefined when the field shows the value. */
  readonly text: string | undefined
  /** Text passed to the caller that has not come back as its value. */
  readonly sent: readonly string[]
  /** The caller's value at the last render. */
  readonly seen: string
}

/**
 * Typed text of a controlled field. On a busy machine the caller may pass a value back after newer letters were typed: such an echo is ignored. Any
 * other value, for example after a form reset, replaces the text.
 */
export function useTypedText(value: string, onValue: (text: string) => void) {
  const [typing, setTyping] = useState<Typing>({ text: undefined, sent: [], seen: value })
  if (value !== typing.seen) {
    const echo = typing.sent.indexOf(value)
    setTyping({
      text: echo < 0 ? undefined : typing.text,
      sent: echo < 0 ? [] : typing.sent.slice(echo + 1),
      seen: value,
    })
  }
  return {
    text: typing.text ?? value,
    type: (text: string): void => {
      setTyping(old => ({ ...old, text, sent: [...old.sent, text] }))
      onValue(text)
    },
    /** Typing has ended: the field shows the caller's value. */
    leave: (): void => setTyping(old => ({ ...old, text: undefined })),
  }
}
