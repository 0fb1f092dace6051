import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { createToaster, Toaster as Region, Toast } from '@chakra-ui/react/toast'
import { useText } from '@shiji/i18n/react.ts'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect } from 'react'
import { Icon } from '../icon/icon.tsx'
import { receiveToasts, type ToastKind, type ToastMessage } from './toast.ts'

const toaster = createToaster({ placement: 'top', max: 4, gap: 12, pauseOnPageIdle: true })

const drawings: Readonly<Record<ToastKind, LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
}

const colours: Readonly<Record<ToastKind, string>> = {
  success: 'status.success.fg',
  error: 'status.danger.fg',
  warning: 'status.warning.fg',
  info: 'status.info.fg',
}

const kindOf = (type: string | undefined): ToastKind =>
  type === 'success' || type === 'error' || type === 'warning' ? type : 'info'

// The same message twice is one message: it starts anew instead of piling up.
const present = ({ kind, text, action, duration }: ToastMessage): void => {
  const id = `${kind}:${text}`
  const message = {
    id,
    type: kind,
    title: text,
    closable: true,
    duration: duration ?? (kind === 'error' ? Number.POSITIVE_INFINITY : 5000),
    ...(action ? { action } : {}),
  }
  if (toaster.isVisible(id)) toaster.update(id, message)
  else toaster.create(message)
}

/** Draws the messages; loaded by `Toaster`. */
export function ToastView() {
  const say = useText('common')
  useEffect(() => receiveToasts(present), [])
  return (
    <Portal>
      <Region toaster={toaster} insetInline={{ mdDown: '4' }}>
        {message => {
          const kind = kindOf(message.type)
          return (
            <Toast.Root w={{ base: 'full', md: '400px' }}>
              <chakra.span color={colours[kind]} flexShrink="0" pt="1px">
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
    </Portal>
  )
}
