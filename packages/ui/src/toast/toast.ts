/** Kind of a short message. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

/** A way back or on, offered beside the message. */
export interface ToastAction {
  readonly label: string
  readonly onClick: () => void
}

export interface ToastOptions {
  readonly action?: ToastAction
  /** How long it stays, in ms. @default 5000; errors stay until closed */
  readonly duration?: number
}

export interface ToastMessage extends ToastOptions {
  readonly kind: ToastKind
  readonly text: string
}

type Receiver = (message: ToastMessage) => void

let receiver: Receiver | undefined
let waiting: ToastMessage[] = []
let summon: (() => void) | undefined

const show = (kind: ToastKind, text: string, options: ToastOptions = {}): void => {
  const message: ToastMessage = { kind, text, ...options }
  if (receiver) {
    receiver(message)
    return
  }
  waiting.push(message)
  summon?.()
}

/** Short messages about an outcome. Works outside components; what comes before `Toaster` is there waits for it. */
export const toast = {
  success: (text: string, options?: ToastOptions): void => show('success', text, options),
  error: (text: string, options?: ToastOptions): void => show('error', text, options),
  warning: (text: string, options?: ToastOptions): void => show('warning', text, options),
  info: (text: string, options?: ToastOptions): void => show('info', text, options),
}

/** Connects the view that draws messages and hands it what waited. Returns the way out. */
export function receiveToasts(next: Receiver): () => void {
  receiver = next
  const held = waiting
  waiting = []
  for (const message of held) next(message)
  return () => {
    if (receiver === next) receiver = undefined
  }
}

/** Calls once when the first message comes, at once when one waits already. Returns the way out. */
export function onFirstToast(call: () => void): () => void {
  summon = call
  if (waiting.length > 0) call()
  return () => {
    if (summon === call) summon = undefined
  }
}
