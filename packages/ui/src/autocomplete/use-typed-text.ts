import { useState } from 'react'

interface Typing {
  /** What stands in the field while somebody types; undefined where the value does. */
  readonly text: string | undefined
  /** What was handed to the caller and has not come back as its value. */
  readonly sent: readonly string[]
  /** The caller's value as last looked at. */
  readonly seen: string
}

/**
 * Text that is typed into a field whose value its caller keeps. A caller on a busy machine may hand a value back when newer
 * letters stand in the field already: such an echo changes nothing. Any other value, as of a form that starts over, is taken.
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
    /** Nobody types any more: the value stands in the field, whatever the caller made of it. */
    leave: (): void => setTyping(old => ({ ...old, text: undefined })),
  }
}
