import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { createToaster, Toaster as Region, Toast } from '@chakra-ui/react/toast'
import { useText } from '@shiji/i18n/react.ts'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'
import { toastRecipe } from './toast.recipe.ts'
import { receiveToasts, type ToastKind, type ToastMessage } from './toast.ts'

/** Messages on show at once. */
const MOST = 4

const toaster = createToaster({ placement: 'top', max: MOST, gap: 12, pauseOnPageIdle: true })

const drawings: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}

const palettes: Readonly<Record<ToastKind, string>> = {
  success: 'status.success',
  error: 'status.danger',
  warning: 'status.warning',
  info: 'status.info',
}

const kindOf = (type: string | undefined): ToastKind =>
  type === 'success' || type === 'error' || type === 'warning' ? type : 'info'

// The same message twice is one message: it starts anew instead of piling up. What is new shows at once: errors that nobody
// closes would else keep everything after them from being said.
const present = ({ kind, text, action, duration }: ToastMessage): void => {
  const id = `${kind}:${text}`
  const shown = toaster.getVisibleToasts()
  const oldest = shown.at(-1)?.id
  if (shown.length >= MOST && oldest !== undefined && !shown.some(each => each.id === id)) toaster.remove(oldest)
  toaster.create({
    id,
    type: kind,
    title: text,
    closable: true,
    duration: duration ?? (kind === 'error' ? Number.POSITIVE_INFINITY : 5000),
    ...(action ? { action } : {}),
  })
}

/** Connects the messages to the region before it in the tree. */
function Connection() {
  useEffect(() => {
    let disconnect = (): void => {}
    // The region's machine starts after the effects of its commit, and hears nothing that was said before.
    const timer = setTimeout(() => {
      disconnect = receiveToasts(present)
    })
    return () => {
      clearTimeout(timer)
      disconnect()
      // Nobody could close them any more.
      toaster.remove()
    }
  }, [])
  return null
}

/** Draws the messages; loaded by `Toaster`. */
export function ToastView() {
  const say = useText('common')
  return (
    <Portal>
      <Region toaster={toaster} insetInline={{ mdDown: '4' }}>
        {message => {
          const kind = kindOf(message.type)
          return (
            <Toast.Root recipe={toastRecipe} w={{ base: 'full', md: '400px' }}>
              <chakra.span
                colorPalette={palettes[kind]}
                color="colorPalette.fg"
                bg="colorPalette.subtle"
                borderRadius="sm"
                p="1.5"
                flexShrink="0"
              >
                <Icon of={drawings[kind]} size={20} />
              </chakra.span>
              <Toast.Title>{message.title}</Toast.Title>
              {message.action && <Toast.ActionTrigger>{message.action.label}</Toast.ActionTrigger>}
              <Toast.CloseTrigger aria-label={say('common.close')} position="static">
                <Icon of={X} size={16} />
              </Toast.CloseTrigger>
            </Toast.Root>
          )
        }}
      </Region>
      <Connection />
    </Portal>
  )
}
