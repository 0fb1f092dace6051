import { useState } from 'react'

export interface DraftOptions<T> {
  readonly value: T | undefined
  /** Formats a value. */
  readonly write: (value: T) => string
  /** Parses a text; undefined if it is invalid. */
  readonly read: (text: string) => T | undefined
  readonly onValue: (value: T | undefined) => void
  /** Error message for an invalid text. */
  readonly problem: string
  readonly onProblem?: ((message: string | undefined) => void) | undefined
}

export interface Draft {
  readonly text: string
  /** The text is invalid; it stays to be corrected. */
  readonly broken: boolean
  readonly change: (text: string) => void
  /** Ends typing: a valid text is reformatted. */
  readonly settle: () => void
}

/** Keeps the typed text separate from its value, so that no input is lost and the caret does not jump. */
export function useDraft<T>({ value, write, read, onValue, problem, onProblem }: DraftOptions<T>): Draft {
  const [draft, setDraft] = useState<{ readonly text: string; readonly stands: T | undefined }>()
  // An outside change of the value (a reset, a loaded record) ends the draft.
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
