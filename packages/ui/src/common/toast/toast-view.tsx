import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useText } from '@shiji/i18n/react.ts'
import { useEffect, useRef, useState } from 'react'
import type { ToastMessage } from './toast.ts'
import { ToastCard } from './toast-card.tsx'

/** Height that the messages take on a phone, for the page to make room: otherwise they would cover its content. */
const ROOM = '--messages-room'

export interface ToastViewProps {
  readonly messages: readonly ToastMessage[]
  /** Distance from the top of the window, below fixed elements. */
  readonly top: NonNullable<HTMLChakraProps<'div'>['top']>
  /** Distance from its bottom, where `top` is 'auto'. */
  readonly bottom: NonNullable<HTMLChakraProps<'div'>['bottom']>
}

/**
 * Renders the messages: on a phone across the page, which makes room for them, elsewhere at the end of the line.
 */
export function ToastView({ messages, top, bottom }: ToastViewProps) {
  const say = useText('common')
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const hidden = useHidden()
  const region = useRef<HTMLElement>(null)
  useEffect(() => {
    // Closing a message fires no pointer or focus event on it.
    setPointed(region.current?.matches(':hover') === true)
    setFocused(messages.length > 0 && region.current?.contains(document.activeElement) === true)
    const room = messages.length > 0 ? (region.current?.offsetHeight ?? 0) : 0
    document.documentElement.style.setProperty(ROOM, room === 0 ? '0px' : `${room + 8}px`)
    return () => void document.documentElement.style.removeProperty(ROOM)
  }, [messages])
  return (
    <chakra.section
      ref={region}
      data-messages
      aria-live="polite"
      aria-label={say('common.messages')}
      position="fixed"
      zIndex="toast"
      top={top}
      bottom={bottom}
      insetEnd={{ base: '3', md: '6' }}
      w={{ base: 'calc(100vw - 24px)', md: '360px' }}
      display="flex"
      flexDirection="column"
      gap="2"
      pointerEvents="none"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {messages.map(message => (
        <ToastCard key={message.id} message={message} held={pointed || focused || hidden} />
      ))}
    </chakra.section>
  )
}

/** Whether the page is hidden. */
function useHidden(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden)
  useEffect(() => {
    const look = () => setHidden(document.hidden)
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return hidden
}
