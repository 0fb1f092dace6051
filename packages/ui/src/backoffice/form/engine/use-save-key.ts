import { type RefObject, useEffect, useEffectEvent } from 'react'

const forms: HTMLFormElement[] = []

/** The form that Ctrl/⌘-S submits: the one around the focus, else the one that opened last. */
const meant = (target: EventTarget | null): HTMLFormElement | undefined =>
  forms.find(form => target instanceof Node && form.contains(target)) ?? forms.at(-1)

/** Submits by Ctrl-S or ⌘-S while the form is on the page, instead of the browser's own save dialog. */
export function useSaveKey(form: RefObject<HTMLFormElement | null>, active: boolean, save: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
    if (meant(event.target) !== form.current) return
    event.preventDefault()
    if (!event.repeat) save()
  })
  useEffect(() => {
    const { current } = form
    if (!active || !current) return
    forms.push(current)
    const listen = (event: KeyboardEvent): void => press(event)
    document.addEventListener('keydown', listen)
    return () => {
      document.removeEventListener('keydown', listen)
      forms.splice(forms.indexOf(current), 1)
    }
  }, [active, form])
}
