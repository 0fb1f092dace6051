import { useState } from 'react'

export interface DraftOptions<T> {
  readonly value: T | undefined
  /** The text of a value. */
  readonly write: (value: T) => string
  /** The value of a text; undefined when it is none. */
  readonly read: (text: string) => T | undefined
  readonly onValue: (value: T | undefined) => void
  /** What to say of a text that is no value. */
  readonly problem: string
  readonly onProblem?: ((message: string | undefined) => void) | undefined
}

export interface Draft {
  readonly text: string
  /** The text is no value; it stays for the person to mend. */
  readonly broken: boolean
  readonly change: (text: string) => void
  /** Ends typing: a text that is a value takes its proper form. */
  readonly settle: () => void
}

/** Keeps what is typed apart from the value that it stands for, so that nothing typed is lost or jumps under the caret. */
export function useDraft<T>({ value, write, read, onValue, problem, onProblem }: DraftOptions<T>): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly stands: T | undefined }>()
  // A value that came from elsewhere (a reset, a loaded record) ends the draft.
  const current = draft && Object.is(draft.stands, value) ? draft : undefined
  const isBroken = (text: string): boolean => text.trim() !== '' && read(text) === undefined
  const change = (text: string): void => {
    const broken = isBroken(text)
    const next = broken ? value : text.trim() === '' ? undefined : read(text)
    setDraft({ text, stands: next })
    onProblem?.(broken ? problem : undefined)
    if (!Object.is(next, value)) onValue(next)
  }
  return {
    text: current ? current.text : value === undefined ? '' : write(value),
    broken: current !== undefined && isBroken(current.text),
    change,
    settle: () => {
      if (current && !isBroken(current.text)) setDraft(undefined)
    },
  }
}
