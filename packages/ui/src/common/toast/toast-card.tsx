import { chakra } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeToast, type ToastKind, type ToastMessage } from './toast.ts'

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

export interface ToastCardProps {
  readonly message: ToastMessage
  /** A person is reading: no message closes meanwhile. */
  readonly held: boolean
}

/** One message; its outcome is shown by icon and text, never by colour alone. */
export function ToastCard({ message, held }: ToastCardProps) {
  const say = useText('common')
  useEnd(message, held)
  const { id, kind, text, action } = message
  const close = () => closeToast(id)
  return (
    <chakra.div
      data-scope="toast"
      data-part="root"
      {...(kind === 'error' ? { role: 'alert' } : {})}
      pointerEvents="auto"
      display="flex"
      alignItems="center"
      gap="3"
      p="3"
      bg="bg.raised"
      color="fg"
      textStyle="md"
      borderRadius="md"
      boxShadow="popover"
      css={{ '@media (prefers-reduced-motion: no-preference)': { animation: 'fade-in 160ms' } }}
    >
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
      <chakra.span flex="1" minW="0" fontWeight="medium" overflowWrap="anywhere">
        {text}
      </chakra.span>
      {action && (
        <chakra.button
          type="button"
          flexShrink="0"
          fontWeight="semibold"
          color="accent.fg"
          px="2"
          minH="24px"
          borderRadius="xs"
          cursor="pointer"
          onClick={() => {
            close()
            action.onClick()
          }}
        >
          {action.label}
        </chakra.button>
      )}
      <chakra.button
        type="button"
        aria-label={say('common.close')}
        flexShrink="0"
        p="1"
        borderRadius="xs"
        color="fg.muted"
        cursor="pointer"
        onClick={close}
      >
        <Icon of={X} size={16} />
      </chakra.button>
    </chakra.div>
  )
}

/**
 * Closes a message after its time; the time pauses while it is hovered or focused, and restarts when the message is
 * repeated.
 */
function useEnd({ id, duration, times }: ToastMessage, held: boolean): void {
  const left = useRef({ times: 0, ms: duration })
  useEffect(() => {
    if (left.current.times !== times) left.current = { times, ms: duration }
    // An infinite timeout would fire immediately.
    if (held || !Number.isFinite(duration)) return
    const since = Date.now()
    const timer = setTimeout(() => closeToast(id), left.current.ms)
    return () => {
      clearTimeout(timer)
      left.current = { ...left.current, ms: left.current.ms - (Date.now() - since) }
    }
  }, [id, duration, times, held])
}
