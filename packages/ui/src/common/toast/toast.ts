/** Kind of a short message. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** An undo or follow-up action, offered beside the message. */
export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

export interface ToastOptions {
  readonly action?: ToastAction
  /** Display time in ms; `Infinity` until it is closed. @default 8000 */
  readonly duration?: number
  /** It does not belong to the current page, for example a finished export: it stays when the page changes. @default false */
  readonly acrossPages?: boolean
}

/** A visible message. */
export interface ToastMessage {
  readonly id: string
  readonly kind: ToastKind
  readonly text: string
  readonly action: ToastAction | undefined
  readonly duration: number
  readonly acrossPages: boolean
  /** When it was last shown, in ms since 1970. */
  readonly saidAt: number
  /** How often it was repeated while visible; each repeat restarts its time. */
  readonly times: number
}

/** Most messages visible at once. */
const MOST = 4
/** Long enough to read twice; an old error must not remain beside the success that followed it. */
const READING_MS = 8000
/** A message shown this shortly before a navigation explains it and belongs to the next page. */
const BELONGS_MS = 1000

let shown: readonly ToastMessage[] = []
const listeners = new Set<() => void>()

const change = (next: readonly ToastMessage[]): void => {
  if (next.length === shown.length && next.every((message, at) => message === shown[at])) return
  shown = next
  for (const listener of listeners) listener()
}

// A repeated message restarts instead of piling up. New messages show at once.
const show = (kind: ToastKind, text: string, options: ToastOptions = {}): void => {
  const { action, duration = READING_MS, acrossPages = false } = options
  const id = `${kind}:${text}`
  const times = (shown.find(each => each.id === id)?.times ?? 0) + 1
  const message: ToastMessage = { id, kind, text, action, duration, acrossPages, saidAt: Date.now(), times }
  change([message, ...shown.filter(each => each.id !== id)].slice(0, MOST))
}

/** Short messages about an outcome. Works outside components; messages before `Toaster` is mounted wait for it. */
export const toast = {
  success: (text: string, options?: ToastOptions): void => show('success', text, options),
  error: (text: string, options?: ToastOptions): void => show('error', text, options),
  warning: (text: string, options?: ToastOptions): void => show('warning', text, options),
  info: (text: string, options?: ToastOptions): void => show('info', text, options),
}

/** The visible messages, newest first. */
export const shownToasts = (): readonly ToastMessage[] => shown

/** Calls back at each change of the visible messages. Returns the unsubscribe function. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Removes one message. */
export const closeToast = (id: string): void => change(shown.filter(each => each.id !== id))

/** Removes all messages. */
export const closeToasts = (): void => change([])

/** Closes the messages of a page left at this time; messages of the last second explain the navigation and stay. */
export const leaveToasts = (leftAt: number): void =>
  change(shown.filter(({ saidAt, acrossPages }) => acrossPages || saidAt >= leftAt - BELONGS_MS))
