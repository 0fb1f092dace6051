import { type RefObject, useCallback, useEffect, useState } from 'react'

const focusable = 'input:not([type=hidden]):not([hidden]), select, textarea, button, [contenteditable=true]'

const focusIn = (place: Element | null | undefined): void => place?.querySelector<HTMLElement>(focusable)?.focus()

/** Functions that focus a field of a form: one by name, or the first with an error. */
export function useFieldFocus(frame: RefObject<HTMLFormElement | null>) {
  // Counts the answers with errors; the errors are rendered with the same update.
  const [found, setFound] = useState(0)
  useEffect(() => {
    if (found > 0) focusIn(frame.current?.querySelector('[data-wrong=true]'))
  }, [found, frame])
  const focusWrong = useCallback(() => setFound(count => count + 1), [])
  const goTo = (name: string): void => focusIn(frame.current?.querySelector(`[data-field="${CSS.escape(name)}"]`))
  return { focusWrong, goTo }
}
